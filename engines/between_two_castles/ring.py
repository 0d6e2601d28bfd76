"""The ring: seats sit around the table, castles lie between them.

The ring has as many places as there are castles; a place is a seat, or Ludwig's when two play. Castle n lies
between place n, which has it on the left, and place n + 1, which has it on the right. The left neighbor of
place n is place n + 1.
"""

from __future__ import annotations

from typing import Literal, get_args

from engines.between_two_castles.data import FEWEST_PLACES

Side = Literal["left", "right"]
SIDES: tuple[Side, ...] = get_args(Side)
LUDWIG = 2
"""Ludwig's place in a game of two."""


def places_of(seats: int) -> int:
    """A game of two has a third place, which is Ludwig's."""
    return max(seats, FEWEST_PLACES)


def castle_of(places: int, place: int, side: Side) -> int:
    """The castle that a place has on that side."""
    return place if side == "left" else (place - 1) % places


def neighbour_of(places: int, place: int, side: Side) -> int:
    """The place next to this one on that side."""
    return (place + (1 if side == "left" else -1)) % places


def builders_of(places: int, castle: int) -> tuple[int, int]:
    """Returns the two places that build a castle: the one that has it on the left, then the other."""
    return castle, (castle + 1) % places


def side_of(castle: int, place: int) -> Side:
    """Returns the side on which one of its two builders has the castle."""
    return SIDES[0] if castle == place else SIDES[1]
