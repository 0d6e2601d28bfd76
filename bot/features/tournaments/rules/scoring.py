"""Scores a round: by the places at each table, and by comparison with all who have played the same deal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

HALF = Fraction(1, 2)


@dataclass(frozen=True)
class TableResult:
    """The result of one table of a round; all sequences are in the order of the seats."""

    players: tuple[int, ...]
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    """Places from 1; players of the same place share it."""
    absent: frozenset[int] = frozenset()
    """Players that have made no decision: a stand-in made them all."""
    awarded: int | None = None
    """The winner by a director's decision."""
    void: bool = False


@dataclass(frozen=True)
class RoundScore:
    """A player's shares of a round, each from 0 to 1."""

    matchpoints: Fraction
    wins: Fraction
    opponents: tuple[int, ...] = ()


def share(own: int, others: Sequence[int]) -> Fraction:
    """Returns the share of the others that are lower; equal ones count half."""
    beaten = sum((Fraction(own > other) + HALF * (own == other) for other in others), Fraction())
    return beaten / len(others)


def round_scores(results: Iterable[TableResult]) -> dict[int, RoundScore]:
    """Returns the scores of all players of the round; void tables give none.

    A player's points are compared with those of all others at tables of the same size that were played to the
    end, without absent players. If there are none, the place at the table counts instead.
    """
    results = [one for one in results if not one.void]
    reached: dict[int, dict[int, int]] = {}
    for table in results:
        if table.awarded is None:
            points = dict(zip(table.players, table.points, strict=True))
            present = {player: own for player, own in points.items() if player not in table.absent}
            reached.setdefault(len(table.players), {}).update(present)
    scores: dict[int, RoundScore] = {}
    for table in results:
        for seat, player in enumerate(table.players):
            opponents = tuple(other for other in table.players if other != player)
            if table.awarded is not None:
                full = Fraction(player == table.awarded)
                scores[player] = RoundScore(full, full, opponents)
            elif player in table.absent:
                scores[player] = RoundScore(Fraction(), Fraction(), opponents)
            else:
                wins = share(-table.ranks[seat], [-rank for at, rank in enumerate(table.ranks) if at != seat])
                field = reached[len(table.players)]
                compared = [points for other, points in field.items() if other != player]
                matchpoints = share(table.points[seat], compared) if compared else wins
                scores[player] = RoundScore(matchpoints, wins, opponents)
    return scores
