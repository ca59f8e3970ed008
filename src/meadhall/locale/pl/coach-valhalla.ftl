# Valhalla: co mówi trener w czyichś pierwszych grach, po jednym, dwa zdania.

## Przed pierwszą turą

coach-valhalla-jarl = Jarl nigdy nie walczy, ale przez całą grę nagina dla ciebie jakąś zasadę. Weź takiego, którego cechę już widzisz w użyciu.
coach-valhalla-first-warrior = Kółko to siła, bronie to wyniki, których potrzebujesz na kościach, wawrzyn to chwała w Valhalli. Dużo siły za dwie bronie to okazja.
coach-valhalla-hand = Dobra pierwsza ręka uzbraja wielu różną bronią: na sześciu kościach rzadko wypada trzy razy to samo. Jedna czy dwie Taktyki do obrony nie zaszkodzą.

## Twoja tura

coach-valhalla-action = Jedna rzecz w turze: zagraj Wojownika albo dwóch lekkich, zaatakuj lub dobierz. Atakuj, gdy sześć zwykłych kości mogłoby uzbroić większość Drużyny.
coach-valhalla-must-play = Pustej Drużyny nikt nie zaatakuje, ale i ona nic nie zrobi: najpierw ktoś musi przyjść. Na początek ten, kogo łatwo uzbroić.
coach-valhalla-must-draw = Pusto w Drużynie i na ręce: pokazujesz to wszystkim i dobierasz. Zdarza się najlepszym.
coach-valhalla-room = Nie dla wszystkich starczy miejsca. Odejść powinien ten, kogo kości zbroją najrzadziej, niekoniecznie najsłabszy.
coach-valhalla-space = Dla zasad nie ma znaczenia, kto gdzie stoi. Ustaw ich, jak ci ładnie.
coach-valhalla-keep = Tak kończy się każda tura: widzisz karty, jedną zachowujesz. Bierz to, co pasuje do Drużyny: ten sam klan dla premii, inną broń dla kości.
coach-valhalla-lay = Po wierzchnią kartę stosu odrzuconych ktoś może sięgnąć. Schowaj głębiej to, co spodobałoby się innym.
coach-valhalla-play-one = Wojownik za darmo, poza akcją. Korzystaj, póki jest miejsce.

## Przed bitwą

coach-valhalla-before = Niektóre karty i Jarlowie działają tylko teraz, przed rzutem. Jeśli nie wiesz po co, odpuść: w samej bitwie będzie jeszcze czas na Taktyki.
coach-valhalla-thor = Biją się inni, a ty możesz pomóc i zgarnąć chwałę, jeśli twoja strona wygra. Stawiaj na tę, która wygląda mocniej.
coach-valhalla-give = Karta idzie w cudze ręce. Oddaj tę, której twoje kości i tak nie uzbroją.
coach-valhalla-trait = W tym ataku twój Jarl może zrobić jedną z kilku rzeczy. Pomyśl, czego zabraknie na kościach.
coach-valhalla-dice = Więcej kości to więcej uzbrojonych. Sprawdź, ile kosztują, zanim weźmiesz wszystkie.

## W bitwie

coach-valhalla-attack = Zbrój Wojowników, których broń widać na kościach, najbardziej wybrednych najpierw; tylko oni się liczą. Przerzut kosztuje kość, więc najpierw popatrz. Zgadujesz, ile wystarczy; remis jest twój.
coach-valhalla-defend = Wiesz, ile trzeba przebić, a remis jest atakującego. Uzbrój co najmniej jednego Wojownika; resztę dodadzą Taktyki, ale ani jednej za dużo.
coach-valhalla-hunt = Potwór nie ma tajemnic: wiadomo, ile trzeba. Osiągnij to i ani karty więcej, reszta przyda się, gdy odpowie.
coach-valhalla-ragnarok = Ostatni rzut, bez przeciwnika: uzbrojeni idą do Valhalli, reszta się nie liczy. Siła nic już nie znaczy, tylko chwała.
coach-valhalla-support = Sojusznikowi brakuje siły, a twoja Taktyka może pomóc. Daj ją, jeśli przesądzi; inaczej to tylko uprzejmość.
coach-valhalla-reroll = Kość, którą płacisz, przepada do końca bitwy. Wybierz wszystko, co zbędne; to, co leży na Wojowniku, zostaje.
coach-valhalla-pay = Niektóre Taktyki chcą kości. X nikogo nie uzbroi, więc nadaje się najlepiej.
coach-valhalla-new-weapons = Weź broń, która kogoś dozbroi, a nie tę, którą masz już dwa razy.
coach-valhalla-turn = Kość można obrócić na to, czego trzeba. Sprawdź, komu brakuje dokładnie jednej broni.
coach-valhalla-road = Jeden Wojownik rusza do Valhalli, zanim policzycie siłę. Wybierz tego z większą chwałą, byle reszta wystarczyła.
coach-valhalla-block = Zablokowany Wojownik nie pomoże obrońcy. Najbardziej zaboli strata silnego i łatwego do uzbrojenia.
coach-valhalla-disarm = Tracisz Taktykę albo pokazujesz, że żadnej nie masz. Oddaj tę o najmniejszej premii.

## Po bitwie

coach-valhalla-deny = Ktoś z wrogów nie trafi do Valhalli. Patrz na wawrzyny, nie na siłę.
coach-valhalla-send = W Valhalli dają chwałę, w domu siłę. Wyślij wawrzyny, zostaw mięśnie i zawsze kogoś zachowaj: pusta Drużyna kosztuje turę.
coach-valhalla-favour = Walkirie dokładają chwały niektórym z odchodzących. Kolejność liczy się tylko wtedy, gdy jedna zabiera to, co chciała druga.
coach-valhalla-glory = Chwała ze stosu odrzuconych: liczą się wawrzyny, nie siła.
coach-valhalla-mission = Misja to chwała za coś, co właśnie się udało. Jeśli pasuje, bierz, bo druga okazja może nie przyjść.
coach-valhalla-after = Twój Jarl ma coś dla ciebie po bitwie, nawet cudzej. Darmowe karty rzadko szkodzą.
coach-valhalla-look = Widzisz cudzą rękę i jedna karta z niej zniknie. Następnym razem zabolałyby cię Taktyki.
coach-valhalla-loki = Loki pociesza przegranych: im gorsza klęska, tym lepszy prezent. Tym razem bez haczyka.
coach-valhalla-take-back = Zagrane Taktyki mogą wrócić na rękę. Najpierw te o największej premii.

## Z Potworem

coach-valhalla-sacrifice = Przed walką Potwór żąda ofiary. Zapłać tym, czego i tak nie udałoby się uzbroić.
coach-valhalla-send-all = Valhalla ma tu limit, a kto się nie zmieści, jest odrzucany. Wypełnij ją możliwie dokładnie.
coach-valhalla-lose-glory = Ktoś znika z Valhalli. Niech to będzie najmniejszy wawrzyn.
coach-valhalla-who-fights = Ktoś z was musi stanąć do walki. Czyją Drużynę najłatwiej uzbroić i kto ma Taktyki?

## Co się dzieje

coach-valhalla-goal = Wojownicy, którzy wygrywają bitwę, idą do Valhalli i tam dają chwałę, a największa chwała wygrywa. Koniec przychodzi, gdy ktoś straci ostatnią tarczę albo skończy się talia.
coach-valhalla-shield = Przegrana obrona kosztuje tarczę. Zdobyte tarcze to chwała, a od różnych graczy jeszcze większa; gdy ktoś straci ostatnią, zaczyna się koniec.
coach-valhalla-nobody = Bez choćby jednego uzbrojonego nie ma walki: atak zmarnowany, obrona przegrana. Najpierw sprawdź, kogo rzut może uzbroić.
coach-valhalla-last-turns = Każdemu została jedna tura, potem Ragnarök. Karty na ręce nic nie dadzą: wystaw tych, których łatwo uzbroić i którzy mają wawrzyny.

## Do czego co prowadzi

coach-valhalla-option-play = Jeden Wojownik dołącza do Drużyny.
coach-valhalla-option-two = Dwóch lekkich Wojowników dołącza naraz.
coach-valhalla-option-attack = Rzucasz jako pierwsza strona i zgadujesz, ile wystarczy. Zwycięzcy idą do Valhalli, a ty bierzesz tarczę.
coach-valhalla-option-draw = Dwie karty, jedna z nich zostaje.
coach-valhalla-option-arm = Kładzie kości na tym Wojowniku, który odtąd walczy.
coach-valhalla-option-spend = Ta kość przepada do końca bitwy; pozostałe możesz przerzucić.
coach-valhalla-option-reroll = Wskazuje kość do przerzutu.
coach-valhalla-option-tactic = Pomaga w tej bitwie i przepada.
coach-valhalla-option-end-attack = Koniec kości i Taktyk; teraz odpowiada obrońca.
coach-valhalla-option-end-defence = Twoja siła zostaje porównana z atakiem.
coach-valhalla-option-give-up = W tej bitwie nikt za ciebie nie walczy.
