# Strony kampanii.

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
web-campaign-why-promote = Legenda ma do końca kampanii silniejsze zdolności.
web-campaign-why-artefact = Nagroda za zwycięstwo. Te dwa widzisz tylko ty; drugi wróci do talii.
web-campaign-why-treasure = Leżą odkryte dla wszystkich; pierwszy wybiera gracz z ostatniego miejsca.
web-campaign-why-lose = Ten Bohater nie wróci już w tej kampanii.
web-campaign-why-ahead = Miejsce liczy się do Punktów Kampanii i kolejności w następnej grze.
web-campaign-game-n = Gra { $n }: { $name }
web-campaign-offer = Odkryte Skarby

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
web-campaign-standings = Klasyfikacja
web-campaign-sum = Punkty
web-campaign-place = { $n }.
web-campaign-vp = { $n } PZ
web-campaign-doom = { $n ->
    [0] Jeszcze żadnego wskaźnika Zagłady.
   *[other] Wskaźniki Zagłady: { $n }
  }
web-campaign-prices = Co można kupić za punkty
web-campaign-prices-note = Przed pierwszą turą piątej gry, w kolejności tur, już przy stole. Niewydane punkty przepadają.
web-campaign-purse = masz { $n }
web-campaign-per-hero = raz na Bohatera
web-campaign-limit = { $n ->
    [one] raz
    [2] dwa razy
   *[other] { $n } razy
  }
