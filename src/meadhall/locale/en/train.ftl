# Training a player.

train-no-torch = Training needs PyTorch (pip install "meadhall[train]").
train-no-encoder = { $game } has no encoder, so nothing can learn it.
train-numbers = The numbers of a run must be more than nothing.
train-other-folder = { $folder } holds the run of another game, other rules or another seed; give another folder or delete it.
train-stage-karls = Karls play
train-stage-imitation = Learning from Karls
train-stage-play = Playing against itself
train-stage-look = How far has it come?
train-pace = { $pace } choices/s, { $choices } so far
train-look = After { $minutes } minutes: { $share } % of { $games } games won against { $bot }.
train-stopped = Stopped. { $folder } holds the run up to the last look; the same command goes on from there.
train-written = Done: { $folder } holds the weights (einherjar.npz) and the learning curve (report.md).
