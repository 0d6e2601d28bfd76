"""The pieces: tiles face up and face down, stacks of them, shrines, tokens, signs of cards and types."""

import math
from collections.abc import Mapping

from PIL import Image

from engines.dragon_castle.data import FACTIONS, LETTER_OF
from render.core import marks
from render.core.box import Box
from render.core.canvas import Art, Point
from render.core.fonts import CAP_HEIGHT, Weight, text_width
from render.core.frames import SMALLEST, SMALLEST_CLOSE
from render.core.kept import kept
from render.core.outlines import rounded
from render.core.palette import BLACK, INK, LOT, MUTED, PANEL, TEXT, Colour, mix
from render.core.words import Words
from render.dragon_castle.palette import (
    BACK,
    EYE,
    GHOST,
    IVORY,
    KINDS,
    LATTICE,
    ROOF,
    ROOF_LIGHT,
    SHADOW,
    SIDES,
    STEP_BACK,
    TOKEN,
    WALL,
)
from render.dragon_castle.symbols import draw_symbol, draw_texture, draw_wisp

SHAPE = 1.25
"""A tile is a quarter higher than wide."""
THICKNESS = 0.105
MOST_STRIPS = 6
"""More levels than these lift a tile no higher: the digit counts on."""
_HEAD = 0.42
HEADED, _WITH_ROMAN = 52, 70
"""From these widths on a tile has a head, and in it a Roman number; a smaller one is all symbol."""
_IN_PUBLIC = 84
"""Tiles with a Roman number in public pictures are at least this wide."""
_CORNER = 0.12
_ROMAN = ("I", "II", "III", "IV")
_SHADE = 0.075

Letters = Mapping[str, str]
"""The letter that is shown for each type, by the letter of its faces."""


def type_letters(words: Words) -> Letters:
    """Returns the types' letters in the language of the picture."""
    return {letter: words(f"dragon_castle-letter-{kind}") for kind, letter in LETTER_OF.items()}


def number_text(face: str) -> str:
    """Writes numbers that rules may count as Arabic, and numbers that only name a symbol as Roman."""
    return face[1] if face[0] in FACTIONS else _ROMAN[int(face[1]) - 1]


def tile_height(width: int) -> int:
    """Returns the height of a tile: without a head it is as high as it is wide."""
    return round(width * SHAPE) if width >= HEADED else width


def lift(width: int, height: int) -> int:
    """Returns the height above the ground at which the top face of a stack is drawn."""
    return round(width * THICKNESS * (min(height, MOST_STRIPS) - 1))


def _rounded(art: Art, width: int, height: int, line: float) -> Image.Image:
    """Cuts the drawing to a tile with an ink edge."""
    radius = width * _CORNER
    art.box(Box(0, 0, width, height), radius, edge=INK, line=line)
    art.cut_corners(radius)
    return art.sprite()


@kept
def face_up(face: str, width: int, letter: str, *, tagged: bool = False) -> Image.Image:
    """Draws a tile from above: ivory head with letter and number, the picture of its type below.

    Where a `tagged` one has its height, its symbol makes room.
    """
    height, kind = tile_height(width), KINDS[face[0]]
    art = Art(width, height, kind.ground)
    head = max(width * _HEAD, _head_type(width) * CAP_HEIGHT + 8) if width >= HEADED else 0.0
    draw_texture(art, face[0], head, width, height - head)
    if head:
        size = min(width * 0.66, height - head - width * 0.08)
        aside = max(0.0, (size - width) / 2 + tag_room(width)) / 2 if tagged else 0.0
        draw_symbol(art, face, width / 2 - aside, (head + height) / 2 - width * 0.005, size)
        _draw_head(art, face, width, head, letter)
    elif face[0] in FACTIONS:
        draw_symbol(art, face, width * (0.5 if tagged else 0.58), height * 0.62, width * 0.68)
        _draw_number(art, face[1])
    else:
        draw_symbol(art, face, width / 2, height / 2, width * 0.76)
    return _rounded(art, width, height, max(2, width * 0.028))


def _head_type(width: int) -> float:
    return max(float(SMALLEST), width * 0.4)


def _draw_head(art: Art, face: str, width: int, head: float, letter: str) -> None:
    """Draws letter and number; a Roman one, which only names the symbol, if there is room for it."""
    kind, size, middle = KINDS[face[0]], _head_type(width), head * 0.51
    art.box(Box(0, 0, width, head), fill=IVORY)
    art.box(Box(0, head - width * 0.014, width, max(1.6, width * 0.028)), fill=kind.edge)
    number, smaller, weight, ink = number_text(face), size, Weight.EXTRA_BOLD, INK
    if face[0] not in FACTIONS:
        if width < _WITH_ROMAN:
            art.printed(width / 2, middle, letter, size, Weight.EXTRA_BOLD, INK)
            return
        least = SMALLEST if width >= _IN_PUBLIC else SMALLEST_CLOSE
        smaller, weight, ink = max(float(least), width * 0.29), Weight.BOLD, kind.edge
    free = width - text_width(letter, size, Weight.EXTRA_BOLD) - text_width(number, smaller, weight)
    edge = min(free / 3, width * 0.16)
    art.printed(edge, middle, letter, size, Weight.EXTRA_BOLD, INK, "l")
    art.printed(width - edge, middle, number, smaller, weight, ink, "r")


def _draw_number(art: Art, number: str) -> None:
    """Draws the number of a tile that is too small for a head, in its upper left corner."""
    wide, high = text_width(number, SMALLEST, Weight.EXTRA_BOLD) + 5, SMALLEST * CAP_HEIGHT + 6
    art.box(Box(0, 0, wide, high), 5, fill=IVORY, corners=(False, False, True, False))
    art.printed(wide / 2 - 1, high / 2 - 1, number, SMALLEST, Weight.EXTRA_BOLD, INK)


@kept
def face_down(width: int) -> Image.Image:
    """Draws the back of a tile: a lattice and an inner frame."""
    height = tile_height(width)
    art = Art(width, height, BACK)
    line, step = max(1.5, width * 0.03), width / 3.2
    for start in range(-6, 9):
        x = start * step
        art.line([(x, 0), (x + height, height)], LATTICE, line, round_ends=False)
        art.line([(x, 0), (x - height, height)], LATTICE, line, round_ends=False)
    inner = width * 0.07
    art.box(Box(inner, inner, width - 2 * inner, height - 2 * inner), width * 0.07, edge=LATTICE, line=line)
    return _rounded(art, width, height, max(2, width * 0.028))


@kept
def tag(height: int, width: int) -> Image.Image:
    """Draws the height of a stack for the bottom right corner of a tile that is `width` wide."""
    size = max(float(SMALLEST), width * 0.3)
    across = round(text_width(str(height), size, Weight.EXTRA_BOLD) + size * 0.18)
    down = round(size * 0.9)
    art = Art(across, down)
    art.box(Box(0, 0, across, down), size * 0.3, fill=INK, corners=(True, False, False, False))
    art.printed(across * 0.52, down * 0.5, str(height), size, Weight.EXTRA_BOLD, TEXT)
    return art.sprite()


def tag_room(width: int) -> float:
    """Returns the width that a height of one digit takes on a tile."""
    return max(SMALLEST, width * 0.3) * 0.8


@kept
def stack(
    face: str,
    height: int,
    width: int,
    letter: str = "",
    *,
    blocked: bool = False,
    shade: int = 0,
    tagged: bool = False,
) -> Image.Image:
    """Draws a stack of tiles with its sides; `shade` levels more in the west throw a shadow on it.

    Pasted by its bottom left corner, the lower left corner of its cell.
    """
    tagged = tagged or height > 1
    top = face_up(face, width, letter, tagged=tagged) if face else face_down(width)
    if blocked:
        top = marks.step_back(top, STEP_BACK, PANEL)
    if shade:
        top = _shaded(top, round(width * _SHADE * shade), round(width * _CORNER))
    raised = lift(width, height)
    whole = Image.new("RGBA", (width, top.height + raised), (0, 0, 0, 0))
    levels = min(height, MOST_STRIPS)
    strip = width * THICKNESS
    for level in range(1, levels):
        side = _side(width, level % 2)
        whole.paste(side, (0, whole.height - side.height - round(strip * (level - 1))), side)
    whole.paste(top, (0, 0), top)
    if tagged:
        digit = tag(height, width)
        inset = max(1, round(width * 0.02))
        corner = (width - digit.width - inset, top.height - digit.height - inset)
        whole.paste(digit, corner, digit)
    return whole


@kept
def _side(width: int, shade: int) -> Image.Image:
    height = tile_height(width) // 2
    art = Art(width, height)
    art.box(Box(0, 0, width, height), width * _CORNER, SIDES[shade], INK, max(1.6, width * 0.024))
    return art.sprite()


def _shaded(top: Image.Image, across: int, inset: int) -> Image.Image:
    darker = Image.blend(top.convert("RGB"), Image.new("RGB", top.size, BLACK), SHADOW)
    darker.putalpha(top.getchannel("A"))
    box = (0, inset // 2, min(across, top.width), top.height - inset // 2)
    shaded = top.copy()
    shaded.paste(darker.crop(box), box[:2])
    return shaded


@kept
def ghost(face: str, height: int, width: int, letter: str) -> Image.Image:
    """Draws a tile as it would lie: half over the lot, always with its height. Pasted like `stack`."""
    up = face_up(face, width, letter, tagged=True) if face else face_down(width)
    top = marks.step_back(up, GHOST, LOT)
    whole = stack("", height, width).copy()
    whole.paste(top, (0, 0), top)
    digit = tag(height, width)
    inset = max(1, round(width * 0.02))
    corner = (width - digit.width - inset, top.height - digit.height - inset)
    whole.paste(digit, corner, digit)
    return whole


def _bend(start: Point, middle: Point, end: Point) -> list[Point]:
    points = []
    for step in range(9):
        t = step / 8
        x = (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * middle[0] + t * t * end[0]
        y = (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * middle[1] + t * t * end[1]
        points.append((x, y))
    return points


_EAVES: list[Point] = [
    *_bend((-0.5, -0.37), (-0.22, -0.42), (-0.12, -0.66)),
    *_bend((0.12, -0.66), (0.22, -0.42), (0.5, -0.37)),
    *_bend((0.5, -0.37), (0.42, -0.23), (0.27, -0.21)),
    *_bend((-0.27, -0.21), (-0.42, -0.23), (-0.5, -0.37)),
]


@kept
def shrine(width: int, *, faint: bool = False) -> Image.Image:
    """Draws a little roof over a wall. Pasted by the middle of its foot ("mb")."""
    height, pad = round(width * 0.8), 4
    art = Art(width + 2 * pad, height + 2 * pad)
    line, middle, foot = max(1.6, width * 0.03), pad + width / 2, pad + height
    roof, wall, light = ROOF, WALL, ROOF_LIGHT
    if faint:
        roof, wall, light = (mix(colour, BACK, 0.3) for colour in (roof, wall, light))
    art.box(Box(middle - width * 0.27, foot - width * 0.27, width * 0.54, width * 0.27), 2, wall, INK, line)
    art.box(Box(middle - width * 0.065, foot - width * 0.18, width * 0.13, width * 0.18), fill=INK)
    art.polygon([(middle + x * width, foot + y * width) for x, y in _EAVES], roof, INK, line)
    art.line(
        [(middle - width * 0.31, foot - width * 0.31), (middle + width * 0.31, foot - width * 0.31)],
        light,
        line,
    )
    art.box(Box(middle - width * 0.18, foot - width * 0.75, width * 0.36, width * 0.1), 3, roof, INK, line)
    return art.sprite()


@kept
def token(radius: int, *, taken: bool = False) -> Image.Image:
    """Draws a countdown token: an eye on a scaly disc; where one was taken, a dashed ring."""
    middle = radius + 3
    art = Art(2 * middle, 2 * middle)
    if taken:
        ring = [
            (middle + radius * math.cos(step * math.pi / 24), middle + radius * math.sin(step * math.pi / 24))
            for step in range(48)
        ]
        art.dashes(ring, MUTED, 3, 9, 7)
        return art.sprite()
    rim = []
    for step in range(24):
        reach = radius if step % 2 == 0 else radius * 0.86
        rim.append(
            (middle + reach * math.cos(step * math.pi / 12), middle + reach * math.sin(step * math.pi / 12))
        )
    art.polygon(rim, TOKEN, INK, 2.5)
    art.ellipse(middle, middle, radius * 0.62, radius * 0.4, EYE, INK, 2)
    art.ellipse(middle, middle, radius * 0.13, radius * 0.36, INK)
    return art.sprite()


@kept
def dragon_sign(size: int) -> Image.Image:
    """Draws the sign of the Dragon cards. By its middle."""
    art = Art(size + 8, size + 8)
    draw_symbol(art, "D1", size / 2 + 4, size / 2 + 4, size)
    return art.sprite()


@kept
def wisp_sign(size: int) -> Image.Image:
    """Draws the sign of the Spirit cards. By its middle."""
    art = Art(size + 8, size + 8)
    draw_wisp(art, size / 2 + 4, size / 2 + 4, size)
    return art.sprite()


@kept
def sets_sign(width: int) -> Image.Image:
    """Draws two backs, one on the other: points for sets. By its middle."""
    back = face_down(width)
    step = width // 3
    whole = Image.new("RGBA", (back.width + step, back.height + step), (0, 0, 0, 0))
    whole.paste(back, (0, 0), back)
    whole.paste(back, (step, step), back)
    return whole


@kept
def type_chip(face: str, side: int) -> Image.Image:
    """Draws a type as a square with the symbol of a face."""
    art = Art(side, side, KINDS[face[0]].ground)
    draw_texture(art, face[0], 0, side, side)
    draw_symbol(art, face, side / 2, side / 2, side * 0.74)
    radius = side * 0.14
    art.box(Box(0, 0, side, side), radius, edge=INK, line=max(2, side * 0.03))
    art.cut_corners(radius)
    return art.sprite()


@kept
def twin_badge(width: int) -> Image.Image:
    """Draws a light badge with "=": the twin of a tile that can be taken first. By its middle."""
    height = round(width * 0.8)
    art = Art(width + 6, height + 6)
    art.box(Box(0, 0, width + 6, height + 6), height * 0.34, INK)
    art.box(Box(3, 3, width, height), height * 0.28, TEXT)
    for y in (0.34, 0.66):
        art.line(
            [(3 + width * 0.28, 3 + height * y), (3 + width * 0.72, 3 + height * y)],
            INK,
            max(3, height * 0.13),
        )
    return art.sprite()


@kept
def link(letter: str, width: int, height: int) -> Image.Image:
    """Draws a bar in the color of a type: these two tiles hang together. By its middle."""
    art = Art(width + 8, height + 8)
    radius = min(width, height) / 2
    art.box(Box(0, 0, width + 8, height + 8), radius + 4, INK)
    art.box(Box(3, 3, width + 2, height + 2), radius + 1, TEXT)
    art.box(Box(6, 6, width - 4, height - 4), radius - 2, KINDS[letter].ground)
    return art.sprite()


@kept
def outline(width: int, height: int, colour: Colour, line: float, *, dashed: bool = False) -> Image.Image:
    """Draws a cased line round a tile of that size. Pasted by its middle on the tile's."""
    pad = math.ceil(line) + 3
    art = Art(width + 2 * pad, height + 2 * pad)
    edge = pad - line / 2
    radius = width * _CORNER + line / 2
    around = Box(edge, edge, width + line, height + line)
    grown = Box(edge - 2, edge - 2, width + line + 4, height + line + 4)
    art.box(grown, radius + 2, edge=INK, line=line + 4)
    if not dashed:
        art.box(around, radius, edge=colour, line=line)
        return art.sprite()
    x, y, across, down = edge + line / 2, edge + line / 2, width, height
    corners = [(x, y), (x + across, y), (x + across, y + down), (x, y + down)]
    art.dashes(rounded(corners, radius * 1.3), colour, line, marks.DASH, marks.GAP)
    return art.sprite()
