"""A realm as a town of pavilions: backs are terraces and roofs in the colors of the sets that they were.

A terrace is one tile high; above it every tile is a storey with eaves of its own. Open tiles are gardens.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from PIL import Image

from engines.dragon_castle.grid import Cell
from engines.dragon_castle.view import RealmView
from render.core.box import Box
from render.core.canvas import Art, Board
from render.core.kept import kept
from render.core.palette import (
    BLACK,
    COMMON_COLOURS,
    COMMON_EDGES,
    CROWN,
    INK,
    SEATS,
    TEXT,
    Colour,
    Palette,
    fixed_palette,
    mix,
    rgb,
    seat_edges,
)
from render.dragon_castle import scenery
from render.dragon_castle.palette import KINDS, ROOF, ROOF_LIGHT, SIDES, WALL, WHITE
from render.dragon_castle.realm import cells_of, height_at
from render.dragon_castle.symbols import draw_symbol
from render.dragon_castle.tiles import shrine

PLOT = rgb("#3d6150")
LAND_EDGE = mix(scenery.MEADOW, TEXT, 0.2)
PAVING = rgb("#cfc3a4")
BEAM = rgb("#8a3b35")
STONE, PINE = rgb("#8f949a"), rgb("#4d7d4f")
PLAIN = rgb("#a79c86")
"""The roof of a back whose type is unknown."""
_TINT = 0.5
"""The share of its set's color in a terrace."""

_DEEP = 0.94
"""From one row to the next, in widths of a cell."""
_SLAB = 0.13
_STOREY = 0.24
_TIER = 0.36
"""The thickness of a terrace, the height of the first storey, and the rise of each further one."""
_NARROWER = 0.09
"""How far a storey stands back on each side behind the one below it."""
_EAVES, _RIDGE, _ROOF_HIGH = 0.09, 0.24, 0.52
_FRONT = 0.26
"""The height of the terrace before the first row."""
_LARGEST = 200


def roof_of(letter: str) -> Colour:
    """Returns the color of a roof over tiles that were turned as this type."""
    return KINDS[letter].ground if letter else PLAIN


def paving_of(letter: str) -> Colour:
    """Returns the color of a terrace's stones over tiles that were turned as this type."""
    return mix(PAVING, KINDS[letter].ground, _TINT) if letter else PAVING


def joints_of(letter: str) -> Colour:
    """Returns the color of the joints between these stones."""
    return mix(paving_of(letter), BLACK, 0.16)


def _palette() -> Palette:
    kinds = (*KINDS, "")
    tiles = [colour for kind in KINDS.values() for colour in kind]
    tiles += [mix(roof_of(letter), BLACK, share) for letter in kinds for share in (0.2, 0.34)]
    tiles += [colour for letter in kinds for colour in (paving_of(letter), joints_of(letter), PLAIN)]
    colours = [*COMMON_COLOURS, *SEATS[:4], *tiles, ROOF, ROOF_LIGHT, WALL, WHITE, *SIDES]
    colours += [PLOT, LAND_EDGE, BEAM, STONE, PINE, *scenery.COLOURS]
    edges = [*COMMON_EDGES, *seat_edges(4), (INK, WALL), (INK, ROOF), *scenery.EDGES]
    edges += [
        (WALL, BEAM),
        (INK, SIDES[1]),
        (INK, STONE),
        (INK, PINE),
    ]
    for kind in KINDS.values():
        edges += [(kind.ground, kind.texture), (kind.edge, kind.symbol), (kind.ground, kind.edge)]
    edges += [(INK, roof_of(letter)) for letter in kinds] + [(INK, paving_of(letter)) for letter in kinds]
    edges += [(paving_of(letter), joints_of(letter)) for letter in kinds]
    return fixed_palette(colours, edges)


PALETTE = _palette()


class Town(NamedTuple):
    """The places of a realm's cells: the corner of the first, and the width of each."""

    x: int
    y: int
    cell: int

    def foot(self, cell: Cell) -> tuple[int, int]:
        """Returns the lower left corner of a cell."""
        return self.x + cell[1] * self.cell, self.y + round((cell[0] + 1) * _DEEP * self.cell)

    def around(self, realm: RealmView) -> Box:
        """Returns the terrace round all cells."""
        more = round(self.cell * 0.16)
        high, wide = round(len(realm.cells) * _DEEP * self.cell), len(realm.cells[0]) * self.cell
        return Box(self.x - more, self.y - more, wide + 2 * more, high + round(2.6 * more))

    def top(self, cell: Cell, height: int) -> tuple[float, float]:
        """Returns the middle of the top of the building on a cell."""
        x, y = self.foot(cell)
        return x + self.cell / 2, y - _top(height) * self.cell


def _top(height: int) -> float:
    """Returns the height of a building over its foot, in cells."""
    if height == 1:
        return _SLAB + _DEEP - 0.2
    return _SLAB + _STOREY + _TIER * (height - 2) + _ROOF_HIGH + 0.2


def found_town(realm: RealmView, area: Box) -> Town:
    """Returns the realm centered in an area, as large as possible with everything that rises from it."""
    rows, columns = len(realm.cells), len(realm.cells[0])
    over = max(
        _top(stack.height) + 0.62 * stack.shrine - _DEEP * (row + 1)
        for row, stacks in enumerate(realm.cells)
        for stack in stacks
    )
    over = max(over, 0.16) + 0.1
    deep = rows * _DEEP + over + _FRONT
    cell = int(min(area.width / (columns + 0.4), area.height / deep, _LARGEST)) // 2 * 2
    high = deep * cell
    x = area.x + (area.width - columns * cell) / 2
    return Town(round(x), round(area.y + (area.height - high) / 2 + over * cell), cell)


def draw_town(board: Board, realm: RealmView, town: Town) -> None:
    """Draws from north to south: plots, gardens, terraces, pavilions, and shrines on top of them."""
    size = town.cell
    deep = round(size * _DEEP)
    plot = _plot(size, deep)
    for cell in cells_of(realm):
        if not height_at(realm, cell):
            x, y = town.foot(cell)
            board.paste(plot, x, y, "lb")
    for cell in cells_of(realm):
        height, face, stands = realm.cells[cell[0]][cell[1]]
        if not height:
            continue
        x, y = town.foot(cell)
        pad = round(size * _EAVES)
        court = height == 1 and not stands and sum(cell) % 2 == 0 and not _rises(realm, cell[0] + 1, cell[1])
        letter = realm.turned_as(cell)
        sprite = (
            _garden(face, min(height, 4), size) if face else _building(min(height, 7), letter, size, court)
        )
        board.paste(sprite, x - pad, y, "lb")
        if stands:
            middle, top = town.top(cell, height)
            width = round(size * (0.62 if height > 1 else 0.74))
            board.paste(shrine(width), middle, top + size * (0.24 if height > 1 else 0.44), "mb")


def _rises(realm: RealmView, row: int, column: int) -> bool:
    """Whether the building there hides the middle of the cell behind it."""
    return row < len(realm.cells) and realm.cells[row][column].height > 1


@kept
def _plot(size: int, deep: int) -> Image.Image:
    """Draws a cell on which nothing stands. By its lower left corner."""
    art = Art(size, deep)
    art.box(Box(2, 2, size - 4, deep - 4), size * 0.08, PLOT)
    return art.sprite()


def _slab(art: Art, size: int, height: float, ground: Colour) -> tuple[float, float]:
    """Draws a flat block on the whole cell; `height` is in cells. Returns its top's upper left corner."""
    pad, foot = size * _EAVES, art.height
    thick, deep = height * size, _DEEP * size
    line = max(1.6, size * 0.02)
    art.box(Box(pad + 1, foot - deep, size - 2, deep), size * 0.07, SIDES[1], INK, line)
    art.box(Box(pad + 1, foot - deep - thick + size * 0.06, size - 2, deep), size * 0.07, ground, INK, line)
    return pad + 1, foot - deep - thick + size * 0.06


@kept
def _garden(face: str, height: int, size: int) -> Image.Image:
    """Draws a tile that lies open: a bed in its type's color with its symbol. By its lower left corner."""
    kind = KINDS[face[0]]
    art = Art(size + 2 * round(size * _EAVES), round(size * (_DEEP + _SLAB * height)))
    left, top = _slab(art, size, _SLAB * height, kind.ground)
    draw_symbol(art, face, left + size / 2 - 1, top + size * _DEEP / 2, size * 0.58)
    return art.sprite()


@kept
def _building(height: int, letter: str, size: int, court: bool) -> Image.Image:
    """Draws a back: a paved terrace on the ground, above it storeys under roofs. By its lower left corner."""
    pad = round(size * _EAVES)
    tall = round(size * (_top(height) + 0.06)) if height > 1 else round(size * (_DEEP + _SLAB))
    art = Art(size + 2 * pad, max(tall, round(size * (_DEEP + _SLAB))))
    left, top = _slab(art, size, _SLAB, paving_of(letter))
    if height == 1:
        if court and letter == "W":
            _raked(art, left, top, size)
        else:
            _pave(art, letter, left, top, size)
        if court and letter:
            _COURTS[letter](art, left + size / 2 - 1, top + size * _DEEP / 2, size)
        return art.sprite()
    foot, middle = art.height - size * _SLAB, pad + size / 2
    for tier in range(height - 1):
        eaves = foot - size * (_STOREY + _TIER * tier)
        scale = max(0.55, 1 - 2 * _NARROWER * tier)
        _storey(art, middle, eaves, size * 0.84 * scale, size)
        _roof(art, roof_of(letter), middle, eaves + size * 0.04, size * scale, size)
    return art.sprite()


def _raked(art: Art, x: float, y: float, size: int) -> None:
    """Draws sand that was raked in rings."""
    across, down, line = x + size / 2 - 1, y + size * _DEEP / 2, max(1.6, size * 0.022)
    for ring in (0.4, 0.3, 0.2):
        art.ellipse(across, down, size * ring, size * ring * 0.86, edge=joints_of("W"), line=line)


def _stone(art: Art, x: float, y: float, size: int) -> None:
    art.ellipse(x, y, size * 0.1, size * 0.08, STONE, INK, max(1.6, size * 0.022))


def _pine(art: Art, x: float, y: float, size: int) -> None:
    art.ellipse(x, y + size * 0.2, size * 0.2, size * 0.09, joints_of("F"))
    art.line([(x, y + size * 0.2), (x - size * 0.02, y - size * 0.1)], BEAM, size * 0.05)
    for dx, dy, wide in ((-0.1, 0.02, 0.15), (0.12, -0.06, 0.15), (-0.01, -0.2, 0.17)):
        at = x + dx * size, y + dy * size
        art.ellipse(*at, wide * size, wide * size * 0.6, PINE, INK, max(1.6, size * 0.022))


def _lantern(art: Art, x: float, y: float, size: int) -> None:
    line = max(1.6, size * 0.022)
    art.box(Box(x - size * 0.03, y, size * 0.06, size * 0.22), 0, STONE, INK, line)
    art.box(Box(x - size * 0.09, y - size * 0.12, size * 0.18, size * 0.15), 2, CROWN, INK, line)
    roof = [(-0.16, -0.11), (0, -0.24), (0.16, -0.11)]
    art.polygon([(x + a * size, y + b * size) for a, b in roof], STONE, INK, line)


def _banner(art: Art, x: float, y: float, size: int) -> None:
    """Draws two swallow-tailed flags on poles."""
    line = max(1.6, size * 0.022)
    for dx in (-0.18, 0.06):
        pole = x + dx * size
        art.line([(pole, y + size * 0.26), (pole, y - size * 0.26)], INK, size * 0.05)
        flag = [(0, -0.25), (0.2, -0.25), (0.15, -0.14), (0.2, -0.03), (0, -0.03)]
        art.polygon([(pole + a * size, y + b * size) for a, b in flag], KINDS["S"].ground, INK, line)


def _pond(art: Art, x: float, y: float, size: int) -> None:
    """Draws water with a blossom on it."""
    line = max(1.6, size * 0.022)
    art.ellipse(x, y + size * 0.02, size * 0.33, size * 0.24, KINDS["E"].texture, INK, line)
    for dx, dy in ((0, -0.08), (0.09, -0.02), (0.055, 0.07), (-0.055, 0.07), (-0.09, -0.02)):
        art.ellipse(x + dx * size, y + dy * size, size * 0.055, size * 0.05, WHITE)
    art.ellipse(x, y, size * 0.04, size * 0.036, CROWN)


def _spiral(art: Art, x: float, y: float, size: int) -> None:
    """Draws a dragon's coil, laid in the paving."""
    turns = [(step / 5 * math.pi, size * (0.05 + 0.011 * step)) for step in range(25)]
    coil = [(x + math.cos(angle) * far, y + math.sin(angle) * far * 0.88) for angle, far in turns]
    art.line(coil, KINDS["D"].edge, size * 0.1)
    art.line(coil, KINDS["D"].symbol, size * 0.055)


_COURTS: dict[str, Callable[[Art, float, float, int], None]] = {
    "M": _lantern, "F": _pine, "S": _banner, "E": _pond, "W": _stone, "D": _spiral
}  # fmt: skip
"""The ornament on every other terrace, by the type of its set: it identifies the type without color."""


def _pave(art: Art, letter: str, x: float, y: float, size: int) -> None:
    """Draws joints between the stones of a terrace."""
    joint = joints_of(letter)
    line, deep = max(1.6, size * 0.022), size * _DEEP
    for row in (1, 2, 3):
        at = y + deep * row / 4
        art.line([(x + size * 0.06, at), (x + size * 0.92, at)], joint, line, round_ends=False)
    for row in range(4):
        for column in (0.3, 0.7) if row % 2 else (0.5,):
            at = x + size * column
            start = y + deep * row / 4 + (size * 0.03 if row == 0 else 0)
            art.line([(at, start), (at, y + deep * (row + 1) / 4 - 2)], joint, line, round_ends=False)


def _storey(art: Art, middle: float, y: float, wide: float, size: int) -> None:
    """Draws walls, beams, and lit windows between posts; its foot lies under the part below."""
    high, x, line = size * _STOREY, middle - wide / 2, max(1.6, size * 0.02)
    art.box(Box(x, y - size * 0.1, wide, high + size * 0.1), 0, WALL, INK, line)
    art.box(Box(x, y, wide, size * 0.05), fill=BEAM)
    for post in range(4):
        left = x + (wide - size * 0.05) * post / 3
        art.box(Box(left, y, size * 0.05, high - 1), fill=BEAM)
    for pane in range(3):
        across = min(0.14 * size, wide / 3 - size * 0.09)
        at = x + wide * (pane + 0.5) / 3 - across / 2
        art.box(Box(at, y + high * 0.38, across, high * 0.44), size * 0.02, CROWN, INK, 1.5)


def _roof(art: Art, colour: Colour, middle: float, eaves: float, wide: float, size: int) -> None:
    """Draws a roof over a storey of this width: turned-up eaves, ribs of tiles, and a ridge."""
    left, right = middle - wide / 2 - size * _EAVES + 1, middle + wide / 2 + size * _EAVES - 1
    high, line = size * _ROOF_HIGH, max(1.8, size * 0.024)
    half = wide * (0.5 - _RIDGE)
    inner_left, inner_right, ridge = middle - half, middle + half, eaves - high
    shape = [
        (left, eaves - size * 0.09), (left + size * 0.12, eaves - size * 0.06),
        (inner_left - size * 0.08, eaves - high * 0.55), (inner_left, ridge),
        (inner_right, ridge), (inner_right + size * 0.08, eaves - high * 0.55),
        (right - size * 0.12, eaves - size * 0.06), (right, eaves - size * 0.09),
        (right - size * 0.1, eaves + size * 0.05), (left + size * 0.1, eaves + size * 0.05),
    ]  # fmt: skip
    art.polygon(shape, colour, INK, line)
    for rib in range(-3, 4):
        top, foot = middle + rib * half * 0.29, middle + rib * wide * 0.15
        rafter = [(top, ridge + size * 0.07), (foot, eaves - size * 0.01)]
        art.line(rafter, mix(colour, BLACK, 0.2), size * 0.03)
    cap = Box(inner_left - size * 0.05, ridge - size * 0.05, 2 * half + size * 0.1, size * 0.11)
    art.box(cap, size * 0.05, mix(colour, BLACK, 0.34), INK, line)
