# Lekcje gry Wojownicy Midgardu. Jeden do trzech krótkich zdań na krok; `.otherwise` słyszy ten, kto próbuje czegoś innego.

## O co chodzi

lessons-champions-idea-want = Stary jarl nie żyje, a jego tron jeszcze nie ostygł. Przez osiem rund zbierasz Wojowników i pokonujesz, co trzeba pokonać; za każdego wroga jest Chwała. Kto na koniec ma jej najwięcej, zostaje nowym jarlem.
lessons-champions-idea-enemies = Stąd bierze się Chwała: dwa Draugry, które umarły i nie chcą leżeć, oraz Troll u bram. Co rundę przychodzą nowi wrogowie.
lessons-champions-idea-sea = A do tego Monstra, po jednym na każdym brzegu za morzem. Są warte najwięcej, tylko trzeba tam dopłynąć. Popłyniemy w trzeciej lekcji.
lessons-champions-idea-foe = Z bliska: { champions-draugr-jarl }. Kły to Atak: tylu twoich Wojowników ginie przy każdym starciu. Tarcza to Obrona: tyle obrażeń trzeba, by padł. Wieniec to Chwała, a reszta to nagroda.
lessons-champions-idea-worker = Runda zaczyna się w osadzie. Gracze na zmianę wysyłają po jednym Robotniku, a każde miejsce daje to, co na nim narysowano. Dwóch twoich już pracuje; następnego postaw na polu { champions-location-hafter }, a dołączy do ciebie Włócznik.
    .otherwise = To miejsce nie ucieknie. Najpierw Włócznik: wybierz pole { champions-location-hafter }.
lessons-champions-idea-claim = Twoi Wojownicy to kości, masz już cztery. Miejsce z czerwonym kręgiem tylko rezerwuje walkę na później, za to nikt inny jej już nie dostanie. Zarezerwuj wroga: { champions-draugr-jarl }.
    .otherwise = To twój ostatni Robotnik w tej rundzie, nie marnuj go. Wybierz wroga: { champions-draugr-jarl }.
lessons-champions-idea-send = Robotnicy stoją, więc ruszają Wojownicy. Wybieraj ich po kolei, niech idą wszyscy czterej: { champions-draugr-jarl } już czeka. Procent mówi, jaką masz szansę na wygraną.
    .otherwise = Dziś nikt nie zostaje w domu. Wyślij wszystkich czterech.
lessons-champions-idea-dice = Twoje kości. Jedna broń to 1 obrażenie, dwie bronie to 2. Tarcza zatrzymuje jeden cios. Pusta ścianka to ktoś, kto się potknął.
lessons-champions-idea-strike = 2 i 1 to 3 obrażenia, a tyle właśnie wynosi Obrona. Zostaw ten wynik.
    .otherwise = Ponowny rzut kosztuje, a ten już wygrywa. Zostaw go.
lessons-champions-idea-fallen = Pada, ale padając jeszcze uderza: Atak 3 minus twoja jedna tarcza, więc giną dwaj. Kto, decydujesz ty. Topornicy biją najlepiej, o Fechmistrzów najłatwiej.
    .otherwise = Najpierw wskaż, kto zginął.
lessons-champions-idea-glory = 6 Chwały i 4 Monety są twoje, a kto przeżył, wrócił do domu. Robotnicy też wracają po każdej rundzie.
lessons-champions-idea-blame = A Troll? Nikt z nim nie walczył, więc osada dała każdemu żeton Potępienia. Potępienie kosztuje na koniec Chwałę, a każdy kolejny żeton więcej niż poprzedni. Nowy Troll już przyszedł.
lessons-champions-idea-done = I to cały pomysł: Robotnicy zdobywają Wojowników, Wojownicy zdobywają Chwałę. Tylko że miejsc jest mało, a inni też ich chcą. Dalej: osada i wszystko, co można w niej zrobić.

## Jedna tura

lessons-champions-turn-leader = Na czele klanu stoi przywódca, który nagina jedną zasadę. Wybierz kartę { champions-leader-gylfir }: { champions-location-merchant } da ci wtedy towary za darmo.
    .otherwise = Dobry wybór na inny dzień. Dziś: { champions-leader-gylfir }.
lessons-champions-turn-purse = Oto cały twój majątek: Żywność, Drewno, Moneta, Przysługa i jeden Wojownik. Małe figurki to Robotnicy. Masz czterech, więc w rundzie stawiasz cztery razy, na zmianę z graczem { $rival }.
lessons-champions-turn-destiny = Ta karta to twoje Przeznaczenie i widzisz ją tylko ty. Jeśli na koniec będziesz mieć najwięcej tego, co wymienia, da ci Chwałę. { champions-destiny-odins-favored } liczy Przysługi.
lessons-champions-turn-blue = W miejscach z niebieskim kręgiem co rundę coś przybywa i leży, aż ktoś po to przyjdzie. { champions-location-blacksmith } ma Topornika, a lepszych w walce nie ma. Idź po niego.
    .otherwise = To poczeka. Najpierw Topornik: wybierz pole { champions-location-blacksmith }.
lessons-champions-turn-once = { $rival } zajmuje pole { champions-location-hafter }, a zajęte jest zajęte do końca rundy. Większość miejsc mieści jednego Robotnika. Na czym ci bardzo zależy, bierz od razu.
lessons-champions-turn-brown = Miejsca z brązowym kręgiem dają zawsze to samo. Tylko { champions-location-merchant } zmienia się ze swoją kartą: dziś 1 Żywność i 2 Drewna. Inni płacą za to Monetę, ty bierzesz za darmo.
    .otherwise = Sprawdź najpierw, ile wart jest twój przywódca: { champions-location-merchant }.
lessons-champions-turn-ship = Z tego Drewna { champions-location-shipwright } zbuduje ci łódź: { champions-private_longship-karvi }. Własna łódź nic nie kosztuje przy wypływaniu i daje na koniec Chwałę, ale w całej grze zbudujesz tylko jedną. Postaw tam Robotnika.
    .otherwise = To Drewno aż prosi się o kadłub. Wybierz pole { champions-location-shipwright }.
lessons-champions-turn-marker = { $rival } zajmuje pole { champions-location-jarls-longhouse }: dostaje Fechmistrza i znacznik Pierwszego Gracza. Kto ma znacznik, zaczyna następną rundę i pierwszy wybiera.
lessons-champions-turn-hunt = Krąg jest czerwony, więc nic nie dzieje się od razu. Gdy staną już wszyscy Robotnicy, twoi Wojownicy bez walki pójdą po Żywność i żaden z nich nie zginie. { champions-location-hunt } pomieści dowolnie wielu.
    .otherwise = Dwóch twoich Wojowników się nudzi. Wyślij ich do lasu: { champions-location-hunt }.
lessons-champions-turn-roll = Polowanie: każde obrażenie na kościach to jedna Żywność. Trafienie i pusta ścianka, czyli jedna Żywność. Cienka zupa.
lessons-champions-turn-reroll = Od tego są Przysługi: za jedną rzucasz jeszcze raz dowolnymi kośćmi, na polowaniu i w walce. Wskaż pustą kość.
    .otherwise = Jedna Żywność na dwóch? Wskaż pustą kość i rzuć nią jeszcze raz.
lessons-champions-turn-again = Druga kość jest dobra, niech leży. Wydaj Przysługę i rzuć.
    .otherwise = Trafienie to trafienie: tę kość zostaw i rzuć.
lessons-champions-turn-round = Trzy Żywności, było warto. Runda się skończyła: Robotnicy wracają, niebieskie miejsca się zapełniają, przychodzą nowi wrogowie. Trolla nikt nie ruszył, więc oboje macie po żetonie Potępienia.
lessons-champions-turn-runesmith = Znacznik ma { $rival } i od niego zaczęła się runda. Teraz ty: { champions-location-runesmith } za 1 Drewno daje Runę.
    .otherwise = Po kolei. Najpierw Runa: wybierz pole { champions-location-runesmith }.
lessons-champions-turn-rune = Runa działa raz, a Chwałę na koniec daje zawsze, użyta czy nie. Weź kartę { champions-rune-wealth }: podwoi twoje Monety, kiedy tylko zechcesz.
    .otherwise = Też przydatna, ale zaraz będą potrzebne Monety: { champions-rune-wealth }.
lessons-champions-turn-sage = { champions-location-sage } pokaże ci jedną zakrytą kartę z morza i da jeszcze jedno Przeznaczenie. Wiedza bywa niedoceniana. Postaw tam Robotnika.
    .otherwise = Najpierw rada mądrzejszych: { champions-location-sage }.
lessons-champions-turn-look = Na każdym brzegu leży zakryta Podróż: to, co spotka każdego, kto tam popłynie. Wybierz, którą chcesz podejrzeć.
    .otherwise = Najpierw wybierz Podróż do podejrzenia.
lessons-champions-turn-stall = Stragany w każdej grze są inne. { champions-stall-stranger } daje 2 Monety i o nic nie pyta. Bierz.
    .otherwise = Najpierw darmowe Monety: { champions-stall-stranger }.
lessons-champions-turn-wealth = Masz 2 Monety. Użycie Runy nie kosztuje ani Robotnika, ani kolejki: wybierz leżącą przed tobą kartę { champions-rune-wealth }, a będą 4.
    .otherwise = Jeszcze chwila: najpierw Runa { champions-rune-wealth }, póki jest co podwajać.
lessons-champions-turn-church = { champions-location-stave-church } sprzedaje Przysługi; im więcej naraz, tym drożej za każdą. Postaw tam ostatniego Robotnika.
    .otherwise = Te Monety są na Przysługi: wybierz pole { champions-location-stave-church }.
lessons-champions-turn-favor = Zachowana Przysługa to na koniec 2 Chwały, a twoje Przeznaczenie też je liczy. Jedna za 1 Monetę albo dwie za 3: jak wolisz.
    .otherwise = Najpierw kup Przysługi: jedną albo dwie.
lessons-champions-turn-market = Kolejna runda. { champions-location-market } pozwala zamieniać Żywność, Drewno i Monety jedno na drugie, sztuka za sztukę. Postaw tam Robotnika.
    .otherwise = Później. Najpierw { champions-location-market }.
lessons-champions-turn-exchange = Podziel swoje dobra, jak chcesz, i wymień. Żywność jest na morze, Drewno na Runy i łodzie, a Monety prawie na wszystko inne.
    .otherwise = Najpierw dokończ wymianę.
lessons-champions-turn-hut = { champions-location-worker-hut } kryje po jednym dodatkowym Robotniku dla każdego. Kto kupuje pierwszy, płaci 5 Monet, następni mniej, ale każda runda bez niego to jedno miejsce mniej.
lessons-champions-turn-beg = Musisz postawić wszystkich Robotników. Gdy nic już nie pomaga, zostaje żebranie: Moneta, a do niej żeton Potępienia. Zawsze wolno, rzadko warto.
lessons-champions-turn-done = Brązowe i niebieskie od razu, czerwone później, jeden Robotnik na miejsce: to cała osada. Dalej: jak przewieźć Wojowników przez morze i większość przywieźć z powrotem.

## W czym tkwi sedno

lessons-champions-knot-now = Trzecia runda, trzy klany. Trolla nikt dotąd nie ruszył, więc każdy ma 2 żetony Potępienia. Na koniec kosztują one 3 Chwały; trzy kosztowałyby 6, a sześć aż 21.
lessons-champions-knot-few = Masz siedmiu Wojowników i tylko trzech Robotników. Chcesz Żywności, Trolla i łodzi, a inni może też. Za każdym razem pytaj: czego już nie będzie, gdy znów przyjdzie moja kolej?
lessons-champions-knot-food = { champions-location-smokehouse } zbiera zapasy od trzech rund: 3 Żywności za jednego Robotnika. Bierz, zanim ktoś poczuje zapach.
    .otherwise = 3 Żywności długo tu nie poleżą. Najpierw { champions-location-smokehouse }.
lessons-champions-knot-troll = { $rival } i { $third } biorą Wojowników, Troll został dla ciebie. Kto go zabije, odrzuca jedno Potępienie i daje jedno komuś innemu, więc zyskuje podwójnie. Zarezerwuj tę walkę.
    .otherwise = Zostaw Trolla, a Potępienie dostaniesz od kogoś innego. Zarezerwuj tę walkę.
lessons-champions-knot-prey = Został jeden Robotnik. Monstra płacą najlepiej: { champions-monster-valravn } to 10 Chwały. Od dwóch rund nikt tu nie przypłynął, więc leżą na nim jeszcze 2 Monety.
lessons-champions-knot-shores = Ale morze bierze swoje. Na każdym brzegu leży zakryta Podróż: może cisza, może sztorm albo Kraken. A załoga je: przy nazwie brzegu widać, ilu Wojowników wyżywi jedna Żywność.
lessons-champions-knot-sail = { champions-location-large-longship } kosztuje Monetę i zabiera dziesięć sztuk, Wojowników i Żywności razem. Postaw na niej Robotnika.
    .otherwise = Wpław nie popłyną. Wybierz: { champions-location-large-longship }.
lessons-champions-knot-port = Port wybierasz teraz i później go nie zmienisz, a w każdym mieści się jedna łódź. Wybierz ten bliski: tam jedna Żywność starcza dla dwóch.
    .otherwise = Za daleko: tam każdy chce własnej Żywności. Wybierz bliski port.
lessons-champions-knot-split = I to jest sedno: kto dokąd? Przy każdej walce widzisz szansę na wygraną. Kiedy się zacznie, nikt nie ucieknie, a w razie porażki giną wszyscy, którzy poszli.
lessons-champions-knot-band = Najpierw Troll: wyślij trzech Fechmistrzów i patrz na procent. To dalej hazard, ale ta liczba nie wie jeszcze o Przysłudze.
    .otherwise = Lepsze kości zachowaj na morze. Na Trolla idą Fechmistrze.
lessons-champions-knot-crew = Silniejsi na morze: obaj Topornicy i obaj Włócznicy.
    .otherwise = Najpierw załoga: Topornicy i Włócznicy na pokład.
lessons-champions-knot-stores = Czterech Wojowników potrzebuje tu dwóch Żywności. Załaduj trzy: jeśli morze coś weźmie, niech weźmie z beczki.
    .otherwise = Głodni nie walczą, tylko giną przed walką. Załaduj trzy Żywności.
lessons-champions-knot-seal = Ostatnia Żywność może zostać w domu. Gotowe.
    .otherwise = Trzy Żywności wystarczą. Gotowe.
lessons-champions-knot-short = 3 obrażenia, a trzeba 4. Zabrakło jednego! Jeśli tak zostanie, z trzech padnie dwóch, a ostatni będzie kończył sam.
lessons-champions-knot-bet = Walka to zakład, a Przysługa to druga próba. Zachowana jest warta 2 Chwały, ten Troll 5 i mniej Potępienia. Wskaż pustą kość.
    .otherwise = Brakuje jednego obrażenia, a jedna kość nie pokazuje nic. Wskaż właśnie ją.
lessons-champions-knot-throw = Pozostałe są dobre. Rzuć tylko tą jedną.
    .otherwise = Kości, które trafiły, zostaw w spokoju. Rzucaj.
lessons-champions-knot-blame = Dwie bronie! Troll nie żyje, dwóch Fechmistrzów też. Odrzucasz jedno Potępienie, a jedno ktoś musi wziąć. Wskaż, kogo mniej lubisz albo kto ma za dużo Chwały.
    .otherwise = Ktoś musi wziąć Potępienie. Wskaż klan.
lessons-champions-knot-storm = Podróż odkryta: sztorm. Bierze Wojownika albo Żywność. Już widać, po co była ta trzecia?
    .otherwise = Dwie Żywności wystarczą dla czterech. Trzecią oddaj sztormowi.
lessons-champions-knot-monster = Najedli się i walczą. W pierwszym starciu dwie tarcze zatrzymały wszystkie ciosy, w drugim padł wróg: { champions-monster-valravn }. Ostatni cios jednak trafia: kto ginie?
    .otherwise = Najpierw wskaż, kto zginął.
lessons-champions-knot-home = 10 Chwały, Przysługa i 2 Monety, a z czterech wróciło trzech. Potępienie masz jedno, inni więcej. Dobra runda.
lessons-champions-knot-done = Najpierw bierz to, co zniknie. Wysyłaj z zapasem, nie na styk. Jedna Żywność więcej, Przysługa na tę kość, która rozstrzyga, i nie zbieraj Potępienia. Dalej: jak to się liczy.

## Koniec gry

lessons-champions-end-last = Ósma runda, ostatnia, i twój ostatni Robotnik. 60 Chwały do 35 wygląda bezpiecznie. Ale wiele liczy się dopiero teraz, a ty masz 4 żetony Potępienia.
lessons-champions-end-worthless = Co zostanie po tej rundzie, przepada: Żywność, Drewno i Wojownicy nie są warci nic, chyba że liczy ich jakieś Przeznaczenie. Trzy Monety to 1 Chwała. Jedna Przysługa to 2.
lessons-champions-end-church = Masz 9 Monet. Zamień je na Przysługi: { champions-location-stave-church }.
    .otherwise = Nic innego tyle teraz nie da. Wybierz pole { champions-location-stave-church }.
lessons-champions-end-favor = Trzy Przysługi kosztują 6 Monet. W Monetach to 2 Chwały, w Przysługach 6. Kup trzy.
    .otherwise = Monety w kieszeni są już prawie nic niewarte. Kup trzy Przysługi.
lessons-champions-end-all = Po co kogoś oszczędzać? Wróg bije tak samo, czy idzie dwóch, czy siedmiu, więc wyślij całą siódemkę. Ten { champions-draugr-jarl } jest zresztą niebieski. To się przyda.
    .otherwise = Kto zostanie w domu, nic ci już nie da. Wyślij wszystkich.
lessons-champions-end-strike = { $rival } zabija Trolla, a Potępienie trafia do ciebie, już piąte. Tak to jest z prowadzeniem. Twoje kości pokazują aż nadto: zostaw ten wynik.
    .otherwise = Wystarczą 3 obrażenia, a Przysługi to teraz Chwała. Zostaw wynik.
lessons-champions-end-fallen = Giną dwaj i wyjątkowo wszystko jedno którzy: { champions-destiny-leader-of-armies } liczy tylko głowy.
    .otherwise = Najpierw wskaż, kto zginął.
lessons-champions-end-sets = Koniec, pora liczyć. Do 66 zdobytych Chwały dochodzi 5 za każdy komplet wrogów: czerwony, żółty i niebieski. Niebieski { champions-draugr-jarl } domknął twój pierwszy. Trolle nie mają koloru.
lessons-champions-end-destinies = { champions-destiny-leader-of-armies }: masz najwięcej Wojowników, 7 Chwały. { champions-destiny-prepared } chce najwięcej Żywności, a więcej ma { $rival }: nic. Remis daje mniejszą liczbę.
lessons-champions-end-things = Runy dają 8, użyte czy nie, łódź 5, cztery Przysługi 8, a siedem Monet 2.
lessons-champions-end-blame = I rachunek: pięć żetonów Potępienia kosztuje 15. Pierwszy kosztuje 1, drugi 2, piąty 5, i tak aż do 21 za sześć lub więcej. Troll z tej rundy kosztował cię 5 Chwały, choć nawet z nim nie walczysz.
lessons-champions-end-sum = 86 do 71. { $rival } ma 18 z Przeznaczeń, których nie było widać, więc tor Chwały to tylko pół prawdy. Przy remisie wygrywa ten, kto pokonał więcej wrogów.
lessons-champions-end-done = To już wszystko. Najczęściej zapomina się o trzech rzeczach: o trzech kolorach wrogów, o Przeznaczeniach, które inni mogą zepsuć, i o Potępieniu. A teraz do gry.

## Warianty

lessons-champions-more-why = Kto zakłada stół, może dodać dwa małe warianty, jeden albo oba. Nie są trudniejsze, tylko złośliwsze; w pierwszej grze lepiej bez nich.
lessons-champions-more-fame = { champions-option-hall_of_fame }: pokonani wrogowie leżą odkryci. Każdy widzi, jakiego koloru ci brakuje, i stanie ci na drodze.
lessons-champions-more-blame = { champions-option-distrustful_townsfolk }: każdy zaczyna z żetonem Potępienia, nie wiadomo za co. Trolle są w cenie od pierwszej rundy.
lessons-champions-more-done = Wiesz już więcej niż większość tych, którzy tu siadają. Powodzenia i uwaga na Trolla.
