# Lekcje gry Wikingowie: Wojownicy Północy. Jeden do trzech krótkich zdań na krok; `.otherwise` słyszy ten, kto próbuje
# czegoś innego.

## O co chodzi

lessons-north-idea-want = Jesteś jarlem, a ten drakkar to cały twój majątek. Kto pierwszy sprowadzi do domu trzy córki thanów, po jednej w każdym kolorze poza własnym, zostaje Konungiem Północy i od razu wygrywa. Punktów tu nie ma.
lessons-north-idea-lack = Twój kolor to żółty, więc potrzebujesz córki zielonego, niebieskiego i czerwonego thana. Czekają w wioskach w pozostałych rogach, mniej lub bardziej cierpliwie. To jest wioska zielona.
lessons-north-idea-home = A to twoja siedziba, w twoim rogu planszy. Tylko tu są bezpieczne, więc każda wyprawa prowadzi tam i z powrotem.
lessons-north-idea-winds = Drakkary pływają na kartach. Karta wiatru pokazuje, dokąd wieje: te trzy wieją między innymi na południowy wschód. Jedna karta to jedno pole.
lessons-north-idea-sail = Zielona wioska leży o jedno pole na południowy wschód. Wybierz jedną z tych kart i w drogę.
    .otherwise = W inną stronę jest tylko woda. Płyń na południowy wschód, do zielonej wioski.
lessons-north-idea-plunder = Jesteś na miejscu i nikt ci nie przeszkodził. Raz na turę wolno wykonać akcję standardową, bez żadnej karty. Splądruj wioskę: to zawsze się udaje, chyba że ktoś się wtrąci.
    .otherwise = Tyle drogi za tobą. Splądruj wioskę.
lessons-north-idea-aboard = { north-daughter-green } jest na pokładzie, w twojej załodze. W domu jeszcze nie: po drodze ktoś może ją odebrać.
lessons-north-idea-row = Kiedy masz dość, wiosłujesz: jedno pole bez żadnej karty i koniec tury. Odpłyń stąd w stronę domu, na północ albo północny zachód.
    .otherwise = Na tę turę wystarczy: powiosłuj o jedno pole.
lessons-north-idea-limit = Na koniec tury możesz mieć najwyżej sześć kart. Odrzuć jedną, na przykład wiatr, który nie wieje do domu.
    .otherwise = Najpierw odrzuć jedną kartę.
lessons-north-idea-done = I to cały pomysł: płyniesz, plądrujesz, wracasz, ucztujesz. Jeszcze dwa razy i Konungiem jesteś ty. Byłoby łatwo, gdyby morze było puste. Dalej: wszystko, co mieści się w turze.

## Jedna tura

lessons-north-turn-kinds = W ręce masz trzy rodzaje kart. Wiatry pokazują kierunki. Bohaterowie wchodzą do załogi i pomagają. Cała reszta to wydarzenia: robią to, co na nich napisano, raz.
lessons-north-turn-hero = Na początku tury możesz zagrać jednego bohatera. Zagraj kartę { north-hero-shieldmaiden }: kto cię zaatakuje, ma rzut o 1 niższy.
    .otherwise = Bohater wchodzi na początku albo wcale. Zagraj kartę { north-hero-shieldmaiden }.
lessons-north-turn-crew = Już jest na pokładzie. W załodze są trzy miejsca, a córki thanów też ich potrzebują. Dobieraj więc towarzystwo z głową.
lessons-north-turn-wind = Potem przychodzą akcje, tyle, na ile starczy kart. Płyń na wschód kartą { north-wind-se }.
    .otherwise = Najpierw wiatr: karta { north-wind-se }, kierunek wschód.
lessons-north-turn-icon = Spójrz na róg karty { north-event-shift }: widać tam kierunek. Większość wydarzeń można zagrać jako wiatr, zamiast robić to, co mówią. Płyń nią na południowy wschód.
    .otherwise = Użyj karty { north-event-shift } jako wiatru na południowy wschód.
lessons-north-turn-event = Teraz wydarzenie dla jego treści. { north-event-ravens } pokażą ci cudzą rękę i wyjmą z niej kartę. Cel: { $rival }.
    .otherwise = Niech najpierw polecą ptaki: { north-event-ravens }.
lessons-north-turn-take = Oto cała ręka, którą trzyma { $rival }. Weź, co chcesz; będzie wiadomo, co zniknęło, i nikt ci tego nie zapomni.
    .otherwise = Najpierw weź jedną z tych kart.
lessons-north-turn-standard = Ani wioski, ani portu, ani kogo zaatakować, ale ofiarę można złożyć wszędzie. Palisz karty i za każde dwie dobierasz nową. Wybierz stos odrzuconych.
    .otherwise = Akcja standardowa wciąż czeka. Złóż ofiarę: wybierz stos odrzuconych.
lessons-north-turn-give = Oddaj bogom dwie karty. Zostaw tylko { north-wind-any }, zaraz się przyda.
    .otherwise = Tej nie: { north-wind-any } wieje, dokąd chcesz.
lessons-north-turn-drawn = Dwie oddane, jedna do dobrania. To wszystko.
    .otherwise = Dwie wystarczą. Zakończ ofiarę.
lessons-north-turn-row = Bogowie odpowiedzieli. Teraz powiosłuj na wschód i zakończ turę; wiosłować można zawsze, nawet z pustą ręką.
    .otherwise = Powiosłuj o jedno pole na wschód.
lessons-north-turn-fresh = Nowa tura zaczyna się od dwóch nowych kart. Tylko w swojej pierwszej turze nikt ich nie dobiera.
lessons-north-turn-beast = To Bestia Morska. Zagradza drogę, a kto na nią wpłynie, musi walczyć: to też akcja standardowa. Weź { north-wind-any } i płyń na południe.
    .otherwise = Odwagi. Na południe, karta { north-wind-any }.
lessons-north-turn-fight = Zanim potoczy się kość, każdy może odpowiedzieć, ty też. Nic tu nie pasuje, więc spasuj. Pytanie pada i tak, żeby nikt nie poznał twojej ręki.
    .otherwise = Za burtę nikt jeszcze nie musi. Spasuj.
lessons-north-turn-roll = Potrzeba 4 lub więcej, a wypadło 6. Porażka z Bestią tylko cofnęłaby cię tam, skąd płyniesz.
lessons-north-turn-stand = Na rzut też można odpowiedzieć: są karty, które każą rzucić jeszcze raz. Nikt nie chce. Spasuj.
    .otherwise = Lepiej niż 6 nie będzie. Spasuj.
lessons-north-turn-place = Bestia ucieka: bierzesz dwie karty i stawiasz ją na dowolnym wolnym polu, byle nie w porcie. Na przykład komuś przed nosem.
    .otherwise = Najpierw postaw gdzieś Bestię.
lessons-north-turn-end = Można by płynąć dalej, ale na dziś dość. Zakończ turę.
    .otherwise = Wystarczy. Zakończ turę.
lessons-north-turn-done = Bohater, wiatry, wydarzenia, jedna akcja standardowa, a na koniec wiosła albo pas. Dalej: co się dzieje, gdy inni nie tylko patrzą.

## W czym tkwi sedno

lessons-north-knot-meet = Dwa drakkary na jednym polu: twój i ten, którym płynie { $rival }. Lepszego powodu do ataku nie trzeba.
lessons-north-knot-sum = Rzucasz jedną kością i potrzebujesz 4 lub więcej. Ale { $rival } ma na pokładzie kartę { north-hero-shieldmaiden }, a ona odejmuje od rzutu 1. Jeśli przegrasz, to ciebie okradną i odepchną.
lessons-north-knot-attack = Szansa mniejsza niż połowa. Ale w ręce coś masz. Zaatakuj gracza { $rival }.
    .otherwise = Karty poczekają. Zaatakuj gracza { $rival }.
lessons-north-knot-stack = Jeszcze nic się nie dzieje. Twój atak leży na stosie, a każdy po kolei może położyć na nim odpowiedź albo spasować. { $rival } pasuje; teraz ty.
lessons-north-knot-thor = Karty ze znakiem reakcji działają tylko w takich chwilach. { north-event-thor } dodaje 1 do ataku: zagraj ją z +1.
    .otherwise = Nie zmarnuj tej chwili: { north-event-thor }, +1.
lessons-north-knot-trick = A { $rival } odpowiada na odpowiedź: { north-event-loki } unieważnia kartę { north-event-thor }. Obok kart widać, co się stanie, jeśli teraz wszyscy spasują.
lessons-north-knot-loki = Ale { north-event-loki } jest też w twojej ręce, a sztuczkę można przechytrzyć. Zagraj ją na tamtą.
    .otherwise = Mierz wyżej: zagraj kartę { north-event-loki } na tamtą, a { north-event-thor } ocaleje.
lessons-north-knot-tower = Cztery karty jedna na drugiej. Gdy wszyscy spasują, rozlicza się je od góry: twoja sztuczka kasuje tamtą, więc { north-event-thor } jednak działa, a atak jest na końcu.
lessons-north-knot-close = { $rival } pasuje. Spasuj i ty, zobaczymy.
    .otherwise = Wszystko już powiedziane. Spasuj.
lessons-north-knot-roll = Wypadło 4, do tego 1 za kartę { north-event-thor } i minus 1 za { north-hero-shieldmaiden }: razem 4. Bez twojej ostatniej karty byłoby 3 i porażka. Cała ta gra w jednym rzucie.
lessons-north-knot-stand = Nikt nie każe rzucać jeszcze raz, ty też nie musisz. Spasuj i wynik zostaje.
    .otherwise = Zostaw kość tak, jak leży. Spasuj.
lessons-north-knot-push = { $rival } traci kartę na twoją rzecz, a jedną dobierasz z talii. Teraz odepchnij ten drakkar o jedno pole, tam, gdzie zaboli. Przy 6 można by jeszcze zabrać kogoś z załogi.
    .otherwise = Najpierw odepchnij drakkar: { $rival } czeka na wyrok.
lessons-north-knot-circle = Po każdej twojej akcji pozostali jarlowie też mogą zrobić po jednej rzeczy: zagrać wydarzenie albo użyć bohatera. Uważaj więc, co zostawiasz w ich zasięgu.
lessons-north-knot-stop = Obie najlepsze karty poszły, i słusznie: kosztowało cię to dwie, ich jedną, ale walka jest wygrana. Zakończ turę.
    .otherwise = Dobrze jest, jak jest. Zakończ turę.
lessons-north-knot-hand = Zostaje sześć kart. O wiatr łatwo, o odpowiedź trudno.
    .otherwise = Tę zachowaj; odrzuć wiatry albo bohaterów.
lessons-north-knot-when = { north-event-calm } zatrzymuje cudzy wiatr. Kiedy ją zagrać? Nie na pierwszy lepszy wiatr, tylko na ten, który doniósłby kogoś do wioski albo do portu z córkami na pokładzie.
lessons-north-knot-done = Na wszystko można odpowiedzieć, a każda odpowiedź kosztuje kartę. Odpowiadaj na to, co rozstrzyga, resztę puszczaj i licz, co inni jeszcze mają. Dalej: jak to się kończy.

## Koniec gry

lessons-north-end-three = Wszystkie trzy na pokładzie: zielona, niebieska i czerwona. Załoga jest pełna, na bohaterów zabrakło miejsca. Śmiały sposób podróżowania.
lessons-north-end-danger = Dopóki są na pokładzie, atak, bunt albo choroba morska mogą zepsuć wszystko. W siedzibie nikt ich nie ruszy. Zostało jedno pole.
lessons-north-end-sail = Twój port leży na północnym zachodzie. Weź kartę { north-wind-nw }.
    .otherwise = Nie teraz. Na północny zachód, do domu: { north-wind-nw }.
lessons-north-end-guard = Port już jest, ale przy stole jeszcze nikt nie siedzi. Łatwo o tym zapomnieć: samo wpłynięcie nie wystarczy, trzeba wydać ucztę, a to akcja standardowa. Dwie odpowiedzi w ręce nie zaszkodzą.
lessons-north-end-feast = Wydaj ucztę. Kto chce cię zatrzymać, ten ma ostatnią szansę.
    .otherwise = Do zwycięstwa brakuje jednej uczty. Wydaj ją.
lessons-north-end-bring = Nikt się nie odważył. Wprowadź je do domu, jedną po drugiej.
    .otherwise = Najpierw wprowadź wszystkie trzy do siedziby.
lessons-north-end-won = Trzy córki w siedzibie i gra skończona, w samym środku twojej tury. Konung Północy: to ty.
lessons-north-end-last = Rzadko idzie tak gładko. Nie trzeba wieźć wszystkich naraz, a kto jest w siedzibie, ten już tam zostaje. Jeśli przez czterdzieści rund nikt nie wygra, decyduje liczba córek w domu.
lessons-north-end-done = To już wszystko. Najczęściej zapomina się o trzech rzeczach: uczta to akcja standardowa, córki zajmują miejsca w załodze, a chora nie może ucztować. Pomyślnych wiatrów!
