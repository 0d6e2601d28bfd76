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


class LudwigOptions(Options):
    """The variants of Castles of Mad King Ludwig."""

    left_out: tuple[Favor, ...] = Field(default=(), description="King's favors that stay in the box.")
