# Strony kampanii.

web-campaign-title = Kampanie Runara
web-campaign-about = Pięć gier, które tworzą całość: Bohaterowie zostają Legendami, skarby przechodzą dalej, a o wszystkim rozstrzyga piąta gra. Kampania poczeka na ciebie, ile zechcesz.
web-campaign-mine = Moje kampanie
web-campaign-none = Nie bierzesz jeszcze udziału w żadnej kampanii.
web-campaign-your-turn = twoja kolej
web-campaign-import = Kampania w pliku?
web-campaign-import-note = Podejmij kampanię zapisaną w pliku. Skończone gry staną się powtórkami, a przerwana zacznie się od nowa.
web-campaign-import-file = Wybierz plik
web-campaign-new = Nowa kampania
web-campaign-kind = Która kampania
web-campaign-kind-a = Kampania A: Niszczyciele
    .hint = Klan przeciw klanowi, od dwóch do czterech graczy. Dobra na początek.
web-campaign-kind-b = Kampania B: Zdobywcy
    .hint = Od dwóch do czterech klanów, a przeciw wszystkim Nemezis.
web-campaign-kind-free = Kampania dowolna
    .hint = Pięć z dziesięciu scenariuszy w wybranej kolejności.
web-campaign-kind-solo = Kampania solo
    .hint = Sześcioro twoich Bohaterów przeciw Nemezis. Kto padnie, już nie wróci.
web-campaign-scenarios = Pięć scenariuszy
web-campaign-scenarios-hint = { $n ->
    [0] Wybrane, w tej kolejności.
    [one] Wybierz jeszcze jeden.
    [few] Wybierz jeszcze { $n }; zagracie je w kolejności wyboru.
   *[many] Wybierz jeszcze { $n }; zagracie je w kolejności wyboru.
  }
web-campaign-solo-note = Wybierasz sześcioro Bohaterów, a przed każdą grą scenariusz, układ planszy, Terytorium i troje z nich.
web-campaign-obstacles-later = Od drugiej gry
web-campaign-obstacles-always = W każdej grze
web-campaign-obstacles-never = Nigdy
web-campaign-begin = Zacznij kampanię
web-campaign-open = Otwórz kampanię
web-campaign-company = Kto bierze udział
web-campaign-frozen = zasady się zmieniły
web-campaign-export = Zapisz do pliku
    .hint = Plik ze wszystkim, co już skończone; można go wczytać tutaj albo w terminalu.

## Szlak

web-campaign-march = Pięć gier
web-campaign-scenario-open = Do wyboru
web-campaign-won = wygrywa { $name }
web-campaign-won-nemesis = wygrywa Nemezis
web-campaign-now = teraz
web-campaign-next = następna
web-campaign-ahead = przed wami
web-campaign-unplayed = nierozegrana

## Co teraz

web-campaign-what-now = Co teraz
web-campaign-why-promote = Legenda ma do końca kampanii silniejsze zdolności. Tego wyboru nie można cofnąć.
web-campaign-why-artefact = Nagroda za zwycięstwo. Te dwa widzisz tylko ty; drugi wróci do talii.
web-campaign-why-treasure = Leżą odkryte dla wszystkich; pierwszy wybiera gracz z ostatniego miejsca.
web-campaign-why-lose = Ten Bohater nie wróci już w tej kampanii.
web-campaign-why-ahead = Miejsce liczy się do Punktów Kampanii i kolejności w następnej grze.
web-campaign-take = Biorę: { $what }
web-campaign-game-n = Gra { $n }: { $name }
web-campaign-play = Rozegraj grę { $n }
web-campaign-continue = Do stołu
web-campaign-watch = Oglądaj
web-campaign-waits = Czekamy: { $names } – { $what }.
web-campaign-doing-team = wybór drużyny
web-campaign-doing-scenario = wybór scenariusza
web-campaign-doing-layout = wybór układu planszy
web-campaign-doing-territory = wybór Terytorium
web-campaign-doing-send = wybór tych, którzy wyruszą
web-campaign-doing-ahead = rozstrzygnięcie remisu
web-campaign-doing-lose = pożegnanie z Bohaterem
web-campaign-doing-promote = awans Bohatera na Legendę
web-campaign-doing-artefact = wybór Artefaktu
web-campaign-doing-treasure = wybór Skarbu
web-campaign-offer = Odkryte Skarby
web-campaign-over = { $count ->
    [one] Kampanię wygrywa { $names }.
   *[other] Kampanię wygrywają: { $names }.
  }
web-campaign-over-nemesis = Kampanię wygrywa Nemezis.

## Karta kampanii

web-campaign-sheet = Karta kampanii
web-campaign-lost = stracony
web-campaign-no-heroes = Drużyny wybieracie w pierwszej grze.
web-campaign-no-team = Nie wybrano jeszcze żadnego Bohatera.
web-campaign-treasury = Skarbiec
web-campaign-no-treasures = Na razie pusty.
web-campaign-points = Punkty Kampanii
web-campaign-total = Do wydania przed piątą grą
web-campaign-to-spend = do wydania
web-campaign-game = Gra { $n }
web-campaign-game-of = gra { $n } z 5
web-campaign-standings = Klasyfikacja
web-campaign-sum = Punkty
web-campaign-place = { $n }.
web-campaign-vp = { $n } PZ
web-campaign-replays = Powtórki
web-campaign-replay-n = Powtórka gry { $n }
web-campaign-doom = { $n ->
    [0] Jeszcze żadnego wskaźnika Zagłady.
   *[other] Wskaźniki Zagłady: { $n }
  }
web-campaign-story = Dotychczasowe losy
web-campaign-prices = Co można kupić za punkty
web-campaign-prices-note = Przed pierwszą turą piątej gry, w kolejności tur, już przy stole. Niewydane punkty przepadają.
web-campaign-purse = masz { $n }
web-campaign-per-hero = raz na Bohatera
web-campaign-limit = { $n ->
    [one] raz
    [2] dwa razy
   *[other] { $n } razy
  }
