"""The levels of computer players that people choose from, as far as a game has them."""

from __future__ import annotations

from engines.core.contract import AnyGame
from engines.core.players import LEVELS

USUAL = "fair"
"""The level of a computer player that is added with one press."""


def levels(its_game: AnyGame) -> tuple[str, ...]:
    """Returns the levels of a game's computer players, the weakest first."""
    return tuple(level for level in LEVELS if level in its_game.players)


def advises(its_game: AnyGame) -> bool:
    """Whether the game has a strong player that hints and the coach can ask."""
    return LEVELS[-1] in its_game.players


def usual_player(its_game: AnyGame) -> str:
    """Returns the default computer player."""
    return USUAL if USUAL in its_game.players else best_player(its_game)


def best_player(its_game: AnyGame) -> str:
    """Returns the computer player that replaces a player who leaves or is away."""
    return next(iter(its_game.players))
