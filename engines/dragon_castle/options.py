"""The variants: which castle, which cards, how large a realm."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, ValidationInfo, field_validator

from engines.core.contract import Options
from engines.dragon_castle.data import Dragon, Spirit
from engines.dragon_castle.rulings import REALM_COLUMNS, REALM_ROWS

CastleName = Literal[
    "standard",
    "standard_2p",
    "standard_3p",
    "standard_4p",
    "seasons",
    "thousand_towers",
    "barracks",
    "pillars_of_creation",
    "castle",
    "outpost",
    "plaza",
    "two_towers",
    "dragon_head",
    "monastery_at_the_abyss",
    "gates_of_destiny",
    "forbidden_city",
    "own",
]


class DragonCastleOptions(Options):
    """The castle, the cards and the variants."""

    castle: CastleName = Field(
        default="standard",
        description="The castle to take apart; standard is the one for the number of players.",
    )
    heights: str = Field(
        default="",
        description="An own castle, where that is chosen: rows of heights 0 to 3 with / between, 116 tiles.",
    )
    spirits: tuple[Spirit, ...] = Field(
        default=(), description="Spirit cards that are in the game for certain."
    )
    random_spirits: int = Field(
        default=0, ge=0, le=3, description="How many more Spirit cards are drawn at random."
    )
    dragons: tuple[Dragon, ...] = Field(
        default=(), description="Dragon cards that are in the game for certain."
    )
    random_dragons: int = Field(
        default=0, ge=0, le=3, description="How many more Dragon cards are drawn at random."
    )
    realm_rows: Literal[4, 5, 6] = Field(default=REALM_ROWS, description="How many rows each realm has.")
    realm_columns: Literal[5, 6] = Field(
        default=REALM_COLUMNS, description="How many columns each realm has."
    )
    shrines_break_ties: bool = Field(
        default=False, description="A tie that face-down stacks do not break goes to who has more shrines."
    )

    @field_validator("heights")
    @classmethod
    def _only_for_an_own_castle(cls, heights: str, info: ValidationInfo) -> str:
        return heights if info.data.get("castle") == "own" else ""

    @field_validator("spirits", "dragons")
    @classmethod
    def _each_card_once(cls, cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(dict.fromkeys(cards))
