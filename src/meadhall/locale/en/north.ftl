# Vikings: Warriors of the North.

north-name = Vikings: Warriors of the North
north-blurb = Sail on the wind, bring home three thanes’ daughters, and answer every move your rivals make.

## Settings

north-option-colours = Colours
    .hint = How the players get their colours and corners.
north-option-colours-default = By seat
    .hint = Yellow, green, blue and red in seating order; two players sit in opposite corners.
north-option-colours-choose = Chosen
    .hint = Everybody chooses a colour, from the first seat on.
north-option-starter = Starting player
    .hint = Who takes the first turn.
north-option-starter-random = By lot
    .hint = The starting player is drawn.
north-option-starter-0 = First seat
    .hint = Whoever sits at the first seat begins.
north-option-starter-1 = Second seat
    .hint = Whoever sits at the second seat begins.
north-option-starter-2 = Third seat
    .hint = Whoever sits at the third seat begins.
north-option-starter-3 = Fourth seat
    .hint = Whoever sits at the fourth seat begins.
north-error-starter = Starting player “{ $starter }” does not fit { $seats } seats; seats are numbered from 0.

## Board

north-colour-yellow = yellow
north-colour-green = green
north-colour-blue = blue
north-colour-red = red
north-direction-N = north
north-direction-NE = north-east
north-direction-E = east
north-direction-SE = south-east
north-direction-S = south
north-direction-SW = south-west
north-direction-W = west
north-direction-NW = north-west
north-field-sea = { $field }
north-field-port = { $field } ({ $colour ->
    [yellow] yellow
    [green] green
    [blue] blue
   *[red] red
  } port)
north-field-village = { $field } ({ $colour ->
    [yellow] yellow
    [green] green
    [blue] blue
   *[red] red
  } village)

## On the stack

north-item-sail = { $who } plays { $card } to sail { $toward }.
north-item-hero = { $who } plays the hero { $card }.
north-item-play = { $who } plays { $card }.
north-item-play-cancel = { $who } plays { $card } on { $target } ({ $whom }).
north-item-play-modify = { $who } plays { $card }: { $amount } to the attack roll.
north-item-play-own-ship = { $who } plays { $card } on their own longship.
north-item-play-ship = { $who } plays { $card } on the longship of { $whom }.
north-item-play-player = { $who } plays { $card } against { $whom }.
north-item-play-member = { $who } plays { $card } on { $member } aboard with { $whom }.
north-item-play-becalm = { $who } plays { $card } on the wind of { $whom }.
north-item-play-redirect = { $who } plays { $card }: the wind of { $whom } turns { $toward }.
north-item-play-draw = { $who } plays { $card } to draw cards.
north-item-play-cure = { $who } plays { $card } to heal the crew.
north-item-ability = { $who } uses the ability of { $card }.
north-item-ability-cancel = { $who } uses { $card } against { $target } ({ $whom }).
north-item-attack = { $who } declares an attack on { $whom }.
north-item-attack-beast = { $who } sails from { $from } onto the Sea Beast and attacks it.
north-item-plunder = { $who } declares a plunder at { $where }.
north-item-feast = { $who } declares a feast.
north-item-sacrifice = { $who } declares a sacrifice.
north-item-roll-recovery = { $who } rolls { $die } against the seasickness of { $member }.
north-item-roll-raid = { $who } rolls { $die } for the attack on a longship.
north-item-roll-hunt = { $who } rolls { $die } against the Sea Beast.
north-item-roll-mutiny = { $who } rolls { $die } for the mutiny.
north-item-roll-trick = { $who } rolls { $die } for the Trickster.
north-declared-attack = Attack on a longship
north-declared-attack-beast = Attack on the Sea Beast
north-declared-plunder = Plunder
north-declared-feast = Feast
north-declared-sacrifice = Sacrifice

## Questions

north-prompt-colour = Choose your colour and corner.
north-prompt-recovery = { $rolled ->
    [0] Several of your crew are seasick: for whom do you roll first?
   *[other] For whom do you roll next?
  }
north-prompt-hero = You are at { $where }, with { $cards ->
    [one] one card
   *[other] { $cards } cards
  }. Recruit a hero or begin your actions; rowing ends your turn.
north-prompt-act = You are at { $where }, with { $cards ->
    [one] one card
   *[other] { $cards } cards
  }. Choose an action, your standard action is still free; rowing ends your turn.
north-prompt-act-used = You are at { $where }, with { $cards ->
    [one] one card
   *[other] { $cards } cards
  }. Choose an action, your standard action is used; rowing ends your turn.
north-prompt-window = { $item } { $answers ->
    [none] Nothing you have answers this: pass.
    [overboard] None of your cards answers this; throw somebody overboard, or pass.
   *[reaction] React, or pass.
  }
north-prompt-roll = { $item } The die shows { $die }. { $answers ->
    [none] Nothing you have changes it: pass.
    [overboard] None of your cards changes it; throw somebody overboard, or pass.
   *[reaction] React, or pass.
  }
north-prompt-circle = { $whose } has acted: { $actions ->
    [0] you could take one action now, but have none.
   *[other] you may take one action now.
  }
north-prompt-steer = Move the longship of { $whose } from { $from }: { $steps ->
    [one] one step
   *[other] up to { $steps } steps
  }.
north-prompt-steer-own = Move your longship from { $from }: { $steps ->
    [one] one step
   *[other] up to { $steps } steps
  }.
north-prompt-lure = Move the Sea Beast from { $from }: { $steps ->
    [one] one step
   *[other] up to { $steps } steps
  }.
north-prompt-place = You have beaten the Sea Beast: put it on a field without a longship that is no port.
north-prompt-drop = Your crew is full: who goes overboard for { $member }?
north-prompt-rescue = { $member } is going overboard: shall the Valkyrie bring this card to your hand?
north-prompt-captive = Full victory: take one crew member from { $whom }.
north-prompt-fate = { $member } is yours: into your crew, or into the sea?
north-prompt-plunder = Your crew is full: throw somebody overboard for { $daughter }, or decline.
north-prompt-feast = Bring daughters to your seat; { $home ->
    [0] none is
    [one] one is
   *[other] { $home } are
  } there already.
north-prompt-sacrifice = Choose at least two cards to sacrifice: { $given } chosen, { $n ->
    [0] nothing to draw yet
    [one] one card to draw
   *[other] { $n } cards to draw
  }.
north-prompt-limit = Discard { $n ->
    [one] one card
   *[other] { $n } cards
  }: you may keep { $limit }.
north-prompt-discard = Discard { $n ->
    [one] one card
   *[other] { $n } cards
  } from your hand.
north-prompt-mutiny = Success: name a crew member of { $whom } to go overboard.
north-prompt-mutiny-own = Mutiny: name a member of your crew to go overboard.
north-prompt-ravens = The hand of { $whom } lies open to you: take one card.

## Choices

north-option-colour = Take { $colour }
north-option-recovery = Roll for { $member }
north-option-pass-turn = End your turn
north-option-pass-window = Pass
north-option-pass-circle = Take no action
north-option-hero = Recruit { $card }
north-option-sail = Sail { $toward } to { $to } with { $card }
north-option-sail-beast = Sail { $toward } onto the Sea Beast at { $to } with { $card } and attack it
north-option-row = Row { $toward } to { $to } and end your turn
north-option-row-on = Row { $toward } to { $to } and perhaps one field on; then your turn ends
north-option-attack = Attack { $whom }
north-option-plunder = Plunder: { $daughter }
north-option-feast = Hold a feast
north-option-sacrifice = Make a sacrifice
north-option-overboard = Overboard: { $member }
north-option-play = Play { $card }
north-option-play-cancel = Play { $card } on { $target } ({ $whom })
north-option-play-modify = Play { $card }: { $amount } to the attack roll
north-option-play-own-ship = Play { $card } on your own longship
north-option-play-ship = Play { $card } on the longship of { $whom }
north-option-play-player = Play { $card } against { $whom }
north-option-play-member = Play { $card } on { $member } ({ $whom })
north-option-play-becalm = Play { $card } on the wind of { $whom }
north-option-play-redirect = Play { $card }: turn the wind { $toward }
north-option-play-reroll = Play { $card }: the die is rolled again
north-option-play-draw = Play { $card }: draw { $n ->
    [one] one card
   *[other] { $n } cards
  }
north-option-play-cure = Play { $card }: heal your crew
north-option-use = Use { $card }
north-option-use-cancel = Use { $card } against { $target } ({ $whom })
north-option-use-reroll = Use { $card }: the die is rolled again
north-option-move = Move { $toward } to { $to }
north-option-stop = Stay here
north-option-stop-beast = Leave the Beast here
north-option-place = The Beast to { $to }
north-option-rescue = Take { $member } into hand
north-option-let-go = Let { $member } go
north-option-take-member = Take { $member }
north-option-take-return = Take { $member }: you cannot keep her, she goes back to her village
north-option-take-card = Take { $card }
north-option-add = { $member } joins your crew
north-option-add-full = { $member } joins your crew, and somebody goes overboard
north-option-sea = { $member } into the sea
north-option-decline = Decline: no daughter
north-option-bring = Bring home: { $member }
north-option-feast-done = That is all
north-option-give = Sacrifice { $card }
north-option-sacrifice-done = That is all: draw { $n ->
    [0] nothing
    [one] one card
   *[other] { $n } cards
  }
north-option-discard = Discard { $card }
north-card-wind = { $card } (wind { $toward })
north-card-place = { $card } (card { $n } of the stack)

## Why not

north-refused-trigger =
    { $answers ->
        [card] It answers a card on the stack. An attack, an ability and a roll are no cards.
        [roll] It answers a roll of the die, when it has fallen.
        [attack] It answers an attack that has been declared.
        [wind] It answers a Wind another player sails with.
        [action] It answers an action another player has declared, if the card names that action.
        [event] It answers an Event card that is aimed at you.
       *[nothing] This reaction does not answer anything on the stack now.
    }
north-refused-no-reaction = This card is no reaction; play it as an action.
north-refused-wind-now = Wind moves only your own longship, as an action in your own turn.
north-refused-hero-now = You may play one hero a turn, before your first action.
north-refused-reaction = A reaction needs its situation; it is no action by itself.
north-refused-reaction-wind = This reaction waits for its situation, and its wind does not blow your way here.
north-refused-reaction-beast = This reaction waits for its situation; its wind leads only to the Sea Beast, and your standard action is already used.
north-refused-target = There is nobody and nothing this card could be aimed at now.
north-refused-becalmed = Dead calm: no more wind cards this turn.
north-refused-direction = None of the directions of this card is marked on your field.
north-refused-beast-used = This wind leads only to the Sea Beast, and your standard action is already used.
north-refused-standard-used = You have already taken a standard action this turn.
north-refused-own-village = Nobody plunders the village of their own colour.
north-refused-owned = You already have a daughter of this colour.
north-refused-no-daughter = A feast needs a healthy daughter aboard.
north-refused-far = Only a longship on your own field can be attacked.
north-refused-row-beast = Nobody rows onto the field of the Sea Beast.

## What happened

north-log-colour = { $who } takes { $colour }.
north-log-turn = Round { $round }: { $who } is to move.
north-log-draw = { $who } draws { $n ->
    [one] a card
   *[other] { $n } cards
  }.
north-log-draw-known = You draw { $cards }.
north-log-reshuffle = The discard pile is shuffled into a new deck of { $n } cards.
north-log-discard = { $who } discards { $card }.
north-log-steal = { $who } takes a card from { $whom }.
north-log-steal-known = { $who } takes { $cards } from { $whom }.
north-log-move = { $who } moves to { $to }.
north-log-move-other = { $who } moves the longship of { $whom } to { $to }.
north-log-back = { $who } goes back to { $to }.
north-log-no-way = { $who } cannot sail { $toward } any more.
north-log-row = { $who } rows { $toward }.
north-log-pass = { $who } ends the turn.
north-log-beast = { $who } moves the Sea Beast to { $to }.
north-log-join = { $member } joins the crew of { $who }.
north-log-overboard = { $who } throws { $member } overboard.
north-log-overboard-other = { $who } throws { $member } of { $whom } overboard.
north-log-let-go = { $who } lets { $member } go.
north-log-rescue = The Valkyrie brings { $member } to the hand of { $who }.
north-log-sick = { $member } is seasick ({ $who }).
north-log-recover = { $member } is well again ({ $who }).
north-log-ready = { $member } is ready again ({ $who }).
north-log-becalmed = { $who } may play no more wind cards this turn.
north-log-redirect = { $who } turns the wind of { $whom } { $toward }.
north-log-cancelled = { $what } ({ $who }) is cancelled.
north-log-void = { $what } ({ $who }) comes to nothing.
north-log-trick-failed = { $what } ({ $who }) fails.
north-log-result-raid = { $who } attacks: { $die }, { $modifiers } = { $result }.
north-log-result-hunt = { $who } fights the Beast: { $die }, { $modifiers } = { $result }.
north-modifier = { $name } { $amount }
north-log-raid-won = { $who } defeats { $whom }.
north-log-hunt-won = { $who } defeats the Sea Beast.
north-log-hunt-lost = The Sea Beast drives { $who } back.
north-log-seize = { $who } takes { $member } from { $whom }.
north-log-to-sea = { $who } throws { $member } into the sea.
north-log-return = { $member } returns to her village.
north-log-decline = { $who } leaves the village without a daughter.
north-log-home = { $member } moves to the seat of { $who }.
north-end-konung = { $who } is Konung of the North.
north-end-stalemate = After { $rounds } rounds nobody is Konung; the order of daughters, crew and hand decides.

north-score-home = Daughters in the seat
north-score-aboard = Daughters aboard
north-score-heroes = Heroes aboard
north-score-hand = Cards in hand

## In the terminal

north-screen-title = Round { $round } of { $last }, turn: { $who }
north-screen-sea = The sea
north-screen-beast = Sea Beast at { $field }
north-screen-deck = Deck { $deck }, discard { $discard }, die { $die }
north-screen-player = Jarl
north-screen-place = Field
north-screen-hand = Hand
north-screen-crew = Crew
north-screen-home = Seat
north-screen-own-hand = Your hand
north-screen-stack = On the stack
north-screen-villages = Daughters in the villages

## Cards

north-wind-ne = Wind to the north-east
    .text = Move your longship one field in one of the shown directions that is also marked on its field.
north-wind-se = Wind to the south-east
    .text = Move your longship one field in one of the shown directions that is also marked on its field.
north-wind-sw = Wind to the south-west
    .text = Move your longship one field in one of the shown directions that is also marked on its field.
north-wind-nw = Wind to the north-west
    .text = Move your longship one field in one of the shown directions that is also marked on its field.
north-wind-n = Wind to the north
    .text = Move your longship one field in one of the shown directions that is also marked on its field.
north-wind-e = Wind to the east
    .text = Move your longship one field in one of the shown directions that is also marked on its field.
north-wind-s = Wind to the south
    .text = Move your longship one field in one of the shown directions that is also marked on its field.
north-wind-w = Wind to the west
    .text = Move your longship one field in one of the shown directions that is also marked on its field.
north-wind-ns = Veering wind north–south
    .text = Move your longship one field in one of the shown directions that is also marked on its field.
north-wind-ew = Veering wind east–west
    .text = Move your longship one field in one of the shown directions that is also marked on its field.
north-wind-any = Universal wind
    .text = Move your longship one field in any direction marked on its field.
north-event-loki = Loki’s Trick
    .text = Reaction. Choose an action card (wind, event or hero card) on the stack: its effect is cancelled.
north-event-thor = Thor’s Might
    .text = Reaction to a declared attack on a longship or on the Sea Beast. Declare +1 or −1: the roll of that attack is modified by it.
north-event-helm = Seizing the Helm
    .text = Choose any longship. Move it one field in a direction of your choice that is marked on its field (never onto the Sea Beast’s field).
north-event-mutiny = Mutiny
    .text = Choose another player who has a crew and roll the die. Success: you name one of their crew members; otherwise they name one. That crew member goes overboard.
north-event-seasick = Seasickness
    .text = Choose a healthy crew member on any longship and put this card under it: it is seasick. A seasick hero has no ability; a seasick daughter cannot go to a feast. At the start of each turn of its owner a die is rolled for it: on a success it recovers and this card is discarded.
north-event-norns = Thread of the Norns
    .text = Reaction to any die roll. The same player rolls again; only the new roll counts.
north-event-deep = Call of the Deep
    .text = Move the Sea Beast one, two or three fields along marked directions. It never enters a port or a field with a longship, not even in passing.
north-event-njord = Njord’s Gift
    .text = Move your longship one or two fields, each time in a direction marked on the field it is on (never onto the Sea Beast’s field).
north-event-calm = Dead Calm
    .text = Reaction to a wind card played by another player. Its effect is cancelled, and until the end of this turn that player may play no more wind cards.
north-event-shift = Shifting Wind
    .text = Reaction to a wind card played by another player. Name a different direction marked on the field of their longship, not towards the Sea Beast: that wind card moves it there instead.
north-event-idunn = Idunn’s Apples
    .text = Choose one: draw two cards, or every seasick member of your crew recovers.
north-event-ravens = Odin’s Ravens
    .text = Choose another player. Look at the cards in their hand and take one of them into yours.
north-event-ran = Wrath of Ran
    .text = Reaction to an attack, a plunder or a feast declared by another player. Move their longship one field in a direction of your choice marked on its field (never onto the Sea Beast’s field).
north-hero-berserker = Berserker
    .text = Your attack rolls against longships get +1.
north-hero-shieldmaiden = Shieldmaiden
    .text = Attack rolls against your longship get −1.
north-hero-harpooner = Harpooner
    .text = Your attack rolls against the Sea Beast get +1; when you defeat it you draw three cards instead of two.
north-hero-oarsman = Giant Oarsman
    .text = When you row you may move one or two fields.
north-hero-herbalist = Herbalist
    .text = Members of your crew cannot become seasick. When the Herbalist joins your crew, every seasick member of it recovers.
north-hero-gothi = Gothi
    .text = When you make a sacrifice you draw one card more.
north-hero-navigator = Navigator
    .text = Each wind card you play also allows the directions next to those it shows (one eighth of a turn to either side).
north-hero-helmsman = Helmsman
    .text = Once per round, in your turn, as an action: move your longship one field in any marked direction (never onto the Sea Beast’s field).
north-hero-skald = Skald
    .text = Once per round, as an action in any player’s turn: draw one card, then discard one card from your hand.
north-hero-volva = Völva
    .text = Once per round, as a reaction to any die roll: the same player rolls again; only the new roll counts.
north-hero-valkyrie = Valkyrie
    .text = Once per round, when another hero of your crew (not a daughter) would go to the discard pile, you may take that card into your hand instead.
north-hero-trickster = Trickster
    .text = Once per round, as a reaction to an event card aimed at you, your longship, your crew or a card you played: roll the die; on a success that event card is cancelled.
north-daughter-yellow = Daughter of the yellow thane
    .text = A crew member without an ability. Brought to your port and feasted, she moves to your seat.
north-daughter-green = Daughter of the green thane
    .text = A crew member without an ability. Brought to your port and feasted, she moves to your seat.
north-daughter-blue = Daughter of the blue thane
    .text = A crew member without an ability. Brought to your port and feasted, she moves to your seat.
north-daughter-red = Daughter of the red thane
    .text = A crew member without an ability. Brought to your port and feasted, she moves to your seat.

## Pieces in the box

north-die-die = Six-sided die
north-beast-sea-beast = The Sea Beast
north-board-sea = The northern sea
north-longship-yellow = Yellow longship
north-longship-green = Green longship
north-longship-blue = Blue longship
north-longship-red = Red longship
north-player_board-yellow = Yellow player board
north-player_board-green = Green player board
north-player_board-blue = Blue player board
north-player_board-red = Red player board
north-band-longship-defeat = Against a longship: defeat
north-band-longship-victory = Against a longship: victory
north-band-longship-full-victory = Against a longship: full victory
north-band-beast-defeat = Against the Sea Beast: defeat
north-band-beast-victory = Against the Sea Beast: victory

north-goal = First to three daughters at home wins · { $some ->
    [no] nobody has one yet
   *[yes] { $count ->
        [one] { $who } has
       *[other] { $who } have
    } { $home } at home and { $aboard } aboard
  } · round { $round } of at most { $last }
