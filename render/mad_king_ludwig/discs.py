"""The marks at the doors of a castle: discs that stand outside, some of them on a leader.

Every disc has places to choose from, the best of them right outside its door. Each takes the best free one;
discs that cover each other or cross a leader choose again until no conflict is left. If conflicts remain, all
discs are drawn smaller.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engines.core.panel import LETTERS, Option
from engines.mad_king_ludwig.data import SIDES, STEPS
from engines.mad_king_ludwig.view import CastleView
from render.core import marks
from render.core.canvas import Art, Board, Point
from render.core.palette import INK
from render.mad_king_ludwig.castle import LEAST_UNIT, STEP, Site, extent_of
from render.mad_king_ludwig.closeup import LARGEST_UNIT, PLAN
from render.mad_king_ludwig.shapes import shape_of
from render.rooms.palette import PAPER

RADII = (36, 32, 28, 25, 22)
_MOST = {36: 9, 32: 15}
"""Among more discs than this a disc of this size would have to stand too far away."""
APART = 5
"""The distance of a disc from other discs, from foreign leaders and from foreign doors."""
DOT = 7
"""The radius of the dot at a door whose mark stands on another page."""
_ROUNDS, _MENDING_ROUNDS = 14, 7
_LEFT_ALONE = 0.35
_MENDED, _TRIED = 5, 24
"""At most this many discs with leaders over rooms try every third of this many better places."""
_CONFLICT, _STRICT = 60.0, 240.0
"""The price of a conflict; if conflicts remain, the strict price, which exceeds that of covering rooms."""
_TURNS = (0, 20, -20, 40, -40, 60, -60, 80, -80, 110, -110, 140, -140, 180)
_FAR_TURNS = (*_TURNS, 10, -10, 30, -30, 50, -50, 70, -70)
_REACHES = (0.0, 0.5, 1.1, 1.8, 2.6, 3.6, 4.8, 6.2, 8.0, 10.0)
"""The distances, in radii, that a disc may stand farther out than right outside the door."""
_FAR = 1.8
"""From there on a disc has twice as many places side by side: many doors in a row fan out."""
_NEAR = 4
_HIDES = 25.0
"""A place whose leader crosses rooms: smaller discs may have better ones."""
_ON_ROOM, _OVER_ROOM = 20.0, 20.0
"""The cost of a ninth of a disc on a room, and of half a unit of a leader over one.

Ten radii farther out cost less: it is better that many discs go far than that one crosses the castle.
"""
_POOR = 9.0
"""If a place hides this much, places farther out are tried too."""


class _Door(NamedTuple):
    """A door of the castle that can be chosen: the middle of its edge on the picture."""

    mark: str
    x: float
    y: float
    side: int


class Disc(NamedTuple):
    """A mark's disc: the door that it is for, and its own middle."""

    letter: str
    door: Point
    place: Point
    radius: int


class _Place(NamedTuple):
    """A possible place of a disc, and its cost: how much of the castle it would hide."""

    cost: float
    x: float
    y: float
    left: float
    top: float
    right: float
    bottom: float
    """The box round the disc and its leader: most pairs of them are far from each other."""


def _placed(cost: float, door: _Door, x: float, y: float, radius: int) -> _Place:
    around = radius + APART
    return _Place(
        cost,
        x,
        y,
        min(x - around, door.x),
        min(y - around, door.y),
        max(x + around, door.x),
        max(y + around, door.y),
    )


def _read_door(option: Option, site: Site) -> _Door:
    column, _, rest = option.answer.partition(",")
    side = SIDES.index(rest[-1])
    dx, dy = STEPS[side]
    x, y = site.at(int(column) + 0.5 + dx * 0.5, int(rest[:-1]) + 0.5 + dy * 0.5)
    return _Door(option.mark, x, y, side)


def doors_site(castle: CastleView, options: Sequence[Option]) -> Site:
    """Returns the largest castle with room for a disc outside every door that can be chosen.

    Sides of the castle without such a door need none: the rest of the frame is the castle's.
    """
    left, top, width, height = PLAN
    count = min(len(options), len(LETTERS))
    radius = next(radius for radius in RADII if count <= _MOST.get(radius, count))
    room = 2 * (radius + APART) + DOT
    for unit in range(LARGEST_UNIT, LEAST_UNIT, -STEP):
        site = Site(0, 0, unit)
        x0, y0, x1, y1 = extent_of(castle)
        corners = [site.at(x0 - 0.5, y0 - 0.5), site.at(x1 + 1.5, y1 + 1.5)]
        doors = [_read_door(option, site) for option in options]
        for door in doors:
            dx, dy = STEPS[door.side]
            corners.append((door.x + dx * (room + unit * 0.34), door.y + dy * (room + unit * 0.34)))
        low_x, low_y = min(x for x, _ in corners), min(y for _, y in corners)
        across, down = max(x for x, _ in corners) - low_x, max(y for _, y in corners) - low_y
        if across <= width and down <= height:
            break
    return Site(round(left + (width - across) / 2 - low_x), round(top + (height - down) / 2 - low_y), unit)


def door_points(options: Sequence[Option], site: Site) -> list[Point]:
    """Returns the places of options' doors on the picture."""
    return [(door.x, door.y) for door in (_read_door(option, site) for option in options)]


def place_discs(
    castle: CastleView, options: Sequence[Option], site: Site, others: Sequence[Option] = ()
) -> list[Disc]:
    """Returns a disc for every option, as large as their number allows; `others` stand on other pages."""
    doors = [_read_door(option, site) for option in options]
    kept_free = door_points(others, site)
    best: tuple[tuple[int, int], list[_Place], int] | None = None
    for radius in RADII:
        if len(doors) > _MOST.get(radius, len(doors)):
            continue
        # Most discs find a place near their door, and the far ones are many.
        for reaches in (_REACHES[:_NEAR], _REACHES):
            ground = _Ground(doors, kept_free, castle.cells, site, radius)
            conflicts, places = _arrange(doors, [_choices(door, ground, reaches) for door in doors], radius)
            if not conflicts and all(place.cost < _POOR for place in places):
                break
        hidden = sum(place.cost > _HIDES for place in places)
        if best is None or (conflicts, hidden) < best[0]:
            best = ((conflicts, hidden), places, radius)
        if not conflicts and not hidden:
            break
    assert best is not None
    _, places, radius = best
    return [
        Disc(door.mark, (door.x, door.y), (place.x, place.y), radius)
        for door, place in zip(doors, places, strict=True)
    ]


def covered_rooms(castle: CastleView, discs: Sequence[Disc], site: Site) -> frozenset[int]:
    """Returns the tiles on whose words a disc would lie."""
    found = set()
    for number, placed in enumerate(castle.placements):
        box = shape_of(placed.tile, placed.rot).label
        left, top = site.at(placed.x + box.x0, placed.y + box.y0)
        right, bottom = site.at(placed.x + box.x1, placed.y + box.y1)
        for disc in discs:
            x, y = disc.place
            nearest = min(max(x, left), right), min(max(y, top), bottom)
            if math.dist(nearest, disc.place) < disc.radius - site.unit * 0.2:
                found.add(number)
    return frozenset(found)


def draw_discs(board: Board, discs: Sequence[Disc], site: Site) -> None:
    """Draws the discs over their leaders."""
    for disc in discs:
        if math.dist(disc.door, disc.place) > disc.radius + site.unit * 0.45:
            _draw_leader(board, disc.door, disc.place)
    for disc in discs:
        board.paste(marks.disc(disc.letter, disc.radius), *disc.place, "mm")


# Where one disc could stand


class _Ground(NamedTuple):
    """The things that discs have to keep off."""

    doors: Sequence[_Door]
    kept_free: Sequence[Point]
    """Doors whose marks stand on other pages."""
    cells: frozenset[tuple[int, int]]
    site: Site
    radius: int


def _choices(door: _Door, ground: _Ground, reaches: Sequence[float]) -> list[_Place]:
    """Returns all places for one disc, the best first. None of them covers another door."""
    doors, kept_free, cells, site, radius = ground
    dx, dy = STEPS[door.side]
    outward = math.atan2(dy, dx)
    left, top, width, height = PLAN
    foreign = [*((other.x, other.y) for other in doors if other is not door), *kept_free]
    clear = radius + APART + DOT
    found = []
    for step in reaches:
        reach = radius + site.unit * 0.34 + step * radius
        for turn in _TURNS if step < _FAR else _FAR_TURNS:
            angle = outward + math.radians(turn)
            x, y = door.x + math.cos(angle) * reach, door.y + math.sin(angle) * reach
            if not (left + clear <= x <= left + width - clear and top + clear <= y <= top + height - clear):
                continue
            if any(-clear < x - a < clear and math.dist((x, y), (a, b)) < clear for a, b in foreign):
                continue
            cost = step * 1.6 + abs(turn) / 30
            cost += _ON_ROOM * _covered(x, y, cells, site, radius)
            cost += _leader_cost(door, x, y, foreign, cells, site)
            found.append(_placed(cost, door, x, y, radius))
    return sorted(found)


def _covered(x: float, y: float, cells: frozenset[tuple[int, int]], site: Site, radius: int) -> int:
    """Counts how many of nine points of a disc lie on rooms."""
    near = radius * 0.75
    slant = near * 0.7
    count = 0
    for across, down in (
        (0, 0), (near, 0), (-near, 0), (0, near), (0, -near),
        (slant, slant), (-slant, slant), (slant, -slant), (-slant, -slant),
    ):  # fmt: skip
        cell = (int((x + across - site.x) // site.unit), int((y + down - site.y) // site.unit))
        count += cell in cells
    return count


def _leader_cost(
    door: _Door,
    x: float,
    y: float,
    foreign: Sequence[Point],
    cells: frozenset[tuple[int, int]],
    site: Site,
) -> float:
    """Returns the cost of the things under a leader: rooms, and foreign doors, which cost more."""
    length = math.dist((door.x, door.y), (x, y))
    steps = int(length / (site.unit * 0.5))
    over = 0
    for step in range(1, steps):
        share = step / steps
        at = (door.x + (x - door.x) * share, door.y + (y - door.y) * share)
        over += (int((at[0] - site.x) // site.unit), int((at[1] - site.y) // site.unit)) in cells
    low, high = (door.x, x) if door.x < x else (x, door.x)
    upper, lower = (door.y, y) if door.y < y else (y, door.y)
    touched = sum(
        low - 9 < a < high + 9
        and upper - 9 < b < lower + 9
        and _near_line((a, b), (door.x, door.y), (x, y), 9)
        for a, b in foreign
    )
    return over * _OVER_ROOM + touched * 8.0


# All of them together


def _arrange(
    doors: Sequence[_Door], choices: Sequence[Sequence[_Place]], radius: int
) -> tuple[int, list[_Place]]:
    """Returns a place for every disc, and the number of conflicts left."""
    if not all(choices):
        return len(doors), [
            places[0] if places else _placed(0.0, door, door.x, door.y, radius)
            for door, places in zip(doors, choices, strict=True)
        ]
    start = [places[0] for places in choices]
    for conflict in (_CONFLICT, _STRICT):
        conflicts, held = _settle(doors, choices, start, radius, conflict)
        if not conflicts:
            break
    if not conflicts:
        hiding = sorted((place.cost, number) for number, place in enumerate(held) if place.cost > _HIDES)
        for _, number in reversed(hiding[-_MENDED:]):
            held = _mended(number, doors, choices, held, radius)
    return conflicts, held


def _mended(
    number: int,
    doors: Sequence[_Door],
    choices: Sequence[Sequence[_Place]],
    held: list[_Place],
    radius: int,
) -> list[_Place]:
    """Moves a badly placed disc to a better place and others away, unless that costs more."""
    cost = sum(place.cost for place in held)
    for place in choices[number][:_TRIED:3]:
        if place.cost > held[number].cost * 0.7:
            break
        start = list(held)
        start[number] = place
        conflicts, trial = _settle(doors, choices, start, radius, _CONFLICT, fixed=number)
        if not conflicts and sum(each.cost for each in trial) < cost:
            return trial
    return held


def _improved(
    doors: Sequence[_Door], choices: Sequence[Sequence[_Place]], held: Sequence[_Place], radius: int
) -> list[_Place]:
    """Moves badly placed discs to the best places that have become free, until none finds a better one."""
    places = list(held)
    for _ in range(_ROUNDS):
        before = list(places)
        for number in sorted(range(len(places)), key=lambda number: -places[number].cost):
            for place in choices[number]:
                if place.cost >= places[number].cost:
                    break
                if not _is_in_the_way(number, place, doors, places, radius):
                    places[number] = place
                    break
        if places == before:
            break
    return places


def _settle(
    doors: Sequence[_Door],
    choices: Sequence[Sequence[_Place]],
    start: Sequence[_Place],
    radius: int,
    conflict: float,
    fixed: int | None = None,
) -> tuple[int, list[_Place]]:
    """Lets discs in conflict choose again, round after round; returns the conflicts left, and all places."""
    held = list(start)
    weight = [conflict] * len(doors)
    fewest: tuple[int, list[_Place]] = (len(doors) + 1, held)
    for _ in range(_ROUNDS if fixed is None else _MENDING_ROUNDS):
        wrong = [
            number for number, place in enumerate(held) if _is_in_the_way(number, place, doors, held, radius)
        ]
        if len(wrong) < fewest[0]:
            fewest = (len(wrong), list(held))
        if not wrong:
            break
        for number in wrong:
            # Conflicts with a disc that is often in conflict cost more each round: discs must not go in
            # circles.
            weight[number] += conflict * _LEFT_ALONE
        for number in wrong:
            if number != fixed:
                held[number] = _best_place(number, doors, choices[number], held, weight, radius)
    conflicts, held = fewest
    return conflicts, held if conflicts else _improved(doors, choices, held, radius)


def _best_place(
    number: int,
    doors: Sequence[_Door],
    places: Sequence[_Place],
    held: Sequence[_Place],
    weight: Sequence[float],
    radius: int,
) -> _Place:
    best, least = held[number], math.inf
    for place in places:
        if place.cost >= least:
            break
        cost = place.cost
        for other in _in_the_way(number, place, doors, held, radius):
            cost += weight[other]
            if cost >= least:
                break
        if cost < least:
            best, least = place, cost
    return best


def _is_in_the_way(
    number: int, place: _Place, doors: Sequence[_Door], held: Sequence[_Place], radius: int
) -> bool:
    return any(True for _ in _in_the_way(number, place, doors, held, radius))


def _in_the_way(
    number: int, place: _Place, doors: Sequence[_Door], held: Sequence[_Place], radius: int
) -> Iterator[int]:
    """Yields the other discs that this one would cover, or whose leaders would meet it or its leader."""
    door = doors[number]
    start, end = (door.x, door.y), (place.x, place.y)
    apart, around = (2 * radius + APART) ** 2, radius + APART
    _, x, y, left, top, right, bottom = place
    for other, there in enumerate(held):
        if (
            there.left >= right
            or there.right <= left
            or there.top >= bottom
            or there.bottom <= top
            or other == number
        ):
            continue
        theirs = doors[other]
        if (x - there.x) ** 2 + (y - there.y) ** 2 < apart:
            yield other
            continue
        start2, end2 = (theirs.x, theirs.y), (there.x, there.y)
        # Most of them are too far off to be measured.
        if (
            (
                left - around < there.x < right + around
                and top - around < there.y < bottom + around
                and _near_line(end2, start, end, around)
            )
            or (
                there.left - around < x < there.right + around
                and there.top - around < y < there.bottom + around
                and _near_line(end, start2, end2, around)
            )
            or cross(start, end, start2, end2)
        ):
            yield other


def _near_line(point: Point, a: Point, b: Point, distance: float) -> bool:
    """Whether a point lies nearer than `distance` to the line from a to b."""
    abx, aby = b[0] - a[0], b[1] - a[1]
    apx, apy = point[0] - a[0], point[1] - a[1]
    length = abx * abx + aby * aby
    share = min(1.0, max(0.0, (apx * abx + apy * aby) / length)) if length else 0.0
    return (apx - share * abx) ** 2 + (apy - share * aby) ** 2 < distance * distance


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the lines from a to b and from c to d cross."""

    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def _draw_leader(board: Board, start: Point, end: Point) -> None:
    x, y = min(start[0], end[0]) - 6, min(start[1], end[1]) - 6
    art = Art(math.ceil(abs(start[0] - end[0])) + 12, math.ceil(abs(start[1] - end[1])) + 12)
    path = [(start[0] - x, start[1] - y), (end[0] - x, end[1] - y)]
    art.line(path, INK, 8)
    art.line(path, PAPER, 4)
    board.paste(art.sprite(), x, y)
