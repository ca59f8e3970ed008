# Champions of Midgard on the screen.

web-champions-enemy = { $name }: Attack { $attack }, Defence { $defence }, { $glory } Glory, { $reward }; { $count ->
    [0] bars nobody
   *[other] bars: { $bans }
}
web-champions-nobody = nobody
web-champions-bars = Barred: { $who }
web-champions-enemy-legend = Attack { $attack }: so many warriors fall in each round, less one for each shield. Defence { $defence }: so much damage defeats it.
web-champions-used = used
web-champions-worker = Worker of { $name }
web-champions-stock = Lying here: { $what }
web-champions-stands = Workers: { $names }
web-champions-free = Free
web-champions-ship-away = { $ship }, captain { $name }, aboard: { $crew }
web-champions-feeds = { $count ->
    [one] 1 food feeds { $count } warrior
   *[other] 1 food feeds { $count } warriors
  }
web-champions-no-monster = No monster
web-champions-bounty = { $count ->
    [one] { $count } coin on the monster
   *[other] { $count } coins on the monster
  }
web-champions-journey-hidden = A face-down journey
web-champions-no-journey = No journey card
web-champions-looked = Seen by { $names }
web-champions-port = Port of { $shore }
web-champions-rune-deck = { $count ->
    [one] Rune deck: { $count } card
   *[other] Rune deck: { $count } cards
  }
web-champions-yard-ship = { $ship }: costs { $cost }, capacity { $capacity }, { $glory } Glory at the end
web-champions-round = Round { $n } of { $of }
web-champions-track = Glory: { $scores }
web-champions-first = First player
web-champions-workers = { $count ->
    [one] { $count } worker ready
   *[other] { $count } workers ready
  }
web-champions-warriors = Warriors: { $count } of { $of }
web-champions-away = { $count ->
    [one] { $count } warrior away
   *[other] { $count } warriors away
  }
web-champions-destinies = { $count ->
    [one] { $count } destiny
   *[other] { $count } destinies
  }
web-champions-krakens = { $n ->
    [one] { $n } Kraken defeated
   *[other] { $n } Krakens defeated
}
web-champions-trophies = Won enemies
web-champions-trophies-hidden = Won enemies, face down
web-champions-no-trophies = No enemy won yet.
web-champions-trolls = trolls
web-champions-leaders = Leaders
web-champions-others = The other clans
web-champions-beg = Beg

## Sending warriors

web-champions-assign = Send out your warriors
web-champions-home = At home
web-champions-all-sent = Everybody is on the way.
web-champions-drop = Drag warriors here, or tap one and then here
web-champions-send = Send { $what }: { $where }
web-champions-recall = Take back { $what }
web-champions-nobody-sent = Nobody sent yet
web-champions-to-win = chance to win
web-champions-expected = expected losses: { $count }
web-champions-capacity = Aboard: { $n } of { $of }
web-champions-food = Food: { $n } of { $of } needed
web-champions-hungry = { $count ->
    [one] { $count } warrior will starve
   *[other] { $count } warriors will starve
  }
web-champions-odds-note = Chances without the journey, favor and runes

## Fights and voyages

web-champions-fights = { $name } fights: { $enemy }
web-champions-hunts = { $name } hunts
web-champions-sails = { $name } sails: { $shore }
web-champions-damage = Damage { $n } of { $of }
web-champions-shields = Shields
web-champions-losses = Losses
web-champions-dice = Dice
web-champions-crew = War band
web-champions-striking = Shields strike as well
web-champions-healed = No losses in this round
web-champions-won = Defeated: { $enemy }

## At a counter

web-champions-less = Less: { $what }
web-champions-more = More: { $what }
web-champions-divide = { $n } of { $of }
web-champions-take = Take
web-champions-trade = Trade

## The box

web-champions-kind-piece = Pieces
web-champions-kind-resource = Goods and tokens
web-champions-kind-table = Set-up by players
web-champions-kind-colour = Player colours
web-champions-kind-die = Warrior dice
web-champions-kind-leader = Leaders
web-champions-kind-location = Locations
web-champions-kind-stall = Market stalls
web-champions-kind-shore = Distant shores
web-champions-kind-longship = Public longships
web-champions-kind-private_longship = Private longships
web-champions-kind-rune = Runes
web-champions-kind-journey = Journeys
web-champions-kind-destiny = Destinies
web-champions-kind-merchant = Merchants
web-champions-kind-enemy_colour = Colours of enemies
web-champions-kind-troll = Trolls
web-champions-kind-draugr = Draugr
web-champions-kind-monster = Monsters
web-champions-kind-variant = Variants

## The page of the box: things that have no name on the table

web-champions-box-piece-board = Board
web-champions-box-piece-round-marker = Round marker
web-champions-box-piece-first-player-marker = First player marker
web-champions-box-piece-help-card = Help card
web-champions-box-table = Set-up for { $seats } players
    .text = Workers of each player: { $ready }, one more waits in the hut. Market stalls: { $military } military and { $economic } economic.
web-champions-box-enemy_colour = Enemies, { $name }
web-champions-box-variant-hall_of_fame = Hall of Fame
web-champions-box-variant-distrustful_townsfolk = Distrustful Townsfolk
