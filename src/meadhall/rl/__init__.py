"""Adapters for other people's toolkits: PettingZoo, Gymnasium, OpenSpiel, and a batch runner of our own.

All of them see a game through its `Encoder`: a fixed number of masked actions, observations of small integers,
nothing a seat could not know.
"""
