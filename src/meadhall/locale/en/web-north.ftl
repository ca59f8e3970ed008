# Warriors of the North on the screen.

web-north-hand = Your hand
web-north-hand-empty = Your hand is empty.
web-north-reaction = Reaction
web-north-sort-wind = Wind
web-north-sort-event = Event
web-north-sort-hero = Hero
web-north-sort-daughter = Daughter
web-north-card = { $name }, { $kind }
web-north-card-winds = { $name }, { $kind }, winds: { $winds }
web-north-daughter-yellow = Yellow
web-north-daughter-green = Green
web-north-daughter-blue = Blue
web-north-daughter-red = Red

## The sea

web-north-field = Field { $field }
web-north-field-port = Field { $field }, the { $colour ->
    [yellow] yellow
    [green] green
    [blue] blue
   *[red] red
  } port
web-north-field-village = Field { $field }, the { $colour ->
    [yellow] yellow
    [green] green
    [blue] blue
   *[red] red
  } village
web-north-beast = the Sea Beast
web-north-beast-at = The Sea Beast at { $field }
web-north-tip-beast = Whoever sails onto it must fight it. The winner draws cards and sends it elsewhere.
web-north-tip-hall = Daughters whom a feast in the port has brought here are safe to the end.
web-north-tip-village = Whoever plunders on the field of the village takes a daughter aboard.
web-north-place = { $who }: a place for a daughter brought home
web-north-ship = Longship of { $who } ({ $colour ->
    [yellow] yellow
    [green] green
    [blue] blue
   *[red] red
  }) at { $field }
web-north-hall-of = { $colour ->
    [yellow] Yellow
    [green] Green
    [blue] Blue
   *[red] Red
  } seat of { $who }: { $count } of { $needed } daughters
web-north-hall-empty = { $colour ->
    [yellow] Yellow
    [green] Green
    [blue] Blue
   *[red] Red
  } seat, empty in this game
web-north-home = At home with { $who }: the { $colour ->
    [yellow] yellow
    [green] green
    [blue] blue
   *[red] red
  } thane’s daughter
web-north-village = { $colour ->
    [yellow] Yellow
    [green] Green
    [blue] Blue
   *[red] Red
  } village: { $count ->
    [0] no daughter left
    [one] one daughter
   *[other] { $count } daughters
  }

## Players

web-north-jarls = The jarls
web-north-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-north-known = Cards you have seen in this hand
web-north-known-card = Seen in this hand: { $card }
web-north-bench = A free place in the crew, for a hero or a daughter
web-north-exhausted = used this round
web-north-sick = seasick
web-north-want-home = { $colour ->
    [yellow] Yellow
    [green] Green
    [blue] Blue
   *[red] Red
  } daughter: safe at home
web-north-want-aboard = { $colour ->
    [yellow] Yellow
    [green] Green
    [blue] Blue
   *[red] Red
  } daughter: aboard
web-north-want-missing = { $colour ->
    [yellow] Yellow
    [green] Green
    [blue] Blue
   *[red] Red
  } daughter: still missing
web-north-open-hand = The hand of { $who } lies open: take one card

## Piles and the turn

web-north-deck =
    { $count ->
        [one] Deck, { $count } card
       *[other] Deck, { $count } cards
    }
web-north-discard =
    { $count ->
        [one] Discard pile, { $count } card
       *[other] Discard pile, { $count } cards
    }
web-north-round = Round { $round } of { $last }
web-north-standard-free = Standard action: not taken yet
web-north-standard-used = Standard action: taken
web-north-becalmed = Dead calm: no wind cards
web-north-die = The die shows { $die }

## The stack

web-north-stack = The stack
web-north-stack-empty = Cards played and actions declared lie here until everybody has answered.
web-north-waits-below = Waits until the roll is settled
web-north-order = Who may answer, in this order
web-north-word = { $who } may answer
web-north-may-act = { $who } may take one action
web-north-passed = { $who } has passed
web-north-waits = { $who } comes later
web-north-if-all-pass = If everybody passes
web-north-resolves = Now it is carried out
web-north-joining = { $card } joins the crew of { $who }.
web-north-falling = { $card } is about to fall overboard ({ $who }).
web-north-roll = Die roll
web-north-roll-for = for { $member }
web-north-no-modifiers = no modifiers
web-north-outcome-lost = defeat
web-north-outcome-won = victory
web-north-outcome-full = full victory
web-north-outcome-success = success
web-north-outcome-failure = no success
web-north-then-cancelled = { $what } is cancelled and does nothing.
web-north-then-unsure = { $what }: the Trickster’s die decides.
web-north-then-moved = { $what }: depends on where the longship is by then.
web-north-then-again = The new number will decide.
web-north-then-nothing = { $what } comes to nothing.
web-north-then-sail = { $who } sails to { $field }.
web-north-then-beast = { $who } sails onto the Sea Beast at { $field } and must fight it.
web-north-then-hero = { $what } joins the crew of { $who }.
web-north-then-attack = { $who } rolls the die against { $whom }: 4 or more wins.
web-north-then-attack-beast = { $who } rolls the die against the Sea Beast: 4 or more wins, otherwise back to { $field }.
web-north-then-plunder = { $who } takes a daughter aboard.
web-north-then-feast = { $who } brings daughters home.
web-north-then-sacrifice = { $who } gives up cards and draws new ones.
web-north-then-loki = { $what } cancels { $target }.
web-north-then-calm = { $what } cancels { $target }; no more wind cards for { $whom } this turn.
web-north-then-trickster = { $who } rolls for the Trickster: on 4 or more { $target } is cancelled.
web-north-then-thor = { $what }: { $amount } to the attack roll.
web-north-then-reroll = { $what }: the die is rolled again.
web-north-then-shift = { $what }: the wind turns { $toward }.
web-north-then-steer = { $who } moves the longship of { $whom } one field.
web-north-then-steer-own = { $who } moves their own longship one field.
web-north-then-mutiny = { $who } rolls for a mutiny aboard with { $whom }.
web-north-then-ravens = { $who } looks at the hand of { $whom } and takes a card.
web-north-then-works = { $what } takes effect.
web-north-then-raid-lost = { $result }: { $who } loses; the defender takes a card, draws one and pushes the longship away.
web-north-then-raid-won = { $result }: { $who } wins, takes a card, draws one and pushes the loser away.
web-north-then-raid-full = { $result }: full victory, { $who } also takes a crew member.
web-north-then-hunt-lost = { $result }: the Beast drives { $who } back to { $field }.
web-north-then-hunt-won = { $result }: { $who } beats the Beast, draws cards and moves it.
web-north-then-mutiny-lost = { $result }: no success, the attacked jarl names who goes overboard.
web-north-then-mutiny-won = { $result }: success, { $who } names who goes overboard.
web-north-then-recovery-lost = { $result }: { $member } stays seasick.
web-north-then-recovery-won = { $result }: { $member } is well again.
web-north-then-trick-lost = { $result }: the trick fails.
web-north-then-trick-won = { $result }: the card is cancelled.

## In the box

web-north-kind-band = Results of a fight
web-north-kind-die = Die
web-north-kind-direction = Directions
web-north-kind-colour = Colours
web-north-kind-longship = Longships
web-north-kind-beast = The Sea Beast
web-north-kind-player_board = Player boards
web-north-kind-board = Board
web-north-kind-field = Fields of the sea
web-north-kind-wind = Wind cards
web-north-kind-event = Event cards
web-north-kind-hero = Hero cards
web-north-kind-daughter = Thanes’ daughters

## Short words on the board

web-north-tag-feast = Feast
web-north-tag-plunder = Plunder
web-north-tag-attack = Attack
web-north-tag-sacrifice = Sacrifice
web-north-pass-off = Never
web-north-pass-nothing = With no answer
web-north-pass-news = Until something new
web-north-pass-touch = Unless it touches me

web-north-sea = The northern sea
web-north-zoom = Size of the sea
web-north-zoom-in = Larger
web-north-zoom-out = Smaller

## The page of the box: things that have no name on the table

web-north-box-colour = { $id ->
    [yellow] Yellow: north-west
    [green] Green: north-east
    [blue] Blue: south-east
   *[red] Red: south-west
}
web-north-box-field = { $kind ->
    [port] Port on { $id }
    [village] Village on { $id }
   *[other] Field { $id }
}
