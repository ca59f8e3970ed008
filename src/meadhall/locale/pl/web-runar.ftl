# Narysowana plansza gry Runar.

web-runar-island = Wyspa
web-runar-zoom = Wielkość wyspy
web-runar-zoom-in = Większa
web-runar-zoom-out = Mniejsza
web-runar-tab-island = Wyspa
web-runar-tab-destiny = Los
web-runar-tab-nemesis = Nemezis
web-runar-tab-players = Gracze
web-runar-turn = Tura { $n }: { $who }
web-runar-phase-starting = Początek
web-runar-phase-tactics = Taktyka
web-runar-phase-action = Akcje
web-runar-phase-support = Wsparcie
web-runar-phase-destiny = Przeznaczenie
web-runar-phase-nemesis = Nemezis
web-runar-phase-ending = Koniec

## Co stoi i leży na wyspie

web-runar-figure-hero = { $name } ({ $clan }, podstawka { $marks }) na { $node }, Obrona { $defence }
web-runar-figure-enemy = { $name } na { $node }, Moc { $power }, Zdrowie { $health }
web-runar-statue-of = Posąg (gracz: { $who }): { $part }
web-runar-shard-blue = niebieski Odłamek
web-runar-shard-yellow = żółty Odłamek
web-runar-hazard = Zagrożenie
web-runar-remnant = Pozostałości
web-runar-token = żeton Pozycji (gracz: { $who })

## Plansze graczy

web-runar-hand = Twoja ręka
web-runar-no-cards = Brak kart na ręce
web-runar-turn-card = Karta Tury
web-runar-kept = zostaje
web-runar-pool-name = Pula Akcji
web-runar-personal = Pula Osobista: { $name }
web-runar-deck-name = Talia
web-runar-deck = Talia Akcji: { $count }; na wierzchu karta: { $hero }
web-runar-memory-name = Pamięć
web-runar-memory =
    { $count ->
        [one] Pamięć: jedna karta
        [few] Pamięć: { $count } karty
       *[many] Pamięć: { $count } kart
    }
web-runar-treasury = Skarbiec
web-runar-damage = Zadane Obrażenia
web-runar-damage-of =
    { $count ->
        [one] Miejsca na Obrażenia ({ $who }): { $slots }. Talia Zadanych Obrażeń: jedna karta
        [few] Miejsca na Obrażenia ({ $who }): { $slots }. Talia Zadanych Obrażeń: { $count } karty
       *[many] Miejsca na Obrażenia ({ $who }): { $slots }. Talia Zadanych Obrażeń: { $count } kart
    }
web-runar-slot = { $name }, { $count }
web-runar-slot-empty = puste
web-runar-slot-n = Miejsce na Obrażenia { $n }
web-runar-inflicted =
    { $count ->
        [one] Talia Zadanych Obrażeń: jedna karta
        [few] Talia Zadanych Obrażeń: { $count } karty
       *[many] Talia Zadanych Obrażeń: { $count } kart
    }
web-runar-advantage = Karta Przewagi
web-runar-cards =
    { $count ->
        [one] jedna karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
web-runar-shards =
    { $count ->
        [one] jeden Odłamek na planszy, mieszczą się trzy
        [few] { $count } Odłamki na planszy, mieszczą się trzy
       *[many] { $count } Odłamków na planszy, mieszczą się trzy
    }
web-runar-trophies =
    { $count ->
        [one] jedno Trofeum
        [few] { $count } Trofea
       *[many] { $count } Trofeów
    }
web-runar-enemy-tokens =
    { $count ->
        [one] jeden żeton Wroga
        [few] { $count } żetony Wroga
       *[many] { $count } żetonów Wroga
    }
web-runar-chief = Wódz: nikt nie ma więcej PZ
web-runar-vp = { $count } PZ
web-runar-statue-access =
    { $count ->
        [one] Posąg: { $part }; Dostęp do jednego miejsca Wydarzeń
        [few] Posąg: { $part }; Dostęp do { $count } miejsc Wydarzeń
       *[many] Posąg: { $part }; Dostęp do { $count } miejsc Wydarzeń
    }
web-runar-hero-label = { $name }, podstawka { $marks }, Szybkość { $speed }, Obrona { $defence } z { $most }
web-runar-speed = Szybkość { $n }
web-runar-defence = Obrona { $n } z { $most }
web-runar-defeated = Pokonany Bohater
web-runar-symbol = symbol Umiejętności { $symbol }
web-runar-triggered = działa samoczynnie
web-runar-card-label = { $name }. Akcja: { $action }. Wsparcie: { $support }
web-runar-card-action = Kości Akcji
web-runar-card-support = Wsparcie
web-runar-inspiration-line = Aktywny zostaje dowolny twój Bohater
web-runar-treasure-mark = Znak
web-runar-treasure-equipment = Ekwipunek
web-runar-treasure-artefact = Artefakt

## Plansze Przeznaczenia i Nemezis

web-runar-destiny = Plansza Przeznaczenia
web-runar-scenario = Scenariusz { $id }
web-runar-mission = Misja, punktowana na końcu
web-runar-event = Wydarzenie
web-runar-doom = Zagłada
web-runar-score = { $who }: { $vp } PZ
web-runar-nobody = nikt
web-runar-event-label = Miejsce Wydarzeń { $n }: { $name }. Dostęp: { $who }
web-runar-event-empty = Miejsce Wydarzeń { $n }, puste. Dostęp: { $who }
web-runar-destiny-deck = Talia Przeznaczenia: { $count }; w niej Wydarzeń: { $events }, kart Zagłady: { $dooms }
web-runar-tell-fate = Wskazuje, gdzie położyć Odłamek albo Zagrożenie: po jednym miejscu na każdym Terytorium.
web-runar-tell-event = Z Wydarzenia korzystają tylko gracze z Dostępem, czyli z dość wysokim Posągiem.
web-runar-tell-access = Dostęp dzięki wysokości Posągu: { $who }
web-runar-tell-pool = Tu czekają Zagrożenia, które zadziałały; wracają z Kartami Przeznaczenia.
web-runar-tell-obstacle = Przeszkoda: nikt nie może tu wejść ani przejść.
web-runar-tell-statue = Przeszkoda. Właściciel ją rozbudowuje: im wyższa, tym więcej dostępnych Wydarzeń.
web-runar-tell-shard-blue = Zbiera się go kością Siły albo neutralną: 1 PZ.
web-runar-tell-shard-yellow = Zbiera się go kością Instynktu albo neutralną: 1 PZ.
web-runar-tell-hazard = Bohater, który tu wejdzie, zostanie popchnięty albo stąd zbiera, otrzymuje Obrażenia Bezpośrednie.
web-runar-tell-remnant = Wejście tu kosztuje o jeden Punkt Ruchu więcej.
web-runar-tell-agility = Ruch, Pchnięcie; w turach innych Pościg
web-runar-tell-strength = Atak, Zbieranie niebieskiego Odłamka, Aktywacja Zagrożenia
web-runar-tell-instinct = Zbieranie żółtego Odłamka; w turach innych Obrona i Napad
web-runar-tell-neutral = Dowolna akcja lub reakcja albo Zmiana Aktywnego Bohatera
web-runar-fate = Karta Przeznaczenia, zwrócona do: { $who }; Węzły: { $nodes }
web-runar-destiny-card = Karta Przeznaczenia
web-runar-hazard-pool = Pula Zagrożenia: { $count }
web-runar-rank-minion = Sługus
web-runar-rank-warrior = Wojownik
web-runar-rank-leader = Przywódca
web-runar-enemy-line = { $rank }, Moc { $power }, Zdrowie { $health }
web-runar-reserve = Rezerwa { $count }
web-runar-enemy-deck = Talia Akcji Wroga: { $count }; następna karta: { $enemy }
web-runar-next = Następny: { $enemy }
web-runar-next-known = Następna: { $card }
web-runar-deed-met = Warunek karty spełniony.
web-runar-deed-basic = Warunek karty niespełniony: Podstawowa Aktywacja.

## Kto kogo atakuje i co potem

web-runar-clash-attack = { $hero } atakuje, cel: { $target }.
web-runar-clash-push = { $hero } popycha, cel: { $target }.
web-runar-clash-move = { $hero } zaraz się ruszy.
web-runar-clash-moved = { $hero }: Ruch zakończony.
web-runar-clash-gather = { $hero } zaraz zbierze Odłamek.
web-runar-clash-damage = { $hero } otrzymuje Obrażenia.
web-runar-clash-direct = { $hero } otrzymuje Obrażenia Bezpośrednie.
web-runar-then-attack = Obrona za kość Instynktu lub neutralną anuluje atak. Bez niej { $hero } otrzyma Obrażenia.
web-runar-then-push = Obrona za kość Instynktu lub neutralną anuluje Pchnięcie. Bez niej { $hero } trafi na inny Węzeł, a gdy brak miejsca, otrzyma Obrażenia.
web-runar-then-raid = Napad za kość Instynktu lub neutralną uderza pierwszy. Bez niego { $hero } robi swoje bez szwanku.
web-runar-then-pursue = Twój Bohater może ruszyć tą samą drogą za kość Zwinności lub neutralną. Bez tego zostaje w miejscu.
web-runar-then-damage = Odrzuć żeton Obrony albo oddaj kartę tego Bohatera z ręki lub z talii.
web-runar-then-direct = Żetony nie pomogą: oddaj kartę tego Bohatera z ręki lub z talii.
web-runar-then-damage-neutral = Odrzuć żeton Obrony albo włóż kartę tego Bohatera na spód swojej Pamięci; wtedy wszyscy pozostali zyskują po Karcie Przewagi.
web-runar-then-direct-neutral = Żetony nie pomogą: karta tego Bohatera trafia na spód twojej Pamięci, a wszyscy pozostali zyskują po Karcie Przewagi.
web-runar-waiting = Czekamy: { $who }.
web-runar-dealt = Karty Skarbów rozdane na kolejność: wybiera najpierw najniższy numer, potem z powrotem
web-runar-dealt-to = { $who }: { $n }, { $card }

## Rodzaje rzeczy w pudełku

web-runar-kind-symbol = Symbole Umiejętności
web-runar-kind-die = Kości
web-runar-kind-action = Akcje i reakcje
web-runar-kind-tactic = Taktyki
web-runar-kind-clan = Klany
web-runar-kind-hero = Bohaterowie
web-runar-kind-action_card = Karty Akcji
web-runar-kind-destiny_card = Karty Przeznaczenia
web-runar-kind-event_card = Karty Wydarzeń
web-runar-kind-doom_card = Karty Zagłady
web-runar-kind-mission_card = Karty Misji
web-runar-kind-scenario = Scenariusze
web-runar-kind-layout = Układy planszy
web-runar-kind-advantage_card = Karty Przewagi
web-runar-kind-inspiration_card = Karty Natchnienia
web-runar-kind-treasure_card = Karty Skarbów
web-runar-kind-artefact_card = Artefakty
web-runar-kind-obstacle_card = Karty Przeszkód
web-runar-kind-obstacle_piece = Przeszkody
web-runar-kind-enemy_card = Wrogowie
web-runar-kind-enemy_action_card = Karty Akcji Wroga
web-runar-kind-enemy_limit = Wrogowie na Polu Bitwy
web-runar-kind-token = Figurki i żetony
web-runar-kind-board = Pola Bitwy
web-runar-kind-destiny_board = Plansze Przeznaczenia
web-runar-kind-board_piece = Plansze
web-runar-kind-campaign = Kampanie
web-runar-kind-reward = Zakupy przed ostatnią grą

## The page of the box: things that have no name on the table

web-runar-box-symbol = { $id ->
    [W] Symbol W: dowolny symbol
   *[other] Symbol { $id }
}
web-runar-box-action-move = Ruch
web-runar-box-action-push = Pchnięcie
web-runar-box-action-pursuit = Pościg
web-runar-box-action-gather_blue = Zebranie niebieskiego Odłamka
web-runar-box-action-attack = Atak
web-runar-box-action-activate = Aktywacja
web-runar-box-action-gather_yellow = Zebranie żółtego Odłamka
web-runar-box-action-defence = Obrona
web-runar-box-action-raid = Napad
web-runar-box-action-repeat = Ponowienie
web-runar-box-action-change = Zmiana
web-runar-box-action-gather_any = Zebranie dowolnego Odłamka
web-runar-box-action-absorb = Pochłonięcie
web-runar-box-action-reveal = Ujawnienie
web-runar-box-action-assault = Natarcie
web-runar-box-tactic-coordination = Koordynacja
web-runar-box-tactic-charge = Szarża
web-runar-box-tactic-reinforce = Wzmocnienie
web-runar-box-tactic-build = Budowanie
web-runar-box-tactic-equip = Wyposażenie
web-runar-box-tactic-store = Przechowanie
web-runar-box-board = Pole Bitwy: { $players ->
        [one] { $players } gracz
       *[other] { $players } graczy
    }
web-runar-box-destiny_board = Plansza Przeznaczenia: { $players ->
        [one] { $players } gracz
       *[other] { $players } graczy
    }
    .text = Miejsca na Wydarzenia: { $event_slots }. Miejsca na Misje: { $mission_slots }.
web-runar-box-enemy_limit = Wrogowie: { $players ->
        [one] { $players } gracz
       *[other] { $players } graczy
    }
    .text = Najwyżej: Sługusi { $minion }, Wojownicy { $warrior }, Przywódcy { $leader }.
web-runar-box-layout = { $id ->
    [L1] { runar-option-layout-L1 }
    [L2] { runar-option-layout-L2 }
    [L3] { runar-option-layout-L3 }
   *[L4] { runar-option-layout-L4 }
}
web-runar-box-action_card = { $of }: karta { $nth }
web-runar-box-destiny_card = Karta Przeznaczenia { $id }
web-runar-box-campaign = Kampania { $id }
web-runar-box-reward-build = Budowanie bez kości
web-runar-box-reward-die = Kość do Puli Akcji
web-runar-box-reward-neutral = Kość neutralna do Puli Akcji
web-runar-box-reward-hero_die = Kość dla Bohatera
web-runar-box-reward-hero_neutral = Kość neutralna dla Bohatera
web-runar-box-reward-inspiration = Karta Natchnienia
web-runar-box-reward-artefact = Losowy Artefakt
web-runar-box-advantage_card = Karta Przewagi
web-runar-box-inspiration_card = Karta Natchnienia
web-runar-box-token-hero_figure = Figurka Bohatera
web-runar-box-token-hidlesvini_figure = Figurka: Hidlesvini
web-runar-box-token-seggir_figure = Figurka: Seggir
web-runar-box-token-hofundr_figure = Figurka: Hofundr
web-runar-box-token-hero_base = Podstawka Bohatera
web-runar-box-token-position_token = Żeton Pozycji
web-runar-box-token-statue_base = Podstawa Posągu
web-runar-box-token-statue_body = Korpus Posągu
web-runar-box-token-statue_head = Głowa Posągu
web-runar-box-token-statue_flame = Płomień Posągu
web-runar-box-token-score_token_clan = Żeton Wyniku klanu
web-runar-box-token-score_token_nemesis = Żeton Wyniku Nemezis
web-runar-box-token-clan_token = Żeton Klanu
web-runar-box-token-first_player = Znacznik Pierwszego Gracza
web-runar-box-token-shard = Odłamek
web-runar-box-token-hazard = Żeton Zagrożenia
web-runar-box-token-defence = Żeton Obrony
web-runar-box-token-remnant = Żeton Pozostałości
web-runar-box-token-trophy = Żeton Trofeum
web-runar-box-token-enemy_token = Żeton Wroga
web-runar-box-board_piece-game_board = Pole Bitwy
web-runar-box-board_piece-player_board = Plansza Gracza
web-runar-box-board_piece-destiny_board = Plansza Przeznaczenia
web-runar-box-board_piece-nemesis_board = Plansza Nemezis
