# The lessons of Reavers of Midgard. One to three short sentences a step; `.otherwise` is said to somebody who tries
# something else.

## The idea

lessons-reavers-idea-want = You have a longship, a crew, and a coast that has not met you yet. Whoever has the most Glory after six rounds wins. Yours is the laurel here: zero so far, and we shall mend that.
lessons-reavers-idea-places = Six places to trade, raid and fight. In each round four of them are chosen, one after another, and then everybody may use the chosen one. The dark labels say what it costs.
lessons-reavers-idea-crew = Your crew: dice, each with one face up. They are not rolled every turn; they stay like this until you spend them. Hammers fight; Shields, Chests and Ships pay.
lessons-reavers-idea-select = You choose the first place. Take { reavers-location-battle }: merely choosing it brings 2 Glory.
    .otherwise = That one will have its day. Today the sea is calling: choose { reavers-location-battle }.
lessons-reavers-idea-pay = Now: use it, or rest? Sailing costs 4 Food, and 4 is what you have. Food is there to be eaten: choose { reavers-location-battle } again.
    .otherwise = Resting is for those who cannot pay, and you can. Choose { reavers-location-battle } again.
lessons-reavers-idea-prey = The voyage was calm, so pick your prey. The monster is worth 19 Glory, but the shield in its corner says Defense 5. The { reavers-battle-merchant } is worth 8 and has Defense 2.
    .otherwise = Brave, but your crew is small. Take the { reavers-battle-merchant }.
lessons-reavers-idea-way = There are two ways to win: hand in exactly the dice in the picture, or fight. You came for a fight, so choose it.
    .otherwise = A Chest and a Hammer would win for certain, and that is good to know. But see a fight first.
lessons-reavers-idea-commit = Every Hammer you give up now becomes a Combat die, a Double Hammer even two. Choose the Double Hammer.
    .otherwise = Begin with the Double Hammer: two Combat dice for one die of the crew.
lessons-reavers-idea-more = Two Combat dice. Add one single Hammer and keep the other: whatever you throw in is gone, won or lost.
    .otherwise = Two dice against Defense 2 would be a gamble. Add one Hammer first.
lessons-reavers-idea-roll = Three dice, and together they have to show 2. Roll!
    .otherwise = The last Hammer is for another day. Roll.
lessons-reavers-idea-won = 0, 1 and 1 make 2: the goods are yours. 8 Glory for the ship and 2 for choosing the place make 10, with some Food on top.
lessons-reavers-idea-rest = And now the odd thing about this game: at your place { $rival } is asked, too. { $rival } rested and took 2 Food for it.
lessons-reavers-idea-everybody = Then { $rival } chose { reavers-location-trade } and took three rewards. Nobody sits idle: you are asked as well, and it costs nothing. Use it.
    .otherwise = Resting brings less than this gift. Choose { reavers-location-trade }.
lessons-reavers-idea-reward = Whoever chooses a place gets the most out of it, so for you there is one reward. Your larder is nearly empty: take the Food.
    .otherwise = Tempting, but hungry crews do not sail. Take the Food.
lessons-reavers-idea-done = That is the whole idea: one player chooses a place, everybody uses it or rests, and dice are the money. Next: all you can do in a round.

## The round

lessons-reavers-turn-two = Everybody begins with two Reavers. Each brought dice, which you have rolled: that is your crew. Then every card is used up in one of three ways, and you will try them all.
lessons-reavers-turn-first = Begin with the { reavers-reaver-arsonist }.
    .otherwise = The other one has to wait: begin with the { reavers-reaver-arsonist }.
lessons-reavers-turn-promote = One way: promote. This Reaver becomes your Jarl, brings a gift, here 4 Food, and makes every Helmet on your dice a joker: Shield, Chest, Ship or Hammer, as you need it. Choose the place of the Jarl.
    .otherwise = All in good time. First somebody has to lead: choose the place of the Jarl.
lessons-reavers-turn-bench = Another way: specialize. A Reaver at a place works for you whenever anybody chooses it. The { reavers-reaver-book-keeper } writes down 2 Glory each time; put the card at Keeps.
    .otherwise = A fine idea, but today the book is kept at Keeps.
lessons-reavers-turn-trade = Round 1, and you begin. { reavers-location-trade } costs nothing: choose it.
    .otherwise = Your purse is thin. Begin with what costs nothing: { reavers-location-trade }.
lessons-reavers-turn-use = Everybody is asked, you first: use it or rest? Use it.
    .otherwise = You can rest when you are old. Choose { reavers-location-trade }.
lessons-reavers-turn-dice = Three rewards for you. First the dice: choose them.
    .otherwise = You will get to that. First the dice.
lessons-reavers-turn-two-dice = These dice keep their faces: what you see is what you get. Take any two you like.
    .otherwise = First take two of these dice.
lessons-reavers-turn-favor = Next, Favor: the gods’ small change. It buys second rolls in a fight, and land.
    .otherwise = Take Favor this time: you will need it before the round is over.
lessons-reavers-turn-prophecy = Last, a Prophecy. It says what will be worth Glory to you at the end, so collect what it names. Take one you like.
    .otherwise = You have dice and Favor. Take a Prophecy.
lessons-reavers-turn-book = { $rival } took one reward, then chose { reavers-location-keep } and paid two Shields. But first your { reavers-reaver-book-keeper } wrote down 2 Glory for you. Other people’s plans can be quite profitable.
lessons-reavers-turn-rest = At Keeps you lack the Shields, and whoever cannot pay rests. That means Food, or a new die: take a die of any colour.
    .otherwise = Food you have. Take a die.
lessons-reavers-turn-face = And you set it yourself: to any face you like. Resting is not so bad.
    .otherwise = First set the new die to a face.
lessons-reavers-turn-recruit = Your second ship this round: with two players everybody has two. Get more people: choose { reavers-location-recruit }.
    .otherwise = Later. A crew wants to grow: choose { reavers-location-recruit }.
lessons-reavers-turn-favors = It costs nothing, and whoever chose it gets 2 Favor besides. Use it.
    .otherwise = You would lose the Favor. Choose { reavers-location-recruit }.
lessons-reavers-turn-pair = Reavers come in pairs. Take the pair with the { reavers-reaver-book-keeper }.
    .otherwise = Also good people. But you know how useful the { reavers-reaver-book-keeper } is.
lessons-reavers-turn-again = Their dice are rolled and aboard. The { reavers-reaver-book-keeper } first.
    .otherwise = First the { reavers-reaver-book-keeper }.
lessons-reavers-turn-land-bench = Put this one at Subdue, and listen to the quill.
    .otherwise = Spread your people: put this one at Subdue.
lessons-reavers-turn-rally = The third way: rally. The card goes to your Glory pile, and a die comes aboard, set as you like. Choose the pile.
    .otherwise = Two ways you know. Try the third: choose the Glory pile.
lessons-reavers-turn-set = Set it to any face you like.
    .otherwise = First set the new die to a face.
lessons-reavers-turn-full = Your ship is full, and one die is too many. Choose which one goes overboard.
    .otherwise = One die has to go first.
lessons-reavers-turn-subdue = { $rival } rested, then chose { reavers-location-subdue }; the second { reavers-reaver-book-keeper } wrote down another 2 Glory. { $rival } had three attempts; you have one. Use it.
    .otherwise = Land for the taking, and you want to rest? Choose { reavers-location-subdue }.
lessons-reavers-turn-land = Red land costs Food, blue land Favor, purple land dice. The number is its Defense: more to pay, and a better reward on the back. Choose the blue 2.
    .otherwise = You have saved Favor: choose the blue 2.
lessons-reavers-turn-peace = By force you would fight as you did at sea. Peacefully you pay 2 Favor, and everybody stays alive.
    .otherwise = Keep the Hammers. Today you come in peace.
lessons-reavers-turn-round = On the back was a Prophecy. And from now on the land brings you 1 Glory at the end of every round, this one included. The places are refilled, and round 2 begins.
lessons-reavers-turn-done = You have seen a whole round: four places, and at each of them everybody uses it or rests. Early land and busy Reavers pay again and again. Next: what it is really about.

## What it is really about

lessons-reavers-knot-question = Your Jarl is of the Helmet clan. { reavers-location-village } costs two Chests, and among your dice there is one. How does one pay two with one?
lessons-reavers-knot-village = Choose { reavers-location-village } all the same. You may choose a place before you can pay for it.
    .otherwise = Trust me on this one: { reavers-location-village }.
lessons-reavers-knot-wild = First of all your { reavers-reaver-warrior } there went to work and brought a die with a Helmet. With your Jarl a Helmet is as good as a Chest. One Food, a Chest, a Helmet: pay!
    .otherwise = You have all you need. Choose { reavers-location-village } and pay.
lessons-reavers-knot-pair = Whoever pays takes a pair of cards; you chose the place, so two more come from the deck. Take the pair with the { reavers-village-farm }.
    .otherwise = Take the pair with the { reavers-village-farm }: there is a choice in it that you should know.
lessons-reavers-knot-order = Four cards, in any order. First { reavers-village-upgrade-shield }.
    .otherwise = That one comes, too. First { reavers-village-upgrade-shield }.
lessons-reavers-knot-tile = 3 Glory now, or a tile for your ship that counts as a Shield once in every round? Six rounds are long: take the tile.
    .otherwise = Glory now is nice, but you will miss this Shield within minutes. Take the tile.
lessons-reavers-knot-farm = Now the { reavers-village-farm }.
    .otherwise = In a moment. The { reavers-village-farm } first.
lessons-reavers-knot-pillage = The Farm has fed you. Plundering it gives 1 more Food and a token worth Glory at the end, but also 1 Terror. One Terror costs 1 Glory, two cost 3, three 6, and it goes on like that. Your choice.
    .otherwise = First decide about the Farm: plunder it, or let it be.
lessons-reavers-knot-artifact = The last two are artifacts: Glory at the end, and each does you a favour if you give up the right die. Take either, the other follows.
    .otherwise = First these two.
lessons-reavers-knot-less = { $rival } paid as well, but took only a pair: the two extra cards are for whoever chooses. So choose yourself where you want the most.
lessons-reavers-knot-keep = { $rival } chose { reavers-location-keep }, attacked a Tower and lost: dice gone, nothing won. You have one Shield die, and your tile is the second. Raid!
    .otherwise = A Shield die and a Shield tile are exactly the price. Choose { reavers-location-keep }.
lessons-reavers-knot-spoils = What lies in keeps counts only at the end, in sets: the more of a kind, the better. Take what lies open.
    .otherwise = The deck is a guess. Take what you can see.
lessons-reavers-knot-deny = Before you choose again, look at { $rival }: 2 Food left. { reavers-location-battle } costs 4, so there you would be alone. Choosing what the others cannot pay is half the game.
lessons-reavers-knot-subdue = Today you want land, though: choose { reavers-location-subdue }.
    .otherwise = A good thought. But today you want land: { reavers-location-subdue }.
lessons-reavers-knot-three = You chose it, so you have three attempts. Use it.
    .otherwise = Three attempts are waiting: choose { reavers-location-subdue }.
lessons-reavers-knot-force = Your Double Hammer makes two Combat dice. Attack the purple 2: you have no dice to spare for peace.
    .otherwise = Hammers first: attack the purple 2.
lessons-reavers-knot-short = 0 and 1: one short. The dice are gone anyway, so fight on: a Favor buys you another roll.
    .otherwise = Give up one step from the goal? Spend the Favor.
lessons-reavers-knot-which = Choose what is rolled again: the 0, of course.
    .otherwise = That 1 is good as it is. Roll the 0 again.
lessons-reavers-knot-throw = And roll.
    .otherwise = Leave the 1 alone, and roll.
lessons-reavers-knot-food = 1 and 1: the land is yours. No Hammer is left, but Food is: the red 1 comes for 2 Food.
    .otherwise = Keep something for the next round: the red 1 is cheap.
lessons-reavers-knot-stop = You could go on. But Food pays for everything, the next raid included: stop here.
    .otherwise = Greed sinks ships. Stop here.
lessons-reavers-knot-rewards = Only now the lands are turned over. Take the rewards, in any order.
    .otherwise = First take one of the two rewards.
lessons-reavers-knot-done = Faces are money, and a Jarl makes more of them. Reavers at places work at everybody’s turn. Choose where you get the most and the others the least. Next: the end.

## The end

lessons-reavers-end-last = Round 6, and the very last ship of the game is yours. After it there is only counting.
lessons-reavers-end-behind = { $rival } has 85 Glory, you have 50. Hopeless? The track is only half the story. Look also at the purple token: five Terror.
lessons-reavers-end-worth = Food and dice are worth nothing now, and Favor only breaks ties. Neither does land bring Glory after the last round. So what still counts?
lessons-reavers-end-trade = Prophecies do. Choose { reavers-location-trade }.
    .otherwise = What you would get there is worth little now. Choose { reavers-location-trade }.
lessons-reavers-end-use = Three rewards. Use it.
    .otherwise = Rest after the game. Choose { reavers-location-trade }.
lessons-reavers-end-feast = { reavers-prophecy-feast-of-gods } gives 1 Glory for every Food territory, and you have four. Take it.
    .otherwise = Count first: four Food territories make { reavers-prophecy-feast-of-gods } the best of all. Take it.
lessons-reavers-end-more = One counts your sea battles, two of them; the other your Towers, one. Not much, but more than Food. Take both.
    .otherwise = It is the last ship: only Glory counts. Take both Prophecies.
lessons-reavers-end-leave = { reavers-village-brisingamen } could still swap one Prophecy for a new one. You like yours: be done.
    .otherwise = Leave it: what you have is good. Be done.
lessons-reavers-end-terror = The sheet is read from top to bottom. Your one Terror costs 1, the five of { $rival } cost 15. That is what all the plundering came to.
lessons-reavers-end-sets = Then artifacts and sets from keeps. Three different Tapestries bring you 15 at once; two alike would have brought 4. Four Treasures or six Armors are worth the wait as well.
lessons-reavers-end-tokens = Then Farms, Walls and Towers: each counts, more if you have many, and whoever has the most of a kind gets a bonus. One token can decide that.
lessons-reavers-end-prophecies = Last the Prophecies: 11 for you, 1 for { $rival }. 107 to 102! Without the last three you would have lost, and all that from 35 behind.
lessons-reavers-end-done = That is all of Reavers of Midgard. People overlook three things: Terror costs more each time, sets want to be finished, and the last ships belong to the Prophecies. Now play.
