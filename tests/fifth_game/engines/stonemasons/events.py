"""The events of Stonemasons, one function for each kind: its parameters are the event's facts."""

from __future__ import annotations

from engines.core.event import Event, Plain
from engines.core.score import Standing
from engines.stonemasons.actions import Bring
from engines.stonemasons.state import Brought


def chose(seat: int, action: Bring) -> Event:
    """A stone was chosen: a secret until all have chosen."""
    return Event("chose", seat, {"stone": action.stone, "place": action.place}, only=(seat,))


def revealed(seat: int, brought: Brought) -> Event:
    """A chosen stone was shown: built into a tower for some points, broken, or laid aside."""
    facts: dict[str, Plain] = {
        "stone": brought.stone,
        "place": brought.place,
        "fate": brought.fate,
        "gain": brought.gain,
    }
    return Event("revealed", seat, facts)


def drew(seat: int, stone: int) -> Event:
    """A stone came out of the bag into a hand."""
    return Event("drew", seat, {"stone": stone}, only=(seat,))


def game_over(standings: tuple[Standing, ...]) -> Event:
    """The last stones were shown: points by seat and the winners."""
    points: list[Plain] = [standing.points for standing in sorted(standings)]
    winners: list[Plain] = [standing.seat for standing in standings if standing.rank == 1]
    return Event("game_over", None, {"points": points, "winners": winners})
