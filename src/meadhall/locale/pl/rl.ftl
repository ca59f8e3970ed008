rl-no-encoder = { $game } nie ma jeszcze kodera, więc programy uczące się jej nie zobaczą.
rl-reward-kind = Nie ma nagrody „{ $kind }”; są: { $kinds }.
rl-not-reset = Najpierw wywołaj reset().
rl-batch-size = Paczka liczy co najmniej jedną grę.
rl-seat-range = W grze na { $seats } graczy nie ma miejsca { $seat }.
rl-form = Nie ma postaci obserwacji „{ $form }”; są: { $forms }.
rl-max-cycles = Gry nie można uciąć przed pierwszym cyklem.
