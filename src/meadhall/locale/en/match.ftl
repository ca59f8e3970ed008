# A match of any game: rules S-1.

match-name = Match
match-title = { $game }: match
match-blurb = Several games between the same players: whoever wins most of them wins the match.
match-option-best_of = Length of the match
    .hint = It ends as soon as nobody can reach the one who leads.
match-option-best_of-three = Best of three
    .hint = Two or three games.
match-option-best_of-five = Best of five
    .hint = Three to five games.
match-option-best_of-seven = Best of seven
    .hint = Four to seven games.
match-event-game = Game { $n } of { $games } at most. { $who } begins.
match-event-won =
    { $count ->
        [one] Game { $n } goes to { $names }.
       *[other] { $names } share game { $n }.
    }
match-event-nobody = Nobody wins game { $n }.
match-ask-next = The next is game { $n } of { $games } at most. Go on when you have seen enough.
match-next = Go on to the next game
match-score-won = Games won
match-score-shared = Games shared
match-reason-points =
    { $games ->
        [one] The match was decided in one game.
       *[other] The match was decided in { $games } games.
    }
match-reason-scores = Equal in games won: what was scored in all of them decided.
match-reason-shared = Equal in everything: the match is shared.
match-error-no-contest = A match needs players who play against each other; with these settings they do not.
match-number = Game { $n } of { $games } at most
match-points = Points of the match

match-goal = Game { $number } of at most { $games } · { $level ->
    [yes] the match is level
   *[no] { $count ->
        [one] { $who } leads the match
       *[other] { $who } lead the match
    }
  }
