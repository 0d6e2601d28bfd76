"""The training of the strong players' networks: fast models of the games, and the runs.

Not shipped and not needed to play; README.md explains its use.
"""
