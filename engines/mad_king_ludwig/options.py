"""The variants of Castles of Mad King Ludwig."""

from __future__ import annotations

from pydantic import Field

from engines.core.contract import Options
from engines.mad_king_ludwig.data import Favor, OtherCard, SizeCard


class LudwigOptions(Options):
    """The variants of Castles of Mad King Ludwig."""

    left_out: tuple[Favor, ...] = Field(default=(), description="King's favors that stay in the box.")
    cards_left_out: tuple[OtherCard, ...] = Field(default=(), description="Bonus cards that stay in the box.")
    size_cards_left_out: tuple[SizeCard, ...] = Field(
        default=(), description="Bonus cards of single sizes that stay in the box."
    )
