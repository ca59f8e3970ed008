# Valhalla na ekranie.

web-valhalla-warrior = { $name }, { $clan }, siła { $strength }, wymaga: { $needs }, chwała { $glory }
web-valhalla-glory = Chwała
web-valhalla-legend =
    Siła: { $strength }
    Potrzebne: { $needs }
    Punkty Chwały w Valhalli: { $glory }
web-valhalla-jarl = Jarl
web-valhalla-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
web-valhalla-pile = Valhalla { $count }
web-valhalla-shields =
    { $count ->
        [one] { $count } własna tarcza
        [few] { $count } własne tarcze
       *[many] { $count } własnych tarcz
    }
web-valhalla-captured =
    { $count ->
        [one] { $count } zdobyta tarcza ({ $name })
        [few] { $count } zdobyte tarcze ({ $name })
       *[many] { $count } zdobytych tarcz ({ $name })
    }
web-valhalla-you-attack = Atakujesz. Broni się: { $name }
web-valhalla-attacks-you = { $name } cię atakuje
web-valhalla-attacks = Atakuje { $attacker }, broni się { $defender }
web-valhalla-ragnarok = Ragnarök: { $name }
web-valhalla-attack = Siła ataku
web-valhalla-defence = Siła obrony
web-valhalla-pool = Kości do użycia
web-valhalla-reroll = Przerzut: najpierw odrzuć kość
web-valhalla-picked = wybrana
web-valhalla-die-red = czerwona kość: { $face }
web-valhalla-die-black = czarna kość: { $face }
web-valhalla-die-grey = kość dodatkowa: { $face }
web-valhalla-die-card = dostarczona broń: { $face }
web-valhalla-grey =
    { $count ->
        [one] została { $count } kość dodatkowa
        [few] zostały { $count } kości dodatkowe
       *[many] zostało { $count } kości dodatkowych
    }
web-valhalla-deck =
    { $count ->
        [one] Talia, { $count } karta
        [few] Talia, { $count } karty
       *[many] Talia, { $count } kart
    }
web-valhalla-discard = Odrzucone
web-valhalla-discard-count =
    { $count ->
        [one] Stos kart odrzuconych: { $count } karta
        [few] Stos kart odrzuconych: { $count } karty, od wierzchu
       *[many] Stos kart odrzuconych: { $count } kart, od wierzchu
    }
web-valhalla-hand = Twoja ręka
web-valhalla-drawn = Dobrane
web-valhalla-open = Odkryte karty
web-valhalla-jarls = Jarlowie do wyboru
web-valhalla-need-any = dowolna broń
web-valhalla-need-same = ta sama broń
web-valhalla-need-two_pairs = dwie pary
web-valhalla-need-different = różne bronie
web-valhalla-leaving = odchodzi
web-valhalla-blocked = zablokowany
web-valhalla-excluded = nie liczy się
web-valhalla-denied = zostaje
web-valhalla-king = Król Góry, poziom { $level }
web-valhalla-king-is = Król Góry: { $name }, poziom { $level }
web-valhalla-no-king = Nikt nie jest Królem Góry
web-valhalla-forge =
    { $count ->
        [one] { $count } karta w kuźni
        [few] { $count } karty w kuźni
       *[many] { $count } kart w kuźni
    }
web-valhalla-offered = Nowe bronie do wyboru
web-valhalla-fights = walczy
web-valhalla-thor = { $who } wspiera: { $whom }
web-valhalla-won =
    { $count ->
        [0] { $name } wygrywa przy remisie
        [one] { $name } wygrywa różnicą { $count }
        [few] { $name } wygrywa różnicą { $count }
       *[many] { $name } wygrywa różnicą { $count }
    }
web-valhalla-strength = siły
web-valhalla-limit = limit chwały
web-valhalla-monster-card = karta { $number } z { $cards }
web-valhalla-monster-attack = Atakuje: { $weapons }
web-valhalla-monster-below =
    { $count ->
        [one] Następna karta
       *[other] Cały stos
    }
web-valhalla-last-turns =
    { $count ->
        [0] Trwa ostatnia tura.
        [one] Koniec blisko: została jedna tura.
        [few] Koniec blisko: zostały { $count } tury.
       *[many] Koniec blisko: zostało { $count } tur.
    }
web-valhalla-my-glory =
    { $cards ->
        [one] Twoja Valhalla: chwała { $glory }, jedna karta
        [few] Twoja Valhalla: chwała { $glory }, { $cards } karty
       *[many] Twoja Valhalla: chwała { $glory }, { $cards } kart
    }

## Rodzaje elementów w pudełku

web-valhalla-kind-weapon = Bronie
web-valhalla-kind-clan = Klany
web-valhalla-kind-trait = Cechy
web-valhalla-kind-favour = Przychylności
web-valhalla-kind-ability = Zdolności
web-valhalla-kind-die = Kości
web-valhalla-kind-board = Plansze
web-valhalla-kind-shield = Tarcze
web-valhalla-kind-reference = Karty pomocy
web-valhalla-kind-setup = Przygotowanie gry
web-valhalla-kind-scoring = Punktacja
web-valhalla-kind-warrior = Wojownicy
web-valhalla-kind-tactic = Taktyki Bitewne
web-valhalla-kind-mission = Misje
web-valhalla-kind-jarl = Jarlowie
web-valhalla-kind-loki = Podstęp Lokiego
web-valhalla-kind-thor = Wsparcie Thora
web-valhalla-kind-tyr = Gniew Tyra
web-valhalla-kind-king_card = Król Góry
web-valhalla-kind-bonus = Premie Króla
web-valhalla-kind-partner = Karty partnerów
web-valhalla-kind-curse = Cechy Potworów
web-valhalla-kind-monster = Potwory
web-valhalla-kind-solo_help = Pomoc do gry solo
web-valhalla-kind-level = Poziomy trudności
web-valhalla-kind-coop = Gra kooperacyjna

## The page of the box: things that have no name on the table

web-valhalla-box-board = Plansza Drużyny
web-valhalla-box-shield = Tarcze, kolor: { $name }
web-valhalla-box-reference-help = Karta tury i bitwy
web-valhalla-box-reference-scoring = Karta punktacji
web-valhalla-box-setup = Przygotowanie dla { $players } graczy
    .text = Karty z talii na stos odrzuconych: { $discard }. Odkryci Wojownicy: { $revealed }. Każdy dobiera { $draw } kart i odrzuca { $drop }. Jarlowie do wyboru: { $jarls }.
web-valhalla-box-scoring = Tarcze na koniec gry: { $players } graczy
    .text = Chwała za własną tarczę: { $own }, za zdobytą: { $captured }.
web-valhalla-box-king_card = Karta Króla
web-valhalla-box-bonus = Premie dla { $players } graczy
web-valhalla-box-partner = Karta partnera, { $id ->
    [red] czerwona
    [blue] niebieska
    [black] czarna
    [silver] srebrna
    [brown] brązowa
   *[teal] turkusowa
}
web-valhalla-box-solo_help-monster = Działania Potwora
web-valhalla-box-solo_help-glory = Chwała w grze solo
web-valhalla-box-solo_help-turn = Tura gry solo
web-valhalla-box-level-normal = Normalny
    .text = Karty odrzucane po przegranej bitwie: { $penalty }.
web-valhalla-box-level-hard = Trudny
    .text = Karty odrzucane po przegranej bitwie: { $penalty }.
web-valhalla-box-level-impossible = Niemożliwy
    .text = Karty odrzucane po przegranej bitwie: { $penalty }.
web-valhalla-box-coop = Razem: { $players } graczy
    .text = Karty z talii na stos odrzuconych: { $discard }. Tarcze gracza: { $shields }. Karty na ręce: { $hand }.
