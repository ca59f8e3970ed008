# Trening gracza.

train-no-torch = Do treningu potrzebny jest PyTorch (pip install "meadhall[train]").
train-no-encoder = { $game } nie ma enkodera, więc nic nie może się jej nauczyć.
train-numbers = Liczby opisujące przebieg muszą być większe od zera.
train-other-folder = { $folder } zawiera trening innej gry, innych zasad lub z innym ziarnem; podaj inny folder albo usuń ten.
train-stage-karls = Karlowie grają
train-stage-imitation = Nauka od Karlów
train-stage-play = Gra sam ze sobą
train-stage-look = Jak daleko zaszedł?
train-pace = { $pace } wyborów/s, dotąd { $choices }
train-look = Po { $minutes } min: { $share } % wygranych z { $games } gier, przeciwnik: { $bot }.
train-stopped = Przerwano. { $folder } zawiera trening do ostatniego sprawdzianu; to samo polecenie rusza od tego miejsca.
train-written = Gotowe: { $folder } zawiera wagi (einherjar.npz) i krzywą uczenia (report.md).
