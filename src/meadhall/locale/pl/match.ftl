# Mecz w dowolną grę: zasady S-1.

match-name = Mecz
match-title = { $game }: mecz
match-blurb = Kilka partii w tym samym składzie: kto wygra ich najwięcej, wygrywa mecz.
match-option-best_of = Długość meczu
    .hint = Mecz kończy się, gdy prowadzącego nie da się już dogonić.
match-option-best_of-three = Do dwóch zwycięstw
    .hint = Najwyżej trzy partie.
match-option-best_of-five = Do trzech zwycięstw
    .hint = Najwyżej pięć partii.
match-option-best_of-seven = Do czterech zwycięstw
    .hint = Najwyżej siedem partii.
match-event-game = Partia { $n } z najwyżej { $games }. Zaczyna { $who }.
match-event-won =
    { $count ->
        [one] Partia { $n }: zwycięstwo odnosi { $names }.
       *[other] Partia { $n }: zwycięstwem dzielą się { $names }.
    }
match-event-nobody = Partii { $n } nie wygrywa nikt.
match-ask-next = Teraz partia { $n } z najwyżej { $games }. Przejdź dalej, gdy obejrzysz już stół.
match-next = Następna partia
match-score-won = Wygrane partie
match-score-shared = Partie z podziałem zwycięstwa
match-reason-points =
    { $games ->
        [one] Mecz rozstrzygnęła jedna partia.
        [few] Mecz rozstrzygnęły { $games } partie.
       *[many] Mecz rozstrzygnęło { $games } partii.
    }
match-reason-scores = Równo w wygranych partiach: rozstrzygnęła suma wyników ze wszystkich partii.
match-reason-shared = Równo pod każdym względem: zwycięstwo w meczu jest wspólne.
match-error-no-contest = W meczu gracze muszą grać przeciwko sobie, a przy tych ustawieniach tak nie jest.
match-number = Partia { $n } z najwyżej { $games }
match-points = Punkty meczowe

match-goal = Gra { $number } z najwyżej { $games } · { $level ->
    [yes] w meczu remis
   *[no] { $count ->
        [one] w meczu prowadzi { $who }
       *[many] w meczu prowadzą { $who }
    }
  }
