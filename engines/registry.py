"""The games that are hosted, by key. The one place that knows them all."""

from __future__ import annotations

from engines.core.errors import EngineError
from engines.core.game import AnyGame
from engines.kingdomino import Kingdomino

GAMES: dict[str, AnyGame] = {game.key: game for game in (Kingdomino(),)}


def game(key: str) -> AnyGame:
    """The game of that key."""
    try:
        return GAMES[key]
    except KeyError:
        raise EngineError("unknown_game", game=key, known=", ".join(GAMES)) from None
