"""Training: games of Karls, imitation, then self-play, until a net plays better than they do (`docs/training.md`).

Needs the extra `train` (PyTorch). What comes out needs NumPy alone: `meadhall.bots.net` plays it.
"""
