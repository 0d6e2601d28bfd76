"""A realm as a town of pavilions: backs are terraces and roofs, tinted by their height; tiles are gardens."""

from __future__ import annotations

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
from render.dragon_castle.palette import KINDS, ROOF, ROOF_LIGHT, SIDES, WALL, WHITE
from render.dragon_castle.realm import cells_of, height_at
from render.dragon_castle.symbols import draw_symbol
from render.dragon_castle.tiles import shrine

GROUND, PLOT = rgb("#2c4042"), rgb("#35504e")
GROUND_EDGE = mix(GROUND, TEXT, 0.2)
PAVING, JOINT = rgb("#cfc3a4"), rgb("#b3a586")
BEAM = rgb("#8a3b35")
STONE, PINE = rgb("#8f949a"), rgb("#4d7d4f")
_COURTS = ("paved", "sand", "paved", "pine", "paved", "lantern", "paved")
ROOFS: tuple[Colour, ...] = (KINDS["F"].ground, KINDS["E"].ground, KINDS["S"].ground, KINDS["M"].ground)
"""From the second level on; still higher ones have the last."""

_DEEP = 0.94
"""From one row to the next, in widths of a cell."""
_SLAB = 0.13
_STOREY = 0.24
"""How thick a terrace is, and how high a storey."""
_EAVES, _RIDGE, _ROOF_HIGH = 0.09, 0.24, 0.52
_LARGEST = 200


def roof_of(height: int) -> Colour:
    """The colour of a roof at that height."""
    return ROOFS[min(height - 2, len(ROOFS) - 1)]


def _palette() -> Palette:
    tiles = [colour for kind in KINDS.values() for colour in kind]
    tiles += [mix(roof, BLACK, share) for roof in ROOFS for share in (0.2, 0.34)]
    colours = [*COMMON_COLOURS, *SEATS[:4], *tiles, ROOF, ROOF_LIGHT, WALL, WHITE, *SIDES]
    colours += [GROUND, PLOT, GROUND_EDGE, PAVING, JOINT, BEAM, STONE, PINE]
    edges = [*COMMON_EDGES, *seat_edges(4), (INK, WALL), (INK, ROOF), (INK, PAVING), (GROUND, TEXT)]
    edges += [
        (PAVING, JOINT),
        (WALL, BEAM),
        (INK, SIDES[1]),
        (GROUND, INK),
        (INK, STONE),
        (INK, PINE),
    ]
    for kind in KINDS.values():
        edges += [(kind.ground, kind.texture), (kind.edge, kind.symbol), (kind.ground, kind.edge)]
    edges += [(INK, roof) for roof in ROOFS]
    return fixed_palette(colours, edges)


PALETTE = _palette()


class Town(NamedTuple):
    """Where a realm's cells lie: the corner of the first, and how wide each is."""

    x: int
    y: int
    cell: int

    def foot(self, cell: Cell) -> tuple[int, int]:
        """The lower left corner of a cell."""
        return self.x + cell[1] * self.cell, self.y + round((cell[0] + 1) * _DEEP * self.cell)

    def top(self, cell: Cell, height: int) -> tuple[float, float]:
        """The middle of the top of what stands on a cell."""
        x, y = self.foot(cell)
        return x + self.cell / 2, y - _top(height) * self.cell


def _top(height: int) -> float:
    """How high over its foot a building ends, in cells."""
    return _SLAB + _STOREY * (height - 1) + (_ROOF_HIGH + 0.2 if height > 1 else _DEEP - 0.2)


def found_town(realm: RealmView, area: Box) -> Town:
    """The realm centred in an area, as large as it can be with all that rises from it."""
    rows, columns = len(realm.cells), len(realm.cells[0])
    over = max(
        _top(stack.height) + 0.62 * stack.shrine - _DEEP * (row + 1)
        for row, stacks in enumerate(realm.cells)
        for stack in stacks
    )
    over = max(over, 0.0) + 0.1
    cell = int(min(area.width / (columns + 0.3), area.height / (rows * _DEEP + over), _LARGEST)) // 2 * 2
    high = (rows * _DEEP + over) * cell
    x = area.x + (area.width - columns * cell) / 2
    return Town(round(x), round(area.y + (area.height - high) / 2 + over * cell), cell)


def draw_town(board: Board, realm: RealmView, town: Town) -> None:
    """From north to south: plots, gardens, terraces, pavilions, and shrines on top of them."""
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
        court = _COURTS[(3 * cell[0] + 5 * cell[1]) % len(_COURTS)] if height == 1 and not stands else ""
        sprite = _garden(face, min(height, 4), size) if face else _building(min(height, 7), size, court)
        board.paste(sprite, x - pad, y, "lb")
        if stands:
            middle, top = town.top(cell, height)
            width = round(size * (0.62 if height > 1 else 0.74))
            board.paste(shrine(width), middle, top + size * (0.24 if height > 1 else 0.44), "mb")


@kept
def _plot(size: int, deep: int) -> Image.Image:
    """A cell on which nothing stands. By its lower left corner."""
    art = Art(size, deep)
    art.box(Box(2, 2, size - 4, deep - 4), size * 0.08, PLOT)
    return art.sprite()


def _slab(art: Art, size: int, height: float, ground: Colour) -> tuple[float, float]:
    """A flat block on the whole cell, so thick in cells; returns the upper left corner of its top."""
    pad, foot = size * _EAVES, art.image.height / 4
    thick, deep = height * size, _DEEP * size
    line = max(1.6, size * 0.02)
    art.box(Box(pad + 1, foot - deep, size - 2, deep), size * 0.07, SIDES[1], INK, line)
    art.box(Box(pad + 1, foot - deep - thick + size * 0.06, size - 2, deep), size * 0.07, ground, INK, line)
    return pad + 1, foot - deep - thick + size * 0.06


@kept
def _garden(face: str, height: int, size: int) -> Image.Image:
    """A tile that lies open: a bed in its type's colour with its symbol. By its lower left corner."""
    kind = KINDS[face[0]]
    art = Art(size + 2 * round(size * _EAVES), round(size * (_DEEP + _SLAB * height)))
    left, top = _slab(art, size, _SLAB * height, kind.ground)
    draw_symbol(art, face, left + size / 2 - 1, top + size * _DEEP / 2, size * 0.58)
    return art.sprite()


@kept
def _building(height: int, size: int, court: str) -> Image.Image:
    """A back: a paved terrace on the ground, above it storeys under a roof. By its lower left corner."""
    pad = round(size * _EAVES)
    tall = round(size * (_top(height) + 0.06)) if height > 1 else round(size * (_DEEP + _SLAB))
    art = Art(size + 2 * pad, max(tall, round(size * (_DEEP + _SLAB))))
    left, top = _slab(art, size, _SLAB, PAVING)
    line = max(1.6, size * 0.02)
    if height == 1:
        _court(art, court, left, top, size)
        return art.sprite()
    foot = art.image.height / 4 - size * _SLAB
    wide, eaves = size * 0.84, foot - size * _STOREY * (height - 1)
    x = pad + (size - wide) / 2
    art.box(Box(x, eaves - size * 0.1, wide, foot - eaves + size * 0.1), 0, WALL, INK, line)
    for storey in range(height - 1):
        _windows(art, x, foot - size * _STOREY * (storey + 1), wide, size)
    _roof(art, roof_of(height), pad, eaves + size * 0.04, size)
    return art.sprite()


def _court(art: Art, court: str, x: float, y: float, size: int) -> None:
    """What a terrace is: paved all over, raked sand round a stone, or paved round a pine or a lantern."""
    across, down, line = x + size / 2 - 1, y + size * _DEEP / 2, max(1.6, size * 0.022)
    if court == "sand":
        for ring in (0.4, 0.3, 0.2):
            art.ellipse(across, down, size * ring, size * ring * 0.86, edge=JOINT, line=line)
        art.ellipse(across, down, size * 0.1, size * 0.08, STONE, INK, line)
        return
    _pave(art, x, y, size)
    if court == "pine":
        art.ellipse(across, down + size * 0.2, size * 0.2, size * 0.09, JOINT)
        art.line([(across, down + size * 0.2), (across - size * 0.02, down - size * 0.1)], BEAM, size * 0.05)
        for dx, dy, wide in ((-0.1, 0.02, 0.15), (0.12, -0.06, 0.15), (-0.01, -0.2, 0.17)):
            art.ellipse(across + dx * size, down + dy * size, wide * size, wide * size * 0.6, PINE, INK, line)
    elif court == "lantern":
        art.box(Box(across - size * 0.03, down, size * 0.06, size * 0.22), 0, STONE, INK, line)
        art.box(Box(across - size * 0.09, down - size * 0.12, size * 0.18, size * 0.15), 2, CROWN, INK, line)
        roof = [(-0.16, -0.11), (0, -0.24), (0.16, -0.11)]
        art.polygon([(across + a * size, down + b * size) for a, b in roof], STONE, INK, line)


def _pave(art: Art, x: float, y: float, size: int) -> None:
    """Joints between the stones of a terrace."""
    line, deep = max(1.6, size * 0.022), size * _DEEP
    for row in (1, 2, 3):
        at = y + deep * row / 4
        art.line([(x + size * 0.06, at), (x + size * 0.92, at)], JOINT, line, round_ends=False)
    for row in range(4):
        for column in (0.3, 0.7) if row % 2 else (0.5,):
            at = x + size * column
            start = y + deep * row / 4 + (size * 0.03 if row == 0 else 0)
            art.line([(at, start), (at, y + deep * (row + 1) / 4 - 2)], JOINT, line, round_ends=False)


def _windows(art: Art, x: float, y: float, wide: float, size: int) -> None:
    """A storey: beams, and lit windows between posts."""
    high = size * _STOREY
    art.box(Box(x, y, wide, size * 0.05), fill=BEAM)
    for post in range(4):
        left = x + (wide - size * 0.05) * post / 3
        art.box(Box(left, y, size * 0.05, high), fill=BEAM)
    for pane in range(3):
        middle = x + wide * (pane + 0.5) / 3
        art.box(
            Box(middle - size * 0.07, y + high * 0.38, size * 0.14, high * 0.44), size * 0.02, CROWN, INK, 1.5
        )


def _roof(art: Art, colour: Colour, pad: float, eaves: float, size: int) -> None:
    """A roof with turned-up eaves, ribs of tiles, and a ridge."""
    left, right = pad - size * _EAVES + 1, pad + size * (1 + _EAVES) - 1
    high, line = size * _ROOF_HIGH, max(1.8, size * 0.024)
    inner_left, inner_right, ridge = pad + size * _RIDGE, pad + size * (1 - _RIDGE), eaves - high
    shape = [
        (left, eaves - size * 0.09), (left + size * 0.12, eaves - size * 0.06),
        (inner_left - size * 0.08, eaves - high * 0.55), (inner_left, ridge),
        (inner_right, ridge), (inner_right + size * 0.08, eaves - high * 0.55),
        (right - size * 0.12, eaves - size * 0.06), (right, eaves - size * 0.09),
        (right - size * 0.1, eaves + size * 0.05), (left + size * 0.1, eaves + size * 0.05),
    ]  # fmt: skip
    art.polygon(shape, colour, INK, line)
    middle = (left + right) / 2
    for rib in range(-3, 4):
        top, foot = middle + rib * size * 0.075, middle + rib * size * 0.15
        art.line(
            [(top, ridge + size * 0.07), (foot, eaves - size * 0.01)], mix(colour, BLACK, 0.2), size * 0.03
        )
    art.box(
        Box(inner_left - size * 0.05, ridge - size * 0.05, size * (1.1 - 2 * _RIDGE), size * 0.11),
        size * 0.05, mix(colour, BLACK, 0.34), INK, line,
    )  # fmt: skip
