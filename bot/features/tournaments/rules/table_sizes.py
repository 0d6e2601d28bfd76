"""Splits the players of a round into tables."""

from __future__ import annotations

from typing import NamedTuple


class Split(NamedTuple):
    """The sizes of a round's tables, larger ones first, and how many players have a bye."""

    sizes: tuple[int, ...]
    byes: int


def split(players: int, wanted: int, least: int, most: int) -> Split:
    """Returns tables of about `wanted` seats, as equal as possible, each with `least` to `most` seats.

    There are enough tables of the wanted size for all players. If one of them would be too small, there is
    one table less. Only a tournament of duels gives a bye: to one of an odd number.
    """
    if wanted == 2:
        return Split((2,) * (players // 2), players % 2)
    for tables in range(-(-players // wanted), 0, -1):
        small, larger = divmod(players, tables)
        if small >= least and small + (larger > 0) <= most:
            return Split((small + 1,) * larger + (small,) * (tables - larger), 0)
    return Split((), players)
