# The drawn board of Runar.

web-runar-island = The island
web-runar-zoom = Size of the island
web-runar-zoom-in = Larger
web-runar-zoom-out = Smaller
web-runar-tab-island = Island
web-runar-tab-destiny = Destiny
web-runar-tab-nemesis = Nemesis
web-runar-tab-players = Players
web-runar-turn = Turn { $n }: { $who }
web-runar-phase-starting = Start
web-runar-phase-tactics = Tactics
web-runar-phase-action = Action
web-runar-phase-support = Support
web-runar-phase-destiny = Destiny
web-runar-phase-nemesis = Nemesis
web-runar-phase-ending = End

## What stands and lies on the island

web-runar-figure-hero = { $name } ({ $clan }, base { $marks }) on { $node }, Defence { $defence }
web-runar-figure-enemy = { $name } on { $node }, Power { $power }, Health { $health }
web-runar-statue-of = Statue of { $who }: { $part }
web-runar-shard-blue = blue Shard
web-runar-shard-yellow = yellow Shard
web-runar-hazard = Hazard
web-runar-remnant = Remnants
web-runar-token = Position token of { $who }

## Player boards

web-runar-hand = Your hand
web-runar-no-cards = No cards in hand
web-runar-turn-card = Turn card
web-runar-kept = kept
web-runar-pool-name = Action Pool
web-runar-personal = Personal Pool of { $name }
web-runar-deck-name = Deck
web-runar-deck = Action deck: { $count }; the top card is of { $hero }
web-runar-memory-name = Memory
web-runar-memory =
    { $count ->
        [one] Memory: one card
       *[other] Memory: { $count } cards
    }
web-runar-treasury = Treasury
web-runar-damage = Damage inflicted
web-runar-damage-of =
    { $count ->
        [one] Damage slots of { $who }: { $slots }. Inflicted Damage deck: one card
       *[other] Damage slots of { $who }: { $slots }. Inflicted Damage deck: { $count } cards
    }
web-runar-slot = { $name }, { $count }
web-runar-slot-empty = empty
web-runar-slot-n = Damage slot { $n }
web-runar-inflicted =
    { $count ->
        [one] Inflicted Damage deck: one card
       *[other] Inflicted Damage deck: { $count } cards
    }
web-runar-advantage = Advantage card
web-runar-cards =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
web-runar-shards =
    { $count ->
        [one] one Shard on the board, three fit
       *[other] { $count } Shards on the board, three fit
    }
web-runar-trophies =
    { $count ->
        [one] one Trophy
       *[other] { $count } Trophies
    }
web-runar-enemy-tokens =
    { $count ->
        [one] one Enemy token
       *[other] { $count } Enemy tokens
    }
web-runar-chief = Chief: nobody has more VP
web-runar-vp = { $count } VP
web-runar-statue-access =
    { $count ->
        [one] Statue: { $part }; Access to one Event slot
       *[other] Statue: { $part }; Access to { $count } Event slots
    }
web-runar-hero-label = { $name }, base { $marks }, Speed { $speed }, Defence { $defence } of { $most }
web-runar-speed = Speed { $n }
web-runar-defence = Defence { $n } of { $most }
web-runar-defeated = Defeated
web-runar-symbol = ability symbol { $symbol }
web-runar-triggered = happens by itself
web-runar-card-label = { $name }. Action: { $action }. Support: { $support }
web-runar-card-action = Action dice
web-runar-card-support = Support
web-runar-inspiration-line = Any of your Heroes becomes Active
web-runar-treasure-mark = Mark
web-runar-treasure-equipment = Equipment
web-runar-treasure-artefact = Artefact

## Destiny and Nemesis boards

web-runar-destiny = Destiny board
web-runar-scenario = Scenario { $id }
web-runar-mission = Mission, scored at the end
web-runar-event = Event
web-runar-doom = Doom
web-runar-score = { $who }: { $vp } VP
web-runar-nobody = nobody
web-runar-event-label = Event slot { $n }: { $name }. Access: { $who }
web-runar-event-empty = Event slot { $n }, empty. Access: { $who }
web-runar-destiny-deck = Destiny deck: { $count }; Events in it: { $events }, Doom cards: { $dooms }
web-runar-fate = Destiny card, turned to face { $who }: nodes { $nodes }
web-runar-tell-fate = It says where a Shard or a Hazard is put: one place in each Territory.
web-runar-tell-event = Only players with Access, by the height of their Statue, gain from the Event.
web-runar-tell-access = Access by the height of the Statue: { $who }
web-runar-tell-pool = Hazards that have struck wait here; Destiny cards bring them back.
web-runar-tell-obstacle = An Obstacle: nobody can enter or pass it.
web-runar-tell-statue = An Obstacle. Its owner builds it: the higher, the more Events can be used.
web-runar-tell-shard-blue = Gathered with a strength or a neutral die: 1 VP.
web-runar-tell-shard-yellow = Gathered with an instinct or a neutral die: 1 VP.
web-runar-tell-hazard = A Hero who enters, is pushed here or gathers here takes Direct Damage.
web-runar-tell-remnant = A step onto them costs one Movement Point more.
web-runar-tell-agility = Move, Push; in the turns of others Pursuit
web-runar-tell-strength = Attack, Gather a blue Shard, Activate a Hazard
web-runar-tell-instinct = Gather a yellow Shard; in the turns of others Defence and Raid
web-runar-tell-neutral = Any action or reaction, or Change of the Active Hero
web-runar-destiny-card = Destiny card
web-runar-hazard-pool = Hazard Pool: { $count }
web-runar-rank-minion = minion
web-runar-rank-warrior = warrior
web-runar-rank-leader = leader
web-runar-enemy-line = { $rank }, Power { $power }, Health { $health }
web-runar-reserve = Reserve { $count }
web-runar-enemy-deck = Enemy Action deck: { $count }; the next card is of { $enemy }
web-runar-next = Next: { $enemy }
web-runar-next-known = Next: { $card }
web-runar-deed-met = Its condition is met.
web-runar-deed-basic = Its condition is not met: Basic Activation.

## Who attacks whom, and what happens then

web-runar-clash-attack = { $hero } attacks { $target }.
web-runar-clash-push = { $hero } pushes { $target }.
web-runar-clash-move = { $hero } is about to move.
web-runar-clash-moved = { $hero } has moved.
web-runar-clash-gather = { $hero } is about to gather a Shard.
web-runar-clash-damage = { $hero } takes Damage.
web-runar-clash-direct = { $hero } takes Direct Damage.
web-runar-then-attack = Defence cancels it for an instinct or neutral die. If you do nothing, { $hero } takes Damage.
web-runar-then-push = Defence cancels it for an instinct or neutral die. If you do nothing, { $hero } is moved, or takes Damage where there is no room.
web-runar-then-raid = A Raid strikes first for an instinct or neutral die. If you do nothing, { $hero } goes on unharmed.
web-runar-then-pursue = Your Hero may follow on the same path for an agility or neutral die. If you do nothing, it stays.
web-runar-then-damage = Discard a Defence token, or hand over a card of this Hero from your hand or deck.
web-runar-then-direct = Tokens do not help: hand over a card of this Hero from your hand or deck.
web-runar-then-damage-neutral = Discard a Defence token, or put a card of this Hero under your own Memory; then all others gain an Advantage card.
web-runar-then-direct-neutral = Tokens do not help: a card of this Hero goes under your own Memory, and all others gain an Advantage card.
web-runar-waiting = Waiting for { $who }.
web-runar-dealt = Treasure cards dealt for the order: the lowest number chooses first, then back again
web-runar-dealt-to = { $who }: { $n }, { $card }

## Kinds of things in the box

web-runar-kind-symbol = Ability symbols
web-runar-kind-die = Dice
web-runar-kind-action = Actions and reactions
web-runar-kind-tactic = Tactics
web-runar-kind-clan = Clans
web-runar-kind-hero = Heroes
web-runar-kind-action_card = Action cards
web-runar-kind-destiny_card = Destiny cards
web-runar-kind-event_card = Event cards
web-runar-kind-doom_card = Doom cards
web-runar-kind-mission_card = Mission cards
web-runar-kind-scenario = Scenarios
web-runar-kind-layout = Board layouts
web-runar-kind-advantage_card = Advantage cards
web-runar-kind-inspiration_card = Inspiration cards
web-runar-kind-treasure_card = Treasure cards
web-runar-kind-artefact_card = Artefacts
web-runar-kind-obstacle_card = Obstacle cards
web-runar-kind-obstacle_piece = Obstacle pieces
web-runar-kind-enemy_card = Enemies
web-runar-kind-enemy_action_card = Enemy Action cards
web-runar-kind-enemy_limit = Enemies on the Battlefield
web-runar-kind-token = Figures and tokens
web-runar-kind-board = Battlefields
web-runar-kind-destiny_board = Destiny boards
web-runar-kind-board_piece = Boards
web-runar-kind-campaign = Campaigns
web-runar-kind-reward = Purchases before the last game

## The page of the box: things that have no name on the table

web-runar-box-symbol = { $id ->
    [W] Symbol W: any symbol
   *[other] Symbol { $id }
}
web-runar-box-action-move = Move
web-runar-box-action-push = Push
web-runar-box-action-pursuit = Pursuit
web-runar-box-action-gather_blue = Gather a blue Shard
web-runar-box-action-attack = Attack
web-runar-box-action-activate = Activate
web-runar-box-action-gather_yellow = Gather a yellow Shard
web-runar-box-action-defence = Defence
web-runar-box-action-raid = Raid
web-runar-box-action-repeat = Repeat
web-runar-box-action-change = Change
web-runar-box-action-gather_any = Gather any Shard
web-runar-box-action-absorb = Absorb
web-runar-box-action-reveal = Reveal
web-runar-box-action-assault = Assault
web-runar-box-tactic-coordination = Coordination
web-runar-box-tactic-charge = Charge
web-runar-box-tactic-reinforce = Reinforce
web-runar-box-tactic-build = Build
web-runar-box-tactic-equip = Equip
web-runar-box-tactic-store = Store
web-runar-box-board = Battlefield for { $players ->
        [one] one player
       *[other] { $players } players
    }
web-runar-box-destiny_board = Destiny board for { $players ->
        [one] one player
       *[other] { $players } players
    }
    .text = Event slots: { $event_slots }. Mission slots: { $mission_slots }.
web-runar-box-enemy_limit = Enemies with { $players ->
        [one] one player
       *[other] { $players } players
    }
    .text = At most: Minions { $minion }, Warriors { $warrior }, Leaders { $leader }.
web-runar-box-layout = { $id ->
    [L1] { runar-option-layout-L1 }
    [L2] { runar-option-layout-L2 }
    [L3] { runar-option-layout-L3 }
   *[L4] { runar-option-layout-L4 }
}
web-runar-box-action_card = { $of }: card { $nth }
web-runar-box-destiny_card = Destiny card { $id }
web-runar-box-campaign = Campaign { $id }
web-runar-box-reward-build = Building without dice
web-runar-box-reward-die = A die for the Action Pool
web-runar-box-reward-neutral = A neutral die for the Action Pool
web-runar-box-reward-hero_die = A die for a Hero
web-runar-box-reward-hero_neutral = A neutral die for a Hero
web-runar-box-reward-inspiration = An Inspiration card
web-runar-box-reward-artefact = A random Artefact
web-runar-box-advantage_card = Advantage card
web-runar-box-inspiration_card = Inspiration card
web-runar-box-token-hero_figure = Hero figure
web-runar-box-token-hidlesvini_figure = Hidlesvini figure
web-runar-box-token-seggir_figure = Seggir figure
web-runar-box-token-hofundr_figure = Hofundr figure
web-runar-box-token-hero_base = Base of a Hero
web-runar-box-token-position_token = Position token
web-runar-box-token-statue_base = Base of a Statue
web-runar-box-token-statue_body = Body of a Statue
web-runar-box-token-statue_head = Head of a Statue
web-runar-box-token-statue_flame = Flame of a Statue
web-runar-box-token-score_token_clan = Score token of a clan
web-runar-box-token-score_token_nemesis = Score token of Nemesis
web-runar-box-token-clan_token = Clan token
web-runar-box-token-first_player = First player token
web-runar-box-token-shard = Shard
web-runar-box-token-hazard = Hazard token
web-runar-box-token-defence = Defence token
web-runar-box-token-remnant = Remnant token
web-runar-box-token-trophy = Trophy token
web-runar-box-token-enemy_token = Enemy token
web-runar-box-board_piece-game_board = Battlefield
web-runar-box-board_piece-player_board = Player board
web-runar-box-board_piece-destiny_board = Destiny board
web-runar-box-board_piece-nemesis_board = Nemesis board
