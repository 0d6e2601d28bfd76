"""The variants of Stonemasons."""

from __future__ import annotations

from pydantic import Field

from engines.core.contract import Options
from engines.stonemasons.data import LONG_ROUNDS, ROUNDS


class StonemasonsOptions(Options):
    """Both variants can be combined."""

    long_game: bool = Field(default=False, description="Twelve rounds are played, not eight.")
    spire: bool = Field(default=False, description="The only highest tower brings five more points.")

    @property
    def rounds(self) -> int:
        return LONG_ROUNDS if self.long_game else ROUNDS
