"""How the strong players' networks are made: fast models of the games, and the runs.

Not shipped and not needed to play; README.md tells how it is used.
"""
