"""The events of Kingdomino, one function for each kind: its arguments are the event's facts."""

from __future__ import annotations

from engines.core.event import Event, Plain
from engines.core.score import Standing
from engines.kingdomino.data import Placement


def placed(seat: int, placement: Placement, gain: int, points: int) -> Event:
    """A domino was laid: squares as [x, y], the points it scored and the kingdom's points now."""
    facts: dict[str, Plain] = {
        "domino": placement.domino,
        "first": [*placement.first],
        "second": [*placement.second],
        "gain": gain,
        "points": points,
    }
    return Event("placed", seat, facts)


def discarded(seat: int, domino: int, points: int) -> Event:
    """A domino fitted nowhere; the kingdom's points now (a bonus may become certain with it)."""
    return Event("discarded", seat, {"domino": domino, "points": points})


def claimed(seat: int, domino: int, forced: bool) -> Event:
    """A king was put on a domino; forced: it was the only one left."""
    return Event("claimed", seat, {"domino": domino, "forced": forced})


def king_drawn(seat: int) -> Event:
    """First claims: this seat's king came out of the hand and is due."""
    return Event("king_drawn", seat, {})


def line(dominoes: tuple[int, ...]) -> Event:
    """A new line was laid out, ascending."""
    return Event("line", None, {"dominoes": [*dominoes]})


def scored(game: int, points: tuple[int, ...]) -> Event:
    """Dynasty: game 1, 2 or 3 was counted; points by seat of that game alone."""
    return Event("scored", None, {"game": game, "points": [*points]})


def game_over(standings: tuple[Standing, ...]) -> Event:
    """Everything is over: points by seat (all games of a Dynasty) and the winners."""
    points: list[Plain] = [standing.points for standing in sorted(standings)]
    winners: list[Plain] = [standing.seat for standing in standings if standing.rank == 1]
    return Event("game_over", None, {"points": points, "winners": winners})
