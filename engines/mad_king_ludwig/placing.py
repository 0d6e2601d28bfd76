"""The placement rules: the places of a castle where a tile may be put, and the reasons against others.

Listing the legal actions, checking an action and forecasting its gain all need the places of a tile. The
`Grounds` of a castle cache them; those of a castle with one more tile start from them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache

from engines.core.errors import IllegalAction
from engines.mad_king_ludwig.actions import Buy, PlacingKind, Take, placing
from engines.mad_king_ludwig.data import STEPS, Cell, Door, Placed
from engines.mad_king_ludwig.forms import (
    MEETINGS,
    ROW,
    Form,
    door_kind,
    doors_by_name,
    fit,
    form_of,
    may_connect,
    met_by,
    place_of,
    ways,
)
from engines.mad_king_ludwig.plan import OpenDoor, Plan, common_doors, extended, has_external_entrance

KEPT = 64
"""The number of castles with cached places."""
FAR = ROW
"""Beyond every castle."""
MOST_DOORS = 16
"""An upper bound of the doors of a tile."""
ALL_DOORS = -MOST_DOORS
"""The bits of a door's number."""

Stretch = tuple[int, int, int, int]
"""Cells by the smallest and the largest: (x0, y0, x1, y1)."""
Fitting = dict[int, int]
"""Places of a tile. For each the number of the first door in reading order to which the tile is put there and
the order of the tile's own door, together in one number."""


class Grounds:
    """The data that all questions about one castle share."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._at = [place_of(placed.x, placed.y) for placed in plan.tiles]
        self._bodies: dict[int, tuple[list[tuple[int, frozenset[int]]], dict[int, bool]]] = {}
        self.fitting: dict[int, Fitting] = {}
        """The places found so far, by the number of the form."""
        self.places: dict[str, Places] = {}
        """The legal places by tile, for callers."""
        before = plan.before() if plan.before else None
        self._earlier = _grounds(before).fitting if before else {}
        self._earlier_places = _grounds(before).places if before else {}
        self.doors: dict[int, Door] = {}
        """The open doors by number; numbers are in reading order."""
        self._fronts, self._wrong_fronts = _no_fronts(), _no_fronts()
        """By `Joint.meets`: the open doors with which a new tile's door may be connected, and those with
        which it may not."""
        self._newest_fronts, self._newest_wrong_fronts = _no_fronts(), _no_fronts()
        """Those of the newest tile among them."""
        newest = len(plan.tiles) - 1
        for number, _, door, (x, y) in plan.doors.values():
            code = (4 * place_of(door.x, door.y) + door.side) * MOST_DOORS
            self.doors[code] = door
            right, wrong = met_by(door_kind(plan.forms[number].tile, door), door.side)
            place = y * ROW + x
            for meets in right:
                self._fronts[meets][place] = code
            for meets in wrong:
                self._wrong_fronts[meets][place] = code
            if number == newest:
                for meets in right:
                    self._newest_fronts[meets][place] = code
                for meets in wrong:
                    self._newest_wrong_fronts[meets][place] = code

    def places_of(self, tile: str) -> Places:
        """Returns every legal place of a tile; lists only the first of orientations that look the same."""
        found = self.places.get(tile)
        if found is None:
            legal = {form.rot: self._legal(form) for form in ways(tile)}
            earlier = self._earlier_places.get(tile)
            found = self.places[tile] = Places(tile, self.doors, legal, earlier.made if earlier else {})
        return found

    def _fitted(self, form: Form) -> Fitting:
        """Returns the places where doors and floors match, nothing overlaps and no fence is touched.

        Places found before the newest tile came are checked again only against that tile.
        """
        found = self.fitting.get(form.number)
        if found is not None:
            return found
        earlier = self._earlier.get(form.number)
        if earlier is None:
            fronts, wrong_fronts, found = self._fronts, self._wrong_fronts, {}
        else:
            fronts, wrong_fronts = self._newest_fronts, self._newest_wrong_fronts
            at, barred = self._at[-1], fit(self._plan.forms[-1].body.number, form.body.number).barred
            found = {place: code for place, code in earlier.items() if place - at not in barred}
        new: Fitting = {}
        for meets, offset, order in form.joints:
            for front, code in fronts[meets].items():
                place = front - offset
                if place not in found:
                    if place not in new or new[place] > code:
                        new[place] = code + order
                elif found[place] > code:
                    found[place] = code + order
        if new:
            self._add_free(form, new, found)
        if found:
            for meets, offset, _ in form.joints:
                for front in wrong_fronts[meets]:
                    found.pop(front - offset, None)
        self.fitting[form.number] = found
        return found

    def _add_free(self, form: Form, new: Fitting, found: Fitting) -> None:
        """Adds the new places where nothing is in the way and all floors match."""
        tiles, known = self._about(form.body.number)
        for place, code in new.items():
            is_free = known.get(place)
            if is_free is None:
                is_free = True
                for at, barred in tiles:
                    if place - at in barred:
                        is_free = False
                        break
                known[place] = is_free
            if is_free:
                for meets, offset, _ in form.joints:
                    if place + offset in self._wrong_fronts[meets]:
                        break
                else:
                    found[place] = code

    def _legal(self, form: Form) -> Fitting:
        """Returns those of the places that leave the castle open."""
        found = self._fitted(form)
        if self._always_open(form):
            return found
        return {place: code for place, code in found.items() if self.stays_open(form, *cell_of(place))}

    def _about(self, body: int) -> tuple[list[tuple[int, frozenset[int]]], dict[int, bool]]:
        """Returns the castle's tiles, each with the offsets at which it bars a body; and a cache by place."""
        found = self._bodies.get(body)
        if found is None:
            tiles = zip(self._plan.forms, self._at, strict=True)
            found = self._bodies[body] = [(at, fit(form.body.number, body).barred) for form, at in tiles], {}
        return found

    @cached_property
    def _ways_out(self) -> list[Stretch]:
        """Returns straight ways out of the castle's doors, the cells in front of them included."""
        return [way for door in self._plan.doors.values() if (way := _way_out(self._plan, door))]

    @cached_property
    def _apart(self) -> tuple[int, int]:
        """Returns the distance, across and down, of two ways out that begin at the castle's edge."""
        left, top, right, foot = self._plan.box
        ways = [
            _ahead(door.side, x, y)
            for _, _, door, (x, y) in self._plan.doors.values()
            if x < left or x > right or y < top or y > foot
        ]
        if not ways:
            return 0, 0
        x0, y0, x1, y1 = zip(*ways, strict=True)
        return max(x0) - min(x1), max(y0) - min(y1)

    def _always_open(self, form: Form) -> bool:
        """Returns whether two ways out lie further apart than this tile can reach, so that one stays open."""
        return form.w <= self._apart[0] or form.h <= self._apart[1]

    def stays_open(self, form: Form, x: int, y: int) -> bool:
        """Returns whether the castle still has an external entrance with this tile.

        A door whose straight way out the tile does not cross is one for sure; otherwise the whole plan is
        checked.
        """
        right, foot = x + form.w - 1, y + form.h - 1
        for x0, y0, x1, y1 in self._ways_out:
            if x > x1 or right < x0 or y > y1 or foot < y0:
                return True
        return has_external_entrance(extended(self._plan, Placed(form.tile.id, x, y, form.rot)))


def _reading_order(door: OpenDoor) -> tuple[int, int, int]:
    return door.door.y, door.door.x, door.door.side


def _way_out(plan: Plan, open_door: OpenDoor) -> Stretch | None:
    """Returns the cells straight ahead of an open door, beyond the castle's box; None if a tile is there."""
    _, _, door, front = open_door
    x, y = front
    x0, y0, x1, y1 = plan.box
    step_x, step_y = STEPS[door.side]
    while x0 <= x <= x1 and y0 <= y <= y1:
        if (x, y) in plan.cells:
            return None
        x, y = x + step_x, y + step_y
    return _ahead(door.side, *front)


def _ahead(side: int, x: int, y: int) -> Stretch:
    """Returns all cells from this one on, to one side."""
    match side:
        case 0:
            return x, -FAR, x, y
        case 1:
            return x, y, FAR, y
        case 2:
            return x, y, x, FAR
        case _:
            return -FAR, y, x, y


def _no_fronts() -> tuple[dict[int, int], ...]:
    return tuple([{} for _ in range(MEETINGS)])


@lru_cache(maxsize=KEPT)
def _grounds(plan: Plan) -> Grounds:
    return Grounds(plan)


class Places:
    """The legal places of a tile in a castle."""

    def __init__(
        self,
        tile: str,
        doors: Mapping[int, Door],
        found: Mapping[int, Fitting],
        made: Mapping[PlacingKind, Mapping[int, Buy | Take]],
    ) -> None:
        self._tile = tile
        self._doors = doors
        self.found = found
        """By quarter turns."""
        self._made_before = made
        self.made: dict[PlacingKind, Mapping[int, Buy | Take]] = {}
        """The placements by door; those still legal with the next tile are reused."""

    def __contains__(self, spot: object) -> bool:
        assert isinstance(spot, Placed)
        place = place_of(spot.x, spot.y)
        return place in self.found.get(spot.rot, {}) and cell_of(place) == (spot.x, spot.y)

    def placements(self, kind: PlacingKind) -> Iterable[Buy | Take]:
        """Returns the actions, by the castle's door in reading order, then by the tile's own door."""
        made = self.made.get(kind)
        if made is None:
            before = self._made_before.get(kind, {})
            names = doors_by_name(form_of(self._tile, 0).tile)
            made = self.made[kind] = {
                code: before.get(code)
                or placing(kind, self._tile, self._doors[code & ALL_DOORS], names[code & ~ALL_DOORS])
                for code in sorted([code for places in self.found.values() for code in places.values()])
            }
        return made.values()


def places(plan: Plan, tile: str) -> Places:
    """Returns every legal place of a tile."""
    return _grounds(plan).places_of(tile)


def cell_of(place: int) -> Cell:
    """Returns the cell of a place."""
    y, x = divmod(place + ROW // 2, ROW)
    return x - ROW // 2, y


def spots(plan: Plan, tile: str) -> list[Placed]:
    """Returns every legal place of a tile, by quarter turns, then in reading order."""
    return [
        Placed(tile, *cell_of(place), rot)
        for rot, found in places(plan, tile).found.items()
        for place in sorted(found)
    ]


def first_door(plan: Plan, new: Placed) -> tuple[OpenDoor, str] | None:
    """Returns the castle's first door in reading order to which a tile is put, and its own door's name."""
    met = min(common_doors(plan, new), key=lambda pair: _reading_order(pair[0]), default=None)
    return met and (met[0], form_of(new.tile, 0).doors[met[1]].name)


def check_placement(plan: Plan, new: Placed) -> None:
    """Raises an error that names the broken rule if the placement is illegal."""
    form = form_of(new.tile, new.rot)
    for other, placed in zip(plan.forms, plan.tiles, strict=True):
        dx, dy = new.x - placed.x, new.y - placed.y
        fitting = fit(other.body.number, form.body.number)
        if max(abs(dx), abs(dy)) < ROW // 2 and place_of(dx, dy) in fitting.barred:
            overlaps = place_of(dx, dy) in fitting.overlap
            raise IllegalAction("overlap" if overlaps else "fence", tile=new.tile)
    met = [*common_doors(plan, new)]
    for door, own in met:
        there = plan.forms[door.tile].tile
        if not may_connect(door_kind(there, door.door), door_kind(form.tile, form.doors[own])):
            raise IllegalAction("floor", tile=new.tile)
    if not met:
        raise IllegalAction("connection", tile=new.tile)
    if not _grounds(plan).stays_open(form, new.x, new.y):
        raise IllegalAction("no_external_entrance", tile=new.tile)
