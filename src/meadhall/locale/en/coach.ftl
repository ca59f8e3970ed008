# The coach: what can come up in any game.

coach-next-game = A match goes on until its games are played; points are counted over all of them. Look at the board as long as you like, then go on.
