"""Many castles at once, as arrays: the tile on each cell of one window that holds them all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engines.between_two_castles.castle import Castle
from engines.between_two_castles.data import (
    CARDS,
    HANGINGS,
    ROOMS,
    SPECIALS,
    THRONE,
    THRONE_RIGHT,
    THRONES,
    TYPES,
    Cell,
)

Bytes = NDArray[np.uint8]
Numbers = NDArray[np.int64]

TAGS = (*TYPES, "special", *HANGINGS, "any")
"""The properties that rooms may want, in the order of the network's numbers."""
WANTED = 8
"""The number of these that are types, with special rooms as one type."""
KINDS = (*TYPES, "fountain", "grand_foyer", "tower")
BONUSES = (*TYPES, "special")
"""Bonuses that wait to be used."""
MARGIN = 3
"""Empty cells on each side of the window, so that nothing is found beyond its edge."""

TILES = (*ROOMS.values(), *(throne.room for throne in THRONES.values()))
NUMBER_OF = {room.id: number for number, room in enumerate(TILES)}
NOTHING = len(TILES)
"""An empty cell's number."""
THRONE_NAMES = tuple(THRONES)
assert set(KINDS) == {*TYPES, *SPECIALS}


class Addition(NamedTuple):
    """A castle with one addition: a room on a cell, an attendant or a card; and the bonus that then waits."""

    castle: Castle
    left: int
    """Tiles that are still to be drafted into it."""
    pending: str = ""
    room: str = ""
    cell: Cell = THRONE


class Boards(NamedTuple):
    """Castles side by side; the cells of the window row by row from the lowest, as one axis."""

    tiles: NDArray[np.int64]
    """By castle and cell: the number of the tile."""
    thrones: Numbers
    attendants: Numbers
    """By castle and wall hanging."""
    cards: NDArray[np.bool_]
    """By castle and card."""
    width: int
    corner: Cell
    """The cell of the window's first place."""

    @property
    def number(self) -> int:
        return len(self.tiles)

    def at(self, cell: Cell) -> int:
        """Returns the cell's index in the window."""
        return (cell[1] - self.corner[1]) * self.width + cell[0] - self.corner[0]


def boards_of(additions: Sequence[Addition]) -> Boards:
    """Returns the castles of these additions as arrays."""
    origins: dict[int, int] = {}
    castles: list[Castle] = []
    for addition in additions:
        if id(addition.castle) not in origins:
            origins[id(addition.castle)] = len(castles)
            castles.append(addition.castle)
    which = np.array([origins[id(addition.castle)] for addition in additions])
    cells = [cell for castle in castles for cell in castle.grid]
    cells += [addition.cell for addition in additions]
    x0, y0 = min(x for x, _ in cells) - MARGIN, min(y for _, y in cells) - MARGIN
    width = max(x for x, _ in cells) + MARGIN + 1 - x0
    height = max(y for _, y in cells) + MARGIN + 1 - y0
    base = np.full((len(castles), width * height), NOTHING)
    for row, castle in zip(base, castles, strict=True):
        for (x, y), room in castle.grid.items():
            row[(y - y0) * width + x - x0] = NUMBER_OF[room.id]
    tiles = base[which]
    grown = [number for number, addition in enumerate(additions) if addition.room]
    places = [(y - y0) * width + x - x0 for x, y in (additions[number].cell for number in grown)]
    tiles[grown, places] = [NUMBER_OF[additions[number].room] for number in grown]
    attendants = np.array([[castle.attendants.count(each) for each in HANGINGS] for castle in castles])
    cards = np.array([[card in castle.cards for card in CARDS] for castle in castles])
    return Boards(
        tiles,
        np.array([THRONE_NAMES.index(castle.throne) for castle in castles])[which],
        attendants[which],
        cards[which],
        width,
        (x0, y0),
    )


class Outlook(NamedTuple):
    """The tiles and bonuses still to come to castles side by side."""

    left: Numbers
    """Tiles that are still to be drafted into each."""
    pending: Numbers
    """The number of the bonus that waits, or -1."""


def outlook_of(additions: Sequence[Addition]) -> Outlook:
    """Returns the tiles and bonuses still to come to the castles of these additions."""
    return Outlook(
        np.array([addition.left for addition in additions]),
        np.array([BONUSES.index(each.pending) if each.pending else -1 for each in additions]),
    )


def throne_places(boards: Boards) -> tuple[int, int]:
    """Returns the indexes of the throne room's two cells in the window."""
    return boards.at(THRONE), boards.at(THRONE_RIGHT)
