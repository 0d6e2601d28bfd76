"""A room's want in three signs: where, how much, which type. A hollow cell with a dot is the room."""

from PIL import Image

from engines.between_two_castles.data import HANGINGS, OFFSETS, ROOMS, THRONES, TYPES, Cell, Room, Throne
from render.core.box import Box
from render.core.canvas import Art
from render.core.fonts import Weight, text_width
from render.core.frames import SMALLEST_CLOSE
from render.core.kept import kept
from render.core.words import Words
from render.rooms.chips import draw_chip, draw_plaque
from render.rooms.palette import FAINT, PAPER, ROOM_INK, colours_of
from render.rooms.symbols import draw_symbol

_SET = tuple(kind for kind in TYPES if kind != "sleeping")
_MOSAIC_WITH_SYMBOLS = 50


def _itself(art: Art, x: float, y: float, u: float) -> None:
    art.box(
        Box(x - u * 0.42, y - u * 0.42, u * 0.84, u * 0.84),
        u * 0.12,
        PAPER,
        ROOM_INK,
        max(1.3, u * 0.13),
    )
    art.ellipse(x, y, u * 0.15, fill=ROOM_INK)


def _counted(art: Art, x: float, y: float, u: float) -> None:
    art.box(Box(x - u * 0.44, y - u * 0.44, u * 0.88, u * 0.88), u * 0.12, ROOM_INK)


def _neighbours(art: Art, x: float, y: float, u: float, cells: tuple[Cell, ...]) -> None:
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            at = (x + dx * u, y - dy * u)
            if (dx, dy) == (0, 0):
                _itself(art, *at, u)
            elif (dx, dy) in cells:
                _counted(art, *at, u)
            else:
                art.ellipse(*at, max(1.0, u * 0.1), fill=FAINT)


def _column(art: Art, x: float, y: float, size: float, ways: tuple[int, ...]) -> None:
    u = size / 3
    if len(ways) == 1:
        y -= ways[0] * size * 0.16  # so that box and arrow together stand in the middle
    _itself(art, x, y, u)
    for way in ways:
        tip = y + way * size * 0.56
        art.line([(x, y + way * u * 0.5), (x, y + way * size * 0.4)], ROOM_INK, size * 0.1, round_ends=False)
        art.polygon(
            [(x - u * 0.55, y + way * size * 0.32), (x + u * 0.55, y + way * size * 0.32), (x, tip)], ROOM_INK
        )


def draw_where(art: Art, reach: str, x: float, y: float, size: float) -> None:
    """Draws the pictogram of a reach, centered on (x, y)."""
    u = size / 3
    if reach == "two_below":
        _itself(art, x, y - u, u)
        _counted(art, x, y, u)
        _counted(art, x, y + u, u)
    elif reach in OFFSETS:
        _neighbours(art, x, y, u, OFFSETS[reach])
    elif reach == "linked":
        draw_symbol(art, "linked", x, y, size)
    elif reach in ("above", "below", "column"):
        _column(art, x, y, size, {"above": (-1,), "below": (1,)}.get(reach, (-1, 1)))
    else:
        draw_symbol(art, "castle", x, y, size * 0.92)


def draw_what(art: Art, want: str, x: float, y: float, side: float) -> None:
    """Draws the wanted thing: a chip, a plaque, or an empty paper room for any."""
    if want in HANGINGS:
        draw_plaque(art, want, x, y, side)
    elif want == "any":
        art.box(
            Box(x - side / 2, y - side / 2, side, side),
            side * 0.18,
            PAPER,
            ROOM_INK,
            max(1.6, side * 0.07),
        )
        art.ellipse(x, y, side * 0.09, fill=ROOM_INK)
    else:
        draw_chip(art, want, x, y, side)


def _mosaic(art: Art, x: float, y: float, side: float) -> None:
    """Draws one of each of the six other types."""
    w = side / 3
    for index, kind in enumerate(_SET):
        left, top = x - side / 2 + index % 3 * w, y - w + index // 3 * w
        colours = colours_of(kind)
        art.box(Box(left, top, w, w), 0, colours.fill, ROOM_INK, max(1, side * 0.03))
        if side >= _MOSAIC_WITH_SYMBOLS:
            draw_symbol(art, kind, left + w / 2, top + w / 2, w * 0.72, colours.ink, colours.fill)


def _number_size(size: int) -> float:
    """Returns the type size of a strip's number, large enough to be read in a close-up."""
    return max(float(SMALLEST_CLOSE), size * 0.74)


@kept
def strip(reach: str, points: int, want: str, size: int) -> Image.Image:
    """Draws the three signs in a row on nothing; `size` is the height of the first. Pasted by its middle."""
    number = _number_size(size)
    digits = text_width(str(points), number, Weight.EXTRA_BOLD)
    gap = size * 0.16
    if reach == "flat":
        art = Art(round(digits + 4), size + 8)
        art.printed(2, size / 2 + 4, str(points), number, Weight.EXTRA_BOLD, ROOM_INK, "l")
        return art.sprite()
    large = reach == "set" and size >= _MOSAIC_WITH_SYMBOLS * 0.8
    last = size * (1.2 if large else 1.0 if reach == "set" else 0.92)
    art = Art(round(size + digits + last + 2 * gap + 6), size + 12)
    y = size / 2 + 6
    draw_where(art, reach, size / 2 + 2, y, size)
    art.printed(size + gap + 2, y, str(points), number, Weight.EXTRA_BOLD, ROOM_INK, "l")
    x = size + digits + 2 * gap + 2 + last / 2
    if reach == "set":
        _mosaic(art, x, y, last)
    else:
        draw_what(art, want, x, y, last)
    return art.sprite()


@kept
def throne_strip(throne: str, size: int) -> Image.Image:
    """Draws a throne room's signs: its marked cells, 2, and its two types. Pasted by its middle."""
    its: Throne = THRONES[throne]
    u = size * 0.36
    art = Art(round(size * 4.5), size + 12)
    x, y = u * 2.2 + 2, size / 2 + 6
    for dx in (-1, 0, 1, 2):
        for dy in (-1, 0, 1):
            at = (x + (dx - 0.5) * u, y - dy * u)
            if (dx, dy) in its.cells:
                _counted(art, *at, u)
            elif dy or dx not in (0, 1):
                art.ellipse(*at, max(1.0, u * 0.12), fill=FAINT)
    art.box(Box(x - u * 0.95, y - u * 0.42, u * 1.9, u * 0.84), u * 0.12, PAPER, ROOM_INK, max(1.3, u * 0.13))
    art.printed(size * 1.92, y, "2", _number_size(size), Weight.EXTRA_BOLD, ROOM_INK)
    for index, kind in enumerate(its.types):
        draw_chip(art, kind, size * (2.72 + 1.2 * index), y, size * 0.92)
    stroke = [(size * 3.27, y + size * 0.28), (size * 3.37, y - size * 0.28)]
    art.line(stroke, ROOM_INK, max(1.5, size * 0.07))
    return art.sprite()


def want_in_words(room: Room, words: Words) -> str:
    """Returns a room's want in a line of words: the number first, so that plurals stay short."""
    what = words(f"between_two_castles-per-{room.want}") if room.want else ""
    return words(f"between_two_castles-reach-{room.reach}", points=room.points, what=what)


def want_of(room: str, words: Words) -> str:
    """Returns the want of a room that is known by its id."""
    return want_in_words(ROOMS[room], words)
