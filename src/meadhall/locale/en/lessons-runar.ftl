# The lessons of Runar. One to three short sentences a step; `.otherwise` is said to somebody who tries something else.

## The idea

lessons-runar-idea-want = An island of ice, and rune shards all over it: these, for instance. Whoever has the most victory points at the end wins, and every shard you gather is worth one at once.
lessons-runar-idea-heroes = You lead a clan of three Heroes; the three on the island are yours, with their cards below. Nobody moves by themselves: it takes your cards and your dice.
lessons-runar-idea-tactics = A turn goes from left to right along the phases above the island. The Tactics Phase is for preparations, and today you need none: end it.
    .otherwise = Preparations can wait until lesson 2. End the Tactics Phase.
lessons-runar-idea-play = Now you play one card. Its Hero acts this turn, and the dice on the left of the card become yours. Play { runar-hero-feima }.
    .otherwise = Today is the day of { runar-hero-feima }: she stands next to a shard. Play her card.
lessons-runar-idea-dice = Your dice. Here dice are never rolled: the colour says what each can do, and it is spent when it is done. Green is agility and moves, red is strength, blue is instinct.
lessons-runar-idea-gather = Instinct gathers yellow shards from the Hero’s place or the next. This one is near enough: choose it.
    .otherwise = First pick up what lies at her feet: the yellow shard.
lessons-runar-idea-move = 1 point! Two more shards lie close together. An agility die moves { runar-hero-feima } by up to five steps: choose her.
    .otherwise = There is nothing left to gather here. Choose { runar-hero-feima } to move.
lessons-runar-idea-walk = A step straight ahead costs one, a diagonal step two. Walk here: both shards are next to it.
    .otherwise = From there you could not reach both shards. Walk to the place that is lit.
lessons-runar-idea-blue = Strength gathers blue shards.
    .otherwise = First the blue shard.
lessons-runar-idea-third = And once more instinct, for the yellow one.
    .otherwise = One shard is left, and it is yellow: take it.
lessons-runar-idea-end = 3 points in one turn. You carry at most three shards, so this is enough: end the Action Phase. Dice that are left stay with you.
    .otherwise = Your hands are full. End the Action Phase.
lessons-runar-idea-destiny = Then the Destiny deck puts the shards you carry back on the island. The card names one place on each half; you choose which. The points stay yours.
    .otherwise = The shard has to lie down somewhere: choose one of the lit places.
lessons-runar-idea-again = And the next one. Think of who will get there first.
    .otherwise = First choose a place for this shard.
lessons-runar-idea-vp = The laurel counts your points: 3. Your card gave one more die as it left, and you drew a new one: a hand is always three cards.
lessons-runar-idea-done = That is the whole idea: one card a turn, its Hero acts with dice, shards are points and come back. But you are not alone on the island. Next: everything a turn can be.

## The turn

lessons-runar-turn-phases = Your turn has Tactics, Action, Support and Destiny. These dice are left from the beginning, and Tactics are paid with them, before you play a card.
lessons-runar-turn-build = The best of all Tactics: build your Statue. It costs a strength and an instinct die, once a turn. Choose it.
    .otherwise = Not today. Build your Statue.
lessons-runar-turn-statue = The Body stands and brings you an Advantage card; it lies in the first of these two Damage slots. What slots are good for you will see in a moment.
lessons-runar-turn-tactics = Other Tactics draw better cards, send a lonely Hero into the next zone or give back a Defence token. You are done: end the phase.
    .otherwise = Keep the last die, you will need it. End the Tactics Phase.
lessons-runar-turn-play = Two dice, and a V: the sign of an ability. Play this card.
    .otherwise = That one is for later. Play the card of { runar-hero-feima } with the V.
lessons-runar-turn-ability = The V pays for { runar-ability-frenzied_leap }: { runar-hero-feima } leaps up to two steps and may attack at once, without a die. Choose it.
    .otherwise = Try the ability first: it costs nothing.
lessons-runar-turn-leap = Leap here, next to { runar-hero-helga }.
    .otherwise = From there { runar-hero-helga } is out of reach, or you would land in trouble.
lessons-runar-turn-target = And attack { runar-hero-helga }.
    .otherwise = A leap for nothing? Attack { runar-hero-helga }.
lessons-runar-turn-damage = Whoever is hit gives up a Defence token or one of that Hero’s cards. { $rival } gave up the token, and for that you get an Advantage card. Both slots are full now.
lessons-runar-turn-attack = A strength die attacks as well. Once more!
    .otherwise = She has no token left. Attack again.
lessons-runar-turn-point = This time { $rival } had to hand over a card. It fits into no slot, so all three go, and you gain 1 point. That is how fighting pays: every third hit, roughly.
lessons-runar-turn-push = An agility die pushes somebody one step straight away from you. Push { runar-hero-helga }, so that she has to walk.
    .otherwise = Give her a push first.
lessons-runar-turn-event = No shard in your hands, so Destiny turns up just one card: an Event. Events are the clock: when all slots are full, the round is the last. Each also takes a shard out of the game: choose one of these two.
    .otherwise = First choose the shard that leaves.
lessons-runar-turn-defend = { $rival } comes back and attacks { runar-hero-feima }. Good that you saved an instinct die: with a Defence token it wards off the attack, and the token stays.
    .otherwise = That is what the die was saved for. Ward it off!
lessons-runar-turn-hit = And again, but now you have no die. Give up the token or the lowest card of { runar-hero-feima } in your deck: your choice. Without both a Hero falls.
    .otherwise = First decide how { runar-hero-feima } takes the hit.
lessons-runar-turn-done = Now you know a whole turn, and that it goes on while others play: dice you save are your shield. Next: what it is really about.

## What it is really about

lessons-runar-knot-plan = One card moves one Hero. But these two shards lie far apart, one beside { runar-hero-feima } and one beside { runar-hero-hrafn }. Can you have both in one turn?
lessons-runar-knot-play = The grey dice are neutral: they can be anything. Play { runar-hero-feima }, who brings another one.
    .otherwise = Good dice, but no grey one. Play { runar-hero-feima }.
lessons-runar-knot-move = First move { runar-hero-feima }.
    .otherwise = In a moment. First she moves.
lessons-runar-knot-agility = Two kinds of dice could pay for this. Always spend the one that can do less: agility.
    .otherwise = Grey dice are too good for walking. Pay with agility.
lessons-runar-knot-walk = Walk right up to { runar-hero-erik }. It looks rash, but you will see why.
    .otherwise = Closer! To the place that is lit.
lessons-runar-knot-gather = From here you reach the blue shard, and stand in the way besides.
    .otherwise = First the blue shard.
lessons-runar-knot-strength = Strength is enough for blue. Keep the grey ones.
    .otherwise = The grey die has better things to do. Pay with strength.
lessons-runar-knot-pass = Whoever gathers or moves beside an enemy can be raided: hit before the deed is done. { $rival } was asked, and let you go. You would not be so kind.
lessons-runar-knot-change = Now the trick. A neutral die hands the turn over to another of your Heroes: choose { runar-hero-hrafn }.
    .otherwise = There is a second shard to be had. Change to { runar-hero-hrafn }.
lessons-runar-knot-second = { runar-hero-hrafn } already stands beside the yellow shard. Gather it.
    .otherwise = What did you change for? Gather the shard.
lessons-runar-knot-keep = Now think twice: instinct would do. But instinct is what wards off and raids in the turns of others. This time spend the grey one.
    .otherwise = You will miss that instinct die in a minute. Pay with the neutral one.
lessons-runar-knot-back = Destiny put a shard down here, because it must lie where you have no Hero, if possible. All of yours are in the other half. So stand where you want no shards, and close to the border.
lessons-runar-knot-event = An Event again. Take a shard out of the game that is far from your Heroes.
    .otherwise = Leave that one, it is within your reach. Choose one of the lit ones.
lessons-runar-knot-access = Everybody may use the first Event. For the next ones your Statue has to grow: Body for the second, Head for the third, Flame for the fourth. Their missions at the end, too.
lessons-runar-knot-raid = { runar-hero-erik } reaches for a shard, right beside { runar-hero-feima }. That is what she stands there for, and why you saved the die: raid!
    .otherwise = Let him off, as they did with you? Raid!
lessons-runar-knot-slots = { runar-hero-erik } got the shard but paid a token for it. Both your slots are full: your next hit is a point.
lessons-runar-knot-done = Spend the die that can do least, save instinct for the others, stand where they have to pass, and let the Statue grow. Next: the end.

## The end

lessons-runar-end-clock = Three of four Event slots are full. When the last one is, the round is played to its end and the game is over. Few cards are left: this may be your last turn.
lessons-runar-end-behind = You have 2 points, { $rival } has 3. But missions are still to come, and here they are: 2 points for Heroes in both halves, and 1 for every shard in your own half, up to three.
lessons-runar-end-flame = First the Flame on your Statue: 1 point, and access to the last Event, whatever it will be. Build.
    .otherwise = Dice in your pool are worth nothing at the end. Build.
lessons-runar-end-play = { runar-hero-hrafn } stands beside a shard in the half of { $rival }. Play that card.
    .otherwise = Who can still gather something? Play { runar-hero-hrafn }.
lessons-runar-end-steal = Gather it: one point for you now, and one mission point less for { $rival } later. A shard from somebody else’s half counts twice.
    .otherwise = Gather the shard first.
lessons-runar-end-end = Do not run home: { runar-hero-hrafn } is needed here for the mission with both halves. End the phase.
    .otherwise = Stay where you are. End the Action Phase.
lessons-runar-end-last = The last Event! Its mission: 1 point if one of your Heroes stands beside a shard. { runar-hero-feima } does, so take the other one out of the game.
    .otherwise = Without that one { runar-hero-feima } stands beside nothing. Take the other.
lessons-runar-end-missions = { $rival } had a last turn, and then missions are counted, Events first. Both of you scored the first, but the last only you, because only your Statue is high enough.
lessons-runar-end-cards = Then the Mission cards. Both of you are in both halves, but only your half has shards. 10 to 6!
lessons-runar-end-done = That is all of Runar. Most points of this game came after its last turn: read the missions at the beginning, build early, and leave shards at home. Now play.

## Alone against Nemesis

lessons-runar-solo-nemesis = Nobody to play with? Then Nemesis comes. These creatures belong to it; it gains points like a player, and nobody has to play it: its cards do.
lessons-runar-solo-win = You play as always, on one Territory. When all Events are out you need more points than Nemesis; a tie is lost, and missions do not count.
lessons-runar-solo-tactics = No preparations today. End the Tactics Phase.
    .otherwise = Later. End the Tactics Phase.
lessons-runar-solo-play = A creature sits on the shard beside { runar-hero-hrafn }. Play this card.
    .otherwise = The creature is beside { runar-hero-hrafn }. Play this card.
lessons-runar-solo-assault = Beware: creatures strike first if their Power together is at least the Hero’s Defence tokens. Here it is 1 against 2, so it does not dare. Attack!
    .otherwise = First the creature.
lessons-runar-solo-gather = It had one Health, and you have an Advantage card for it. The shard is free: gather it.
    .otherwise = And now the shard.
lessons-runar-solo-end = End the Action Phase, and see what Nemesis does.
    .otherwise = That was enough for one turn. End the phase.
lessons-runar-solo-activate = After Destiny, Nemesis has a phase of its own. Its card wakes a creature of this kind, and you choose which: take the lit one, far from everybody.
    .otherwise = Rather not the ones beside your Heroes. Take the far one.
lessons-runar-solo-where = It runs towards the nearest Hero. Where it may stop you decide: here.
    .otherwise = Any place beside { runar-hero-feima } would do, but take this one.
lessons-runar-solo-push = It pushes { runar-hero-feima }. An instinct die would stop it, as always; or let her slide. Your choice.
    .otherwise = First decide: ward it off or not?
lessons-runar-solo-regeneration = For every creature you defeat another one comes, and not always a smaller one: this one drinks shards and brings Nemesis points. Clear the shards before it does.
lessons-runar-solo-done = Keep Heroes with many Defence tokens in front, wake the creature that can do least, and gather faster than Nemesis drinks. It takes part in some games of two to four, too.

## The campaign

lessons-runar-campaign-five = A campaign is five games with the same clan. Each game gives campaign points for the place you reached; whoever wins the fifth wins everything.
lessons-runar-campaign-legends = After each game one of your Heroes becomes a Legend: faster or tougher, with a trait of their own. These two are Legends already.
lessons-runar-campaign-points = Now the fifth game begins, and your points from the first four may be spent: eight of them. What you do not spend is lost.
lessons-runar-campaign-artefact = Six points buy an Artefact of the gods, a random one. Spend them.
    .otherwise = Not bad either. But you want to see an Artefact.
lessons-runar-campaign-build = The last two lay the Body of your Statue before anybody has moved.
    .otherwise = Two points are left: build.
lessons-runar-campaign-equip = Treasures lie in your Treasury and are handed out in the Tactics Phase, for nothing, one to each Hero. Give the { runar-treasure_card-T01 } to whom you like.
    .otherwise = First hand out the { runar-treasure_card-T01 }.
lessons-runar-campaign-done = That is how a clan grows: Legends, Treasures, points. Whoever came last begins the next game and takes a Treasure first, so nothing is lost before the fifth. Start one in the hall.
