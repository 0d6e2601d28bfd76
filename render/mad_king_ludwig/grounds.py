"""Castles in their park: plans on a lawn with trees around, names in the rooms that have space for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from PIL import Image

from engines.mad_king_ludwig.data import FOYERS, TILES, Placed
from engines.mad_king_ludwig.view import CastleView
from render.core.box import Box
from render.core.canvas import Art, Board
from render.core.emblems import draw_emblem
from render.core.fonts import Weight, text_width
from render.core.kept import kept
from render.core.palette import (
    COMMON_COLOURS,
    COMMON_EDGES,
    GOLD,
    PANEL,
    RED,
    SEATS,
    TEXT,
    Colour,
    fixed_palette,
    mix,
    rgb,
    seat_edges,
)
from render.core.souvenir import SMALLEST, scattered, star
from render.mad_king_ludwig.castle import Site, draw_doors, extent_of, find_site
from render.mad_king_ludwig.palette import DARK_DOOR, KINDS, TREADS, WOOD, WOOD_EDGE, wall_of
from render.mad_king_ludwig.shapes import Edges, shape_of
from render.mad_king_ludwig.tiles import floor_kind, pad_of, tile_sprite
from render.rooms.blocks import Block, draw_block, fit_block
from render.rooms.palette import ROOM_INK, colours_of, room_palette
from render.rooms.symbols import symbol

NAMELESS: Mapping[str, str] = {}

LAWN, TUFT = rgb("#35493b"), rgb("#3f5645")
LEAVES, LEAVES_LIGHT, LEAVES_EDGE = rgb("#4f7a4a"), rgb("#6a9a5c"), rgb("#24352a")

LAWN_EDGE = mix(LAWN, TEXT, 0.2)

LARGEST_UNIT = 76
_LARGEST_NAME = 40
_LARGEST_SYMBOL = 84
_CLEAR = 0.22
"""The distance of names and symbols from walls and doors, in units."""
_SPARSE = 11_000
"""Pixels for each tree or tuft."""


def _palette() -> tuple[list[Colour], list[tuple[Colour, Colour]]]:
    rooms, meet = room_palette(KINDS)
    walls = [wall_of(kind) for kind in KINDS]
    colours = [*COMMON_COLOURS, *SEATS[:4], *rooms, *walls, DARK_DOOR, WOOD, WOOD_EDGE, *TREADS]
    colours += [LAWN, TUFT, LEAVES, LEAVES_LIGHT, LEAVES_EDGE]
    edges = [*COMMON_EDGES, *meet, *seat_edges(4), (LAWN, TEXT), (LAWN, LEAVES), (LEAVES, LEAVES_LIGHT)]
    edges += [(RED, ROOM_INK), (LAWN, DARK_DOOR), (LAWN, WOOD), (GOLD, ROOM_INK), (PANEL, GOLD)]
    edges += [(LAWN, wall) for wall in walls]
    edges += [(wall_of(kind), colours_of(kind).fill) for kind in KINDS]
    return colours, edges


PALETTE = fixed_palette(*_palette())


@kept
def _tree(radius: int) -> Image.Image:
    """Draws a tree from above."""
    art = Art(2 * radius + 4, 2 * radius + 4)
    middle = radius + 2
    art.ellipse(middle, middle, radius, fill=LEAVES, edge=LEAVES_EDGE, line=2)
    art.ellipse(middle - radius * 0.2, middle - radius * 0.24, radius * 0.5, fill=LEAVES_LIGHT)
    return art.sprite()


def draw_park(board: Board, castle: CastleView, area: Box, site: Site, written: Sequence[Box] = ()) -> None:
    """Draws trees and tufts of grass wherever the castle and the texts beside it leave room."""
    built = [_edges(tile.placed, site, 0.7) for tile in castle.tiles]
    built += [(box.x, box.y, box.right, box.bottom) for box in written]
    count = round(area.width * area.height / _SPARSE)
    for number, (across, down) in enumerate(scattered(count, 100 * castle.seat)):
        radius = (11, 15, 20)[number % 3]
        x = area.x + radius + across * (area.width - 2 * radius)
        y = area.y + radius + down * (area.height - 2 * radius)
        if any(a - radius < x < c + radius and b - radius < y < d + radius for a, b, c, d in built):
            continue
        if number % 2:
            board.polygon([(x - 9, y + 5), (x - 5, y - 6), (x - 1, y + 5)], TUFT)
            board.polygon([(x, y + 5), (x + 4, y - 8), (x + 8, y + 5)], TUFT)
            continue
        board.paste(_tree(radius), x, y, "mm")
        built.append((x - radius, y - radius, x + radius, y + radius))


def _edges(placed: Placed, site: Site, more: float) -> tuple[float, float, float, float]:
    shape = shape_of(placed.tile, placed.rot)
    left, top = site.at(placed.x - more, placed.y - more)
    right, bottom = site.at(placed.x + shape.w + more, placed.y + shape.h + more)
    return left, top, right, bottom


def park_site(castle: CastleView, area: Box, largest: int = LARGEST_UNIT) -> Site:
    """Returns the largest site of a castle in an area."""
    left, top, right, bottom = area.whole
    return find_site(extent_of(castle), (left, top, right - left, bottom - top), largest, 0.6)


def draw_plan(
    board: Board, castle: CastleView, site: Site, best: int | None, names: Mapping[str, str] = NAMELESS
) -> None:
    """Draws a castle by its symbols, with a star on its `best` tile, and `names` in rooms with space."""
    unit, pad = site.unit, pad_of(site.unit)
    for tile in castle.tiles:
        placed = tile.placed
        x, y = site.at(placed.x, placed.y)
        board.paste(tile_sprite(placed.tile, placed.rot, unit), x - pad, y - pad)
    draw_doors(board, castle.tiles, site)
    if best is not None:
        _draw_star(board, castle.tiles[best].placed, site)
    for tile in castle.tiles:
        placed = tile.placed
        if placed.tile in FOYERS.values():
            shape = shape_of(placed.tile, placed.rot)
            middle = site.at(placed.x + shape.w / 2, placed.y + shape.h / 2)
            board.paste(_foyer(castle.seat, unit), *middle, "mm")
        elif TILES[placed.tile].size is not None:
            _draw_label(board, placed, site, names.get(placed.tile, ""))


def unnamed_rooms(castle: CastleView, site: Site, names: Mapping[str, str]) -> tuple[str, ...]:
    """Returns the rooms that are too small for their names."""
    return tuple(
        tile.placed.tile
        for tile in castle.tiles
        if TILES[tile.placed.tile].size is not None
        and _name_block(names[tile.placed.tile], _inside(tile.placed), site.unit) is None
    )


def _inside(placed: Placed) -> Edges:
    """Returns the box for a room's label, in units from its corner."""
    box = shape_of(placed.tile, placed.rot).label
    return Edges(box.x0 + _CLEAR, box.y0 + _CLEAR, box.x1 - _CLEAR, box.y1 - _CLEAR)


@kept
def _foyer(seat: int, unit: int) -> Image.Image:
    art = Art(2 * unit, 2 * unit)
    draw_emblem(art, seat, unit, unit, unit * 0.75, SEATS[seat], max(1.5, unit * 0.06))
    return art.sprite()


def _draw_label(board: Board, placed: Placed, site: Site, name: str) -> None:
    """Draws a room's name if that has space, and its symbol above it or alone."""
    kind = TILES[placed.tile].type
    colours = colours_of(floor_kind(placed.tile))
    inside = _inside(placed)
    width, height = inside.width * site.unit, inside.height * site.unit
    x, y = site.at(placed.x + inside.middle[0], placed.y + inside.middle[1])
    block = _name_block(name, inside, site.unit) if name else None
    if block is None:
        size = int(min(width, height, _LARGEST_SYMBOL)) // 4 * 4
        board.paste(symbol(kind, size, colours.ink, colours.fill), x, y, "mm")
        return
    tall = len(block.lines) * block.size * block.lead
    left = height - tall - 6
    if left >= SMALLEST:
        size = int(min(left, width, _LARGEST_SYMBOL)) // 4 * 4
        board.paste(symbol(kind, size, colours.ink, colours.fill), x, y - (tall + 6) / 2, "mm")
        y += (size + 6) / 2
    draw_block(board, x, y, block, Weight.EXTRA_BOLD, colours.ink)


@lru_cache(maxsize=512)
def _name_block(name: str, inside: Edges, unit: int) -> Block | None:
    """Fits the name into the box as large as possible, whole and readable; None if it does not fit."""
    width, height = inside.width * unit, inside.height * unit
    found = None
    for most in (1, 2, 3):
        block = fit_block(name, width, _LARGEST_NAME, SMALLEST, Weight.EXTRA_BOLD, most).spaced(1.06)
        whole = " ".join(block.lines) == name
        fits = all(text_width(line, block.size, Weight.EXTRA_BOLD) <= width for line in block.lines)
        if whole and fits and len(block.lines) * block.size * block.lead <= height:
            found = max(found or block, block, key=lambda one: one.size)
    return found


def _draw_star(board: Board, placed: Placed, site: Site) -> None:
    """Draws a star on a room's upper right corner, mostly outside; names may lie over it."""
    shape = shape_of(placed.tile, placed.rot)
    corner = site.at(placed.x + shape.label.x1 + 0.05, placed.y + shape.label.y0 - 0.05)
    board.paste(star(max(10, min(18, site.unit // 2))), *corner, "mm")
