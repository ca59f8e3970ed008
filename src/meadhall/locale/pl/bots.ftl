# Boty, arena i podpowiedzi.

bots-level-thrall = Thrall
    .hint = Robi cokolwiek, byle zgodnie z zasadami: decyduje los.
bots-level-karl = Karl
    .hint = Patrzy o krok naprzód. Odpowiada od razu.
bots-level-huskarl = Huskarl
    .hint = Patrzy daleko naprzód przez dziesiątą część sekundy.
bots-level-jarl = Jarl
    .hint = Patrzy daleko naprzód przez sekundę.
bots-level-einherjar = Einherjar
    .hint = Uczył się na milionach partii. Odpowiada od razu.

bots-error-unknown = Nie ma bota „{ $bot }”; znane boty: { $bots }.
bots-error-budget = „{ $budget }” to nie budżet: podaj iteracje (200i), sekundy (1.5s) albo milisekundy (100ms).
bots-error-no-budget = Bot { $bot } nie potrzebuje budżetu; podaj samą nazwę.
bots-error-import = Nie da się wczytać bota „{ $bot }”: { $reason }.
bots-error-net = { $file } nie zawiera sieci, którą dałoby się odczytać.
bots-error-net-misfit = { $file } to sieć innej gry albo innej wersji gry { $game }.
bots-error-temperature = „{ $words }” nie jest ani temperaturą (0.5t), ani plikiem wag (mine.npz).
bots-no-net = Gra { $game } nie ma wytrenowanej sieci; zamiast Einherjara siada Jarl.
bots-bad-net = Wytrenowana sieć gry { $game } jest uszkodzona albo zna inne zasady; zamiast Einherjara siada Jarl.
bots-error-arena-bots = Podaj boty, które mają grać; drabinka wymaga co najmniej dwóch.
bots-error-arena-seats =
    { $bots ->
        [one] Jeden bot nie zapełni
        [few] { $bots } boty nie zapełnią
       *[many] { $bots } botów nie zapełni
    } stołu na { $seats ->
        [one] jedno miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }; podaj po jednym bocie na miejsce.
bots-error-arena-games = Rozegraj co najmniej jedną partię.
bots-error-no-adviser = Bot { $bot } nie umie podpowiadać; potrafią to tylko boty, które szukają, na przykład jarl.
bots-error-arena-file = Plik { $file } zawiera partie z innej areny; podaj inny plik albo usuń ten.

bots-arena-title = Arena: { $game }
bots-arena-summary =
    { $games ->
        [one] Jedna partia
        [few] { $games } partie
       *[many] { $games } partii
    } przy stole na { $seats ->
        [one] jedno miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }, ziarno { $seed }. Każde rozdanie rozegrano raz w każdym ustawieniu miejsc. Przedziały ufności 95 % (Wilsona).
bots-arena-playing = Gramy
bots-arena-resumed =
    { $games ->
        [one] Jedną partię rozegrano wcześniej; nie będzie powtarzana.
        [few] { $games } partie rozegrano wcześniej; nie będą powtarzane.
       *[many] { $games } partii rozegrano wcześniej; nie będą powtarzane.
    }
bots-arena-stopped = Przerwano. Rozegrane partie są w pliku { $file }; to samo polecenie podejmie grę w tym miejscu.
bots-arena-written = Zapisano: { $file }
bots-arena-bot = Bot
bots-arena-games = Partie
bots-arena-share = Zwycięstwa
bots-arena-interval = Przedział 95 %
bots-arena-score = Średni wynik
bots-arena-margin = Średnia przewaga
bots-arena-elo = Elo
bots-arena-decisions = Decyzje
bots-arena-seconds = Sekundy
bots-arena-per-second = Decyzje na sekundę
bots-arena-shares = Zwycięstwa
bots-arena-shares-plot = Odsetek zwycięstw każdego bota z przedziałem 95 %
bots-arena-versus = Jeden na jednego
bots-arena-scores = Wyniki
bots-arena-scores-plot = Jak często każdy bot osiągał dany wynik
bots-arena-pace = Tempo

bots-hint-title = Podpowiedzi: { $who }, ruch { $ply }
bots-hint-nobody = Gra już się skończyła; nie ma czego wybierać.
bots-hint-option = Możliwość
bots-hint-margin = Oczekiwana przewaga
bots-hint-chance = Szansa
bots-hint-tries = Próby
