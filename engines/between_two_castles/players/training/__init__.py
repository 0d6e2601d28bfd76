"""How the strong player's network was trained: `train.cpp` plays, this package takes over the weights.

A game takes 12 ms there; with numpy it would take seconds.
"""
