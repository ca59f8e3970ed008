# Valhalla on the screen.

web-valhalla-warrior = { $name }, { $clan }, strength { $strength }, needs { $needs }, glory { $glory }
web-valhalla-glory = Glory
web-valhalla-legend =
    Strength: { $strength }
    Needs: { $needs }
    Glory in Valhalla: { $glory }
web-valhalla-jarl = Jarl
web-valhalla-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-valhalla-pile = Valhalla { $count }
web-valhalla-shields =
    { $count ->
        [one] { $count } own shield
       *[other] { $count } own shields
    }
web-valhalla-captured =
    { $count ->
        [one] { $count } shield captured from { $name }
       *[other] { $count } shields captured from { $name }
    }
web-valhalla-you-attack = You attack: { $name }
web-valhalla-attacks-you = { $name } attacks you
web-valhalla-attacks = { $attacker } attacks { $defender }
web-valhalla-ragnarok = Ragnarok: { $name }
web-valhalla-attack = Attack
web-valhalla-defence = Defence
web-valhalla-pool = Dice to use
web-valhalla-reroll = Reroll: discard a die first
web-valhalla-picked = chosen
web-valhalla-die-red = red die: { $face }
web-valhalla-die-black = black die: { $face }
web-valhalla-die-grey = extra die: { $face }
web-valhalla-die-card = delivered weapon: { $face }
web-valhalla-grey =
    { $count ->
        [one] { $count } extra die left
       *[other] { $count } extra dice left
    }
web-valhalla-deck =
    { $count ->
        [one] Deck, { $count } card
       *[other] Deck, { $count } cards
    }
web-valhalla-discard = Discard pile
web-valhalla-discard-count =
    { $count ->
        [one] Discard pile: { $count } card, the top one first
       *[other] Discard pile: { $count } cards, the top one first
    }
web-valhalla-hand = Your hand
web-valhalla-drawn = Drawn
web-valhalla-open = Open cards
web-valhalla-jarls = Jarls to choose from
web-valhalla-need-any = any weapon
web-valhalla-need-same = the same weapon
web-valhalla-need-two_pairs = two pairs
web-valhalla-need-different = different weapons
web-valhalla-leaving = leaves
web-valhalla-blocked = blocked
web-valhalla-excluded = does not count
web-valhalla-denied = must stay
web-valhalla-king = King of the Mountain, level { $level }
web-valhalla-king-is = King of the Mountain: { $name }, level { $level }
web-valhalla-no-king = Nobody is King of the Mountain
web-valhalla-forge =
    { $count ->
        [one] { $count } card in the forge
       *[other] { $count } cards in the forge
    }
web-valhalla-offered = New weapons to choose from
web-valhalla-fights = in battle
web-valhalla-thor = { $who } supports { $whom }
web-valhalla-won =
    { $count ->
        [0] { $name } wins the tie
       *[other] { $name } wins by { $count }
    }
web-valhalla-strength = strength
web-valhalla-limit = glory limit
web-valhalla-monster-card = card { $number } of { $cards }
web-valhalla-monster-attack = It attacks with { $weapons }
web-valhalla-monster-below =
    { $count ->
        [one] The next card
       *[other] The whole stack
    }
web-valhalla-last-turns =
    { $count ->
        [0] The last turn is being played.
        [one] The end is near: one turn left.
       *[other] The end is near: { $count } turns left.
    }
web-valhalla-my-glory =
    { $cards ->
        [one] Your Valhalla: { $glory } glory, one card
       *[other] Your Valhalla: { $glory } glory, { $cards } cards
    }

## Kinds of things in a box

web-valhalla-kind-weapon = Weapons
web-valhalla-kind-clan = Clans
web-valhalla-kind-trait = Traits
web-valhalla-kind-favour = Favours
web-valhalla-kind-ability = Abilities
web-valhalla-kind-die = Dice
web-valhalla-kind-board = Boards
web-valhalla-kind-shield = Shields
web-valhalla-kind-reference = Reference cards
web-valhalla-kind-setup = Set-up
web-valhalla-kind-scoring = Scoring
web-valhalla-kind-warrior = Warriors
web-valhalla-kind-tactic = Battle Tactics
web-valhalla-kind-mission = Missions
web-valhalla-kind-jarl = Jarls
web-valhalla-kind-loki = Loki’s Trick
web-valhalla-kind-thor = Thor’s Support
web-valhalla-kind-tyr = Tyr’s Wrath
web-valhalla-kind-king_card = King of the Mountain
web-valhalla-kind-bonus = Bonuses of the King
web-valhalla-kind-partner = Partner cards
web-valhalla-kind-curse = Traits of Monsters
web-valhalla-kind-monster = Monsters
web-valhalla-kind-solo_help = Help for solo play
web-valhalla-kind-level = Levels
web-valhalla-kind-coop = Playing together

## The page of the box: things that have no name on the table

web-valhalla-box-board = Team board
web-valhalla-box-shield = Shields, { $name }
web-valhalla-box-reference-help = Card of the turn and the battle
web-valhalla-box-reference-scoring = Card of the scoring
web-valhalla-box-setup = Set-up for { $players } players
    .text = Cards from the deck to the discard pile: { $discard }. Warriors to choose from: { $revealed }. Everybody draws { $draw } cards and discards { $drop }. Jarls to choose from: { $jarls }.
web-valhalla-box-scoring = Shields at the end with { $players } players
    .text = Glory for each own Shield: { $own }, for each captured one: { $captured }.
web-valhalla-box-king_card = Card of the King
web-valhalla-box-bonus = Bonuses with { $players } players
web-valhalla-box-partner = Partner card, { $id ->
    [red] red
    [blue] blue
    [black] black
    [silver] silver
    [brown] brown
   *[teal] teal
}
web-valhalla-box-solo_help-monster = What the Monster does
web-valhalla-box-solo_help-glory = Glory of the solo game
web-valhalla-box-solo_help-turn = A turn of the solo game
web-valhalla-box-level-normal = Normal
    .text = Cards discarded after a lost battle: { $penalty }.
web-valhalla-box-level-hard = Hard
    .text = Cards discarded after a lost battle: { $penalty }.
web-valhalla-box-level-impossible = Impossible
    .text = Cards discarded after a lost battle: { $penalty }.
web-valhalla-box-coop = Together, { $players } players
    .text = Cards from the deck to the discard pile: { $discard }. Shields each: { $shields }. Cards in hand: { $hand }.
