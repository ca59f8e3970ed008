# Reavers of Midgard: co mówi trener w czyichś pierwszych grach, po jednym, dwa zdania.

## Pole dla każdego

coach-reavers-select = Wybierasz Pole Akcji, a potem każdy może z niego skorzystać: ty najpierw i z największym zyskiem. Połowa sztuki to wybrać coś, na co innych nie stać.
coach-reavers-honor = Honorowy Okręt to jeszcze jeden wybór w rundzie dla tego, kto go ma. Używasz go jak każdego innego: na polu, którego nikt dotąd nie wybrał.
coach-reavers-part-recruit = Werbunek nic nie kosztuje: dwoje Łupieżców z kośćmi, a każde z nich zrobi coś dla ciebie. Kto wybrał to pole, dostaje też Przysługi.
coach-reavers-part-trade = Handel nic nie kosztuje, więc mało kto tu odpoczywa. Żywność, Przysługi, kości albo Przepowiednia: weź to, czego zażądają następne dwa pola.
coach-reavers-part-battle = Bitwy Morskie dają najwięcej Chwały od razu, za Żywność i trochę ryzyka. Najpierw policz Młoty; bez nich potrzeba dokładnie takich kości, jak na karcie.
coach-reavers-part-village = Dwie Skrzynie i Żywność za parę kart: Artefakty, Ulepszenia, Farmy. Dobre pole na początek, póki wszystko zdąży się zwrócić.
coach-reavers-part-keep = Dwie Tarcze i Żywność za parę kart, które liczą się na koniec, w zestawach. Dwie takie same to mało, dopiero trzecia i czwarta się opłaca.
coach-reavers-part-subdue = Terytoria dają Chwałę na koniec każdej rundy, więc wczesne zwracają się wielokrotnie. Policz, na ile prób cię stać.
coach-reavers-ability = Twój Łupieżca pracuje na tym polu zawsze, ktokolwiek je wybierze. Prawie zawsze warto się zgodzić.
coach-reavers-rest = Odpoczynek to żaden wstyd: 2 Żywności albo kość ustawiona tak, jak chcesz. Weź kość, jeśli dzięki niej zapłacisz za następne pole.

## Łupieżcy

coach-reavers-recruit = Patrz na kości w rogu i na Klan, obrazek jest dla ozdoby. Dwie karty z talii to loteria.
coach-reavers-muster = Każdego nowego Łupieżcę zużywasz na jeden z trzech sposobów: na kości, na ławę albo na Jarla. Kolejność liczy się tylko wtedy, gdy jedno pomaga drugiemu.
coach-reavers-use-reaver = Najpierw zadbaj o Jarla: z nim kości z jego Klanem są dżokerami i zastąpią Tarczę, Skrzynię, Łódź albo Młot. Potem na początku gry ławy, pod koniec kości.
coach-reavers-gained = Dostajesz to, co daje jedno z nich, i nikogo nie zużywasz. Weź to, za co inaczej trzeba by zapłacić.
coach-reavers-send-away = Karty na Stosie Chwały już nie pracują. Poświęć tę, której pole wybiera się najrzadziej.

## Handel

coach-reavers-trade = Żywność jest na wszystko, Przysługi na przerzuty i Terytoria, kości na najazdy, Przepowiednia na Chwałę na koniec. Ile będzie kosztować twoje następne pole?
coach-reavers-market = Te kości zachowują wynik, który widać. Tu się kupuje, a nie losuje.
coach-reavers-prophecy = Przepowiednia mówi, co na koniec da ci Chwałę. Od teraz zbieraj tego trochę więcej niż zwykle.

## Na morzu

coach-reavers-journey = Przed łupem jest podróż: zapłać, czego chce karta, albo znieś to, czym grozi. Zapłacić wychodzi zwykle taniej.
coach-reavers-battle = Im więcej Chwały, tym wyższa Obrona. Licz po dwie kości Walki na każdy sukces, a zwykle się uda.
coach-reavers-battle-way = Oddaj dokładnie te kości, co na obrazku, i wygrana jest pewna; w walce Młoty stają się kośćmi Walki. Pewność jest warta dobrej kości.
coach-reavers-commit = Każdy Młot to jedna kość Walki, podwójny to dwie. Przepadają tak czy inaczej, więc daj tyle, ile trzeba, i odrobinę więcej.
coach-reavers-reroll = Kości i tak już przepadły, więc Przysługa za następny rzut bywa tania. Przerzucaj tylko to, co nic nie daje.

## Łupy

coach-reavers-raid = Odkrytą parę widzisz, reszta z talii to łut szczęścia. Weź to, co uzupełnia coś, co już masz.
coach-reavers-order = W dowolnej kolejności: najpierw to, co karmi albo daje kości, potem to, co kosztuje.
coach-reavers-keep-one = Jedna zostaje, reszta wraca pod talię. Wioski pomagają teraz, Twierdze na koniec.
coach-reavers-pillage = Plądrowanie daje żeton wart Chwały, ale i Terror. Jeden kosztuje na koniec 1, trzy już 6, a sześć 21: od czasu do czasu można, z przyzwyczajenia nie warto.
coach-reavers-frighten = Terror z każdym żetonem kosztuje więcej. Daj go temu, kto prowadzi albo ma go już najwięcej.
coach-reavers-effects = Podarunek z karty. W razie wątpliwości weź kości albo Żywność: zapłacą za następne pole.
coach-reavers-tokens = Farmy, Mury i Wieże liczą się na koniec, a im ich więcej, tym lepiej; kto ma najwięcej jednego rodzaju, dostaje premię.

## Ładownia

coach-reavers-artifact = Artefakt liczy się na koniec i pomaga w zamian za odpowiednią kość. Użyj go, gdy dzięki niemu stać cię na pole, a nie tylko dlatego, że można.
coach-reavers-fifth = Coś opuszcza twój okręt. Co trafia na Stos Chwały, nadal się liczy, co przepada, już nie. Rozstań się z tym, czego używasz najrzadziej.
coach-reavers-overflow = Jedna kość musi odejść. Zachowaj dżokery z Klanu Jarla i to, czego zażąda następne pole; wynik, którym nigdy nie płacisz, to balast.
coach-reavers-pay = Płać kością, która do niczego innego się nie przyda. Dżoker pasuje wszędzie, więc niech idzie ostatni.
coach-reavers-die = Tę kość ustawiasz po swojemu. Młoty do walki, Skrzynie na Wioski, Tarcze na Twierdze: co będzie następne?

## Terytoria

coach-reavers-subdue = Czerwone kosztuje Żywność, niebieskie Przysługi, fioletowe kości; liczba to Obrona i cena. Małe i pewne są lepsze niż duże i niepewne.
coach-reavers-subdue-way = Siłą ryzykujesz Młoty, pokojowo płacisz i masz. Wybierz to, czego masz w nadmiarze.
coach-reavers-claim = Terytoria odwracasz na końcu, a z tyłu czeka nagroda. Odtąd każde daje Chwałę na koniec rundy.

## Co się dzieje

coach-reavers-round = W każdej rundzie wybiera się po kolei cztery z sześciu pól i przy każdym pytamy też ciebie. Po szóstej rundzie wygrywa największa Chwała.

## Do czego co prowadzi

coach-reavers-location-recruit = Za darmo. Dwoje Łupieżców z kośćmi; kto wybiera, dostaje też 2 Przysługi.
coach-reavers-location-trade = Za darmo. Żywność, Przysługi, kości albo Przepowiednie.
coach-reavers-location-battle = 4 Żywności. Dużo Chwały od razu, jeśli masz Młoty albo właściwe kości.
coach-reavers-location-village = Żywność i 2 Skrzynie. Karty, które pomagają od zaraz.
coach-reavers-location-keep = Żywność i 2 Tarcze. Karty, które liczą się na koniec, w zestawach.
coach-reavers-location-subdue = Każda próba ma swoją cenę. Terytoria dają Chwałę na koniec każdej rundy.
coach-reavers-option-activate = Płacisz koszt pola i dostajesz to, co daje.
coach-reavers-option-rest = Nic nie płacisz, bierzesz 2 Żywności albo kość.
coach-reavers-option-food = Żywność przydaje się do wszystkiego.
coach-reavers-option-rest-die = Kość, którą ustawiasz po swojemu.
coach-reavers-option-rally = Kości od razu; karta trafia na Stos Chwały.
coach-reavers-option-specialize = Pracuje dla ciebie, ilekroć ktoś wybierze to pole.
coach-reavers-option-commit = Jedna kość Walki za każdy Młot; kość potem przepada.
coach-reavers-option-peace = Płacisz i masz, bez rzutu.
coach-reavers-option-force = Walczysz o nie Młotami.
coach-reavers-option-prophecy = Mówi, co na koniec da ci Chwałę.
coach-reavers-option-favor = Przerzuty w walce i zapłata za niebieskie Terytoria.
