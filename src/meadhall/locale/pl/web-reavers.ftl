# Reavers of Midgard na ekranie.

web-reavers-chart = Mapa morska
web-reavers-own = Twój langskip
web-reavers-you = Ty
web-reavers-order = Kolejność działania
web-reavers-phase-setup = Werbunek pierwszych załóg
web-reavers-phase-select = Langskip wybiera przystań
web-reavers-phase-reavers = Najpierw ławy: wyspecjalizowani Łupieżcy
web-reavers-phase-act = Każdy po kolei: akcja albo odpoczynek
web-reavers-wait-setup = Każdy rozdziela dwóch pierwszych Łupieżców.
web-reavers-wait-select = Runda { $round }, langskip { $n } z 4: która przystań?
web-reavers-round = Runda { $round } z { $rounds }
web-reavers-glory-track = Tor Chwały
web-reavers-glory-of = { $name }: { $count } Chwały
web-reavers-selected = Pole wybiera { $name }
web-reavers-cost = Koszt
web-reavers-cost-none = za darmo
web-reavers-cost-each = za próbę
web-reavers-selections = Pola wybrane w tej rundzie: { $done } z 4
web-reavers-bonus-seat = { $distance ->
        [0] Kto wybiera pole: { $what }
        [1] następna osoba: { $what }
        [2] trzecia: { $what }
       *[other] czwarta: { $what }
    }
web-reavers-bonus-recruit = { $n ->
        [0] nic ponadto
        [one] { $n } Przysługa
        [few] { $n } Przysługi
       *[many] { $n } Przysług
    }
web-reavers-bonus-trade = { $n ->
        [one] { $n } nagroda
        [few] { $n } nagrody
       *[many] { $n } nagród
    }
web-reavers-bonus-battle = { $n ->
        [0] nic ponadto
       *[other] { $n } Chwały
    }
web-reavers-bonus-village = { $n ->
        [0] bez dodatkowych kart
        [one] { $n } dodatkowa karta
        [few] { $n } dodatkowe karty
       *[many] { $n } dodatkowych kart
    }
web-reavers-bonus-keep = { $n ->
        [0] bez dodatkowych kart
        [one] { $n } dodatkowa karta
        [few] { $n } dodatkowe karty
       *[many] { $n } dodatkowych kart
    }
web-reavers-bonus-subdue = { $n ->
        [one] { $n } próba
       *[other] do { $n } prób
    }
web-reavers-deck =
    { $count ->
        [one] { $deck }: talia, { $count } karta
        [few] { $deck }: talia, { $count } karty
       *[many] { $deck }: talia, { $count } kart
    }
web-reavers-stack =
    { $count ->
        [one] { $name }: { $count } płytka
        [few] { $name }: { $count } płytki
       *[many] { $name }: { $count } płytek
    }
web-reavers-land =
    { $count ->
        [one] { $name }: Obrona { $defense } albo koszt { $price } ({ $good }); została { $count } płytka
        [few] { $name }: Obrona { $defense } albo koszt { $price } ({ $good }); zostały { $count } płytki
       *[many] { $name }: Obrona { $defense } albo koszt { $price } ({ $good }); zostało { $count } płytek
    }
web-reavers-lands = Terytoria
web-reavers-claimed =
    { $count ->
        [one] { $count } przejęta płytka, zakryta do końca prób
        [few] { $count } przejęte płytki, zakryte do końca prób
       *[many] { $count } przejętych płytek, zakrytych do końca prób
    }
web-reavers-defense = Obrona
web-reavers-peace = Pokojowo
web-reavers-card = { $name }: { $text }
web-reavers-battle = { $name }, { $glory } Chwały, Obrona { $defense }: { $text }
web-reavers-battle-legend = Wygrywasz tymi kośćmi albo w walce przeciw Obronie { $defense }
web-reavers-rolled = Rzut po zdobyciu karty
web-reavers-rallied = Dowolne ścianki za Przegrupowanie
web-reavers-good = { $good }: { $count }
web-reavers-gain = { $good } +{ $count }
web-reavers-good-glory = Chwała
web-reavers-good-food = Żywność
web-reavers-good-favor = Przysługi
web-reavers-good-terror = Przerażenie
web-reavers-good-farm = Farmy
web-reavers-good-wall = Mury
web-reavers-good-tower = Wieże
web-reavers-good-dice = kości
web-reavers-goods = Chwała, zapasy i żetony
web-reavers-ship = Okręt: zajęte miejsca na kości { $n } z { $of }
web-reavers-ship-of = Langskip: { $name }
web-reavers-look = Obejrzyj langskip: { $name }
web-reavers-used = { $name }, użyte w tej rundzie
web-reavers-upgrade-space = Miejsce na Ulepszenie Okrętu
web-reavers-jarl = Jarl: { $name }
web-reavers-no-jarl = Brak Jarla
web-reavers-wild = Ikona Klanu zastępuje Tarczę, Skrzynię, Okręt albo Młot.
web-reavers-marker = Znacznik Pierwszego Gracza
web-reavers-honor = Honorowy Okręt
web-reavers-benches = Ławy wyspecjalizowanych Łupieżców
web-reavers-specialize = Specjalizacja na ławie
web-reavers-specialize-for = Specjalizacja: { $effects }
web-reavers-bench = Ława: { $name }
web-reavers-bench-count =
    { $count ->
        [one] { $name }: { $count } Łupieżca
        [few] { $name }: { $count } Łupieżców
       *[many] { $name }: { $count } Łupieżców
    }
web-reavers-short-battle = Bitwa
web-reavers-short-village = Wioski
web-reavers-short-keep = Twierdze
web-reavers-short-subdue = Terytoria
web-reavers-artifacts = Artefakty
web-reavers-artifact =
    { $state ->
        [used] { $name }, użyty w tej turze
        [full] { $name }, z kością
       *[empty] { $name }, bez kości
    }
web-reavers-artifact-space = Miejsce na Artefakt
web-reavers-territories =
    { $count ->
        [one] { $count } terytorium
        [few] { $count } terytoria
       *[many] { $count } terytoriów
    }
web-reavers-no-territories = Jeszcze bez terytoriów
web-reavers-pile =
    { $count ->
        [one] Stos Chwały: { $count } karta
        [few] Stos Chwały: { $count } karty
       *[many] Stos Chwały: { $count } kart
    }
web-reavers-pile-short = Stos Chwały
web-reavers-pile-own = Twój Stos Chwały
web-reavers-pile-empty = Na razie pusto. Do końca gry trafiają tu przegrupowani Łupieżcy, wygrane bitwy, Łupy Twierdzy i Przepowiednie.
web-reavers-pile-secrets = Przepowiednie znane tylko tobie
web-reavers-pile-prophecies = Przepowiednie
web-reavers-pile-keeps = Łupy Twierdzy
web-reavers-pile-artifacts = Artefakty
web-reavers-pile-battles = Bitwy Morskie
web-reavers-pile-reavers = Łupieżcy
web-reavers-supply = Zasoby ogólne
web-reavers-supply-dice =
    { $count ->
        [one] została { $count } kość ({ $colour })
        [few] zostały { $count } kości ({ $colour })
       *[many] zostało { $count } kości ({ $colour })
    }
web-reavers-activate = Aktywuj
web-reavers-rest = Odpocznij
web-reavers-rest-what = Żywność albo dowolna kość
web-reavers-market = Kości na targu
web-reavers-market-empty = Nie ma już kości
web-reavers-left =
    { $count ->
        [one] Została jedna nagroda
        [few] Zostały { $count } nagrody
       *[many] Zostało { $count } nagród
    }
web-reavers-faces = Ścianki do wyboru
web-reavers-resolving = Rozpatrywane karty
web-reavers-no-combat = Walka
web-reavers-no-dice = Kośćmi
web-reavers-spent = Wydane:
web-reavers-payment = Płatność
web-reavers-owed = Do zapłaty:
web-reavers-ways = Sposoby zapłaty
web-reavers-pay = Zapłać: { $what }
web-reavers-pay-hint = Wybierz gotową zapłatę albo wskazuj kości na okręcie.
web-reavers-combat = Walka
web-reavers-combat-dice = Kości Walki
web-reavers-combat-die =
    { $count ->
        [one] { $count } sukces
        [few] { $count } sukcesy
       *[many] { $count } sukcesów
    }
web-reavers-successes = Sukcesy
web-reavers-favor-of = { $name }, Przysługi na przerzuty: { $count }
web-reavers-scoring = Punktowanie końcowe

## Co jest w pudełku

web-reavers-kind-battle = Bitwy Morskie
web-reavers-kind-battle_card = Karty Bitew Morskich
web-reavers-kind-clan = Klany
web-reavers-kind-colour = Kolory graczy
web-reavers-kind-crew = Kości Załogi
web-reavers-kind-face_up = Odkryte karty według liczby graczy
web-reavers-kind-journey = Podróże Morskie
web-reavers-kind-keep = Łupy Twierdzy
web-reavers-kind-location = Pola Akcji
web-reavers-kind-piece = Pionki i plansze
web-reavers-kind-prophecy = Przepowiednie
web-reavers-kind-reaver = Łupieżcy
web-reavers-kind-reaver_card = Karty Łupieżców
web-reavers-kind-territory = Terytoria
web-reavers-kind-tile = Rewersy płytek Terytoriów
web-reavers-kind-token = Żetony
web-reavers-kind-upgrade = Ulepszenia Okrętu
web-reavers-kind-village = Łupy Wioski

## The page of the box: things that have no name on the table

web-reavers-box-crew = { $id ->
    [red] Czerwona kość Załogi
    [blue] Niebieska kość Załogi
   *[yellow] Żółta kość Załogi
}
web-reavers-box-face_up = Karty dla { $id } graczy
    .text = Odkryte pary Łupieżców, Łupów Wioski i Łupów Twierdzy: po { $reaver }. Bitwy Morskie: { $battle }. Przepowiednie: { $prophecy }.
web-reavers-box-token-food-small = Żywność (1)
web-reavers-box-token-food-large = Żywność (5)
web-reavers-box-token-favor-small = Przysługa (1)
web-reavers-box-token-favor-large = Przysługa (5)
web-reavers-box-token-terror = Przerażenie
web-reavers-box-token-farm = Farma
web-reavers-box-token-wall = Mur
web-reavers-box-token-tower = Wieża
web-reavers-box-piece-board = Plansza
web-reavers-box-piece-player-board = Plansza gracza
web-reavers-box-piece-score-marker = Znacznik Chwały
web-reavers-box-piece-start-player-marker = Znacznik Pierwszego Gracza
web-reavers-box-piece-round-marker = Znacznik rundy
web-reavers-box-piece-longship = Langskip
web-reavers-box-piece-honor-ship = Honorowy Okręt
web-reavers-box-piece-help-card = Karta pomocy
web-reavers-box-piece-combat-die = Kość Walki
web-reavers-box-colour-orange = Pomarańczowy
web-reavers-box-colour-blue = Niebieski
web-reavers-box-colour-green = Zielony
web-reavers-box-colour-purple = Fioletowy
