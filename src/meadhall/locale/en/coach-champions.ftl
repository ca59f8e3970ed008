# Champions of Midgard: what the coach says in somebody's first games, one or two sentences at a time.

## In town

coach-champions-leader = Every leader bends one rule in your favour, all game long. Take the one whose text you understand at once; there is no bad one.
coach-champions-place = One worker, one place. Ask yourself what will be gone before it is your turn again: warriors and the troll go early, the hunt never fills up.
coach-champions-payment = You may stand here without paying, if only to be in somebody’s way. Mostly it is better to take what you came for.
coach-champions-market = The market turns food, wood and coins into each other, one for one. Food is for the sea, wood for runes and ships, coins for nearly everything else.
coach-champions-runesmith = A rune works once, when it suits you, and gives Glory at the end whether you used it or not. Taken early, it has more time to be useful.
coach-champions-shipwright = A ship of your own sails without rent and is worth Glory at the end. You can have only one, so a small one now may beat a big one some day.
coach-champions-favor = A favor buys a second roll when it matters, and is worth 2 Glory if you still have it at the end. The more you buy at once, the dearer each gets.
coach-champions-trade = As often as you like and can pay. Leave yourself enough for the worker you place next.
coach-champions-port = The shore is settled now and cannot be changed. On near shores one food feeds two warriors, on far ones each needs one.
coach-champions-look = Every shore hides a journey: calm water, a storm, or the Kraken. Look where you mean to sail; a surprise is only nice on land.
coach-champions-destiny = A destiny pays at the end if you have most of what it names, and only you know which it is. Keep what you collect anyway.
coach-champions-recruit = A longhouse has room for eight warriors. Axemen hit best, swordsmen are the easiest to replace.
coach-champions-gifts = Goods for nothing. Think of your next worker: what would you be one short of?

## Warriors march

coach-champions-demand = In secret is the usual way. Openly and in turn order helps whoever comes last and sees what the others have sent.
coach-champions-assign = Who goes where? Watch the percentage: once a fight has begun nobody can run. Send enough rather than just enough, and load one food too many.
coach-champions-fight = All your damage together must reach what is missing, and the enemy strikes even while falling. One favor rerolls as many dice as you pick.
coach-champions-hunt = Every damage is one food, and hunters always come home. Spend a favor here only if you are really hungry.
coach-champions-reroll = One favor pays for all the dice you pick now. Leave alone what is good enough.
coach-champions-lose = You choose who falls. Give up first whoever is easy to replace: swordsmen before spearmen, axemen last.
coach-champions-lose-journey = A ship first meets the hidden journey of its shore, then the crew eats, then it fights. What the sea takes, let it take from the barrel.
coach-champions-fame = The rune Glory makes a good kill better, and it counts at the end all the same. There may be a bigger enemy later; there may also be none.
coach-champions-scapegoat = Whoever kills the troll drops one blame and gives one to somebody else. Pick the leader, or whoever has most of it: each blame costs more than the last.
coach-champions-replace = You may swap this journey for an unknown one. Do it for a Kraken, hardly for a drizzle.

## Runes

coach-champions-success = You score a destiny now instead of at the end. Choose one in which you lead today and might not tomorrow.
coach-champions-rune = Using a rune costs neither worker nor turn. You are asked because in a moment it may be too late; saying no is quite all right.
coach-champions-last-runes = What is not used now never will be. Runes count for Glory either way, so there is nothing to save.

## What happens

coach-champions-round = A round: everybody’s workers go out, then warriors fight, then all come home and the town fills up again. After the eighth the most Glory wins.
coach-champions-blame = Nobody killed the troll, so everybody takes blame. At the end it costs Glory, and each one more than the one before: three cost 6, six cost 21.
coach-champions-beg = Begging brings a coin and a blame. Every worker has to go somewhere; plan so that yours need not go there.
coach-champions-marker = Whoever has this marker begins the next round and has first choice of everything.
coach-champions-defeated = A slain enemy is Glory at once. Mind the colours, too: at the end every set of red, yellow and blue is worth 5 more.
coach-champions-beaten = All who were sent are lost; there is no retreat. That is what the percentage is for.
coach-champions-bounty = Enemies that nobody touches collect coins. Sooner or later they are worth the trip.

## What an option leads to

coach-champions-option-place = Brown and blue places give at once what is drawn there; red ones reserve a fight or the hunt for later.
coach-champions-option-beg = A coin now, and a blame for the end.
coach-champions-option-assign = Joins that fight, for better or worse.
coach-champions-option-load = Food goes aboard: crews eat before they fight.
coach-champions-option-assigned = That is all. Whoever is left stays at home, or hunts.
coach-champions-option-rune = Works once; what it is worth at the end stays yours.
coach-champions-option-reroll = Costs a favor; then you pick which dice roll again.
coach-champions-option-roll = The dice you picked are thrown again.
coach-champions-option-stop = The result stands as it lies.
