"""Emblems that people wish for. In every picture an emblem belongs to a seat, so a wish is for that seat.

A wish is granted when a player sits down, and no seated person loses their seat by it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.store import SeatRow


def seated(seats: Sequence[SeatRow], wishes: Mapping[int, int | None]) -> list[int]:
    """Returns the order of the seats after a newcomer took the last one.

    A player who waited for the new seat moves there and leaves their own to the newcomer; a newcomer takes
    the seat that they wish for from a computer player.
    """
    order = list(range(len(seats)))
    new = order[-1]

    def wish(number: int) -> int | None:
        user = seats[number].user
        return None if user is None else wishes.get(user)

    wished_seat = wish(new)
    waiting = next((number for number in order[:-1] if wish(number) == new), None)
    other = waiting if wished_seat != new else None
    if other is None and wished_seat is not None and wished_seat < new and seats[wished_seat].computer:
        other = wished_seat
    if other is not None:
        order[other], order[new] = new, other
    return order
