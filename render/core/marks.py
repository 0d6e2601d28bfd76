"""The marks of the picture language, the same in every game: each is a cached sprite.

Sprites are pasted by their middle unless their docstring says otherwise.
"""

import math

from PIL import Image

from render.core.box import Box
from render.core.canvas import Art
from render.core.fonts import Weight, text_width
from render.core.kept import kept, kept_as
from render.core.outlines import Cell, inset, loops, rounded
from render.core.palette import GOLD, INK, MUTED, PANEL, RED, TEXT, Colour
from render.core.strokes import contents

DASH, GAP = 13, 9


@kept
def disc(letter: str, radius: int, fill: Colour = TEXT) -> Image.Image:
    """Draws the letter of a choice, or a rank: light or gold, with an ink ring."""
    middle = radius + 4
    art = Art(2 * middle, 2 * middle)
    art.ellipse(middle, middle, radius + 3, fill=INK)
    art.ellipse(middle, middle, radius, fill=fill)
    size = radius * (1.62 if len(letter) == 1 else 1.2)
    art.text(middle, middle, letter, size, Weight.EXTRA_BOLD, INK)
    return art.sprite()


@kept
def pill(text: str, size: int, fill: Colour = TEXT) -> Image.Image:
    """Draws a number on a light or gold pill: a gain, or the points of an area."""
    height = round(size * 1.16)
    width = max(round(text_width(text, size, Weight.EXTRA_BOLD) + size * 0.6), height)
    art = Art(width + 4, height + 4)
    art.box(Box(0, 0, width + 4, height + 4), height / 2 + 2, INK)
    art.box(Box(2, 2, width, height), height / 2, fill)
    art.text(width / 2 + 2, height / 2 + 2, text, size, Weight.EXTRA_BOLD, INK)
    return art.sprite()


@kept
def shield(text: str, height: int, size: int) -> Image.Image:
    """Draws the points of a seat; hangs from a panel's top edge, pasted by its top right corner."""
    width = round(max(height * 1.06, text_width(text, size, Weight.EXTRA_BOLD) + size * 0.5))
    art = Art(width + 4, height + 4)
    left, right, top = 2, width + 2, 2
    shape = [
        (left, top),
        (right, top),
        (right, top + height * 0.7),
        ((left + right) / 2, top + height),
        (left, top + height * 0.7),
    ]
    art.polygon(shape, TEXT, INK, 3)
    art.text((left + right) / 2, top + height * 0.42, text, size, Weight.EXTRA_BOLD, INK)
    return art.sprite()


@kept
def turn_arrow(radius: int, fill: Colour = GOLD) -> Image.Image:
    """Draws the arrow that says "now": gold on a panel's edge, ink in the turn box."""
    middle = radius + 3
    art = Art(2 * middle, 2 * middle)
    tip = (middle + radius * 0.9, middle)
    back = middle - radius * 0.7
    art.polygon([(back, middle - radius), tip, (back, middle + radius)], fill, INK, 2)
    return art.sprite()


@kept
def way_arrow(dx: int, dy: int, radius: int, fill: Colour = TEXT) -> Image.Image:
    """Draws an arrow along a direction: how a piece lies, where something goes."""
    middle = round(radius * 1.4)
    art = Art(2 * middle, 2 * middle)
    art.line(
        [
            (middle - dx * radius, middle - dy * radius),
            (middle + dx * radius * 0.4, middle + dy * radius * 0.4),
        ],
        fill,
        radius * 0.36,
    )
    tip = (middle + dx * radius * 1.2, middle + dy * radius * 1.2)
    x, y, side = middle + dx * radius * 0.1, middle + dy * radius * 0.1, radius * 0.75
    art.polygon([tip, (x - dy * side, y + dx * side), (x + dy * side, y - dx * side)], fill)
    return art.sprite()


@kept
def tick(radius: int, colour: Colour = MUTED) -> Image.Image:
    """Draws the mark for done."""
    middle = radius + 6
    art = Art(2 * middle, 2 * middle)
    points = [
        (middle - radius, middle),
        (middle - radius * 0.25, middle + radius * 0.7),
        (middle + radius, middle - radius * 0.75),
    ]
    art.line(points, colour, radius * 0.32)
    return art.sprite()


@kept
def cross(radius: int, colour: Colour = TEXT) -> Image.Image:
    """Draws the mark for illegal, in explanations; its ink casing keeps it readable on any ground."""
    middle = radius + 8
    art = Art(2 * middle, 2 * middle)
    for line, shade in ((radius * 0.32 + 6, INK), (radius * 0.32, colour)):
        for sign in (-1, 1):
            ends = [(middle - radius, middle - sign * radius), (middle + radius, middle + sign * radius)]
            art.line(ends, shade, line)
    return art.sprite()


@kept
def danger_flag(height: int) -> Image.Image:
    """Draws a red-orange flag with an ink "!": the end is near, or something can't be."""
    width = round(height * 0.9)
    art = Art(width + 4, height + 4)
    art.line([(5, 4), (5, height)], INK, 6)
    art.polygon(
        [(5, 4), (width, 4), (width * 0.82, height * 0.36), (width, height * 0.68), (5, height * 0.68)],
        RED,
        INK,
        3,
    )
    art.text(width * 0.44, height * 0.36, "!", height * 0.52, Weight.EXTRA_BOLD, INK)
    return art.sprite()


@kept
def dashed_box(
    width: int, height: int, radius: float, colour: Colour = TEXT, line: float = 3.5
) -> Image.Image:
    """Draws a dashed outline inside a place: light for a legal spot, muted for a free one. By its corner."""
    art = Art(width, height)
    half = line / 2
    corners = [(half, half), (width - half, half), (width - half, height - half), (half, height - half)]
    art.dashes(rounded(corners, radius * 1.4), colour, line, DASH, GAP)
    return art.sprite()


@kept
def brackets(width: int, height: int, line: int, colour: Colour = GOLD) -> Image.Image:
    """Draws four corner brackets on the place where a piece was taken from. By its corner."""
    art = Art(width, height)
    arm = min(width, height) * 0.28
    edge = line / 2 + 2
    for shade, thick in ((INK, line + 4), (colour, line)):
        for x, sx in ((edge, 1), (width - edge, -1)):
            for y, sy in ((edge, 1), (height - edge, -1)):
                art.line([(x, y + sy * arm), (x, y), (x + sx * arm, y)], shade, thick)
    return art.sprite()


@kept
def cell_outline(
    cells: tuple[Cell, ...],
    cell: int,
    colour: Colour,
    line: float,
    inwards: float = 0.0,
    *,
    dashed: bool = False,
) -> Image.Image:
    """Draws a cased line round cells of a grid, for `cells` counted from their own left and top at 0.

    Pasted by the point (-`outline_pad(line)`, the same) from the corner of cell (0, 0).
    """
    pad = outline_pad(line)
    columns = 1 + max(x for x, _ in cells)
    rows = 1 + max(y for _, y in cells)
    art = Art(columns * cell + 2 * pad, rows * cell + 2 * pad)
    paths = [
        rounded([(pad + x * cell, pad + y * cell) for x, y in inset(loop, inwards)], cell * 0.16)
        for loop in loops(cells)
    ]
    for path in paths:
        art.line([*path, path[0]], INK, line + 4)
    for path in paths:
        if dashed:
            art.dashes(path, colour, line, DASH + 3, GAP + 2)
        else:
            art.line([*path, path[0]], colour, line)
    return art.sprite()


def outline_pad(line: float) -> int:
    """Returns the distance that an outline's sprite reaches over its cells."""
    return math.ceil(line / 2) + 3


def step_back(sprite: Image.Image, share: float, ground: Colour = PANEL) -> Image.Image:
    """Draws a sprite blended into a known ground: blocked, not counted, or a ghost."""
    return kept_as((step_back, contents(sprite), share, ground), lambda: _blended(sprite, share, ground))


def _blended(sprite: Image.Image, share: float, ground: Colour) -> Image.Image:
    flat = Image.new("RGB", sprite.size, ground)
    blended = Image.blend(sprite.convert("RGB"), flat, share)
    if sprite.mode == "RGBA":
        blended.putalpha(sprite.getchannel("A"))
    return blended


@kept
def points_sign(height: int) -> Image.Image:
    """Draws an empty shield: the sign for points where a word would stand."""
    art = Art(height + 4, height + 4)
    left, right, top = 2.0, height + 2.0, 2.0
    middle = (left + right) / 2
    shape = [
        (left, top),
        (right, top),
        (right, top + height * 0.6),
        (middle, top + height),
        (left, top + height * 0.6),
    ]
    art.polygon(shape, TEXT, INK, 3)
    return art.sprite()


@kept
def dot(radius: int) -> Image.Image:
    """Draws a light dot with an ink ring: says which part of a piece is meant."""
    middle = radius + 4
    art = Art(2 * middle, 2 * middle)
    art.ellipse(middle, middle, radius + 4, fill=INK)
    art.ellipse(middle, middle, radius, fill=TEXT)
    return art.sprite()
