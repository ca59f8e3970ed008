champions-name = Wojownicy Midgardu
champions-blurb = Wysyłaj Robotników, zbieraj Wojowników i zdobywaj Chwałę w walce z Trollami, Draugrami i Monstrami z Odległych Krain.

## Ilości (w bierniku)

champions-amount-food = { $n ->
    [one] { $n } Żywność
   *[other] { $n } Żywności
  }
champions-amount-wood = { $n ->
    [one] { $n } Drewno
   *[other] { $n } Drewna
  }
champions-amount-coin = { $n ->
    [one] { $n } Monetę
    [few] { $n } Monety
   *[other] { $n } Monet
  }
champions-amount-favor = { $n ->
    [one] { $n } Przysługę
    [few] { $n } Przysługi
   *[other] { $n } Przysług
  }
champions-amount-glory = { $n ->
    [one] { $n } punkt Chwały
    [few] { $n } punkty Chwały
   *[other] { $n } punktów Chwały
  }
champions-amount-blame = { $n ->
    [one] { $n } żeton Potępienia
    [few] { $n } żetony Potępienia
   *[other] { $n } żetonów Potępienia
  }
champions-amount-swordsman = { $n ->
    [one] { $n } Fechmistrza
   *[other] { $n } Fechmistrzów
  }
champions-amount-spearman = { $n ->
    [one] { $n } Włócznika
   *[other] { $n } Włóczników
  }
champions-amount-axeman = { $n ->
    [one] { $n } Topornika
   *[other] { $n } Toporników
  }

## Kości

champions-die-swordsman = Fechmistrz
    .many = Fechmistrze
champions-die-spearman = Włócznik
    .many = Włócznicy
champions-die-axeman = Topornik
    .many = Topornicy
champions-rolled-swordsman-blank = Fechmistrz: pusta ścianka
champions-rolled-swordsman-shield = Fechmistrz: tarcza
champions-rolled-swordsman-hit = Fechmistrz: trafienie
champions-rolled-swordsman-double = Fechmistrz: podwójne trafienie
champions-rolled-spearman-blank = Włócznik: pusta ścianka
champions-rolled-spearman-shield = Włócznik: tarcza
champions-rolled-spearman-hit = Włócznik: trafienie
champions-rolled-spearman-double = Włócznik: podwójne trafienie
champions-rolled-axeman-blank = Topornik: pusta ścianka
champions-rolled-axeman-shield = Topornik: tarcza
champions-rolled-axeman-hit = Topornik: trafienie
champions-rolled-axeman-double = Topornik: podwójne trafienie

## Zasoby i kolory

champions-resource-food = Żywność
champions-resource-wood = Drewno
champions-resource-coin = Monety
champions-resource-favor = Przysługi
champions-resource-blame = Potępienie
champions-resource-damage = Obrażenia
champions-resource-glory = Chwała
champions-colour-green = Zielony
champions-colour-orange = Pomarańczowy
champions-colour-purple = Fioletowy
champions-colour-teal = Turkusowy
champions-enemy_colour-red = czerwony
champions-enemy_colour-yellow = żółty
champions-enemy_colour-blue = niebieski

## Fazy

champions-phase-leaders = Wybór przywódców
champions-phase-setup = Przygotowanie Rundy
champions-phase-placement = Rozmieszczanie Robotników
champions-phase-assignment = Przypisywanie Wojowników
champions-phase-combat = Rozpatrywanie Walk
champions-phase-cleanup = Porządkowanie
champions-phase-scoring = Punktowanie końcowe

## Przywódcy

champions-leader-asmundr = Asmundr Pobożny
    .text = Każda Przysługa wydana na przerzut jest warta 2 punkty Chwały, tak jak te zachowane.
champions-leader-dagrun = Dagrun Naznaczona
    .text = U Szamana dobierasz jedno Przeznaczenie więcej, zatrzymujesz jedno, a resztę odkładasz pod talię.
champions-leader-gylfir = Gylfir Wilk Morski
    .text = U Kupca bierzesz towary bez płacenia Monety.
champions-leader-svanhildr = Svanhildr Mistrzyni Miecza
    .text = Trafienie Twojego Fechmistrza zadaje 2 obrażenia, a podwójne 3; na Polowaniu także.
champions-leader-ullr = Ullr Berserker
    .text = W każdej rundzie walki, w której Twoje kości pokazują podwójne trafienie, zyskujesz 1 punkt Chwały.

## Lokacje

champions-location-blacksmith = Kowal
    .text = Weź wszystkich leżących tu Toporników.
champions-location-hafter = Grotnik
    .text = Weź wszystkich leżących tu Włóczników.
champions-location-swordsmith = Zbrojmistrz
    .text = Weź wszystkich leżących tu Fechmistrzów.
champions-location-smokehouse = Rzeźnik
    .text = Weź całą leżącą tu Żywność.
champions-location-jarls-longhouse = Długi Dom Jarla
    .text = Weź 1 Fechmistrza i znacznik Pierwszego Gracza; jeśli już go masz, trafia do gracza po lewej.
champions-location-market = Targ
    .text = Wymieniaj Żywność, Drewno i Monety jeden do jednego, ile razy chcesz.
champions-location-merchant = Kupiec
    .text = Zapłać 1 Monetę i weź to, co pokazuje wierzchnia karta Kupca.
champions-location-runesmith = Mistrz Run
    .text = Zapłać 1 Drewno i weź odkrytą Runę albo wierzchnią kartę z talii Run.
champions-location-sage = Szaman
    .text = Podejrzyj jedną Podróż na planszy, a potem dobierz Przeznaczenie.
champions-location-shipwright = Szkutnik
    .text = Zapłać za Łódź Prywatną i weź ją. Tylko raz w grze.
champions-location-stave-church = Kaplica
    .text = Kup 1, 2, 3 albo 4 Przysługi za 1, 3, 6 albo 10 Monet.
champions-location-worker-hut = Chata Robotników
    .text = Wykup czekającego Robotnika: pierwszy płaci 5 Monet, kolejni 4, 3 i 2.
champions-location-large-longship = Duża Łódź Publiczna
    .text = Zapłać 1 Monetę i wyślij łódź (pojemność 10) do wolnego portu.
champions-location-small-longship = Mała Łódź Publiczna
    .text = Wyślij łódź (pojemność 5) do wolnego portu.
champions-location-troll = Walka z Trollem
    .text = Troll tej rundy należy do Ciebie.
champions-location-draugr-1 = Lewy Draugr
    .text = Lewy Draugr należy do Ciebie.
champions-location-draugr-2 = Prawy Draugr
    .text = Prawy Draugr należy do Ciebie.
champions-location-hunt = Polowanie
    .text = Wojownicy, którzy zostali w domu, zdobywają do 6 Żywności. Mogą tu stać Robotnicy dowolnie wielu graczy.

## Stragany

champions-stall-outcast = Przegrany
    .text = Oddaj 1 Żywność za 1 Przysługę, najwyżej trzy razy.
champions-stall-trader = Handlarz
    .text = Zyskujesz 1 Drewno i 1 Żywność.
champions-stall-skald = Skald
    .text = Zyskujesz 2 punkty Chwały.
champions-stall-stranger = Nieznajomy
    .text = Zyskujesz 2 Monety.
champions-stall-savages = Dzikusy
    .text = Zapłać 1 Żywność, weź 2 Fechmistrzów.
champions-stall-heroes = Bohaterowie
    .text = Zapłać 2 Monety, weź 1 Topornika i 1 Fechmistrza.
champions-stall-raiders = Najeźdźcy
    .text = Zapłać 1 Drewno, weź 2 Włóczników.
champions-stall-varangians = Wikingowie
    .text = Zapłać 1 Monetę, weź 1 Włócznika i 1 Fechmistrza.

## Łodzie i krainy

champions-longship-small = Mała Łódź
champions-longship-large = Duża Łódź
champions-private_longship-karvi = Karvi
champions-private_longship-snekkja = Sneka
champions-private_longship-skeid = Skeida
champions-private_longship-drakkar = Drakkar
champions-shore-shore-1 = Odległa Kraina 1
champions-shore-shore-2 = Odległa Kraina 2
champions-shore-shore-3 = Odległa Kraina 3
champions-shore-shore-4 = Odległa Kraina 4

## Runy

champions-rune-gifts = Dary
    .text = W dowolnej chwili: weź 4 zasoby w dowolnej mieszance Drewna, Żywności i Monet.
champions-rune-fame = Sława
    .text = Gdy pokonasz wroga: zyskujesz dodatkowo połowę jego Chwały, zaokrągloną w dół.
champions-rune-healing = Leczenie
    .text = W rundzie walki: nie tracisz w niej Wojowników.
champions-rune-journey = Podróż
    .text = Gdy odkryjesz swoją Podróż: zamiast niej rozpatrz wierzchnią kartę talii.
champions-rune-knowledge = Wiedza
    .text = W dowolnej chwili: podejrzyj wszystkie zakryte Podróże na planszy.
champions-rune-potential = Potencjał
    .text = Po swoim rzucie: przerzuć wszystkie puste ścianki; nowe wyniki zostają.
champions-rune-reaction = Odwet
    .text = Po swoim rzucie: każda tarcza to także 1 obrażenie (2 u Fechmistrzów Svanhildr).
champions-rune-success = Sukces
    .text = W dowolnej chwili: odkryj jedno ze swoich Przeznaczeń i zapunktuj je od razu; na koniec punktuje jeszcze raz.
champions-rune-true-vision = Prawdziwa Wizja
    .text = U Szamana: dobierz dwa Przeznaczenia więcej, zatrzymaj jedno ze wszystkich, resztę odłóż pod talię.
champions-rune-wealth = Bogactwo
    .text = W dowolnej chwili: podwój swoje Monety, zyskując najwyżej 5.

## Podróże

champions-journey-all-quiet = Cisza na Morzu
    .text = Nic się nie dzieje.
champions-krakens = { $n ->
    [one] { $n } Kraken
    [few] { $n } Krakeny
   *[many] { $n } Krakenów
}
champions-journey-kraken = Kraken
    .text = Walcz z Krakenem; za pokonanie go są 3 punkty Chwały. Kto przeżyje, płynie dalej.
champions-journey-lost = Zagubieni
    .text = Strać dowolne dwie rzeczy z tej łodzi: Wojowników lub Żywność.
champions-journey-no-wind = Bezwietrznie
    .text = Strać 1 Żywność z tej łodzi.
champions-journey-storm = Sztorm
    .text = Strać 1 Wojownika albo 1 Żywność z tej łodzi.
champions-journey-whirlpool = Wir
    .text = Strać 1 Wojownika z tej łodzi.

## Przeznaczenia

champions-destiny-crusher-of-ice = Kruszyciel Lodu
    .text = Najwięcej niebieskich wrogów: 6, przy remisie 3.
champions-destiny-earth-smasher = Pogromca Ziemi
    .text = Najwięcej żółtych wrogów: 6, przy remisie 3.
champions-destiny-master-of-flames = Władca Płomieni
    .text = Najwięcej czerwonych wrogów: 6, przy remisie 3.
champions-destiny-craftsman = Rzemieślnik
    .text = Najwięcej Drewna: 5, przy remisie 2.
champions-destiny-leader-of-armies = Przywódca Armii
    .text = Najwięcej Wojowników: 7, przy remisie 3.
champions-destiny-odins-favored = Ulubieniec Odyna
    .text = Najwięcej niewydanych Przysług: 4, przy remisie 2.
champions-destiny-prepared = Zapobiegliwy
    .text = Najwięcej Żywności: 5, przy remisie 2.
champions-destiny-prosperous = Zamożny
    .text = Najwięcej Monet: 5, przy remisie 2.
champions-destiny-runemaster = Władca Run
    .text = Najwięcej Run, użytych lub nie: 4, przy remisie 2.
champions-destiny-monster-hunter = Łowca Monstrów
    .text = Najwięcej Monstrów: 4, przy remisie 2.
champions-destiny-slayer-of-the-undead = Pogromca Nieumarłych
    .text = Najwięcej Draugrów: 7, przy remisie 3.
champions-destiny-troll-slayer = Pogromca Trolli
    .text = Najwięcej Trolli: 6, przy remisie 3.

## Kupcy

champions-merchant-fishermen = Rybacy
    .text = 3 Żywności.
champions-merchant-farmers = Rolnicy
    .text = 2 Żywności i 1 Drewno.
champions-merchant-foresters = Leśnicy
    .text = 1 Żywność i 2 Drewna.
champions-merchant-timber-ship = Statek z Drewnem
    .text = 3 Drewna.
champions-merchant-hired-swords = Najemne Miecze
    .text = 2 Fechmistrzów i 1 Żywność.
champions-merchant-hired-spears = Najemne Włócznie
    .text = 2 Włóczników.
champions-merchant-northern-axe = Topór z Północy
    .text = 1 Topornik i 1 Drewno.
champions-merchant-exiled-warriors = Wygnani Wojownicy
    .text = 1 Topornik i 1 Fechmistrz.

## Wrogowie

champions-troll-forest-troll = Leśny Troll
champions-troll-hill-troll = Troll ze Wzgórz
champions-troll-cave-troll = Jaskiniowy Troll
champions-troll-stone-troll = Kamienny Troll
champions-troll-bridge-troll = Troll spod Mostu
champions-troll-mountain-troll = Górski Troll
champions-draugr-thrall = Draugr Niewolnik
champions-draugr-scout = Draugr Zwiadowca
champions-draugr-raider = Draugr Łupieżca
champions-draugr-guard = Draugr Strażnik
champions-draugr-axebreaker = Draugr Kruszytopór
champions-draugr-warrior = Draugr Wojownik
champions-draugr-jarl = Draugr Jarl
champions-monster-nokken = Nøkken
champions-monster-fenris-cub = Szczenię Fenrira
champions-monster-huldra = Huldra
champions-monster-valravn = Valravn
champions-monster-mare = Mara
champions-monster-warg = Warg
champions-monster-sea-serpent = Wąż Morski
champions-monster-lindworm = Lindworm
champions-monster-helhest = Helhest
champions-monster-jotun = Jotun
champions-monster-fire-giant = Ognisty Olbrzym
champions-monster-nidhoggs-brood = Pomiot Nidhogga

## Pytania

champions-prompt-leader = Wybierz swojego przywódcę.
champions-prompt-place = Umieść Robotnika (gotowych: { $n }).
champions-prompt-payment = { $space }: płacisz i korzystasz czy tylko zajmujesz miejsce?
champions-prompt-exchange-food = Podziel na nowo swoje zasoby (razem { $n }) na Żywność, Drewno i Monety.
champions-prompt-exchange-wood = Zostało zasobów: { $n }. Ile Drewna? Reszta to Monety.
champions-prompt-runesmith = Którą Runę bierzesz?
champions-prompt-shipwright = Którą łódź budujesz?
champions-prompt-stave-church = Ile Przysług kupujesz? Masz { $n ->
    [one] { $n } Monetę
    [few] { $n } Monety
   *[other] { $n } Monet
  }.
champions-prompt-trade = { $space }: ile razy wymieniasz?
champions-prompt-port = { $ship }: do którego portu?
champions-prompt-look = Którą Podróż podglądasz?
champions-prompt-vision = Za chwilę dobierzesz { $n ->
    [one] jedno Przeznaczenie
    [few] { $n } Przeznaczenia
   *[other] { $n } Przeznaczeń
  }. Używasz Prawdziwej Wizji?
champions-prompt-keep = Zatrzymaj jedno z dobranych Przeznaczeń ({ $n }).
champions-prompt-recruit = Nie wszyscy się zmieszczą: weź jeszcze { $n ->
    [one] jednego Wojownika
   *[other] { $n } Wojowników
  }.
champions-prompt-demand = Pozostali wysyłają Wojowników w tajemnicy. Możesz zażądać, by wszyscy robili to jawnie i po kolei.
champions-prompt-assign = { $n ->
    [0] Wyślij Wojowników do walk i załaduj łodzie.
   *[other] Wyślij Wojowników do walk i załaduj łodzie (wysłano: { $n }).
  }
champions-prompt-fight = { $enemy }: na kościach masz { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
  }, potrzeba { $missing }; { $losses ->
    [0] nikogo nie stracisz
    [one] stracisz 1 Wojownika
   *[other] stracisz { $losses } Wojowników
  }. Zostawiasz wynik czy wskazujesz kości do przerzutu za 1 Przysługę?
champions-prompt-fight-rune = { $enemy }: na kościach masz { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
  }, potrzeba { $missing }; { $losses ->
    [0] nikogo nie stracisz
    [one] stracisz 1 Wojownika
   *[other] stracisz { $losses } Wojowników
  }. Zostawiasz wynik czy używasz Runy ({ $runes })?
champions-prompt-hunt = Polowanie: { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
  } to tyle samo Żywności (najwyżej { $most }). Zostawiasz wynik czy wskazujesz kości do przerzutu za 1 Przysługę?
champions-prompt-hunt-rune = Polowanie: { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
  } to tyle samo Żywności (najwyżej { $most }). Zostawiasz wynik czy używasz Runy ({ $runes })?
champions-prompt-reroll = Które jeszcze kości przerzucasz za tę samą Przysługę?
champions-prompt-lose-combat = Wróg uderza: tracisz { $n ->
    [one] jednego Wojownika
   *[other] { $n } Wojowników
  }.
champions-prompt-lose-journey = Podróż zbiera żniwo. Do stracenia z łodzi: { $n }.
champions-prompt-lose-hunger = Brakuje Żywności: z głodu { $n ->
    [one] ginie jeden Wojownik
   *[other] ginie { $n } Wojowników
  }. Kto?
champions-prompt-fame = Wróg pokonany: { $enemy }. Używasz Runy Sława (dodatkowa Chwała: { $n })?
champions-prompt-scapegoat = Troll nie żyje. Na kogo spada Potępienie?
champions-prompt-replace = Twoja Podróż: { $card }. Używasz Runy Podróż, by dobrać inną kartę?
champions-prompt-gifts = Jakie zasoby bierzesz (razem { $n })?
champions-prompt-success = Które Przeznaczenie odkrywasz i punktujesz?
champions-prompt-rune = Możesz teraz użyć Runy.
champions-prompt-before-hunt = Zaraz zapoluje { $who }. Używasz przedtem Runy?
champions-prompt-before-fight = Zaraz będzie walczyć { $who }. Używasz przedtem Runy?
champions-prompt-before-voyage = Zaraz wypłynie { $who }. Używasz przedtem Runy?
champions-prompt-before-sailing-on = Po Krakenie dalej płynie { $who }. Używasz przedtem Runy?
champions-prompt-last-runes = Ostatnia okazja przed punktowaniem: używasz Runy?

## Wybory

champions-option-leader = { $leader }
champions-option-place = { $space }
champions-option-place-nobody = { $space }: nie masz jeszcze Wojowników, a bez nich nic się tu nie wydarzy
champions-option-beg = Żebraj: weź { $what }
champions-option-pay = Zapłać i skorzystaj
champions-option-leave = Tylko zajmij miejsce
champions-option-keep = { $what }
champions-option-take-rune = Weź Runę: { $rune }
champions-option-rune-deck = Weź wierzchnią kartę z talii
champions-option-build = Zbuduj łódź { $ship } za { $cost }
champions-option-buy-favor = { $what } za { $cost }
champions-option-trade = Oddaj { $cost } za { $what }
champions-option-port = { $shore }
champions-option-look = Podejrzyj Podróż: { $shore }
champions-option-keep-destiny = Zatrzymaj: { $card }
champions-option-recruit = Weź { $what }
champions-option-demand = Jawnie, po kolei
champions-option-assign = Wyślij { $what } do walki: { $where }
champions-option-load = Załaduj { $what }: { $where }
champions-option-assigned = Gotowe
champions-option-stop = Zostaw ten wynik
champions-option-reroll = Przerzuć ({ $die })
champions-option-roll = Wydaj 1 Przysługę i przerzuć { $n ->
    [one] tę kość
    [few] te { $n } kości
   *[other] te { $n } kości
  }
champions-option-lose = Strać { $what }
champions-option-take-losses = Przyjmij straty: { $n }
champions-option-blame = Potępienie dostaje { $whom }
champions-option-gifts = { $what }
champions-option-success = { $card } (Chwała teraz: { $n })
champions-option-success-hidden = { $card }
champions-option-rune = Użyj Runy { $rune }
champions-option-rune-reveals = Użyj Runy { $rune } i odkryj Przeznaczenie { $card }
champions-option-no-rune = Nie używaj Runy

## Wydarzenia

champions-event-leader = { $who } wybiera przywódcę: { $leader }.
champions-event-round = Zaczyna się runda { $n }.
champions-event-enemy = Nadchodzi { $enemy } (Atak { $attack }, Obrona { $defence }).
champions-event-merchant = Kupcy: { $card }.
champions-event-no-stock = { $space }: nie ma już kości do wyłożenia.
champions-event-restock = Do miasta sprowadzono { $what }.
champions-event-rune-row = Mistrz Run wykłada Runę { $rune }.
champions-event-place = { $who } umieszcza Robotnika: { $space }.
champions-event-beg = { $who } żebrze.
champions-event-gain = { $who } zyskuje { $what }.
champions-event-pay = { $who } oddaje { $what }.
champions-event-discard = { $who } odrzuca { $what }.
champions-event-no-room = { $who } nie ma miejsca na { $what }.
champions-event-marker = { $who } ma znacznik Pierwszego Gracza.
champions-event-worker = { $who } ma jednego Robotnika więcej.
champions-event-exchange = { $who } handluje na Targu i ma teraz { $what }.
champions-event-take-rune = { $who } bierze Runę { $rune }.
champions-event-build = { $who } buduje łódź: { $ship }.
champions-event-sail = { $who } wysyła łódź ({ $ship }) do portu: { $shore }.
champions-event-look = { $who } podgląda Podróż: { $shore }.
champions-event-looked = { $shore }: czeka tam Podróż { $card }.
champions-event-destiny = { $who } dobiera { $n ->
    [one] Przeznaczenie
    [few] { $n } Przeznaczenia
   *[other] { $n } Przeznaczeń
  }.
champions-event-destiny-drawn = Dobierasz: { $cards }.
champions-event-returned = { $who } zatrzymuje jedno Przeznaczenie, pod talię odkłada { $n }.
champions-event-kept = Zatrzymujesz: { $card }.
champions-event-demand = { $who } chce, by wysyłać Wojowników jawnie i po kolei.
champions-event-assign = { $who } wysyła { $what }: { $where }.
champions-event-assign-none = { $who } nikogo nie wysyła: { $where }.
champions-event-roll = { $who } rzuca: { $dice }.
champions-event-reroll = { $who } przerzuca: { $dice }.
champions-event-damage = { $who } zadaje obrażenia ({ $n }): { $enemy }.
champions-event-lost-combat = { $who } traci w walce { $what }.
champions-event-lost-journey = { $who } traci na morzu { $what }.
champions-event-lost-hunger = { $who } traci z głodu { $what }.
champions-event-barred = { $enemy } jeszcze przed walką zabija { $what } ({ $who }).
champions-event-defeated = { $who } pokonuje wroga: { $enemy }!
champions-event-beaten = { $who } przegrywa walkę: { $enemy }.
champions-event-home = { $who } sprowadza do domu { $what }.
champions-event-blamed = { $who } zrzuca winę: { $whom } dostaje { $what }.
champions-event-journey = { $shore }, { $ship } ({ $who }): { $card }.
champions-event-no-journey = { $shore }, { $ship } ({ $who }): nie czeka tu żadna Podróż.
champions-event-used-up = { $who } zużywa na łodzi { $what }.
champions-event-hunt = { $who } przynosi z Polowania { $what }.
champions-event-bounty = Na każdym żywym Monstrum przybywa { $n ->
    [one] { $n } Moneta
    [few] { $n } Monety
   *[other] { $n } Monet
  }: { $monsters }.
champions-event-troll-lives = Troll żyje: wszyscy dostają { $n ->
    [one] żeton Potępienia
    [few] { $n } żetony Potępienia
   *[other] { $n } żetonów Potępienia
  }.
champions-event-rune = { $who } używa Runy { $rune }.
champions-event-success = { $who } odkrywa Przeznaczenie { $card } i zyskuje Chwałę: { $n } ({ $compared }).
champions-event-compared = { $who }: { $n }
champions-event-score = { $who }: ostatecznie { $n ->
    [one] { $n } punkt Chwały
    [few] { $n } punkty Chwały
   *[other] { $n } punktów Chwały
  }.

## Dlaczego nie

champions-refused-occupied = W tej rundzie stoi tu już Robotnik ({ $who }).
champions-refused-too-dear = Nie masz czym za to zapłacić.
champions-refused-no-port = Nie ma już wolnego portu.
champions-refused-no-rune = Nie ma już żadnej Runy.
champions-refused-has-ship = Masz już własną łódź.
champions-refused-no-ship = Wszystkie łodzie są już zbudowane.
champions-refused-no-worker = Nie czeka tu już Twój Robotnik.
champions-refused-one-hunter = Stoi tu już Twój Robotnik.
champions-refused-no-enemy = Nie ma tu wroga.
champions-refused-barred = { $what } nie mogą tu walczyć: { $who }.
champions-refused-locked = Tę kość przerzucił Potencjał; wynik zostaje.
champions-refused-no-losses-yet = O Leczenie padnie pytanie, gdy przyjdzie ponieść straty tej rundy.
champions-refused-no-favor = Przerzut kosztuje 1 Przysługę, a nie masz żadnej.

## Koniec

champions-score-track = Tor Chwały
champions-score-destinies = Przeznaczenia
champions-score-sets = Komplety wrogów
champions-score-runes = Runy
champions-score-ship = Łódź Prywatna
champions-score-favor = Przysługi
champions-score-coins = Monety
champions-score-blame = Potępienie
champions-end = Najwięcej Chwały po ostatniej rundzie: { $n }.
champions-end-tie = Remis w Chwale ({ $n }); rozstrzyga liczba pokonanych wrogów.
champions-end-shared = Remis w Chwale ({ $n }) i w liczbie pokonanych wrogów: wspólne zwycięstwo.

## Przygotowanie

champions-error-first = Opcja „first” wskazuje { $first }, ale miejsc jest tylko { $seats }.
champions-error-colour-seat = Opcja „{ $option }” dotyczy miejsca, którego nie ma; liczba graczy: { $seats }.
champions-error-colour-twice = Opcje „{ $one }” i „{ $other }” wskazują ten sam kolor: { $colour }.
champions-option-hall_of_fame = Sala Sławy
    .hint = Karty pokonanych wrogów leżą odkryte.
champions-option-distrustful_townsfolk = Nieufni Mieszczanie
    .hint = Każdy zaczyna z 1 żetonem Potępienia.
champions-option-one_longship_per_port = Jedna łódź w porcie
    .hint = Wyłączone: do jednej krainy może popłynąć kilka łodzi; przybijają jedna po drugiej.
champions-option-must_pay_to_place = Za lokacje trzeba płacić
    .hint = Wyłączone: Robotnik może zająć lokację bez płacenia i wtedy nic nie dostaje.
champions-option-one_hunter_worker_per_player = Jeden myśliwy na gracza
    .hint = Włączone: nikt nie może wysłać na Polowanie drugiego Robotnika.
champions-option-destiny_needs_at_least_one = Zero nie spełnia Przeznaczenia
    .hint = Wyłączone: remis przy zerze punktuje jak każdy inny.
champions-option-potential_locks_dice = Potencjał blokuje kości
    .hint = Wyłączone: kości przerzucone Potencjałem można przerzucić za Przysługę.
champions-option-asmundr_scores_immediately = Asmundr punktuje od razu
    .hint = Wyłączone: jego wydane Przysługi punktują na koniec gry.
champions-option-kraken_counts_for_tie_break = Krakeny rozstrzygają remisy
    .hint = Włączone: pokonane Krakeny liczą się jako wrogowie przy remisie.
champions-option-journey_deck_reshuffles = Podróże wracają do talii
    .hint = Wyłączone: gdy talia Podróży się skończy, nowych już nie ma.
champions-option-first = Pierwszy Gracz
    .hint = Kto jako pierwszy dostaje znacznik.
champions-option-first-random = Losowo
champions-option-first-seat-0 = Pierwsze miejsce
champions-option-first-seat-1 = Drugie miejsce
champions-option-first-seat-2 = Trzecie miejsce
champions-option-first-seat-3 = Czwarte miejsce
champions-option-colour_0 = Kolor pierwszego miejsca
    .hint = Kolor nie ma wpływu na grę.
champions-option-colour_0-any = Dowolny
champions-option-colour_0-green = Zielony
champions-option-colour_0-orange = Pomarańczowy
champions-option-colour_0-purple = Fioletowy
champions-option-colour_0-teal = Turkusowy
champions-option-colour_1 = Kolor drugiego miejsca
    .hint = Kolor nie ma wpływu na grę.
champions-option-colour_1-any = Dowolny
champions-option-colour_1-green = Zielony
champions-option-colour_1-orange = Pomarańczowy
champions-option-colour_1-purple = Fioletowy
champions-option-colour_1-teal = Turkusowy
champions-option-colour_2 = Kolor trzeciego miejsca
    .hint = Kolor nie ma wpływu na grę.
champions-option-colour_2-any = Dowolny
champions-option-colour_2-green = Zielony
champions-option-colour_2-orange = Pomarańczowy
champions-option-colour_2-purple = Fioletowy
champions-option-colour_2-teal = Turkusowy
champions-option-colour_3 = Kolor czwartego miejsca
    .hint = Kolor nie ma wpływu na grę.
champions-option-colour_3-any = Dowolny
champions-option-colour_3-green = Zielony
champions-option-colour_3-orange = Pomarańczowy
champions-option-colour_3-purple = Fioletowy
champions-option-colour_3-teal = Turkusowy

champions-goal = Runda { $round } z { $rounds } · { $n ->
    [0] nikt nie ma jeszcze Chwały
   *[other] { $count ->
        [one] prowadzi { $who }
       *[many] prowadzą { $who }
    } (Chwała: { $n })
  } · Przeznaczenia, komplety i Potępienie liczą się po ostatniej rundzie
