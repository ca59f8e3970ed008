# Reavers of Midgard

reavers-name = Reavers of Midgard
reavers-blurb = Zbierz załogę z kości i łup, handluj i walcz w turze każdego gracza.

# Pieces
reavers-die-red-shield = czerwona Tarcza
reavers-die-red-chest = czerwona Skrzynia
reavers-die-red-ship = czerwony Okręt
reavers-die-red-hammer = czerwony Młot
reavers-die-red-double-hammer = czerwony podwójny Młot
reavers-die-red-helmet = czerwony Hełm
reavers-die-blue-shield = niebieska Tarcza
reavers-die-blue-chest = niebieska Skrzynia
reavers-die-blue-ship = niebieski Okręt
reavers-die-blue-hammer = niebieski Młot
reavers-die-blue-double-hammer = niebieski podwójny Młot
reavers-die-blue-raven = niebieski Kruk
reavers-die-yellow-shield = żółta Tarcza
reavers-die-yellow-chest = żółta Skrzynia
reavers-die-yellow-ship = żółty Okręt
reavers-die-yellow-hammer = żółty Młot
reavers-die-yellow-double-hammer = żółty podwójny Młot
reavers-die-yellow-tree = żółte Drzewo
reavers-die-stored = { $die } ({ $artifact })
reavers-face-shield = Tarcza
reavers-face-chest = Skrzynia
reavers-face-ship = Okręt
reavers-face-hammer = Młot
reavers-face-double-hammer = podwójny Młot
reavers-face-clan = ikona Klanu
reavers-colour-red = czerwona
reavers-colour-blue = niebieska
reavers-colour-yellow = żółta
reavers-dice-red = { $n ->
    [one] czerwona kość
    [few] { $n } czerwone kości
   *[many] { $n } czerwonych kości
  }
reavers-dice-blue = { $n ->
    [one] niebieska kość
    [few] { $n } niebieskie kości
   *[many] { $n } niebieskich kości
  }
reavers-dice-yellow = { $n ->
    [one] żółta kość
    [few] { $n } żółte kości
   *[many] { $n } żółtych kości
  }
reavers-dice-any = { $n ->
    [one] kość w dowolnym kolorze
   *[other] { $n } kości w dowolnych kolorach
  }
reavers-dice-same = { $n ->
    [one] kość w kolorze odrzuconej
   *[other] { $n } kości w kolorze odrzuconej
  }
reavers-any-die = wybrana kość
reavers-clan-helmet = Klan Hełmu
    .text = Awans: 4 Żywności. Dopóki Jarl jest z tego Klanu, czerwony Hełm może zastąpić Tarczę, Skrzynię, Okręt albo pojedynczy Młot.
reavers-clan-raven = Klan Kruka
    .text = Awans: 1 karta Łupów Twierdzy albo Łupów Wioski. Dopóki Jarl jest z tego Klanu, niebieski Kruk może zastąpić Tarczę, Skrzynię, Okręt albo pojedynczy Młot.
reavers-clan-tree = Klan Drzewa
    .text = Awans: 2 Przysługi. Dopóki Jarl jest z tego Klanu, żółte Drzewo może zastąpić Tarczę, Skrzynię, Okręt albo pojedynczy Młot.
reavers-location-recruit = Werbunek Łupieżców
    .text = Bez kosztu. Weź parę Łupieżców, rzuć ich kośćmi, a potem każdego przegrupuj, wyspecjalizuj albo awansuj. Aktywny gracz: 2 Przysługi.
reavers-location-trade = Handel z Wioskami
    .text = Bez kosztu. Wybierz { $seats ->
        [2] 3 nagrody jako aktywny gracz, w przeciwnym razie 1
        [3] 3, 2 lub 1 nagrodę, zależnie od miejsca
       *[other] 3, 2, 1 lub 1 nagrodę, zależnie od miejsca
    }: 2 Przysługi, 3 Żywności, dwie kości stąd albo Przepowiednię. Aktywny gracz przesuwa znacznik Pierwszego Gracza.
reavers-location-battle = Bitwa Morska
    .text = 4 Żywności. Rozpatrz Podróż Morską, potem wygraj Bitwę Morską kośćmi albo w walce. Za samo wybranie pola: 2 Chwały.
reavers-location-village = Najazd na Wioski
    .text = 1 Żywność i 2 Skrzynie. Weź połączoną parę Łupów Wioski. { $seats ->
        [2] Aktywny gracz: +2 karty.
       *[other] Aktywny gracz: +2 karty, drugi gracz: +1.
    }
reavers-location-keep = Najazd na Twierdze
    .text = 2 Żywności i 2 Tarcze. Weź połączoną parę Łupów Twierdzy. { $seats ->
        [2] Aktywny gracz: +2 karty.
       *[other] Aktywny gracz: +2 karty, drugi gracz: +1.
    }
reavers-location-subdue = Przejęcie Terytoriów
    .text = Przejmij terytorium, siłą albo pokojowo; { $seats ->
        [2] aktywny gracz ma do 3 prób, przeciwnik 1
        [3] zależnie od miejsca masz do 3, 2 lub 1 próby
       *[other] zależnie od miejsca masz do 3, 2, 1 lub 1 próby
    }.
reavers-deck-reaver = Łupieżcy
reavers-deck-village = Łupy Wioski
reavers-deck-keep = Łupy Twierdzy
reavers-deck-journey = Podróże Morskie
reavers-deck-battle = Bitwy Morskie
reavers-deck-prophecy = Przepowiednie

# Reavers
reavers-reaver-fanatic = Fanatyk
    .text = Dobierz 2 karty Łupów Twierdzy i zachowaj 1.
reavers-reaver-plunderer = Grabieżca
    .text = Odrzuć 1 kość, aby zyskać 1 żeton Farmy.
reavers-reaver-arsonist = Podpalacz
    .text = Odrzuć 2 kości, aby zyskać 1 żeton Muru.
reavers-reaver-favored = Ulubieniec Bogów
    .text = Odrzuć czerwoną kość, aby zyskać czerwoną kość z dowolnym wynikiem.
reavers-reaver-warrior = Wojownik
    .text = Zyskaj czerwoną kość z Hełmem.
reavers-reaver-axe-chief = Wódz Toporów
    .text = Dobierz 2 karty Łupów Wioski i zachowaj 1.
reavers-reaver-berserker = Berserker
    .text = Dobierz 2 karty Łupów Wioski i zachowaj 1.
reavers-reaver-hunter = Doświadczony Myśliwy
    .text = Zyskaj 1 Żywność; możesz też odrzucić 1 kość, aby zyskać jeszcze 3.
reavers-reaver-huskarl = Huskarl
    .text = Zyskaj niebieską kość z Krukiem.
reavers-reaver-veteran = Weteran
    .text = Odrzuć niebieską kość, aby zyskać niebieską kość z dowolnym wynikiem.
reavers-reaver-freeman = Wolny Człowiek
    .text = Zyskaj niebieską kość z Młotem.
reavers-reaver-spear-chief = Wódz Włóczni
    .text = Zyskaj 2 Żywności.
reavers-reaver-hero = Bohater
    .text = Odrzuć dowolną kość, aby zyskać kość w tym samym kolorze z dowolnym wynikiem.
reavers-reaver-seer = Jasnowidz
    .text = Odrzuć 1 Przysługę, aby zyskać 2 Chwały.
reavers-reaver-prophetess = Prorokini
    .text = Odrzuć 2 Przysługi, aby dobrać 1 Przepowiednię.
reavers-reaver-book-keeper = Strażnik Ksiąg
    .text = Zyskaj 2 Chwały.
reavers-reaver-sword-chief = Wódz Mieczy
    .text = Zyskaj żółtą kość z Drzewem.
reavers-reaver-scout = Zwiadowca
    .text = Odrzuć żółtą kość, aby zyskać żółtą kość z dowolnym wynikiem.

# Village Spoils
reavers-village-andvarinaut = Andvarinaut
    .text = Najazd na Twierdze: odrzuć stąd Tarczę, aby dobrać 1 kartę Łupów Twierdzy.
reavers-village-bodn = Bodn
    .text = Każde pole: odrzuć stąd kość, a potem jeszcze jedną swoją, aby zyskać kość w kolorze tej drugiej z dowolnym wynikiem.
reavers-village-brisingamen = Brisingamen
    .text = Handel z Wioskami: odrzuć stąd Drzewo, aby dobrać 1 Przepowiednię, a potem odrzucić 1 Przepowiednię (nową albo wcześniejszą).
reavers-village-dainsleif = Dainsleif
    .text = Bitwa Morska: odrzuć stąd Młot, aby dodać do walki 2 kości Walki.
reavers-village-draupnir = Draupnir
    .text = Najazd na Twierdze: odrzuć stąd Tarczę, aby zyskać 2 Żywności.
reavers-village-eldhrimnir = Eldhrimnir
    .text = Najazd na Wioski: odrzuć stąd Kruka, aby zyskać 3 Żywności.
reavers-village-harp = Harfa Ljósálfara
    .text = Każde pole: odrzuć stąd Drzewo, aby zyskać 2 Przysługi.
reavers-village-hringhorni = Hringhorni
    .text = Handel z Wioskami: odrzuć stąd Okręt, aby zyskać 2 kości w wybranych kolorach i rzucić nimi.
reavers-village-jarnglofar = Járnglófar
    .text = Werbunek Łupieżców: odrzuć stąd Kruka, aby zyskać bonus Klanu Łupieżcy pozyskanego w tej turze.
reavers-village-frigg-cup = Kielich Friggi
    .text = Najazd na Wioski: odrzuć stąd Skrzynię, aby pozbyć się 1 Przerażenia.
reavers-village-laevateinn = Laevateinn
    .text = Przejmujesz terytorium poziomu 1 lub 2? Odrzuć stąd Hełm, aby wziąć zamiast niego terytorium poziomu 3 tego samego rodzaju.
reavers-village-mjolnir-shard = Odłamek Mjölnira
    .text = Przejęcie Terytoriów: odrzuć stąd Hełm, aby dodać do walki 1 kość Walki.
reavers-village-skidbladnir = Skidbladnir
    .text = Bitwa Morska: odrzuć stąd Okręt, aby pominąć odkrytą kartę Podróży Morskiej.
reavers-village-ash-staff = Święty Kostur z Jesionu
    .text = Werbunek Łupieżców: odrzuć stąd Skrzynię, aby raz użyć zdolności Łupieżcy pozyskanego w tej turze.
reavers-village-upgrade-shield = Ulepszenie Tarczy
    .text = Weź płytkę Ulepszenia z Tarczą na wolne miejsce albo zyskaj 3 Chwały.
reavers-village-upgrade-chest = Ulepszenie Skrzyni
    .text = Weź płytkę Ulepszenia ze Skrzynią na wolne miejsce albo zyskaj 3 Chwały.
reavers-village-upgrade-ship = Ulepszenie Okrętu
    .text = Weź płytkę Ulepszenia z Okrętem i Młotem na wolne miejsce albo zyskaj 3 Chwały.
reavers-village-farm = Farma
    .text = Zyskaj 3 Żywności. Plądrowanie: 1 Żywność, żeton Farmy i 1 Przerażenie.
reavers-village-village-wall = Mury Wioski
    .text = Zyskaj 2 Przysługi. Plądrowanie: 1 Przysługa, żeton Muru i 1 Przerażenie.
reavers-village-swords = Miecze
    .text = Zyskaj czerwoną i żółtą kość i rzuć nimi albo zyskaj 5 Chwały i 1 Przerażenie.
reavers-village-bows = Łuki i Strzały
    .text = Zyskaj niebieską i żółtą kość i rzuć nimi albo zyskaj 5 Chwały i 1 Przerażenie.
reavers-village-axes = Topory i Włócznie
    .text = Zyskaj niebieską i czerwoną kość i rzuć nimi albo zyskaj 5 Chwały i 1 Przerażenie.
reavers-village-runes = Rzeźby Runiczne
    .text = Pozbądź się 1 Przerażenia i daj 1 Przerażenie innemu graczowi albo zyskaj 10 Chwały i 2 Przerażenia.
reavers-upgrade-shield = Ulepszenie z Tarczą
reavers-upgrade-chest = Ulepszenie ze Skrzynią
reavers-upgrade-ship-hammer = Ulepszenie z Okrętem i Młotem

# Keep Spoils
reavers-keep-treasure = Skarb
    .text = Zestaw do 4 kart: 2 / 4 / 9 / 16 Chwały.
reavers-keep-art = Sztuka
    .text = Zestaw do 3 kart: 3 / 6 / 10 Chwały.
reavers-keep-armor = Zbroja
    .text = Zestaw do 6 kart: 1 / 2 / 6 / 12 / 20 / 30 Chwały.
reavers-keep-tapestry-dearg = Arras Dearga
    .text = Trzy różne Arrasy: 15 Chwały; każdy poza pełnym zestawem: 2 Chwały.
reavers-keep-tapestry-buigh = Arras Buigha
    .text = Trzy różne Arrasy: 15 Chwały; każdy poza pełnym zestawem: 2 Chwały.
reavers-keep-tapestry-gorm = Arras Gorma
    .text = Trzy różne Arrasy: 15 Chwały; każdy poza pełnym zestawem: 2 Chwały.
reavers-keep-keep-wall = Mury Twierdzy
    .text = Zyskaj 2 Przysługi. Plądrowanie (walka, Obrona 2): 1 Przysługa i żeton Muru.
reavers-keep-tower-by = Wieża (kość niebieska i żółta)
    .text = Zyskaj niebieską i żółtą kość i rzuć nimi. Plądrowanie (walka, Obrona 3): 3 Chwały i żeton Wieży.
reavers-keep-tower-ry = Wieża (kość czerwona i żółta)
    .text = Zyskaj czerwoną i żółtą kość i rzuć nimi. Plądrowanie (walka, Obrona 3): 3 Chwały i żeton Wieży.
reavers-keep-tower-rb = Wieża (kość czerwona i niebieska)
    .text = Zyskaj czerwoną i niebieską kość i rzuć nimi. Plądrowanie (walka, Obrona 3): 3 Chwały i żeton Wieży.

# Sea Journeys and Sea Battles
reavers-journey-calm = Cisza na Morzu
    .text = Spokojne wody: nic się nie dzieje.
reavers-journey-famine = Głód
    .text = Odeślij 1 Łupieżcę ze swojej planszy albo strać 2 Żywności.
reavers-journey-kraken = Kraken!
    .text = Odrzuć Okręt i Młot, aby zyskać 3 Chwały; inaczej strać 2 Żywności i 1 kość.
reavers-journey-raiders = Najeźdźcy Wikingów
    .text = Odrzuć Młot albo strać ze swojego okrętu 1 kość w kolorze Klanu Jarla.
reavers-journey-rough = Wzburzone Morza
    .text = Odrzuć Okręt albo strać Jarla.
reavers-journey-ambush = Zasadzka Draugrów
    .text = Odrzuć Tarczę albo strać 1 Artefakt lub 1 płytkę Ulepszenia.
reavers-journey-spoiled = Zepsuta Żywność
    .text = Odrzuć Skrzynię albo strać 2 Żywności.
reavers-battle-merchant = Statek Kupiecki
    .text = 2 Żywności i 8 Chwały.
reavers-battle-draugr = Najeźdźcy Draugrów
    .text = 9 Chwały; pozbądź się 1 Przerażenia.
reavers-battle-boat = Łódź
    .text = 2 Żywności i 10 Chwały.
reavers-battle-knarr = Knara
    .text = 1 karta Łupów Twierdzy i 11 Chwały.
reavers-battle-outcasts = Niesławni Wyrzutkowie
    .text = 12 Chwały; pozbądź się 1 Przerażenia.
reavers-battle-longship = Langskip
    .text = 1 Łupieżca i 13 Chwały.
reavers-battle-lyngbakr = Lyngbakr
    .text = 1 Przepowiednia i 15 Chwały.
reavers-battle-spawn = Pomiot Jormungandra
    .text = 1 Przysługa i 19 Chwały.

# Prophecies
reavers-prophecy-berserkers-glory = Chwała Berserkera
    .text = Na koniec gry 1 Chwały za każdego twojego Łupieżcę z Klanu Hełmu.
reavers-prophecy-proud-conquerors = Dumni Zdobywcy
    .text = Na koniec gry 1 Chwały za każde twoje terytorium Kości.
reavers-prophecy-pillager = Grabieżca
    .text = Na koniec gry 1 Chwały za każdy twój żeton Farmy.
reavers-prophecy-juggernaut = Juggernaut
    .text = Na koniec gry 1 Chwały za każdy twój żeton Muru.
reavers-prophecy-treasure-hunter = Łowca Skarbów
    .text = Na koniec gry 1 Chwały za każdą twoją kartę Skarbu.
reavers-prophecy-sea-master = Mistrz Morza
    .text = Na koniec gry 1 Chwały za każdą twoją kartę Bitwy Morskiej.
reavers-prophecy-valhalla-master = Mistrz Walhalli
    .text = Na koniec gry 1 Chwały za każdy twój Artefakt.
reavers-prophecy-sailors-reward = Nagroda Żeglarza
    .text = Na koniec gry 2 Chwały za każdą płytkę Ulepszenia na twojej planszy.
reavers-prophecy-conqueror = Pogromca
    .text = Na koniec gry 1 Chwały za każdy twój żeton Wieży.
reavers-prophecy-odins-prophet = Prorok Odyna
    .text = Na koniec gry 1 Chwały za każde twoje terytorium Przysługi.
reavers-prophecy-stolen-armor = Skradziona Zbroja
    .text = Na koniec gry 1 Chwały za każdą twoją kartę Zbroi.
reavers-prophecy-world-shaman = Szaman Świata
    .text = Na koniec gry 1 Chwały za każdą twoją Przepowiednię, z tą włącznie.
reavers-prophecy-feast-of-gods = Uczta Bogów
    .text = Na koniec gry 1 Chwały za każde twoje terytorium Żywności.
reavers-prophecy-odins-warrior = Wojownik Odyna
    .text = Na koniec gry 1 Chwały za każdego twojego Łupieżcę z Klanu Kruka.
reavers-prophecy-seidr-chosen = Wybraniec Seidy
    .text = Na koniec gry 1 Chwały za każdego twojego Łupieżcę z Klanu Drzewa.
reavers-prophecy-refined-taste = Wyrafinowany Gust
    .text = Na koniec gry 1 Chwały za każdą twoją kartę Sztuki.
reavers-prophecy-lord-slayer = Zabójca Panów
    .text = Na koniec gry 1 Chwały za każdy twój Arras.

# Territories
reavers-territory-food1 = Terytorium Żywności 1
reavers-territory-food2 = Terytorium Żywności 2
reavers-territory-food3 = Terytorium Żywności 3
reavers-territory-favor1 = Terytorium Przysługi 1
reavers-territory-favor2 = Terytorium Przysługi 2
reavers-territory-favor3 = Terytorium Przysługi 3
reavers-territory-dice1 = Terytorium Kości 1
reavers-territory-dice2 = Terytorium Kości 2
reavers-territory-dice3 = Terytorium Kości 3
reavers-tile-food1a = 1 kość w dowolnym kolorze z dowolnym wynikiem
reavers-tile-food1b = 2 Chwały
reavers-tile-food2a = 2 Przysługi
reavers-tile-food2b = rzut 2 kośćmi w wybranych kolorach
reavers-tile-food3a = 1 Łupieżca
reavers-tile-food3b = 1 karta Łupów Twierdzy i 2 Chwały
reavers-tile-favor1a = 2 Żywności
reavers-tile-favor1b = 2 Chwały
reavers-tile-favor2a = 1 Przepowiednia
reavers-tile-favor2b = 3 Żywności
reavers-tile-favor3a = 1 Przepowiednia i 1 kość w dowolnym kolorze z dowolnym wynikiem
reavers-tile-favor3b = 1 karta Łupów Wioski i 1 Przysługa
reavers-tile-dice1a = 1 Przysługa
reavers-tile-dice1b = 2 Chwały
reavers-tile-dice2a = 1 karta Łupów Wioski
reavers-tile-dice2b = 3 Żywności
reavers-tile-dice2c = 2 Przysługi
reavers-tile-dice3a = 1 karta Łupów Twierdzy i 1 Przysługa
reavers-tile-dice3b = 1 Łupieżca

# Effects, one word of a card each
reavers-effect-food = +{ $n ->
    [one] { $n } Żywność
   *[other] { $n } Żywności
  }
reavers-effect-favor = { $n ->
    [one] +{ $n } Przysługa
    [few] +{ $n } Przysługi
   *[many] +{ $n } Przysług
  }
reavers-effect-glory = +{ $n } Chwały
reavers-effect-terror = { $n ->
    [one] +{ $n } Przerażenie
    [few] +{ $n } Przerażenia
   *[many] +{ $n } Przerażeń
  }
reavers-effect-calm = { $n ->
    [one] odrzuć { $n } Przerażenie
    [few] odrzuć { $n } Przerażenia
   *[many] odrzuć { $n } Przerażeń
  }
reavers-effect-farm = { $n ->
    [one] +{ $n } żeton Farmy
    [few] +{ $n } żetony Farm
   *[many] +{ $n } żetonów Farm
  }
reavers-effect-wall = { $n ->
    [one] +{ $n } żeton Muru
    [few] +{ $n } żetony Murów
   *[many] +{ $n } żetonów Murów
  }
reavers-effect-tower = { $n ->
    [one] +{ $n } żeton Wieży
    [few] +{ $n } żetony Wież
   *[many] +{ $n } żetonów Wież
  }
reavers-effect-roll = rzut: { $dice }
reavers-effect-choose = { $n ->
    [one] { $dice } z dowolnym wynikiem
   *[other] { $dice } z dowolnymi wynikami
  }
reavers-effect-die = +1 kość: { $die }
reavers-effect-face = { $dice }, wynik: { $face }
reavers-effect-draw-reaver = { $n ->
    [one] dobierz Łupieżcę
    [few] dobierz { $n } Łupieżców
   *[many] dobierz { $n } Łupieżców
  }
reavers-effect-draw-village = { $n ->
    [one] dobierz kartę Łupów Wioski
    [few] dobierz { $n } karty Łupów Wioski
   *[many] dobierz { $n } kart Łupów Wioski
  }
reavers-effect-draw-keep = { $n ->
    [one] dobierz kartę Łupów Twierdzy
    [few] dobierz { $n } karty Łupów Twierdzy
   *[many] dobierz { $n } kart Łupów Twierdzy
  }
reavers-effect-draw-prophecy = { $n ->
    [one] dobierz Przepowiednię
    [few] dobierz { $n } Przepowiednie
   *[many] dobierz { $n } Przepowiedni
  }
reavers-effect-draw-spoils = { $n ->
    [one] dobierz kartę Łupów Twierdzy albo Łupów Wioski
    [few] dobierz { $n } karty Łupów Twierdzy albo Łupów Wioski
   *[many] dobierz { $n } kart Łupów Twierdzy albo Łupów Wioski
  }
reavers-effect-sift-keep = { $n ->
    [one] dobierz { $n } kartę Łupów Twierdzy i zachowaj 1
    [few] dobierz { $n } karty Łupów Twierdzy i zachowaj 1
   *[many] dobierz { $n } kart Łupów Twierdzy i zachowaj 1
  }
reavers-effect-sift-village = { $n ->
    [one] dobierz { $n } kartę Łupów Wioski i zachowaj 1
    [few] dobierz { $n } karty Łupów Wioski i zachowaj 1
   *[many] dobierz { $n } kart Łupów Wioski i zachowaj 1
  }
reavers-effect-spend-dice = { $n ->
    [one] odrzuć kość
    [few] odrzuć { $n } kości
   *[many] odrzuć { $n } kości
  }
reavers-effect-spend-red = { $n ->
    [one] odrzuć czerwoną kość
    [few] odrzuć { $n } czerwone kości
   *[many] odrzuć { $n } czerwonych kości
  }
reavers-effect-spend-blue = { $n ->
    [one] odrzuć niebieską kość
    [few] odrzuć { $n } niebieskie kości
   *[many] odrzuć { $n } niebieskich kości
  }
reavers-effect-spend-yellow = { $n ->
    [one] odrzuć żółtą kość
    [few] odrzuć { $n } żółte kości
   *[many] odrzuć { $n } żółtych kości
  }
reavers-effect-spend-faces = odrzuć: { $faces }
reavers-effect-spend-favor = { $n ->
    [one] odrzuć { $n } Przysługę
    [few] odrzuć { $n } Przysługi
   *[many] odrzuć { $n } Przysług
  }
reavers-effect-spend-food = odrzuć { $n ->
    [one] { $n } Żywność
   *[other] { $n } Żywności
  }
reavers-effect-spend-reaver = odeślij Łupieżcę z planszy na Stos Chwały
reavers-effect-exchange = { $price }, w zamian { $gain }
reavers-effect-may = możesz: { $effects }
reavers-effect-either = { $first } albo { $second }
reavers-effect-pillage = plądrowanie: { $effects }
reavers-effect-frighten = { $n ->
    [one] inny gracz otrzymuje 1 Przerażenie
    [few] inny gracz otrzymuje { $n } Przerażenia
   *[many] inny gracz otrzymuje { $n } Przerażeń
  }
reavers-effect-forget = odrzuć Przepowiednię
reavers-effect-combat-dice = { $n ->
    [one] +1 kość Walki
    [few] +{ $n } kości Walki
   *[many] +{ $n } kości Walki
  }
reavers-effect-skip-journey = pomiń kartę Podróży
reavers-effect-claim-level = przejmij zamiast tego terytorium poziomu { $n }
reavers-effect-clan-bonus = bonus Klanu Łupieżcy pozyskanego w tej turze
reavers-effect-ability = zdolność Łupieżcy pozyskanego w tej turze
reavers-effect-lose-food = strać { $n ->
    [one] { $n } Żywność
   *[other] { $n } Żywności
  }
reavers-effect-lose-die = { $n ->
    [one] strać kość
    [few] strać { $n } kości
   *[many] strać { $n } kości
  }
reavers-effect-lose-jarl-die = { $n ->
    [one] strać z okrętu kość w kolorze Jarla
    [few] strać z okrętu { $n } kości w kolorze Jarla
   *[many] strać z okrętu { $n } kości w kolorze Jarla
  }
reavers-effect-lose-jarl = strać Jarla
reavers-effect-lose-gear = strać Artefakt albo płytkę Ulepszenia
reavers-fight = { $n ->
    [one] 1 kość Walki przeciw Obronie { $defense }
   *[other] do { $n } kości Walki przeciw Obronie { $defense }
  }
reavers-fight-vain = { $n ->
    [one] bez szans, tylko 1 kość Walki przeciw Obronie { $defense }
   *[other] bez szans, tylko { $n } kości Walki przeciw Obronie { $defense }
  }

# Questions
reavers-prompt-select = Runda { $round }, langskip { $n } z 4: wybierz Pole Akcji.
reavers-prompt-select-honor = Runda { $round }, Honorowy Okręt: wybierz Pole Akcji.
reavers-prompt-part-recruit = Werbunek Łupieżców: bierzesz parę Łupieżców{ $bonus ->
    [0] {""}
    [one] {" "}i { $bonus } Przysługę
    [few] {" "}i { $bonus } Przysługi
   *[many] {" "}i { $bonus } Przysług
  } czy odpoczywasz?
reavers-prompt-part-trade = Handel z Wioskami: bierzesz { $bonus ->
    [one] 1 nagrodę
    [few] { $bonus } nagrody
   *[many] { $bonus } nagród
  } czy odpoczywasz?
reavers-prompt-part-battle = Bitwa Morska: płacisz { $food ->
    [one] { $food } Żywność
   *[other] { $food } Żywności
  } i wypływasz czy odpoczywasz?
reavers-prompt-part-village = Najazd na Wioski: płacisz { $food ->
    [one] { $food } Żywność
   *[other] { $food } Żywności
  } i 2 Skrzynie za parę kart{ $bonus ->
    [0] {""}
    [one] {" "}i 1 dodatkową
   *[other] {" "}i { $bonus } dodatkowe
  } czy odpoczywasz?
reavers-prompt-part-keep = Najazd na Twierdze: płacisz { $food ->
    [one] { $food } Żywność
   *[other] { $food } Żywności
  } i 2 Tarcze za parę kart{ $bonus ->
    [0] {""}
    [one] {" "}i 1 dodatkową
   *[other] {" "}i { $bonus } dodatkowe
  } czy odpoczywasz?
reavers-prompt-part-subdue = Przejęcie Terytoriów: podejmujesz do { $bonus ->
    [one] 1 próby
   *[other] { $bonus } prób
  } czy odpoczywasz?
reavers-prompt-window = { $location }: używasz Artefaktu czy grasz dalej?
reavers-prompt-ability = { $reaver } ({ $n } z { $of }): { $effects }. Korzystasz?
reavers-prompt-rest = Odpoczynek: { $n } Żywności czy kość w dowolnym kolorze z dowolnym wynikiem?
reavers-prompt-recruit = Weź odkrytą parę Łupieżców albo dwie wierzchnie karty talii.
reavers-prompt-muster = Nowi Łupieżcy w twojej załodze: { $n }. Którego użyjesz najpierw?
reavers-prompt-use-reaver = { $reaver }: Przegrupowanie (kości), Specjalizacja (ława) czy Awans na Jarla?
reavers-prompt-gained-bonus = Bierzesz bonus Klanu. Którego Łupieżcy?
reavers-prompt-gained-ability = Zdolności którego Łupieżcy użyjesz?
reavers-prompt-trade = Wybierz nagrodę; zostało: { $n }.
reavers-prompt-market = { $n ->
    [one] Weź kość z Handlu z Wioskami.
    [few] Weź kość z Handlu z Wioskami (do wzięcia: { $n }).
   *[many] Weź kość z Handlu z Wioskami (do wzięcia: { $n }).
  }
reavers-prompt-journey = { $journey }: { $pay }; w przeciwnym razie { $suffer }.
reavers-prompt-journey-reward = { $journey }: { $pay }, w zamian { $reward }. W przeciwnym razie { $suffer }.
reavers-prompt-battle = Wybierz kartę Bitwy Morskiej.
reavers-prompt-battle-way = { $battle } za { $glory } Chwały: kości ({ $faces }) czy walka z Obroną { $defense }?
reavers-prompt-raid = { $n ->
    [0] Wybierz parę kart.
    [one] Wybierz parę kart; dobierasz jeszcze 1 z talii.
   *[other] Wybierz parę kart; dobierasz jeszcze { $n } z talii.
  }
reavers-prompt-order = Którą z kart rozpatrzysz teraz? Zostało: { $n }.
reavers-prompt-keep-one = Zachowaj jedną z { $n } kart; reszta trafia pod talię.
reavers-prompt-name-deck = { $n ->
    [one] Dobierasz kartę Łupów Twierdzy czy Łupów Wioski?
    [few] Dobierasz { $n } karty Łupów Twierdzy czy Łupów Wioski?
   *[many] Dobierasz { $n } kart Łupów Twierdzy czy Łupów Wioski?
  }
reavers-prompt-may = Propozycja: { $effects }. Korzystasz?
reavers-prompt-either = Wybierz: { $first } albo { $second }.
reavers-prompt-pillage = Plądrujesz ({ $effects })?
reavers-prompt-pillage-keep = Plądrujesz, walcząc z Obroną { $defense } ({ $effects })?
reavers-prompt-frighten = { $n ->
    [one] Kto otrzymuje 1 Przerażenie?
    [few] Kto otrzymuje { $n } Przerażenia?
   *[many] Kto otrzymuje { $n } Przerażeń?
  }
reavers-prompt-forget = Którą Przepowiednię odrzucasz?
reavers-prompt-lose-gear = Który Artefakt lub które Ulepszenie tracisz?
reavers-prompt-send-away = Którego Łupieżcę odsyłasz na Stos Chwały?
reavers-prompt-commit = Walka z Obroną { $defense }: odrzucaj Młoty (kości Walki: { $n }).
reavers-prompt-reroll = { $successes ->
    [one] 1 sukces
    [few] { $successes } sukcesy
   *[many] { $successes } sukcesów
  } przy Obronie { $defense }: kończysz czy przerzucasz za 1 Przysługę (masz: { $favor })?
reavers-prompt-reroll-dice = Wybierz kości Walki do przerzucenia.
reavers-prompt-fifth = Miejsc na Artefakty jest { $n }: który trafia na Stos Chwały?
reavers-prompt-fuel = { $artifact }: którą kość odrzucasz?
reavers-prompt-fuel-second = { $artifact }: którą kość odrzucasz? Potem odrzucisz jeszcze jedną i to jej kolor będzie miała nowa kość.
reavers-prompt-stow = { $artifact }: którą kość przechowuje?
reavers-prompt-overflow = { $n ->
    [one] Brak miejsca: odrzuć kość.
    [few] Brak miejsca: odrzuć { $n } kości.
   *[many] Brak miejsca: odrzuć { $n } kości.
  }
reavers-prompt-pay = { $purpose }: koszt to { $faces } ({ $n } z { $of }).
reavers-prompt-discard-dice = Którą { $colour ->
        [red] {"czerwoną "}
        [blue] {"niebieską "}
        [yellow] {"żółtą "}
       *[any] {""}
    }kość odrzucasz?{ $n ->
        [one] {""}
       *[other] {" "}Do odrzucenia: { $n }.
    }
reavers-prompt-discard-matched = Którą kość odrzucasz? Nowa będzie w jej kolorze.
reavers-prompt-lose-dice = Którą { $colour ->
        [red] {"czerwoną "}
        [blue] {"niebieską "}
        [yellow] {"żółtą "}
       *[any] {""}
    }kość tracisz?{ $n ->
        [one] {""}
       *[other] {" "}Do stracenia: { $n }.
    }
reavers-prompt-colour = { $n ->
    [one] Wybierz kolor nowej kości.
    [few] Wybierz kolor nowej kości (do wyboru: { $n }).
   *[many] Wybierz kolor nowej kości (do wyboru: { $n }).
  }
reavers-prompt-face = Ustaw wynik nowej kości ({ $colour }).
reavers-prompt-subdue = { $n ->
    [one] Wybierz terytorium; została 1 próba.
    [few] Wybierz terytorium; zostały { $n } próby.
   *[many] Wybierz terytorium; zostało { $n } prób.
  }
reavers-prompt-subdue-way = { $territory }: siłą czy pokojowo?
reavers-prompt-claim = { $territory }: przejmujesz czy używasz Artefaktu?
reavers-prompt-rewards = Którą nagrodę odbierasz teraz? Zostało: { $n }.

# Options
reavers-option-activate = Aktywuj: { $location }
reavers-option-rest = Odpocznij
reavers-option-done = Dalej
reavers-option-decline = Zrezygnuj
reavers-option-do = Wykonaj: { $effects }
reavers-option-use = Użyj: { $artifact } (kość: { $what }); { $effects }
reavers-option-use-second = Użyj: { $artifact } (kość: { $what } i jeszcze jedna); w zamian kość w kolorze tej drugiej z dowolnym wynikiem
reavers-option-stow = Przełóż kości na Artefaktach
reavers-option-store = Przechowaj: { $die }
reavers-option-empty = Nic nie przechowuj
reavers-option-pay = Zapłać: { $what }
reavers-option-discard = Odrzuć: { $what }
reavers-option-commit = Do walki: { $what }
reavers-option-roll = { $n ->
    [one] Rzuć 1 kością Walki
    [few] Rzuć { $n } kośćmi Walki
   *[many] Rzuć { $n } kośćmi Walki
  }
reavers-option-stop = Zakończ walkę
reavers-option-reroll = Przerzuć za 1 Przysługę
reavers-option-reroll-die = Przerzuć wynik { $face }
reavers-option-throw = { $n ->
    [one] Rzuć 1 kością
    [few] Rzuć { $n } kośćmi
   *[many] Rzuć { $n } kośćmi
  }
reavers-option-food = { $n ->
    [one] { $n } Żywność
   *[other] { $n } Żywności
  }
reavers-option-favor = { $n ->
    [one] { $n } Przysługa
    [few] { $n } Przysługi
   *[many] { $n } Przysług
  }
reavers-option-market = { $n ->
    [one] 1 kość stąd
    [few] { $n } kości stąd
   *[many] { $n } kości stąd
  }
reavers-option-market-die = Weź: { $die }
reavers-option-prophecy = Przepowiednia: { $prophecy }
reavers-option-prophecy-deck = Przepowiednia z talii
reavers-option-rest-die = Kość ({ $colour })
reavers-option-red = Czerwona
reavers-option-blue = Niebieska
reavers-option-yellow = Żółta
reavers-option-face = { $die }
reavers-option-pair = { $cards }
reavers-option-recruit-deck = Dwóch Łupieżców z wierzchu talii
reavers-option-raid-village = Dwie wierzchnie karty Łupów Wioski
reavers-option-raid-keep = Dwie wierzchnie karty Łupów Twierdzy
reavers-option-draw-village = Łupy Wioski
reavers-option-draw-keep = Łupy Twierdzy
reavers-option-take = Najpierw: { $reaver } (Przegrupowanie: { $dice })
reavers-option-rally = { $n ->
    [one] Przegrupowanie: { $dice } z dowolnym wynikiem
   *[other] Przegrupowanie: { $dice } z dowolnymi wynikami
  }
reavers-option-promote-helmet = Awans na Jarla (Hełm zastępuje Tarczę, Skrzynię, Okręt albo Młot): { $effects }
reavers-option-promote-raven = Awans na Jarla (Kruk zastępuje Tarczę, Skrzynię, Okręt albo Młot): { $effects }
reavers-option-promote-tree = Awans na Jarla (Drzewo zastępuje Tarczę, Skrzynię, Okręt albo Młot): { $effects }
reavers-option-specialize = Specjalizacja, { $location }: { $effects }
reavers-option-gained = { $reaver }: { $effects }
reavers-option-resolve = Rozpatrz: { $card }
reavers-option-keep = Zachowaj: { $card }
reavers-option-pillage = Plądruj: { $effects }
reavers-option-pillage-keep = Plądruj, walcząc: { $fight }
reavers-option-spare = Nie plądruj
reavers-option-frighten = { $rival } (Przerażenie: { $terror })
reavers-option-forget = Odrzuć: { $prophecy }
reavers-option-forget-secret = Odrzuć: { $prophecy } (znasz ją tylko ty)
reavers-option-lose = Strać: { $card }
reavers-option-lose-flipped = Strać: { $card } (użyte)
reavers-option-pile = Na Stos Chwały: { $card }
reavers-option-send-jarl = Jarl: { $reaver }
reavers-option-send = { $reaver } (ława: { $location })
reavers-option-journey-reward = Wykonaj: { $effects }, w zamian { $reward }
reavers-option-suffer = Ponieś skutki: { $effects }
reavers-option-battle = { $battle }: { $glory } Chwały, Obrona { $defense }
reavers-option-battle-deck = Wierzchnia karta talii
reavers-option-by-dice = Wygraj kośćmi: { $faces }
reavers-option-by-combat = Walcz: { $fight }
reavers-option-battle-decline = Zawróć
reavers-option-subdue = { $territory }: { $fight } albo { $peace }
reavers-option-subdue-force = { $territory }, siłą: { $fight }
reavers-option-subdue-peace = { $territory }, pokojowo: { $peace }
reavers-option-subdue-stop = Koniec prób
reavers-option-force = Siłą: { $fight }
reavers-option-peace = Pokojowo: { $effects }
reavers-option-claim = Przejmij: { $territory }
reavers-option-reward = { $territory }: { $effects }

# Why not
reavers-refused-selected = To pole wybrano już w tej rundzie: { $who }.
reavers-refused-food = To kosztuje { $n ->
    [one] { $n } Żywność
   *[other] { $n } Żywności
  }; masz { $have }.
reavers-refused-faces = Twoje kości i ulepszenia nie pokryją kosztu: { $faces }.
reavers-refused-subdue = Żadne terytorium nie jest w zasięgu: brak Młota do walki i zasobów na pokojowe przejęcie.
reavers-refused-stack = Nie ma już płytek tego rodzaju.
reavers-refused-land = Siłą: potrzebny Młot; pokojowo: { $effects }.
reavers-refused-combat = Do walki trzeba mieć choć jedną kość Walki: Młot, ikonę Jarla, ulepszenie albo Artefakt.
reavers-refused-bench = { $n ->
    [one] Zmieści się tu tylko { $n } Łupieżca.
    [few] Zmieści się tu tylko { $n } Łupieżców.
   *[many] Zmieści się tu tylko { $n } Łupieżców.
  }
reavers-refused-market = Wszystkie kości z tego pola są już zabrane.
reavers-refused-ability = Nie stać cię na to: { $effects }.
reavers-refused-journey = Nie możesz tego zrobić: { $effects }.

# What happened
reavers-event-round = Runda { $round }. Znacznik Pierwszego Gracza: { $who }.
reavers-event-selected = { $who } wybiera pole: { $location }.
reavers-event-marker = Znacznik Pierwszego Gracza: { $who }.
reavers-event-honor = Honorowy Okręt: { $who }.
reavers-event-activated = { $who } aktywuje pole: { $location }.
reavers-event-rest = { $who } odpoczywa.
reavers-event-ability = { $who } używa Łupieżcy: { $reaver }.
reavers-event-food = { $who } zyskuje { $n ->
    [one] { $n } Żywność
   *[other] { $n } Żywności
  }.
reavers-event-food-paid = { $who } płaci { $n ->
    [one] { $n } Żywność
   *[other] { $n } Żywności
  }.
reavers-event-food-lost = { $who } traci { $n ->
    [one] { $n } Żywność
   *[other] { $n } Żywności
  }.
reavers-event-favor = { $who } zyskuje { $n ->
    [one] { $n } Przysługę
    [few] { $n } Przysługi
   *[many] { $n } Przysług
  }.
reavers-event-favor-paid = { $who } płaci { $n ->
    [one] { $n } Przysługę
    [few] { $n } Przysługi
   *[many] { $n } Przysług
  }.
reavers-event-reroll = { $who } płaci { $n ->
    [one] { $n } Przysługę
    [few] { $n } Przysługi
   *[many] { $n } Przysług
  } za przerzut.
reavers-event-glory = { $who } zyskuje { $n } Chwały.
reavers-event-terror = { $who } zyskuje { $n ->
    [one] { $n } Przerażenie
    [few] { $n } Przerażenia
   *[many] { $n } Przerażeń
  }.
reavers-event-calm = { $who } odrzuca { $n ->
    [one] { $n } Przerażenie
    [few] { $n } Przerażenia
   *[many] { $n } Przerażeń
  }.
reavers-event-token-farm = { $who } zyskuje { $n ->
    [one] { $n } żeton Farmy
    [few] { $n } żetony Farm
   *[many] { $n } żetonów Farm
  }.
reavers-event-token-wall = { $who } zyskuje { $n ->
    [one] { $n } żeton Muru
    [few] { $n } żetony Murów
   *[many] { $n } żetonów Murów
  }.
reavers-event-token-tower = { $who } zyskuje { $n ->
    [one] { $n } żeton Wieży
    [few] { $n } żetony Wież
   *[many] { $n } żetonów Wież
  }.
reavers-event-rolled = { $who } rzuca: { $dice }.
reavers-event-dice = { $who } zyskuje: { $dice }.
reavers-event-no-room = { $who } nie ma miejsca i odrzuca: { $die }.
reavers-event-stored = { $who } przechowuje: { $die } ({ $artifact }).
reavers-event-unstored = { $who } przekłada na okręt: { $die } ({ $artifact }).
reavers-event-paid = { $who } płaci: { $what }.
reavers-event-discarded = { $who } odrzuca: { $what }.
reavers-event-reavers = { $who } pozyskuje: { $reavers }.
reavers-event-rally = { $who } przegrupowuje: { $reaver }.
reavers-event-promote = { $who } ma nowego Jarla: { $reaver }.
reavers-event-specialize = { $who } specjalizuje: { $reaver } ({ $location }).
reavers-event-dismissed = { $who } odsyła na Stos Chwały: { $reaver }.
reavers-event-spoils = { $who } zdobywa: { $cards }.
reavers-event-put-under = { $who } odkłada pod talię: { $cards }.
reavers-event-artifact-gained = { $who } ma nowy Artefakt: { $artifact }.
reavers-event-artifact-away = { $who } odkłada na Stos Chwały: { $artifact }.
reavers-event-artifact = { $who } używa Artefaktu: { $artifact } (odrzuca: { $what }).
reavers-event-upgrade = { $who } bierze: { $upgrade }.
reavers-event-upgrade-lost = { $who } traci: { $upgrade }.
reavers-event-upgrades-up = { $n ->
    [one] { $who } odwraca z powrotem użyte ulepszenie.
    [few] { $who } odwraca z powrotem { $n } użyte ulepszenia.
   *[many] { $who } odwraca z powrotem { $n } użytych ulepszeń.
  }
reavers-event-frighten = { $n ->
    [one] { $who } straszy; 1 Przerażenie otrzymuje { $rival }.
    [few] { $who } straszy; { $n } Przerażenia otrzymuje { $rival }.
   *[many] { $who } straszy; { $n } Przerażeń otrzymuje { $rival }.
  }
reavers-event-market = { $who } bierze z Handlu z Wioskami: { $die }.
reavers-event-prophecy = { $who } bierze Przepowiednię: { $prophecy }.
reavers-event-prophecy-hidden = { $who } dobiera Przepowiednię.
reavers-event-prophecy-drawn = Dobierasz Przepowiednię: { $prophecy }.
reavers-event-forgotten = { $who } odrzuca Przepowiednię: { $prophecy }.
reavers-event-journey = { $who } wypływa: { $journey }.
reavers-event-journey-paid = { $who } opłaca Podróż.
reavers-event-journey-suffered = { $who } ponosi skutki Podróży.
reavers-event-journey-harmless = { $who } nic nie traci w Podróży.
reavers-event-battle = { $who } spotyka: { $battle }.
reavers-event-battle-won = { $who } wygrywa: { $battle }, i zyskuje { $glory } Chwały.
reavers-event-battle-lost = { $who } nie wygrywa bitwy: { $battle }.
reavers-event-committed = { $who } odrzuca do walki: { $what } (+{ $n ->
    [one] 1 kość Walki
   *[other] { $n } kości Walki
  }).
reavers-event-combat = { $who } rzuca: { $dice }; { $successes ->
    [one] 1 sukces
    [few] { $successes } sukcesy
   *[many] { $successes } sukcesów
  }, Obrona { $defense }.
reavers-event-won = { $who } wygrywa walkę z Obroną { $defense }.
reavers-event-lost = { $who } przegrywa walkę z Obroną { $defense }.
reavers-event-force = { $who } atakuje: { $territory }.
reavers-event-peace = { $who } przejmuje pokojowo: { $territory }.
reavers-event-claimed = { $who } zdobywa: { $territory }.
reavers-event-flipped = { $who } odwraca: { $territory } ({ $reward }).
reavers-event-territories = { $who } zyskuje { $n } Chwały za terytoria.
reavers-event-end = Koniec ostatniej rundy: punktowanie końcowe.

# The end
reavers-end-glory = Najwięcej Chwały: { $glory }.
reavers-end-favor = Remis: { $glory } Chwały; rozstrzyga liczba Przysług.
reavers-end-shared = Remis: { $glory } Chwały i tyle samo Przysług, wspólne zwycięstwo.
reavers-score-glory = Chwała przed punktowaniem
reavers-score-terror = Przerażenie
reavers-score-artifacts = Artefakty
reavers-score-treasure = Skarby
reavers-score-art = Sztuka
reavers-score-armor = Zbroje
reavers-score-tapestry = Arrasy
reavers-score-farm = Farmy
reavers-score-wall = Mury
reavers-score-tower = Wieże
reavers-score-prophecies = Przepowiednie

# The terminal
reavers-screen-round = Runda { $round } z { $of }, znacznik Pierwszego Gracza: { $marker }
reavers-screen-honor = Honorowy Okręt: { $who }
reavers-screen-active = { $location }, pole wybiera { $who }
reavers-screen-battle = { $name }: { $glory } Chwały, Obrona { $defense } albo { $faces }
reavers-screen-goods = Chwała { $glory }, Żywność { $food }, Przysługi { $favor }, Przerażenie { $terror }; Farmy { $farms }, Mury { $walls }, Wieże { $towers }
reavers-screen-ship = Okręt ({ $n }/{ $of }):
reavers-screen-jarl = Jarl:
reavers-screen-artifacts = Artefakty:
reavers-screen-upgrades = Ulepszenia:
reavers-screen-territories = Terytoria:
reavers-screen-pile = Stos Chwały:
reavers-screen-secrets = { $n ->
    [one] tajna Przepowiednia
    [few] { $n } tajne Przepowiednie
   *[many] { $n } tajnych Przepowiedni
  }
reavers-screen-score = Punktowanie końcowe

reavers-goal = Runda { $round } z { $rounds } · { $n ->
    [0] nikt nie ma jeszcze Chwały
   *[other] { $count ->
        [one] prowadzi { $who }
       *[many] prowadzą { $who }
    } (Chwała: { $n })
  } · zestawy, Przepowiednie i Terror liczą się po ostatniej rundzie
