# The lessons of Champions of Midgard. One to three short sentences a step; `.otherwise` is said to somebody who tries
# something else.

## The idea

lessons-champions-idea-want = The old jarl is dead, and the chair is still warm. For eight rounds you gather warriors and slay what needs slaying; each kill brings Glory. Whoever has the most Glory at the end is the new jarl.
lessons-champions-idea-enemies = This is where Glory comes from: two draugr, who are dead and will not lie down, and the troll at the gate. New ones come every round.
lessons-champions-idea-sea = And monsters, one on every shore across the sea. They are worth the most, but first one has to get there. We shall, in lesson 3.
lessons-champions-idea-foe = One of them closely: the { champions-draugr-jarl }. The fangs are Attack: so many of your warriors fall each time you clash. The shield is Defence: so much damage fells it. The laurel is the Glory, and the rest is the reward.
lessons-champions-idea-worker = A round begins in town. In turns everybody sends out one worker, and each place gives what is drawn there. Two of yours are at work already; send the next to the { champions-location-hafter } and a spearman joins you.
    .otherwise = That place is not going anywhere. First fetch a spearman from the { champions-location-hafter }.
lessons-champions-idea-claim = Your warriors are dice, and now you have four. Places with a red ring only reserve a fight for later, and nobody else can have it then. Reserve the { champions-draugr-jarl }.
    .otherwise = Your last worker this round, so make it count: the { champions-draugr-jarl }.
lessons-champions-idea-send = All workers stand, so now the warriors march. Choose yours one by one, and all four go against the { champions-draugr-jarl }. The percentage says how likely they are to win.
    .otherwise = Nobody stays at home today. Send all four.
lessons-champions-idea-dice = Your dice. One weapon is 1 damage, two weapons are 2. A shield stops one blow. A blank face is somebody who tripped.
lessons-champions-idea-strike = 2 and 1 is 3 damage, and Defence 3 is just what it takes. Keep this result.
    .otherwise = Rolling again costs something, and this roll already wins. Keep it.
lessons-champions-idea-fallen = It falls, and strikes while falling: Attack 3, less your one shield, so two warriors are lost. You choose who. Axemen hit best, swordsmen are the easiest to replace.
    .otherwise = First say who falls.
lessons-champions-idea-glory = 6 Glory and 4 coins are yours, and whoever survived is home again. Workers come home after every round, too.
lessons-champions-idea-blame = And the old troll? Nobody fought it, so the town gave everybody a token of blame. Blame costs Glory at the end, and each one costs more than the one before. A new troll is here already.
lessons-champions-idea-done = That is the whole idea: workers fetch warriors, warriors fetch Glory. Only the places are few and the others want them as well. Next: the town, and everything you can do there.

## The turn

lessons-champions-turn-leader = Every clan has a leader who bends one rule. Take { champions-leader-gylfir }, who gets goods from the { champions-location-merchant } without paying.
    .otherwise = A fine leader for another day. Today it is { champions-leader-gylfir }.
lessons-champions-turn-purse = This is all you own: food, wood, a coin, a favor token and a single warrior. The little figures are your workers: four of them, so you place four times in a round, in turns with { $rival }.
lessons-champions-turn-destiny = This card is your destiny, and only you see it. If at the end you have most of what it names, it gives you Glory. { champions-destiny-odins-favored } counts favor tokens.
lessons-champions-turn-blue = Places with a blue ring get one thing more every round, and it piles up until somebody comes. The { champions-location-blacksmith } has an axeman, the best fighter there is. Fetch that one.
    .otherwise = Those keep until later. First the axeman of the { champions-location-blacksmith }.
lessons-champions-turn-once = { $rival } went to the { champions-location-hafter }, and now it is taken until the round is over. Most places hold one worker. What you need badly, take first.
lessons-champions-turn-brown = Places with a brown ring always give the same. Only the { champions-location-merchant } changes with its card: today 1 food and 2 wood. For others that costs a coin. Help yourself.
    .otherwise = First see what your leader is good for: the { champions-location-merchant }.
lessons-champions-turn-ship = With that wood the { champions-location-shipwright } builds you a { champions-private_longship-karvi }. A ship of your own needs no rent and brings Glory at the end, but you can build only one. Place a worker there.
    .otherwise = The wood is burning in your hands. Go to the { champions-location-shipwright }.
lessons-champions-turn-marker = { $rival } took the { champions-location-jarls-longhouse }: a swordsman, and with it the marker of the first player. Who has the marker begins the next round and has first choice.
lessons-champions-turn-hunt = A red ring, so nothing happens at once. When all workers stand, your warriors who do not fight go hunting for food, and none of them is ever lost. The { champions-location-hunt } have room for any number of workers.
    .otherwise = You have two warriors with nothing to do. Send them hunting: the { champions-location-hunt }.
lessons-champions-turn-roll = The hunt: every damage on your dice is one food. A hit and a blank make one food. Thin soup.
lessons-champions-turn-reroll = This is what favor is for: one token, and you roll again whatever dice you pick, in a hunt or in a fight. Pick the blank one.
    .otherwise = One food for two hunters? Pick the blank die and roll it again.
lessons-champions-turn-again = The other die is good, so leave it. Spend the favor and roll.
    .otherwise = A hit is a hit: leave that die alone and roll.
lessons-champions-turn-round = Three food, well spent. The round is over: workers come home, the blue places fill up, new enemies appear. And the troll was left alone, so both of you have a blame.
lessons-champions-turn-runesmith = { $rival } has the marker and began. Now you: the { champions-location-runesmith } gives you a rune for 1 wood.
    .otherwise = One thing after another: first a rune from the { champions-location-runesmith }.
lessons-champions-turn-rune = A rune works once, and gives Glory at the end whether you used it or not. Take { champions-rune-wealth }: it doubles your coins, whenever you like.
    .otherwise = Also useful, but we are going to need coins: take { champions-rune-wealth }.
lessons-champions-turn-sage = { champions-location-sage }: you look at one hidden card of the sea, and draw another destiny. Knowing things is underrated. Go there.
    .otherwise = First ask somebody wise: { champions-location-sage }.
lessons-champions-turn-look = On every shore lies a hidden journey: what happens to whoever sails there. Choose one to look at.
    .otherwise = First choose a journey to look at.
lessons-champions-turn-stall = Stalls are different in every game. The { champions-stall-stranger } gives 2 coins and asks nothing in return. Take them.
    .otherwise = Free coins first: the { champions-stall-stranger }.
lessons-champions-turn-wealth = 2 coins. Using a rune is no worker and no turn: choose { champions-rune-wealth } in front of you, and they are 4.
    .otherwise = Not yet: first the rune { champions-rune-wealth }, while it is worth something.
lessons-champions-turn-church = The { champions-location-stave-church } sells favor, and the more you buy at once, the dearer each of them gets. Place your last worker there.
    .otherwise = Your coins are for the { champions-location-stave-church }.
lessons-champions-turn-favor = A favor you keep is worth 2 Glory at the end, and your destiny counts them, too. One for 1 coin or two for 3: as you like.
    .otherwise = First buy your favor: one or two.
lessons-champions-turn-market = Another round. At the { champions-location-market } you change food, wood and coins into each other, one for one. Place a worker there.
    .otherwise = Later. First the { champions-location-market }.
lessons-champions-turn-exchange = Divide your goods as you like, then trade. Food is for the sea, wood for runes and ships, coins for nearly everything else.
    .otherwise = First finish your trade.
lessons-champions-turn-hut = Everybody has one more worker waiting in the { champions-location-worker-hut }. The first who buys pays 5 coins, those who come later less, but every round without a worker is a place less.
lessons-champions-turn-beg = You must place all your workers. If nothing helps, you beg: a coin, and a blame for it. It is always possible and seldom proud.
lessons-champions-turn-done = Brown and blue at once, red later, one worker a place. That is the town. Next: how to get warriors across the sea and most of them back.

## What it is really about

lessons-champions-knot-now = The third round, and three clans. Nobody has touched a troll so far, so everybody has 2 blame. At the end that costs 3 Glory; three would cost 6, and six would cost 21.
lessons-champions-knot-few = You have seven warriors and only three workers. You want food, the troll and a ship; so may the others. Ask yourself every time: what will be gone when it is my turn again?
lessons-champions-knot-food = The { champions-location-smokehouse } has been filling up for three rounds: 3 food for one worker. Take it before somebody smells it.
    .otherwise = 3 food will not lie there for long. The { champions-location-smokehouse } first.
lessons-champions-knot-troll = { $rival } and { $third } fetched warriors and left you the troll. Whoever kills it loses one blame and gives one to somebody else, so it counts twice. Reserve it.
    .otherwise = If you leave the troll, somebody else will hang the blame on you. Reserve it.
lessons-champions-knot-prey = One worker left. Monsters pay best: the { champions-monster-valravn } is worth 10 Glory. Nobody came for two rounds, so 2 coins lie on it as well.
lessons-champions-knot-shores = But the sea wants its share. Each shore hides a journey, maybe calm, maybe a storm or the Kraken. And crews eat: beside the shore's name you see how many warriors one food feeds.
lessons-champions-knot-sail = The { champions-location-large-longship } costs a coin and carries ten: warriors and food together. Place your worker on it.
    .otherwise = Your crew will not swim. Take the { champions-location-large-longship }.
lessons-champions-knot-port = Choose the port now; it cannot be changed later, and each port takes one ship. The near shore, please: one food feeds two there.
    .otherwise = Too far: everybody would want a food of their own there. Take the near port.
lessons-champions-knot-split = This is the heart of it: who goes where? For each fight you see how likely you are to win. Once it has begun nobody can run, and if you lose, all who went are gone.
lessons-champions-knot-band = First the troll: the three swordsmen. Watch the percentage. It stays a gamble, but the figure does not know about favor yet.
    .otherwise = Keep the better dice for the sea. Swordsmen against the troll.
lessons-champions-knot-crew = The strong ones go to sea: both axemen and both spearmen.
    .otherwise = First the crew: axemen and spearmen go aboard.
lessons-champions-knot-stores = Four warriors need two food on this shore. Load three: what the sea takes, it should take from the barrel.
    .otherwise = Hungry warriors do not fight, they die before it. Load three food.
lessons-champions-knot-seal = The last food can stay at home. You are done.
    .otherwise = Three food will do. You are done.
lessons-champions-knot-short = 3 damage, and it needs 4. One short! If you leave it at that, two of your three fall and the third has to finish it alone.
lessons-champions-knot-bet = A fight is a bet, and favor is your second try. Kept, it is worth 2 Glory; this troll is worth 5 and less blame. Pick the blank die.
    .otherwise = One damage is missing, and one die shows nothing. Pick that one.
lessons-champions-knot-throw = The others are good. Roll this one alone.
    .otherwise = Do not touch dice that hit. Roll.
lessons-champions-knot-blame = Two weapons! The troll is dead, and so are two swordsmen. You drop one blame, and somebody has to take one. Choose whom you like least, or who has too much Glory.
    .otherwise = Somebody has to take the blame. Choose a clan.
lessons-champions-knot-storm = The journey is turned up: a storm. It takes a warrior or a food. See what the third food was for?
    .otherwise = Two food are enough for four warriors. Give the storm the third.
lessons-champions-knot-monster = They have eaten and fought. In the first clash two shields stopped every blow, in the second the { champions-monster-valravn } fell. One last blow lands: who falls?
    .otherwise = First say who falls.
lessons-champions-knot-home = 10 Glory, a favor and the 2 coins, and three of four came home. One blame left, while the others have more. A good round.
lessons-champions-knot-done = Take first what will be gone. Send enough, not just enough. One food too many, one favor for the one die that matters, and never let blame pile up. Next: how it is counted.

## The end

lessons-champions-end-last = The eighth round, the last one, and your last worker. 60 Glory against 35 looks safe. But much is counted only now, and you have 4 blame.
lessons-champions-end-worthless = After this round, what you did not use is lost: food, wood and warriors are worth nothing unless a destiny counts them. Three coins are 1 Glory. A favor is 2.
lessons-champions-end-church = You have 9 coins. Make favor of them: the { champions-location-stave-church }.
    .otherwise = Nothing else gives as much now. The { champions-location-stave-church }.
lessons-champions-end-favor = Three favor cost 6 coins. As coins they are 2 Glory, as favor 6. Buy three.
    .otherwise = Coins in your pocket are hardly worth anything now. Buy three.
lessons-champions-end-all = Why spare anybody? An enemy strikes as hard at seven as at two, so send all seven. This { champions-draugr-jarl } is blue, by the way. That will matter.
    .otherwise = Whoever stays at home does nothing for you. Send all of them.
lessons-champions-end-strike = { $rival } killed the troll and gave you the blame, your fifth. That is what the leader gets. Your own dice show more than enough: keep them.
    .otherwise = 3 damage are enough, and favor is Glory now. Keep the result.
lessons-champions-end-fallen = Two fall, and for once it does not matter who: your destiny { champions-destiny-leader-of-armies } only counts heads.
    .otherwise = First say who falls.
lessons-champions-end-sets = It is over, and now it is counted. To the 66 Glory you have won comes 5 for each set of a red, a yellow and a blue enemy. The blue { champions-draugr-jarl } made your first set. Trolls have no colour.
lessons-champions-end-destinies = { champions-destiny-leader-of-armies }: you have most warriors, 7 Glory. { champions-destiny-prepared } wanted most food, and { $rival } has more: nothing. A tie gives the smaller number.
lessons-champions-end-things = Your runes bring 8, used or not, your ship 5, four favor 8 and seven coins 2.
lessons-champions-end-blame = And the bill: five blame cost 15. The first costs 1, the second 2, the fifth 5, and so on to 21 for six or more. The troll of this round cost you 5 Glory without a fight.
lessons-champions-end-sum = 86 to 71. { $rival } had 18 from destinies you never saw, so a lead on the track is only half the truth. If two are equal, whoever has defeated more enemies wins.
lessons-champions-end-done = That is all of it. People overlook three things: enemies in three colours, destinies that others can spoil, and blame. Now play.

## Variants

lessons-champions-more-why = Whoever lays the table can add two small variants, one or both. They are no harder, only meaner; leave them out of your first game.
lessons-champions-more-fame = { champions-option-hall_of_fame }: the enemies you have slain lie open for all to see. Everybody knows which colour you still want, and will be in your way.
lessons-champions-more-blame = { champions-option-distrustful_townsfolk }: everybody begins with a blame, and nobody knows why. Trolls are wanted from the first round on.
lessons-champions-more-done = You know more now than most who sit down at this table. Good luck, and mind the troll.
