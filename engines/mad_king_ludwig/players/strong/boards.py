"""A castle as numpy arrays: the legal places of tiles, and the results of many placements together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from engines.mad_king_ludwig.data import SIZES, TYPES, Placed
from engines.mad_king_ludwig.forms import door_kind
from engines.mad_king_ludwig.plan import Plan, extended, has_external_entrance
from engines.mad_king_ludwig.players.strong import tables
from engines.mad_king_ludwig.players.strong.tables import ADJACENT, CASTLE, CONNECT, Numbers
from engines.mad_king_ludwig.players.strong.waiting import Waiting
from engines.mad_king_ludwig.rewards import ACTIVITY_POINTS, EVERY_DOWNSTAIRS

MARGIN = 12
"""Free cells around the castle: no tile, with the cells before its doors, reaches further."""
ACTIVITY, CORRIDOR, DOWNSTAIRS, FOOD, LIVING, OUTDOOR, SLEEPING, UTILITY = range(len(TYPES))
OUTDOOR_MARKS = 10
KINDS = np.arange(len(TYPES))


@dataclass(frozen=True)
class Spots:
    """Placements: forms with the cells of their boxes."""

    form: Numbers
    x: Numbers
    y: Numbers

    def __len__(self) -> int:
        return len(self.form)

    def __getitem__(self, which: Numbers) -> Spots:
        return Spots(self.form[which], self.x[which], self.y[which])

    @property
    def tile(self) -> Numbers:
        found: Numbers = tables.FORM_TILE[self.form]
        return found

    def placed(self, which: int) -> Placed:
        """Returns one of them as the engine's `Placed`."""
        number = int(self.form[which])
        return Placed(tables.NAMES[number // 4], int(self.x[which]), int(self.y[which]), number % 4)


def spots_of(placed: Sequence[Placed]) -> Spots:
    """Returns the engine's placements as arrays."""
    rows = [(4 * tables.NUMBER[one.tile] + one.rot, one.x, one.y) for one in placed]
    form, x, y = np.array(rows, dtype=np.int64).reshape(-1, 3).T
    return Spots(form, x, y)


@dataclass(frozen=True)
class Boards:
    """A castle after each of some decisions: first its earlier tiles, then the new one of each.

    Rows are decisions; each earlier tile has a column.
    """

    points: Numbers
    money: Numbers
    """In thousands."""
    extra: Numbers
    corridor: Numbers
    look: Numbers
    draw: Numbers
    choose: Numbers
    tile: Numbers
    """The earlier tiles, the same for all rows."""
    missing: Numbers
    good: Numbers
    again: Numbers
    new: Numbers
    """The new tile's number, -1 if there is none."""
    new_missing: Numbers
    new_good: Numbers
    new_again: Numbers
    types: Numbers
    areas: Numbers
    sizes: Numbers
    hallways: Numbers
    stairs: Numbers
    in_castle: Numbers
    trouble: Numbers
    cellars: Numbers
    done: Numbers
    open_rooms: Numbers
    ground: Numbers
    dark: Numbers

    def __len__(self) -> int:
        return len(self.points)

    def __getitem__(self, which: Numbers) -> Boards:
        parts = {name: part if name == "tile" else part[which] for name, part in vars(self).items()}
        return Boards(**parts)

    def changed(self, **parts: Numbers) -> Boards:
        """Returns the same with some parts changed."""
        return Boards(**{**vars(self), **parts})


def joined(castles: Sequence[Boards]) -> Boards:
    """Returns decisions about one castle, one after the other."""
    first = vars(castles[0])
    return Boards(
        **{
            name: part if name == "tile" else np.concatenate([vars(one)[name] for one in castles])
            for name, part in first.items()
        }
    )


class Ground:
    """One castle and everything around it."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        x0, y0, x1, y1 = plan.box
        self._left, self._top = x0 - MARGIN, y0 - MARGIN
        size = (y1 - y0 + 1 + 2 * MARGIN, x1 - x0 + 1 + 2 * MARGIN)
        free = np.ones(size, dtype=bool)
        cells = np.array([*plan.cells])
        free[cells[:, 1] - self._top, cells[:, 0] - self._left] = False
        self._free = free
        self.tile = np.array([tables.NUMBER[form.tile.id] for form in plan.forms])
        self._form = np.array([form.number for form in plan.forms])
        self._x = np.array([placed.x for placed in plan.tiles])
        self._y = np.array([placed.y for placed in plan.tiles])
        self._missing = tables.DOORS[self.tile] - [mask.bit_count() for mask in plan.joined]
        doors = [
            (
                met.front[0],
                met.front[1],
                met.tile,
                met.door.side,
                door_kind(plan.forms[met.tile].tile, met.door),
            )
            for met in plan.doors.values()
        ]
        table = np.array(doors, dtype=np.int64).reshape(-1, 5)
        self._door_x, self._door_y, self._door_tile, self._door_side, self._door_kind = table.T
        self._at = np.zeros((*size, 4), dtype=np.int64)
        self._at[self._door_y - self._top, self._door_x - self._left, self._door_side] = 1 + np.arange(
            len(table)
        )
        self._type = tables.TYPE[self.tile]
        self._of_room = self._type[self._door_tile] != CORRIDOR
        good, self._one, self._other = self._before(self._door_x, self._door_y, self._door_side)
        self._good_door = good & (self._one | self._other)
        count = len(self.tile)
        self._good = np.bincount(self._door_tile, self._good_door, minlength=count).astype(np.int64)
        self._again = tables.POINTS[self.tile].copy()
        for number in np.flatnonzero(tables.EFFECT[self.tile] == CONNECT):
            linked = [*plan.linked(int(number))]
            own = self.tile[number]
            self._again[number] += (
                tables.EFFECT_POINTS[own] * tables.EFFECT_TYPES[own][self._type[linked]].sum()
            )
        self._types = np.bincount(self._type, minlength=len(TYPES))
        areas = tables.AREA[self.tile]
        self._areas = np.bincount(self._type, areas, minlength=len(TYPES)).astype(np.int64)
        sizes = tables.SIZE[self.tile]
        self._sizes = np.bincount(sizes[sizes >= 0], minlength=len(SIZES))
        worth = tables.EFFECT_POINTS[self.tile][:, None] * tables.EFFECT_TYPES[self.tile]
        self._in_castle = worth[tables.EFFECT[self.tile] == CASTLE].sum(axis=0)
        self._trouble = -worth[tables.EFFECT[self.tile] == ADJACENT].sum(axis=0)
        self._done = np.array([bool(plan.done >> number & 1) for number in range(count)])
        self._cellars = int((self._done & (self._type == DOWNSTAIRS)).sum())

    @cached_property
    def _fields(self) -> tuple[Numbers, Numbers, Numbers]:
        """By side and cell, for a door with that cell in front: whether it and the one behind are free, and
        whether the cells next to the two are, on either side."""
        free = self._free
        padded = np.pad(free, 2)

        def moved(x: int, y: int) -> Numbers:
            return padded[2 + y : 2 + y + free.shape[0], 2 + x : 2 + x + free.shape[1]]

        ahead, one, other = (np.empty((4, *free.shape), dtype=bool) for _ in range(3))
        for side in range(4):
            sx, sy = int(tables.STEP_X[side]), int(tables.STEP_Y[side])
            ahead[side] = free & moved(sx, sy)
            one[side] = moved(sy, sx) & moved(sx + sy, sy + sx)
            other[side] = moved(-sy, -sx) & moved(sx - sy, sy - sx)
        return ahead, one, other

    def _before(self, x: Numbers, y: Numbers, side: Numbers) -> tuple[Numbers, Numbers, Numbers]:
        row, column = y - self._top, x - self._left
        ahead, one, other = (field[side, row, column] for field in self._fields)
        return ahead, one, other

    def as_it_is(self, money: int, waiting: Waiting, points: int = 0) -> Boards:
        """Returns the castle without a new tile."""

        def one(number: object) -> Numbers:
            return np.array([number])

        extra, corridor, look, draw, choose = waiting
        return Boards(
            points=one(points),
            money=one(money),
            extra=one(extra),
            corridor=one(corridor),
            look=one(look),
            draw=one(draw),
            choose=one(choose),
            tile=self.tile,
            missing=self._missing[None],
            good=self._good[None],
            again=self._again[None],
            new=one(-1),
            new_missing=one(0),
            new_good=one(0),
            new_again=one(0),
            types=self._types[None],
            areas=self._areas[None],
            sizes=self._sizes[None],
            hallways=one(tables.IS_HALLWAY[self.tile].sum()),
            stairs=one(tables.IS_STAIRS[self.tile].sum()),
            in_castle=self._in_castle[None],
            trouble=self._trouble[None],
            cellars=one(self._cellars),
            done=one(int(self._done.sum())),
            open_rooms=one(int(self._of_room.sum())),
            ground=one(int((self._good_door & (self._door_kind % 2 == 0)).sum())),
            dark=one(int((self._good_door & (self._door_kind % 2 == 1)).sum())),
        )

    def _met(self, spots: Spots) -> Numbers:
        """Returns by placement and door of the new tile the castle's door that it lies on, plus one."""
        form = spots.form
        row = spots.y[:, None] + tables.DOOR_Y[form] - self._top
        column = spots.x[:, None] + tables.DOOR_X[form] - self._left
        found: Numbers = self._at[row, column, (tables.DOOR_SIDE[form] + 2) % 4] * tables.HAS_DOOR[form]
        return found

    def _fits(self, spots: Spots) -> Numbers:
        """Returns by placement and tile of the castle whether it bars or touches the new tile."""
        reach = tables.REACH
        dx = np.clip(spots.x[:, None] - self._x, -reach, reach) + reach
        dy = np.clip(spots.y[:, None] - self._y, -reach, reach) + reach
        found: Numbers = tables.FITS[tables.BODY[self._form], tables.BODY[spots.form][:, None], dy, dx]
        return found

    def places(self, tiles: Sequence[int]) -> Spots:
        """Returns every legal place of these tiles, tile by tile."""
        nothing = np.zeros(0, dtype=np.int64)
        if not len(tiles) or not len(self._door_x):
            return Spots(nothing, nothing, nothing)
        forms = np.concatenate([tables.FORMS_OF[tile] for tile in tiles])
        which, own = np.nonzero(tables.HAS_DOOR[forms])
        form = forms[which]
        side, kind = tables.DOOR_SIDE[form, own][:, None], tables.DOOR_KIND[form, own][:, None]
        there = self._door_kind
        meets = (side + 2) % 4 == self._door_side
        meets &= (kind % 2 == there % 2) & ((kind < 2) | (there < 2))
        one, door = np.nonzero(meets)
        form, own = form[one], own[one]
        x = self._door_x[door] - tables.DOOR_X[form, own]
        y = self._door_y[door] - tables.DOOR_Y[form, own]
        keys = np.unique((form << 40) + ((y + (1 << 15)) << 20) + x + (1 << 15))
        spots = Spots(keys >> 40, (keys & 0xFFFFF) - (1 << 15), (keys >> 20 & 0xFFFFF) - (1 << 15))
        barred: Numbers = (self._fits(spots) & tables.BARRED) > 0
        spots = spots[np.flatnonzero(~barred.any(axis=1))]
        met = self._met(spots)
        kinds, others = tables.DOOR_KIND[spots.form], np.append(0, there)[met]
        wrong = (met > 0) & ((kinds % 2 != others % 2) | ((kinds >= 2) & (others >= 2)))
        spots = spots[np.flatnonzero(~wrong.any(axis=1))]
        return spots[self._stays_open(spots)]

    def _stays_open(self, spots: Spots) -> Numbers:
        """Returns whether the castle keeps an external entrance: a straight way out that the tile does not
        cross is one for sure, else the engine decides."""
        right, foot = spots.x + tables.WIDTH[spots.form] - 1, spots.y + tables.HEIGHT[spots.form] - 1
        is_open = np.zeros(len(spots), dtype=bool)
        for x0, y0, x1, y1 in self._ways_out:
            is_open |= (spots.x > x1) | (right < x0) | (spots.y > y1) | (foot < y0)
        for which in np.flatnonzero(~is_open):
            is_open[which] = has_external_entrance(extended(self.plan, spots.placed(int(which))))
        return is_open

    @cached_property
    def _ways_out(self) -> list[tuple[int, int, int, int]]:
        far = self._free.shape[0] + self._free.shape[1]
        found = []
        for x, y, side in zip(
            self._door_x.tolist(), self._door_y.tolist(), self._door_side.tolist(), strict=True
        ):
            row, column = y - self._top, x - self._left
            match side:
                case 0:
                    ahead, way = self._free[: row + 1, column], (x, y - far, x, y)
                case 1:
                    ahead, way = self._free[row, column:], (x, y, x + far, y)
                case 2:
                    ahead, way = self._free[row:, column], (x, y, x, y + far)
                case _:
                    ahead, way = self._free[row, : column + 1], (x - far, y, x, y)
            if ahead.all():
                found.append(way)
        return found

    def after(
        self, spots: Spots, money: Numbers, waiting: Waiting, points: int = 0, *, corridor_used: bool
    ) -> Boards:
        """Returns the castle with each of these placements, with the rewards taken that need no choice."""
        tile, number = spots.tile, len(spots)
        count = len(self.tile)
        kind, effect = tables.TYPE[tile], tables.EFFECT[tile]
        strength, wanted = tables.EFFECT_POINTS[tile], tables.EFFECT_TYPES[tile]
        met = self._met(spots)
        row, _ = np.nonzero(met)
        there = self._door_tile[met[met > 0] - 1]
        joints = np.bincount(row * count + there, minlength=number * count).reshape(number, count)
        linked = joints > 0
        missing = self._missing - joints
        new_missing = tables.DOORS[tile] - (met > 0).sum(axis=1)
        types = self._types + (kind[:, None] == KINDS)
        sizes = self._sizes + (tables.SIZE[tile][:, None] == np.arange(len(SIZES)))
        in_castle = self._in_castle + np.where((effect == CASTLE)[:, None], strength[:, None] * wanted, 0)
        trouble = self._trouble - np.where((effect == ADJACENT)[:, None], strength[:, None] * wanted, 0)
        gained = tables.POINTS[tile] + self._in_castle[kind]
        gained += np.where(effect == CASTLE, strength * (wanted * types).sum(axis=1), 0)
        matches = wanted[:, self._type]
        new_again = tables.POINTS[tile] + np.where(
            effect == CONNECT, strength * (linked & matches).sum(axis=1), 0
        )
        gained += new_again - tables.POINTS[tile]
        own_effect, own_points = tables.EFFECT[self.tile], tables.EFFECT_POINTS[self.tile]
        asked = tables.EFFECT_TYPES[self.tile][:, kind].T
        again = self._again + np.where((own_effect == CONNECT) & linked & asked, own_points, 0)
        gained += (again - self._again).sum(axis=1)
        asks = (effect == ADJACENT)[:, None] & matches
        is_asked = (own_effect == ADJACENT) & asked
        if asks.any() or is_asked.any():
            touches = (self._fits(spots) & tables.TOUCHES) > 0
            gained += strength * (asks & touches).sum(axis=1) + ((is_asked & touches) * own_points).sum(
                axis=1
            )
        complete, new_complete = linked & (missing == 0), new_missing == 0
        completed = np.empty((number, len(TYPES)), dtype=np.int64)
        for one in KINDS:
            completed[:, one] = complete[:, self._type == one].sum(axis=1) + (new_complete & (kind == one))
        gained += ACTIVITY_POINTS * completed[:, ACTIVITY]
        gained += (again * (complete & (self._type == LIVING))).sum(axis=1)
        gained += new_again * (new_complete & (kind == LIVING))
        cellars = self._cellars + completed[:, DOWNSTAIRS]
        extra, corridor, look, draw, choose = waiting
        good, new_good, ground, dark, open_rooms = self._doors_after(spots)
        return Boards(
            points=points + gained,
            money=money + OUTDOOR_MARKS * completed[:, OUTDOOR],
            extra=extra + completed[:, FOOD],
            corridor=np.zeros(number, dtype=np.int64)
            if corridor_used
            else np.maximum(corridor, completed[:, CORRIDOR] > 0),
            look=look + completed[:, SLEEPING],
            draw=draw + completed[:, UTILITY],
            choose=choose + cellars // EVERY_DOWNSTAIRS - self._cellars // EVERY_DOWNSTAIRS,
            tile=self.tile,
            missing=missing,
            good=good,
            again=again,
            new=tile,
            new_missing=new_missing,
            new_good=new_good,
            new_again=new_again,
            types=types,
            areas=self._areas + tables.AREA[tile][:, None] * (kind[:, None] == KINDS),
            sizes=sizes,
            hallways=tables.IS_HALLWAY[self.tile].sum() + tables.IS_HALLWAY[tile],
            stairs=tables.IS_STAIRS[self.tile].sum() + tables.IS_STAIRS[tile],
            in_castle=in_castle,
            trouble=trouble,
            cellars=cellars,
            done=self._done.sum() + completed.sum(axis=1),
            open_rooms=open_rooms,
            ground=ground,
            dark=dark,
        )

    def _doors_after(self, spots: Spots) -> tuple[Numbers, Numbers, Numbers, Numbers, Numbers]:
        """Returns good doors of each old tile and of the new one, on the ground floor and downstairs, and the
        open doors of rooms."""
        number, count = len(spots), len(self.tile)
        form = spots.form
        x, y = self._door_x - spots.x[:, None], self._door_y - spots.y[:, None]
        width, height = tables.WIDTH[form][:, None], tables.HEIGHT[form][:, None]
        near = (x >= -2) & (y >= -2) & (x <= width + 1) & (y <= height + 1)
        near &= self._good_door | self._of_room
        row, door = np.nonzero(near)
        x, y, form_near = x[row, door], y[row, door], form[row]
        sx, sy = tables.STEP_X[self._door_side[door]], tables.STEP_Y[self._door_side[door]]
        taken = tables.covered(form_near, x, y)
        one = tables.covered(form_near, x + sy, y + sx) | tables.covered(form_near, x + sx + sy, y + sy + sx)
        other = tables.covered(form_near, x - sy, y - sx) | tables.covered(
            form_near, x + sx - sy, y + sy - sx
        )
        still = ~taken & ~tables.covered(form_near, x + sx, y + sy)
        still &= (self._one[door] & ~one) | (self._other[door] & ~other)
        lost = self._good_door[door] & ~still
        lost_row, lost_door = row[lost], door[lost]
        good = self._good - np.bincount(
            lost_row * count + self._door_tile[lost_door], minlength=number * count
        ).reshape(number, count)
        below = self._door_kind[lost_door] % 2
        shut = row[taken & self._of_room[door]]
        own_x = spots.x[:, None] + tables.DOOR_X[form] + tables.STEP_X[tables.DOOR_SIDE[form]]
        own_y = spots.y[:, None] + tables.DOOR_Y[form] + tables.STEP_Y[tables.DOOR_SIDE[form]]
        has = tables.HAS_DOOR[form]
        is_free = self._free[own_y - self._top, own_x - self._left] & has
        ahead, left, right = self._before(own_x, own_y, tables.DOOR_SIDE[form])
        fine = ahead & ~tables.OWN_AHEAD[form] & has
        fine &= (left & ~tables.OWN_ONE[form]) | (right & ~tables.OWN_OTHER[form])
        deep = tables.DOOR_KIND[form] % 2 == 1
        is_room = tables.TYPE[spots.tile] != CORRIDOR
        old_below = self._door_kind % 2
        ground = int((self._good_door & (old_below == 0)).sum()) + (fine & ~deep).sum(axis=1)
        dark = int((self._good_door & (old_below == 1)).sum()) + (fine & deep).sum(axis=1)
        return (
            good,
            fine.sum(axis=1),
            ground - np.bincount(lost_row, below == 0, minlength=number).astype(np.int64),
            dark - np.bincount(lost_row, below == 1, minlength=number).astype(np.int64),
            int(self._of_room.sum()) + is_free.sum(axis=1) * is_room - np.bincount(shut, minlength=number),
        )
