"""The variants of Kingdomino, and how large and how long they make a game."""

from __future__ import annotations

from pydantic import Field

from engines.core.contract import Options
from engines.kingdomino.data import DUEL_SIZE, DYNASTY_GAMES, SIZE


class KingdominoOptions(Options):
    """The variants of Kingdomino, freely combined."""

    dynasty: bool = Field(default=False, description="Three games in a row; the points are added up.")
    middle_kingdom: bool = Field(
        default=False, description="10 points for a castle in the centre of its kingdom."
    )
    harmony: bool = Field(
        default=False, description="5 points for a complete kingdom: nothing was discarded."
    )
    mighty_duel: bool = Field(default=False, description="Two players, all 48 dominoes, kingdoms of 7 by 7.")


def size_of(options: KingdominoOptions) -> int:
    """A kingdom fits in 5 by 5 squares, in a Mighty Duel in 7 by 7."""
    return DUEL_SIZE if options.mighty_duel else SIZE


def games_of(options: KingdominoOptions) -> int:
    """A Dynasty is three games, anything else is one."""
    return DYNASTY_GAMES if options.dynasty else 1
