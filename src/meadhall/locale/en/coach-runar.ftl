# Runar: what the coach says in somebody's first games, one or two sentences at a time.

## Before the first turn

coach-runar-clan = A clan comes with three Heroes who suit each other. None is hard to play; choose the animal you like.
coach-runar-team = Three Heroes, three bases with marks: the marks only tell you whose card is whose. Nothing else hangs on them.
coach-runar-hand = Each card wakes one Hero and gives the dice printed on it. Keep cards of different Heroes, so that nobody waits too long for a turn.
coach-runar-raise = Obstacles are walls nobody walks through. Leave your own half open and the way of the others long.
coach-runar-position = Heroes begin hidden, each on a die that becomes yours. Stand close to Shards, and take a blue die for the defence.
coach-runar-enemy-start = Enemies belong to Nemesis and hurt everybody. Not beside your own Heroes, if it can be helped.

## Your turn

coach-runar-tactics = Tactics are preparations, paid with dice you have left. The best one is Build: red and blue raise your Statue, which gives points and opens Events.
coach-runar-play = One card a turn: its Hero acts, its dice join your pool. Choose the Hero who stands best, then look at the dice.
coach-runar-inspire = An Inspiration card is for any of your Heroes. Choose who stands next to something worth having.
coach-runar-action = Green moves and pushes, red attacks and takes blue Shards, blue takes yellow ones; grey is anything. What you do not spend stays with you and wards off blows in others’ turns.
coach-runar-walk = A step straight ahead costs one point, a diagonal one two. Do not stop beside an enemy unless you mean it.
coach-runar-pay = Spend the die that can do least. Grey can be anything and blue defends you: both should go last.
coach-runar-lose = Your pool holds six dice. Keep grey and blue; green is easiest to come by.
coach-runar-draw = Coordination lets you see more cards and keep the best. Look for the Hero who stands closest to something.
coach-runar-charge = A Charge carries a lonely Hero into the next zone for one die. Cheaper than walking, if there is something to do there.
coach-runar-effect = Several things happen at once and touch each other, so you order them. First what gives, then what takes.
coach-runar-mark = A Mark is used when its moment comes, and is gone then. Big moments only.

## Between turns

coach-runar-defend = A saved blue die and a Defence token ward this off, and the token stays. Worth it when the Hero is needed where they stand.
coach-runar-raid = Somebody moves or gathers beside your Hero: a saved die hits first. Every third hit or so is a point, so dice saved are not wasted.
coach-runar-pursue = They walk away, and your Hero may follow. Do, if it keeps you near a Shard or near a victim.
coach-runar-damage = A hit costs a Defence token or a card of that Hero, and feeds the other’s slots. Tokens can be won back, cards are a Hero’s life: without any they fall.
coach-runar-direct = Direct Damage passes by the tokens: it costs a card. Give up the one you need least soon.
coach-runar-neutral = Nobody’s Damage: your card goes under your own Memory, and all the others gain from it. Paying with a token is the quieter way.
coach-runar-instead = Somebody else may take the blow. Choose who has most tokens left.

## Shards and Destiny

coach-runar-shard-at = Gathered Shards are points for good, and now they go back on the island. Put them near your Heroes and far from everybody else’s.
coach-runar-shard-off = Events are the clock: each takes a Shard out of the game, and when all slots are full the round is the last. Remove one that others would reach first.
coach-runar-hazard = A Hazard token burns whoever stands in its way when it slides. Lay it where others have to pass.
coach-runar-reward = A gift of your choice. Early on cards and dice, late in the game points.
coach-runar-gather = Every Shard gathered is a point at once, and you carry three at most. From somebody else’s half it often counts twice: their missions wanted it.

## Cards and abilities at work

coach-runar-hero = A card lets one of your Heroes do something out of turn. Who has most to do where they stand?
coach-runar-moves = Figures are moved by an effect, not by walking, so nobody can raid them. Towards Shards with yours, away from them with others’.
coach-runar-hits = Choose whom it hits. Damage is worth most when your two slots are full: then the next one is a point.
coach-runar-tokens = Hazards slide in a straight line until they hit somebody. Aim at a row where more than one stands.
coach-runar-dice = A die comes or goes. Grey is anything, blue defends, red builds, green runs.
coach-runar-cards = Cards change places where you can see them. Have one of every Hero at hand.
coach-runar-peek = You may look where nobody else may. Whoever leads is the most interesting reading.
coach-runar-rubble = What is left of an Obstacle lies on the nodes around it. Some missions count it.

## Nemesis

coach-runar-activate = Nemesis plays by cards, and you choose for it where the card leaves a choice. Wake the creature that can do least, and let it go where nobody stands.
coach-runar-path = The Enemy walks as the card says; of equal ways you choose. Away from your Shards is a good direction.
coach-runar-come = For every Enemy that falls another one comes. Let it appear far from your Heroes and far from Shards: some of them drink those.

## Campaigns

coach-runar-campaign-team = A campaign goes on with the same Heroes. Fast ones gather, tough ones hold; a team wants both.
coach-runar-campaign-place = Where the next game is played. The missions on the card are what you will score at the end.
coach-runar-campaign-grow = Between games a clan grows: a Legend, a Treasure, a better place. Give it to the Hero you play most.
coach-runar-buy = Before the fifth game all campaign points may be spent, and what is left over is lost. A first part of the Statue is never wrong.

## What happens

coach-runar-goal = Most points win: Shards you gather, blows that land, a Statue that grows, and missions at the very end. When all Event slots are full, the round is the last.
coach-runar-points = Points come from Shards, from every third hit or so, from the Statue, and at the end from missions: read those now, most points come last.
coach-runar-built = A taller Statue opens Events for its owner: bonuses now and missions at the end. One part a turn, so begin early.
coach-runar-fallen = A Hero without cards in hand and deck falls. Spread the blows you take over all three.

## What an option leads to

coach-runar-option-move = Steps as far as the Speed of the Hero.
coach-runar-option-attack = The other loses a Defence token or a card; every third hit or so is a point.
coach-runar-option-gather = A Shard within reach: a point at once.
coach-runar-option-push = One step away from you, wherever that leads.
coach-runar-option-build = Your Statue grows: points, and access to Events. Once a turn.
coach-runar-option-coordination = Three more cards to choose from.
coach-runar-option-charge = A lonely Hero goes to the next zone at once.
coach-runar-option-reinforce = A lost Defence token comes back.
coach-runar-option-ability = Paid by the sign on your card, not by dice.
coach-runar-option-change = A neutral die hands the turn to another of your Heroes.
coach-runar-option-activate = A Hazard slides and hurts whoever it meets.
coach-runar-option-end-action = Dice that are left stay with you.
coach-runar-option-end-tactics = On to playing a card.
coach-runar-option-play = Its Hero acts this turn, its dice are yours.
coach-runar-option-defend = Costs a saved die; the blow is warded off.
