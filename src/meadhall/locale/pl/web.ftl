# Słowa na ekranie.

web-title = Meadhall
web-skip = Przejdź do treści
web-nav = Strony
web-nav-rules = Zasady
web-nav-replays = Powtórki
web-nav-ranking = Ranking
web-about = O Meadhall
web-close = Zamknij
web-cancel = Anuluj
web-back = Wróć
web-dismiss = ukryj
web-lost = Nie ma takiej izby
web-page-failed = Nie udało się pobrać tej strony. Odśwież, żeby spróbować jeszcze raz.
web-back-to-hall = Wróć do sali
web-offline = Nie ma połączenia z serwerem. Sprawdź sieć.
web-sign-in = Zaloguj się
web-guest = Gość: { $name }
web-theme-day = Jasny motyw
web-theme-night = Ciemny motyw

## Sala

web-shelf = Gry
web-players = Gracze
web-time = Czas
web-minutes = { $span } min
web-play-now = Graj teraz
web-laying = Rozkładam…
web-set-table = Stół
web-not-ready = Jeszcze niegotowa. Trwa struganie.
web-my-games = Moje gry
web-no-games = Nie masz jeszcze żadnej gry. Wybierz którąś powyżej i siadaj.
web-open-tables = Otwarte stoły
web-no-tables = Żaden stół nie czeka na graczy.
web-with = { $names }
web-alone = solo
web-your-turn = Twój ruch
web-waits-for = czeka: { $name }
web-table-over = koniec
web-table-running = w toku
web-table-paused = pauza
web-table-gathering = zbiórka { $taken }/{ $seats }
web-join = Dołącz kodem
web-code = Kod
web-code-help = Kod poda ci ten, kto założył stół.
web-sit = Siadam
web-guest-note = Możesz grać jako gość. Konto zachowa twoje gry.
web-clock-none = bez zegara
web-clock-game = { $minutes } min na gracza
web-clock-move =
    { $days ->
        [one] dzień na ruch
        [few] { $days } dni na ruch
       *[many] { $days } dni na ruch
    }

web-game-valhalla = Valhalla
    .about = Zbierz drużynę, uzbrój ją kośćmi i odejdź w chwale.
web-game-champions = Wojownicy Midgardu
    .about = Poślij robotników do miasta, a wojowników na trolle i potwory.
web-game-reavers = Reavers of Midgard
    .about = Każda akcja należy do wszystkich: łup, werbuj, zdobywaj.
web-game-north = Wojownicy Północy
    .about = Wiatr, zdrada i Bestia Morska na wzburzonym morzu.
web-game-runar = Runar
    .about = Trzech bohaterów, odłamki run i Nemezis. Kampania.

## Zakładanie stołu

web-empty-seat = wolne miejsce
web-clock-short =
    { $seconds ->
        [one] sekunda na ruch
        [few] { $seconds } s na ruch
       *[many] { $seconds } s na ruch
    }
web-setup-title = Nowy stół: { $game }
web-setup-seats = Gracze
web-seat-n = Miejsce { $n }
web-sitter-me = Ty
web-sitter-too = Też ty (jeden ekran)
web-sitter-open = Ktoś inny
web-sitter-bot = Bot { $name }
web-on = Tak
web-off = Nie
web-setup-clock = Zegar
web-setup-clock-none = Bez zegara
web-setup-clock-game-20 = Po 20 minut na gracza
web-setup-clock-game-60 = Po godzinie na gracza
web-setup-clock-move-1 = Dzień na ruch
web-setup-clock-move-3 = Trzy dni na ruch
web-setup-visibility = Kto może usiąść
web-setup-visibility-link = Każdy, kto ma link
web-setup-visibility-open = Każdy w sali
web-setup-visibility-private = Tylko z kodem
web-setup-start = Zaczynamy
web-setup-open = Otwórz stół
