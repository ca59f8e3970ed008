# Reavers of Midgard: what the coach says in somebody's first games, one or two sentences at a time.

## A place for everybody

coach-reavers-select = You choose a place, and then everybody may use it, you first and best. Half the art is choosing what the others cannot pay for.
coach-reavers-honor = The Honor Ship is one more choice in the round, for whoever holds it. Use it like any other: a place nobody has chosen yet.
coach-reavers-part-recruit = Recruiting is free: two Reavers with their dice, and each then does a job for you. Whoever chose the place gets Favor besides.
coach-reavers-part-trade = Trading is free, so hardly anybody rests here. Food, Favor, dice or a Prophecy: take what the next two places will cost you.
coach-reavers-part-battle = Sea battles bring the most Glory at once, for Food and a risk. Look at your Hammers first; without them you will need exactly the right dice.
coach-reavers-part-village = Two Chests and Food for a pair of cards: artifacts, upgrades, Farms. A good place in the early rounds, while things still have time to pay.
coach-reavers-part-keep = Two Shields and Food for a pair of cards that count at the end, in sets. Two of a kind are little, the third and fourth are the point.
coach-reavers-part-subdue = Land brings Glory at the end of every round, so early land pays six times. Count how many attempts you can afford.
coach-reavers-ability = Your Reaver at this place works for you whenever anybody chooses it. Saying yes is nearly always right.
coach-reavers-rest = Resting is no shame: 2 Food, or a die you set to any face. Take the die if it makes the next place affordable.

## Reavers

coach-reavers-recruit = Look at the dice in the corner and at the clan; the picture is only for show. The top two of the deck are a gamble.
coach-reavers-muster = Each new Reaver is used up in one of three ways: for dice, for a bench, or as your Jarl. The order matters only if one gift feeds the other.
coach-reavers-use-reaver = Get a Jarl first: then dice of that clan are jokers, as good as a Shield, Chest, Ship or Hammer. After that, benches early in the game and dice late.
coach-reavers-gained = You get what one of these Reavers would bring, without using anybody up. Take what you would have to pay for otherwise.
coach-reavers-send-away = Cards in the Glory pile work no more. Give up the one at the place that is chosen least.

## Trade

coach-reavers-trade = Food pays for everything, Favor for second rolls and land, dice for raids, a Prophecy for Glory at the end. What is your next place going to cost?
coach-reavers-market = These dice keep the face they show: here you shop instead of gambling.
coach-reavers-prophecy = A Prophecy says what will be worth Glory to you at the end. From now on collect a little more of it than you otherwise would.

## At sea

coach-reavers-journey = Before the prey comes the voyage: pay what the card asks, or suffer what it threatens. Paying is usually the cheaper half.
coach-reavers-battle = More Glory, more Defense. Count two Combat dice for every success you need and you will mostly be right.
coach-reavers-battle-way = Hand in exactly the dice in the picture and you win for certain; fight, and Hammers become Combat dice. Certainty is worth a good die.
coach-reavers-commit = Each Hammer you give is one Combat die, a Double Hammer two. All of them are gone, won or lost, so give what you need and a little more.
coach-reavers-reroll = The dice are spent anyway, so a Favor for another roll is often cheap. Roll only what shows nothing.

## Spoils

coach-reavers-raid = The open pair you can see; what comes from the deck is luck. Take what completes something you have.
coach-reavers-order = In any order: first what feeds you or gives dice, then what costs something.
coach-reavers-keep-one = One stays, the rest goes back under the deck. Villages help you now, keeps at the end.
coach-reavers-pillage = Plunder brings a token worth Glory, and Terror. One Terror costs 1 at the end, three cost 6, six 21: a little is fine, a habit is not.
coach-reavers-frighten = Terror costs its owner more with every token. Give it to whoever leads, or has the most already.
coach-reavers-effects = A gift from a card. When in doubt take dice or Food: they pay for the next place.
coach-reavers-tokens = Farms, Walls and Towers count at the end, more if you have many, and whoever has most of a kind gets a bonus.

## The hold of your ship

coach-reavers-artifact = An Artifact counts at the end and does you a favour for the right die. Use it when it makes a place affordable, not just because you can.
coach-reavers-fifth = It leaves your ship. What lies in the Glory pile still counts; what is lost does not. Part with what you use least.
coach-reavers-overflow = A die has to go. Keep jokers of your Jarl’s clan and what the next place costs; a face you never pay with is ballast.
coach-reavers-pay = Pay with the die that can do least. A joker fits everywhere, so it should go last.
coach-reavers-die = You set this die yourself. Hammers for fighting, Chests for villages, Shields for keeps: what comes up next?

## Land

coach-reavers-subdue = Red land costs Food, blue Favor, purple dice; the number is Defense and price. Small ones that are certain beat big ones that are not.
coach-reavers-subdue-way = By force you risk Hammers, peacefully you pay and it is yours. Choose by what you have too much of.
coach-reavers-claim = Land is turned over when you are done, and its back has a gift. From then on it pays 1 Glory at the end of each round.

## What happens

coach-reavers-round = In each round four of the six places are chosen, one after another, and you are asked at every one of them. After round 6 the most Glory wins.

## What an option leads to

coach-reavers-location-recruit = Free. Two Reavers with their dice; 2 Favor for whoever chooses it.
coach-reavers-location-trade = Free. Food, Favor, dice or Prophecies.
coach-reavers-location-battle = 4 Food. Much Glory at once, if your Hammers or dice are right.
coach-reavers-location-village = Food and 2 Chests. Cards that help from now on.
coach-reavers-location-keep = Food and 2 Shields. Cards that count at the end, in sets.
coach-reavers-location-subdue = Each attempt has its price. Land pays Glory at the end of every round.
coach-reavers-option-activate = You pay what the place costs and get what it gives.
coach-reavers-option-rest = You pay nothing and take 2 Food or a die instead.
coach-reavers-option-food = Food pays for everything.
coach-reavers-option-rest-die = A die, and you set its face yourself.
coach-reavers-option-rally = Dice now; the card goes to your Glory pile.
coach-reavers-option-specialize = Works for you whenever anybody chooses that place.
coach-reavers-option-commit = One Combat die for each Hammer; the die is gone afterwards.
coach-reavers-option-peace = You pay, and it is yours without a roll.
coach-reavers-option-force = You fight for it with Hammers.
coach-reavers-option-prophecy = Says what will be worth Glory to you at the end.
coach-reavers-option-favor = Second rolls in a fight, and the price of blue land.
