# Wikingowie: Wojownicy Północy.

north-name = Wikingowie: Wojownicy Północy
north-blurb = Złap wiatr, sprowadź do siebie trzy córki thanów i nie zostawiaj ruchów rywali bez odpowiedzi.

## Ustawienia

north-option-colours = Kolory
    .hint = Jak gracze dostają kolory i rogi planszy.
north-option-colours-default = Według miejsc
    .hint = Żółty, zielony, niebieski i czerwony w kolejności miejsc; dwoje graczy siada w przeciwległych rogach.
north-option-colours-choose = Do wyboru
    .hint = Każdy wybiera kolor, począwszy od pierwszego miejsca.
north-option-starter = Gracz rozpoczynający
    .hint = Kto rozgrywa pierwszą turę.
north-option-starter-random = Losowo
    .hint = O pierwszeństwie decyduje los.
north-option-starter-0 = Pierwsze miejsce
    .hint = Zaczyna gracz z pierwszego miejsca.
north-option-starter-1 = Drugie miejsce
    .hint = Zaczyna gracz z drugiego miejsca.
north-option-starter-2 = Trzecie miejsce
    .hint = Zaczyna gracz z trzeciego miejsca.
north-option-starter-3 = Czwarte miejsce
    .hint = Zaczyna gracz z czwartego miejsca.
north-error-starter = Gracz rozpoczynający „{ $starter }” nie pasuje do gry na { $seats ->
    [few] { $seats } miejsca
   *[other] { $seats } miejsc
  }; miejsca mają numery od 0.

## Plansza

north-colour-yellow = żółty
north-colour-green = zielony
north-colour-blue = niebieski
north-colour-red = czerwony
north-direction-N = na północ
north-direction-NE = na północny wschód
north-direction-E = na wschód
north-direction-SE = na południowy wschód
north-direction-S = na południe
north-direction-SW = na południowy zachód
north-direction-W = na zachód
north-direction-NW = na północny zachód
north-field-sea = { $field }
north-field-port = { $field } ({ $colour ->
    [yellow] żółty
    [green] zielony
    [blue] niebieski
   *[red] czerwony
  } port)
north-field-village = { $field } ({ $colour ->
    [yellow] żółta
    [green] zielona
    [blue] niebieska
   *[red] czerwona
  } wieś)

## Na stosie

north-item-sail = { $who } zagrywa „{ $card }”, żeby popłynąć { $toward }.
north-item-hero = { $who } wystawia bohatera „{ $card }”.
north-item-play = { $who } zagrywa „{ $card }”.
north-item-play-cancel = { $who } zagrywa „{ $card }” na kartę „{ $target }” (gracz: { $whom }).
north-item-play-modify = { $who } zagrywa „{ $card }”: { $amount } do rzutu ataku.
north-item-play-own-ship = { $who } zagrywa „{ $card }” na własny drakkar.
north-item-play-ship = { $who } zagrywa „{ $card }” na cudzy drakkar (gracz: { $whom }).
north-item-play-player = { $who } zagrywa „{ $card }”, cel: { $whom }.
north-item-play-member = { $who } zagrywa „{ $card }”, cel: { $member } (załoga: { $whom }).
north-item-play-becalm = { $who } zagrywa „{ $card }” na kartę wiatru (gracz: { $whom }).
north-item-play-redirect = { $who } zagrywa „{ $card }”: wiatr skręca { $toward } (gracz: { $whom }).
north-item-play-draw = { $who } zagrywa „{ $card }”, żeby dobrać karty.
north-item-play-cure = { $who } zagrywa „{ $card }”, żeby uleczyć załogę.
north-item-ability = { $who } używa zdolności: { $card }.
north-item-ability-cancel = { $who } używa zdolności: { $card }, przeciw karcie „{ $target }” (gracz: { $whom }).
north-item-attack = { $who } ogłasza atak, cel: { $whom }.
north-item-attack-beast = { $who } wpływa z pola { $from } na pole Bestii Morskiej i ją atakuje.
north-item-plunder = { $who } ogłasza plądrowanie: { $where }.
north-item-feast = { $who } ogłasza ucztę.
north-item-sacrifice = { $who } ogłasza ofiarę.
north-item-roll-recovery = { $who } wyrzuca { $die } przeciw chorobie morskiej (choruje { $member }).
north-item-roll-raid = { $who } wyrzuca { $die } w ataku na drakkar.
north-item-roll-hunt = { $who } wyrzuca { $die } przeciw Bestii Morskiej.
north-item-roll-mutiny = { $who } wyrzuca { $die } przy buncie.
north-item-roll-trick = { $who } wyrzuca { $die } za Oszusta.
north-declared-attack = Atak na drakkar
north-declared-attack-beast = Atak na Bestię Morską
north-declared-plunder = Plądrowanie
north-declared-feast = Uczta
north-declared-sacrifice = Ofiara

## Pytania

north-prompt-colour = Wybierz kolor i róg planszy.
north-prompt-recovery = { $rolled ->
    [0] Choruje kilkoro z twojej załogi: za kogo rzucasz najpierw?
   *[other] Za kogo rzucasz teraz?
  }
north-prompt-hero = Jesteś na polu { $where }, masz { $cards ->
    [one] jedną kartę
    [few] { $cards } karty
   *[other] { $cards } kart
  }. Zwerbuj bohatera albo zacznij akcje; wiosłowanie kończy turę.
north-prompt-act = Jesteś na polu { $where }, masz { $cards ->
    [one] jedną kartę
    [few] { $cards } karty
   *[other] { $cards } kart
  }. Wybierz akcję, standardowa wciąż przed tobą; wiosłowanie kończy turę.
north-prompt-act-used = Jesteś na polu { $where }, masz { $cards ->
    [one] jedną kartę
    [few] { $cards } karty
   *[other] { $cards } kart
  }. Wybierz akcję, standardowa już za tobą; wiosłowanie kończy turę.
north-prompt-window = { $item } { $answers ->
    [none] Nie masz na to odpowiedzi: spasuj.
    [overboard] Żadna twoja karta na to nie odpowiada; możesz wyrzucić kogoś za burtę albo spasować.
   *[reaction] Reagujesz czy pasujesz?
  }
north-prompt-roll = { $item } Wynik na kości: { $die }. { $answers ->
    [none] Nie masz jak go zmienić: spasuj.
    [overboard] Żadna twoja karta go nie zmieni; możesz wyrzucić kogoś za burtę albo spasować.
   *[reaction] Reagujesz czy pasujesz?
  }
north-prompt-circle = { $whose } ma za sobą akcję: { $actions ->
    [0] możesz odpowiedzieć swoją, ale żadnej teraz nie masz.
   *[other] możesz teraz wykonać jedną swoją.
  }
north-prompt-steer = Przesuń cudzy drakkar (gracz: { $whose }) z pola { $from }: { $steps ->
    [one] jeden krok
   *[other] do { $steps } kroków
  }.
north-prompt-steer-own = Przesuń swój drakkar z pola { $from }: { $steps ->
    [one] jeden krok
   *[other] do { $steps } kroków
  }.
north-prompt-lure = Przesuń Bestię Morską z pola { $from }: { $steps ->
    [one] jeden krok
   *[other] do { $steps } kroków
  }.
north-prompt-place = Bestia Morska pokonana: przestaw ją na pole bez drakkaru, które nie jest portem.
north-prompt-drop = Załoga jest pełna: kto wypada za burtę, żeby zrobić miejsce? Dołącza { $member }.
north-prompt-rescue = { $member } wypada za burtę: czy Walkiria ma zabrać tę kartę na twoją rękę?
north-prompt-captive = Pełne zwycięstwo: zabierz jednego członka załogi (gracz: { $whom }).
north-prompt-fate = { $member } jest w twoich rękach: do załogi czy do morza?
north-prompt-plunder = Załoga jest pełna. Czeka { $daughter }: wyrzuć kogoś za burtę albo zrezygnuj.
north-prompt-feast = Wybierz córki, które trafią do siedziby. { $home ->
    [0] Nie ma w niej jeszcze żadnej.
    [one] Jest w niej już jedna.
    [few] Są w niej już { $home }.
   *[other] Jest w niej już { $home }.
  }
north-prompt-sacrifice = Wybierz na ofiarę co najmniej dwie karty. Wybrano { $given }, { $n ->
    [0] na razie nic nie dobierzesz
   *[other] dobierzesz { $n }
  }.
north-prompt-limit = Odrzuć { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[other] { $n } kart
  }: możesz zostawić { $limit }.
north-prompt-discard = Odrzuć z ręki { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[other] { $n } kart
  }.
north-prompt-mutiny = Sukces: wskaż, kto wypada za burtę (załoga: { $whom }).
north-prompt-mutiny-own = Bunt: wskaż, kto z twojej załogi wypada za burtę.
north-prompt-ravens = Widzisz karty z cudzej ręki (gracz: { $whom }): weź jedną z nich.

## Wybory

north-option-colour = Weź kolor: { $colour }
north-option-recovery = Rzuć za: { $member }
north-option-pass-turn = Zakończ turę
north-option-pass-window = Pas
north-option-pass-circle = Bez akcji
north-option-hero = Zwerbuj: { $card }
north-option-sail = Płyń { $toward } na pole { $to } („{ $card }”)
north-option-sail-beast = Wpłyń { $toward } na pole Bestii Morskiej ({ $to }) i zaatakuj („{ $card }”)
north-option-row = Wiosłuj { $toward } na pole { $to } i zakończ turę
north-option-row-on = Wiosłuj { $toward } na pole { $to }, a jeśli chcesz, o jedno pole dalej; potem tura się kończy
north-option-attack = Zaatakuj: { $whom }
north-option-plunder = Plądruj: { $daughter }
north-option-feast = Wydaj ucztę
north-option-sacrifice = Złóż ofiarę
north-option-overboard = Za burtę: { $member }
north-option-play = Zagraj „{ $card }”
north-option-play-cancel = Zagraj „{ $card }” na kartę „{ $target }” (gracz: { $whom })
north-option-play-modify = Zagraj „{ $card }”: { $amount } do rzutu ataku
north-option-play-own-ship = Zagraj „{ $card }” na własny drakkar
north-option-play-ship = Zagraj „{ $card }” na cudzy drakkar (gracz: { $whom })
north-option-play-player = Zagraj „{ $card }”, cel: { $whom }
north-option-play-member = Zagraj „{ $card }”, cel: { $member } (załoga: { $whom })
north-option-play-becalm = Zagraj „{ $card }” na kartę wiatru (gracz: { $whom })
north-option-play-redirect = Zagraj „{ $card }”: skieruj wiatr { $toward }
north-option-play-reroll = Zagraj „{ $card }”: powtórz rzut
north-option-play-draw = Zagraj „{ $card }”: dobierz { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[other] { $n } kart
  }
north-option-play-cure = Zagraj „{ $card }”: ulecz załogę
north-option-use = Użyj zdolności: { $card }
north-option-use-cancel = Użyj zdolności: { $card }, przeciw karcie „{ $target }” (gracz: { $whom })
north-option-use-reroll = Użyj zdolności: { $card }, powtórz rzut
north-option-move = Płyń { $toward } na pole { $to }
north-option-stop = Zostań tutaj
north-option-stop-beast = Zostaw Bestię tutaj
north-option-place = Bestia na pole { $to }
north-option-rescue = Weź na rękę: { $member }
north-option-let-go = Niech przepadnie: { $member }
north-option-take-member = Zabierz: { $member }
north-option-take-return = Zabierz: { $member } (nie możesz jej zatrzymać, wraca do swojej wsi)
north-option-take-card = Weź kartę „{ $card }”
north-option-add = Do załogi: { $member }
north-option-add-full = Do załogi: { $member } (ktoś inny wypada za burtę)
north-option-sea = Do morza: { $member }
north-option-decline = Zrezygnuj z córki thana
north-option-bring = Do siedziby: { $member }
north-option-feast-done = To wszystkie
north-option-give = Złóż w ofierze „{ $card }”
north-option-sacrifice-done = To wszystkie: dobierz { $n ->
    [0] nic
    [one] jedną kartę
    [few] { $n } karty
   *[other] { $n } kart
  }
north-option-discard = Odrzuć „{ $card }”
north-card-wind = { $card } (wiatr { $toward })
north-card-place = { $card } (karta { $n } na stosie)

## Dlaczego nie

north-refused-trigger =
    { $answers ->
        [card] Odpowiada na kartę leżącą na stosie. Atak, zdolność i rzut nie są kartami.
        [roll] Odpowiada na rzut kością, gdy już padł wynik.
        [attack] Odpowiada na ogłoszony atak.
        [wind] Odpowiada na Wiatr, z którym płynie inny gracz.
        [action] Odpowiada na akcję ogłoszoną przez innego gracza, o ile karta ją wymienia.
        [event] Odpowiada na kartę Wydarzenia wymierzoną w ciebie.
       *[nothing] Ta reakcja nie pasuje do niczego, co leży teraz na stosie.
    }
north-refused-no-reaction = To nie jest karta reakcji; zagrywa się ją jako akcję.
north-refused-wind-now = Wiatr porusza tylko twoim drakkarem, jako akcja w twojej turze.
north-refused-hero-now = W swojej turze możesz wystawić jednego bohatera, przed pierwszą akcją.
north-refused-reaction = Reakcja wymaga swojej sytuacji; sama w sobie nie jest akcją.
north-refused-reaction-wind = Ta reakcja czeka na swoją sytuację, a jej wiatr nigdzie stąd nie poniesie.
north-refused-reaction-beast = Ta reakcja czeka na swoją sytuację; jej wiatr prowadzi tylko na pole Bestii Morskiej, a akcja standardowa jest już wykorzystana.
north-refused-target = Ta karta nie ma teraz żadnego celu.
north-refused-becalmed = Cisza morska: w tej turze nie zagrasz już kart wiatru.
north-refused-direction = Żaden kierunek z tej karty nie jest zaznaczony na twoim polu.
north-refused-beast-used = Ten wiatr prowadzi tylko na pole Bestii Morskiej, a akcja standardowa jest już wykorzystana.
north-refused-standard-used = Akcja standardowa jest w tej turze już wykorzystana.
north-refused-own-village = Nikt nie plądruje wsi w swoim kolorze.
north-refused-owned = Masz już córkę thana w tym kolorze.
north-refused-no-daughter = Do uczty potrzebna jest zdrowa córka thana w załodze.
north-refused-far = Zaatakować można tylko drakkar stojący na twoim polu.
north-refused-row-beast = Na pole Bestii Morskiej nie da się wiosłować.

## Co się stało

north-log-colour = { $who } bierze kolor: { $colour }.
north-log-turn = Runda { $round }, tura: { $who }.
north-log-draw = { $who } dobiera { $n ->
    [one] kartę
    [few] { $n } karty
   *[other] { $n } kart
  }.
north-log-draw-known = Dobierasz: { $cards }.
north-log-reshuffle = Stos kart odrzuconych tworzy nową talię: { $n ->
    [one] jedna karta
    [few] { $n } karty
   *[other] { $n } kart
  }.
north-log-discard = { $who } odrzuca „{ $card }”.
north-log-steal = { $who } zabiera kartę z ręki; traci ją { $whom }.
north-log-steal-known = { $who } zabiera z ręki: { $cards }; traci { $whom }.
north-log-move = { $who } płynie na pole { $to }.
north-log-move-other = { $who } przesuwa cudzy drakkar na pole { $to } (gracz: { $whom }).
north-log-back = { $who } wraca na pole { $to }.
north-log-no-way = { $who } nie może już płynąć { $toward }.
north-log-row = { $who } wiosłuje { $toward }.
north-log-pass = { $who } kończy turę.
north-log-beast = { $who } przestawia Bestię Morską na pole { $to }.
north-log-join = { $member } dołącza do załogi (gracz: { $who }).
north-log-overboard = { $who } wyrzuca za burtę: { $member }.
north-log-overboard-other = { $who } wyrzuca za burtę z cudzej załogi: { $member } (gracz: { $whom }).
north-log-let-go = { $who } nie korzysta z pomocy Walkirii, przepada { $member }.
north-log-rescue = Walkiria ratuje: { $member } wraca na rękę (gracz: { $who }).
north-log-sick = Choroba morska: { $member } (załoga: { $who }).
north-log-recover = Powrót do zdrowia: { $member } (załoga: { $who }).
north-log-ready = Znów w gotowości: { $member } (załoga: { $who }).
north-log-becalmed = { $who } nie zagra już w tej turze kart wiatru.
north-log-redirect = { $who } kieruje cudzy wiatr { $toward } (gracz: { $whom }).
north-log-cancelled = Anulowano: „{ $what }” (gracz: { $who }).
north-log-void = Bez skutku: „{ $what }” (gracz: { $who }).
north-log-trick-failed = Nieudana próba: „{ $what }” (gracz: { $who }).
north-log-result-raid = { $who } atakuje: { $die }, { $modifiers } = { $result }.
north-log-result-hunt = { $who } walczy z Bestią: { $die }, { $modifiers } = { $result }.
north-modifier = { $name } { $amount }
north-log-raid-won = { $who } wygrywa starcie (przegrywa { $whom }).
north-log-hunt-won = { $who } pokonuje Bestię Morską.
north-log-hunt-lost = { $who } przegrywa z Bestią Morską i musi się cofnąć.
north-log-seize = { $who } zabiera z załogi: { $member } (gracz: { $whom }).
north-log-to-sea = { $who } wyrzuca do morza: { $member }.
north-log-return = { $member } wraca do swojej wsi.
north-log-decline = { $who } odpływa bez córki thana.
north-log-home = { $member } trafia do siedziby (gracz: { $who }).
north-end-konung = Konungiem Północy zostaje { $who }.
north-end-stalemate = Po { $rounds } rundach nikt nie został Konungiem; decydują córki thanów, załoga i karty na ręce.

north-score-home = Córki w siedzibie
north-score-aboard = Córki w załodze
north-score-heroes = Bohaterowie w załodze
north-score-hand = Karty na ręce

## W terminalu

north-screen-title = Runda { $round } z { $last }, tura: { $who }
north-screen-sea = Morze
north-screen-beast = Bestia Morska: { $field }
north-screen-deck = Talia { $deck }, odrzucone { $discard }, kość { $die }
north-screen-player = Jarl
north-screen-place = Pole
north-screen-hand = Ręka
north-screen-crew = Załoga
north-screen-home = Siedziba
north-screen-own-hand = Twoja ręka
north-screen-stack = Na stosie
north-screen-villages = Córki thanów we wsiach

## Karty

north-wind-ne = Wiatr na północny wschód
    .text = Przesuń swój drakkar o jedno pole w jednym z pokazanych kierunków, zaznaczonym też na jego polu.
north-wind-se = Wiatr na południowy wschód
    .text = Przesuń swój drakkar o jedno pole w jednym z pokazanych kierunków, zaznaczonym też na jego polu.
north-wind-sw = Wiatr na południowy zachód
    .text = Przesuń swój drakkar o jedno pole w jednym z pokazanych kierunków, zaznaczonym też na jego polu.
north-wind-nw = Wiatr na północny zachód
    .text = Przesuń swój drakkar o jedno pole w jednym z pokazanych kierunków, zaznaczonym też na jego polu.
north-wind-n = Wiatr na północ
    .text = Przesuń swój drakkar o jedno pole w jednym z pokazanych kierunków, zaznaczonym też na jego polu.
north-wind-e = Wiatr na wschód
    .text = Przesuń swój drakkar o jedno pole w jednym z pokazanych kierunków, zaznaczonym też na jego polu.
north-wind-s = Wiatr na południe
    .text = Przesuń swój drakkar o jedno pole w jednym z pokazanych kierunków, zaznaczonym też na jego polu.
north-wind-w = Wiatr na zachód
    .text = Przesuń swój drakkar o jedno pole w jednym z pokazanych kierunków, zaznaczonym też na jego polu.
north-wind-ns = Wiatr zmienny północ–południe
    .text = Przesuń swój drakkar o jedno pole w jednym z pokazanych kierunków, zaznaczonym też na jego polu.
north-wind-ew = Wiatr zmienny wschód–zachód
    .text = Przesuń swój drakkar o jedno pole w jednym z pokazanych kierunków, zaznaczonym też na jego polu.
north-wind-any = Wiatr uniwersalny
    .text = Przesuń swój drakkar o jedno pole w dowolnym kierunku zaznaczonym na jego polu.
north-event-loki = Sztuczka Lokiego
    .text = Reakcja. Wybierz kartę akcji (wiatru, wydarzenia lub bohatera) leżącą na stosie: jej działanie zostaje anulowane.
north-event-thor = Moc Thora
    .text = Reakcja na ogłoszony atak na drakkar lub na Bestię Morską. Zadeklaruj +1 albo −1: o tyle zmienia się wynik rzutu tego ataku.
north-event-helm = Przejęcie sterów
    .text = Wybierz dowolny drakkar. Przesuń go o jedno pole w wybranym przez siebie kierunku zaznaczonym na jego polu (nigdy na pole Bestii Morskiej).
north-event-mutiny = Bunt
    .text = Wybierz innego gracza, który ma załogę, i rzuć kością. Sukces: członka jego załogi wskazujesz ty; w przeciwnym razie wskazuje ten gracz. Wskazany wypada za burtę.
north-event-seasick = Choroba morska
    .text = Wybierz zdrowego członka załogi dowolnego drakkaru i podłóż pod niego tę kartę: jest chory. Chory bohater nie ma zdolności, a chora córka thana nie bierze udziału w uczcie. Na początku każdej swojej tury właściciel rzuca za niego kością: przy sukcesie chory zdrowieje, a tę kartę się odrzuca.
north-event-norns = Nić Norn
    .text = Reakcja na dowolny rzut kością. Ten sam gracz rzuca ponownie; liczy się tylko nowy rzut.
north-event-deep = Zew głębin
    .text = Przesuń Bestię Morską o jedno, dwa lub trzy pola w zaznaczonych kierunkach. Nie może ona wejść do portu ani na pole z drakkarem, nawet po drodze.
north-event-njord = Dar Njorda
    .text = Przesuń swój drakkar o jedno lub dwa pola, za każdym razem w kierunku zaznaczonym na polu, na którym stoi (nigdy na pole Bestii Morskiej).
north-event-calm = Cisza morska
    .text = Reakcja na kartę wiatru zagraną przez innego gracza. Jej działanie zostaje anulowane, a gracz ten do końca tej tury nie może zagrywać kart wiatru.
north-event-shift = Zmienny wiatr
    .text = Reakcja na kartę wiatru zagraną przez innego gracza. Wskaż inny kierunek zaznaczony na polu jego drakkaru, nie w stronę Bestii Morskiej: ta karta wiatru przesuwa go właśnie tam.
north-event-idunn = Jabłka Idunn
    .text = Wybierz jedno: dobierz dwie karty albo każdy chory członek twojej załogi zdrowieje.
north-event-ravens = Kruki Odyna
    .text = Wybierz innego gracza. Obejrzyj karty na jego ręce i weź jedną z nich na swoją rękę.
north-event-ran = Gniew Ran
    .text = Reakcja na atak, plądrowanie lub ucztę ogłoszone przez innego gracza. Przesuń jego drakkar o jedno pole w wybranym przez siebie kierunku zaznaczonym na jego polu (nigdy na pole Bestii Morskiej).
north-hero-berserker = Berserker
    .text = Twoje rzuty ataku na drakkary mają +1.
north-hero-shieldmaiden = Tarczowniczka
    .text = Rzuty ataku na twój drakkar mają −1.
north-hero-harpooner = Harpunnik
    .text = Twoje rzuty ataku na Bestię Morską mają +1; gdy ją pokonasz, dobierasz trzy karty zamiast dwóch.
north-hero-oarsman = Olbrzymi wioślarz
    .text = Gdy wiosłujesz, możesz przesunąć się o jedno lub dwa pola.
north-hero-herbalist = Zielarka
    .text = Członkowie twojej załogi nie mogą zachorować. Gdy Zielarka dołącza do załogi, wszyscy chorzy jej członkowie zdrowieją.
north-hero-gothi = Gothi
    .text = Gdy składasz ofiarę, dobierasz o jedną kartę więcej.
north-hero-navigator = Nawigator
    .text = Każda zagrana przez ciebie karta wiatru pozwala też płynąć w kierunkach sąsiednich do pokazanych (o jedną ósmą obrotu w obie strony).
north-hero-helmsman = Sternik
    .text = Raz na rundę, w swojej turze, jako akcja: przesuń swój drakkar o jedno pole w dowolnym zaznaczonym kierunku (nigdy na pole Bestii Morskiej).
north-hero-skald = Skald
    .text = Raz na rundę, jako akcja w turze dowolnego gracza: dobierz jedną kartę, a następnie odrzuć jedną kartę z ręki.
north-hero-volva = Wieszczka
    .text = Raz na rundę, jako reakcja na dowolny rzut kością: ten sam gracz rzuca ponownie; liczy się tylko nowy rzut.
north-hero-valkyrie = Walkiria
    .text = Raz na rundę, gdy inny bohater twojej załogi (nie córka thana) miałby trafić na stos kart odrzuconych, możesz wziąć tę kartę na rękę.
north-hero-trickster = Oszust
    .text = Raz na rundę, jako reakcja na kartę wydarzenia wymierzoną w ciebie, twój drakkar, twoją załogę lub zagraną przez ciebie kartę: rzuć kością; przy sukcesie ta karta wydarzenia zostaje anulowana.
north-daughter-yellow = Córka żółtego thana
    .text = Członkini załogi bez zdolności. Po uczcie w twoim porcie trafia do twojej siedziby.
north-daughter-green = Córka zielonego thana
    .text = Członkini załogi bez zdolności. Po uczcie w twoim porcie trafia do twojej siedziby.
north-daughter-blue = Córka niebieskiego thana
    .text = Członkini załogi bez zdolności. Po uczcie w twoim porcie trafia do twojej siedziby.
north-daughter-red = Córka czerwonego thana
    .text = Członkini załogi bez zdolności. Po uczcie w twoim porcie trafia do twojej siedziby.

## Elementy w pudełku

north-die-die = Kość sześciościenna
north-beast-sea-beast = Bestia Morska
north-board-sea = Morze Północy
north-longship-yellow = Żółty drakkar
north-longship-green = Zielony drakkar
north-longship-blue = Niebieski drakkar
north-longship-red = Czerwony drakkar
north-player_board-yellow = Żółta plansza gracza
north-player_board-green = Zielona plansza gracza
north-player_board-blue = Niebieska plansza gracza
north-player_board-red = Czerwona plansza gracza
north-band-longship-defeat = Atak na drakkar: porażka
north-band-longship-victory = Atak na drakkar: zwycięstwo
north-band-longship-full-victory = Atak na drakkar: pełne zwycięstwo
north-band-beast-defeat = Atak na Bestię Morską: porażka
north-band-beast-victory = Atak na Bestię Morską: zwycięstwo

north-goal = Wygrywa, kto pierwszy ma trzy córki w siedzibie · { $some ->
    [no] na razie nikt nie ma żadnej
   *[yes] { $count ->
        [one] najbliżej jest { $who }
       *[many] najbliżej są { $who }
    }: w siedzibie { $home }, na pokładzie { $aboard }
  } · runda { $round } z najwyżej { $last }
