"""Points and standings. Totals are sums of score lines; texts, pictures and tests read the same lines."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple


class ScoreLine(NamedTuple):
    """Some points of a seat: their source and the cells of the board that they stand on."""

    seat: int
    source: str
    points: int
    cells: tuple[tuple[int, int], ...] = ()
    facts: tuple[tuple[str, int | str], ...] = ()
    """The values that the points were computed from, for the explanation: (("squares", 9), ("crowns", 5))."""


class Standing(NamedTuple):
    """A seat's place at the end: rank from 1 (shared ranks are equal), points, tie-break values."""

    seat: int
    rank: int
    points: int
    ties: tuple[int, ...] = ()
    left: bool = False
    """Whether its player has left permanently; such a seat ranks behind all others, whatever its points."""


class Result(NamedTuple):
    """The end of a game: every score line and the standings, best first."""

    lines: tuple[ScoreLine, ...]
    standings: tuple[Standing, ...]
    decided_by: int | None = None
    """The tie-break (index in `ties`) that separated the first from the second; None: points, or shared."""

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(standing.seat for standing in self.standings if standing.rank == 1)

    def with_last(self, left: Collection[int]) -> Result:
        """Returns the result with the seats of `left` behind all others, in one shared place.

        The others are ranked among themselves. Nothing changes if all players have left.
        """
        stayed = [one for one in self.standings if one.seat not in left]
        gone = [one for one in self.standings if one.seat in left]
        if not stayed or not gone:
            return self
        standings = (
            *(one._replace(rank=one.rank - sum(other.rank < one.rank for other in gone)) for one in stayed),
            *(one._replace(rank=len(stayed) + 1, left=True) for one in gone),
        )
        return self._replace(standings=standings, decided_by=_decided_by(tuple(stayed)))


def signed(points: int) -> str:
    """Returns points won or lost, always with their sign: "+3", "+0", "−2"."""
    return f"+{points}" if points >= 0 else with_minus(points)


def with_minus(number: int) -> str:
    """Returns a number with a real minus sign: "3", "−2"."""
    return str(number).replace("-", "−")


def rank_reached(points: int, ranks: Sequence[tuple[int, str]]) -> str:
    """Returns the last rank reached; `ranks` ascend by the points they need, and the first needs none."""
    return [rank for number, (least, rank) in enumerate(ranks) if points >= least or number == 0][-1]


def total(lines: Iterable[ScoreLine], seat: int) -> int:
    """Returns the points of a seat: the sum of its lines."""
    return sum(line.points for line in lines if line.seat == seat)


def rank(lines: tuple[ScoreLine, ...], ties: Sequence[tuple[int, ...]]) -> Result:
    """Returns standings by points, then by the tie-break values in order, larger first; else shared."""
    points = [0] * len(ties)
    for line in lines:
        points[line.seat] += line.points
    keys = {seat: (points[seat], *ties[seat]) for seat in range(len(ties))}
    order = sorted(keys, key=lambda seat: (tuple(-value for value in keys[seat]), seat))
    standings = tuple(
        Standing(
            seat=seat,
            rank=1 + sum(keys[other] > keys[seat] for other in keys),
            points=keys[seat][0],
            ties=tuple(ties[seat]),
        )
        for seat in order
    )
    return Result(lines, standings, _decided_by(standings))


def _decided_by(standings: tuple[Standing, ...]) -> int | None:
    if len(standings) < 2 or standings[0].points != standings[1].points:
        return None
    pairs = zip(standings[0].ties, standings[1].ties, strict=True)
    return next((index for index, (best, next_best) in enumerate(pairs) if best != next_best), None)
