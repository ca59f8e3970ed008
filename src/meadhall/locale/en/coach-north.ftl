# Warriors of the North: what the coach says in somebody's first games, one or two sentences at a time.

## Your turn

coach-north-colour = Your colour is your corner and your port. You will need a daughter of every other colour, so the corner makes little difference; take the one you like.
coach-north-hero = A turn begins with at most one hero. Heroes help all game long but take one of three places aboard, and daughters need places, too.
coach-north-act = Three daughters of three foreign colours, brought home to a feast: that wins. So wind cards to a village, plunder, and winds home again; one standard action a turn needs no card.
coach-north-act-used = The standard action is spent; cards still work. Row at the end: one field without a card, and your turn is over.
coach-north-steer-own = Towards a village you have not been to, or home if somebody is aboard. Mind who can reach you there.
coach-north-steer = Somebody else’s ship, and you hold the rudder. Away from home is good, next to the Beast is better.
coach-north-sacrifice = Two cards given, one drawn. Worth it when your hand holds the wrong winds; not for cards with the sign of an answer.
coach-north-limit = Six cards may stay. Winds are easy to come by, answers are not.
coach-north-recovery = The seasick neither help nor feast until a die lets them recover. Begin with whom you need soonest.

## Answers

coach-north-window = Somebody does something, and everybody in turn may answer before it happens. Save your answers for what decides; you are asked even without any, so that nobody learns what you hold.
coach-north-roll = The die has fallen, and a last card could still change it: roll again, add, subtract. If it goes your way, pass and smile.
coach-north-circle = After each action of others you may do one small thing yourself: an event or a hero. You lose nothing by waiting.
coach-north-rescue = The Valkyrie catches whoever goes overboard and brings the card to your hand. Yes, unless it helps nobody.

## Fights

coach-north-lure = The Beast bars the way: whoever sails onto it must fight. Put it between somebody and their home.
coach-north-place = You beat it, you place it. Any free field that is no port; in front of somebody’s nose, for instance.
coach-north-captive = A 6 or more robs the ship. A daughter you still lack is worth most; otherwise take the hero that annoyed you.
coach-north-fate = Aboard your ship, or into the sea so that nobody has it. With a full crew somebody else would have to go.
coach-north-mutiny = Somebody goes overboard. A daughter returns to her village, a hero is gone.
coach-north-ravens = You see the whole hand and take one card. Answers first: what you take cannot be used against you.
coach-north-drop = Three places, and all are taken. Heroes can be replaced; daughters are what you came for.

## Daughters

coach-north-plunder = Plundering takes one daughter of the village’s colour aboard. Your crew is full, so a hero has to make room, or you leave without her.
coach-north-feast = Only the feast brings daughters to your seat, and there nobody can touch them. It costs the standard action of the turn, so come home with it unspent.
coach-north-aboard = Somebody has come aboard. Daughters there can still be robbed or thrown overboard; only the seat at home is safe.

## What happens

coach-north-turn = There are no points here: the first to have three daughters of foreign colours at home wins at once. If nobody has after forty rounds, whoever brought most does.
coach-north-cancelled = A card or action has come to nothing. What was played is spent all the same, so let others waste theirs first.
coach-north-raid-won = Two ships on one field: one die decides, 4 or more wins. The winner takes a card and pushes the loser away; a 6 even robs the crew.
coach-north-hunt-lost = The Beast only drives you back; nobody is lost. Come again with a better card.
coach-north-becalmed = No more winds this turn. Rowing still works, and so does everything without sails.

## What an option leads to

coach-north-option-sail = One field with the wind on the card.
coach-north-option-sail-beast = Onto the Sea Beast: you must fight it.
coach-north-option-row = One field without a card, and your turn is over.
coach-north-option-pass-turn = Your turn ends where you are.
coach-north-option-sacrifice = Two cards given for one drawn. It is your standard action.
coach-north-option-hero = Joins your crew and helps until thrown overboard. One a turn.
coach-north-option-plunder = A daughter of this village comes aboard. It is your standard action.
coach-north-option-attack = One die: 4 or more wins a card and pushes the other ship. It is your standard action.
coach-north-option-pass-window = You let it happen.
coach-north-option-pass-circle = You do nothing now; nothing is lost by it.
coach-north-option-overboard = Somebody of your crew goes for what they can still do.
coach-north-option-feast = Daughters aboard come to your seat, safe for good. It is your standard action.
coach-north-option-play = Does what the card says, once.
