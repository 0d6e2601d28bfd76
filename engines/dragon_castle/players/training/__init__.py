"""How the strong player's network was trained: `train.cpp` plays, this package takes over the weights.

A game takes 7 ms there, and 40,000 of them were played: with numpy it would have taken most of a day.
"""
