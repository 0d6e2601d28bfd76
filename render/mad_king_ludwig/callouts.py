"""Names of rooms that are too small for them: on the lawn, each at the end of a line from its room."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from engines.mad_king_ludwig.data import TILES, Cell, Placed
from engines.mad_king_ludwig.view import CastleView
from render.core.box import Box
from render.core.canvas import Art, Board, Point
from render.core.fonts import Weight, text_width
from render.core.palette import INK, TEXT
from render.core.souvenir import SMALLEST
from render.mad_king_ludwig.castle import Site
from render.mad_king_ludwig.discs import cross
from render.mad_king_ludwig.shapes import Edges, shape_of
from render.rooms.blocks import Block, draw_block, fit_block

_LEAD = 1.1
_NARROW = 190
"""A name that is wider may have two lines."""
_CLEAR = 10
"""The distance of a name from rooms, besides their doors, and from other names."""
_FAR = (0.7, 1.2, 1.8, 2.6, 3.6, 4.8, 6.2)
"""The distances of a name from its room, in heights of its type."""
_ASIDE = (0.0, -0.5, 0.5, -1.0, 1.0, -1.6, 1.6, -2.4, 2.4)
_SECOND_LINE = 24
"""A name in two lines is preferred even if its line to the room is this many pixels longer."""


class Callout(NamedTuple):
    """A room's name, where it is written, and the line from there into the room."""

    block: Block
    box: Box
    start: Point
    end: Point


class _Room(NamedTuple):
    """A room on the picture: all of it, and the part of it that a line may end in."""

    name: str
    whole: Box
    core: Box


def call_out(
    castle: CastleView, site: Site, area: Box, rooms: Sequence[str], names: Mapping[str, str]
) -> list[Callout] | None:
    """Returns a place for the name of each of these rooms, or None where one of them finds none."""
    wanted = [_room(tile.placed, site, names) for tile in castle.tiles if tile.placed.tile in rooms]
    middle, cells = area.middle, castle.cells
    placed: list[Callout] = []
    # Rooms in the middle have few ways out, so they choose first.
    for room in sorted(wanted, key=lambda room: math.dist(room.core.middle, middle)):
        for each in sorted(_choices(room, area), key=_cost):
            if _is_free(each, room, cells, site, placed):
                placed.append(each)
                break
        else:
            return None
    return placed


def draw_callouts(board: Board, callouts: Sequence[Callout]) -> None:
    """Draws the lines, and the names over them."""
    for callout in callouts:
        _draw_line(board, callout.start, callout.end)
    for callout in callouts:
        draw_block(board, *callout.box.middle, callout.block, Weight.BOLD, TEXT)


def _room(placed: Placed, site: Site, names: Mapping[str, str]) -> _Room:
    shape = shape_of(placed.tile, placed.rot)
    whole = _on_picture(Edges(0, 0, shape.w, shape.h), placed, site)
    label = _on_picture(shape.label, placed, site)
    if TILES[placed.tile].shape == "L":  # the notch belongs to others
        whole = label
    return _Room(names[placed.tile], whole, label.inset(min(label.width, label.height) * 0.22))


def _on_picture(edges: Edges, placed: Placed, site: Site) -> Box:
    x, y = site.at(placed.x + edges.x0, placed.y + edges.y0)
    return Box(x, y, edges.width * site.unit, edges.height * site.unit)


def _blocks(name: str) -> Iterator[Block]:
    """Yields the name in one line, and a long one in two."""
    wide = text_width(name, SMALLEST, Weight.BOLD)
    yield Block(SMALLEST, (name,), _LEAD)
    if wide > _NARROW and " " in name:
        block = fit_block(name, wide * 0.8, SMALLEST, SMALLEST, Weight.BOLD, 2).spaced(_LEAD)
        if not block.is_cut:
            yield block


def _choices(room: _Room, area: Box) -> Iterator[Callout]:
    """Yields places for a name round its room, all within the area."""
    core, (x, y) = room.whole, room.core.middle
    for block in _blocks(room.name):
        wide = max(text_width(line, block.size, Weight.BOLD) for line in block.lines) + 4
        high = block.size * block.lead * len(block.lines)
        for far in _FAR:
            away = far * SMALLEST
            for aside in _ASIDE:
                level, across = y + aside * SMALLEST * 1.6 - high / 2, x + aside * wide * 0.5 - wide / 2
                for box in (
                    Box(core.right + away, level, wide, high),
                    Box(core.x - away - wide, level, wide, high),
                    Box(across, core.y - away - high, wide, high),
                    Box(across, core.bottom + away, wide, high),
                ):
                    if _within(box, area):
                        start = _nearest(box, room.core.middle)
                        yield Callout(block, box, start, _nearest(room.core, start))


def _within(box: Box, area: Box) -> bool:
    return box.x >= area.x and box.y >= area.y and box.right <= area.right and box.bottom <= area.bottom


def _nearest(box: Box, point: Point) -> Point:
    """Returns the point of a box that is nearest to another one."""
    return min(max(point[0], box.x), box.right), min(max(point[1], box.y), box.bottom)


def _cost(callout: Callout) -> float:
    return math.dist(callout.start, callout.end) - _SECOND_LINE * (len(callout.block.lines) - 1)


def _is_free(
    callout: Callout, room: _Room, cells: frozenset[Cell], site: Site, placed: Sequence[Callout]
) -> bool:
    """Whether a name lies on nothing, and its line runs over neither a foreign room nor another name."""
    if _meets_rooms(callout.box, cells, site):
        return False
    start, end = callout.start, callout.end
    for other in placed:
        if _meet(callout.box, other.box.inset(-_CLEAR)) or cross(start, end, other.start, other.end):
            return False
        if _runs_through(other.box, start, end) or _runs_through(callout.box, other.start, other.end):
            return False
    return not _runs_over(start, end, room, cells, site)


def _meets_rooms(box: Box, cells: frozenset[Cell], site: Site) -> bool:
    """Whether a room, or the lawn that its doors need, lies under a box."""
    box = box.inset(-max(_CLEAR, site.unit * 0.4))
    columns = range(math.floor((box.x - site.x) / site.unit), math.ceil((box.right - site.x) / site.unit))
    rows = range(math.floor((box.y - site.y) / site.unit), math.ceil((box.bottom - site.y) / site.unit))
    return any((column, row) in cells for column in columns for row in rows)


def _meet(one: Box, other: Box) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


def _points(start: Point, end: Point, step: float) -> Iterator[Point]:
    count = max(1, round(math.dist(start, end) / step))
    for number in range(count + 1):
        share = number / count
        yield start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _runs_through(box: Box, start: Point, end: Point) -> bool:
    near = box.inset(-6)
    return any(near.x <= x <= near.right and near.y <= y <= near.bottom for x, y in _points(start, end, 8))


def _runs_over(start: Point, end: Point, room: _Room, cells: frozenset[Cell], site: Site) -> bool:
    whole = room.whole
    for x, y in _points(start, end, max(4.0, site.unit * 0.25)):
        if whole.x <= x <= whole.right and whole.y <= y <= whole.bottom:
            continue
        if (math.floor((x - site.x) / site.unit), math.floor((y - site.y) / site.unit)) in cells:
            return True
    return False


def _draw_line(board: Board, start: Point, end: Point) -> None:
    """Draws a thin line with a dot at its end in the room."""
    left, top = min(start[0], end[0]) - 9, min(start[1], end[1]) - 9
    art = Art(math.ceil(abs(start[0] - end[0])) + 18, math.ceil(abs(start[1] - end[1])) + 18)
    path = [(start[0] - left, start[1] - top), (end[0] - left, end[1] - top)]
    art.line(path, INK, 6)
    art.line(path, TEXT, 3)
    art.ellipse(*path[1], 7, fill=TEXT, edge=INK, line=2)
    board.paste(art.sprite(), left, top)
