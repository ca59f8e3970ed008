# The lessons of Valhalla. One to three short sentences a step; `.otherwise` is said to somebody who tries something else.

## The idea

lessons-valhalla-idea-want = Nobody here wants to die in bed. Warriors who win a battle go to Valhalla, and there each of them is worth Glory to you. Most Glory at the end wins.
lessons-valhalla-idea-card = One of yours: { valhalla-warrior-steinulf }. The circle is strength. The weapons below are what this Warrior needs in order to fight, and the laurel is the Glory waiting in Valhalla.
lessons-valhalla-idea-attack = Enough talk. Attack { $rival }: choose their frame.
    .otherwise = Cards can wait until lesson 2. First blood first: attack { $rival }.
lessons-valhalla-idea-dice = Your roll: six dice, and each shows one weapon. { valhalla-warrior-steinulf } wants a sword and a shield, and you have rolled both.
lessons-valhalla-idea-arm = Choose { valhalla-warrior-steinulf } to hand over the sword and the shield. Only a Warrior with all the weapons fights.
    .otherwise = There is one shield, and { valhalla-warrior-steinulf } makes the most of it. Arm { valhalla-warrior-steinulf } first.
lessons-valhalla-idea-more = Strength 6. Now { valhalla-warrior-brynjulf }, with the spear and the bow: strengths add up.
    .otherwise = Not yet: { valhalla-warrior-brynjulf } can still be armed, and that is 5 more strength for nothing.
lessons-valhalla-idea-end = Strength 11 is a fine noise. End the attack, and { $rival } has to answer.
    .otherwise = The dice that are left arm nobody. End the attack.
lessons-valhalla-idea-answer = { $rival } rolled as well, and could arm only one: 6 against your 11. The higher strength wins.
lessons-valhalla-idea-glory = { valhalla-warrior-steinulf } and { valhalla-warrior-brynjulf } are feasting now: 1 and 2 Glory. You also took a shield from { $rival }, worth 2 more at the end.
lessons-valhalla-idea-keep = Every turn ends like this: you see two cards and keep one. Take the one you like.
    .otherwise = Keep one of the two cards first; that ends your turn.
lessons-valhalla-idea-done = That is the whole idea: arm Warriors with dice, win, and send them to Valhalla. It empties your Team, and that is no accident. Next: everything you can do in a turn.

## The turn

lessons-valhalla-turn-jarl = This is { valhalla-jarl-hodr }, your Jarl. A Jarl never fights, but bends a rule for you; this one turns an X into a weapon. Usually you choose one of three.
lessons-valhalla-turn-first = Everybody begins with one Warrior. Take { valhalla-warrior-bjorn }: strength 5 for two weapons is a bargain.
    .otherwise = A fine fighter, but not for this lesson. Take { valhalla-warrior-bjorn }.
lessons-valhalla-turn-discard = Seven cards, and two must go. { valhalla-warrior-bjorg } and { valhalla-warrior-kveldulf } both need bows, and six dice hold few of them: discard both.
    .otherwise = Keep that one, we shall need it. Discard { valhalla-warrior-bjorg } and { valhalla-warrior-kveldulf }.
lessons-valhalla-turn-one = Each turn you do one thing out of four. The first: play a Warrior from your hand to your Team, which holds four. Play { valhalla-warrior-hildisvin }.
    .otherwise = All in good time. First play { valhalla-warrior-hildisvin } alone.
lessons-valhalla-turn-keep = That was your action; then two cards, as always. Keep { valhalla-warrior-gunnbjorn }, strength 6.
    .otherwise = Keep { valhalla-warrior-gunnbjorn }: in a moment you will see why.
lessons-valhalla-turn-two = The second thing: play two at once, if together they need at most three weapons. { valhalla-warrior-gunnbjorn } needs two and { valhalla-warrior-elgi } one. Choose { valhalla-warrior-gunnbjorn }, and both come.
    .otherwise = Two for the price of one action: choose { valhalla-warrior-gunnbjorn }, and { valhalla-warrior-elgi } comes along.
lessons-valhalla-turn-rest = Your Team is full. Keep whichever card you like.
    .otherwise = First keep one of the two cards.
lessons-valhalla-turn-draw = The third thing is the calm one: draw two cards and keep one. Choose the deck.
    .otherwise = Patience. First see what the deck is good for.
lessons-valhalla-turn-draws = Keep one for the action, then one more, because every turn ends with it.
    .otherwise = First keep one of the two cards.
lessons-valhalla-turn-attack = The fourth thing you know: attack { $rival }.
    .otherwise = Your Team is full and rested. Attack { $rival }.
lessons-valhalla-turn-arm = Two axes, a shield, a bow, and two X: an X arms nobody. { valhalla-warrior-hildisvin } needs an axe and a shield.
    .otherwise = First put the good dice to use: arm { valhalla-warrior-hildisvin }. Dice on a Warrior are safe.
lessons-valhalla-turn-spend = The rest is rubbish, so roll it again. The price is one die, gone for this battle. Choose the reroll: an X pays.
    .otherwise = These dice arm nobody as they lie. Roll them again first.
lessons-valhalla-turn-reroll = Now pick what is rolled again. You need none of these: pick all three.
    .otherwise = Pick the other dice as well; none of them is of any use.
lessons-valhalla-turn-again = A sword and a bow, just what { valhalla-warrior-gunnbjorn } ordered. What lies on a Warrior stays there.
    .otherwise = Take the strong one: { valhalla-warrior-gunnbjorn } fights with 6.
lessons-valhalla-turn-tactic = Cards without a circle are Tactics: they help in a battle, and then they are gone. Play { valhalla-tactic-fury } for 2 more strength.
    .otherwise = Wait: one card of yours is made for this moment. Play { valhalla-tactic-fury }.
lessons-valhalla-turn-end = Once you end the attack, you can play no more Tactics in this battle. Strength 11: end it.
    .otherwise = There is nothing left to do but to end the attack.
lessons-valhalla-turn-won = { $rival } came to 8 and loses a shield to you. Both your armed Warriors went to Valhalla; the others wait for their day.
lessons-valhalla-turn-last = The dice go back, the cards come as always. Keep one, and { $rival } is next.
    .otherwise = First keep one of the two cards.
lessons-valhalla-turn-done = Now you know everything a turn can be: play one, play two, draw, attack. With an empty Team you must play first. Next: what it is really about.

## What it is really about

lessons-valhalla-knot-sides = A battle has two sides, and they are not alike. The attacker rolls first and has to guess. The defender rolls second and knows the number to beat.
lessons-valhalla-knot-attack = You are to guess today. Attack { $rival }.
    .otherwise = Your Team is as good as it gets. Attack { $rival }.
lessons-valhalla-knot-claims = Three spears, an axe, a shield and a bow. { valhalla-warrior-goltur } wants two spears, { valhalla-warrior-elgi } one, and the Giant { valhalla-warrior-snaer } takes any two weapons. A die serves only one of them.
lessons-valhalla-knot-boar = Begin with whoever is the hardest to please: two spears for { valhalla-warrior-goltur }.
    .otherwise = A die stays where you put it, so those come last who are easily pleased. Arm { valhalla-warrior-goltur } first.
lessons-valhalla-knot-giant = Leave the last spear alone: arm { valhalla-warrior-snaer } with two of the others. A Giant in an attack also takes a die from the defender.
    .otherwise = Then nothing is left for { valhalla-warrior-elgi }. Give { valhalla-warrior-snaer } two weapons, but not the spear.
lessons-valhalla-knot-clans = Look at { valhalla-warrior-elgi }: strength 1, but 5 more while your Team has four clans, and it has. Small ones with the right company are worth big ones.
    .otherwise = Strength is still lying about: arm { valhalla-warrior-elgi } with the spear.
lessons-valhalla-knot-hold = Strength 12. You hold { valhalla-tactic-fury } twice, but an attacker guesses, and this may well do. Keep them and end the attack.
    .otherwise = Keep your cards: a defender knows exactly how many are needed. End the attack.
lessons-valhalla-knot-leave = 12 against 8. All three you armed have gone, 5 Glory; whoever wins an attack cannot hold anybody back. That is the price: only { valhalla-warrior-steinulf } is at home.
lessons-valhalla-knot-keep = A Team without Warriors cannot be attacked, but a Team of one can. Keep a card and brace yourself.
    .otherwise = First keep one of the two cards.
lessons-valhalla-knot-raid = There they are, with strength 8. A tie is the attacker’s, so you need 9, and now you know it.
lessons-valhalla-knot-defend = Arm { valhalla-warrior-steinulf }. Tactics alone defend nobody: at least one Warrior has to fight.
    .otherwise = First somebody has to stand in the door: arm { valhalla-warrior-steinulf }.
lessons-valhalla-knot-tie = Six. Now count: { valhalla-tactic-fury } gives 2.
    .otherwise = Giving up now would cost a shield. Play { valhalla-tactic-fury }.
lessons-valhalla-knot-more = Eight against eight, and a tie is the attacker’s. Good that there is a second one.
    .otherwise = Eight is not enough: you need 9. Play the second { valhalla-tactic-fury }.
lessons-valhalla-knot-stop = Ten against eight. Not a card too many: end the defence.
    .otherwise = You have won already. End the defence.
lessons-valhalla-knot-send = A defender who wins keeps the shields and may choose who leaves. { valhalla-warrior-steinulf } is worth 1 Glory there and 6 strength here: send, or keep at home. Your choice.
    .otherwise = Decide first: does { valhalla-warrior-steinulf } go or stay?
lessons-valhalla-knot-worth = Losers lose no Warriors: those of { $rival } all stay and will come again. Strong Warriors with little Glory win you battles, weak ones with much Glory win you the game.
lessons-valhalla-knot-done = Arm the hard ones first, guess low in attack, save Tactics for the defence, and mind who stays at home. Next: how it ends.

## The end

lessons-valhalla-end-why = You took the last shield that { $rival } had, and that began the end. An empty deck would have done so, too. Everybody has one last turn, and yours is the very last.
lessons-valhalla-end-last = Whatever lies in your hand at the end is worth nothing. So this turn has one question: who else could get to Valhalla?
lessons-valhalla-end-play = Play { valhalla-warrior-finnbjorn }: 3 Glory, if the dice are kind.
    .otherwise = Not a bad thought, but another day. Let us see whether { valhalla-warrior-finnbjorn } makes it.
lessons-valhalla-end-keep = Even now you draw, although these cards will never fight. Keep either.
    .otherwise = First keep one of the two cards.
lessons-valhalla-end-ragnarok = Ragnarok. Everybody rolls six dice once more, with no enemy and no comparing: whoever is armed goes to Valhalla. { $rival } sent one, { $third } nobody. These dice are yours.
lessons-valhalla-end-bear = Glory alone counts now, not strength. { valhalla-warrior-finnbjorn } brings 3: one sword and both axes.
    .otherwise = First the one with the most Glory: { valhalla-warrior-finnbjorn }.
lessons-valhalla-end-more = The second sword and the bow are for { valhalla-warrior-gunnbjorn }: 1 more.
    .otherwise = There is still somebody to arm: { valhalla-warrior-gunnbjorn }.
lessons-valhalla-end-stop = { valhalla-warrior-steinulf } finds no sword and will count nothing. It happens to the best. End your Ragnarok.
    .otherwise = One X is left, and it arms nobody. End your Ragnarok.
lessons-valhalla-end-mine = Your Warriors in Valhalla: 9 Glory. Three shields of your own at 2 each make 6, two captured ones 4. Together 19.
lessons-valhalla-end-sets = { $third } has captured shields of two different opponents, and such a set is worth 2 more. It came to 18: one short.
lessons-valhalla-end-alive = { $rival } had no shield left and still came to 18. Whoever has lost them all plays on, cannot be attacked, and may win. With two players, own shields count nothing.
lessons-valhalla-end-done = That is all of Valhalla. People overlook three things: keep somebody cheap to arm for Ragnarok, take shields from different people, and watch the last shield of others. Now play.
