"""The standings of a tournament: matchpoints of all rounds, then the tie-breaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from bot.features.tournaments.rules.scoring import HALF, RoundScore

LATE = Fraction(2, 5)
"""The share that a player gets for each round before their entry."""


@dataclass(frozen=True)
class ScoredRound:
    """The scores of a finished round, and the players without a table in it."""

    scores: Mapping[int, RoundScore]
    byes: frozenset[int] = frozenset()
    """Players with a bye, or at a table that was declared void."""

    def has(self, player: int) -> bool:
        """Whether the round counts for a player."""
        return player in self.scores or player in self.byes


@dataclass(frozen=True)
class Place:
    """A player's line in the standings; players who are equal in everything share a rank."""

    rank: int
    player: int
    matchpoints: Fraction
    """The sum over all rounds; each counts up to 1."""
    wins: Fraction
    opposition: Fraction
    """The average matchpoints of all opponents."""
    withdrawn: bool = False
    group: int = 0
    """The group in which the rank counts, from 1; 0 without groups."""
    rounds: int = 1
    """The rounds over which matchpoints and wins are averaged."""

    @property
    def average(self) -> Fraction:
        """The matchpoints of a round, from 0 to 1."""
        return self.matchpoints / max(1, self.rounds)

    @property
    def average_wins(self) -> Fraction:
        return self.wins / max(1, self.rounds)


@dataclass(frozen=True)
class Entrant:
    """A player: the round from which they take part, and whether they have withdrawn."""

    number: int
    first_round: int = 1
    withdrawn: bool = False
    rating: float = field(default=0.0, compare=False)


def standings(entrants: Sequence[Entrant], rounds: Sequence[ScoredRound]) -> list[Place]:
    """Returns all players, first to last.

    More matchpoints come first, then more wins, then stronger opponents, then players who have entered
    earlier; the last one does not separate shared ranks.
    """
    totals = {one.number: _total(one, rounds) for one in entrants}
    counted = sum(any(done.has(one.number) for one in entrants) for done in rounds)
    values = {}
    for one in entrants:
        met = [
            other
            for done in rounds
            if one.number in done.scores
            for other in done.scores[one.number].opponents
        ]
        known = [totals[other][0] for other in met if other in totals]
        opposition = sum(known, Fraction()) / len(known) if known else Fraction()
        values[one.number] = (*totals[one.number], opposition)
    order = sorted(entrants, key=lambda one: (tuple(-value for value in values[one.number]), one.number))
    return [
        Place(
            1 + sum(values[other.number] > values[one.number] for other in entrants),
            one.number,
            *values[one.number],
            withdrawn=one.withdrawn,
            rounds=counted,
        )
        for one in order
    ]


def _total(one: Entrant, rounds: Sequence[ScoredRound]) -> tuple[Fraction, Fraction]:
    """Returns a player's matchpoints and wins; a bye counts as their own average, but at least one half."""
    played = [done.scores[one.number] for done in rounds if one.number in done.scores]
    byes = sum(one.number in done.byes for done in rounds)
    late = min(one.first_round - 1, len(rounds))
    matchpoints = _with_byes([score.matchpoints for score in played], byes) + LATE * late
    return matchpoints, _with_byes([score.wins for score in played], byes)


def _with_byes(shares: Sequence[Fraction], byes: int) -> Fraction:
    total = sum(shares, Fraction())
    average = total / len(shares) if shares else HALF
    return total + byes * max(HALF, average)
