"""The coach: which decisions of a finished game cost most, by the strong player's own estimate."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.tables.rating.judged import Judged, accuracy

MOST = 3
"""The number of decisions that the coach shows."""


@dataclass(frozen=True)
class Advice:
    """The coach's findings about a game."""

    seat: int
    decisions: int
    """The number of decisions in which the person had a choice."""
    judged: int
    """The number of them that the strong player could compare with another choice."""
    costly: tuple[Judged, ...]
    """The decisions that cost most, the worst first."""
    finest: Judged | None
    """The decision that was most ahead of every other choice."""
    accuracy: int | None
    """From 0 to 100, by `bot.tables.rating.judged`; None if no decision was judged."""

    @property
    def pages(self) -> tuple[Judged, ...]:
        return (*self.costly, self.finest) if self.finest else self.costly


def advice(seat: int, decisions: int, judged: Sequence[Judged], margin: float) -> Advice:
    """The worst and the best of the decisions that were judged; differences below the margin are none."""
    costly = sorted((one for one in judged if one.cost >= margin), key=lambda one: -one.cost)[:MOST]
    finest = max((one for one in judged if one.ahead >= margin), key=lambda one: one.ahead, default=None)
    return Advice(seat, decisions, len(judged), tuple(costly), finest, accuracy(judged, margin))
