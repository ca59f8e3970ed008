rl-no-encoder = { $game } has no encoder yet, so learning programs cannot see it.
rl-reward-kind = There is no reward “{ $kind }”; there are: { $kinds }.
rl-not-reset = Call reset() before anything else.
rl-batch-size = A batch has at least one game.
rl-seat-range = There is no seat { $seat } in a game of { $seats }.
rl-form = There is no form “{ $form }” of observations; there are: { $forms }.
rl-max-cycles = A game cannot be cut off before its first cycle.
