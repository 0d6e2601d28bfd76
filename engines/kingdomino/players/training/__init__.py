"""How the strong player's networks are made: it plays against itself, many games at once.

Not needed to play; `python -m engines.kingdomino.players.training --help`.
"""
