# Champions of Midgard: co mówi trener w czyichś pierwszych grach, po jednym, dwa zdania.

## W mieście

coach-champions-leader = Każdy przywódca przez całą grę nagina na twoją korzyść jedną zasadę. Weź tego, którego tekst rozumiesz od razu: złych tu nie ma.
coach-champions-place = Jeden Robotnik, jedno miejsce. Pomyśl, czego zabraknie, zanim znów przyjdzie twoja kolej: Wojownicy i troll znikają szybko, a na polowaniu zawsze jest miejsce.
coach-champions-payment = Możesz tu stanąć i nie płacić, choćby po to, żeby komuś przeszkodzić. Zwykle jednak lepiej wziąć to, po co się przyszło.
coach-champions-market = Na targu wymieniasz Żywność, Drewno i Monety jeden do jednego. Żywność przyda się na morzu, Drewno na Runy i łodzie, Monety prawie na wszystko inne.
coach-champions-runesmith = Runa działa raz, kiedy ci pasuje, a na koniec i tak daje Chwałę, użyta czy nie. Wzięta wcześnie ma więcej okazji, żeby się przydać.
coach-champions-shipwright = Własna łódź pływa bez opłat i na koniec daje Chwałę. Możesz mieć tylko jedną, więc mała dziś bywa lepsza niż duża kiedyś.
coach-champions-favor = Przysługa to drugi rzut wtedy, gdy naprawdę go trzeba, a zachowana do końca daje 2 Chwały. Im więcej kupujesz naraz, tym drożej wychodzi każda.
coach-champions-trade = Tyle razy, ile chcesz i na ile cię stać. Zostaw sobie dość na następnego Robotnika.
coach-champions-port = Brzeg wybierasz teraz i nie da się go zmienić. Na bliskich jedna Żywność starcza dwóm Wojownikom, na dalekich tylko jednemu.
coach-champions-look = Każdy brzeg kryje Podróż: spokojną wodę, sztorm albo Krakena. Zajrzyj tam, dokąd chcesz płynąć. Niespodzianki są miłe tylko na lądzie.
coach-champions-destiny = Przeznaczenie punktuje na koniec, jeśli masz najwięcej tego, co wskazuje, i tylko ty wiesz, co to jest. Zatrzymaj to, co i tak zbierasz.
coach-champions-recruit = W długim domu mieści się ośmiu Wojowników. Topornicy biją najmocniej, mieczników najłatwiej zastąpić.
coach-champions-gifts = Zasoby za darmo. Pomyśl o następnym Robotniku: czego by ci zabrakło?

## Wojownicy ruszają

coach-champions-demand = Zwykle robi się to w tajemnicy. Jawnie i po kolei zyskuje ten, kto jest ostatni i widzi, co wysłali inni.
coach-champions-assign = Kto dokąd? Patrz na procenty: gdy walka się zacznie, nikt już nie ucieknie. Wyślij raczej dość niż ledwo dość, a na łódź weź o jedną Żywność za dużo.
coach-champions-fight = Wszystkie obrażenia razem muszą wystarczyć, a wróg uderza nawet wtedy, gdy pada. Za jedną Przysługę przerzucasz tyle kości, ile wskażesz.
coach-champions-hunt = Każde obrażenie to jedna Żywność, a myśliwi zawsze wracają. Przysługę wydaj tu tylko wtedy, gdy naprawdę grozi ci głód.
coach-champions-reroll = Jedna Przysługa starcza na wszystkie wskazane teraz kości. Tego, co dobre, nie ruszaj.
coach-champions-lose = Ty wybierasz, kto ginie. Najpierw ci, których łatwo zastąpić: miecznicy przed włócznikami, topornicy na końcu.
coach-champions-lose-journey = Łódź najpierw trafia na ukrytą Podróż, potem załoga je, a dopiero potem walczy. Co morze zabiera, niech zabiera z beczki.
coach-champions-fame = Runa Sława robi z dobrego zwycięstwa jeszcze lepsze, a na koniec i tak się liczy. Może trafi się większy wróg, a może już żaden.
coach-champions-scapegoat = Kto zabije trolla, pozbywa się jednego Potępienia i jedno komuś daje. Najlepiej temu, kto prowadzi, albo temu, kto ma ich najwięcej: każde następne kosztuje więcej.
coach-champions-replace = Możesz zamienić tę Podróż na nieznaną. Dla Krakena warto, dla mżawki raczej nie.

## Runy

coach-champions-success = Punktujesz Przeznaczenie teraz zamiast na koniec. Wybierz to, w którym dziś prowadzisz, a jutro już niekoniecznie.
coach-champions-rune = Użycie Runy nie kosztuje ani Robotnika, ani kolejki. Pytamy teraz, bo za chwilę może być za późno; odmówić wolno zawsze.
coach-champions-last-runes = Czego teraz nie użyjesz, nie użyjesz nigdy. Runy i tak dadzą Chwałę, więc nie ma czego oszczędzać.

## Co się dzieje

coach-champions-round = Runda: Robotnicy idą do miasta, potem Wojownicy walczą, potem wszyscy wracają, a miasto znów się zapełnia. Po ósmej wygrywa największa Chwała.
coach-champions-blame = Nikt nie zabił trolla, więc każdy dostaje Potępienie. Na koniec kosztuje ono Chwałę, a każde następne więcej: trzy to 6, sześć to już 21.
coach-champions-beg = Żebranie daje Monetę i Potępienie. Każdy Robotnik musi gdzieś stanąć; tak planuj, żeby twój nie musiał akurat tam.
coach-champions-marker = Kto ma ten znacznik, zaczyna następną rundę i wybiera pierwszy.
coach-champions-defeated = Pokonany wróg to od razu Chwała. Patrz też na kolory: na koniec każdy komplet z czerwonego, żółtego i niebieskiego daje dodatkowe 5.
coach-champions-beaten = Wszyscy wysłani przepadli, odwrotu nie ma. Po to właśnie są procenty.
coach-champions-bounty = Na wrogach, których nikt nie rusza, zbierają się Monety. Prędzej czy później wyprawa się opłaci.

## Do czego co prowadzi

coach-champions-option-place = Brązowe i niebieskie miejsca dają od razu to, co na nich widać; czerwone rezerwują walkę albo polowanie na później.
coach-champions-option-beg = Moneta teraz i Potępienie na koniec.
coach-champions-option-assign = Rusza do tej walki, na dobre i na złe.
coach-champions-option-load = Żywność idzie na pokład: załoga je, zanim walczy.
coach-champions-option-assigned = To wszyscy. Reszta zostaje w domu albo poluje.
coach-champions-option-rune = Działa raz, a Chwałę na koniec i tak zachowujesz.
coach-champions-option-reroll = Kosztuje Przysługę; potem wskazujesz kości do przerzutu.
coach-champions-option-roll = Rzucasz ponownie wskazanymi kośćmi.
coach-champions-option-stop = Wynik zostaje, jaki jest.
