"""The variants of Castles of Mad King Ludwig."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from engines.core.contract import Options

Favor = Literal[
    "count_activity",
    "count_corridor",
    "count_downstairs",
    "count_food",
    "count_living",
    "count_outdoor",
    "count_sleeping",
    "count_utility",
    "area_activity",
    "area_corridor",
    "area_downstairs",
    "area_food",
    "area_living",
    "area_outdoor",
    "area_sleeping",
    "area_utility",
    "small_rooms",
    "large_rooms",
    "square_rooms",
    "round_rooms",
    "completed",
    "incomplete",
    "external_entrances",
    "coins",
]
SizeCard = Literal[
    "size_100",
    "size_150",
    "size_200",
    "size_250",
    "size_300",
    "size_350",
    "size_400",
    "size_450",
    "size_500",
    "size_600",
]
"""Bonus cards of single sizes: an option of their own, because a menu does not hold all 27 cards."""
OtherCard = Literal[
    "type_activity",
    "type_corridor",
    "type_downstairs",
    "type_food",
    "type_living",
    "type_outdoor",
    "type_sleeping",
    "type_utility",
    "all_sizes",
    "all_types",
    "hallways",
    "stairs",
    "external_entrances",
    "completed",
    "square_rooms",
    "round_rooms",
    "coins",
]


class LudwigOptions(Options):
    """The variants of Castles of Mad King Ludwig."""

    left_out: tuple[Favor, ...] = Field(default=(), description="King's favors that stay in the box.")
    cards_left_out: tuple[OtherCard, ...] = Field(default=(), description="Bonus cards that stay in the box.")
    size_cards_left_out: tuple[SizeCard, ...] = Field(
        default=(), description="Bonus cards of single sizes that stay in the box."
    )
