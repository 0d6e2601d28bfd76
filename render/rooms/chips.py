"""Small pieces of both games: type chips, letters in squares, plaques, shields, people, cards."""

from PIL import Image

from render.core.box import Box
from render.core.canvas import Art
from render.core.fonts import Weight, text_width
from render.core.frames import SMALLEST
from render.core.kept import kept
from render.core.palette import INK, Colour, mix
from render.rooms.palette import (
    PAPER,
    PLAQUE_EDGE,
    ROBE,
    ROOM_COLOURS,
    ROOM_INK,
    SKIN,
    THRONE_GOLD,
    WINE,
    WINE_EDGE,
    chip_edge,
    colours_of,
)
from render.rooms.symbols import draw_symbol

_LETTER = 0.94
"""The type of a kind letter, in sides of its square."""
TAB = round(SMALLEST / _LETTER)
"""The side of a square whose letter can be read in a public picture."""
_LARGEST_TAB = 0.6
"""The largest share of its chip that a letter takes."""


def draw_letter(art: Art, letter: str, x: float, y: float, side: float) -> None:
    """Draws a kind letter: light in a dark square, centered on (x, y)."""
    art.box(Box(x - side / 2, y - side / 2, side, side), side * 0.22, ROOM_INK)
    art.printed(x, y, letter, side * _LETTER, Weight.EXTRA_BOLD, PAPER)


def draw_chip(art: Art, kind: str, x: float, y: float, side: float) -> None:
    """Draws a rounded square in the type's color with its symbol."""
    fill, ink = colours_of(kind).fill, colours_of(kind).ink
    art.box(
        Box(x - side / 2, y - side / 2, side, side),
        side * 0.2,
        fill,
        chip_edge(kind),
        max(1.6, side * 0.05),
    )
    draw_symbol(art, kind, x, y, side * 0.72, ink, fill)


def draw_plaque(art: Art, hanging: str, x: float, y: float, side: float) -> None:
    """Draws a wall hanging on its paper plaque."""
    art.box(
        Box(x - side / 2, y - side / 2, side, side),
        side * 0.14,
        PAPER,
        PLAQUE_EDGE,
        max(1.5, side * 0.05),
    )
    draw_symbol(art, hanging, x, y, side * 0.74)


def draw_person(art: Art, x: float, y: float, height: float, hanging: str | None = None) -> None:
    """Draws a royal attendant with the plaque that it carries, centered on (x, y)."""
    top, foot = y - height / 2, y + height / 2
    half, line = height * 0.3, max(1.5, height * 0.035)
    art.polygon(
        [
            (x - half, foot),
            (x - half * 0.72, y - height * 0.1),
            (x + half * 0.72, y - height * 0.1),
            (x + half, foot),
        ],
        ROBE,
        ROOM_INK,
        line,
    )
    art.ellipse(x, top + height * 0.2, height * 0.19, fill=SKIN, edge=ROOM_INK, line=line)
    if hanging:
        draw_plaque(art, hanging, x, y + height * 0.21, height * 0.46)
    else:
        draw_symbol(art, "special", x, y + height * 0.22, height * 0.32, PAPER, ROBE)


def draw_bonus_card(art: Art, x: float, y: float, height: float) -> None:
    """Draws a bonus card lying open, centered on (x, y)."""
    width, fill = height * 0.7, ROOM_COLOURS["special"].fill
    art.box(Box(x - width / 2, y - height / 2, width, height), height * 0.09, PAPER, ROOM_INK, 1.5)
    inner = height * 0.09
    art.box(
        Box(x - width / 2 + inner, y - height / 2 + inner, width - 2 * inner, height - 2 * inner),
        height * 0.04,
        fill,
    )
    draw_symbol(art, "special", x, y, height * 0.42, ROOM_INK, fill)


def draw_throne_cloth(art: Art, x: float, y: float, width: float, height: float, crown: float) -> None:
    """Draws the throne room's crown on its wine-red cloth; (x, y) is the cloth's corner."""
    art.box(Box(x, y, width, height), min(width, height) * 0.1, WINE)
    draw_symbol(art, "throne", x + width / 2, y + height * 0.46, crown, THRONE_GOLD, WINE)


@kept
def chip(kind: str, side: int, letter: str = "") -> Image.Image:
    """Draws a type's chip, its letter on a dark tab at the lower right. Pasted by its middle."""
    tab = max(TAB, round(side * 0.44)) if letter else 0
    tab = tab if tab <= side * _LARGEST_TAB else 0
    pad = round(tab / 2) + 2
    art = Art(side + 2 * pad, side + 2 * pad)
    middle = side / 2 + pad
    draw_chip(art, kind, middle, middle, side)
    if tab:
        at = middle + side * 0.46
        edge = mix(colours_of(kind).fill, PAPER, 0.2)
        art.box(Box(at - tab / 2 - 1, at - tab / 2 - 1, tab + 2, tab + 2), tab * 0.25, edge)
        draw_letter(art, letter, at, at, tab)
    return art.sprite()


@kept
def plaque(hanging: str, side: int) -> Image.Image:
    """Draws a wall hanging, to be pasted by its middle."""
    art = Art(side + 2, side + 2)
    draw_plaque(art, hanging, side / 2 + 1, side / 2 + 1, side)
    return art.sprite()


@kept
def person(height: int, hanging: str | None = None) -> Image.Image:
    """Draws a royal attendant, to be pasted by its middle."""
    art = Art(height, height + 6)
    draw_person(art, height / 2, height / 2 + 3, height, hanging)
    return art.sprite()


@kept
def bonus_card(height: int) -> Image.Image:
    """Draws a bonus card, to be pasted by its middle."""
    art = Art(height, height + 4)
    draw_bonus_card(art, height / 2, height / 2 + 2, height)
    return art.sprite()


@kept
def throne_chip(side: int) -> Image.Image:
    """Draws the throne room's sign in a table, to be pasted by its middle."""
    art = Art(side + 4, side + 4)
    art.box(Box(2, 2, side, side), side * 0.2, WINE, WINE_EDGE, max(1.6, side * 0.05))
    draw_symbol(art, "throne", side / 2 + 2, side / 2 + 2, side * 0.72, THRONE_GOLD, WINE)
    return art.sprite()


@kept
def points_shield(text: str, height: int, *, dark: bool = False) -> Image.Image:
    """Draws points: a shield on paper, dark inside a room. Pasted by its middle."""
    size = height * (0.58 if dark else 0.56)
    width = round(max(height * 0.92, text_width(text, size, Weight.EXTRA_BOLD) + height * 0.26))
    fill, ink = (ROOM_INK, PAPER) if dark else (PAPER, ROOM_INK)
    art = Art(width + 4, height + 4)
    half, middle = width / 2, width / 2 + 2
    top = 2.0
    shape = [
        (middle - half, top), (middle + half, top), (middle + half, top + height * 0.54),
        (middle + half * 0.66, top + height * 0.8), (middle, top + height),
        (middle - half * 0.66, top + height * 0.8), (middle - half, top + height * 0.54),
    ]  # fmt: skip
    art.polygon(shape, fill, None if dark else INK, 2)
    art.text(middle, top + height * 0.45, text, size, Weight.EXTRA_BOLD, ink)
    return art.sprite()


@kept
def state_disc(name: str, radius: int, fill: Colour, ink: Colour) -> Image.Image:
    """Draws a player's state: an hourglass, a tick or a speech bubble in a disc. Pasted by its middle."""
    art = Art(2 * radius + 2, 2 * radius + 2)
    art.ellipse(radius + 1, radius + 1, radius, fill=fill)
    draw_symbol(art, name, radius + 1, radius + 1, radius * 1.3, ink, fill)
    return art.sprite()
