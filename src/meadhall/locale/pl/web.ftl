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
web-learn = Naucz się grać
web-learned = { $done } z { $count }
web-lessons-of = Lekcje: { $game }
web-lesson-minutes = około { $count ->
    [one] { $count } minuty
   *[other] { $count } minut
}
web-lesson-begin = Zacznij
web-lesson-go-on = Dokończ
web-lesson-again = Jeszcze raz
web-lesson-done = opanowana
web-lesson-on = Dalej
web-lesson-back = Wstecz
web-lesson-next = Dalej: { $name }
web-lesson-play = Zagraj pierwszą partię
web-first-title = { $game }: pierwszy raz?
web-first-learn = Najpierw lekcja: około { $minutes } minut
    .hint = O co chodzi w grze, przy prawdziwym stole, z kimś, kto tłumaczy.
web-first-game = Pierwsza gra
    .hint = Nierankingowa, z jednym łagodnym botem. Stół czeka gotowy, trener tłumaczy nowe rzeczy, a ruchy innych widać powoli.
web-first-whole = Zapytaj mnie też o wszystko przed pierwszą turą
web-first-play = Po prostu gram
    .hint = Znam tę grę: pełne przygotowanie, bez trenera.
web-not-ready = Jeszcze niegotowa. Trwa struganie.
web-my-games = Moje gry
web-no-games = Nie masz jeszcze żadnej gry. Wybierz którąś powyżej i siadaj.
web-open-tables = Otwarte stoły
web-no-tables = Żaden stół nie czeka na graczy.
web-table-of = zakłada { $name }
web-clear = Usuń zakończone gry z listy
web-won = wygrana
web-rated = rankingowa
web-unrated = bez rankingu
web-seed = wybrany los: { $seed }
web-seed-note = Los przy tym stole został wybrany z góry: { $seed }. Osoba, która założyła ten stół, może znać naprzód każdą kość i kartę, więc grają tu tylko ona i boty, a wynik nie liczy się do rankingu.
web-rated-note = Gra rankingowa: zaloguj się, żeby usiąść.
web-seat-not-yours = nie dla ciebie
web-with = { $names }
web-alone = solo
web-your-turn = Twój ruch
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
web-sitter-too = Kolejna osoba przy tym ekranie
web-sitter-open = Ktoś inny
web-sitter-name = Imię tej osoby
web-sitter-bot = Bot { $name }{ $level ->
    [thrall] , gra na chybił trafił
    [karl] , łagodny
    [huskarl] , mocny
    [jarl] , bardzo mocny
    [einherjar] , samouk
   *[other] {""}
  }
web-bot-levels = Thrall gra na chybił trafił i przegrywa prawie z każdym. Karl patrzy o krok naprzód, w sam raz na pierwszą grę. Huskarl planuje i pokona niejedną osobę, która zna grę. Jarl myśli najdłużej i najtrudniej go pokonać.
web-bot-einherjar = Einherjar niczego nie planuje: wyćwiczył się w milionach partii z samym sobą i odpowiada od razu.
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
web-setup-rated = Gra rankingowa
    .on = Wynik się liczy: rankingi wszystkich się zmienią.
    .off = Dla zabawy: niczyj ranking się nie zmieni.
web-setup-quick = Szybki start
    .hint = Przywódcy, bohaterowie i karty są rozdani; pierwsze pytanie to już pierwsza tura.
web-setup-rated-guest = Gry rankingowe są dla osób z kontem.
web-setup-start = Zaczynamy
web-setup-open = Otwórz stół

## Stół

web-gathering = Zbiórka
web-turn-of = Ruch: { $names }
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-undo-unrates = To gra rankingowa. Cofnięcie losu albo cudzych wyborów sprawi, że przestanie się liczyć.
web-asked-unrates = Gra przestałaby się liczyć do rankingu.
web-picked = wybrane
web-undo-asking = Poproś innych o cofnięcie
web-bar-round = runda { $n }
web-bar-turn = tura { $n }
web-hint = Podpowiedź
web-hint-says = Bot wybrałby: { $choice }
web-choices = Co mogę zrobić?
web-opinion = Co sądzi bot?
web-opinion-asked = Bot myśli…
web-grade-good = dobre
web-grade-fair = może być
web-grade-poor = słabe
web-aim = Kto prowadzi i kiedy będzie koniec
web-coach = Trener
web-coach-more = więcej…
web-coach-done = Jasne
web-coach-quiet = Bez podpowiedzi
web-coach-ask = O co chodzi w tym pytaniu?
web-coach-nothing = Teraz nikt o nic nie pyta. Naciśnij ?, gdy przyjdzie twoja kolej.
web-coach-setting = Trener tłumaczy to, co w tej grze pojawia się pierwszy raz
web-sound = Dźwięk
web-language = Język
web-language-en = angielski
web-language-pl = polski
web-settings = Ustawienia
web-saga = Saga
web-saga-none = Saga jeszcze się nie zaczęła.
web-saga-newest = Do najnowszych
web-visit = Do ruchu { $ply } w powtórce
web-chat = Napisz przy stole…
web-chat-send = Wyślij
web-watching =
    { $count ->
        [one] Patrzy jedna osoba
        [few] Patrzą { $count } osoby
       *[many] Patrzy { $count } osób
    }
web-results = Wynik
web-options = Możliwości
web-choose-where =
    { $where ->
        [hand] Wybierz na dole, u siebie.
        [frame] Wybierz na panelu gracza.
        [board-hand] Wybierz na planszy albo na dole, u siebie.
        [board-frame] Wybierz na planszy albo na panelu gracza.
        [hand-frame] Wybierz na dole, u siebie, albo na panelu gracza.
        [board-hand-frame] Wybierz na planszy, na panelu gracza albo na dole, u siebie.
       *[board] Wybierz na planszy.
    }
web-confirm = Potwierdź
web-confirm-ask = { $choice }. Na pewno?
web-grave = Czego nie da się cofnąć
web-grave-yes = Tak
web-grave-no = Nie
web-rule = Zasada { $id }
web-closer = Z bliska
web-closer-hint = Prawy przycisk lub I: z bliska
web-closer-page = Zobacz w pudełku
web-closer-before = Poprzedni element na stole
web-closer-after = Następny element na stole
web-idle-wait = Chwileczkę…
web-idle-waits =
    { $count ->
        [one] Teraz wybiera: { $names }.
        [few] Teraz wybierają: { $names }.
       *[many] Teraz wybierają: { $names }.
    }
web-idle-over = Gra skończona.
web-idle-paused = Gra wstrzymana.
web-cut = Połączenie zerwane. Gra jest bezpieczna; łączę się ponownie…
web-behind =
    { $count ->
        [one] jeszcze jeden ruch
        [few] jeszcze { $count } ruchy
       *[many] jeszcze { $count } ruchów
    }
web-next = Dalej
web-to-present = Do teraz
web-since = Od mojego ostatniego wyboru
web-since-begin = Stół po twoim ostatnim wyborze.
web-since-quiet = Nic, co by było widać.
web-since-step = { $step } z { $count }
web-hurry = Kliknij lub naciśnij spację, by przewinąć
web-hurry-touch = Dotknij, by przewinąć
web-missed =
    { $count ->
        [0] Połączenie wróciło. Nic cię nie ominęło.
        [one] Połączenie wróciło. W tym czasie wykonano jeden ruch.
        [few] Połączenie wróciło. W tym czasie wykonano { $count } ruchy.
       *[many] Połączenie wróciło. W tym czasie wykonano { $count } ruchów.
    }
web-table-gone = Nie ma takiego stołu
web-hand-show = Pokaż rękę
web-hand-hide = Schowaj rękę
web-asked = { $who } prosi o cofnięcie ostatniego ruchu.
web-agree = Zgoda
web-refuse = Nie
web-seat-acting = teraz wybiera
web-seat-done = już po wyborze
web-seat-resigned = gra poddana
web-seat-stand-in = w zastępstwie bot
web-pass-screen = Przekaż ekran: { $name }
web-pass-screen-ready = To ja: { $name }

web-saga-sit = { $who } siada do stołu.
web-saga-leave = { $who } wstaje od stołu.
web-saga-bot = { $who } zajmuje miejsce.
web-saga-start = Gra się zaczyna.
web-saga-back = { $who } cofa wybór.
web-saga-unrated = Ta gra nie liczy się już do rankingu.
web-saga-ask-back = { $who } prosi o cofnięcie ruchu.
web-saga-answer-back-yes = { $who } się zgadza.
web-saga-answer-back-no = { $who } się nie zgadza.
web-saga-pause = Gra wstrzymana.
web-saga-resume = Gra toczy się dalej.
web-saga-resign = { $who } poddaje grę.
web-saga-stand-in = { $who }: w zastępstwie gra bot.
web-saga-return = { $who } wraca do gry.
web-saga-end = Koniec gry.
web-saga-rematch = Gramy jeszcze raz.
web-replay-not-kept = Zasady się od tego czasu zmieniły, a tej chwili nie zapisano: widać najbliższą zapisaną.
web-replay-undrawable = Narysował to starszy Meadhall i dzisiejsza plansza tego nie pokaże. Saga obok opowiada, co się działo.
web-saga-carry = Nowe zasady
web-carry-same = Poprawiono zasady (wersja { $to } zamiast { $from }). Przy tym stole nic się nie zmienia, gra toczy się dalej.
web-carry-position = Poprawiono zasady (wersja { $to } zamiast { $from }). Gra toczy się dalej dokładnie od tej pozycji, a to, co już się wydarzyło, pozostaje bez zmian.
web-carry-replayed = Poprawiono zasady (wersja { $to } zamiast { $from }), a ten stół powstał, zanim zaczęto zachowywać pozycje: ruchy wykonano jeszcze raz według nowych zasad, więc coś może leżeć inaczej, niż pamiętacie. Partia nie liczy się już do rankingu.
web-carry-stopped = Poprawiono zasady (wersja { $to } zamiast { $from }) i tej partii nie da się według nich dokończyć. Kończy się tutaj, nie liczy się nikomu i nadal można ją przejrzeć.
web-carry-torn = Ostatnie ruchy wykonano już po zachowaniu pozycji.
web-carry-illegal = Jednego z ruchów nie wolno już wykonać; wcześniejszych, dozwolonych, jest { $ply }.
web-carry-unreadable = Pozycji nie da się już odczytać ({ $reason }).

## Zbiórka

web-you = ty
web-bot = bot
web-sit-here = Siadam tu
web-add-bot = Posadź bota
web-stand-up = Wstaję
web-send-away = Usuń
web-gathering-full = Wszystkie miejsca są zajęte. Możesz zostać i popatrzeć.
web-you-watch = Oglądasz grę.
web-invite = Zaproś kogoś
web-invite-how = Kto otworzy ten link albo wpisze w sali ten kod, może się dosiąść.
web-invite-link = Link do tego stołu
web-owner-starts = Grę zacznie ten, kto założył stół, gdy wszyscy usiądą.
web-gathering-options = Wybrane do tej gry
web-gathering-usual = Wszystko jak w zwykłej grze.
web-all-seated = Wszyscy siedzą
web-copy-code = Kopiuj kod
web-copy-link = Kopiuj link
web-copied = Skopiowano.

## Ustawienia stołu

web-speed = Tempo animacji
web-speed-slow = wolne
web-speed-normal = zwykłe
web-speed-fast = szybkie
web-speed-none = bez animacji
web-pace = Ruchy innych
web-pace-step = po jednym, z przyciskiem Dalej
web-pace-slow = po kolei, powoli
web-pace-normal = po kolei
web-pace-fast = po kolei, szybko
web-pace-none = wszystkie naraz
web-theme = Motyw
web-theme-system-look = jak w urządzeniu
web-theme-night-look = ciemny
web-theme-day-look = jasny
web-pass = Pasuj automatycznie
web-pass-off = nigdy
web-pass-nothing = gdy nie mam innego wyboru
web-pass-news = aż pojawi się coś nowego
web-pass-touch = gdy mnie to nie dotyczy, także zamiast własnej akcji w cudzej turze
web-pass-turn = do mojej następnej tury
web-pass-always = zawsze, gdy można
web-confirm-setting = Pytaj przed krokami, których nie można cofnąć
web-list-setting = Pokazuj na liście także to, co leży na planszy
web-my-seats = Moje miejsca
web-this-table = Ten stół
web-box = Pudełko
web-record = Zapis jako tekst
web-pause = Pauza
web-resume = Wznów
web-resign = Poddaję się
web-resign-ask = Poddać tę grę? Nie da się tego cofnąć.
web-resign-sure = Tak, poddaję się
web-keys = Klawisze
web-keys-help = Tab i strzałki przechodzą po tym, co można wybrać, Enter wybiera, I pokazuje z bliska, spacja przewija ruchy innych, U cofa, H prosi o podpowiedź, ? wyjaśnia pytanie, O wypisuje możliwości, C pokazuje kartę pomocy, Esc wraca. Na ekranie dotykowym przytrzymaj palec na karcie, żeby zobaczyć ją z bliska, albo na znaku, żeby poznać jego znaczenie.

## Koniec

web-end = Koniec sagi
web-end-winners =
    { $count ->
        [one] Wygrywa { $names }
        [few] Wspólnie wygrywają: { $names }
       *[many] Wspólnie wygrywają: { $names }
    }
web-end-none = Nikt nie wygrywa
web-end-part = Składnik
web-end-total = Chwała
web-end-rating = Ranking
web-end-unrated = Gra bez rankingu: niczyj ranking się nie zmienił.
web-replay = Powtórka
web-rematch = Jeszcze raz
web-rematch-join = Do nowego stołu

## Zasady, pudełko, powtórki, profil

web-rules-of = Zasady: { $game }
web-rules-english = Zasady są spisane po angielsku.
web-rules-search = Szukaj w zasadach
web-rules-hits =
    { $count ->
        [0] Nic nie znaleziono
        [one] Jedna zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }
web-contents = Rozdziały
web-rules-short = W skrócie
web-rules-more = Pokaż
web-goal = Cel i przebieg gry
web-goal-of = { $game } w skrócie
web-goal-print = Do druku
web-howto = Jak grać
web-goal-box = Pudełko
web-goal-rules = Wszystkie zasady
web-rules-box = pudełko
web-rules-in-box = pudełku
web-box-of = Pudełko: { $game }
web-box-all = Wszystko
web-box-count =
    { $count ->
        [one] jedna sztuka
        [few] { $count } sztuki
       *[many] { $count } sztuk
    }
web-box-source = Źródło
web-box-source-rulebook = z instrukcji
web-box-source-public = ze źródeł publicznych
web-box-source-reconstructed = odtworzone
web-ranking-of = Ranking: { $game }
web-ranking-place = Miejsce
web-ranking-who = Gracz
web-ranking-rating = Ranking
web-ranking-games = Gry
web-ranking-none = Nikt nie skończył jeszcze gry rankingowej.
web-profile = Profil
web-account = Konto
web-name = Imię
web-save = Zapisz
web-signed-in = Zalogowano jako { $login }.
web-sign-out = Wyloguj się
web-sign-up = Nowe konto
web-sign-in-note = Zaloguj się, żeby wrócić do swoich gier.
web-sign-up-note = Imię i gry zostają.
web-login = Login
web-password = Hasło
web-password-change = Zmień hasło
web-password-old = Dotychczasowe hasło
web-password-new = Nowe hasło
web-password-note = Na wszystkich innych urządzeniach nastąpi wylogowanie.
web-password-changed = Hasło zmienione.
web-sessions = Zalogowane urządzenia
web-session-used = ostatnio { $day }
web-session-here = to urządzenie
web-session-end = Wyloguj
web-session-end-of = Wyloguj: { $name }
web-session-unknown = starsze logowanie
web-sign-out-all = Wyloguj wszędzie
web-ratings = Rankingi
web-ratings-none = Ranking pojawi się po pierwszej grze rankingowej.
web-curve = Jak zmieniał się ranking w grze { $game }; teraz { $rating }
web-rated-games =
    { $count ->
        [one] jedna gra rankingowa
        [few] { $count } gry rankingowe
       *[many] { $count } gier rankingowych
    }
web-played = Skończone gry
web-played-none = Nie ma jeszcze skończonych gier.
web-points =
    { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
web-place = miejsce { $rank } z { $seats }
web-replay-of = Powtórka: { $game }
web-replay-pick = Wybierz skończoną grę albo otwórz zapis.
web-replay-open = Otwórz zapis
web-replay-file = Plik z zapisem albo wklejony tekst
web-replay-choose = Wybierz plik
web-replay-show = Pokaż
web-replay-first = Pierwszy ruch
web-replay-last = Ostatni ruch
web-replay-play = Odtwarzaj
web-replay-stop = Zatrzymaj
web-replay-move = Ruch { $ply } z { $plies }
web-replay-eyes = Kto patrzy
web-replay-eyes-spectator = widz
web-replay-eyes-all = wszyscy: odkryte ręce
web-replay-by = Co ile przeskakiwać
web-replay-by-move = co ruch
web-replay-by-turn = co turę
web-replay-by-round = co rundę
web-replay-back-move = Ruch wstecz
web-replay-on-move = Ruch naprzód
web-replay-back-turn = Tura wstecz
web-replay-on-turn = Tura naprzód
web-replay-back-round = Runda wstecz
web-replay-on-round = Runda naprzód
web-replay-when = runda { $round }, tura { $turn }
web-replay-link = Kopiuj link do tej chwili
web-about-what = Meadhall to jedna sala i pięć wikińskich planszówek: dla przyjaciół, solo i przeciw botom, które grają dobrze.
web-about-credits = Podziękowania
web-about-icons = Znaki na kartach i kościach:
web-about-licence = Licencja:
web-about-fonts = Kroje pisma:
web-about-art = Sceny, karty i plecionki rysuje sam program.
web-about-games = Gry
web-about-games-text = Gry należą do swoich autorów i wydawców. Zasady opowiadamy tu własnymi słowami; to, czego nie ma w żadnej instrukcji, w pudełku oznaczono jako odtworzone.

## Kampanie

## Serie

web-game-series = Serie
    .about = Kilka partii z jedną kartą wyników.
web-series = W co gracie
web-series-single = Jedna partia
    .hint = Do końca i po wszystkim.
web-series-match = Mecz
    .hint = Najwyżej trzy, pięć albo siedem partii w tym samym składzie.
web-series-campaign = Kampania
    .hint = Pięć gier z jedną kartą: Bohaterowie zostają Legendami, skarby przechodzą dalej, a rozstrzyga piąta gra.
web-series-match-of = { $game }: mecz
web-series-campaign-of = { $game }: kampania

## Turnieje

web-nav-tournaments = Turnieje
web-tournament-about = Kilka rund gier we dwoje: następnym przeciwnikiem jest ktoś, kto ma tyle punktów co ty, i nikt nie spotyka nikogo dwa razy.
web-tournament-list = Turnieje
web-tournament-none = Na razie nie ma żadnego.
web-tournament-account = Żeby założyć turniej, trzeba mieć konto; grać może każdy.
web-tournament-new = Nowy turniej
web-tournament-title = Nazwa
web-tournament-game = Gra
web-tournament-settings = Ustawienia gry
web-tournament-rounds = Rundy
web-tournament-odd = Przy nieparzystej liczbie graczy
web-tournament-bye = pauza
web-tournament-make = Załóż turniej
web-tournament-of = zakłada { $name }
web-tournament-open = { $n ->
    [0] zapisy, jeszcze nikogo
    [one] zapisy, 1 osoba
    [few] zapisy, { $n } osoby
   *[many] zapisy, { $n } osób
  }
web-tournament-round = runda { $n } z { $rounds }
web-tournament-over = zakończony
web-tournament-join = Biorę udział
web-tournament-leave = Rezygnuję
web-tournament-start = Zaczynamy
web-tournament-standings = Tabela
web-tournament-points = Punkty
web-tournament-buchholz = Buchholz
web-tournament-nobody = Nikt się jeszcze nie zapisał.
web-tournament-play = Do stołu
web-tournament-watch = Oglądaj
