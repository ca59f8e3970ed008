# Reavers of Midgard on the screen.

web-reavers-chart = Sea chart
web-reavers-own = Your longship
web-reavers-you = You
web-reavers-order = Who acts, one after another
web-reavers-phase-setup = The first crews are mustered
web-reavers-phase-select = A longship picks a harbour
web-reavers-phase-reavers = Benches first: specialised Reavers
web-reavers-phase-act = Everybody activates or rests
web-reavers-wait-setup = Everybody musters the first two Reavers.
web-reavers-wait-select = Round { $round }, longship { $n } of 4: which harbour?
web-reavers-round = Round { $round } of { $rounds }
web-reavers-glory-track = Glory track
web-reavers-glory-of = { $name }: { $count } Glory
web-reavers-selected = Selected by { $name }
web-reavers-cost = Cost
web-reavers-cost-none = free
web-reavers-cost-each = per attempt
web-reavers-selections = Locations selected this round: { $done } of 4
web-reavers-bonus-seat = { $distance ->
        [0] Whoever selects: { $what }
        [1] next seat: { $what }
        [2] third: { $what }
       *[other] fourth: { $what }
    }
web-reavers-bonus-recruit = { $n ->
        [0] nothing more
       *[other] { $n } Favor
    }
web-reavers-bonus-trade = { $n ->
        [one] { $n } reward
       *[other] { $n } rewards
    }
web-reavers-bonus-battle = { $n ->
        [0] nothing more
       *[other] { $n } Glory
    }
web-reavers-bonus-village = { $n ->
        [0] no more cards
        [one] { $n } more card
       *[other] { $n } more cards
    }
web-reavers-bonus-keep = { $n ->
        [0] no more cards
        [one] { $n } more card
       *[other] { $n } more cards
    }
web-reavers-bonus-subdue = { $n ->
        [one] { $n } attempt
       *[other] up to { $n } attempts
    }
web-reavers-deck =
    { $count ->
        [one] { $deck }: deck with { $count } card
       *[other] { $deck }: deck with { $count } cards
    }
web-reavers-stack =
    { $count ->
        [one] { $name }, { $count } tile
       *[other] { $name }, { $count } tiles
    }
web-reavers-land =
    { $count ->
        [one] { $name }: Defense { $defense }, or { $price } { $good }; { $count } tile left
       *[other] { $name }: Defense { $defense }, or { $price } { $good }; { $count } tiles left
    }
web-reavers-lands = Territories
web-reavers-claimed =
    { $count ->
        [one] { $count } tile claimed, face down until the attempts are over
       *[other] { $count } tiles claimed, face down until the attempts are over
    }
web-reavers-defense = Defense
web-reavers-peace = Peacefully
web-reavers-card = { $name }: { $text }
web-reavers-battle = { $name }, { $glory } Glory, Defense { $defense }: { $text }
web-reavers-battle-legend = Won with these dice, or in combat against Defense { $defense }
web-reavers-rolled = Rolled when gained
web-reavers-rallied = Set to any face when rallied
web-reavers-good = { $good }: { $count }
web-reavers-gain = { $good } +{ $count }
web-reavers-good-glory = Glory
web-reavers-good-food = Food
web-reavers-good-favor = Favor
web-reavers-good-terror = Terror
web-reavers-good-farm = Farms
web-reavers-good-wall = Walls
web-reavers-good-tower = Towers
web-reavers-good-dice = dice
web-reavers-goods = Glory, supplies and tokens
web-reavers-ship = Ship: { $n } of { $of } dice places taken
web-reavers-ship-of = The longship of { $name }
web-reavers-look = Look at the longship of { $name }
web-reavers-used = { $name }, used in this round
web-reavers-upgrade-space = Room for a Ship Upgrade
web-reavers-jarl = Jarl: { $name }
web-reavers-no-jarl = No Jarl
web-reavers-wild = The clan icon stands for a Shield, Chest, Ship or Hammer.
web-reavers-marker = Start Player marker
web-reavers-honor = Honor Ship
web-reavers-benches = Benches of specialised Reavers
web-reavers-specialize = Specialize at a bench
web-reavers-specialize-for = Specialize: { $effects }
web-reavers-bench = Bench: { $name }
web-reavers-bench-count =
    { $count ->
        [one] { $name }: { $count } Reaver
       *[other] { $name }: { $count } Reavers
    }
web-reavers-short-battle = Battle
web-reavers-short-village = Villages
web-reavers-short-keep = Keeps
web-reavers-short-subdue = Subdue
web-reavers-artifacts = Artifacts
web-reavers-artifact =
    { $state ->
        [used] { $name }, used in this turn
        [full] { $name }, with a stored die
       *[empty] { $name }, without a die
    }
web-reavers-artifact-space = Room for an Artifact
web-reavers-territories =
    { $count ->
        [one] { $count } territory
       *[other] { $count } territories
    }
web-reavers-no-territories = No territories yet
web-reavers-pile =
    { $count ->
        [one] Glory pile: { $count } card
       *[other] Glory pile: { $count } cards
    }
web-reavers-pile-short = Glory pile
web-reavers-pile-own = Your Glory pile
web-reavers-pile-empty = Nothing yet. Rallied Reavers, won battles, keep spoils and prophecies lie here until the end.
web-reavers-pile-secrets = Prophecies only you know
web-reavers-pile-prophecies = Prophecies
web-reavers-pile-keeps = Keep Spoils
web-reavers-pile-artifacts = Artifacts
web-reavers-pile-battles = Sea Battles
web-reavers-pile-reavers = Reavers
web-reavers-supply = Supply
web-reavers-supply-dice =
    { $count ->
        [one] { $count } die left ({ $colour })
       *[other] { $count } dice left ({ $colour })
    }
web-reavers-activate = Activate
web-reavers-rest = Rest
web-reavers-rest-what = Food, or a die as you like it
web-reavers-market = Dice for sale
web-reavers-market-empty = All dice are taken
web-reavers-left =
    { $count ->
        [one] One reward left
       *[other] { $count } rewards left
    }
web-reavers-faces = Faces to choose from
web-reavers-resolving = Being resolved
web-reavers-no-combat = Combat
web-reavers-no-dice = With dice
web-reavers-spent = Spent:
web-reavers-payment = Payment
web-reavers-owed = To pay:
web-reavers-ways = Ways to pay
web-reavers-pay = Pay { $what }
web-reavers-pay-hint = Take one of these ways, or pick die by die on your ship.
web-reavers-combat = Combat
web-reavers-combat-dice = Combat dice
web-reavers-combat-die =
    { $count ->
        [one] { $count } success
       *[other] { $count } successes
    }
web-reavers-successes = Successes
web-reavers-favor-of = { $name }: { $count } Favor to reroll with
web-reavers-scoring = Final scoring

## Kinds of things in a box

web-reavers-kind-battle = Sea Battles
web-reavers-kind-battle_card = Sea Battle cards
web-reavers-kind-clan = Clans
web-reavers-kind-colour = Player colours
web-reavers-kind-crew = Crew dice
web-reavers-kind-face_up = Face-up cards by number of players
web-reavers-kind-journey = Sea Journeys
web-reavers-kind-keep = Keep Spoils
web-reavers-kind-location = Action locations
web-reavers-kind-piece = Wooden pieces and boards
web-reavers-kind-prophecy = Prophecies
web-reavers-kind-reaver = Reavers
web-reavers-kind-reaver_card = Reaver cards
web-reavers-kind-territory = Territories
web-reavers-kind-tile = Backs of territory tiles
web-reavers-kind-token = Tokens
web-reavers-kind-upgrade = Ship Upgrades
web-reavers-kind-village = Village Spoils

## The page of the box: things that have no name on the table

web-reavers-box-crew = { $id ->
    [red] Red Crew die
    [blue] Blue Crew die
   *[yellow] Yellow Crew die
}
web-reavers-box-face_up = Cards with { $id } players
    .text = Face-up pairs of Reavers, Village Spoils and Keep Spoils: { $reaver } of each. Sea Battles: { $battle }. Prophecies: { $prophecy }.
web-reavers-box-token-food-small = Food (1)
web-reavers-box-token-food-large = Food (5)
web-reavers-box-token-favor-small = Favour (1)
web-reavers-box-token-favor-large = Favour (5)
web-reavers-box-token-terror = Terror
web-reavers-box-token-farm = Farm
web-reavers-box-token-wall = Wall
web-reavers-box-token-tower = Tower
web-reavers-box-piece-board = Board
web-reavers-box-piece-player-board = Player board
web-reavers-box-piece-score-marker = Glory marker
web-reavers-box-piece-start-player-marker = First player marker
web-reavers-box-piece-round-marker = Round marker
web-reavers-box-piece-longship = Longship
web-reavers-box-piece-honor-ship = Ship of honour
web-reavers-box-piece-help-card = Help card
web-reavers-box-piece-combat-die = Combat die
web-reavers-box-colour-orange = Orange
web-reavers-box-colour-blue = Blue
web-reavers-box-colour-green = Green
web-reavers-box-colour-purple = Purple
