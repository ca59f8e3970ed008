# Champions of Midgard on the screen.

web-champions-enemy = { $name }: Attack { $attack }, Defence { $defence }, { $glory } Glory, { $reward }; bars: { $bans }
web-champions-nobody = nobody
web-champions-bars = Barred: { $who }
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
web-champions-trophies = Won enemies
web-champions-trophies-hidden = Won enemies, face down
web-champions-no-trophies = No enemy won yet.
web-champions-trolls = trolls
web-champions-leaders = Leaders
