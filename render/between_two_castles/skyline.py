"""Castles as a skyline: one hill in the evening, the winner's two on top of it under flags."""

from __future__ import annotations

import math
from bisect import bisect
from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from engines.between_two_castles.castle import Castle
from engines.between_two_castles.data import OPEN_SKY, Cell
from engines.between_two_castles.view import CastleView
from render.between_two_castles.castle import Site, draw_rooms
from render.between_two_castles.palette import EARTH, EARTH_DOTS, GRASS, KINDS, ROOF, SKY, STONE
from render.between_two_castles.rooms import ROOF_HEIGHT, clouds, small_throne
from render.core.box import Box
from render.core.canvas import Art, Board
from render.core.emblems import draw_emblem
from render.core.frames import PUBLIC
from render.core.kept import kept
from render.core.palette import (
    COMMON_COLOURS,
    COMMON_EDGES,
    CROWN,
    INK,
    SEATS,
    TEXT,
    Colour,
    fixed_palette,
    mix,
    rgb,
    seat_edges,
)
from render.core.souvenir import scattered
from render.rooms.palette import PAPER, THRONE_GOLD, WINE, colours_of, floor_edge, room_palette
from render.rooms.patterns import floor
from render.rooms.symbols import draw_symbol

EVENING: tuple[Colour, ...] = tuple(
    map(rgb, ("#232843", "#2c3155", "#3b3b66", "#514674", "#6d547d", "#8d6580", "#b07a7e"))
)
"""The sky from above down, in even bands."""
FAR_HILLS = (rgb("#4a4168"), rgb("#3a3a58"))
PLATE_EDGE = mix(EARTH, PAPER, 0.25)
MOON, MOON_SPOT = rgb("#f6e9c4"), rgb("#e2d0a0")

_LARGEST, _TINIEST, _STEP = 76, 16, 2
"""Sides of a cell: the largest, the least, and the steps between them."""
_NEARER = 1.16
"""The scale of the winner's castles."""
_FLAG = 1.5
"""The height of a flag over its castle, in cells."""
_GAP = 0.7
"""Between two castles, in cells."""
_LOWEST, _HIGHEST = 40, 260
"""The least and the largest rise of the hill to the winner's castles."""
_TURF = 9
_CROWDED = 6
"""With this number of castles the hill has no room for their names."""


_TWINKLES = (
    ((0, -3), (1, -1), (3, 0), (1, 1), (0, 3), (-1, 1), (-3, 0), (-1, -1)),
    ((0, -7), (2, -2), (7, 0), (2, 2), (0, 7), (-2, 2), (-7, 0), (-2, -2)),
)
_STONE = ((-1, 0), (-0.6, -0.4), (0.4, -0.5), (1, -0.1), (0.7, 0.4), (-0.5, 0.5))


def evening_palette() -> tuple[list[Colour], list[tuple[Colour, Colour]]]:
    """Returns the colors of a skyline, and the pairs of them that meet in it."""
    rooms, meet = room_palette(KINDS)
    colours = [*COMMON_COLOURS, *SEATS, *rooms, *EVENING, *FAR_HILLS, MOON, MOON_SPOT, PLATE_EDGE]
    colours += [EARTH, EARTH_DOTS, GRASS, SKY, ROOF, STONE]
    edges = [*COMMON_EDGES, *meet, *seat_edges(len(SEATS)), (EARTH, TEXT), (WINE, THRONE_GOLD)]
    edges += [(EVENING[2], STONE), (EVENING[4], GRASS), (EVENING[1], MOON), (EARTH, GRASS)]
    return colours, edges


PALETTE = fixed_palette(*evening_palette())


class Measure(NamedTuple):
    """A castle in cells: its first column, its width, its height with its flag, its cellars."""

    first: int
    width: int
    up: float
    down: int


def measure(castle: Castle, *, flagged: bool) -> Measure:
    """Returns the size of a castle."""
    grid = castle.grid
    columns = [x for x, _ in grid]
    rows = [y for _, y in grid]
    roofs = [y + 1 + ROOF_HEIGHT for (_, y), room in grid.items() if room.type == "tower"]
    up = max([max(rows) + 1.15, *roofs])
    if flagged:
        up = max(up, max(rows) + 1.4 + _FLAG)
    return Measure(min(columns), max(columns) - min(columns) + 1, up, max(0, -min(rows)))


class Stand(NamedTuple):
    """The place of a castle, and the middle and the top of its label."""

    castle: CastleView
    site: Site
    measure: Measure
    middle: int
    label: int
    room: int
    """The width that its label may use."""
    named: bool
    """Whether there is room for its name."""


def arrange(castles: Sequence[CastleView], winners: Collection[int], box: Box) -> tuple[Stand, ...]:
    """Arranges all castles side by side; those of `winners`, by number, are the highest and the nearest.

    Castles keep the order of the ring, so that a builder's two stand beside each other, the left one left.
    """
    count = len(castles)
    first = next(n for n in winners if (n - 1) % count not in winners or len(winners) == count)
    row = [castles[(first + 1 + (count - 2) // 2 - n) % count] for n in range(count)]
    top = [number for number, shown in enumerate(row) if shown.number in winners]
    away = [min(abs(number - other) for other in top) for number in range(count)]
    measures = [measure(shown.castle, flagged=shown.number in winners) for shown in row]
    named = count < _CROWDED
    side = _LARGEST
    while side > _TINIEST:
        sides = [_side(side, nearer=not far) for far in away]
        widths = _widths(measures, sides, named=named)
        if sum(widths) <= box.width and _extent(measures, sides, away, _LOWEST, named).height <= box.height:
            break
        side -= _STEP
    lift = _LOWEST
    while lift < _HIGHEST and _extent(measures, sides, away, lift + 10, named).height <= box.height:
        lift += 10
    taken = _extent(measures, sides, away, lift, named)
    base = box.bottom - taken.below - (box.height - taken.height) * 0.6
    between = min((box.width - sum(widths)) / (count + 1), 90)
    x = box.x + (box.width - sum(widths) - between * (count - 1)) / 2
    stands = []
    for shown, found, cell, width, far in zip(row, measures, sides, widths, away, strict=True):
        ground = round(base - _rise(far, away, lift))
        middle = round(x + width / 2)
        site = Site(cell, round(middle - (found.first + found.width / 2) * cell), ground)
        stands.append(Stand(shown, site, found, middle, ground + found.down * cell + 16, round(width), named))
        x += width + between
    return tuple(stands)


class _Extent(NamedTuple):
    """The reach of a row above and below the foot of its hill."""

    above: float
    below: float

    @property
    def height(self) -> float:
        return self.above + self.below


def _extent(
    measures: Sequence[Measure], sides: Sequence[int], away: Sequence[int], lift: int, named: bool
) -> _Extent:
    label = 122 if named else 84
    rises = [_rise(far, away, lift) for far in away]
    found = [*zip(measures, sides, rises, strict=True)]
    above = max(one.up * side + rise for one, side, rise in found)
    return _Extent(above, max(one.down * side + label - rise for one, side, rise in found))


def _rise(far: int, away: Sequence[int], lift: int) -> float:
    """Returns the height of the hill under a castle at this distance from the winner's."""
    return lift * (1 - far / max(1, *away))


def _side(side: int, *, nearer: bool) -> int:
    return round(side * _NEARER / _STEP) * _STEP if nearer else side


def _widths(measures: Sequence[Measure], sides: Sequence[int], *, named: bool) -> list[float]:
    """Returns the width of each castle, or of its label if that is wider."""
    least = 250 if named else 178
    return [max((found.width + _GAP) * side, least) for found, side in zip(measures, sides, strict=True)]


def draw_skyline(board: Board, row: Sequence[Stand], flags: dict[int, int | None]) -> None:
    """Draws sky, hill and castles; `flags` gives the owner of each castle's flag, None being Ludwig."""
    _draw_sky(board)
    edge = _profile(row)
    foot = PUBLIC[1]
    turf = [(x, y + _TURF) for x, y in edge]
    low = max(y for _, y in turf)
    board.polygon([*edge, *reversed(turf)], GRASS)
    board.polygon([(edge[0][0], low), *turf, (edge[-1][0], low)], EARTH)
    board.rectangle(Box(0, low, PUBLIC[0], foot - low), EARTH)
    _draw_stones(board, edge)
    for stand in row:
        _draw_castle(board, stand, flags)


def _draw_sky(board: Board) -> None:
    width = PUBLIC[0]
    step = 770 // len(EVENING)
    for number, colour in enumerate(EVENING):
        board.rectangle(Box(0, number * step, width, step), colour)
    board.paste(_moon(54), width - 120, 196, "mm")
    for number, (across, down) in enumerate(scattered(30)):
        x, y = 10 + across * (width - 20), 112 + 380 * down**1.6
        board.polygon([(x + a, y + b) for a, b in _TWINKLES[number % 5 == 0]], CROWN)
    for colour, base, swing, length in ((FAR_HILLS[0], 520, 40, 83), (FAR_HILLS[1], 580, 30, 59)):
        line = [
            (x, base + swing * (math.sin(x / length) + math.sin(x / 31) / 3))
            for x in range(0, width + 20, 20)
        ]
        board.polygon([(0, 770), *line, (width, 770)], colour)


def _draw_stones(board: Board, edge: Profile) -> None:
    """Draws stones in the earth, well below the turf."""
    for number, (across, down) in enumerate(scattered(32, 100)):
        x = across * PUBLIC[0]
        ground = edge[bisect(edge, (x, 0)) - 1][1]
        y, size = ground + 40 + down * (PUBLIC[1] - ground - 60), 5 + number % 8
        board.polygon([(x + a * size, y + b * size) for a, b in _STONE], EARTH_DOTS)


@kept
def _moon(radius: int) -> Image.Image:
    art = Art(2 * radius + 2, 2 * radius + 2)
    middle = radius + 1
    art.ellipse(middle, middle, radius, fill=MOON)
    for x, y, size in ((-0.35, -0.2, 0.2), (0.3, 0.3, 0.26), (0.2, -0.45, 0.12), (-0.2, 0.5, 0.1)):
        art.ellipse(middle + x * radius, middle + y * radius, size * radius, fill=MOON_SPOT)
    return art.sprite()


Profile = list[tuple[float, float]]


def _profile(row: Sequence[Stand]) -> Profile:
    """Returns the hill's edge: level under castles, bending softly between them, falling off at both ends."""
    levels: Profile = []
    for stand in row:
        left = stand.site.x + stand.measure.first * stand.site.side
        right = left + stand.measure.width * stand.site.side
        levels += [(left - 8, stand.site.ground), (right + 8, stand.site.ground)]
    first, last = levels[0], levels[-1]
    levels = [(min(-60.0, first[0] - 200), first[1] + 26), *levels]
    levels += [(max(PUBLIC[0] + 60.0, last[0] + 200), last[1] + 26)]
    edge: Profile = []
    for (x0, y0), (x1, y1) in pairwise(levels):
        steps = max(1, round((x1 - x0) / 8))
        for step in range(steps):
            share = step / steps
            soft = (1 - math.cos(math.pi * share)) / 2
            edge.append((x0 + (x1 - x0) * share, y0 + (y1 - y0) * soft))
    return [*edge, levels[-1]]


def _draw_castle(board: Board, stand: Stand, flags: dict[int, int | None]) -> None:
    castle, site = stand.castle.castle, stand.site
    if stand.castle.number in flags:
        x, y = _mast(castle, site)
        board.paste(_flag(flags[stand.castle.number], site.side), x, y, "lb")

    def room(_: Cell, kind: str) -> Image.Image:
        return _room(kind, site.side)

    draw_rooms(board, castle, site, room, small_throne(site.side, castle.attendants))


def _mast(castle: Castle, site: Site) -> tuple[float, float]:
    """Returns the foot of the flag's pole: on the highest room that is nearest to the throne."""
    cell = max(castle.grid, key=lambda cell: (cell[1], -abs(cell[0] - 0.5)))
    x, y = site.corner(cell)
    tower = castle.grid[cell].type == "tower"
    return x + site.side * 0.5, y - (site.side * 0.4 if tower else 0) + 2


@kept
def _flag(seat: int | None, side: int) -> Image.Image:
    """Draws a swallow-tailed flag in its owner's color and with their sign. By the foot of its pole."""
    across, down, pole = side * 1.25, side * 0.8, max(3.0, side * 0.07)
    height = round(side * (1 + _FLAG) * 0.66)
    art = Art(round(across + pole + 4), height)
    art.line([(pole / 2 + 1, 4), (pole / 2 + 1, height)], STONE, pole)
    left, top = pole + 1, 3.0
    shape = [
        (left, top),
        (left + across, top),
        (left + across * 0.78, top + down / 2),
        (left + across, top + down),
        (left, top + down),
    ]
    art.polygon(shape, WINE if seat is None else SEATS[seat], INK, max(1.6, side * 0.03))
    x, y = left + across * 0.4, top + down / 2
    if seat is None:
        draw_symbol(art, "throne", x, y, down * 0.72, THRONE_GOLD, WINE)
    else:
        draw_emblem(art, seat, x, y, down * 0.3, line=max(1.4, side * 0.025))
    return art.sprite()


@kept
def _room(kind: str, side: int) -> Image.Image:
    """Draws a room by its symbol alone: people look at a skyline and do not read it."""
    colours = colours_of(kind)
    art = Art(side, side)
    ground = floor(kind, side, side, side * 0.17)
    art.lay(ground)
    art.box(Box(0, side * 0.9, side, side * 0.1), fill=floor_edge(kind))
    if kind in OPEN_SKY:
        clouds(art, 0, side, side * 0.1, side / 12)
    art.box(Box(0, 0, side, side), 0, None, colours.edge, max(1.6, side * 0.03))
    y = side * (0.53 if kind in OPEN_SKY else 0.48)
    draw_symbol(art, kind, side / 2, y, side * 0.68, colours.ink, colours.fill)
    return art.sprite().convert("RGB")


def star_at(row: Sequence[Stand], castle: int, cell: Cell) -> tuple[float, float]:
    """Returns the upper right corner of a castle's room."""
    stand = next(one for one in row if one.castle.number == castle)
    x, y = stand.site.corner(cell)
    return x + stand.site.side * 0.9, y + stand.site.side * 0.1
