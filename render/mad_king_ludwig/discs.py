"""The letters at the doors of a castle: discs that stand outside, some of them on a leader."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from engines.core.panel import Option
from engines.mad_king_ludwig.data import SIDES, STEPS
from engines.mad_king_ludwig.view import CastleView
from render.core import marks
from render.core.canvas import Art, Board, Point
from render.core.palette import INK
from render.mad_king_ludwig.castle import Site
from render.mad_king_ludwig.closeup import PLAN
from render.rooms.palette import PAPER


class _Door(NamedTuple):
    """A door of the castle that can be chosen: the middle of its edge on the picture."""

    option: Option
    x: float
    y: float
    side: int


class Disc(NamedTuple):
    """A letter's disc: the door that it is for, and its own middle."""

    letter: str
    door: Point
    place: Point
    radius: int


def _read_door(option: Option, site: Site) -> _Door:
    column, _, rest = option.answer.partition(",")
    side = SIDES.index(rest[-1])
    dx, dy = STEPS[side]
    x, y = site.at(int(column) + 0.5 + dx * 0.5, int(rest[:-1]) + 0.5 + dy * 0.5)
    return _Door(option, x, y, side)


def place_discs(castle: CastleView, options: Sequence[Option], site: Site) -> list[Disc]:
    """A disc stands outside its door; where it would cover something, it moves out on a leader."""
    cells = castle.cells
    doors = [_read_door(option, site) for option in options]
    radius = _disc_radius(doors)
    taken: list[tuple[Point, Point]] = []
    for door in doors:
        taken.append(((door.x, door.y), _free_place(door, taken, cells, site, radius)))
    _uncross(taken)
    return [
        Disc(door.option.mark, start, place, radius)
        for door, (start, place) in zip(doors, taken, strict=True)
    ]


def _uncross(taken: list[tuple[Point, Point]]) -> None:
    """Two leaders that cross exchange their discs: together they get shorter, so it comes to an end."""
    again = True
    while again:
        again = False
        for one, other in combinations(range(len(taken)), 2):
            (start, place), (start2, place2) = taken[one], taken[other]
            if cross(start, place, start2, place2):
                taken[one], taken[other] = (start, place2), (start2, place)
                again = True


def draw_discs(board: Board, discs: Sequence[Disc], site: Site) -> None:
    """The discs over their leaders."""
    for disc in discs:
        if math.dist(disc.door, disc.place) > disc.radius + site.unit * 0.45:
            _draw_leader(board, disc.door, disc.place)
    for disc in discs:
        board.paste(marks.disc(disc.letter, disc.radius), *disc.place, "mm")


def _disc_radius(doors: Sequence[_Door]) -> int:
    """Discs are smaller where doors lie close together."""
    places = [(door.x, door.y) for door in doors]
    nearest = min((math.dist(a, b) for a, b in combinations(places, 2)), default=100.0)
    return next((radius for radius in (36, 30) if nearest >= 2 * radius), 26)


def _free_place(
    door: _Door,
    taken: Sequence[tuple[Point, Point]],
    cells: frozenset[tuple[int, int]],
    site: Site,
    radius: int,
) -> Point:
    dx, dy = STEPS[door.side]
    best: tuple[float, Point] | None = None
    outward = math.atan2(dy, dx)
    for step in range(9):
        reach = radius + site.unit * 0.34 + step * radius * 0.6
        for turn in (0, 25, -25, 50, -50, 70, -70):
            angle = outward + math.radians(turn)
            place = (door.x + math.cos(angle) * reach, door.y + math.sin(angle) * reach)
            cost = step * 1.0 + abs(turn) / 14 + _trouble(door, place, taken, cells, site, radius)
            if best is None or cost < best[0]:
                best = (cost, place)
    assert best is not None
    return best[1]


def _trouble(
    door: _Door,
    place: Point,
    taken: Sequence[tuple[Point, Point]],
    cells: frozenset[tuple[int, int]],
    site: Site,
    radius: int,
) -> float:
    """How much a disc would hide: other discs, rooms, leaders, the frame."""
    cost = 0.0
    left, top, width, height = PLAN
    if not (left + radius < place[0] < left + width - radius):
        cost += 40
    if not (top + radius < place[1] < top + height - radius):
        cost += 40
    for start, end in taken:
        if math.dist(end, place) < 2 * radius:
            cost += 30
        if cross(start, end, (door.x, door.y), place):
            cost += 20
        if math.dist(start, place) < radius + 6:
            cost += 8
    covered = 0
    for across in (-0.7, 0, 0.7):
        for down in (-0.7, 0, 0.7):
            x = math.floor((place[0] + across * radius - site.x) / site.unit)
            y = math.floor((place[1] + down * radius - site.y) / site.unit)
            covered += (x, y) in cells
    return cost + covered * 1.6


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
