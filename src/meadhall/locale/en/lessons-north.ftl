# The lessons of Vikings: Warriors of the North. One to three short sentences a step; `.otherwise` is said to somebody who
# tries something else.

## The idea

lessons-north-idea-want = You are a jarl, and this longship is all you have. Whoever is first to bring home three thanes’ daughters, one of every colour but their own, becomes Konung of the North and wins at once. There are no points to count.
lessons-north-idea-lack = You are yellow, so you need the daughters of the green, the blue and the red thane. They wait in the villages of the other corners, more or less patiently. This one is the green village.
lessons-north-idea-home = And this is your seat, in your own corner. Only here are they safe, so every trip is there and back again.
lessons-north-idea-winds = Longships sail with cards. A wind card shows where it blows: these three all blow to the south-east, among other directions. Each card moves you one field.
lessons-north-idea-sail = The green village lies one field to the south-east. Choose one of these cards, and off you go.
    .otherwise = The other way is only water. Sail south-east, to the green village.
lessons-north-idea-plunder = You are there, and nobody stopped you. Once in a turn you may take a standard action, which needs no card. Plunder the village: it always works, unless somebody interferes.
    .otherwise = You came all this way. Plunder the village.
lessons-north-idea-aboard = The { north-daughter-green } is aboard, in your crew. She is not home yet: on the way others may rob your ship of her.
lessons-north-idea-row = When you want no more, you row: one field without any card, and your turn is over. Row away from here, homewards to the north or north-west.
    .otherwise = Enough for this turn: row one field.
lessons-north-idea-limit = At the end of your turn you keep at most six cards. Give one up; a wind that leads away from home, perhaps.
    .otherwise = First discard one card.
lessons-north-idea-done = That is the idea: sail, plunder, sail home, feast. Twice more, and you are Konung. It would be easy if you were alone at sea. Next: everything a turn can hold.

## The turn

lessons-north-turn-kinds = Your hand has three kinds of cards. Winds show directions. Heroes join your crew and help you. All others are events: they do what they say, once.
lessons-north-turn-hero = A turn begins with at most one hero. Play the { north-hero-shieldmaiden }: whoever attacks you rolls 1 less.
    .otherwise = Heroes come first or not at all. Play the { north-hero-shieldmaiden }.
lessons-north-turn-crew = There she stands. A crew has three places, and daughters need places, too. So choose your friends well.
lessons-north-turn-wind = Then come actions, as many as your cards allow. Sail east with the { north-wind-se }.
    .otherwise = First the wind: take the { north-wind-se } and sail east.
lessons-north-turn-icon = Look at the corner of { north-event-shift }: a direction. Most events can be spent as a wind instead of for what they say. Sail south-east with it.
    .otherwise = Use { north-event-shift } as a wind, to the south-east.
lessons-north-turn-event = Now an event for what it says. { north-event-ravens } show you somebody's hand, and you take a card from it. Play them against { $rival }.
    .otherwise = Let the birds fly first: { north-event-ravens }.
lessons-north-turn-take = There lies the whole hand of { $rival }. Take what you like; they know what you took, and they will not forget it.
    .otherwise = First take one of these cards.
lessons-north-turn-standard = No village here, no port, nobody to attack: but a sacrifice is possible everywhere. You burn cards and get a new one for every two. Choose the discard pile.
    .otherwise = Your standard action is still free. Make a sacrifice: choose the discard pile.
lessons-north-turn-give = Give two cards to the gods. Keep only the { north-wind-any }, we need it.
    .otherwise = Not the { north-wind-any }: it blows wherever you like.
lessons-north-turn-drawn = Two given, one to draw. That is all.
    .otherwise = Two will do. Finish the sacrifice.
lessons-north-turn-row = The gods have answered. Now row east to end your turn; rowing is free, even with empty hands.
    .otherwise = Row one field to the east.
lessons-north-turn-fresh = A new turn begins with two new cards. You have never had them in your first turn; nobody has.
lessons-north-turn-beast = This is the Sea Beast. It bars the way, and whoever sails onto it must fight it: that is a standard action as well. Take the { north-wind-any } and sail south.
    .otherwise = Courage. Sail south with the { north-wind-any }.
lessons-north-turn-fight = Before the die rolls everybody may answer, you included. You have nothing that fits, so pass. You are asked all the same, so that nobody learns what you hold.
    .otherwise = Nobody has to go overboard yet. Pass.
lessons-north-turn-roll = You need a 4 or more, and this is a 6. Against the Beast a defeat would only have sent you back.
lessons-north-turn-stand = A roll can be answered, too: some cards roll the die again. Nobody wants to. Pass.
    .otherwise = A 6 does not get any better. Pass.
lessons-north-turn-place = The Beast flees: two cards for you, and you put it on any free field that is no port. In front of somebody's nose, for instance.
    .otherwise = First put the Beast somewhere.
lessons-north-turn-end = You could sail on, but let us stop. End your turn.
    .otherwise = That is enough for today. End your turn.
lessons-north-turn-done = A hero, winds, events, one standard action, and rowing or passing at the end. Next: what happens when the others do not just watch.

## What it is really about

lessons-north-knot-meet = Two longships on one field, yours and that of { $rival }. That is reason enough for an attack.
lessons-north-knot-sum = You roll one die and need 4 or more. But { $rival } has a { north-hero-shieldmaiden } aboard, and that takes 1 from your roll. If you fail, you are the one who is robbed and pushed away.
lessons-north-knot-attack = Half a chance and less. But you have something in hand. Attack { $rival }.
    .otherwise = Cards can wait. Attack { $rival }.
lessons-north-knot-stack = Nothing happens yet. Your attack lies on the stack, and everybody in turn may put an answer on top of it or pass. { $rival } passed; now it is you.
lessons-north-knot-thor = Cards with the sign of an answer work in such moments only. { north-event-thor } adds 1 to an attack: play it, with +1.
    .otherwise = Do not waste this moment: play { north-event-thor }, +1.
lessons-north-knot-trick = And { $rival } answers your answer: { north-event-loki } cancels { north-event-thor }. Next to the cards you read what will happen if everybody passes now.
lessons-north-knot-loki = But you hold a { north-event-loki } as well, and a trick can be tricked. Play it on theirs.
    .otherwise = Aim higher: play your { north-event-loki } on theirs, and your { north-event-thor } lives.
lessons-north-knot-tower = Four cards deep. When everybody passes, it is settled from the top down: your trick kills theirs, so { north-event-thor } works after all, and the attack comes last.
lessons-north-knot-close = { $rival } has passed. Pass as well, and see.
    .otherwise = All is said. Pass.
lessons-north-knot-roll = A 4, and 1 for { north-event-thor }, less 1 for the { north-hero-shieldmaiden }: 4. Without your last card it would have been 3, and lost. That is this game in one roll.
lessons-north-knot-stand = Nobody rolls again, and neither do you. Pass, and it stands.
    .otherwise = Leave the die as it lies. Pass.
lessons-north-knot-push = You have taken a card from { $rival } and drawn one. Now you push their longship one field, wherever it hurts. With a 6 you could even have robbed the crew.
    .otherwise = First push the longship of { $rival } away.
lessons-north-knot-circle = After each of your actions every other jarl may do one thing as well: play an event or use a hero. So watch what you leave lying within reach.
lessons-north-knot-stop = Both your best cards are gone, and that was right: you spent two and they spent one, but you won the fight. Now end your turn.
    .otherwise = Quit while you are ahead. End your turn.
lessons-north-knot-hand = Keep six. Winds are easy to come by, answers are not.
    .otherwise = Keep that one; discard winds or heroes.
lessons-north-knot-when = { north-event-calm } stops somebody's wind. When do you play it? Not against the first wind that comes, but against the one that would reach a village, or a port with daughters aboard.
lessons-north-knot-done = Everything can be answered, and every answer costs a card. Answer what decides, let the rest pass, and count what the others still hold. Next: how it ends.

## The end

lessons-north-end-three = All three are aboard: green, blue and red. Your crew is full, so there was no place left for heroes. A daring way to travel.
lessons-north-end-danger = As long as they are aboard, an attack, a mutiny or a bout of seasickness can still ruin everything. In the seat nobody can touch them. One field to go.
lessons-north-end-sail = Your port lies to the north-west. Take the { north-wind-nw }.
    .otherwise = Not now. North-west, home, with the { north-wind-nw }.
lessons-north-end-guard = You are in port, but nobody is at the table yet. People forget it: coming home is not enough, you have to hold a feast, and it is your standard action. Two answers in hand do no harm.
lessons-north-end-feast = Hold the feast. If anybody wants to stop you, it is now or never.
    .otherwise = You are one feast away from winning. Hold it.
lessons-north-end-bring = Nobody did. Lead them home, one after the other.
    .otherwise = First lead all three to your seat.
lessons-north-end-won = Three daughters in your seat, and the game is over, in the middle of your turn. Konung of the North: that is you.
lessons-north-end-last = It is rarely so smooth. You need not carry all three at once, what is in the seat stays there. And should nobody win in forty rounds, whoever has most daughters at home is the first.
lessons-north-end-done = That is all of it. People overlook three things: the feast costs the standard action, daughters take up places in the crew, and a sick one cannot feast. Fair winds!
