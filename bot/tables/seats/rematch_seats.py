"""The seats of a rematch: their order, and the people that they are kept for.

A rematch is a lobby of its own that knows the table it follows. For an hour only the former players may sit
down; after that it is a lobby like any other.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from bot.store import SeatRow
from bot.tables.actors import Person
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.time_units import HOUR

KEPT_SECONDS = HOUR
"""Seconds for which the seats of a rematch are kept for the former players."""


def rematch_order(former: Table) -> list[int]:
    """Returns the former seats in the order of the rematch.

    The person who came last sits first, and the others follow as before. In games where neighbors matter they
    follow by every second seat, so that neighbors change.
    """
    people = [number for number, seat in enumerate(former.seats) if seat.user is not None]
    ranking = [standing.seat for standing in former.result.standings]
    first = max(people, key=ranking.index)
    seats = len(former.seats)
    if former.game.neighbours:
        ring = [(first + step) % seats for step in range(seats)]
        return ring[::2] + ring[1::2]
    return sorted(range(seats), key=lambda number: number != first)


def in_rematch_order(former: Table, seats: tuple[SeatRow, ...]) -> list[int]:
    """Returns the planned order of the seats of a rematch; newcomers come last."""
    places = {number: place for place, number in enumerate(rematch_order(former))}

    def place(number: int) -> int:
        return min((places[old] for old in _old_seats(former, seats[number])), default=len(places))

    return sorted(range(len(seats)), key=place)


def moved_orders(former: Table, seats: tuple[SeatRow, ...]) -> Any:
    """Returns the former variants; those that are an order of seats follow their players."""
    moved = {}
    for name in former.game.seat_orders:
        old_order = getattr(former.options, name)
        now = [
            next((new for new, seat in enumerate(seats) if old in _old_seats(former, seat)), None)
            for old in old_order
        ]
        moved[name] = tuple(number for number in now if number is not None)
    return former.options.model_copy(update=moved)


def kept_until(table: Table) -> float:
    """Returns the time until which only former players may sit down at a rematch."""
    return table.row.created + KEPT_SECONDS


def check_kept(table: Table, former: Table, person: Person | None, now: float) -> None:
    """Raises a Refusal if the seats of a rematch are not kept for the person; None: a computer player."""
    if now >= kept_until(table):
        return
    if person is None:
        came = {seat.user for seat in table.seats}
        awaited = sum(seat.user is not None and seat.user not in came for seat in former.seats)
        if len(table.seats) + awaited < table.game.seats[-1]:
            return
    elif former.seat_of(person.id) is not None:
        return
    raise Refusal("kept-for-rematch", until=datetime.fromtimestamp(kept_until(table), UTC))


def _old_seats(former: Table, seat: SeatRow) -> list[int]:
    """Returns where a player sat at the former table; a computer player is recognized by its name."""
    return [
        number
        for number, old in enumerate(former.seats)
        if (seat.user is not None and old.user == seat.user)
        or (seat.user is None and old.computer and old.name == seat.name)
    ]
