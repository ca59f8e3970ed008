# Lekcje gry Runar. Jeden do trzech krótkich zdań na krok; `.otherwise` słyszy ten, kto próbuje czegoś innego.

## O co chodzi

lessons-runar-idea-want = Wyspa z lodu, a na niej pełno odłamków run, na przykład te. Kto na koniec ma najwięcej Punktów Zwycięstwa, wygrywa, a każdy zebrany Odłamek to od razu jeden punkt.
lessons-runar-idea-heroes = Prowadzisz klan trojga Bohaterów; ci na wyspie są twoi, ich karty leżą niżej. Nikt nie ruszy się sam: potrzebne są twoje karty i kości.
lessons-runar-idea-tactics = Tura idzie przez fazy wypisane nad wyspą, od lewej do prawej. Faza Taktyki służy przygotowaniom, a dziś nie trzeba żadnych: zakończ ją.
    .otherwise = Przygotowania poczekają do drugiej lekcji. Zakończ Fazę Taktyki.
lessons-runar-idea-play = Teraz zagrywasz jedną kartę. Jej Bohater działa w tej turze, a kości z lewej strony karty trafiają do ciebie. { runar-hero-feima }: zagraj tę kartę.
    .otherwise = Dziś działa { runar-hero-feima }, bo stoi tuż obok Odłamka. Zagraj jej kartę.
lessons-runar-idea-dice = Twoje kości. Tu nigdy się nimi nie rzuca: kolor mówi, co kość potrafi, a po użyciu się ją oddaje. Zielona to Zwinność, czyli ruch, czerwona to Siła, niebieska to Instynkt.
lessons-runar-idea-gather = Instynkt zbiera żółte Odłamki z miejsca Bohatera albo obok. Ten jest dość blisko: wybierz go.
    .otherwise = Najpierw podnieś to, co leży najbliżej: żółty Odłamek.
lessons-runar-idea-move = Jest punkt! Dwa następne Odłamki leżą blisko siebie. Kość Zwinności to ruch, tutaj do pięciu kroków: wybierz kartę { runar-hero-feima } albo jej figurkę.
    .otherwise = Tu nie ma już czego zbierać. { runar-hero-feima } powinna się ruszyć: wybierz ją.
lessons-runar-idea-walk = Krok na wprost kosztuje jeden, na ukos dwa. Idź tutaj: oba Odłamki będą w zasięgu.
    .otherwise = Stamtąd nie sięgniesz po oba Odłamki. Idź na podświetlone miejsce.
lessons-runar-idea-blue = Siła zbiera niebieskie Odłamki.
    .otherwise = Najpierw niebieski Odłamek.
lessons-runar-idea-third = I jeszcze raz Instynkt, po żółty.
    .otherwise = Został jeden Odłamek, żółty: weź go.
lessons-runar-idea-end = 3 punkty w jednej turze. Unieść można najwyżej trzy Odłamki, więc wystarczy: zakończ Fazę Akcji. Niewydane kości zostają u ciebie.
    .otherwise = Ręce pełne. Zakończ Fazę Akcji.
lessons-runar-idea-destiny = Potem Przeznaczenie odkłada niesione Odłamki z powrotem na wyspę. Karta wskazuje po jednym miejscu w każdej połowie, ty wybierasz. Punkty zostają twoje.
    .otherwise = Odłamek musi gdzieś leżeć: wybierz jedno z podświetlonych miejsc.
lessons-runar-idea-again = I następny. Pomyśl, kto dotrze tam pierwszy.
    .otherwise = Najpierw wybierz miejsce dla tego Odłamka.
lessons-runar-idea-vp = Wieniec liczy twoje punkty: 3. Zagrana karta dała na odchodne jeszcze jedną kość, a na rękę przyszła nowa: zawsze są trzy.
lessons-runar-idea-done = I to cały pomysł: jedna karta na turę, jej Bohater działa kośćmi, Odłamki dają punkty i wracają. Ale nie jesteś na wyspie bez towarzystwa. Dalej: czym może być cała tura.

## Jedna tura

lessons-runar-turn-phases = W turze są Taktyka, Akcja, Wsparcie i Przeznaczenie. Te kości masz z początku gry i nimi płaci się za Taktyki, zanim zagrasz kartę.
lessons-runar-turn-build = Najlepsza z Taktyk: budowa Posągu. Kosztuje kość Siły i kość Instynktu, raz na turę. Wybierz swój Posąg.
    .otherwise = Nie dziś. Zbuduj część Posągu.
lessons-runar-turn-statue = Korpus stoi i daje ci Kartę Przewagi; leży w pierwszym z tych dwóch miejsc na Obrażenia. Do czego służą, zaraz zobaczysz.
lessons-runar-turn-tactics = Inne Taktyki dają lepsze karty, przenoszą samotnego Bohatera do sąsiedniej Strefy albo przywracają żeton Obrony. To wszystko: zakończ fazę.
    .otherwise = Ostatnia kość jeszcze się przyda. Zakończ Fazę Taktyki.
lessons-runar-turn-play = Dwie kości i V, znak zdolności. Zagraj tę kartę.
    .otherwise = Ta na później. { runar-hero-feima } ma kartę z V: zagraj ją.
lessons-runar-turn-ability = V opłaca zdolność { runar-ability-frenzied_leap }: skok do dwóch kroków i od razu atak, bez kości. Wybierz ją.
    .otherwise = Najpierw spróbuj zdolności: nic nie kosztuje.
lessons-runar-turn-leap = Skocz tutaj: obok stoi { runar-hero-helga }.
    .otherwise = Stamtąd { runar-hero-helga } jest poza zasięgiem albo czekają kłopoty.
lessons-runar-turn-target = I atakuj. Cel: { runar-hero-helga }.
    .otherwise = Skok na nic? Cel: { runar-hero-helga }.
lessons-runar-turn-damage = Trafiony oddaje żeton Obrony albo kartę tego Bohatera. { $rival } oddaje żeton, a za to masz Kartę Przewagi. Oba miejsca są teraz zajęte.
lessons-runar-turn-attack = Kość Siły też atakuje. Jeszcze raz!
    .otherwise = { runar-hero-helga } nie ma już żetonu. Atakuj znowu.
lessons-runar-turn-point = Tym razem { $rival } musi oddać kartę. Nie mieści się w żadnym miejscu, więc wszystkie trzy odchodzą, a ty zyskujesz 1 punkt. Tak się zarabia na walce: mniej więcej co trzecie trafienie.
lessons-runar-turn-push = Kość Zwinności popycha kogoś o krok, prosto od ciebie. Popchnij: { runar-hero-helga } niech się nachodzi.
    .otherwise = Najpierw ją popchnij.
lessons-runar-turn-event = Bez Odłamków w rękach Przeznaczenie odkrywa jedną kartę: Wydarzenie. Wydarzenia to zegar: gdy zajmą wszystkie miejsca, trwa ostatnia runda. Każde zabiera też Odłamek z gry: wybierz jeden z tych dwóch.
    .otherwise = Najpierw wybierz Odłamek, który znika.
lessons-runar-turn-defend = { $rival } wraca i atakuje, cel: { runar-hero-feima }. Dobrze, że została kość Instynktu: kto ma żeton Obrony, odpiera nią atak, a żeton zostaje.
    .otherwise = Po to była ta kość. Odeprzyj atak!
lessons-runar-turn-hit = I znowu, ale kości już nie ma. Oddaj żeton albo najniższą kartę tej Bohaterki z talii, wybór jest twój. Kto nie ma jednego ani drugiego, ten pada.
    .otherwise = Najpierw zdecyduj, czym { runar-hero-feima } zapłaci.
lessons-runar-turn-done = Znasz już całą turę i wiesz, że trwa też, gdy grają inni: zaoszczędzone kości to twoja tarcza. Dalej: w czym tkwi sedno.

## W czym tkwi sedno

lessons-runar-knot-plan = Jedna karta to jeden Bohater. A te dwa Odłamki leżą daleko od siebie: przy jednym stoi { runar-hero-feima }, przy drugim { runar-hero-hrafn }. Da się oba w jednej turze?
lessons-runar-knot-play = Szare kości są neutralne: mogą być czymkolwiek. { runar-hero-feima } przynosi jeszcze jedną, zagraj tę kartę.
    .otherwise = Dobre kości, ale żadnej szarej. Zagraj kartę { runar-hero-feima }.
lessons-runar-knot-move = Najpierw rusza się { runar-hero-feima }.
    .otherwise = Za chwilę. Najpierw ruch.
lessons-runar-knot-agility = Zapłacić można na dwa sposoby. Zawsze wydawaj kość, która potrafi mniej: Zwinność.
    .otherwise = Szarych kości szkoda na spacery. Zapłać Zwinnością.
lessons-runar-knot-walk = Podejdź tuż pod nos: obok stoi { runar-hero-erik }. Wygląda to na brawurę, ale zaraz zobaczysz.
    .otherwise = Bliżej! Na podświetlone miejsce.
lessons-runar-knot-gather = Stąd sięgasz po niebieski Odłamek, a przy okazji stoisz komuś na drodze.
    .otherwise = Najpierw niebieski Odłamek.
lessons-runar-knot-strength = Na niebieski wystarczy Siła. Szare zachowaj.
    .otherwise = Szara kość ma ważniejsze zadania. Zapłać Siłą.
lessons-runar-knot-pass = Kto zbiera albo rusza się obok wroga, naraża się na Napad: cios, zanim zdąży coś zrobić. { $rival } tym razem odpuszcza. Ty nie będziesz tak łaskawie patrzeć.
lessons-runar-knot-change = A teraz sztuczka. Kość neutralna przekazuje turę innemu twojemu Bohaterowi: wybierz, niech to będzie { runar-hero-hrafn }.
    .otherwise = Jest jeszcze drugi Odłamek. Zmiana: { runar-hero-hrafn }.
lessons-runar-knot-second = { runar-hero-hrafn } już stoi przy żółtym Odłamku. Zbierz go.
    .otherwise = Po co była ta zmiana? Zbierz Odłamek.
lessons-runar-knot-keep = Teraz pomyśl dwa razy: Instynkt by wystarczył. Ale to nim odpiera się ataki i napada w turach innych. Tym razem wydaj szarą.
    .otherwise = Tej kości Instynktu zaraz by zabrakło. Zapłać neutralną.
lessons-runar-knot-back = Przeznaczenie położyło Odłamek tutaj, bo jeśli to możliwe, musi leżeć tam, gdzie nie masz Bohaterów. Wszyscy twoi są w drugiej połowie. Stój więc tam, gdzie Odłamków nie chcesz, i blisko granicy.
lessons-runar-knot-event = Znowu Wydarzenie. Usuń z gry Odłamek, który leży daleko od twoich Bohaterów.
    .otherwise = Tamten zostaw, masz go w zasięgu. Wybierz jeden z podświetlonych.
lessons-runar-knot-access = Z pierwszego Wydarzenia korzysta każdy. Na następne musi urosnąć twój Posąg: Korpus na drugie, Głowa na trzecie, Płomień na czwarte. Na ich misje na koniec też.
lessons-runar-knot-raid = { runar-hero-erik } sięga po Odłamek, a tuż obok stoi { runar-hero-feima }. Po to tam stoi i na to była ta kość: napadaj!
    .otherwise = Darować, jak przed chwilą tobie? Napadaj!
lessons-runar-knot-slots = { runar-hero-erik } ma Odłamek, ale kosztował żeton. Oba twoje miejsca są zajęte: następne trafienie to punkt.
lessons-runar-knot-done = Wydawaj kość, która potrafi najmniej, Instynkt trzymaj na innych, stój tam, gdzie muszą przejść, i buduj Posąg. Dalej: koniec gry.

## Koniec gry

lessons-runar-end-clock = Trzy z czterech miejsc na Wydarzenia są zajęte. Gdy zapełni się ostatnie, runda toczy się do końca i to koniec gry. Kart jest mało: to może być twoja ostatnia tura.
lessons-runar-end-behind = Masz 2 punkty, { $rival } ma 3. Ale przed wami jeszcze misje, oto one: 2 punkty za Bohaterów w obu połowach i 1 za każdy Odłamek we własnej połowie, najwyżej trzy.
lessons-runar-end-flame = Najpierw Płomień na Posągu: 1 punkt i dostęp do ostatniego Wydarzenia, jakiekolwiek będzie. Buduj.
    .otherwise = Kości w puli nie są na koniec warte nic. Buduj.
lessons-runar-end-play = { runar-hero-hrafn } stoi przy Odłamku w połowie, którą ma { $rival }. Zagraj tę kartę.
    .otherwise = Kto może jeszcze coś zebrać? { runar-hero-hrafn }.
lessons-runar-end-steal = Zbierz go: tobie punkt teraz, a { $rival } będzie mieć punkt misji mniej. Odłamek z cudzej połowy liczy się podwójnie.
    .otherwise = Najpierw zbierz Odłamek.
lessons-runar-end-end = Nie biegnij do domu: { runar-hero-hrafn } jest tu potrzebny do misji o dwóch połowach. Zakończ fazę.
    .otherwise = Zostań na miejscu. Zakończ Fazę Akcji.
lessons-runar-end-last = Ostatnie Wydarzenie! Jego misja: 1 punkt, jeśli twój Bohater stoi przy Odłamku. { runar-hero-feima } stoi, więc usuń z gry ten drugi.
    .otherwise = Bez tego { runar-hero-feima } nie stoi przy niczym. Usuń drugi.
lessons-runar-end-missions = { $rival } ma jeszcze jedną turę, potem liczy się misje, najpierw z Wydarzeń. Pierwszą punktujecie oboje, ostatnią tylko ty, bo tylko twój Posąg jest dość wysoki.
lessons-runar-end-cards = Potem karty Misji. W obu połowach jesteście oboje, ale Odłamki są tylko w twojej. 10 do 6!
lessons-runar-end-done = To cały Runar. Większość punktów przyszła tu po ostatniej turze: czytaj misje na początku, buduj wcześnie i zostawiaj Odłamki w domu. A teraz do gry.

## Samotnie przeciw Nemezis

lessons-runar-solo-nemesis = Nie ma z kim grać? Wtedy przychodzi Nemezis. To jej stworzenia; zdobywa punkty jak gracz, a nikt nie musi nią grać: robią to jej karty.
lessons-runar-solo-win = Grasz jak zawsze, na jednym Terytorium. Gdy skończą się Wydarzenia, trzeba mieć więcej punktów niż Nemezis; remis przegrywa, a misje się nie liczą.
lessons-runar-solo-tactics = Dziś bez przygotowań. Zakończ Fazę Taktyki.
    .otherwise = Później. Zakończ Fazę Taktyki.
lessons-runar-solo-play = Na Odłamku siedzi stwór, a obok stoi { runar-hero-hrafn }. Zagraj tę kartę.
    .otherwise = Przy stworze stoi { runar-hero-hrafn }. Zagraj tę kartę.
lessons-runar-solo-assault = Uwaga: stwory biją pierwsze, jeśli ich Moc razem dorównuje żetonom Obrony Bohatera. Tu jest 1 przeciw 2, więc się nie odważy. Atakuj!
    .otherwise = Najpierw stwór.
lessons-runar-solo-gather = Miał jedno Zdrowie, a ty masz za niego Kartę Przewagi. Odłamek jest wolny: zbierz go.
    .otherwise = A teraz Odłamek.
lessons-runar-solo-end = Zakończ Fazę Akcji i zobacz, co zrobi Nemezis.
    .otherwise = Na jedną turę wystarczy. Zakończ fazę.
lessons-runar-solo-activate = Po Przeznaczeniu Nemezis ma własną fazę. Karta budzi stwora tego rodzaju, a ty wybierasz którego: weź podświetlonego, ten jest daleko od wszystkich.
    .otherwise = Lepiej nie te przy Bohaterach. Weź tego dalekiego.
lessons-runar-solo-where = Pędzi do najbliższego Bohatera. Gdzie się zatrzyma, wybierasz ty: tutaj.
    .otherwise = Może być każde miejsce obok, ale dziś wybierz to.
lessons-runar-solo-push = Popycha, cel: { runar-hero-feima }. Kość Instynktu to zatrzyma, jak zawsze; albo niech się ślizga. Wybór należy do ciebie.
    .otherwise = Najpierw zdecyduj: odpierasz czy nie?
lessons-runar-solo-regeneration = Za każdego pokonanego stwora przychodzi inny, i nie zawsze mniejszy: ten spija Odłamki i daje Nemezis punkty. Zbierz je, zanim to zrobi.
lessons-runar-solo-done = Z przodu stawiaj tych, którzy mają dużo żetonów Obrony, budź stwora, który zrobi najmniej, i zbieraj szybciej, niż Nemezis spija. Bierze ona udział także w niektórych grach dla dwóch do czterech osób.

## Kampania

lessons-runar-campaign-five = Kampania to pięć gier tym samym klanem. Za miejsce w każdej są punkty kampanii; kto wygra piątą, wygrywa wszystko.
lessons-runar-campaign-legends = Po każdej grze ktoś z twoich Bohaterów zostaje Legendą: szybszą albo twardszą, z własną cechą. Tych dwoje to już Legendy.
lessons-runar-campaign-points = Zaczyna się piąta gra i można wydać punkty z czterech poprzednich: masz ich osiem. Co zostanie, przepadnie.
lessons-runar-campaign-artefact = Sześć punktów kosztuje Artefakt bogów, losowy. Kup go.
    .otherwise = Też nieźle. Ale tu chodzi o Artefakt.
lessons-runar-campaign-build = Za ostatnie dwa stanie Korpus twojego Posągu, zanim ktokolwiek się ruszy.
    .otherwise = Zostały dwa punkty: buduj.
lessons-runar-campaign-equip = Skarby leżą w Skarbcu, a rozdaje się je w Fazie Taktyki, za darmo, jeden na Bohatera. { runar-treasure_card-T01 }: daj tę kartę, komu chcesz.
    .otherwise = Najpierw { runar-treasure_card-T01 }.
lessons-runar-campaign-done = Tak rośnie klan: Legendy, Skarby, punkty. Kto był ostatni, zaczyna następną grę i pierwszy bierze Skarb, więc przed piątą nic nie jest stracone. Kampanię zaczniesz w sali.
