"""The variants: how partners come to a decision."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from annotated_types import Interval
from pydantic import Field, model_validator

from engines.between_two_castles.data import MOST_PLACES
from engines.core.contract import Options

SeatNumber: TypeAlias = Annotated[int, Interval(ge=0, lt=MOST_PLACES)]


class BetweenOptions(Options):
    """How partners come to a decision."""

    quick: bool = Field(
        default=False,
        description="Who earned a bonus decides it alone; otherwise both partners agree on it.",
    )
    seniority: tuple[SeatNumber, ...] = Field(
        default=(),
        description="Seats from the most senior on, who breaks ties between partners; the rest by seat.",
    )

    @model_validator(mode="before")
    @classmethod
    def _read_agree(cls, given: Any) -> Any:
        """Tables of the first version said "agree": whether partners agreed or one decided alone."""
        if isinstance(given, dict) and isinstance(given.get("agree"), bool):
            given = {"quick": not given["agree"], **given}
            del given["agree"]
        return given


def seniority(options: BetweenOptions, seats: int) -> tuple[int, ...]:
    """All seats from the most senior on: those that the options name, then the others by number."""
    named = [seat for seat in dict.fromkeys(options.seniority) if seat < seats]
    return (*named, *(seat for seat in range(seats) if seat not in named))
