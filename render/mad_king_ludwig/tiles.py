"""Tiles as sprites: floor, wall and fence in every orientation and size, without doors; outlines of tiles."""

from __future__ import annotations

import math
from itertools import pairwise

from PIL import Image

from engines.mad_king_ludwig.data import STAIRS, STEPS, TILES
from engines.mad_king_ludwig.view import printed_doors
from render.core.box import Box
from render.core.canvas import Art, Point
from render.core.kept import kept
from render.core.palette import GOLD, INK, PANEL, Colour
from render.mad_king_ludwig.palette import TREADS, WOOD, WOOD_EDGE, wall_of
from render.mad_king_ludwig.shapes import Shape, inset, shape_of
from render.rooms.palette import PAPER, ROOM_INK
from render.rooms.patterns import floor

JOINT = 0.045
"""How much smaller every tile is than its cells: a dark joint separates neighbors."""
WALL = 0.11
OVER = 0.5
"""The distance, in units, that a sprite reaches over the tile's box: pickets and frames lie there."""
_ARROW_FROM = 24
"""From this unit on stairs have an arrow."""


def floor_kind(tile: str) -> str:
    """Returns the floor of a tile: its type's, or the dark side of a hallway."""
    return "dark_hallway" if tile == "hallway_downstairs" else TILES[tile].type


def pad_of(unit: int) -> int:
    """Returns the number of pixels that a tile's sprite reaches over its box."""
    return math.ceil(unit * OVER)


def _path(points: list[Point], unit: int) -> list[Point]:
    pad = pad_of(unit)
    return [(pad + x * unit, pad + y * unit) for x, y in points]


@kept
def tile_sprite(tile: str, rot: int, unit: int, ground: Colour = PANEL) -> Image.Image:
    """Draws a tile without doors and labels. Pasted `pad_of(unit)` left and above of its box's corner."""
    shape, kind = shape_of(tile, rot), floor_kind(tile)
    pad = pad_of(unit)
    width, height = shape.w * unit + 2 * pad, shape.h * unit + 2 * pad
    wall = max(2 / unit, WALL)
    outer = Art(width, height)
    outer.polygon(_path(inset(shape.outline, JOINT), unit), wall_of(kind))
    sprite = outer.sprite()
    inner = Art(width, height)
    inner.polygon(_path(inset(shape.outline, JOINT + wall), unit), PAPER)
    if tile == STAIRS:
        ground_floor = _treads(shape, rot, unit)
    else:
        ground_floor = floor(kind, shape.w * unit, shape.h * unit, max(8, unit * 0.55))
    laid = Image.new("RGB", sprite.size)
    laid.paste(ground_floor, (pad, pad))
    sprite.paste(laid, (0, 0), inner.sprite().getchannel("A"))
    if shape.fence:
        sprite.alpha_composite(fence_sprite(tile, rot, unit, ground))
    return sprite


@kept
def fence_sprite(tile: str, rot: int, unit: int, ground: Colour = PANEL) -> Image.Image:
    """Draws a tile's fence alone; nothing if it has none. Pasted as the tile's sprite."""
    shape, pad = shape_of(tile, rot), pad_of(unit)
    art = Art(shape.w * unit + 2 * pad, shape.h * unit + 2 * pad)
    if shape.fence:
        _draw_fence(art, shape, unit, ground)
    return art.sprite()


def _treads(shape: Shape, rot: int, unit: int) -> Image.Image:
    """Draws nine treads from light to dark and an arrow to the dark end."""
    art = Art(shape.w * unit, shape.h * unit)
    dark = next(door for door in printed_doors(STAIRS, rot) if door.downstairs)
    dx, dy = STEPS[dark.side]
    tread = 3 * unit / len(TREADS)
    for step, colour in enumerate(TREADS):
        at = step if dx + dy > 0 else len(TREADS) - 1 - step
        if dx:
            art.box(Box(at * tread, 0, tread + 1, unit), fill=colour)
        else:
            art.box(Box(0, at * tread, unit, tread + 1), fill=colour)
    if unit >= _ARROW_FROM:
        x, y = shape.w * unit / 2, shape.h * unit / 2
        start = (x - dx * unit * 0.75, y - dy * unit * 0.75)
        neck = (x + dx * unit * 0.5, y + dy * unit * 0.5)
        art.line([start, neck], ROOM_INK, unit * 0.18)
        art.line([start, neck], PAPER, unit * 0.09)
        side = unit * 0.26
        tip = (x + dx * unit * 0.92, y + dy * unit * 0.92)
        head = [tip, (neck[0] - dy * side, neck[1] + dx * side), (neck[0] + dy * side, neck[1] - dx * side)]
        art.polygon(head, PAPER, ROOM_INK, 1.5)
    return art.sprite().convert("RGB")


def _draw_fence(art: Art, shape: Shape, unit: int, ground: Colour) -> None:
    """Draws two rails and pickets with points across the edge; the wall under them is taken away."""
    pad = pad_of(unit)
    path = [(pad + x * unit, pad + y * unit) for x, y in shape.fence]
    middle = (pad + shape.w * unit / 2, pad + shape.h * unit / 2)
    art.line(path, ground, unit * 0.34, round_ends=False)
    lengths = [math.dist(a, b) for a, b in pairwise(path)]
    for a, b in pairwise(path):
        nx, ny = _towards(a, b, middle)
        for reach in (0.1, 0.24):
            rail = [(p[0] + nx * unit * reach, p[1] + ny * unit * reach) for p in (a, b)]
            art.line(rail, WOOD_EDGE, max(1.5, unit * 0.06), round_ends=False)
    whole = sum(lengths)
    count = max(4, round(whole / (unit * 0.42)))
    for index in range(count):
        a, b, share = _along(path, lengths, (index + 0.5) / count * whole)
        x, y = a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
        nx, ny = _towards(a, b, middle)
        half = unit * 0.085
        foot, top = unit * 0.34, -unit * 0.12
        picket = [
            (x - ny * half + nx * foot, y + nx * half + ny * foot),
            (x + ny * half + nx * foot, y - nx * half + ny * foot),
            (x + ny * half, y - nx * half),
            (x + nx * top, y + ny * top),
            (x - ny * half, y + nx * half),
        ]
        art.polygon(picket, WOOD, WOOD_EDGE if unit > 24 else None, 1)


def _along(path: list[Point], lengths: list[float], way: float) -> tuple[Point, Point, float]:
    """Returns the piece of a path at distance `way` from its start, and the share of the piece."""
    for (a, b), length in zip(pairwise(path), lengths, strict=True):
        if way <= length:
            return a, b, way / length
        way -= length
    return path[-2], path[-1], 1.0


def _towards(a: Point, b: Point, middle: Point) -> Point:
    """Returns the unit vector across a piece of fence, to the inside."""
    length = math.dist(a, b)
    nx, ny = -(b[1] - a[1]) / length, (b[0] - a[0]) / length
    inside = (middle[0] - a[0]) * nx + (middle[1] - a[1]) * ny
    return (nx, ny) if inside > 0 else (-nx, -ny)


@kept
def gold_frame(tile: str, rot: int, unit: int) -> Image.Image:
    """Draws the last move: a gold outline. Pasted as the tile's sprite."""
    shape, pad = shape_of(tile, rot), pad_of(unit)
    art = Art(shape.w * unit + 2 * pad, shape.h * unit + 2 * pad)
    path = _path(inset(shape.outline, JOINT * 0.5), unit)
    line = max(4, unit * 0.11)
    art.line([*path, path[0], path[1]], INK, line + 3)
    art.line([*path, path[0], path[1]], GOLD, line)
    return art.sprite()


@kept
def dashed_frame(tile: str, rot: int, unit: int, colour: Colour = PAPER) -> Image.Image:
    """Draws a ghost's dashed outline. Pasted as the tile's sprite."""
    shape, pad = shape_of(tile, rot), pad_of(unit)
    art = Art(shape.w * unit + 2 * pad, shape.h * unit + 2 * pad)
    path = _path(inset(shape.outline, JOINT + WALL / 2), unit)
    art.line([*path, path[0], path[1]], INK, max(5, unit * 0.12))
    art.dashes(path, colour, max(3, unit * 0.075), max(9, unit * 0.28), max(7, unit * 0.2))
    return art.sprite()


@kept
def pennant(size: int) -> Image.Image:
    """Draws the last move without color: a flag. Pasted by its middle."""
    width, height = round(size * 2.4), round(size * 2.8)
    art = Art(width, height)
    x, top, foot = size * 0.4, size * 0.3, size * 2.5
    art.line([(x, foot), (x, top)], INK, max(4, size * 0.36))
    flag = [(x, top), (x + size * 1.7, top + size * 0.65), (x, top + size * 1.3)]
    art.polygon(flag, GOLD, INK, 2.5)
    art.line([(x, foot), (x, top)], GOLD, max(2.5, size * 0.2))
    return art.sprite()
