"""How strong computer players are: the levels that people choose from, as far as a game has them."""

from __future__ import annotations

from engines.core.contract import AnyGame
from engines.core.players import LEVELS

USUAL = "fair"
"""The level of a computer player that is added with one press."""


def levels(its_game: AnyGame) -> tuple[str, ...]:
    """The levels of a game's computer players, the weakest first."""
    return tuple(level for level in LEVELS if level in its_game.players)


def advises(its_game: AnyGame) -> bool:
    """Whether a strong player is there whom hints and the coach can ask."""
    return LEVELS[-1] in its_game.players


def usual_player(its_game: AnyGame) -> str:
    """Who sits down when nobody says how strong they want them to be."""
    return USUAL if USUAL in its_game.players else best_player(its_game)


def best_player(its_game: AnyGame) -> str:
    """Who plays on for somebody who leaves or is away."""
    return next(iter(its_game.players))
