# Lekcje gry Valhalla. Jeden do trzech krótkich zdań na krok; `.otherwise` słyszy ten, kto próbuje czegoś innego.

## O co chodzi

lessons-valhalla-idea-want = Nikt tu nie chce umierać we własnym łóżku. Wojownicy, którzy wygrają bitwę, trafiają do Valhalli i tam każdy jest wart punkty Chwały. Kto na koniec ma najwięcej Chwały, wygrywa.
lessons-valhalla-idea-card = To twój wojownik: { valhalla-warrior-steinulf }. Liczba w kole to siła. Bronie na dole są potrzebne, żeby w ogóle walczyć, a wieniec to Chwała, która czeka w Valhalli.
lessons-valhalla-idea-attack = Dość gadania. Zaatakuj gracza { $rival }: wybierz jego ramkę.
    .otherwise = Karty poczekają do drugiej lekcji. Najpierw bitwa: zaatakuj gracza { $rival }.
lessons-valhalla-idea-dice = Twój rzut: sześć kości, na każdej jedna broń. { valhalla-warrior-steinulf } potrzebuje miecza i tarczy, a jedno i drugie właśnie wypadło.
lessons-valhalla-idea-arm = Wybierz kartę { valhalla-warrior-steinulf }, a miecz i tarcza trafią na miejsce. Walczy tylko ten, kto ma komplet broni.
    .otherwise = Tarcza jest jedna, a { valhalla-warrior-steinulf } zrobi z niej najlepszy użytek. Uzbrój najpierw tę kartę.
lessons-valhalla-idea-more = Siła 6. Teraz { valhalla-warrior-brynjulf }: włócznia i łuk. Siły się sumują.
    .otherwise = Chwileczkę: { valhalla-warrior-brynjulf } też dostanie broń, a to 5 siły za darmo.
lessons-valhalla-idea-end = Siła 11 robi wrażenie. Zakończ atak, niech { $rival } odpowie.
    .otherwise = Z pozostałych kości nikogo nie uzbroisz. Zakończ atak.
lessons-valhalla-idea-answer = { $rival } też rzuca i uzbraja tylko jedną kartę: 6 przeciw twoim 11. Wygrywa większa siła.
lessons-valhalla-idea-glory = { valhalla-warrior-steinulf } i { valhalla-warrior-brynjulf } już ucztują: 1 i 2 punkty Chwały. Zdobywasz też tarczę przeciwnika, wartą na koniec kolejne 2.
lessons-valhalla-idea-keep = Tak kończy się każda tura: oglądasz dwie karty i zostawiasz sobie jedną. Weź tę, która ci się podoba.
    .otherwise = Najpierw zostaw sobie jedną z dwóch kart, to zamknie turę.
lessons-valhalla-idea-done = I to cały pomysł: uzbrajasz wojowników kośćmi, wygrywasz i odsyłasz ich do Valhalli. Drużyna przy tym pustoszeje, i nie jest to przypadek. Dalej: co można zrobić w swojej turze.

## Jedna tura

lessons-valhalla-turn-jarl = To twój Jarl, { valhalla-jarl-hodr }. Jarl sam nie walczy, za to nagina dla ciebie jedną zasadę; ten zamienia X na broń. Zwykle wybiera się jednego z trzech.
lessons-valhalla-turn-first = Każdy zaczyna z jednym wojownikiem. Weź kartę { valhalla-warrior-bjorn }: siła 5 za dwie bronie to okazja.
    .otherwise = Też niczego sobie, ale nie na tę lekcję. Weź kartę { valhalla-warrior-bjorn }.
lessons-valhalla-turn-discard = Siedem kart, dwie trzeba odrzucić. { valhalla-warrior-bjorg } i { valhalla-warrior-kveldulf } czekają na łuki, a na sześciu kościach bywa ich mało: odrzuć obie te karty.
    .otherwise = Ta się jeszcze przyda. Odrzuć { valhalla-warrior-bjorg } i { valhalla-warrior-kveldulf }.
lessons-valhalla-turn-one = W turze robisz jedną z czterech rzeczy. Pierwsza: zagraj wojownika z ręki do drużyny, w której mieści się czterech. Zagraj kartę { valhalla-warrior-hildisvin }.
    .otherwise = Po kolei. Najpierw zagraj samą kartę { valhalla-warrior-hildisvin }.
lessons-valhalla-turn-keep = To była twoja akcja, po niej jak zawsze dwie karty. Zostaw sobie { valhalla-warrior-gunnbjorn }, siła 6.
    .otherwise = Zostaw kartę { valhalla-warrior-gunnbjorn }, zaraz zobaczysz po co.
lessons-valhalla-turn-two = Druga rzecz: dwóch wojowników naraz, jeśli razem potrzebują najwyżej trzech broni. { valhalla-warrior-gunnbjorn } potrzebuje dwóch, { valhalla-warrior-elgi } jednej. Wybierz { valhalla-warrior-gunnbjorn }, a wejdą obie karty.
    .otherwise = Dwie karty w jednej akcji: wybierz { valhalla-warrior-gunnbjorn }, a { valhalla-warrior-elgi } wejdzie razem z nią.
lessons-valhalla-turn-rest = Drużyna jest pełna. Zostaw kartę, którą chcesz.
    .otherwise = Najpierw zostaw sobie jedną z dwóch kart.
lessons-valhalla-turn-draw = Trzecia rzecz jest najspokojniejsza: dobierz dwie karty i zostaw jedną. Wybierz talię.
    .otherwise = Cierpliwości. Najpierw sprawdź, co daje talia.
lessons-valhalla-turn-draws = Zostaw jedną kartę za akcję, a potem jeszcze jedną, bo tak kończy się każda tura.
    .otherwise = Najpierw zostaw sobie jedną z dwóch kart.
lessons-valhalla-turn-attack = Czwartą rzecz już znasz: zaatakuj gracza { $rival }.
    .otherwise = Drużyna jest pełna i wypoczęta. Zaatakuj gracza { $rival }.
lessons-valhalla-turn-arm = Dwa topory, tarcza, łuk i dwa X: X nie uzbroi nikogo. { valhalla-warrior-hildisvin } potrzebuje topora i tarczy.
    .otherwise = Najpierw wykorzystaj to, co dobre: uzbrój kartę { valhalla-warrior-hildisvin }. Kości na wojowniku są bezpieczne.
lessons-valhalla-turn-spend = Reszta do niczego, więc rzuć nią jeszcze raz. Ceną jest jedna kość, stracona do końca bitwy. Wybierz przerzut: zapłacisz iksem.
    .otherwise = Tak jak leżą, te kości nikogo nie uzbroją. Najpierw przerzut.
lessons-valhalla-turn-reroll = Teraz wskaż kości do przerzutu. Żadna się nie przyda: wskaż wszystkie trzy.
    .otherwise = Wskaż też pozostałe kości, i tak są do niczego.
lessons-valhalla-turn-again = Miecz i łuk, jak na zamówienie dla karty { valhalla-warrior-gunnbjorn }. Co leży na wojowniku, już tam zostaje.
    .otherwise = Wybierz silniejszą kartę: { valhalla-warrior-gunnbjorn } to siła 6.
lessons-valhalla-turn-tactic = Karty bez koła to Taktyki: pomagają w bitwie i znikają. Zagraj kartę { valhalla-tactic-fury }, siła wzrośnie o 2.
    .otherwise = Czekaj, jedna karta jest stworzona na tę chwilę. Zagraj kartę { valhalla-tactic-fury }.
lessons-valhalla-turn-end = Po zakończeniu ataku nie zagrasz już w tej bitwie żadnej Taktyki. Siła 11: kończ.
    .otherwise = Zostało już tylko zakończyć atak.
lessons-valhalla-turn-won = Obrona wyszła na 8, więc { $rival } oddaje ci tarczę. Obie uzbrojone karty są w Valhalli, pozostałe czekają na swój dzień.
lessons-valhalla-turn-last = Kości wracają do puli, karty przychodzą jak zawsze. Zostaw jedną i gra { $rival }.
    .otherwise = Najpierw zostaw sobie jedną z dwóch kart.
lessons-valhalla-turn-done = Znasz już wszystko, co można zrobić w turze: jeden wojownik, dwóch naraz, dobranie, atak. Z pustą drużyną trzeba najpierw kogoś zagrać. Dalej: w czym tkwi sedno.

## W czym tkwi sedno

lessons-valhalla-knot-sides = Bitwa ma dwie strony i nie są sobie równe. Atakujący rzuca pierwszy i musi zgadywać. Obrońca rzuca drugi i wie, ile trzeba przebić.
lessons-valhalla-knot-attack = Dziś zgadujesz ty. Zaatakuj gracza { $rival }.
    .otherwise = Lepszej drużyny na razie nie będzie. Zaatakuj gracza { $rival }.
lessons-valhalla-knot-claims = Trzy włócznie, topór, tarcza i łuk. { valhalla-warrior-goltur } chce dwóch włóczni, { valhalla-warrior-elgi } jednej, a Olbrzym { valhalla-warrior-snaer } bierze dowolne dwie bronie. Jedna kość służy tylko jednej karcie.
lessons-valhalla-knot-boar = Zacznij od najbardziej wybrednej karty: dwie włócznie dla { valhalla-warrior-goltur }.
    .otherwise = Kość zostaje tam, gdzie ją położysz, więc mało wybredni czekają na koniec. Najpierw uzbrój kartę { valhalla-warrior-goltur }.
lessons-valhalla-knot-giant = Ostatniej włóczni nie ruszaj: { valhalla-warrior-snaer } niech weźmie dwie z pozostałych broni. Olbrzym w ataku zabiera też obrońcy jedną kość.
    .otherwise = Wtedy dla karty { valhalla-warrior-elgi } nic nie zostanie. { valhalla-warrior-snaer } dostanie dwie bronie, byle nie włócznię.
lessons-valhalla-knot-clans = Spójrz na kartę { valhalla-warrior-elgi }: siła 1, ale o 5 więcej, gdy w drużynie są cztery klany. I są. Mały w dobrym towarzystwie bywa wielki.
    .otherwise = Siła leży i czeka: daj włócznię karcie { valhalla-warrior-elgi }.
lessons-valhalla-knot-hold = Siła 12. W ręce masz dwie karty { valhalla-tactic-fury }, ale w ataku tylko zgadujesz, a to może wystarczyć. Zachowaj je i zakończ atak.
    .otherwise = Oszczędzaj karty: w obronie będzie wiadomo, ile dokładnie potrzeba. Zakończ atak.
lessons-valhalla-knot-leave = 12 do 8. Cała uzbrojona trójka odeszła, to 5 Chwały; po wygranym ataku nikogo nie da się zatrzymać. Taka jest cena: w domu został tylko { valhalla-warrior-steinulf }.
lessons-valhalla-knot-keep = Pustej drużyny nie można atakować, jednoosobową owszem. Zostaw kartę i trzymaj się mocno.
    .otherwise = Najpierw zostaw sobie jedną z dwóch kart.
lessons-valhalla-knot-raid = No i są, z siłą 8. Remis wygrywa atakujący, więc potrzebujesz 9. I teraz to wiesz.
lessons-valhalla-knot-defend = Uzbrój kartę { valhalla-warrior-steinulf }. Same Taktyki nikogo nie obronią: ktoś musi walczyć.
    .otherwise = Najpierw ktoś musi stanąć w drzwiach: uzbrój kartę { valhalla-warrior-steinulf }.
lessons-valhalla-knot-tie = Sześć. A teraz policz: { valhalla-tactic-fury } daje 2.
    .otherwise = Rezygnacja kosztowałaby tarczę. Zagraj kartę { valhalla-tactic-fury }.
lessons-valhalla-knot-more = Osiem do ośmiu, a remis wygrywa atakujący. Dobrze, że jest druga taka karta.
    .otherwise = Osiem nie wystarczy, trzeba 9. Zagraj drugą kartę { valhalla-tactic-fury }.
lessons-valhalla-knot-stop = Dziesięć do ośmiu. Ani jednej karty za dużo: zakończ obronę.
    .otherwise = To już wygrane. Zakończ obronę.
lessons-valhalla-knot-send = Zwycięski obrońca nie traci tarczy i sam wybiera, kto odchodzi. { valhalla-warrior-steinulf } to tam 1 punkt Chwały, a tu 6 siły: wyślij albo zatrzymaj. Wybór należy do ciebie.
    .otherwise = Najpierw zdecyduj: { valhalla-warrior-steinulf } odchodzi czy zostaje?
lessons-valhalla-knot-worth = Przegrany nie traci wojowników: wszyscy po stronie { $rival } zostają i jeszcze wrócą. Silni z małą Chwałą wygrywają ci bitwy, słabi z dużą Chwałą wygrywają ci grę.
lessons-valhalla-knot-done = Najpierw uzbrajaj wybrednych, w ataku nie przepłacaj, Taktyki trzymaj na obronę i pilnuj, kto zostaje w domu. Dalej: jak to się kończy.

## Koniec gry

lessons-valhalla-end-why = { $rival } nie ma już własnych tarcz: ostatnia trafiła do ciebie i tak zaczął się koniec gry. Tak samo zadziałałaby pusta talia. Każdy ma jeszcze jedną turę, a twoja jest ostatnia ze wszystkich.
lessons-valhalla-end-last = Co na koniec zostanie w ręce, nie jest warte nic. W tej turze liczy się więc jedno: kto jeszcze może trafić do Valhalli?
lessons-valhalla-end-play = Zagraj kartę { valhalla-warrior-finnbjorn }: 3 punkty Chwały, jeśli kości pozwolą.
    .otherwise = Niezła myśl, ale innym razem. Zobaczmy, czy uda się z kartą { valhalla-warrior-finnbjorn }.
lessons-valhalla-end-keep = Nawet teraz dobierasz, choć te karty już nie powalczą. Zostaw którąkolwiek.
    .otherwise = Najpierw zostaw sobie jedną z dwóch kart.
lessons-valhalla-end-ragnarok = Ragnarok. Każdy raz jeszcze rzuca sześcioma kośćmi, bez wroga i bez porównywania: kto uzbrojony, ten trafia do Valhalli. { $rival } wysyła jedną kartę, { $third } żadnej. Te kości są twoje.
lessons-valhalla-end-bear = Liczy się już tylko Chwała, nie siła. { valhalla-warrior-finnbjorn } daje 3: jeden miecz i oba topory.
    .otherwise = Najpierw ta karta, która daje najwięcej Chwały: { valhalla-warrior-finnbjorn }.
lessons-valhalla-end-more = Drugi miecz i łuk bierze { valhalla-warrior-gunnbjorn }: jeszcze 1.
    .otherwise = Ktoś jeszcze czeka na broń: { valhalla-warrior-gunnbjorn }.
lessons-valhalla-end-stop = Dla karty { valhalla-warrior-steinulf } zabrakło miecza, więc nie da nic. Zdarza się najlepszym. Zakończ swój Ragnarok.
    .otherwise = Został jeden X, a on nikogo nie uzbroi. Zakończ swój Ragnarok.
lessons-valhalla-end-mine = Twoi wojownicy w Valhalli: 9 Chwały. Trzy własne tarcze po 2 dają 6, dwie zdobyte 4. Razem 19.
lessons-valhalla-end-sets = { $third } ma zdobyte tarcze dwóch różnych przeciwników, a taki komplet to dodatkowe 2. Wyszło 18: o jeden za mało.
lessons-valhalla-end-alive = { $rival } nie ma już żadnej własnej tarczy, a i tak uzbierało się 18. Kto stracił wszystkie, gra dalej, nie można go atakować i może wygrać. We dwoje własne tarcze nie liczą się wcale.
lessons-valhalla-end-done = To cała Valhalla. Najczęściej zapomina się o trzech rzeczach: trzymać kogoś taniego na Ragnarok, zdobywać tarcze różnych graczy i pilnować cudzej ostatniej tarczy. A teraz do gry.
