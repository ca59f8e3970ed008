# Valhalla

valhalla-name = Valhalla
valhalla-blurb = Poprowadź Jarla i jego drużynę, wygrywaj bitwy i giń tak, by o tobie śpiewano.

## Dice

valhalla-face-sword = miecz
valhalla-face-axe = topór
valhalla-face-spear = włócznia
valhalla-face-bow = łuk
valhalla-face-shield = tarcza
valhalla-face-x = X
valhalla-grey-face = { $face } (szara)
valhalla-card-face = { $face } (dostawa)

## Settings

valhalla-option-modules = Dodatki
    .hint = Nowe karty i zasady; można je dowolnie łączyć.
valhalla-option-modules-loki = Podstęp Lokiego
    .hint = Przegrany dostaje premię zależną od tego, jak niewiele zabrakło. Pierwszy dodatek, po który warto sięgnąć.
valhalla-option-modules-thor = Wsparcie Thora
    .hint = Wspomóż jedną ze stron w cudzej bitwie. Dla 3–6 graczy.
valhalla-option-modules-valkyries = Walkirie
    .hint = 40 nowych kart: przychylność Walkirii, Misje, Droga do Valhalli.
valhalla-option-modules-dwarves = Karły ze Svartalfheim
    .hint = 40 nowych kart: Karły, które blokują, rozbrajają, kują i zamykają wrogom drogę do Valhalli.
valhalla-option-modules-tyr = Gniew Tyra
    .hint = Karty wzmacniające Wojownika, który dołącza do Drużyny.
valhalla-option-modules-king = Król Góry
    .hint = Król co turę zdobywa chwałę, dopóki ktoś go nie pokona.
valhalla-option-pairs = Gra w parach
    .hint = Dla 4 lub 6 graczy; partnerzy siedzą naprzeciw siebie.
valhalla-option-pairs-none = Każdy dla siebie
    .hint = Bez partnerów; wygrywa jeden gracz.
valhalla-option-pairs-cooperation = Współpraca Jarlów
    .hint = Partnerzy użyczają sobie Wojowników; wygrywa jeden gracz.
valhalla-option-pairs-alliance = Sojusz Jarlów
    .hint = Partnerzy punktują razem; wygrywa para.
valhalla-option-loki = Karta Lokiego
    .hint = Która z dziesięciu kart leży na stole.
valhalla-option-loki-random = Losowa
    .hint = Jedna z dziesięciu, losowana na początku gry.
valhalla-option-loki-l01 = 1 (na pierwszą partię)
    .hint = { valhalla-loki-l01.row1 } { valhalla-loki-l01.row2 }
valhalla-option-loki-l02 = 2
    .hint = { valhalla-loki-l02.row1 } { valhalla-loki-l02.row2 }
valhalla-option-loki-l03 = 3
    .hint = { valhalla-loki-l03.row1 } { valhalla-loki-l03.row2 }
valhalla-option-loki-l04 = 4
    .hint = { valhalla-loki-l04.row1 } { valhalla-loki-l04.row2 }
valhalla-option-loki-l05 = 5
    .hint = { valhalla-loki-l05.row1 } { valhalla-loki-l05.row2 }
valhalla-option-loki-l06 = 6
    .hint = { valhalla-loki-l06.row1 } { valhalla-loki-l06.row2 }
valhalla-option-loki-l07 = 7
    .hint = { valhalla-loki-l07.row1 } { valhalla-loki-l07.row2 }
valhalla-option-loki-l08 = 8
    .hint = { valhalla-loki-l08.row1 } { valhalla-loki-l08.row2 }
valhalla-option-loki-l09 = 9
    .hint = { valhalla-loki-l09.row1 } { valhalla-loki-l09.row2 }
valhalla-option-loki-l10 = 10
    .hint = { valhalla-loki-l10.row1 } { valhalla-loki-l10.row2 }
valhalla-option-jarls = Jarlowie
    .hint = Skąd się bierze Jarl.
valhalla-option-jarls-three = Jeden z trzech do wyboru
    .hint = Jak zwykle: dostajesz trzech, prowadzi jeden.
valhalla-option-jarls-five = Jeden z pięciu do wyboru
    .hint = Przy sześciu graczach jeden z czterech.
valhalla-option-jarls-first = Losowy spośród łatwiejszych
    .hint = Bez wybierania; dobre na pierwszą partię.
valhalla-option-hand = Ręka startowa
    .hint = Jak powstaje pierwszych pięć kart.
valhalla-option-hand-discard = Dobierz siedem, odrzuć dwie
    .hint = Jak zwykle: zostaje pięć najlepszych.
valhalla-option-hand-draft = Draft
    .hint = Wymieniaj karty z odkrytą pulą, tura po turze.
valhalla-option-simplified = Wariant uproszczony
    .hint = Bez Jarlów; każdy zaczyna z pięcioma kartami.
valhalla-option-spaces = Wybór miejsc
    .hint = Pytaj o miejsce każdego Wojownika, zamiast brać pierwsze wolne. Żadna zasada od tego nie zależy.
valhalla-option-coop = Razem przeciw Potworowi
    .hint = 2–4 graczy walczy z jednym Potworem. W grze jednoosobowej jest tak zawsze.
valhalla-option-monster = Potwór
    .hint = Z kim walczycie, w pojedynkę lub razem.
valhalla-option-monster-garm = Garm
    .hint = Najłagodniejszy. Jego cechy kosztują karty i Taktyki.
valhalla-option-monster-nidhogg = Nidhogg
    .hint = Podgryza już zdobytą chwałę.
valhalla-option-monster-fenrir = Fenrir
    .hint = Zabiera kości i Wojowników, zanim zacznie się bitwa.
valhalla-option-monster-jormungand = Jormungand
    .hint = Najtrudniejszy. Ucisza Taktyki, a nawet Jarla.
valhalla-option-level = Poziom trudności
    .hint = Ile kart kosztuje przegrana bitwa.
valhalla-option-level-normal = Normalny: 2 karty
    .hint = Porażka boli, ale da się po niej podnieść.
valhalla-option-level-hard = Trudny: 4 karty
    .hint = Dwie porażki z rzędu trudno przetrwać.
valhalla-option-level-impossible = Niemożliwy: 6 kart
    .hint = Jedna porażka to prawie koniec.
valhalla-option-traits = Cechy Potwora
    .hint = Karty Potwora mają złośliwe cechy; w pierwszej partii można je pominąć.
valhalla-option-traits-on = W grze
    .hint = Większość kart Potwora ma cechę, z którą trzeba się liczyć.
valhalla-option-traits-off = Pominięte
    .hint = Tylko siła i broń; dobre na pierwszą partię.

valhalla-error-coop-seats = Wspólna walka z Potworem jest dla 2–4 osób, a tu miejsc jest { $seats }.
valhalla-error-monster-module = Dodatek „{ $module }” nie łączy się z walką przeciw Potworowi (liczba miejsc: { $seats }); można dołączyć tylko „valkyries”.
valhalla-error-monster-variant = „{ $variant }” nie łączy się z walką przeciw Potworowi.
valhalla-error-thor-seats = Dodatek „thor” wymaga co najmniej 3 miejsc, a jest ich { $seats }.
valhalla-error-pairs-seats = „pairs={ $pairs }” wymaga 4 lub 6 miejsc, a jest ich { $seats }.
valhalla-error-simplified = „simplified” i „{ $variant }” wykluczają się nawzajem.

## Scores and endings

valhalla-score-warriors = Wojownicy w Valhalli
valhalla-score-cards = Inne karty w Valhalli
valhalla-score-own = Własne tarcze
valhalla-score-captured = Zdobyte tarcze
valhalla-score-sets = Zestawy tarcz
valhalla-score-king = Król Góry
valhalla-score-monster = Pokonane karty Potwora
valhalla-end-scored = Ragnarök dobiegł końca, policzono Punkty Chwały.
valhalla-end-monster-beaten = Potwór nie żyje.
valhalla-end-shields-lost = Pękła ostatnia tarcza. Potwór zwyciężył; pokonane karty: { $n }.
valhalla-end-deck-lost = Talia skończyła się szybciej niż Potwór; pokonane karty: { $n }.

## Before the first turn

valhalla-prompt-jarl = Wybierz swojego Jarla.
valhalla-option-choose-jarl = { $jarl }
valhalla-event-jarl = { $who } – Jarl: { $jarl }.
valhalla-event-start = Zaczyna { $who }.
valhalla-event-revealed = Wojownicy do wyboru: { $cards }.
valhalla-event-pile = Na stos odrzuconych { $n ->
    [one] trafia z talii jedna karta
    [few] trafiają z talii { $n } karty
   *[many] trafia z talii { $n } kart
  }.
valhalla-event-returned = Z powrotem do talii: { $cards }.
valhalla-prompt-first-warrior = Weź pierwszego Wojownika.
valhalla-prompt-starting-hand = Odrzuć ze startowej ręki { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[many] { $n } kart
  }.
valhalla-event-discards-cards = { $who } odrzuca: { $cards }.
valhalla-event-shuffles-back = { $who } wtasowuje z powrotem do talii: { $cards }.
valhalla-event-draws-tyr = { $who } dobiera w tajemnicy { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
  } Gniewu Tyra.
valhalla-prompt-draft = Wyłóż kartę do odkrytej puli albo spasuj i uzupełnij z niej rękę.
valhalla-prompt-fill = Weź z odkrytej puli { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[many] { $n } kart
  }.
valhalla-option-offer = Wyłóż do puli: { $card }
valhalla-option-draft-pass = Spasuj i { $n ->
    [0] nic nie bierz
    [one] weź jedną kartę
    [few] weź { $n } karty
   *[many] weź { $n } kart
  }
valhalla-event-offers = { $who } wykłada do puli: { $card }.
valhalla-event-passes = { $who } pasuje i uzupełnia rękę.
valhalla-event-pool = Nowe karty w puli: { $cards }.
valhalla-event-takes-from-pool = { $who } bierze z puli: { $card }.
valhalla-event-pool-left = Reszta puli trafia na stos odrzuconych: { $cards }.

## A turn

valhalla-event-turn = Tura { $n }: { $who }.
valhalla-prompt-action = Zagraj Wojowników, zaatakuj albo dobierz.
valhalla-prompt-must-play = Twoja Drużyna jest pusta: zagraj Wojownika albo dwóch lekkich.
valhalla-prompt-must-draw = Nie masz żadnych Wojowników: pokaż rękę i dobierz.
valhalla-option-play = Zagraj: { $card }
valhalla-option-play-tyr = Zagraj: { $card }; pod spód: { $tyr }
valhalla-option-two = Zagraj dwóch: { $first }, { $second }
valhalla-option-two-tyr = Zagraj dwóch: { $first }, { $second }; { $bearer } ma pod spodem: { $tyr }
valhalla-option-attack = Zaatakuj: { $foe }
valhalla-option-draw = { $n ->
    [0] Dobierz: talia jest pusta
    [one] Dobierz ostatnią kartę
    [few] Dobierz { $n } karty, zachowaj { $keep }
   *[many] Dobierz { $n } kart, zachowaj { $keep }
  }
valhalla-event-joins = { $who } – do Drużyny dołącza { $card }.
valhalla-event-tyr = { $who } wzmacnia: { $card } ({ $tyr }).
valhalla-event-brings = { $who } zagrywa: { $cards }.
valhalla-prompt-room = Limit Drużyny to { $limit }: odrzuć { $n ->
    [one] jednego Wojownika
   *[many] { $n } Wojowników
  }, żeby zrobić miejsce.
valhalla-prompt-narrow = Wąskie pole: limit Drużyny spada do { $limit }. Odrzuć { $n ->
    [one] jednego Wojownika
   *[many] { $n } Wojowników
  }.
valhalla-option-dismiss = Odrzuć z Drużyny: { $card }
valhalla-event-dismisses = { $who } odrzuca z Drużyny: { $card }.
valhalla-prompt-space = Gdzie ma stanąć { $card }?
valhalla-option-space = Miejsce { $n }
valhalla-event-shows = { $who } pokazuje rękę: { $cards }.
valhalla-event-shows-empty = { $who } nie ma kart do pokazania.
valhalla-event-draws = { $who } dobiera { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
  }.
valhalla-event-you-draw = Dobierasz: { $cards }.
valhalla-prompt-keep = Zachowaj { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[many] { $n } kart
  } spośród: { $cards }.
valhalla-option-keep = Zachowaj: { $card }
valhalla-event-keeps = { $who } zachowuje kartę.
valhalla-event-you-keep = Zachowujesz: { $card }.
valhalla-prompt-lay = Która karta trafi teraz na stos odrzuconych? Ostatnia będzie na wierzchu.
valhalla-option-lay = Odłóż: { $card }
valhalla-event-discards = { $who } odrzuca: { $card }.
valhalla-option-discard = Odrzuć: { $card }
valhalla-option-take = Weź: { $card }
valhalla-option-take-top = Weź zamiast tego ze stosu odrzuconych: { $card }
valhalla-option-deploy-top = Wprowadź ze stosu odrzuconych do Drużyny: { $card }
valhalla-option-deploy-top-tyr = Wprowadź ze stosu odrzuconych do Drużyny: { $card }; pod spód: { $tyr }
valhalla-event-takes-top = { $who } bierze ze stosu odrzuconych: { $card }.
valhalla-prompt-play-one = Możesz zagrać jeszcze jednego Wojownika ({ $n ->
    [99] dowolnego
    [one] najwyżej 1 symbol
    [few] najwyżej { $n } symbole
   *[many] najwyżej { $n } symboli
  }).
valhalla-option-play-nobody = Nie zagrywaj nikogo
valhalla-event-last-turns = Koniec jest bliski: każdy ma ostatnią turę, potem nadejdzie Ragnarök.

## Before a battle

valhalla-event-attacks = { $who } atakuje. Broni się { $foe }.
valhalla-prompt-before = Przed bitwą: czy czegoś używasz?
valhalla-prompt-thor = { $attacker } atakuje, broni się { $defender }. Wyślesz Wsparcie Thora?
valhalla-option-pass = Nic
valhalla-option-call = { $card }: do Drużyny dołącza { $warrior }
valhalla-option-call-tyr = { $card }: do Drużyny dołącza { $warrior }; pod spód: { $tyr }
valhalla-option-steal = Zabierz losową kartę. Właściciel: { $foe }
valhalla-option-discard-for-die = Odrzuć: { $card }; atakujący traci kość
valhalla-event-discards-for-die = { $who } odrzuca: { $card }; atakujący traci kość.
valhalla-option-thor = { $card } – wspierany gracz: { $who } ({ $bonus })
valhalla-event-thor = { $who } zagrywa: { $card }. Wspierany gracz: { $for } ({ $bonus }).
valhalla-bonus-strength = +{ $n } do siły
valhalla-bonus-reroll = { $n ->
    [one] darmowy przerzut
    [few] { $n } darmowe przerzuty
   *[many] { $n } darmowych przerzutów
  }
valhalla-bonus-die = { $n ->
    [one] kość dodatkowa
    [few] { $n } kości dodatkowe
   *[many] { $n } kości dodatkowych
  }
valhalla-bonus-draw = { $n ->
    [one] karta z talii
    [few] { $n } karty z talii
   *[many] { $n } kart z talii
  }
valhalla-bonus-steal = losowa karta przeciwnika
valhalla-bonus-nothing = premii już nie ma, zostaje chwała do zdobycia
valhalla-event-steals = { $who } zabiera losową kartę z cudzej ręki (gracz: { $from }).
valhalla-event-steals-card = { $who } zabiera z cudzej ręki (gracz: { $from }): { $card }.
valhalla-prompt-give = Oddaj kartę. Odbiorca: { $foe }.
valhalla-option-give = Oddaj: { $card }
valhalla-option-give-nothing = Nie oddawaj nic
valhalla-event-gives = { $who } oddaje kartę. Odbiorca: { $to }.
valhalla-event-gives-card = { $who } oddaje: { $card }. Odbiorca: { $to }.

## In a battle

valhalla-prompt-trait = Której cechy używa w tym ataku { $jarl }?
valhalla-event-trait = { $who } – { $jarl }: { $trait }
valhalla-prompt-dice = { $jarl } pozwala ci wziąć kości dodatkowe.
valhalla-option-dice = { $n ->
    [0] Bez kości dodatkowych
    [one] Jedna kość dodatkowa
    [few] { $n } kości dodatkowe
   *[many] { $n } kości dodatkowych
  }
valhalla-event-rolls = { $who } rzuca: { $dice }.
valhalla-event-fewer-dice = { $who } ma w tej bitwie o { $n ->
    [one] jedną kość
    [few] { $n } kości
   *[many] { $n } kości
  } mniej.
valhalla-event-reroll-limit = { $who } może w tej bitwie wykonać tylko { $n ->
    [one] jeden podstawowy przerzut
    [few] { $n } podstawowe przerzuty
   *[many] { $n } podstawowych przerzutów
  }.
valhalla-event-jarl-off = { $who } – { $jarl } nie działa w tej bitwie.
valhalla-event-trait-off = Cecha Potwora nie działa w tej bitwie.
valhalla-prompt-attack = Twój atak, siła { $n }. Broni się { $foe }.
valhalla-prompt-defend = Twoja obrona: siła { $n }; potrzebujesz więcej niż { $goal }.
valhalla-prompt-hunt = Twój atak: siła { $n }; potrzebujesz { $goal }.
valhalla-prompt-ragnarok = Ragnarök: { $n ->
    [0] nikt nie wyrusza jeszcze do Valhalli
    [one] jeden Wojownik wyrusza do Valhalli
    [few] { $n } Wojowników wyrusza do Valhalli
   *[many] { $n } Wojowników wyrusza do Valhalli
  }.
valhalla-prompt-support = { $who } broni się z siłą { $n }, a potrzeba więcej niż { $goal }: możesz oddać jedną Taktykę.
valhalla-prompt-support-attack = { $who } atakuje z siłą { $n }, a potrzeba { $goal }: możesz oddać jedną Taktykę.
valhalla-option-end-attack = Zakończ atak: siła { $n }
valhalla-option-end-hunt = { $wins ->
    [yes] Zakończ atak: { $n } wystarcza przeciw { $goal }
   *[no] Zakończ atak: { $n } nie wystarcza przeciw { $goal }
  }
valhalla-option-end-defence = { $wins ->
    [yes] Zakończ obronę: { $n } wygrywa z { $goal }
   *[no] Zakończ obronę: { $n } nie wygrywa z { $goal }
  }
valhalla-option-end-ragnarok = { $n ->
    [0] Zakończ, nikt nie wyrusza
    [one] Zakończ: jeden Wojownik wyrusza do Valhalli
   *[many] Zakończ: { $n } Wojowników wyrusza do Valhalli
  }
valhalla-option-give-up = Zakończ bez aktywowania Wojownika
valhalla-option-spend = Odrzuć kość ({ $die }) i przerzuć
valhalla-option-free = Darmowy przerzut (zostało: { $n })
valhalla-option-tactic = Zagraj: { $card }
valhalla-option-jarl = Użyj cechy Jarla: { $jarl }
valhalla-option-arm = Uzbrój: { $card } ({ $dice })
valhalla-option-arm-wild = Uzbrój: { $card } ({ $dice }; jedna z kości udaje inną broń)
valhalla-option-arm-free = Uzbrój bez kości: { $card }
valhalla-option-forge = Przekuj: { $card } (+{ $n } do siły)
valhalla-event-arms = { $who } uzbraja: { $card }; siła { $n }.
valhalla-event-arms-ragnarok = { $who } uzbraja: { $card }.
valhalla-event-forges = { $who } przekuwa kartę: +{ $n } do siły.
valhalla-event-forges-card = { $who } przekuwa: { $card } (+{ $n } do siły).
valhalla-event-forged = { $who } odkrywa, co trafiło do kuźni: { $cards }.
valhalla-event-spends = { $who } odrzuca kość: { $dice }.
valhalla-event-free-reroll = { $who } korzysta z darmowego przerzutu.
valhalla-prompt-reroll = Wybierz kości do przerzutu (wybrane: { $n }{ $rounds ->
    [one] {""}
   *[other] , pozostałe przerzuty: { $rounds }
  }).
valhalla-option-reroll = Przerzuć: { $die }
valhalla-option-roll = Rzuć { $n ->
    [one] jedną kością
   *[many] { $n } kośćmi
  }
valhalla-option-no-reroll = Bez drugiego przerzutu
valhalla-event-rerolls = { $who } przerzuca i ma: { $dice }.
valhalla-prompt-pay = { $card }: +{ $n } do siły. Którą kość odrzucasz?
valhalla-option-pay = Odrzuć: { $die }
valhalla-prompt-new-weapons = Wynik: { $dice }. Która kość dołączy do puli?
valhalla-option-keep-die = Zachowaj: { $die }
valhalla-event-new-weapons = { $who } rzuca po nową broń: { $dice }.
valhalla-event-extra-die = { $who } zyskuje kość dodatkową: { $dice }.
valhalla-prompt-turn = Obróć kości z X na broń (najwyżej { $n }).
valhalla-option-turn = Obróć X na: { $die }
valhalla-option-turned = Nie obracaj więcej
valhalla-event-turns = { $who } obraca kość na: { $dice }.
valhalla-prompt-turn-to = Którą kość obracasz na: { $face }?
valhalla-option-turn-to = Obróć: { $die }
valhalla-event-plays = { $who } zagrywa: { $card }.
valhalla-prompt-road = Droga do Valhalli: czyja siła nie będzie się liczyć?
valhalla-option-road = Nie liczy się { $card }
valhalla-event-excluded = { $who } – { $card } rusza do Valhalli i nie liczy się w bitwie.
valhalla-prompt-block = { $card } blokuje Wojownika obrońcy.
valhalla-option-block = Zablokuj: { $card }
valhalla-option-block-nobody = Nie blokuj nikogo
valhalla-event-blocks = { $who } blokuje: { $card }.
valhalla-prompt-disarm = Rozbrojenie: odrzuć Taktykę albo pokaż, że żadnej nie masz.
valhalla-option-show = Pokaż rękę
valhalla-event-ends-attack = { $who } kończy atak z siłą { $n }.
valhalla-event-ends-defence = { $who } kończy obronę z siłą { $n }.
valhalla-event-ends-nobody = { $who } nie aktywuje nikogo.
valhalla-event-no-winner = Do bitwy nie dochodzi.

## After a battle

valhalla-event-attacker-wins = { $who } wygrywa atak { $attack } do { $defence }.
valhalla-event-defender-wins = { $who } wygrywa obronę { $defence } do { $attack }.
valhalla-prompt-deny = Który wróg nie trafi do Valhalli?
valhalla-option-deny = Zostaje { $card }
valhalla-option-deny-nobody = Niech idą wszyscy
valhalla-event-denies = { $who } zamyka drogę do Valhalli: { $card }.
valhalla-event-shield = { $who } zdobywa tarczę, którą traci { $foe } (zostało: { $n }).
valhalla-prompt-send = Kogo wysyłasz do Valhalli? Wybrani: { $n } (chwała: { $glory }).
valhalla-prompt-send-one = Możesz wysłać do Valhalli jednego Wojownika.
valhalla-option-send = Wyślij: { $card } (chwała: { $n })
valhalla-option-sent = { $n ->
    [0] Nie wysyłaj nikogo
   *[other] Nie wysyłaj więcej
  }
valhalla-event-sends = { $who } wysyła do Valhalli: { $cards } (chwała: { $n }).
valhalla-prompt-favour = Która przychylność Walkirii ma pierwszeństwo?
valhalla-option-favour = { $card } (chwała: { $n })
valhalla-event-favour = { $who } – Walkirie sprzyjają: { $card } ({ $n ->
    [0] ale nie ma skąd wziąć chwały
   *[other] chwała: { $n }
  }).
valhalla-prompt-glory = Weź ze stosu odrzuconych Wojowników wartych razem { $n ->
    [one] 1 Punkt Chwały
    [few] { $n } Punkty Chwały
   *[many] { $n } Punktów Chwały
  }.
valhalla-option-glory = { $card } (chwała: { $n })
valhalla-event-glory = { $who } bierze do Valhalli ze stosu odrzuconych: { $card } (chwała: { $n }).
valhalla-prompt-mission = Czy spełniasz którąś Misję?
valhalla-option-mission = { $card }
valhalla-option-no-mission = Bez Misji
valhalla-event-mission = { $who } – spełniona { $card } (chwała: { $n }).
valhalla-prompt-draw-after = { $jarl } pozwala dobrać najwyżej { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[many] { $n } kart
  }.
valhalla-option-draw-after = { $n ->
    [0] Nie dobieraj
    [one] Dobierz kartę
    [few] Dobierz { $n } karty
   *[many] Dobierz { $n } kart
  }
valhalla-prompt-look = Możesz obejrzeć rękę przegranego i odrzucić z niej kartę. Przegrany: { $foe }.
valhalla-prompt-looking = Wybierz kartę z tej ręki (gracz: { $foe }).
valhalla-option-look = Obejrzyj rękę (gracz: { $foe })
valhalla-option-skip = Nie
valhalla-event-looks = { $who } ogląda cudzą rękę (gracz: { $foe }).
valhalla-event-takes-from = { $who } zabiera kartę z cudzej ręki (gracz: { $foe }).
valhalla-event-takes-card-from = { $who } zabiera z cudzej ręki (gracz: { $foe }): { $card }.
valhalla-event-discards-from = { $who } odrzuca z cudzej ręki (gracz: { $foe }): { $card }.
valhalla-prompt-bystander = Po tej cudzej bitwie: czy używasz cechy Jarla ({ $jarl })?
valhalla-option-draw-foreign = Dobierz
valhalla-option-take-tactic = Weź: { $card } (gracz: { $from })
valhalla-event-takes-tactic = { $who } bierze: { $card } (gracz: { $from }).
valhalla-event-thor-glory = { $who } – popłaca { $card } (chwała: { $n }).
valhalla-prompt-loki = Przegrana różnicą { $n }: Loki podsuwa ci premię.
valhalla-option-loki-nothing = Nie bierz nic
valhalla-event-loki = { $who } – Loki: { $bonus }
valhalla-prompt-take-back = Odzyskaj najwyżej { $n ->
    [one] jedną Taktykę
    [few] { $n } Taktyki
   *[many] { $n } Taktyk
  }.
valhalla-option-take-nothing = Nie bierz więcej
valhalla-event-takes-back = { $who } odzyskuje: { $card }.
valhalla-event-loses-card = { $who } traci z ręki: { $card }.
valhalla-event-king = { $who } zostaje Królem Góry.
valhalla-event-king-takes = { $who } zostaje Królem Góry. Tytuł traci { $from }.
valhalla-event-king-falls = { $who } traci tytuł Króla Góry.
valhalla-event-king-bonus = Król Góry { $who } { $n ->
    [0] nie ma skąd wziąć chwały
   *[other] zdobywa chwałę: { $n }
  }; poziom: { $level }.
valhalla-event-ragnarok = Ragnarök: { $who }.
valhalla-event-gives-shield = { $who } oddaje tarczę. Odbiorca: { $to }.

## Why not

valhalla-refused-no-team = Do ataku potrzebujesz Wojownika w Drużynie.
valhalla-refused-partner = Partnerzy nie atakują się nawzajem.
valhalla-refused-no-shield = Ten gracz nie ma już własnej tarczy do stracenia.
valhalla-refused-no-warriors = Ten gracz nie ma Wojowników.
valhalla-refused-in-battle-only = Taktyki zagrywa się w swojej fazie bitwy.
valhalla-refused-warrior = Wojownicy dołączają do Drużyny w twojej turze.
valhalla-refused-thor = Wsparcie Thora wysyła się przed bitwą dwóch innych graczy.
valhalla-refused-mission = Misję zagrywa się po wygranej bitwie.
valhalla-refused-tyr = Gniew Tyra wkłada się pod Wojownika, gdy dołącza do Drużyny.
valhalla-refused-must-play = Przy pustej Drużynie musisz zagrać Wojowników.
valhalla-refused-armed = Już uzbrojony: jego kości leżą tam do końca bitwy.
valhalla-refused-blocked = Zablokowany na czas tej bitwy.
valhalla-refused-unarmed = Twoje kości nie pokazują wszystkich potrzebnych broni.
valhalla-refused-x = X nikogo nie uzbraja.
valhalla-refused-die = Tą kością nie da się teraz nikogo uzbroić.
valhalla-refused-before-only = Tę kartę zagrywa się przed bitwą, nie w jej trakcie.
valhalla-refused-ragnarok = W czasie Ragnaröku zagrywa się tylko Taktyki dotyczące kości.
valhalla-refused-cunning = Cecha Potwora zakazuje Taktyk w tej bitwie.
valhalla-refused-chaos = Cecha Potwora nie pozwala na więcej Taktyk w tej bitwie.
valhalla-refused-iron-hide = Cecha Potwora zakazuje tej Taktyki.
valhalla-refused-attack-only = Tę Taktykę zagrywa się tylko w ataku.
valhalla-refused-defence-only = Tę Taktykę zagrywa się tylko w obronie.
valhalla-refused-outnumbered = Nie masz mniej Wojowników niż przeciwnik.
valhalla-refused-price = Żadna kość z twojej puli nie pokryje kosztu.
valhalla-refused-extra-dice = Nie ma już kości dodatkowych.
valhalla-refused-no-dice = W twojej puli nie ma kości do przerzucenia.
valhalla-refused-no-x = Żadna kość w twojej puli nie pokazuje X.
valhalla-refused-no-jarl = Nie ma tu Jarla, którego cechy dałoby się wyłączyć.
valhalla-refused-no-trait = Potwór nie ma cechy, którą dałoby się wyłączyć.
valhalla-refused-road = Atakujący nie ma innego aktywowanego Wojownika.
valhalla-refused-monster = Tej Taktyki nie zagrywa się przeciw Potworowi.
valhalla-refused-delivery = Dostawa broni to nie kość: nie podlega przerzutom.

## Against a Monster

valhalla-option-attack-monster = Zaatakuj Potwora (siła { $n })
valhalla-prompt-exchange = Wymień karty pierwszej ręki, tylko raz (wybrane: { $n }).
valhalla-option-exchange = Wymień: { $card }
valhalla-option-exchanged = { $n ->
    [0] Zachowaj wszystkie
    [one] Wymień jedną kartę
    [few] Wymień { $n } karty
   *[many] Wymień { $n } kart
  }
valhalla-event-exchanges = { $who } wymienia { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
  }.
valhalla-event-hunts = { $who } atakuje Potwora: potrzebna siła to { $n }.
valhalla-event-monster-attacks = Potwór atakuje z siłą { $n }. Broni się { $who }.
valhalla-event-monster-rolls = Potwór rzuca: { $dice }. { $n ->
    [0] Atakuje.
   *[other] Odkryte symbole: { $n }.
  }
valhalla-event-monster-beaten = { $who } wygrywa: { $n } przeciw { $goal }.
valhalla-event-monster-card = Następna karta Potwora: siła { $n }, limit Valhalli { $limit }.
valhalla-event-monster-wins = { $who } przegrywa: { $n } przeciw { $goal }.
valhalla-event-shield-broken = Pęka tarcza. { $n ->
    [0] To była ostatnia.
   *[other] Zostało tarcz: { $n }.
  }
valhalla-event-penalty = Z talii przepadają: { $cards }.
valhalla-event-devours = Potwór pożera wierzchnią kartę talii: { $card }.
valhalla-event-loses-glory = Z Valhalli znika { $card }.
valhalla-event-last-chance = Talia jest pusta: rozstrzygnie ostatni atak.
valhalla-prompt-sacrifice-card = Cecha Potwora: przed bitwą odrzuć kartę z ręki.
valhalla-prompt-sacrifice-warrior = Cecha Potwora: przed bitwą odrzuć Wojownika z Drużyny.
valhalla-prompt-send-all = W Valhalli mieści się jeszcze chwała: { $n }. Kto idzie? Pozostali zostaną odrzuceni.
valhalla-option-send-all = Wyślij: { $cards } (chwała: { $n })
valhalla-option-send-none = Nikt się nie mieści
valhalla-prompt-lose-glory = Który Wojownik znika z Valhalli?
valhalla-prompt-defender = Potwór atakuje: kto się broni?
valhalla-prompt-last-attacker = Kto przeprowadzi ostatni atak?
valhalla-option-name = { $who }


## On the terminal screen

valhalla-label-heading = Tura { $turn } · talia { $deck } · szare kości { $grey }
valhalla-label-discard = stos odrzuconych { $n }, na wierzchu { $top }
valhalla-label-last-turns = ostatnie tury (zostało: { $n })
valhalla-label-hand-size = ręka { $n }
valhalla-label-valhalla = Valhalla { $n }
valhalla-label-attack = Atak
valhalla-label-defence = Obrona
valhalla-label-ragnarok = Ragnarök
valhalla-label-blocked = zablokowany
valhalla-label-excluded = nie liczy się
valhalla-label-denied = zostaje
valhalla-label-forge = kuźnia ×{ $n }
valhalla-label-monster = siła { $strength }, limit Valhalli { $limit }
valhalla-label-open = Na stole
valhalla-label-jarls = Jarlowie do wyboru
valhalla-label-drawn = Dobrane karty
valhalla-label-hand = Twoja ręka
valhalla-label-require-any = dowolne { $n }
valhalla-label-require-same = { $n } takie same
valhalla-label-require-two-pairs = dwie pary
valhalla-label-require-different = { $n } różne


## Vocabulary

valhalla-weapon-sword = Miecz
valhalla-weapon-axe = Topór
valhalla-weapon-spear = Włócznia
valhalla-weapon-bow = Łuk
valhalla-weapon-shield = Tarcza
valhalla-weapon-x = Nieudany rzut (X)
valhalla-clan-bear = Klan Niedźwiedzia
valhalla-clan-wolf = Klan Wilka
valhalla-clan-boar = Klan Dzika
valhalla-clan-stag = Klan Jelenia
valhalla-clan-giant = Lodowi Giganci
valhalla-clan-dwarf = Karły
valhalla-trait-hunt = Polowanie
    .text = Po aktywacji: +3 do siły, jeśli w Drużynie przeciwnika jest Wojownik wskazanego klanu (nie musi być aktywowany).
valhalla-trait-kinship = Pobratymstwo
    .text = Po aktywacji: +2 do siły, jeśli w twojej Drużynie jest 1 Wojownik wskazanego klanu, albo +5, jeśli jest ich co najmniej 2 (nie muszą być aktywowani).
valhalla-trait-gathering = Zgromadzenie klanów
    .text = Po aktywacji: +2 do siły, jeśli w twojej Drużynie są 3 różne klany, albo +5, jeśli co najmniej 4 (Wojownicy nie muszą być aktywowani).
valhalla-trait-frost = Mróz
    .text = Gdy aktywujesz Lodowego Giganta w ataku, obrońca ma w tej bitwie o 1 kość mniej (tylko raz na bitwę). Przeciw Potworowi pierwszy Gigant daje ci zamiast tego 1 kość dodatkową.
valhalla-favour-company = Przychylność: w towarzystwie
    .text = Gdy ten Wojownik odchodzi do Valhalli: 1 dodatkowy Punkt Chwały za każdego innego Wojownika odchodzącego razem z nim.
valhalla-favour-colour = Przychylność: z klanem
    .text = Gdy ten Wojownik odchodzi do Valhalli: 2 dodatkowe Punkty Chwały (raz), jeśli razem z nim odchodzi Wojownik wskazanego klanu.
valhalla-favour-alone = Przychylność: samotnie
    .text = Gdy ten Wojownik odchodzi do Valhalli samotnie: 3 dodatkowe Punkty Chwały.
valhalla-ability-block = Blokada
    .text = Tylko w ataku: po aktywacji wskaż Wojownika w Drużynie obrońcy – nie można go użyć w tej bitwie. Nie działa, gdy obrońca ma tylko jednego Wojownika.
valhalla-ability-deny = Zamknięcie wrót
    .text = Po bitwie, zanim przeciwnik zdecyduje, kogo wysyła: wskaż jednego z jego aktywowanych Wojowników – nie może on trafić do Valhalli.
valhalla-ability-disarm = Rozbrojenie
    .text = Po aktywacji przeciwnik natychmiast odrzuca z ręki jedną wybraną przez siebie kartę Taktyki; jeśli żadnej nie ma, pokazuje rękę.
valhalla-ability-forge = Kuźnia
    .text = Po aktywacji tego Karła, do końca swojej fazy, możesz odrzucić jedną kartę z ręki (do końca bitwy leży zakryta obok Karła): +3 do siły.

## Dice, boards, shields

valhalla-die-red = Czerwona kość broni
valhalla-die-black = Czarna kość broni
valhalla-die-grey = Szara kość dodatkowa
valhalla-shield-red = czerwony
valhalla-shield-blue = niebieski
valhalla-shield-black = czarny
valhalla-shield-silver = srebrny
valhalla-shield-brown = brązowy
valhalla-shield-teal = turkusowy

## Set-up and scoring by the number of players


## Warriors

valhalla-warrior-bersi = Bersi
valhalla-warrior-bjarni = Bjarni
valhalla-warrior-bjorn = Bjorn
valhalla-warrior-arnbjorn = Arnbjorn
valhalla-warrior-thorbjorn = Thorbjorn
valhalla-warrior-gunnbjorn = Gunnbjorn
valhalla-warrior-hallbjorn = Hallbjorn
valhalla-warrior-ketilbjorn = Ketilbjorn
valhalla-warrior-bera = Bera
valhalla-warrior-sigbjorn = Sigbjorn
valhalla-warrior-styrbjorn = Styrbjorn
valhalla-warrior-vebjorn = Vebjorn
valhalla-warrior-bjorg = Bjorg
valhalla-warrior-finnbjorn = Finnbjorn
valhalla-warrior-svartbjorn = Svartbjorn
valhalla-warrior-isbjorn = Isbjorn
valhalla-warrior-ulf = Ulf
valhalla-warrior-ylva = Ylva
valhalla-warrior-ulfar = Ulfar
valhalla-warrior-rolf = Rolf
valhalla-warrior-ulfrun = Ulfrun
valhalla-warrior-arnulf = Arnulf
valhalla-warrior-ingulf = Ingulf
valhalla-warrior-thorulf = Thorulf
valhalla-warrior-gunnulf = Gunnulf
valhalla-warrior-brynjulf = Brynjulf
valhalla-warrior-herjulf = Herjulf
valhalla-warrior-hallulf = Hallulf
valhalla-warrior-kveldulf = Kveldulf
valhalla-warrior-steinulf = Steinulf
valhalla-warrior-snaeulf = Snaeulf
valhalla-warrior-asulf = Asulf
valhalla-warrior-galti = Galti
    .text = +3 do siły, jeśli w Drużynie przeciwnika jest Wojownik Klanu Niedźwiedzia (pomarańczowy).
valhalla-warrior-jora = Jora
    .text = +3 do siły, jeśli w Drużynie przeciwnika jest Wojownik Klanu Wilka (zielony).
valhalla-warrior-grisi = Grisi
    .text = +3 do siły, jeśli w Drużynie przeciwnika jest Wojownik Klanu Jelenia (fioletowy).
valhalla-warrior-jorik = Jorik
    .text = +3 do siły, jeśli w Drużynie przeciwnika jest Lodowy Gigant (biały).
valhalla-warrior-jofur = Jofur
    .text = +3 do siły, jeśli w Drużynie przeciwnika jest Wojownik Klanu Niedźwiedzia (pomarańczowy).
valhalla-warrior-jorund = Jorund
    .text = +3 do siły, jeśli w Drużynie przeciwnika jest Wojownik Klanu Wilka (zielony).
valhalla-warrior-jorun = Jorun
    .text = +3 do siły, jeśli w Drużynie przeciwnika jest Wojownik Klanu Jelenia (fioletowy).
valhalla-warrior-hildisvin = Hildisvin
    .text = +3 do siły, jeśli w Drużynie przeciwnika jest Lodowy Gigant (biały).
valhalla-warrior-svein = Svein
    .text = +3 do siły, jeśli w Drużynie przeciwnika jest Wojownik Klanu Niedźwiedzia (pomarańczowy).
valhalla-warrior-gyrd = Gyrd
    .text = +3 do siły, jeśli w Drużynie przeciwnika jest Wojownik Klanu Wilka (zielony).
valhalla-warrior-grani = Grani
    .text = +3 do siły, jeśli w Drużynie przeciwnika jest Wojownik Klanu Jelenia (fioletowy).
valhalla-warrior-goltur = Goltur
    .text = +3 do siły, jeśli w Drużynie przeciwnika jest Lodowy Gigant (biały).
valhalla-warrior-jorgrim = Jorgrim
    .text = +3 do siły, jeśli w Drużynie przeciwnika jest Wojownik Klanu Niedźwiedzia (pomarańczowy).
valhalla-warrior-jorleif = Jorleif
    .text = +3 do siły, jeśli w Drużynie przeciwnika jest Wojownik Klanu Wilka (zielony).
valhalla-warrior-svidi = Svidi
    .text = +3 do siły, jeśli w Drużynie przeciwnika jest Wojownik Klanu Jelenia (fioletowy).
valhalla-warrior-saehrimnir = Saehrimnir
    .text = +3 do siły, jeśli w Drużynie przeciwnika jest Lodowy Gigant (biały).
valhalla-warrior-hjort = Hjort
    .text = +2 do siły, jeśli w twojej Drużynie jest 1 Wojownik Klanu Niedźwiedzia (pomarańczowy); +5, jeśli co najmniej 2.
valhalla-warrior-hjordis = Hjordis
    .text = +2 do siły, jeśli w twojej Drużynie jest 1 Wojownik Klanu Wilka (zielony); +5, jeśli co najmniej 2.
valhalla-warrior-hjorvor = Hjorvor
    .text = +2 do siły przy 3 różnych klanach w twojej Drużynie; +5 przy co najmniej 4.
valhalla-warrior-elgi = Elgi
    .text = +2 do siły przy 3 różnych klanach w twojej Drużynie; +5 przy co najmniej 4.
valhalla-warrior-hjorvard = Hjorvard
    .text = +2 do siły, jeśli w twojej Drużynie jest 1 Wojownik Klanu Dzika (żółty); +5, jeśli co najmniej 2.
valhalla-warrior-hjorleif = Hjorleif
    .text = +2 do siły, jeśli w twojej Drużynie jest 1 Lodowy Gigant (biały); +5, jeśli co najmniej 2.
valhalla-warrior-hjalti = Hjalti
    .text = +2 do siły, jeśli w twojej Drużynie jest 1 Wojownik Klanu Niedźwiedzia (pomarańczowy); +5, jeśli co najmniej 2.
valhalla-warrior-hjalmar = Hjalmar
    .text = +2 do siły, jeśli w twojej Drużynie jest 1 Wojownik Klanu Wilka (zielony); +5, jeśli co najmniej 2.
valhalla-warrior-eikthyr = Eikthyr
    .text = +2 do siły przy 3 różnych klanach w twojej Drużynie; +5 przy co najmniej 4.
valhalla-warrior-duneyr = Duneyr
    .text = +2 do siły przy 3 różnych klanach w twojej Drużynie; +5 przy co najmniej 4.
valhalla-warrior-durathror = Durathror
    .text = +2 do siły przy 3 różnych klanach w twojej Drużynie; +5 przy co najmniej 4.
valhalla-warrior-hreidar = Hreidar
    .text = +2 do siły przy 3 różnych klanach w twojej Drużynie; +5 przy co najmniej 4.
valhalla-warrior-hjarrand = Hjarrand
    .text = +2 do siły, jeśli w twojej Drużynie jest 1 Wojownik Klanu Dzika (żółty); +5, jeśli co najmniej 2.
valhalla-warrior-hjorgrim = Hjorgrim
    .text = +2 do siły, jeśli w twojej Drużynie jest 1 Lodowy Gigant (biały); +5, jeśli co najmniej 2.
valhalla-warrior-heidrun = Heidrun
    .text = +2 do siły przy 3 różnych klanach w twojej Drużynie; +5 przy co najmniej 4.
valhalla-warrior-laerad = Laerad
    .text = +2 do siły przy 3 różnych klanach w twojej Drużynie; +5 przy co najmniej 4.
valhalla-warrior-thrym = Thrym
    .text = Tylko w ataku, raz na bitwę: obrońca ma o 1 kość mniej.
valhalla-warrior-frosti = Frosti
    .text = Tylko w ataku, raz na bitwę: obrońca ma o 1 kość mniej.
valhalla-warrior-snaer = Snaer
    .text = Tylko w ataku, raz na bitwę: obrońca ma o 1 kość mniej.
valhalla-warrior-drifa = Drifa
    .text = Tylko w ataku, raz na bitwę: obrońca ma o 1 kość mniej.
valhalla-warrior-mjoll = Mjoll
    .text = Tylko w ataku, raz na bitwę: obrońca ma o 1 kość mniej.
valhalla-warrior-hrungnir = Hrungnir
    .text = Tylko w ataku, raz na bitwę: obrońca ma o 1 kość mniej.
valhalla-warrior-skrymir = Skrymir
    .text = Tylko w ataku, raz na bitwę: obrońca ma o 1 kość mniej.
valhalla-warrior-hymir = Hymir
    .text = Tylko w ataku, raz na bitwę: obrońca ma o 1 kość mniej.
valhalla-warrior-gilling = Gilling
    .text = Tylko w ataku, raz na bitwę: obrońca ma o 1 kość mniej.
valhalla-warrior-suttung = Suttung
    .text = Tylko w ataku, raz na bitwę: obrońca ma o 1 kość mniej.
valhalla-warrior-bergelmir = Bergelmir
    .text = Tylko w ataku, raz na bitwę: obrońca ma o 1 kość mniej.
valhalla-warrior-thjazi = Thjazi
    .text = Tylko w ataku, raz na bitwę: obrońca ma o 1 kość mniej.
valhalla-warrior-skadi = Skadi
    .text = Tylko w ataku, raz na bitwę: obrońca ma o 1 kość mniej.
valhalla-warrior-ymir = Ymir
    .text = Tylko w ataku, raz na bitwę: obrońca ma o 1 kość mniej.
valhalla-warrior-vafthrudnir = Vafthrudnir
    .text = Tylko w ataku, raz na bitwę: obrońca ma o 1 kość mniej.
valhalla-warrior-bolthorn = Bolthorn
    .text = Tylko w ataku, raz na bitwę: obrońca ma o 1 kość mniej.
valhalla-warrior-hogni = Hogni
    .text = 3 dodatkowe Punkty Chwały, jeśli odchodzi do Valhalli samotnie.
valhalla-warrior-hamund = Hamund
    .text = 2 dodatkowe Punkty Chwały, jeśli odchodzi z nim do Valhalli Wojownik Klanu Wilka (zielony).
valhalla-warrior-hrolf = Hrolf
    .text = 2 dodatkowe Punkty Chwały, jeśli odchodzi z nim do Valhalli Wojownik Klanu Jelenia (fioletowy).
valhalla-warrior-helgi = Helgi
    .text = 1 dodatkowy Punkt Chwały za każdego innego Wojownika odchodzącego z nim do Valhalli.
valhalla-warrior-hervor = Hervor
    .text = 1 dodatkowy Punkt Chwały za każdego innego Wojownika odchodzącego z nim do Valhalli.
valhalla-warrior-sigmund = Sigmund
    .text = 3 dodatkowe Punkty Chwały, jeśli odchodzi do Valhalli samotnie.
valhalla-warrior-sinfjotli = Sinfjotli
    .text = 2 dodatkowe Punkty Chwały, jeśli odchodzi z nim do Valhalli Wojownik Klanu Niedźwiedzia (pomarańczowy).
valhalla-warrior-signy = Signy
    .text = 2 dodatkowe Punkty Chwały, jeśli odchodzi z nim do Valhalli Wojownik Klanu Dzika (żółty).
valhalla-warrior-skalla = Skalla
    .text = 1 dodatkowy Punkt Chwały za każdego innego Wojownika odchodzącego z nim do Valhalli.
valhalla-warrior-sverting = Sverting
    .text = 1 dodatkowy Punkt Chwały za każdego innego Wojownika odchodzącego z nim do Valhalli.
valhalla-warrior-skarphedin = Skarphedin
    .text = 3 dodatkowe Punkty Chwały, jeśli odchodzi do Valhalli samotnie.
valhalla-warrior-skuli = Skuli
    .text = 2 dodatkowe Punkty Chwały, jeśli odchodzi z nim do Valhalli Wojownik Klanu Jelenia (fioletowy).
valhalla-warrior-gisli = Gisli
    .text = 2 dodatkowe Punkty Chwały, jeśli odchodzi z nim do Valhalli Lodowy Gigant (biały).
valhalla-warrior-grettir = Grettir
    .text = 1 dodatkowy Punkt Chwały za każdego innego Wojownika odchodzącego z nim do Valhalli.
valhalla-warrior-glum = Glum
    .text = 1 dodatkowy Punkt Chwały za każdego innego Wojownika odchodzącego z nim do Valhalli.
valhalla-warrior-kjartan = Kjartan
    .text = 3 dodatkowe Punkty Chwały, jeśli odchodzi do Valhalli samotnie.
valhalla-warrior-kolbein = Kolbein
    .text = 2 dodatkowe Punkty Chwały, jeśli odchodzi z nim do Valhalli Wojownik Klanu Dzika (żółty).
valhalla-warrior-kolskegg = Kolskegg
    .text = 2 dodatkowe Punkty Chwały, jeśli odchodzi z nim do Valhalli Wojownik Klanu Wilka (zielony).
valhalla-warrior-ketil = Ketil
    .text = 1 dodatkowy Punkt Chwały za każdego innego Wojownika odchodzącego z nim do Valhalli.
valhalla-warrior-kari = Kari
    .text = 1 dodatkowy Punkt Chwały za każdego innego Wojownika odchodzącego z nim do Valhalli.
valhalla-warrior-hrimnir = Hrimnir
    .text = Tylko w ataku, raz na bitwę: obrońca ma o 1 kość mniej.
valhalla-warrior-geirrod = Geirrod
    .text = Tylko w ataku, raz na bitwę: obrońca ma o 1 kość mniej.
valhalla-warrior-gerd = Gerd
    .text = Tylko w ataku, raz na bitwę: obrońca ma o 1 kość mniej.
valhalla-warrior-fornjot = Fornjot
    .text = Tylko w ataku, raz na bitwę: obrońca ma o 1 kość mniej.
valhalla-warrior-beli = Beli
    .text = Tylko w ataku, raz na bitwę: obrońca ma o 1 kość mniej.
valhalla-warrior-hrimgrimnir = Hrimgrimnir
    .text = Tylko w ataku, raz na bitwę: obrońca ma o 1 kość mniej.
valhalla-warrior-durin = Durin
    .text = Tylko w ataku: po aktywacji zablokuj jednego Wojownika obrońcy, który ma co najmniej dwóch.
valhalla-warrior-dvalin = Dvalin
    .text = Tylko w ataku: po aktywacji zablokuj jednego Wojownika obrońcy, który ma co najmniej dwóch.
valhalla-warrior-dain = Dain
    .text = Tylko w ataku: po aktywacji zablokuj jednego Wojownika obrońcy, który ma co najmniej dwóch.
valhalla-warrior-nain = Nain
    .text = Tylko w ataku: po aktywacji zablokuj jednego Wojownika obrońcy, który ma co najmniej dwóch.
valhalla-warrior-nipping = Nipping
    .text = Tylko w ataku: po aktywacji zablokuj jednego Wojownika obrońcy, który ma co najmniej dwóch.
valhalla-warrior-bifur = Bifur
    .text = Tylko w ataku: po aktywacji zablokuj jednego Wojownika obrońcy, który ma co najmniej dwóch.
valhalla-warrior-bofur = Bofur
    .text = Tylko w ataku: po aktywacji zablokuj jednego Wojownika obrońcy, który ma co najmniej dwóch.
valhalla-warrior-bombur = Bombur
    .text = Po bitwie wskaż aktywowanego Wojownika przeciwnika, który nie może trafić do Valhalli.
valhalla-warrior-nori = Nori
    .text = Po bitwie wskaż aktywowanego Wojownika przeciwnika, który nie może trafić do Valhalli.
valhalla-warrior-oin = Oin
    .text = Po bitwie wskaż aktywowanego Wojownika przeciwnika, który nie może trafić do Valhalli.
valhalla-warrior-onar = Onar
    .text = Po bitwie wskaż aktywowanego Wojownika przeciwnika, który nie może trafić do Valhalli.
valhalla-warrior-vig = Vig
    .text = Po bitwie wskaż aktywowanego Wojownika przeciwnika, który nie może trafić do Valhalli.
valhalla-warrior-vindalf = Vindalf
    .text = Po bitwie wskaż aktywowanego Wojownika przeciwnika, który nie może trafić do Valhalli.
valhalla-warrior-thrain = Thrain
    .text = Po bitwie wskaż aktywowanego Wojownika przeciwnika, który nie może trafić do Valhalli.
valhalla-warrior-thekk = Thekk
    .text = Po aktywacji przeciwnik odrzuca wybraną przez siebie kartę Taktyki.
valhalla-warrior-thorin = Thorin
    .text = Po aktywacji przeciwnik odrzuca wybraną przez siebie kartę Taktyki.
valhalla-warrior-thror = Thror
    .text = Po aktywacji przeciwnik odrzuca wybraną przez siebie kartę Taktyki.
valhalla-warrior-vit = Vit
    .text = Po aktywacji przeciwnik odrzuca wybraną przez siebie kartę Taktyki.
valhalla-warrior-lit = Lit
    .text = Po aktywacji przeciwnik odrzuca wybraną przez siebie kartę Taktyki.
valhalla-warrior-nyr = Nyr
    .text = Po aktywacji przeciwnik odrzuca wybraną przez siebie kartę Taktyki.
valhalla-warrior-nyrad = Nyrad
    .text = Po aktywacji przeciwnik odrzuca wybraną przez siebie kartę Taktyki.
valhalla-warrior-regin = Regin
    .text = Możesz odrzucić jedną kartę z ręki, aby uzyskać +3 do siły.
valhalla-warrior-radsvid = Radsvid
    .text = Możesz odrzucić jedną kartę z ręki, aby uzyskać +3 do siły.
valhalla-warrior-fili = Fili
    .text = Możesz odrzucić jedną kartę z ręki, aby uzyskać +3 do siły.
valhalla-warrior-kili = Kili
    .text = Możesz odrzucić jedną kartę z ręki, aby uzyskać +3 do siły.
valhalla-warrior-fundin = Fundin
    .text = Możesz odrzucić jedną kartę z ręki, aby uzyskać +3 do siły.
valhalla-warrior-nali = Nali
    .text = Możesz odrzucić jedną kartę z ręki, aby uzyskać +3 do siły.
valhalla-warrior-hannar = Hannar
    .text = Możesz odrzucić jedną kartę z ręki, aby uzyskać +3 do siły.

## Battle Tactics

valhalla-tactic-fury = Furia
    .text = Dodaj 2 do swojej siły.
valhalla-tactic-fury-outnumbered = Furia (mniejsza Drużyna)
    .text = Tylko gdy masz mniej Wojowników w Drużynie niż przeciwnik: dodaj 3 do swojej siły.
valhalla-tactic-heroic-attack = Heroiczny atak
    .text = Odrzuć dowolną kość ze swojej puli: dodaj 3 do swojej siły.
valhalla-tactic-heroic-attack-sword = Heroiczny atak (miecz)
    .text = Odrzuć ze swojej puli kość z symbolem miecza. Dodaj 4 do swojej siły.
valhalla-tactic-heroic-attack-axe = Heroiczny atak (topór)
    .text = Odrzuć ze swojej puli kość z symbolem topora. Dodaj 4 do swojej siły.
valhalla-tactic-heroic-attack-spear = Heroiczny atak (włócznia)
    .text = Odrzuć ze swojej puli kość z symbolem włóczni. Dodaj 4 do swojej siły.
valhalla-tactic-heroic-attack-bow = Heroiczny atak (łuk)
    .text = Odrzuć ze swojej puli kość z symbolem łuku. Dodaj 4 do swojej siły.
valhalla-tactic-heroic-attack-shield = Heroiczny atak (tarcza)
    .text = Odrzuć ze swojej puli kość z symbolem tarczy. Dodaj 4 do swojej siły.
valhalla-tactic-new-weapons = Nowe bronie
    .text = Weź 2 kości dodatkowe (lub tyle, ile zostało), rzuć nimi, jedną dołącz do puli, drugą odłóż.
valhalla-tactic-push-back = Odepchnięcie wroga
    .text = Wykonaj do 2 przerzutów dowolnych kości ze swojej puli bez odrzucania kości.
valhalla-tactic-exchange = Wymiana broni
    .text = Obróć dowolną liczbę swoich kości z symbolem X na wybrane wyniki.
valhalla-tactic-cut-off = Odcięcie drużyny od dowódcy
    .text = Tylko w ataku: obie cechy Jarla obrońcy nie działają do końca bitwy (poza cechami działającymi przed bitwą lub poza bitwami). Przeciw Potworowi: anuluje jego cechę na tę bitwę.
valhalla-tactic-delivery-sword = Dostawa broni (miecz)
    .text = Ta karta liczy się jak kość z symbolem miecza – do uzbrojenia Wojownika lub opłacenia karty Taktyki; nie służy do przerzutów.
valhalla-tactic-delivery-axe = Dostawa broni (topór)
    .text = Ta karta liczy się jak kość z symbolem topora – do uzbrojenia Wojownika lub opłacenia karty Taktyki; nie służy do przerzutów.
valhalla-tactic-delivery-spear = Dostawa broni (włócznia)
    .text = Ta karta liczy się jak kość z symbolem włóczni – do uzbrojenia Wojownika lub opłacenia karty Taktyki; nie służy do przerzutów.
valhalla-tactic-delivery-bow = Dostawa broni (łuk)
    .text = Ta karta liczy się jak kość z symbolem łuku – do uzbrojenia Wojownika lub opłacenia karty Taktyki; nie służy do przerzutów.
valhalla-tactic-delivery-shield = Dostawa broni (tarcza)
    .text = Ta karta liczy się jak kość z symbolem tarczy – do uzbrojenia Wojownika lub opłacenia karty Taktyki; nie służy do przerzutów.
valhalla-tactic-road = Droga do Valhalli
    .text = Tylko w obronie: atakujący wskazuje jednego swojego aktywowanego Wojownika; jego siła nie liczy się w tej bitwie, a po niej trafia on do Valhalli atakującego niezależnie od wyniku.
valhalla-tactic-call = Wezwanie do walki
    .text = Tylko przed bitwą: dodaj do Drużyny pierwszego Wojownika ze stosu kart odrzuconych.
valhalla-tactic-war-cry-team = Okrzyk bojowy – Drużyna
    .text = +1 do siły za każdego Wojownika w twojej Drużynie (nie musi być aktywowany).
valhalla-tactic-war-cry-activation = Okrzyk bojowy – aktywacja
    .text = +1 / +2 / +4 / +6 do siły za 1 / 2 / 3 / 4 lub więcej aktywowanych Wojowników z twojej Drużyny.

## Missions

valhalla-mission-steady = Misja: Pewna ręka
    .text = Wygrana bez podstawowych przerzutów (przerzuty z kart Taktyk lub Jarla nie przeszkadzają).
valhalla-mission-crush = Misja: Miażdżące zwycięstwo
    .text = Wygrana z siłą o co najmniej 5 wyższą niż przeciwnik.
valhalla-mission-host = Misja: Cała drużyna
    .text = Wygrana po aktywowaniu co najmniej 3 Wojowników w swojej Drużynie.

## Jarls

valhalla-jarl-sigurd = Sigurd
    .basic = Raz w swojej fazie bitwy możesz przerzucić dowolne kości ze swojej puli bez odrzucania kości.
    .condition = Jeśli masz 3 lub więcej Wojowników w Drużynie:
    .extended = Możesz to zrobić drugi raz.
valhalla-jarl-solveig = Solveig
    .basic = W części B dobierasz o 1 kartę więcej, nadal zachowujesz 1.
    .condition = Jeśli na początku części B masz 2 lub mniej kart na ręce:
    .extended = Zachowujesz 2 z dobranych kart.
valhalla-jarl-sigvard = Sigvard
    .basic = Gdy atakujesz: +2 do siły.
    .condition = Jeśli masz mniej Wojowników w Drużynie niż przeciwnik:
    .extended = Gdy atakujesz: weź 1 kość dodatkową do pierwszego rzutu.
valhalla-jarl-hodr = Hodr
    .basic = Raz w swojej fazie bitwy obróć jedną swoją kość z symbolem X na wybraną broń.
    .condition = Jeśli w tej chwili co najmniej 3 kości w twojej puli pokazują X:
    .extended = Obróć jeszcze do dwóch kości z symbolem X.
valhalla-jarl-agnar = Agnar
    .basic = Po każdej swojej rozstrzygniętej bitwie możesz dobrać 1 kartę.
    .condition = Jeśli przegrywasz ją różnicą 2 lub mniej:
    .extended = Możesz dobrać jeszcze 1 kartę.
valhalla-jarl-villsvin = Villsvin
    .basic = Każdy twój aktywowany Wojownik Klanu Dzika ma +1 do siły.
    .condition = Jeśli masz w Drużynie 2 lub więcej Wojowników Klanu Dzika:
    .extended = Jeden wybrany aktywowany Wojownik Klanu Dzika z cechą Polowanie otrzymuje +3 niezależnie od Drużyny przeciwnika.
valhalla-jarl-valgard = Valgard
    .basic = Gdy się bronisz: weź 1 kość dodatkową do pierwszego rzutu.
    .condition = Jeśli masz 2 lub mniej własnych tarcz:
    .extended = Weź jeszcze 1 kość dodatkową.
valhalla-jarl-styr = Styr
    .basic = Gdy atakujesz: weź 1 kość dodatkową do pierwszego rzutu.
    .condition = Jeśli masz 4 lub więcej Wojowników w Drużynie:
    .extended = Gdy atakujesz: jeden przerzut bez odrzucania kości i +1 do siły.
valhalla-jarl-vingor = Vingor
    .basic = W akcji 2 dwaj Wojownicy mogą mieć łącznie do 4 symboli broni.
    .condition = Jeśli obaj Wojownicy należą do tego samego klanu:
    .extended = Mogą mieć łącznie do 5.
valhalla-jarl-aslaug = Aslaug
    .basic = Gdy się bronisz: przy uzbrajaniu jedna twoja kość z tarczą może liczyć się jako dowolna broń (jedna kość na bitwę).
    .condition = Jeśli masz w Drużynie 3 lub więcej różnych klanów:
    .extended = Gdy atakujesz: tak samo jedna twoja kość z łukiem.
valhalla-jarl-einar = Einar
    .basic = Możesz mieć 6 Wojowników w swojej Drużynie.
    .condition = Jeśli masz 2 lub mniej Wojowników w Drużynie:
    .extended = Jako akcję w części A możesz zagrać do Drużyny 2 dowolnych Wojowników.
valhalla-jarl-thord = Thord
    .basic = Pierwsza karta Furia lub Heroiczny atak zagrana przez ciebie w bitwie daje o 1 siły więcej.
    .condition = Jeśli masz mniej Wojowników w Drużynie niż przeciwnik:
    .extended = Tak samo każda następna.
valhalla-jarl-ottar = Ottar
    .basic = W części B po dobraniu możesz zamiast dobranej karty zachować kartę, która przed dobraniem leżała na wierzchu stosu kart odrzuconych; wtedy odrzucasz wszystkie dobrane.
    .condition = Jeśli ta karta to Wojownik z 1 symbolem broni:
    .extended = Możesz od razu umieścić go w Drużynie zamiast na ręce.
valhalla-jarl-esbjorn = Esbjorn
    .basic = Każdy twój aktywowany Wojownik Klanu Niedźwiedzia ma +2 do siły.
    .condition = Jeśli masz w tej bitwie 2 lub więcej aktywowanych Wojowników Klanu Niedźwiedzia:
    .extended = Dodatkowo +2 do siły.
valhalla-jarl-egil = Egil
    .basic = Raz w swojej fazie bitwy obróć jedną kość ze swojej puli na łuk.
    .condition = Jeśli na twoich aktywowanych Wojownikach leżą co najmniej 2 kości z łukiem:
    .extended = +2 do siły.
valhalla-jarl-beinir = Beinir
    .basic = Po przegranej bitwie możesz wysłać do Valhalli jednego swojego aktywowanego Wojownika wartego 1 Punkt Chwały.
    .condition = Jeśli przegrywasz różnicą 2 lub mniej:
    .extended = Ten Wojownik może być wart do 3 Punktów Chwały.
valhalla-jarl-bernhard = Bernhard
    .basic = W akcji 4 dobierasz o 1 kartę więcej i zachowujesz o 1 kartę więcej.
    .condition = Jeśli wybierając akcję 4, masz na ręce najwyżej 1 kartę:
    .extended = Potem możesz zagrać do Drużyny jednego Wojownika z najwyżej 2 symbolami broni.
valhalla-jarl-ragnhild = Ragnhild
    .basic = Przed swoją bitwą możesz zabrać 1 losową kartę z ręki przeciwnika, a potem oddajesz mu 1 wybraną kartę z ręki (także tę zabraną).
    .condition = Jeśli przed zabraniem ma na ręce więcej kart niż ty:
    .extended = Nie musisz oddawać karty.
valhalla-jarl-gunnar = Gunnar
    .basic = Gdy atakujesz: obrońca ma o 1 kość mniej.
    .condition = Jeśli masz mniej Wojowników w Drużynie niż on:
    .extended = Gdy atakujesz: obrońca może wykonać najwyżej jeden podstawowy przerzut.
valhalla-jarl-hakon = Hakon
    .basic = Gdy atakujesz: Jarl obrońcy nie działa w tej bitwie.
    .condition = Jeśli masz mniej własnych tarcz niż przeciwnik:
    .extended = Gdy się bronisz: Jarl atakującego nie działa w tej bitwie.
valhalla-jarl-ivar = Ivar
    .basic = Po rozstrzygniętej bitwie dwóch innych graczy możesz dobrać 1 kartę (raz między swoimi turami).
    .condition = Jeśli zwycięzca tej bitwy ma teraz na planszy więcej tarcz (własnych i zdobytych) niż ty:
    .extended = Zamiast tego dobierz 2 i zachowaj 1.
valhalla-jarl-freydis = Freydis
    .basic = Po bitwie dwóch innych graczy możesz wziąć na rękę jedną kartę Taktyki zagraną w niej przez przegranego (raz między swoimi turami).
    .condition = Jeśli masz na ręce 3 lub mniej kart:
    .extended = Możesz wybrać także spośród kart zwycięzcy.
valhalla-jarl-torstein = Torstein
    .basic = Gdy atakujesz przeciwnika, który ma co najmniej 1 zdobytą tarczę i nie mniej niż inni twoi przeciwnicy: +2 do siły.
    .condition = Jeśli masz 2 lub mniej własnych tarcz:
    .extended = W takim ataku weź też 1 kość dodatkową do pierwszego rzutu.
valhalla-jarl-ulfhild = Ulfhild
    .basic = Po wygranej w ataku możesz obejrzeć rękę przegranego i odrzucić z niej 1 wybraną kartę.
    .condition = Jeśli wygrywasz różnicą 4 lub więcej:
    .extended = Zamiast tego możesz wziąć tę kartę na rękę.
valhalla-jarl-brynjar = Brynjar
    .basic = Gdy ktoś cię atakuje, możesz przed bitwą odrzucić 1 kartę: atakujący ma o 1 kość mniej.
    .condition = Jeśli masz mniej Wojowników w Drużynie niż atakujący:
    .extended = Możesz odrzucić drugą kartę, by zabrać jeszcze jedną kość.

## Loki’s Trick

valhalla-loki-l01 = Podstęp Lokiego 1
    .row1 = Wyślij wszystkich aktywowanych Wojowników do Valhalli.
    .row2 = Wyślij 1 aktywowanego Wojownika do Valhalli.
    .row3 = Zabierz 1 losową kartę z ręki zwycięzcy.
valhalla-loki-l02 = Podstęp Lokiego 2
    .row1 = Wyślij 1 aktywowanego Wojownika do Valhalli.
    .row2 = Dobierz 2 karty i zachowaj 1.
    .row3 = Dobierz 1 kartę.
valhalla-loki-l03 = Podstęp Lokiego 3
    .row1 = Wyślij wszystkich aktywowanych Wojowników do Valhalli.
    .row2 = Zwycięzca odrzuca 1 losową kartę z ręki.
    .row3 = Dobierz 1 kartę.
valhalla-loki-l04 = Podstęp Lokiego 4
    .row1 = Dołóż do Valhalli ze stosu kart odrzuconych Wojowników wartych 2 Punkty Chwały.
    .row2 = Dołóż do Valhalli ze stosu kart odrzuconych Wojownika wartego 1 Punkt Chwały.
    .row3 = Weź na rękę Wojownika leżącego najbliżej wierzchu stosu kart odrzuconych.
valhalla-loki-l05 = Podstęp Lokiego 5
    .row1 = Weź z powrotem na rękę do 2 kart Taktyk zagranych przez ciebie w tej bitwie.
    .row2 = Weź z powrotem na rękę 1 kartę Taktyki zagraną przez ciebie w tej bitwie.
    .row3 = Dobierz 1 kartę.
valhalla-loki-l06 = Podstęp Lokiego 6
    .row1 = Wyślij 1 aktywowanego Wojownika do Valhalli.
    .row2 = Możesz zagrać z ręki do Drużyny 1 Wojownika z najwyżej 2 symbolami broni.
    .row3 = Dobierz 2 karty.
valhalla-loki-l07 = Podstęp Lokiego 7
    .row1 = Zabierz 1 losową kartę z ręki zwycięzcy.
    .row2 = Zwycięzca odrzuca 1 losową kartę z ręki.
valhalla-loki-l08 = Podstęp Lokiego 8
    .row1 = Wyślij wszystkich aktywowanych Wojowników do Valhalli.
    .row2 = Wyślij do Valhalli 1 aktywowanego Wojownika wartego najwyżej 2 Punkty Chwały.
    .row3 = Dołóż do Valhalli ze stosu kart odrzuconych Wojownika wartego 1 Punkt Chwały.
    .row4 = Dobierz 1 kartę.
valhalla-loki-l09 = Podstęp Lokiego 9
    .row1 = Dobierz 3 karty i zachowaj 2.
    .row2 = Dobierz 2 karty i zachowaj 1.
    .row3 = Dobierz 1 kartę.
valhalla-loki-l10 = Podstęp Lokiego 10
    .row1 = Wyślij wszystkich aktywowanych Wojowników do Valhalli.
    .row2 = Dołóż do Valhalli ze stosu kart odrzuconych Wojownika wartego 1 Punkt Chwały.
    .row3 = Zabierz 1 losową kartę z ręki zwycięzcy.
    .row4 = Możesz zagrać z ręki do Drużyny 1 Wojownika.

## Thor’s Support

valhalla-thor-thor-strength-fewer = Wsparcie Thora (siła, mniejsza Drużyna)
    .text = Zagraj przed bitwą dwóch innych graczy na tego, który ma mniej Wojowników niż jego przeciwnik: ma +3 do siły.
valhalla-thor-thor-steal = Wsparcie Thora (kradzież, mniejsza Drużyna)
    .text = Zagraj przed bitwą dwóch innych graczy na tego, który ma mniej Wojowników niż jego przeciwnik: zabiera 1 losową kartę przeciwnikowi w bitwie.
valhalla-thor-thor-die-fewer = Wsparcie Thora (kość, mniejsza Drużyna)
    .text = Zagraj przed bitwą dwóch innych graczy na tego, który ma mniej Wojowników niż jego przeciwnik: rzuca 1 kością dodatkową w pierwszym rzucie.
valhalla-thor-thor-draw-fewer = Wsparcie Thora (karta, mniejsza Drużyna)
    .text = Zagraj przed bitwą dwóch innych graczy na tego, który ma mniej Wojowników niż jego przeciwnik: dobiera 1 kartę przed bitwą.
valhalla-thor-thor-strength = Wsparcie Thora (siła)
    .text = Zagraj przed bitwą dwóch innych graczy na tego, który ma mniej lub tyle samo Wojowników co jego przeciwnik: ma +2 do siły.
valhalla-thor-thor-reroll = Wsparcie Thora (przerzut)
    .text = Zagraj przed bitwą dwóch innych graczy na tego, który ma mniej lub tyle samo Wojowników co jego przeciwnik: ma jeden darmowy przerzut w swojej fazie.
valhalla-thor-thor-die = Wsparcie Thora (kość)
    .text = Zagraj przed bitwą dwóch innych graczy na tego, który ma mniej lub tyle samo Wojowników co jego przeciwnik: rzuca 1 kością dodatkową w pierwszym rzucie.
valhalla-thor-thor-draw = Wsparcie Thora (karta)
    .text = Zagraj przed bitwą dwóch innych graczy na tego, który ma mniej lub tyle samo Wojowników co jego przeciwnik: dobiera 1 kartę przed bitwą.

## Tyr’s Wrath

valhalla-tyr-tyr-bear = Gniew Tyra: przeciw Klanowi Niedźwiedzia
    .text = Wzmocniony Wojownik po aktywacji ma +4 do siły, jeśli w Drużynie przeciwnika jest Wojownik Klanu Niedźwiedzia.
valhalla-tyr-tyr-wolf = Gniew Tyra: przeciw Klanowi Wilka
    .text = Wzmocniony Wojownik po aktywacji ma +4 do siły, jeśli w Drużynie przeciwnika jest Wojownik Klanu Wilka.
valhalla-tyr-tyr-boar = Gniew Tyra: przeciw Klanowi Dzika
    .text = Wzmocniony Wojownik po aktywacji ma +4 do siły, jeśli w Drużynie przeciwnika jest Wojownik Klanu Dzika.
valhalla-tyr-tyr-stag = Gniew Tyra: przeciw Klanowi Jelenia
    .text = Wzmocniony Wojownik po aktywacji ma +4 do siły, jeśli w Drużynie przeciwnika jest Wojownik Klanu Jelenia.
valhalla-tyr-tyr-giant = Gniew Tyra: przeciw Lodowym Gigantom
    .text = Wzmocniony Wojownik po aktywacji ma +4 do siły, jeśli w Drużynie przeciwnika jest Lodowy Gigant.
valhalla-tyr-tyr-strength = Gniew Tyra: siła
    .text = Wzmocniony Wojownik po aktywacji ma +2 do siły.
valhalla-tyr-tyr-sword = Gniew Tyra: bez miecza
    .text = Aktywacja wzmocnionego Wojownika wymaga o 1 symbol miecza mniej.
valhalla-tyr-tyr-axe = Gniew Tyra: bez topora
    .text = Aktywacja wzmocnionego Wojownika wymaga o 1 symbol topora mniej.
valhalla-tyr-tyr-spear = Gniew Tyra: bez włóczni
    .text = Aktywacja wzmocnionego Wojownika wymaga o 1 symbol włóczni mniej.
valhalla-tyr-tyr-bow = Gniew Tyra: bez łuku
    .text = Aktywacja wzmocnionego Wojownika wymaga o 1 symbol łuku mniej.
valhalla-tyr-tyr-shield = Gniew Tyra: bez tarczy
    .text = Aktywacja wzmocnionego Wojownika wymaga o 1 symbol tarczy mniej.

## King of the Mountain, pairs

valhalla-king = Król Góry

## Monsters, solo and cooperative play

valhalla-curse-mill-1 = Pożeranie
    .text = Po części A, przed dobraniem kart w części B, odrzuć 1 kartę z wierzchu talii.
valhalla-curse-before-battle-discard-card = Trwoga
    .text = Przed bitwą odrzuć 1 wybraną kartę z ręki.
valhalla-curse-after-battle-discard-random = Zamęt
    .text = Po każdej bitwie, nawet wygranej w ataku, odrzuć 1 losową kartę z ręki.
valhalla-curse-jarl-blocked = Uciszenie Jarla
    .text = Cecha Jarla nie działa w bitwie.
valhalla-curse-team-limit-minus-1 = Wąskie pole
    .text = Limit Wojowników w Drużynie jest mniejszy o 1.
valhalla-curse-after-lost-lose-glory = Hańba
    .text = Po przegranej bitwie odrzuć 1 Punkt Chwały ze swojej Valhalli.
valhalla-curse-after-battle-lose-glory = Ogryzanie poległych
    .text = Po każdej bitwie, nawet wygranej w ataku, odrzuć 1 Punkt Chwały ze swojej Valhalli.
valhalla-curse-clan-trait-off = Zguba klanu
    .text = Cecha specjalna aktywowanych Wojowników wskazanego klanu nie wlicza się do siły.
valhalla-curse-minus-1-die = Okaleczenie
    .text = Przed rzutem 6 kośćmi odrzuć 1 kość ze swojej puli.
valhalla-curse-max-2-tactics = Chaos
    .text = W bitwie możesz zagrać najwyżej 2 karty Taktyk Bitewnych.
valhalla-curse-no-tactics = Przebiegłość
    .text = W bitwie nie możesz zagrywać kart Taktyk Bitewnych.
valhalla-curse-before-battle-discard-warrior = Połknięcie
    .text = Przed bitwą odrzuć 1 Wojownika z Drużyny.
valhalla-curse-no-push-no-exchange = Żelazna skóra
    .text = Nie możesz zagrywać kart „Odepchnięcie wroga” i „Wymiana broni”.
valhalla-monster-garm = Garm
valhalla-monster-nidhogg = Nidhogg
valhalla-monster-fenrir = Fenrir
valhalla-monster-jormungand = Jormungand

valhalla-goal = { $level ->
    [yes] Wszyscy mają tyle samo chwały: { $n }
   *[no] { $count ->
        [one] Prowadzi { $who }
       *[many] Prowadzą { $who }
    } (chwała: { $n })
  } · koniec zacznie się, gdy ktoś straci ostatnią tarczę (teraz najmniej: { $shields }) albo skończy się talia (zostało { $deck })
valhalla-goal-last = { $level ->
    [yes] Wszyscy mają tyle samo chwały: { $n }
   *[no] { $count ->
        [one] Prowadzi { $who }
       *[many] Prowadzą { $who }
    } (chwała: { $n })
  } · ostatnie tury, potem Ragnarök: uzbrojeni pójdą jeszcze do Valhalli
valhalla-goal-monster = Pokonaj wszystkie karty Potwora, zostało: { $left } · przegrana, gdy pęknie ostatnia tarcza (zostało { $shields }) albo skończy się talia (zostało { $deck })
