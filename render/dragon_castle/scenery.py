"""The land round a town: mountains under the moon, a lake and pines, and the terrace under the town."""

from __future__ import annotations

import math

from PIL import Image

from render.core.box import Box
from render.core.canvas import Art, Board
from render.core.kept import kept
from render.core.palette import BLACK, INK, TEXT, Colour, mix, rgb
from render.core.souvenir import scattered

SKY, MOON = rgb("#2a3549"), rgb("#f3e9c9")
MOUNTAINS = rgb("#475678"), rgb("#3a5d63")
MEADOW, LAKE, RIPPLE = rgb("#2f4d42"), rgb("#3c6f88"), rgb("#5d92a8")
PINE, PINE_LIGHT, TRUNK = rgb("#2c6049"), rgb("#4d7d4f"), rgb("#5a4636")
QUAY = rgb("#6f7479")
COLOURS = (SKY, MOON, *MOUNTAINS, MEADOW, LAKE, RIPPLE, PINE, PINE_LIGHT, TRUNK, QUAY)
EDGES = (
    (SKY, MOUNTAINS[0]),
    (MOUNTAINS[0], MOUNTAINS[1]),
    (MOUNTAINS[1], MEADOW),
    (SKY, MOON),
    (MEADOW, LAKE),
    (MEADOW, INK),
    (MEADOW, TEXT),
    (INK, PINE),
)
_HORIZON = 0.36
"""The upper edge of the meadow, as a share of the height."""
_LARGE = 400
"""A box of this height has a moon."""
_SPARSE = 16_000
"""Pixels of the meadow for each tree."""


def draw_land(board: Board, box: Box, town: Box, edge: Colour, line: int) -> None:
    """Draws all of a box: sky and mountains, the meadow with a lake, and pines where the town leaves room."""
    board.box(box, fill=SKY)
    inside = box.inset(line / 2)
    left, top, right, bottom = inside.whole
    horizon = round(top + inside.height * _HORIZON)
    _draw_moon(board, inside, town)
    for number, colour in enumerate(MOUNTAINS):
        high = inside.height * (0.2 - 0.1 * number)
        ridge = [
            (x, horizon - high * _ridge((x - left) / inside.height, number))
            for x in range(left, right + 1, 4)
        ]
        board.polygon([(left, horizon), *ridge, (right, ridge[-1][1]), (right, horizon)], colour)
    meadow = Box(left, horizon, right - left, bottom - horizon)
    board.rectangle(meadow._replace(height=meadow.height - 40), MEADOW)
    board.box(Box(left, bottom - 60, right - left, 60), fill=MEADOW)
    _draw_lake(board, inside, town)
    _draw_pines(board, meadow, town)
    board.box(box, edge=edge, line=line)


def _draw_moon(board: Board, box: Box, town: Box) -> None:
    """Draws the moon at the right, above a town in its way; not at all if there is little sky."""
    radius = round(min(box.height, box.width * 0.6) * 0.05)
    x, y = box.right - box.width * 0.1, box.y + max(box.height * 0.17, 76 + radius)
    if town.right > x - radius:
        y = town.y - radius - 12
    if y - radius > box.y + 72 and box.height > _LARGE:
        board.paste(_moon(radius), x, y, "mm")


def _ridge(at: float, number: int) -> float:
    """Returns the height of the mountains at a place: waves that never meet again."""
    at = at * 3.1 + 2.0 * number
    return 0.55 + 0.3 * math.sin(at) + 0.22 * abs(math.sin(at * 2.7 + 1)) - 0.12 * math.sin(at * 6.1)


@kept
def _moon(radius: int) -> Image.Image:
    art = Art(2 * radius + 2, 2 * radius + 2)
    art.ellipse(radius + 1, radius + 1, radius, fill=MOON)
    return art.sprite()


def _draw_lake(board: Board, box: Box, town: Box) -> None:
    """Draws it in the lower right corner if the town leaves that free; otherwise along the lower edge."""
    free = box.right - town.right
    across = max(free - 30, 0)
    if across < 120:
        return
    down = min(across * 0.3, box.height * 0.2)
    board.paste(_lake(round(across), round(down)), box.right - 14, box.bottom - box.height * 0.2, "rm")


@kept
def _lake(across: int, down: int) -> Image.Image:
    art = Art(across, down)
    art.ellipse(across / 2, down / 2, across / 2 - 2, down / 2 - 2, LAKE, mix(MEADOW, BLACK, 0.3), 2.5)
    for x, y, half in ((0.3, 0.35, 0.1), (0.62, 0.3, 0.13), (0.45, 0.58, 0.14), (0.75, 0.62, 0.08)):
        middle = (x * across, y * down)
        art.line([(middle[0] - half * across, middle[1]), (middle[0] + half * across, middle[1])], RIPPLE, 3)
    return art.sprite()


def _draw_pines(board: Board, meadow: Box, town: Box) -> None:
    """Draws pines from the horizon to the front, smaller far away; none before the town or in the lake."""
    count = round(meadow.width * meadow.height / _SPARSE)
    trees = []
    for across, down in scattered(count, 40):
        size = round((26 + 34 * down) * min(1.0, meadow.height / 380)) // 4 * 4
        x = meadow.x + size + across * (meadow.width - 2 * size)
        y = meadow.y + size * 0.6 + down * (meadow.height - size * 0.8)
        if town.x - size < x < town.right + size and town.y - 10 < y < town.bottom + 1.6 * size:
            continue
        if x > town.right + 20 and y > meadow.bottom - meadow.height * 0.52:
            continue
        trees.append((y, x, size))
    for y, x, size in sorted(trees):
        board.paste(_pine(max(16, size)), x, y, "mb")


@kept
def _pine(size: int) -> Image.Image:
    """Draws a pine of three layers. By the foot of its trunk."""
    art = Art(size + 4, round(size * 1.5) + 4)
    middle, foot = size / 2 + 2, size * 1.5
    art.line([(middle, foot - 2), (middle, foot - size * 0.4)], TRUNK, size * 0.12)
    for layer, half in enumerate((0.5, 0.4, 0.28)):
        base = foot - size * (0.24 + 0.34 * layer)
        crown = [(middle - half * size, base), (middle, base - size * 0.55), (middle + half * size, base)]
        art.polygon(crown, PINE if layer % 2 == 0 else PINE_LIGHT, INK, 1.6)
    return art.sprite()


def draw_quay(board: Board, town: Box, cell: int) -> None:
    """Draws the stone terrace under a town, with steps down to the meadow."""
    board.paste(_quay(round(town.width), round(town.height), cell), town.x, town.y)


@kept
def _quay(width: int, height: int, cell: int) -> Image.Image:
    art = Art(width, height)
    line, foot = max(1.6, cell * 0.02), cell * 0.16
    art.box(Box(1, 1, width - 2, height - 2), cell * 0.1, mix(QUAY, BLACK, 0.35), INK, line)
    art.box(Box(1, 1, width - 2, height - 2 - foot), cell * 0.1, QUAY, INK, line)
    for step in range(2):
        across = cell * (0.9 + 0.2 * step)
        y = height - foot + step * foot / 2 - 1
        art.box(Box((width - across) / 2, y, across, foot / 2), 1, mix(QUAY, TEXT, 0.3), INK, line)
    return art.sprite()
