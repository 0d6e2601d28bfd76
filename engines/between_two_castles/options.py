"""The variants: how partners come to a decision."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from annotated_types import Interval
from pydantic import Field

from engines.between_two_castles.data import MOST_PLACES
from engines.core.contract import Options

SeatNumber: TypeAlias = Annotated[int, Interval(ge=0, lt=MOST_PLACES)]


class BetweenOptions(Options):
    """How partners come to a decision."""

    agree: bool = Field(
        default=False,
        description="Partners decide together: one proposes, the other accepts or counters.",
    )
    seniority: tuple[SeatNumber, ...] = Field(
        default=(),
        description="Seats from the most senior on, who decides if partners can't agree; the rest by seat.",
    )


def seniority(options: BetweenOptions, seats: int) -> tuple[int, ...]:
    """All seats from the most senior on: those that the options name, then the others by number."""
    named = [seat for seat in dict.fromkeys(options.seniority) if seat < seats]
    return (*named, *(seat for seat in range(seats) if seat not in named))
