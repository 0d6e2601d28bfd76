"""What stands on a tile, upright: symbol, letter, points, name and effect, as far as there is room."""

from __future__ import annotations

from PIL import Image

from engines.mad_king_ludwig.data import FOYERS, HALLWAYS, STAIRS, TILES
from render.core.box import Box
from render.core.canvas import Art
from render.core.emblems import draw_emblem
from render.core.fonts import Weight
from render.core.kept import kept
from render.core.palette import SEATS
from render.core.words import Words
from render.mad_king_ludwig.shapes import Edges, shape_of
from render.mad_king_ludwig.signs import draw_strip, points_text, strip_width
from render.mad_king_ludwig.tiles import floor_kind
from render.mad_king_ludwig.titles import tile_name
from render.rooms.blocks import draw_block, fit_block
from render.rooms.chips import draw_letter
from render.rooms.palette import PAPER, ROOM_INK, colours_of
from render.rooms.symbols import draw_symbol

WITH_STRIP, WITH_NAME, WITH_POINTS = 44, 30, 20
"""From these units on a tile shows its effect, its name, and its points."""
_CLEAR = 0.25
"""Labels keep so far, in units, from walls and doors."""
_LARGEST_SYMBOL = 46


def label(
    tile: str, rot: int, unit: int, seat: int, words: Words, letter: str, *, plain: bool = False
) -> Image.Image:
    """The label of a placed tile, as large as its box; `plain` is symbol and letter alone.

    Pasted by the box's corner.
    """
    name = tile_name(tile, words) if unit >= WITH_NAME and not plain else ""
    return _label(tile, rot, unit, seat if tile in FOYERS.values() else 0, name, letter, plain)


@kept
def _label(tile: str, rot: int, unit: int, seat: int, name: str, letter: str, plain: bool) -> Image.Image:
    shape = shape_of(tile, rot)
    art = Art(shape.w * unit, shape.h * unit)
    if tile in FOYERS.values():
        _foyer(art, shape.w * unit / 2, shape.h * unit / 2, unit, seat, name)
    elif tile in HALLWAYS:
        _hallway(art, tile, shape.w * unit, shape.h * unit, unit, name, letter)
    elif tile != STAIRS:
        if unit >= WITH_POINTS and not plain:
            _Large(art, tile, rot, unit, name, letter).draw()
        else:
            _small(art, tile, shape.label, unit, letter)
    return art.sprite()


@kept
def plain_label(tile: str, unit: int, letter: str) -> Image.Image:
    """Symbol and letter alone, for a tile as printed. Pasted by the box's corner."""
    shape = shape_of(tile, 0)
    art = Art(shape.w * unit, shape.h * unit)
    if tile in HALLWAYS:
        _hallway(art, tile, shape.w * unit, shape.h * unit, unit, "", letter)
    elif tile != STAIRS and tile not in FOYERS.values():
        _small(art, tile, shape.label, unit, letter)
    return art.sprite()


def _foyer(art: Art, x: float, y: float, unit: int, seat: int, name: str) -> None:
    if not name:
        draw_emblem(art, seat, x, y, unit * 0.75, SEATS[seat], max(1.5, unit * 0.06))
        return
    draw_emblem(art, seat, x, y - unit * 0.2, unit * 0.58, SEATS[seat], 2.5)
    block = fit_block(name, unit * 2.1, round(unit * 0.36), round(unit * 0.2), Weight.BOLD, 1)
    draw_block(art, x, y + unit * 0.72, block, Weight.BOLD, ROOM_INK)


def _hallway(art: Art, tile: str, width: float, height: float, unit: int, name: str, letter: str) -> None:
    colours = colours_of(floor_kind(tile))
    x, y, size = width / 2, height / 2, unit * 0.56
    flat = width > height
    if name and flat:
        block = fit_block(name, unit * 2.6, round(unit * 0.36), round(unit * 0.2), Weight.BOLD, 1)
        draw_symbol(art, "corridor", x - unit * 1.75, y, size, colours.ink, colours.fill)
        draw_letter(art, letter, x - unit * 1.2, y, unit * 0.4)
        art.box(Box(x - unit * 0.92, y - unit * 0.27, unit * 2.76, unit * 0.54), unit * 0.1, colours.fill)
        draw_block(art, x + unit * 0.46, y, block, Weight.BOLD, colours.ink)
        return
    dx, dy = (unit * 0.42, 0.0) if flat else (0.0, unit * 0.42)
    draw_symbol(art, "corridor", x - dx, y - dy, size, colours.ink, colours.fill)
    draw_letter(art, letter, x + dx, y + dy, unit * 0.5)


def _small(art: Art, tile: str, box: Edges, unit: int, letter: str) -> None:
    """Symbol and letter; a room of 2 × 2 has the symbol only."""
    kind = TILES[tile].type
    colours = colours_of(kind)
    width, height = box.width * unit, box.height * unit
    x, y = box.middle[0] * unit, box.middle[1] * unit
    size = min(min(width, height) * 0.78, _LARGEST_SYMBOL)
    if box.width == box.height == 2 and unit < WITH_POINTS:
        draw_symbol(art, kind, x, y, size, colours.ink, colours.fill)
        return
    if width >= height * 1.4:
        draw_symbol(art, kind, x - size * 0.3, y, size, colours.ink, colours.fill)
        draw_letter(art, letter, x + size * 0.58, y + size * 0.16, size * 0.56)
    elif height >= width * 1.4:
        draw_symbol(art, kind, x, y - size * 0.32, size, colours.ink, colours.fill)
        draw_letter(art, letter, x, y + size * 0.62, size * 0.56)
    else:
        draw_symbol(art, kind, x - size * 0.14, y - size * 0.06, size * 0.86, colours.ink, colours.fill)
        draw_letter(art, letter, x + size * 0.44, y + size * 0.34, size * 0.5)


class _Large:
    """The label of a room in a close-up."""

    def __init__(self, art: Art, tile: str, rot: int, unit: int, name: str, letter: str) -> None:
        self.art, self.unit, self.name, self.letter = art, unit, name, letter
        self.tile = TILES[tile]
        self.colours = colours_of(self.tile.type)
        shape = shape_of(tile, rot)
        box = shape.label
        clear = [_CLEAR] * 4
        if shape.fence and not shape.round and "octagon" not in self.tile.shape:
            clear[rot] += 0.25
        self.left, self.right = (box.x0 + clear[3]) * unit, (box.x1 - clear[1]) * unit
        self.top, self.foot = (box.y0 + clear[0]) * unit, (box.y1 - clear[2]) * unit
        self.width, self.height = self.right - self.left, self.foot - self.top
        self.x, self.y = (self.left + self.right) / 2, (self.top + self.foot) / 2
        self.effect = self.tile.effect if unit >= WITH_STRIP else None

    def draw(self) -> None:
        unit = self.unit
        if not self.name:
            self._bare()
        elif self.height < 1.9 * unit and self.width < 2.3 * unit:
            self._square()
        elif self.height < 2.1 * unit:
            self._flat()
        elif self.width < 2.1 * unit:
            self._tall()
        else:
            self._centred()

    def _symbol(self, x: float, y: float, size: float) -> None:
        draw_symbol(self.art, self.tile.type, x, y, size, self.colours.ink, self.colours.fill)

    def _shield(self, x: float, y: float, height: float) -> None:
        half = height * 0.46
        top = y - height / 2
        dark = self.colours.ink == PAPER
        fill, ink = (PAPER, ROOM_INK) if dark else (ROOM_INK, PAPER)
        shape = [
            (x - half, top), (x + half, top), (x + half, top + height * 0.54),
            (x + half * 0.66, top + height * 0.8), (x, top + height),
            (x - half * 0.66, top + height * 0.8), (x - half, top + height * 0.54),
        ]  # fmt: skip
        self.art.polygon(shape, fill)
        text = points_text(self.tile.points)
        self.art.text(x, top + height * 0.45, text, height * 0.62, Weight.EXTRA_BOLD, ink)

    def _name(
        self, x: float, y: float, width: float, most: int, sizes: tuple[float, float], anchor: str = "m"
    ) -> int:
        """The name in up to so many lines, of the largest size between two; returns how many it took."""
        if not self.name:
            return 0
        size, least = sizes
        block = fit_block(self.name, width, round(size), max(7, round(least)), Weight.BOLD, most)
        draw_block(self.art, x, y, block.spaced(1.04), Weight.BOLD, self.colours.ink, anchor)
        return len(block.lines)

    def _strip(self, x: float, foot: float, size: float, width: float, *, centred: bool) -> None:
        if self.effect is None:
            return
        size = min(size, size * width / strip_width(self.effect, size))
        across = strip_width(self.effect, size)
        draw_strip(self.art, self.effect, x - across / 2 if centred else x, foot - size * 0.6, size)

    def _bare(self) -> None:
        """No room for a name: the symbol as large as it can be, letter and points beside or below it."""
        width, height = self.width + self.unit * 0.2, self.height + self.unit * 0.2
        if width >= height * 1.3:
            size = min(height, width / 2.5, self.unit * 2)
            self._symbol(self.x - size * 0.68, self.y, size)
            draw_letter(self.art, self.letter, self.x + size * 0.2, self.y + size * 0.2, size * 0.5)
            self._shield(self.x + size * 0.86, self.y, size * 0.68)
            return
        size = min(width, height / 1.62, self.unit * 2)
        self._symbol(self.x, self.y - size * 0.3, size)
        draw_letter(self.art, self.letter, self.x - size * 0.26, self.y + size * 0.52, size * 0.46)
        self._shield(self.x + size * 0.28, self.y + size * 0.54, size * 0.54)

    def _square(self) -> None:
        """2 × 2: symbol, letter and points above, the name below."""
        unit = self.unit
        size = unit * 0.72
        self._symbol(self.left + size * 0.5, self.top + size * 0.5, size)
        draw_letter(self.art, self.letter, self.left + size * 1.14, self.top + size * 0.76, size * 0.48)
        self._shield(self.right - unit * 0.25, self.top + unit * 0.3, unit * 0.56)
        self._name(self.x, self.foot - unit * 0.34, self.width + unit * 0.1, 2, (unit * 0.31, unit * 0.17))

    def _flat(self) -> None:
        """Two units high: symbol and letter left; name and strip right; points in the corner."""
        unit = self.unit
        size = min(self.height * 0.72, unit * 1.12)
        self._symbol(self.left + size * 0.52, self.top + size * 0.5, size)
        draw_letter(self.art, self.letter, self.left + size * 0.88, self.foot - size * 0.16, size * 0.4)
        start = self.left + size * 1.22
        self._shield(self.right - unit * 0.28, self.top + unit * 0.32, unit * 0.6)
        room = self.right - start
        if self.effect:
            self._name(start, self.top + unit * 0.36, room - unit * 0.64, 2, (unit * 0.34, unit * 0.19), "l")
            self._strip(start, self.foot, unit * 0.58, room, centred=False)
        else:
            self._name(start, self.y, room - unit * 0.64, 3, (unit * 0.46, unit * 0.19), "l")

    def _tall(self) -> None:
        """Two units wide and tall: the symbol's row, the name in up to three lines, the strip."""
        unit = self.unit
        size = unit * 0.9
        self._symbol(self.left + size * 0.5, self.top + size * 0.52, size)
        self._shield(self.right - unit * 0.25, self.top + unit * 0.3, unit * 0.58)
        draw_letter(self.art, self.letter, self.right - unit * 0.25, self.top + unit * 0.84, unit * 0.4)
        self._name(
            self.x,
            self.y + unit * 0.1,
            self.width + unit * 0.16,
            3,
            (unit * (0.33 if self.effect else 0.42), unit * 0.17),
        )
        self._strip(self.x, self.foot, unit * 0.55, self.width, centred=True)

    def _centred(self) -> None:
        """Larger: the symbol's row, the name and the strip, one below the other."""
        unit = self.unit
        size = min(unit * 1.25, self.height * 0.42)
        strip_height = unit * 0.74 if self.effect else 0.0
        lines = 2 if self.height > 2.9 * unit else 1
        block = fit_block(
            self.name,
            self.width,
            round(unit * (0.37 if self.effect else 0.45)),
            max(7, round(unit * 0.19)),
            Weight.BOLD,
            lines,
        )
        name_height = len(block.lines) * block.size * 1.08 + unit * 0.1
        top = self.y - (size + name_height + strip_height) / 2
        row = size * 1.5 + unit * 0.75
        at = self.x - row / 2 + size * 0.5
        self._symbol(at, top + size * 0.5, size)
        draw_letter(self.art, self.letter, at + size * 0.74, top + size * 0.74, size * 0.42)
        self._shield(self.x + row / 2 - unit * 0.3, top + size * 0.5, unit * 0.66)
        draw_block(
            self.art,
            self.x,
            top + size + name_height * 0.5 + unit * 0.02,
            block.spaced(1.08),
            Weight.BOLD,
            self.colours.ink,
        )
        self._strip(self.x, top + size + name_height + strip_height, unit * 0.6, self.width, centred=True)
