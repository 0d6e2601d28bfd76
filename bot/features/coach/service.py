"""The coach: which decisions of a finished game cost most, by the strong player's own estimate."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.features.coach.store import GivenHint
from bot.tables.history import ACTED, without_undone
from bot.tables.rating.judged import Judged, accuracy
from bot.tables.table import Entry

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

    hinted: int = 0
    """The number of decisions that followed a hint; they are neither blamed nor praised."""

    @property
    def pages(self) -> tuple[Judged, ...]:
        return (*self.costly, self.finest) if self.finest else self.costly


def advice(
    seat: int,
    decisions: int,
    judged: Sequence[Judged],
    margin: float,
    by_hint: Collection[int] = (),
    unexplained: Collection[int] = (),
) -> Advice:
    """Returns the worst and the best of the judged decisions; differences below the margin are none.

    Decisions that followed a hint, which `by_hint` names by their events, are neither. A decision that no
    fact explains, by its number, is among the worst only if there is no other.
    """
    own = [one for one in judged if one.moment.seq not in by_hint]
    costly = sorted((one for one in own if one.cost >= margin), key=lambda one: -one.cost)
    costly = [one for one in costly if one.moment.number not in unexplained] or costly[:1]
    finest = max((one for one in own if one.ahead >= margin), key=lambda one: one.ahead, default=None)
    followed = len(judged) - len(own)
    return Advice(seat, decisions, len(own), tuple(costly[:MOST]), finest, accuracy(judged, margin), followed)


def hinted(entries: Sequence[Entry], given: Sequence[GivenHint]) -> set[int]:
    """Returns the events of the decisions that followed a hint.

    A decision follows a hint if it is the next of its seat that counts, and the one that the hint named. A
    hint still counts after the person tried something else and took it back.
    """
    found = set[int]()
    for hint in given:
        before = _acts([entry for entry in entries if entry.seq <= hint.seq], hint.seat)
        after = _acts(entries, hint.seat)[len(before) :]
        if after and after[0].action == hint.action:
            found.add(after[0].seq)
    return found


def _acts(entries: Sequence[Entry], seat: int) -> list[Entry]:
    """Returns the decisions of a seat that count."""
    return [one for one in without_undone(entries) if one.verb == ACTED and one.seat == seat]
