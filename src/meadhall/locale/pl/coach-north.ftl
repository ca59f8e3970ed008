# Wojownicy Północy: co mówi trener w czyichś pierwszych grach, po jednym, dwa zdania.

## Twoja tura

coach-north-colour = Kolor to twój róg i twój port. Potrzebujesz córek wszystkich innych kolorów, więc róg niewiele zmienia; weź ten, który ci się podoba.
coach-north-hero = Na początku tury możesz zwerbować jednego bohatera. Pomaga przez całą grę, ale zajmuje jedno z trzech miejsc w załodze, a córki też muszą gdzieś usiąść.
coach-north-act = Wygrywają trzy córki w trzech obcych kolorach, sprowadzone na ucztę do domu. Czyli: wiatr do wioski, plądrowanie, wiatr do domu; jedna akcja standardowa w turze nie wymaga karty.
coach-north-act-used = Akcja standardowa już za tobą, karty nadal działają. Na koniec wiosłuj: jedno pole bez karty i tura się kończy.
coach-north-steer-own = W stronę wioski, w której cię jeszcze nie było, albo do domu, jeśli ktoś jest na pokładzie. Sprawdź, kto cię tam dosięgnie.
coach-north-steer = Cudzy drakkar, a ster w twoich rękach. Byle dalej od domu, a najlepiej w pobliże Bestii.
coach-north-sacrifice = Za dwie karty dobierasz jedną. Warto, gdy wiatry wieją nie tam, gdzie trzeba; kart ze znakiem reakcji szkoda.
coach-north-limit = Zostaje najwyżej sześć kart. O wiatr łatwo, o reakcje trudno.
coach-north-recovery = Chorzy na chorobę morską nie pomagają i nie ucztują, dopóki rzut kością ich nie uleczy. Zacznij od tego, kto jest potrzebny najszybciej.

## Reakcje

coach-north-window = Ktoś coś robi i każdy po kolei może zareagować, zanim to się stanie. Oszczędzaj reakcje na chwile, które decydują; pytamy nawet wtedy, gdy nie masz żadnej, żeby nikt nie poznał twojej ręki.
coach-north-roll = Kość upadła, ale ostatnia karta może to zmienić: przerzut, plus albo minus. Jeśli wynik ci pasuje, spasuj z uśmiechem.
coach-north-circle = Po każdej cudzej akcji możesz zrobić jedną drobną rzecz: zagrać wydarzenie albo użyć bohatera. Czekając, nic nie tracisz.
coach-north-rescue = Walkiria łapie wypadających za burtę i oddaje kartę na twoją rękę. Zgódź się, chyba że ta karta nikomu nie pomoże.

## Walki

coach-north-lure = Bestia zagradza drogę: kto na nią wpłynie, musi walczyć. Postaw ją między kimś a jego domem.
coach-north-place = Kto pokonał, ten stawia. Dowolne wolne pole poza portami, choćby komuś przed nosem.
coach-north-captive = Pełne zwycięstwo to łup z cudzej załogi. Najwięcej warta jest córka, której ci brakuje; jeśli jej tam nie ma, weź bohatera, który najbardziej ci dokucza.
coach-north-fate = Do twojej załogi albo do morza, żeby nikt nie miał. Gdy załoga jest pełna, ktoś inny musi ustąpić.
coach-north-mutiny = Ktoś wypada za burtę. Córka wraca do swojej wioski, bohater przepada.
coach-north-ravens = Widzisz całą rękę i bierzesz jedną kartę. Najpierw reakcje: czego nie mają, tego nie użyją przeciw tobie.
coach-north-drop = Trzy miejsca i wszystkie zajęte. Bohaterów da się zastąpić, a po córki tu przypłynęliśmy.

## Córki

coach-north-plunder = Plądrując, zabierasz z wioski jedną córkę w jej kolorze. Załoga jest pełna: bohater robi miejsce albo odpływasz bez niej.
coach-north-feast = Dopiero uczta sprowadza córki do siedziby, a tam nikt ich nie tknie. Kosztuje akcję standardową, więc wracaj do portu, póki jej nie zużyjesz.
coach-north-aboard = Ktoś wszedł na pokład. Córkę można jeszcze odbić albo wyrzucić za burtę; bezpieczna będzie dopiero w siedzibie.

## Co się dzieje

coach-north-turn = Punktów tu nie ma: od razu wygrywa ten, kto pierwszy ma w siedzibie trzy córki w obcych kolorach. Jeśli po czterdziestu rundach nikt nie wygrał, liczy się, kto sprowadził więcej.
coach-north-cancelled = Karta albo akcja spełzła na niczym. Co zagrano, i tak przepada, więc niech inni marnują swoje pierwsi.
coach-north-raid-won = Dwa drakkary na jednym polu: rozstrzyga kość, wygrywa 4 lub więcej. Zwycięzca zabiera kartę i odpycha przegranego, a przy 6 także kogoś z załogi.
coach-north-hunt-lost = Bestia tylko odpędza, nikt nie ginie. Wróć z lepszą kartą.
coach-north-becalmed = W tej turze już bez kart wiatru. Wiosłować wciąż można, reszta też działa.

## Do czego co prowadzi

coach-north-option-sail = Jedno pole z wiatrem z karty.
coach-north-option-sail-beast = Wprost na Bestię Morską: trzeba z nią walczyć.
coach-north-option-row = Jedno pole bez karty i koniec tury.
coach-north-option-pass-turn = Tura kończy się tam, gdzie stoisz.
coach-north-option-sacrifice = Dwie karty za jedną nową. To akcja standardowa.
coach-north-option-hero = Dołącza do załogi i pomaga, póki nie wypadnie za burtę. Najwyżej jeden na turę.
coach-north-option-plunder = Córka z tej wioski wchodzi na pokład. To akcja standardowa.
coach-north-option-attack = Jedna kość: 4 lub więcej daje kartę i odpycha cudzy drakkar. To akcja standardowa.
coach-north-option-pass-window = Pozwalasz, żeby to się stało.
coach-north-option-pass-circle = Nic teraz nie robisz i nic nie tracisz.
coach-north-option-overboard = Ktoś z załogi odchodzi w zamian za to, co jeszcze może zrobić.
coach-north-option-feast = Córki z pokładu trafiają do siedziby, na zawsze bezpieczne. To akcja standardowa.
coach-north-option-play = Robi to, co mówi karta, jeden raz.
