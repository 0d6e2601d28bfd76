"""The label of a tile, upright: symbol, letter, points, name and effect, as far as there is room."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engines.mad_king_ludwig.data import FOYERS, HALLWAYS, STAIRS, TILES
from render.core.box import Box
from render.core.canvas import Art
from render.core.emblems import draw_emblem
from render.core.fonts import Weight, text_width
from render.core.kept import kept
from render.core.palette import SEATS
from render.core.words import Words
from render.mad_king_ludwig.shapes import Edges, shape_of
from render.mad_king_ludwig.signs import draw_strip, points_text, strip_width
from render.mad_king_ludwig.tiles import floor_kind
from render.mad_king_ludwig.titles import sized_name, tile_name
from render.rooms.blocks import Block, draw_block, fit_block
from render.rooms.chips import TAB, draw_letter
from render.rooms.palette import PAPER, ROOM_INK, colours_of
from render.rooms.symbols import draw_symbol

LEAST = 22
"""The least type in a close-up: seven pixels where it is shown 390 wide. Smaller texts are omitted."""
_ON_SYMBOL = 0.6
"""The share of a tab that lies beyond the symbol on whose corner it is."""
_TAB = 26
"""The side of a tab whose letter has the least type."""
_LARGEST_TAG = 42
_SHIELD = 36
_STRIP = 28
_CLEAR = 0.25
"""The distance of labels from walls and doors, in units."""
_LARGEST_SYMBOL = 46
_GAP = 5


class Label(NamedTuple):
    """A label without the empty room round it, and where it lies from the corner of its tile's box."""

    sprite: Image.Image
    x: int
    y: int


def _trimmed(sprite: Image.Image) -> Label:
    """Crops a label: most of a tile's box is empty and need not be kept or pasted."""
    box = sprite.getbbox() or (0, 0, 1, 1)
    return Label(sprite.crop(box), box[0], box[1])


def label(
    tile: str, rot: int, unit: int, seat: int, words: Words, letter: str, *, plain: bool = False
) -> Label:
    """Draws the label of a placed tile; `plain` is symbol and letter alone. A size that would push out the
    points or the effect is left to the directory, to the market and to the words."""
    name = "" if plain else tile_name(tile, words)
    if name and TILES[tile].size and not _loses(tile, rot, unit, name, sized_name(tile, words)):
        name = sized_name(tile, words)
    return _label(tile, rot, unit, seat if tile in FOYERS.values() else 0, name, letter, plain)


@kept
def _label(tile: str, rot: int, unit: int, seat: int, name: str, letter: str, plain: bool) -> Label:
    shape = shape_of(tile, rot)
    art = Art(shape.w * unit, shape.h * unit)
    if tile in FOYERS.values():
        _foyer(art, shape.w * unit / 2, shape.h * unit / 2, unit, seat, name)
    elif tile in HALLWAYS:
        _hallway(art, tile, shape.w * unit, shape.h * unit, unit, name, letter)
    elif tile != STAIRS:
        if plain:
            _small(art, tile, shape.label, unit, letter)
        else:
            _Large(art, tile, rot, unit, name, letter).draw()
    return _trimmed(art.sprite())


def _loses(tile: str, rot: int, unit: int, name: str, longer: str) -> bool:
    """Whether a room tells all with its name but not with a longer one."""
    return tells_all(tile, rot, unit, name) and not tells_all(tile, rot, unit, longer)


@lru_cache(maxsize=2048)
def tells_all(tile: str, rot: int, unit: int, name: str) -> bool:
    """Whether a room has space for its name, its points and its effect in a close-up."""
    return _Large(None, tile, rot, unit, name, "").tells_all()


@kept
def numbered_label(tile: str, rot: int, unit: int, number: int) -> Label:
    """Draws the symbol and the number of a room in the castle's directory, or the number alone."""
    shape = shape_of(tile, rot)
    art = Art(shape.w * unit, shape.h * unit)
    kind, box = TILES[tile].type, shape.label
    width, height = box.width * unit, box.height * unit
    x, y = box.middle[0] * unit, box.middle[1] * unit
    high = max(_TAB, min(_LARGEST_TAG, round(min(width, height) * 0.3)))
    tag, colours = _tag_width(number, high), colours_of(kind)
    beside, below = (
        min(height * 0.8, width * 0.94 - tag - _GAP),
        min(width * 0.8, height * 0.94 - high - _GAP),
    )
    size = min(max(beside, below), _LARGEST_SYMBOL * 1.4)
    if size < LEAST:
        _draw_tag(art, number, x, y, high)
    elif beside >= below:
        draw_symbol(art, kind, x - (tag + _GAP) / 2, y, size, colours.ink, colours.fill)
        _draw_tag(art, number, x + (size + _GAP) / 2, y, high)
    else:
        draw_symbol(art, kind, x, y - (high + _GAP) / 2, size, colours.ink, colours.fill)
        _draw_tag(art, number, x, y + (size + _GAP) / 2, high)
    return _trimmed(art.sprite())


def _tag_width(number: int, high: int) -> float:
    return max(float(high), text_width(str(number), high - 4, Weight.EXTRA_BOLD) + 10)


def _draw_tag(art: Art, number: int, x: float, y: float, high: int) -> None:
    """Draws a number of the directory: dark on paper, where a type's letter is light in the dark."""
    wide = _tag_width(number, high)
    art.box(Box(x - wide / 2, y - high / 2, wide, high), high * 0.3, PAPER, ROOM_INK, 1.5)
    art.printed(x, y, str(number), high - 4, Weight.EXTRA_BOLD, ROOM_INK)


@kept
def number_tag(number: int) -> Image.Image:
    """Draws a number of the directory. Pasted by its middle."""
    high = _TAB + 4
    wide = _tag_width(number, high)
    art = Art(round(wide) + 4, high + 4)
    _draw_tag(art, number, wide / 2 + 2, high / 2 + 2, high)
    return art.sprite()


@kept
def plain_label(tile: str, unit: int, letter: str) -> Label:
    """Draws symbol and letter alone, for a tile as printed."""
    shape = shape_of(tile, 0)
    art = Art(shape.w * unit, shape.h * unit)
    if tile in HALLWAYS:
        _hallway(art, tile, shape.w * unit, shape.h * unit, unit, "", letter)
    elif tile != STAIRS and tile not in FOYERS.values():
        _small(art, tile, shape.label, unit, letter)
    return _trimmed(art.sprite())


def _foyer(art: Art, x: float, y: float, unit: int, seat: int, name: str) -> None:
    block = fit_block(name, unit * 2.1, max(LEAST, round(unit * 0.36)), LEAST, Weight.BOLD, 1)
    if not name or unit < 1.6 * LEAST or block.is_cut:
        draw_emblem(art, seat, x, y, unit * 0.75, SEATS[seat], max(1.5, unit * 0.06))
        return
    draw_emblem(art, seat, x, y - unit * 0.2, unit * 0.58, SEATS[seat], 2.5)
    draw_block(art, x, y + unit * 0.72, block, Weight.BOLD, ROOM_INK)


def _hallway(art: Art, tile: str, width: float, height: float, unit: int, name: str, letter: str) -> None:
    colours = colours_of(floor_kind(tile))
    x, y, size = width / 2, height / 2, unit * 0.56
    flat = width > height
    block = fit_block(name, unit * 2.6, max(LEAST, round(unit * 0.36)), LEAST, Weight.BOLD, 1)
    if name and flat and unit * 0.7 >= _TAB and not block.is_cut:
        draw_symbol(art, "corridor", x - unit * 1.85, y, size, colours.ink, colours.fill)
        draw_letter(art, letter, x - unit * 1.25, y, max(_TAB, unit * 0.4))
        high = max(block.size * 1.2, unit * 0.54)
        art.box(Box(x - unit * 0.84, y - high / 2, unit * 2.76, high), unit * 0.1, colours.fill)
        draw_block(art, x + unit * 0.54, y, block, Weight.BOLD, colours.ink)
        return
    # In a close-up a tab may be as high as the hallway; in a public picture it leaves the wall alone.
    side = max(_TAB if name else TAB, unit * 0.5)
    if side > unit * 0.8:
        draw_symbol(art, "corridor", x, y, unit * 0.7, colours.ink, colours.fill)
        return
    apart = (size + side) / 2 + unit * 0.04
    dx, dy = (apart / 2, 0.0) if flat else (0.0, apart / 2)
    draw_symbol(art, "corridor", x - dx, y - dy, size, colours.ink, colours.fill)
    draw_letter(art, letter, x + dx, y + dy, side)


def _small(art: Art, tile: str, box: Edges, unit: int, letter: str) -> None:
    """Draws symbol and letter; a room in which a letter could not be read has the symbol only."""
    kind = TILES[tile].type
    colours = colours_of(kind)
    width, height = box.width * unit, box.height * unit
    x, y = box.middle[0] * unit, box.middle[1] * unit
    beside = min(width * 0.94 - TAB - _GAP, height * 0.78, _LARGEST_SYMBOL)
    below = min(height * 0.94 - TAB - _GAP, width * 0.78, _LARGEST_SYMBOL)
    across = min(min(width, height) * 0.92 - TAB * _ON_SYMBOL, _LARGEST_SYMBOL)
    size = max(beside, below, across)
    if size < TAB or min(width, height) < TAB + 4:
        size = min(min(width, height) * 0.78, _LARGEST_SYMBOL)
        draw_symbol(art, kind, x, y, size, colours.ink, colours.fill)
        return
    # Side by side, one below the other, or the tab on the symbol's corner: whatever leaves it largest.
    apart = (TAB + _GAP) / 2, (size + _GAP) / 2
    if size == beside:
        symbol, tab = (x - apart[0], y), (x + apart[1], y)
    elif size == below:
        symbol, tab = (x, y - apart[0]), (x, y + apart[1])
    else:
        symbol = (x - TAB * _ON_SYMBOL / 2, y - TAB * _ON_SYMBOL / 2)
        corner = (size + TAB * _ON_SYMBOL - TAB) / 2
        tab = (x + corner, y + corner)
    draw_symbol(art, kind, *symbol, size, colours.ink, colours.fill)
    draw_letter(art, letter, *tab, TAB)


class _Row(NamedTuple):
    """The first row of a label: symbol, letter and points, as far as there is room."""

    symbol: float
    tab: float
    """0 where there is no room for the letter."""
    shield: float

    @property
    def width(self) -> float:
        parts = [part for part in (self.symbol, self.tab, self.shield * 0.92) if part]
        return sum(parts) + _GAP * (len(parts) - 1)

    @property
    def height(self) -> float:
        return max(self.symbol, self.tab, self.shield)


class _Large:
    """The label of a room in a close-up: everything that fits into this room in readable type."""

    def __init__(self, art: Art | None, tile: str, rot: int, unit: int, name: str, letter: str) -> None:
        self._art, self.unit, self.name, self.letter = art, unit, name, letter
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

    @property
    def art(self) -> Art:
        assert self._art is not None
        return self._art

    def tells_all(self) -> bool:
        """Whether name, points and effect find room together; where there is an `art`, they are drawn."""
        with_effect = self.tile.effect is not None
        return self._stacked(True, with_effect, whole=True) or self._beside(True, with_effect)

    def draw(self) -> None:
        """Draws name and effect below or beside the row; otherwise one of them alone, or the row alone."""
        if self.tells_all():
            return
        forms = ((True, True), (True, False), (False, True))
        for named, with_effect in forms if self.tile.effect else forms[1:2]:
            if self._stacked(named, with_effect) or self._beside(named, with_effect):
                return
        row = self._row(self.width + self.unit * 0.2, self.height + self.unit * 0.2, self.unit * 1.6)
        self._draw_row(row, self.x - row.width / 2, self.y)

    def _row(self, width: float, height: float, largest: float) -> _Row:
        """Returns the largest row for a place; if it gets too small, the points go first, then the letter."""
        for with_tab, with_shield in ((True, True), (True, False), (False, False)):
            for step in range(10):
                size = largest * (1 - step * 0.08)
                if size < LEAST:
                    break
                tab = max(_TAB, size * 0.42) if with_tab else 0.0
                shield = max(_SHIELD, size * 0.56) if with_shield else 0.0
                row = _Row(size, tab, shield)
                if row.width <= width and row.height <= height:
                    return row
        return _Row(min(width, height, largest), 0.0, 0.0)

    def _draw_row(self, row: _Row, x: float, y: float) -> None:
        fill = self.colours.fill
        draw_symbol(self.art, self.tile.type, x + row.symbol / 2, y, row.symbol, self.colours.ink, fill)
        x += row.symbol + _GAP
        if row.tab:
            draw_letter(self.art, self.letter, x + row.tab / 2, y, row.tab)
            x += row.tab + _GAP
        if row.shield:
            self._shield(x + row.shield * 0.46, y, row.shield)

    def _stacked(self, named: bool, with_effect: bool, *, whole: bool = False) -> bool:
        """Draws the parts in one column; False if they do not fit, with `whole` also if the points do not."""
        row = self._row(self.width, self.height, min(self.unit * 1.25, self.height * 0.42))
        if not row.tab or (whole and not row.shield):
            return False
        strip = self._strip_size(self.width) if with_effect else 0.0
        left = self.height - row.height - (strip * 1.2 + _GAP if with_effect else 0.0)
        block = self._block(self.width, left, 3) if named else None
        if (with_effect and not strip) or left < 0 or (named and block is None):
            return False
        if self._art is None:
            return True
        name_height = len(block.lines) * block.size * block.lead + _GAP if block else 0.0
        top = self.y - (self.height - left + name_height) / 2
        self._draw_row(row, self.x - row.width / 2, top + row.height / 2)
        top += row.height
        if block:
            draw_block(self.art, self.x, top + name_height / 2 + 1, block, Weight.BOLD, self.colours.ink)
            top += name_height
        if strip:
            self._draw_strip(self.x, top + _GAP + strip * 0.6, strip, centred=True)
        return True

    def _beside(self, named: bool, with_effect: bool) -> bool:
        """Draws symbol and letter in a column at the left, the rest beside it; False if they do not fit."""
        size = min(self.height - _TAB - _GAP, self.unit * 1.12)
        if size < LEAST:
            return False
        start = self.left + max(size, _TAB) + 2 * _GAP
        room = self.right - start
        strip = self._strip_size(room) if with_effect else 0.0
        left = self.height - (strip * 1.2 + _GAP if with_effect else 0.0)
        shield = max(_SHIELD, self.unit * 0.56)
        block = self._block(room - shield - _GAP, left, 3) if named else None
        if (with_effect and not strip) or left < _SHIELD or (named and block is None):
            return False
        if self._art is None:
            return True
        middle = self.left + max(size, _TAB) / 2
        fill = self.colours.fill
        draw_symbol(self.art, self.tile.type, middle, self.top + size / 2, size, self.colours.ink, fill)
        draw_letter(self.art, self.letter, middle, self.foot - _TAB / 2, _TAB)
        self._shield(self.right - shield * 0.46, self.top + min(left, shield * 1.2) / 2, shield)
        if block:
            draw_block(self.art, start, self.top + left / 2, block, Weight.BOLD, self.colours.ink, "l")
        if strip:
            self._draw_strip(start, self.foot - strip * 0.6, strip, centred=False)
        return True

    def _block(self, width: float, height: float, most: int) -> Block | None:
        """Fits the name in readable type, in as many lines as there is room for."""
        lead = 1.06
        lines = min(most, int((height - _GAP) / (LEAST * lead)))
        if lines < 1 or width < LEAST:
            return None
        largest = max(LEAST, round(min(self.unit * 0.4, (height - _GAP) / lead)))
        for size in range(largest, LEAST - 1, -1):
            fitting = min(lines, int((height - _GAP) / (size * lead)))
            block = fit_block(self.name, width, size, size, Weight.BOLD, max(1, fitting))
            if not block.is_cut:
                return block.spaced(lead)
        return None

    def _strip_size(self, width: float) -> float:
        """Returns the size of the effect's strip in this width; 0 if its number could not be read."""
        assert self.tile.effect is not None
        size = max(float(_STRIP), self.unit * 0.56)
        size = min(size, size * width / strip_width(self.tile.effect, size))
        return size if size >= _STRIP and strip_width(self.tile.effect, size) <= width + 1 else 0.0

    def _draw_strip(self, x: float, y: float, size: float, *, centred: bool) -> None:
        assert self.tile.effect is not None
        across = strip_width(self.tile.effect, size)
        draw_strip(self.art, self.tile.effect, x - across / 2 if centred else x, y, size)

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
        self.art.printed(x, top + height * 0.45, text, height * 0.62, Weight.EXTRA_BOLD, ink)
