"""The games by key: all engines, and those that are hosted. The one place that knows them all."""

from __future__ import annotations

from collections.abc import Mapping

from engines.between_two_castles import BetweenTwoCastles
from engines.core.errors import EngineError
from engines.core.game import AnyGame
from engines.dragon_castle import DragonCastle
from engines.kingdomino import Kingdomino
from engines.mad_king_ludwig import MadKingLudwig

ENGINES: dict[str, AnyGame] = {
    game.key: game for game in (Kingdomino(), DragonCastle(), BetweenTwoCastles(), MadKingLudwig())
}
"""Every game whose rules are complete."""
GAMES: dict[str, AnyGame] = {
    key: ENGINES[key] for key in ("kingdomino", "dragon_castle", "between_two_castles", "mad_king_ludwig")
}
"""The games that are hosted: those with pictures and texts too."""


def game(key: str) -> AnyGame:
    """The hosted game of that key."""
    return _known(GAMES, key)


def engine(key: str) -> AnyGame:
    """The game of that key, hosted or not."""
    return _known(ENGINES, key)


def _known(games: Mapping[str, AnyGame], key: str) -> AnyGame:
    try:
        return games[key]
    except KeyError:
        raise EngineError("unknown_game", game=key, known=", ".join(games)) from None
