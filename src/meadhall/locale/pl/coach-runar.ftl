# Runar: co mówi trener w czyichś pierwszych grach, po jednym, dwa zdania.

## Przed pierwszą turą

coach-runar-clan = Klan to trójka pasujących do siebie Bohaterów. Żaden nie jest trudny; wybierz zwierzę, które ci się podoba.
coach-runar-team = Trójka Bohaterów i trzy podstawki ze znakami: znaki mówią tylko, która karta jest czyja. Nic więcej od nich nie zależy.
coach-runar-hand = Każda karta budzi jednego Bohatera i daje kości, które na niej widać. Zatrzymaj karty różnych Bohaterów, żeby nikt nie czekał zbyt długo.
coach-runar-raise = Przeszkody to ściany, przez które nikt nie przejdzie. U siebie zostaw otwartą drogę, a innym ją wydłuż.
coach-runar-position = Bohaterowie zaczynają w ukryciu, każdy na kości, którą dostajesz. Stań blisko Odłamków, a niebieską kość miej na obronę.
coach-runar-enemy-start = Wrogowie należą do Nemesis i biją każdego. Jeśli się da, nie obok twoich Bohaterów.

## Twoja tura

coach-runar-tactics = Taktyki to przygotowania, płacisz za nie kośćmi, które masz. Najlepsza to Budowa: czerwona i niebieska podnoszą Posąg, a ten daje punkty i otwiera Wydarzenia.
coach-runar-play = Jedna karta w turze: jej Bohater działa, jej kości trafiają do puli. Wybierz tego, kto stoi najlepiej, dopiero potem patrz na kości.
coach-runar-inspire = Karta Inspiracji jest dla dowolnego Bohatera. Wybierz tego, kto ma pod ręką coś cennego.
coach-runar-action = Zielona rusza i popycha, czerwona atakuje i zbiera niebieskie Odłamki, niebieska zbiera żółte, szara może być każdą. Niewydane kości zostają i odpierają ciosy w cudzych turach.
coach-runar-walk = Krok na wprost kosztuje jeden punkt, na ukos dwa. Nie stawaj obok wroga, jeśli nie musisz.
coach-runar-pay = Wydaj kość, która najmniej potrafi. Szara może być wszystkim, a niebieska cię broni: te na końcu.
coach-runar-lose = W puli mieści się sześć kości. Zostaw szare i niebieskie, o zieloną najłatwiej.
coach-runar-draw = Koordynacja pokazuje więcej kart, a ty zostawiasz najlepsze. Szukaj Bohatera, który stoi najbliżej celu.
coach-runar-charge = Szarża za jedną kość przenosi samotnego Bohatera do sąsiedniej strefy. Taniej niż marsz, jeśli jest tam co robić.
coach-runar-effect = Kilka rzeczy dzieje się naraz i wpływa na siebie, więc ty ustalasz kolejność. Najpierw to, co daje, potem to, co zabiera.
coach-runar-mark = Znaku używasz, gdy nadejdzie jego chwila, i już go nie ma. Zachowaj go na ważną.

## Między turami

coach-runar-defend = Zachowana niebieska kość i żeton Obrony odpierają cios, a żeton zostaje. Warto, gdy Bohater jest tam potrzebny.
coach-runar-raid = Ktoś rusza się albo zbiera obok twojego Bohatera: zachowana kość uderza pierwsza. Mniej więcej co trzecie trafienie to punkt, więc oszczędzone kości się nie marnują.
coach-runar-pursue = Odchodzą, a twój Bohater może ruszyć za nimi. Warto, jeśli zostaniesz blisko Odłamka albo ofiary.
coach-runar-damage = Trafienie kosztuje żeton Obrony albo kartę tego Bohatera i zapełnia cudze pola Obrażeń. Żetony da się odzyskać, a karty to życie Bohatera: bez nich pada.
coach-runar-direct = Obrażenia Bezpośrednie omijają żetony: kosztują kartę. Oddaj tę, która jeszcze długo nie będzie potrzebna.
coach-runar-neutral = To Obrażenia niczyje: karta trafia pod twoją Pamięć, a zyskują wszyscy inni. Ciszej jest zapłacić żetonem.
coach-runar-instead = Cios może przyjąć ktoś inny. Wybierz tego, kto ma najwięcej żetonów.

## Odłamki i Los

coach-runar-shard-at = Zebrane Odłamki to punkty na zawsze, a teraz wracają na wyspę. Połóż je blisko swoich Bohaterów, a daleko od cudzych.
coach-runar-shard-off = Wydarzenia to zegar: każde usuwa z gry Odłamek, a gdy zapełnią się wszystkie pola, trwa ostatnia runda. Usuń ten, do którego inni mają bliżej.
coach-runar-hazard = Żeton Zagrożenia rani tego, kto stoi mu na drodze, gdy się przesuwa. Połóż go tam, gdzie inni muszą przejść.
coach-runar-reward = Nagroda do wyboru. Na początku karty i kości, pod koniec punkty.
coach-runar-gather = Każdy zebrany Odłamek to od razu punkt, a nieść można trzy. Z cudzej połowy liczy się często podwójnie, bo komuś zabraknie go do misji.

## Karty i zdolności

coach-runar-hero = Karta pozwala jednemu z twoich Bohaterów zadziałać poza kolejką. Kto ma najwięcej do zrobienia tam, gdzie stoi?
coach-runar-moves = Figurki przesuwa efekt, a nie ruch, więc nikt ich nie napadnie. Swoje do Odłamków, cudze od nich.
coach-runar-hits = Wybierz, kto oberwie. Obrażenia są najwięcej warte, gdy oba twoje pola są pełne: wtedy następne to punkt.
coach-runar-tokens = Zagrożenia suną prosto, aż w kogoś trafią. Celuj w rząd, w którym stoi więcej niż jeden.
coach-runar-dice = Kość przychodzi albo odchodzi. Szara jest każdą, niebieska broni, czerwona buduje, zielona biega.
coach-runar-cards = Karty zmieniają miejsce na twoich oczach. Miej pod ręką po jednej każdego Bohatera.
coach-runar-peek = Możesz zajrzeć tam, gdzie inni nie mogą. Najciekawszą lekturą jest ten, kto prowadzi.
coach-runar-rubble = To, co zostało z Przeszkody, leży na Węzłach obok. Niektóre misje to liczą.

## Nemesis

coach-runar-activate = Nemesis gra kartami, a ty wybierasz tam, gdzie karta zostawia wybór. Obudź tego, kto najmniej zdziała, i poślij go tam, gdzie nikogo nie ma.
coach-runar-path = Wróg idzie tak, jak każe karta; z równych dróg wybierasz ty. Byle dalej od twoich Odłamków.
coach-runar-come = Za każdego pokonanego Wroga przychodzi następny. Niech pojawi się daleko od Bohaterów i od Odłamków: niektórzy je piją.

## Kampanie

coach-runar-campaign-team = Kampania toczy się z tymi samymi Bohaterami. Szybcy zbierają, twardzi trzymają pole; drużyna potrzebuje jednych i drugich.
coach-runar-campaign-place = Tu rozegra się następna gra. Na koniec punktują misje z karty scenariusza.
coach-runar-campaign-grow = Między grami klan rośnie: Legenda, Skarb, lepsze miejsce. Daj je temu, kim grasz najczęściej.
coach-runar-buy = Przed piątą grą wydajesz punkty kampanii, a reszta przepada. Pierwsza część Posągu nigdy nie zaszkodzi.

## Co się dzieje

coach-runar-goal = Wygrywa ten, kto ma najwięcej punktów: za zebrane Odłamki, celne ciosy, rosnący Posąg, a na sam koniec za misje. Gdy zapełnią się pola Wydarzeń, trwa ostatnia runda.
coach-runar-points = Punkty dają Odłamki, mniej więcej co trzecie trafienie, Posąg, a na koniec misje: przeczytaj je już teraz, bo najwięcej punktów przychodzi na końcu.
coach-runar-built = Wyższy Posąg otwiera właścicielowi Wydarzenia: premie teraz i misje na koniec. Jedna część na turę, więc zacznij wcześnie.
coach-runar-fallen = Bohater bez kart na ręce i w talii pada. Rozkładaj ciosy na całą trójkę.

## Do czego co prowadzi

coach-runar-option-move = Kroki według Szybkości Bohatera.
coach-runar-option-attack = Trafiony traci żeton Obrony albo kartę; mniej więcej co trzecie trafienie to punkt.
coach-runar-option-gather = Odłamek w zasięgu: od razu punkt.
coach-runar-option-push = O krok od ciebie, dokądkolwiek to prowadzi.
coach-runar-option-build = Posąg rośnie: punkty i dostęp do Wydarzeń. Raz na turę.
coach-runar-option-coordination = Trzy karty więcej do wyboru.
coach-runar-option-charge = Samotny Bohater od razu trafia do sąsiedniej strefy.
coach-runar-option-reinforce = Wraca stracony żeton Obrony.
coach-runar-option-ability = Opłaca ją znak na karcie, a nie kości.
coach-runar-option-change = Za neutralną kość działa dalej inny z twoich Bohaterów.
coach-runar-option-activate = Zagrożenie sunie i rani tego, na kogo trafi.
coach-runar-option-end-action = Pozostałe kości zachowujesz.
coach-runar-option-end-tactics = Czas zagrać kartę.
coach-runar-option-play = Jej Bohater działa w tej turze, jej kości są twoje.
coach-runar-option-defend = Kosztuje zachowaną kość; cios zostaje odparty.
