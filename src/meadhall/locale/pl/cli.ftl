# Słowa wiersza poleceń i stołu w terminalu.

cli-game = gra
cli-seats = graczy
cli-about = o grze
cli-option = opcja
cli-values = wartości
cli-meaning = znaczenie
cli-default = domyślnie: { $value }
cli-seats-are = Liczba graczy: { $seats }
cli-name = nazwa
cli-details = szczegóły
cli-source = źródło
cli-score = punkty
cli-total = razem
cli-place = miejsce
cli-unknown-language = Nie ma języka „{ $language }”; są: { $languages }.
cli-option-form = Opcję zapisuje się jako nazwa=wartość, a nie „{ $word }”.
cli-unknown-source = Nie ma źródła „{ $source }”; są: rulebook, public, reconstructed.
cli-which-rules = Podaj, czyje zasady: { $games }.
cli-no-such-rule = W grze { $game } nie ma zasady „{ $id }”.
cli-no-checkout = Pokrycie zasad liczy się w katalogu projektu, a to nim nie jest.
cli-coverage = { $game }: zasad { $all }, sprawdzonych testem { $cited }, tylko o obsłudze elementów { $physical }, brakuje { $missing }.
cli-people-form = Miejsca ludzi zapisuje się tak: 0 albo 0,2, a nie „{ $people }”.
cli-file-unreadable = Nie da się odczytać pliku { $file }: { $reason }.
cli-file-not-text = { $file } to nie plik tekstowy.
cli-other-game = To zapis gry { $game }.
cli-playout = { $decisions ->
    [one] Jeden wybór
    [few] { $decisions } wybory
   *[many] { $decisions } wyborów
  }. Zwycięskie miejsca: { $winners }.
cli-person = Gracz { $n }
cli-bot = Bot { $n }
cli-welcome = { $game }. Na pozostałych miejscach gra { $bots }. Wpisz numer lub klucz; ? pokaże pomoc, q kończy.
cli-hand-over = { $name }: przejmij klawiaturę i naciśnij Enter.
cli-help = Numer lub klucz to wybór. undo: cofnij. why: czego nie można i dlaczego. rule [ID]: zasada stojąca za pytaniem. hint: co zrobiłby Jarl. save PLIK: zapisz grę. q: wyjdź.
cli-choose = Wpisz liczbę od 1 do { $n } albo ? po pomoc.
cli-offer = Wybiera ktoś inny. Enter: nie teraz. later: nie pytaj przed moim ruchem.
cli-saved = Zapisano w pliku { $file }.
cli-cannot-save = Nie da się zapisać pliku { $file }: { $reason }.
cli-bench-seconds = Mierz przynajmniej przez { $least } sekundy.
cli-bench-game = gra
cli-bench-decisions = wyborów/s
cli-bench-games = gier/s
cli-bench-clone = kopia µs
cli-bench-view = widok µs
cli-bench-redeal = rozdanie µs
cli-bench-build = Wersja silnika: { $build }. Liczba graczy: { $seats }; losowa gra na jednym rdzeniu, według czasu procesora.
cli-bench-slow = Bez kompilatora C silnik działa w trybie interpretowanym.
cli-bench-learning = Dla programów uczących się: kroki na sekundę czasu procesora przez PettingZoo z obserwacjami i wybory z biegu seryjnego (równoległych gier: { $games }), bez obserwacji i z nimi. Stosunki: PettingZoo / seria bez obserwacji.
cli-bench-pettingzoo = kroki PettingZoo/s
cli-bench-batch = wybory w serii/s
cli-bench-seen = z obserwacjami
cli-bench-no-rl = Bez NumPy i PettingZoo adaptery nie są mierzone (pip install "meadhall[rl]").
cli-bench-absent = Brak pakietu { $peer } (pip install "meadhall[bench]").
cli-no-lessons = Gra { $game } nie ma jeszcze lekcji.
cli-no-such-lesson = Nie ma lekcji „{ $lesson }”; są: { $lessons }.
