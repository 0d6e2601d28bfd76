"""Castles in numbers: their points, and the inputs of the network.

`training/between_two_castles/numbers.hpp` computes the same, one castle at a time; tests compare both. Here
long lists hold the rooms and sites of all castles, each with the number of its castle.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engines.between_two_castles.data import (
    CARDS,
    EDGES,
    HANGINGS,
    OFFSETS,
    OPEN_SKY,
    SET_ELSE,
    THRONE_EDGES,
    THRONE_POINTS,
    THRONE_RING,
    THRONES,
    TYPES,
    Cell,
    Room,
)
from engines.between_two_castles.players.prospect import DRAFTED
from engines.between_two_castles.players.strong.boards import (
    BONUSES,
    KINDS,
    TAGS,
    TILES,
    WANTED,
    Boards,
    Outlook,
    throne_places,
)
from engines.core.network import Reals

Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]

UTILITY, SLEEPING = TYPES.index("utility"), TYPES.index("sleeping")
CORRIDOR, DOWNSTAIRS = TYPES.index("corridor"), TYPES.index("downstairs")
SPECIAL, ANY = TAGS.index("special"), TAGS.index("any")
MIRROR = TAGS.index(HANGINGS[0])
OTHERS = [number for number in range(len(TYPES)) if number != SLEEPING]
NO_TYPE = WANTED
STEPS: tuple[Cell, ...] = tuple(dict.fromkeys(step for steps in OFFSETS.values() for step in steps))
"""All steps to the cells where rooms look that look at a few cells only."""
_BESIDE = [STEPS.index(step) for step in EDGES]
_AROUND = [STEPS.index(step) for step in OFFSETS["around"]]


def _of_tiles(values: Iterable[object]) -> NDArray[np.int64]:
    """Numbers of all tiles, and 0 for an empty cell."""
    return np.array([*values, 0], dtype=np.int64)


def _type(room: Room) -> int:
    return TYPES.index(room.type) if room.type in TYPES else SPECIAL


_BITS = _of_tiles(sum(1 << number for number, tag in enumerate(TAGS) if tag in room.tags) for room in TILES)
_HAS = ((_BITS[:, None] >> np.arange(len(TAGS))) & 1).astype(np.int8)
"""By tile and tag."""
_TYPE = np.array([*map(_type, TILES), NO_TYPE])
_IS = np.eye(WANTED + 1, WANTED, dtype=np.int64)[_TYPE]
"""By tile and type, special rooms as one."""
_KIND = np.array(
    [KINDS.index(room.type) if room.type in KINDS else len(KINDS) for room in TILES] + [len(KINDS)]
)
_WANT = _of_tiles(TAGS.index(room.want) if room.want else ANY for room in TILES)
_EACH = _of_tiles(room.points for room in TILES)
_OPEN = _of_tiles(room.type in OPEN_SKY for room in TILES).astype(bool)
_LOOKS = np.array(
    [[room.points * (step in OFFSETS.get(room.reach, ())) for step in STEPS] for room in TILES]
    + [[0] * len(STEPS)]
)
"""By tile and step: the points for a wanted room there."""
_REACHES = {
    reach: _of_tiles(room.reach == reach for room in TILES).astype(bool)
    for reach in ("around", "linked", "castle", "above", "column", "below", "flat", "set")
}
_THRONE_TYPES = np.array(
    [[kind in throne.types for kind in TYPES] + [False] * 2 for throne in THRONES.values()]
)
_PER = [CARDS.index(f"per_{tag}") for tag in TAGS[:WANTED]]
_UPSTAIRS_TAG = np.arange(len(TAGS)) < CORRIDOR
_LEVELS = np.stack([~_UPSTAIRS_TAG, np.arange(len(TAGS)) != DOWNSTAIRS])
"""By whether it is above ground and by tag: the tags that may be placed there."""


class Told(NamedTuple):
    """The points and numbers of castles."""

    points: Ints
    numbers: Reals
    """By castle and number."""


class _Look:
    """One look at all castles: their rooms and sites, each with its castle (`of`) and its cell (`at`)."""

    def __init__(self, boards: Boards) -> None:
        self.boards = boards
        self.tiles = tiles = boards.tiles
        self.up = boards.width
        self.number, self.cells = tiles.shape
        self.levels = np.arange(self.cells) // self.up + boards.corner[1]
        self.columns = np.arange(self.cells) % self.up
        self.halves = throne_places(boards)
        self.bits = _BITS[tiles]
        self.occupied = self.bits > 0
        blocked = np.zeros_like(self.occupied)
        blocked[:, self.up :] = _OPEN[tiles][:, : -self.up]
        self.open = ~self.occupied & ~blocked
        """Empty cells on which a room may still be placed."""
        touched = np.zeros_like(self.occupied)
        touched[:, 1:] = self.occupied[:, :-1]
        touched[:, :-1] |= self.occupied[:, 1:]
        touched[:, : -self.up] |= self.occupied[:, self.up :]
        supported = np.zeros_like(self.occupied)
        supported[:, self.up :] = self.occupied[:, : -self.up]
        touched |= supported
        self.site_of, self.site_at = np.nonzero(self.open & touched & (supported | (self.levels <= 0)))
        self.starts = np.searchsorted(self.site_of, np.arange(self.number))
        self.upstairs = self.levels[self.site_at] >= 0
        rooms = self.occupied.copy()
        rooms[:, [*self.halves]] = False
        self.room_of, self.room_at = np.nonzero(rooms)
        self.room = tiles[self.room_of, self.room_at]
        self.counts = self.tally(self.room_of, _KIND[self.room], len(KINDS))
        of_throne = _HAS[tiles[:, self.halves[0]]]
        self.tagged = self.summed(self.room_of, _HAS[self.room]) + of_throne
        self.complete: Bools = self.counts[:, OTHERS].min(axis=1) > 0
        self.twice = np.zeros(self.cells, dtype=bool)
        for half in self.halves:
            self.twice[[half + self.up, half - self.up]] = True
        self.of_throne = of_throne
        self.steps = np.array([dx + dy * self.up for dx, dy in STEPS])

    def tally(self, of: Ints, what: Ints, kinds: int, weights: Ints | None = None) -> Ints:
        """Returns by castle and kind their number, or the sum of their weights."""
        counted = np.bincount(of * kinds + what, weights, minlength=self.number * kinds)
        return counted.astype(np.int64).reshape(self.number, kinds)

    def summed(self, of: Ints, values: NDArray[np.int8] | Ints) -> Ints:
        """Returns by castle the sum of the values; the list is in the order of castles."""
        total = np.zeros((self.number, *values.shape[1:]), dtype=np.int64)
        np.add.at(total, of, values)
        return total

    def most(self, values: Ints | Bools, of_sites: Bools | None = None) -> Ints:
        """Returns by castle the largest of its sites' values; every castle has a site."""
        if of_sites is not None:
            values = values * (of_sites if values.ndim == 1 else of_sites[:, None])
        return np.maximum.reduceat(values, self.starts)

    def occupied_at(self, cells: Iterable[Cell]) -> Bools:
        return self.occupied[:, [self.boards.at(cell) for cell in cells]]


def describe(boards: Boards, outlook: Outlook) -> Told:
    """Returns the castles' points and their numbers."""
    look = _Look(boards)
    tag_number = len(TAGS)
    want, each = _WANT[look.room], _EACH[look.room]

    whole = _REACHES["castle"][look.room]
    wished = look.tally(look.room_of[whole], want[whole], tag_number, each[whole])
    wished[:, MIRROR:ANY] += boards.attendants
    points = (wished * look.tagged).sum(axis=1)
    wished[:, :WANTED] += 2 * boards.cards[:, _PER]

    found, empty = _throne_cells(look)
    shape = _Shape(look)
    points += THRONE_POINTS * found + shape.card_points()
    flat, of_set = _REACHES["flat"][look.room], _REACHES["set"][look.room]
    own = np.where(flat, each, 0) + of_set * np.where(look.complete[look.room_of], each, SET_ELSE)

    # Rooms that look at a few cells: the rooms found there, those that may come, and the sites among the
    # cells.
    looks = _LOOKS[look.room]
    cells = look.room_at[:, None] + look.steps
    there = look.room_of[:, None]
    own += (looks * ((look.bits[there, cells] >> want[:, None]) & 1)).sum(axis=1)
    twice = look.twice[look.room_at] & _REACHES["around"][look.room]
    own -= each * twice * look.of_throne[look.room_of, want]
    which, step = np.nonzero((looks > 0) & look.open[there, cells])
    own += _column_points(look, want, each)
    groups = _Groups(look)
    own += groups.points
    points += look.tally(look.room_of, np.zeros_like(want), 1, own)[:, 0]

    of = np.concatenate([look.room_of[which], groups.border_of])
    at = np.concatenate([cells[which, step], groups.border_at])
    wants = np.concatenate([want[which], groups.border_want])
    worth = np.concatenate([looks[which, step], np.ones_like(groups.border_want)])
    hoped = _LEVELS[(look.levels[at] >= 0).astype(int), wants]
    hope = look.tally(of[hoped], wants[hoped], tag_number, worth[hoped])
    gain = _gain(look, of, at, wants, worth, want, each)

    near = _HAS[look.tiles[look.site_of[:, None], look.site_at[:, None] + look.steps[_AROUND]]].sum(
        axis=1, dtype=np.int64
    )
    near -= look.twice[look.site_at][:, None] * look.of_throne[look.site_of]
    level = np.where(np.arange(tag_number) < WANTED, look.upstairs[:, None], True)
    level[:, ANY] = True
    nearest = look.most(near * level)
    beside = _IS[look.tiles[look.site_of[:, None], look.site_at[:, None] + look.steps[_BESIDE]]]
    upstairs = look.upstairs
    above, left, right, below = (beside[:, number] for number in range(len(EDGES)))
    tower, column = _columns_of_sites(look)
    number_of_sites = np.bincount(look.site_of, minlength=look.number)
    number_upstairs = np.bincount(look.site_of[upstairs], minlength=look.number)
    sleeping, missing = look.counts[:, SLEEPING], (look.counts[:, OTHERS] == 0).sum(axis=1)
    geometry = [
        number_upstairs / 10,
        (number_of_sites - number_upstairs) / 5,
        sleeping * look.complete / 3,
        missing / 6,
        sleeping * missing / 8,
        empty / 2,
        found / 2,
        tower / 5,
        nearest[:, ANY] / 8,
        np.bincount(look.room_of, minlength=look.number) / 20,
        shape.rows / 8,
        shape.columns / 8,
        shape.below / 5,
        shape.edges / 5,
        shape.surrounded / 5,
        shape.ring / 10,
        look.occupied_at(THRONE_EDGES).sum(axis=1) / 6,
    ]
    numbers = [
        np.equal.outer(outlook.left, np.arange(DRAFTED + 1)),
        np.equal.outer(outlook.pending, np.arange(len(BONUSES))),
        _of_types(look),
        look.counts[:, len(TYPES) :] / 2,
        look.tagged[:, MIRROR:ANY] / 5,
        boards.attendants,
        boards.cards,
        wished[:, :ANY] / 3,
        wished[:, :ANY] * outlook.left[:, None] / 24,
        gain,
        hope / 8,
        nearest[:, :ANY] / 3,
        look.most(groups.reached(look.site_of, look.site_at), upstairs) / 4,
        column / 3,
        look.most(above + below, upstairs) / 2,
        look.most(left + right, upstairs) / 2,
        np.stack(geometry, axis=1),
    ]
    return Told(points, np.concatenate(numbers, axis=1, dtype=np.float32))


def _throne_cells(look: _Look) -> tuple[Ints, Ints]:
    """Returns how many of the throne room's marked cells hold a wanted room, and how many are empty."""
    boards = look.boards
    places = np.array([[boards.at(cell) for cell in throne.cells] for throne in THRONES.values()])[
        boards.thrones
    ]
    types = _TYPE[np.take_along_axis(look.tiles, places, axis=1)]
    return _THRONE_TYPES[boards.thrones[:, None], types].sum(axis=1), (types == NO_TYPE).sum(axis=1)


def _column_points(look: _Look, want: Ints, each: Ints) -> Ints:
    """Returns the points of rooms that look along their column."""
    points = np.zeros_like(want)
    up, both, down = (_REACHES[reach][look.room] for reach in ("above", "column", "below"))
    [which] = np.nonzero(up | both | down)
    column = look.columns[look.room_at[which]]
    heights = np.arange(look.cells // look.up)
    bits = look.bits[look.room_of[which][:, None], heights * look.up + column[:, None]]
    own = look.room_at[which] // look.up
    seen = np.where(heights > own[:, None], ~down[which][:, None], ~up[which][:, None]) & (
        heights != own[:, None]
    )
    points[which] = each[which] * (seen & ((bits >> want[which][:, None]) & 1)).sum(axis=1)
    return points


def _gain(
    look: _Look, of: Ints, at: Ints, wants: Ints, worth: Ints, want: Ints, each: Ints
) -> NDArray[np.float64]:
    """Returns by castle and tag the gains of other rooms on a site: largest, sum, number of 2 or more."""
    tag_number = len(TAGS)
    site = np.full(look.number * look.cells, -1)
    site[look.site_of * look.cells + look.site_at] = np.arange(len(look.site_of))
    index = site[of * look.cells + at]
    real = index >= 0
    flat = np.bincount(
        index[real] * tag_number + wants[real], worth[real], minlength=len(look.site_of) * tag_number
    )
    gain = flat.reshape(-1, tag_number).astype(np.float64)
    upright = _REACHES["above"] | _REACHES["column"] | _REACHES["below"]
    tall = upright[look.room]
    column = look.room_of[tall] * look.up + look.columns[look.room_at[tall]]
    along = np.bincount(
        column * tag_number + want[tall], each[tall], minlength=look.number * look.up * tag_number
    )
    gain += along.reshape(-1, tag_number)[look.site_of * look.up + look.columns[look.site_at]]
    gain *= _LEVELS[look.upstairs.astype(int)]
    values = np.stack(
        [
            np.maximum.reduceat(gain, look.starts) / 3,
            np.add.reduceat(gain, look.starts) / 10,
            np.add.reduceat(gain >= 2, look.starts, dtype=np.int64) / 3,
        ],
        axis=2,
    )
    return values.reshape(look.number, -1)


def _columns_of_sites(look: _Look) -> tuple[Ints, Ints]:
    """Returns by castle the most rooms below a site, for a tower, and by type above a site below ground."""
    heights = np.arange(look.cells // look.up)
    upstairs = look.upstairs
    cells = heights * look.up + look.columns[look.site_at][:, None]
    own = (look.site_at // look.up)[:, None]
    under = (look.occupied[look.site_of[:, None], cells] & (heights < own)).sum(axis=1)
    tower = look.most(under, upstairs)
    [deep] = np.nonzero(~upstairs)
    types = _IS[look.tiles[look.site_of[deep][:, None], cells[deep]]]
    above = (types * (heights > own[deep])[:, :, None]).sum(axis=1)
    column = np.zeros((look.number, WANTED), dtype=np.int64)
    np.maximum.at(column, look.site_of[deep], above)
    return tower, column


class _Groups:
    """Groups of adjacent rooms of one type, special rooms as one; and the chains of utility rooms."""

    def __init__(self, look: _Look) -> None:
        self.look = look
        types = _TYPE[look.tiles]
        self.edges = look.steps[_BESIDE]
        self.group = self._grown(types)
        index = self.group + (look.cells + 1) * np.arange(look.number)[:, None]
        once = look.occupied.copy()
        once[:, look.halves[1]] = False
        sizes = np.bincount(index[once], minlength=look.number * (look.cells + 1))
        self.size = sizes[index] * look.occupied
        self._chains(types)

    def _grown(self, types: Ints) -> Ints:
        """Returns each cell's group as the largest of its cells; 0 for an empty cell."""
        look = self.look
        group = np.arange(1, look.cells + 1) * look.occupied
        across = (types[:, 1:] == types[:, :-1]) & look.occupied[:, 1:]
        along = (types[:, look.up :] == types[:, : -look.up]) & look.occupied[:, look.up :]
        while True:
            before = group.copy()
            for same, step in ((across, 1), (along, look.up)):
                low, high = group[:, :-step], group[:, step:]
                np.maximum(low, high, out=low, where=same)
                np.maximum(low, high, out=high, where=same)
            if np.array_equal(before, group):
                return group

    def reached(self, of: Ints, at: Ints) -> Ints:
        """Returns by type how many rooms a utility room on each of these cells reaches."""
        look = self.look
        there, cells = of[:, None], at[:, None] + self.edges
        group, size = self.group[there, cells], self.size[there, cells]
        for later in range(1, len(self.edges)):
            for earlier in range(later):
                size[:, later] *= group[:, later] != group[:, earlier]
        reached: Ints = (_IS[look.tiles[there, cells]] * size[:, :, None]).sum(axis=1)
        return reached

    def _chains(self, types: Ints) -> None:
        """Computes the points of utility rooms, and the empty cells at the borders of their chains."""
        look = self.look
        self.points = np.zeros(len(look.room), dtype=np.int64)
        [which] = np.nonzero(_REACHES["linked"][look.room])
        of, at, want = look.room_of[which], look.room_at[which], _WANT[look.room[which]]
        found = self.reached(of, at)[np.arange(len(which)), want]
        self.points[which] = found - ((want == UTILITY) & (found > 0))
        own = self.group[of]
        chain = np.zeros(own.shape, dtype=bool)
        for edge in self.edges:
            linked = types[of, at + edge] == want
            chain |= (own == self.group[of, at + edge][:, None]) & linked[:, None]
        chain[np.arange(len(which)), at] = True
        border = np.zeros_like(chain)
        for edge in self.edges.tolist():
            if edge > 0:
                border[:, edge:] |= chain[:, :-edge]
            else:
                border[:, :edge] |= chain[:, -edge:]
        border &= ~look.occupied[of]
        chained, self.border_at = np.nonzero(border)
        self.border_of, self.border_want = of[chained], want[chained]
        open_there = look.open[self.border_of, self.border_at]
        self.border_of, self.border_at = self.border_of[open_there], self.border_at[open_there]
        self.border_want = self.border_want[open_there]


class _Shape:
    """Extent, levels and closed rooms of the castles, and the points of the cards."""

    def __init__(self, look: _Look) -> None:
        self.look = look
        grid = look.occupied.reshape(look.number, -1, look.up)
        self.rows, self.columns = grid.any(axis=2).sum(axis=1), grid.any(axis=1).sum(axis=1)
        levels = look.levels[look.room_at]
        self.below = np.bincount(look.room_of[levels < 0], minlength=look.number)
        self.high = np.bincount(look.room_of[levels >= 2], minlength=look.number)
        around = look.occupied[look.room_of[:, None], look.room_at[:, None] + look.steps]
        self.edges = self._closed(around[:, _BESIDE], THRONE_EDGES)
        self.surrounded = self._closed(around[:, _AROUND], THRONE_RING)
        self.ring = look.occupied_at(THRONE_RING).sum(axis=1)

    def _closed(self, around: Bools, of_throne: tuple[Cell, ...]) -> Ints:
        look = self.look
        rooms = np.bincount(look.room_of[around.all(axis=1)], minlength=look.number)
        return rooms + look.occupied_at(of_throne).all(axis=1)

    def card_points(self) -> Ints:
        """Returns the points of the castles' cards."""
        look = self.look
        boards, counts = look.boards, look.counts
        of_types = counts[:, : len(TYPES)]
        types_there = _IS[look.tiles[:, [boards.at(cell) for cell in THRONE_EDGES]]]
        each = {
            "types_present": (counts > 0).sum(axis=1),
            "per_attendant": 4 * boards.attendants.sum(axis=1),
            **{f"per_{tag}": 2 * look.tagged[:, number] for number, tag in enumerate(TAGS[:WANTED])},
            "below_ground": self.below,
            "level_3_up": self.high,
            "total_height": self.rows,
            "total_width": self.columns,
            "surrounded_8": 3 * self.surrounded,
            "edges_4": 2 * self.edges,
            "throne_edge_types": 2 * types_there[:, :, : len(TYPES)].any(axis=1).sum(axis=1),
            "throne_ring": self.ring,
            "five_of_type": 4 * (of_types >= 5).sum(axis=1),
            "three_of_type": 2 * (of_types >= 3).sum(axis=1),
        }
        points: Ints = (boards.cards * np.stack([each[card] for card in CARDS], axis=1)).sum(axis=1)
        return points


def _of_types(look: _Look) -> NDArray[np.float64]:
    """Returns the number of rooms of each type, as a number and one of six."""
    counts = look.counts[:, : len(TYPES)]
    each = [counts / 4, *(np.minimum(counts, 5) == number for number in range(6))]
    return np.stack(each, axis=2).reshape(look.number, -1)
