# Wojownicy Północy na ekranie.

web-north-hand = Twoja ręka
web-north-hand-empty = Nie masz kart na ręce.
web-north-reaction = Reakcja
web-north-sort-wind = Wiatr
web-north-sort-event = Wydarzenie
web-north-sort-hero = Bohater
web-north-sort-daughter = Córka
web-north-card = { $name }, { $kind }
web-north-card-winds = { $name }, { $kind }, wiatry: { $winds }
web-north-daughter-yellow = Żółta
web-north-daughter-green = Zielona
web-north-daughter-blue = Niebieska
web-north-daughter-red = Czerwona

## Morze

web-north-field = Pole { $field }
web-north-field-port = Pole { $field }, { $colour ->
    [yellow] żółty
    [green] zielony
    [blue] niebieski
   *[red] czerwony
  } port
web-north-field-village = Pole { $field }, { $colour ->
    [yellow] żółta
    [green] zielona
    [blue] niebieska
   *[red] czerwona
  } wieś
web-north-beast = Bestia Morska
web-north-beast-at = Bestia Morska na polu { $field }
web-north-tip-beast = Kto na nią wpłynie, musi z nią walczyć. Zwycięzca dobiera karty i przepędza ją na inne pole.
web-north-tip-hall = Córki, które trafiły tu po uczcie w porcie, są bezpieczne do końca gry.
web-north-tip-village = Kto splądruje wieś na jej polu, zabiera na pokład jedną córkę.
web-north-place = { $who }: miejsce na sprowadzoną córkę
web-north-ship = { $colour ->
    [yellow] Żółty
    [green] Zielony
    [blue] Niebieski
   *[red] Czerwony
  } drakkar (gracz: { $who }) na polu { $field }
web-north-hall-of = { $colour ->
    [yellow] Żółta
    [green] Zielona
    [blue] Niebieska
   *[red] Czerwona
  } siedziba (gracz: { $who }), córki: { $count } z { $needed }
web-north-hall-empty = { $colour ->
    [yellow] Żółta
    [green] Zielona
    [blue] Niebieska
   *[red] Czerwona
  } siedziba, w tej grze pusta
web-north-home = W siedzibie (gracz: { $who }): { $colour ->
    [yellow] córka żółtego thana
    [green] córka zielonego thana
    [blue] córka niebieskiego thana
   *[red] córka czerwonego thana
  }
web-north-village = { $colour ->
    [yellow] Żółta
    [green] Zielona
    [blue] Niebieska
   *[red] Czerwona
  } wieś: { $count ->
    [0] nie ma już córek
    [one] jedna córka
    [few] { $count } córki
   *[other] { $count } córek
  }

## Gracze

web-north-jarls = Jarlowie
web-north-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
web-north-known = Karty, które znasz z tej ręki
web-north-known-card = Znasz z tej ręki: { $card }
web-north-bench = Wolne miejsce w załodze, na bohatera albo córkę
web-north-exhausted = użyto w tej rundzie
web-north-sick = choroba morska
web-north-want-home = { $colour ->
    [yellow] Żółta
    [green] Zielona
    [blue] Niebieska
   *[red] Czerwona
  } córka: bezpieczna w siedzibie
web-north-want-aboard = { $colour ->
    [yellow] Żółta
    [green] Zielona
    [blue] Niebieska
   *[red] Czerwona
  } córka: na pokładzie
web-north-want-missing = { $colour ->
    [yellow] Żółta
    [green] Zielona
    [blue] Niebieska
   *[red] Czerwona
  } córka: jeszcze niezdobyta
web-north-open-hand = Widzisz karty z cudzej ręki (gracz: { $who }): weź jedną

## Stosy kart i tura

web-north-deck =
    { $count ->
        [one] Talia, { $count } karta
        [few] Talia, { $count } karty
       *[other] Talia, { $count } kart
    }
web-north-discard =
    { $count ->
        [one] Odrzucone, { $count } karta
        [few] Odrzucone, { $count } karty
       *[other] Odrzucone, { $count } kart
    }
web-north-round = Runda { $round } z { $last }
web-north-standard-free = Akcja standardowa: jeszcze do użycia
web-north-standard-used = Akcja standardowa: zużyta
web-north-becalmed = Cisza morska: bez kart wiatru
web-north-die = Na kości: { $die }

## Stos

web-north-stack = Stos
web-north-stack-empty = Tu leżą zagrane karty i ogłoszone akcje, dopóki każdy nie odpowie albo nie spasuje.
web-north-waits-below = Czeka, aż rozstrzygnie się rzut
web-north-order = Kto może odpowiedzieć, w tej kolejności
web-north-word = Teraz odpowiada { $who }
web-north-may-act = Jedną akcję może wykonać { $who }
web-north-passed = { $who }: pas
web-north-waits = { $who }: kolej później
web-north-if-all-pass = Jeśli wszyscy spasują
web-north-resolves = Teraz to się rozgrywa
web-north-joining = { $card } dołącza do załogi (gracz: { $who }).
web-north-falling = { $card } zaraz wypadnie za burtę (gracz: { $who }).
web-north-roll = Rzut kością
web-north-roll-for = choruje { $member }
web-north-no-modifiers = bez modyfikatorów
web-north-outcome-lost = porażka
web-north-outcome-won = zwycięstwo
web-north-outcome-full = pełne zwycięstwo
web-north-outcome-success = sukces
web-north-outcome-failure = brak sukcesu
web-north-then-cancelled = „{ $what }”: anulowane, nic się nie stanie.
web-north-then-unsure = „{ $what }”: zdecyduje rzut za Oszusta.
web-north-then-moved = „{ $what }”: zależy od tego, gdzie znajdzie się drakkar.
web-north-then-again = Zdecyduje nowy rzut.
web-north-then-nothing = „{ $what }”: nic z tego nie będzie.
web-north-then-sail = { $who } płynie na pole { $field }.
web-north-then-beast = { $who } wpływa na pole Bestii Morskiej ({ $field }) i musi z nią walczyć.
web-north-then-hero = { $what } dołącza do załogi (gracz: { $who }).
web-north-then-attack = { $who } rzuca kością, cel: { $whom }. Od 4 zwycięstwo.
web-north-then-attack-beast = { $who } rzuca kością przeciw Bestii Morskiej. Od 4 zwycięstwo, inaczej powrót na pole { $field }.
web-north-then-plunder = { $who } bierze córkę thana na pokład.
web-north-then-feast = { $who } sprowadza córki do siedziby.
web-north-then-sacrifice = { $who } odrzuca karty i dobiera nowe.
web-north-then-loki = „{ $what }” anuluje kartę „{ $target }”.
web-north-then-calm = „{ $what }” anuluje kartę „{ $target }”; { $whom } nie zagra już w tej turze kart wiatru.
web-north-then-trickster = { $who } rzuca za Oszusta: od 4 karta „{ $target }” zostaje anulowana.
web-north-then-thor = „{ $what }”: { $amount } do rzutu ataku.
web-north-then-reroll = „{ $what }”: ponowny rzut.
web-north-then-shift = „{ $what }”: wiatr skręca { $toward }.
web-north-then-steer = { $who } przesuwa o jedno pole cudzy drakkar (gracz: { $whom }).
web-north-then-steer-own = { $who } przesuwa o jedno pole własny drakkar.
web-north-then-mutiny = { $who } rzuca kością: bunt w załodze (gracz: { $whom }).
web-north-then-ravens = { $who } ogląda cudzą rękę (gracz: { $whom }) i bierze z niej kartę.
web-north-then-works = „{ $what }” zadziała.
web-north-then-raid-lost = { $result }: { $who } przegrywa; obrońca zabiera kartę, dobiera jedną i spycha drakkar.
web-north-then-raid-won = { $result }: { $who } wygrywa, zabiera kartę, dobiera jedną i spycha pokonany drakkar.
web-north-then-raid-full = { $result }: pełne zwycięstwo, { $who } zabiera też członka załogi.
web-north-then-hunt-lost = { $result }: Bestia odpiera atak, { $who } wraca na pole { $field }.
web-north-then-hunt-won = { $result }: { $who } pokonuje Bestię, dobiera karty i ją przestawia.
web-north-then-mutiny-lost = { $result }: brak sukcesu, właściciel załogi wskazuje, kto wypada za burtę.
web-north-then-mutiny-won = { $result }: sukces, { $who } wskazuje, kto wypada za burtę.
web-north-then-recovery-lost = { $result }: { $member } nadal choruje.
web-north-then-recovery-won = { $result }: { $member } wraca do zdrowia.
web-north-then-trick-lost = { $result }: sztuczka się nie udaje.
web-north-then-trick-won = { $result }: karta zostaje anulowana.

## W pudełku

web-north-kind-band = Wyniki walki
web-north-kind-die = Kość
web-north-kind-direction = Kierunki
web-north-kind-colour = Kolory
web-north-kind-longship = Drakkary
web-north-kind-beast = Bestia Morska
web-north-kind-player_board = Plansze graczy
web-north-kind-board = Plansza
web-north-kind-field = Pola morza
web-north-kind-wind = Karty wiatru
web-north-kind-event = Karty wydarzeń
web-north-kind-hero = Karty bohaterów
web-north-kind-daughter = Córki thanów

## Krótkie słowa na planszy

web-north-tag-feast = Uczta
web-north-tag-plunder = Plądruj
web-north-tag-attack = Atak
web-north-tag-sacrifice = Ofiara
web-north-pass-off = Nigdy
web-north-pass-nothing = Bez odpowiedzi
web-north-pass-news = Aż coś dojdzie
web-north-pass-touch = Gdy mnie nie dotyczy

web-north-sea = Morze Północy
web-north-zoom = Wielkość morza
web-north-zoom-in = Większe
web-north-zoom-out = Mniejsze

## The page of the box: things that have no name on the table

web-north-box-colour = { $id ->
    [yellow] Żółty: północny zachód
    [green] Zielony: północny wschód
    [blue] Niebieski: południowy wschód
   *[red] Czerwony: południowy zachód
}
web-north-box-field = { $kind ->
    [port] Port na polu { $id }
    [village] Wieś na polu { $id }
   *[other] Pole { $id }
}
