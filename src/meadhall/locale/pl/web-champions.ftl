# Wojownicy Midgardu na ekranie.

web-champions-enemy = { $name }: Atak { $attack }, Obrona { $defence }, Chwała { $glory }, daje: { $reward }; { $count ->
    [0] walczyć może każdy
   *[other] nie mogą walczyć: { $bans }
}
web-champions-nobody = nikogo
web-champions-bars = Nie mogą walczyć: { $who }
web-champions-enemy-legend = Atak { $attack }: tylu Wojowników ginie w każdej rundzie, o jednego mniej za każdą Tarczę. Obrona { $defence }: tyle Obrażeń go pokonuje.
web-champions-used = użyta
web-champions-worker = Robotnik: { $name }
web-champions-stock = Stąd weźmiesz: { $what }
web-champions-stands = Robotnicy: { $names }
web-champions-free = Wolne
web-champions-ship-away = { $ship }, płynie { $name } i wiezie: { $crew }
web-champions-feeds = { $count ->
    [one] 1 Żywność karmi { $count } Wojownika
    [few] 1 Żywność karmi { $count } Wojowników
   *[many] 1 Żywność karmi { $count } Wojowników
  }
web-champions-no-monster = Brak Monstrum
web-champions-bounty = { $count ->
    [one] { $count } Moneta na Monstrum
    [few] { $count } Monety na Monstrum
   *[many] { $count } Monet na Monstrum
  }
web-champions-journey-hidden = Zakryta karta Podróży
web-champions-no-journey = Brak karty Podróży
web-champions-looked = Znają tę kartę: { $names }
web-champions-port = Port: { $shore }
web-champions-rune-deck = { $count ->
    [one] Talia Run: { $count } karta
    [few] Talia Run: { $count } karty
   *[many] Talia Run: { $count } kart
  }
web-champions-yard-ship = { $ship }: kosztuje { $cost }, pojemność { $capacity }, na koniec Chwała { $glory }
web-champions-round = Runda { $n } z { $of }
web-champions-track = Chwała: { $scores }
web-champions-first = Pierwszy Gracz
web-champions-workers = { $count ->
    [one] { $count } gotowy Robotnik
    [few] { $count } gotowych Robotników
   *[many] { $count } gotowych Robotników
  }
web-champions-warriors = Wojownicy: { $count } z { $of }
web-champions-away = { $count ->
    [one] { $count } Wojownik w drodze
    [few] { $count } Wojowników w drodze
   *[many] { $count } Wojowników w drodze
  }
web-champions-destinies = { $count ->
    [one] { $count } Przeznaczenie
    [few] { $count } Przeznaczenia
   *[many] { $count } Przeznaczeń
  }
web-champions-krakens = { $n ->
    [one] { $n } pokonany Kraken
    [few] { $n } pokonane Krakeny
   *[many] { $n } pokonanych Krakenów
}
web-champions-trophies = Pokonani wrogowie
web-champions-trophies-hidden = Pokonani wrogowie, zakryci
web-champions-no-trophies = Nie ma jeszcze pokonanych wrogów.
web-champions-trolls = Trolle
web-champions-leaders = Przywódcy
web-champions-others = Pozostałe klany
web-champions-beg = Żebraj

## Wysyłanie wojowników

web-champions-assign = Wyślij swoich Wojowników
web-champions-home = W domu
web-champions-all-sent = Wszyscy wyruszyli.
web-champions-drop = Przeciągnij tu Wojowników albo dotknij kości, a potem tego miejsca
web-champions-send = Wyślij { $what }: { $where }
web-champions-recall = Cofnij { $what }
web-champions-nobody-sent = Jeszcze nikt nie wyruszył
web-champions-to-win = szansa na wygraną
web-champions-expected = spodziewane straty: { $count }
web-champions-capacity = Na pokładzie: { $n } z { $of }
web-champions-food = Żywność: { $n }, potrzeba { $of }
web-champions-hungry = { $count ->
    [one] { $count } Wojownik umrze z głodu
    [few] { $count } Wojowników umrze z głodu
   *[many] { $count } Wojowników umrze z głodu
  }
web-champions-odds-note = Szanse bez Podróży, Przysług i Run

## Walki i rejsy

web-champions-fights = Walczy { $name }, wróg: { $enemy }
web-champions-hunts = Poluje { $name }
web-champions-sails = Płynie { $name }, cel: { $shore }
web-champions-damage = Obrażenia { $n } z { $of }
web-champions-shields = Tarcze
web-champions-losses = Straty
web-champions-dice = Kości
web-champions-crew = Drużyna
web-champions-striking = Tarcze też zadają obrażenia
web-champions-healed = W tej rundzie bez strat
web-champions-won = Wróg pokonany: { $enemy }

## Przy ladzie

web-champions-less = Mniej: { $what }
web-champions-more = Więcej: { $what }
web-champions-divide = { $n } z { $of }
web-champions-take = Weź
web-champions-trade = Wymień

## Pudełko

web-champions-kind-piece = Elementy
web-champions-kind-resource = Zasoby i żetony
web-champions-kind-table = Przygotowanie według liczby graczy
web-champions-kind-colour = Kolory graczy
web-champions-kind-die = Kości Wojowników
web-champions-kind-leader = Przywódcy
web-champions-kind-location = Lokacje
web-champions-kind-stall = Stragany
web-champions-kind-shore = Odległe Krainy
web-champions-kind-longship = Łodzie Publiczne
web-champions-kind-private_longship = Łodzie Prywatne
web-champions-kind-rune = Runy
web-champions-kind-journey = Podróże
web-champions-kind-destiny = Przeznaczenia
web-champions-kind-merchant = Kupcy
web-champions-kind-enemy_colour = Kolory wrogów
web-champions-kind-troll = Trolle
web-champions-kind-draugr = Draugry
web-champions-kind-monster = Monstra
web-champions-kind-variant = Warianty

## The page of the box: things that have no name on the table

web-champions-box-piece-board = Plansza
web-champions-box-piece-round-marker = Znacznik rundy
web-champions-box-piece-first-player-marker = Znacznik Pierwszego Gracza
web-champions-box-piece-help-card = Karta pomocy
web-champions-box-table = Przygotowanie dla { $seats } graczy
    .text = Robotnicy każdego gracza: { $ready }, jeszcze jeden czeka w Chacie Robotników. Stragany: Militarne { $military }, Ekonomiczne { $economic }.
web-champions-box-enemy_colour = Wrogowie, kolor { $name }
web-champions-box-variant-hall_of_fame = Sala Sławy
web-champions-box-variant-distrustful_townsfolk = Nieufni Mieszczanie
