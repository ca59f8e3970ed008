# Boty, arena i podpowiedzi.

bot-thrall = Thrall
    .hint = Robi cokolwiek, byle zgodnie z zasadami: decyduje los.
bot-karl = Karl
    .hint = Patrzy o krok naprzód. Odpowiada od razu.
bot-huskarl = Huskarl
    .hint = Patrzy daleko naprzód przez dziesiątą część sekundy.
bot-jarl = Jarl
    .hint = Patrzy daleko naprzód przez sekundę.

error-bot-unknown = Nie ma bota „{ $bot }”; znane boty: { $bots }.
error-bot-budget = „{ $budget }” to nie budżet: podaj iteracje (200i), sekundy (1.5s) albo milisekundy (100ms).
error-bot-no-budget = Bot { $bot } nie potrzebuje budżetu; podaj samą nazwę.
error-bot-import = Nie da się wczytać bota „{ $bot }”: { $reason }.
error-arena-bots = Podaj boty, które mają grać; drabinka wymaga co najmniej dwóch.
error-arena-seats =
    { $bots ->
        [one] Jeden bot nie zapełni
        [few] { $bots } boty nie zapełnią
       *[many] { $bots } botów nie zapełni
    } stołu na { $seats ->
        [one] jedno miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }; podaj po jednym bocie na miejsce.
error-arena-games = Rozegraj co najmniej jedną partię.
error-arena-file = Plik { $file } zawiera partie z innej areny; podaj inny plik albo usuń ten.
error-option-pair = „{ $text }” to nie opcja: napisz nazwa=wartość.
error-file-unreadable = Nie da się odczytać pliku { $file }: { $reason }.

arena-title = Arena: { $game }
arena-summary =
    { $games ->
        [one] Jedna partia
        [few] { $games } partie
       *[many] { $games } partii
    } przy stole na { $seats ->
        [one] jedno miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }, ziarno { $seed }. Każde rozdanie rozegrano raz w każdym ustawieniu miejsc. Przedziały ufności 95 % (Wilsona).
arena-playing = Gramy
arena-resumed =
    { $games ->
        [one] Jedną partię rozegrano wcześniej; nie będzie powtarzana.
        [few] { $games } partie rozegrano wcześniej; nie będą powtarzane.
       *[many] { $games } partii rozegrano wcześniej; nie będą powtarzane.
    }
arena-stopped = Przerwano. Rozegrane partie są w pliku { $file }; to samo polecenie podejmie grę w tym miejscu.
arena-written = Zapisano: { $file }
arena-bot = Bot
arena-games = Partie
arena-share = Zwycięstwa
arena-interval = Przedział 95 %
arena-score = Średni wynik
arena-margin = Średnia przewaga
arena-elo = Elo
arena-decisions = Decyzje
arena-seconds = Sekundy
arena-per-second = Decyzje na sekundę
arena-shares = Zwycięstwa
arena-shares-plot = Odsetek zwycięstw każdego bota z przedziałem 95 %
arena-versus = Jeden na jednego
arena-scores = Wyniki
arena-scores-plot = Jak często każdy bot osiągał dany wynik
arena-pace = Tempo

hint-title = Podpowiedzi: { $who }, ruch { $ply }
hint-nobody = Gra już się skończyła; nie ma czego wybierać.
hint-option = Możliwość
hint-margin = Oczekiwana przewaga
hint-chance = Szansa
hint-tries = Próby
