"""Small signs of the game: coin, hammer, backs of cards, how an effect counts, effects, icons of favors."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engines.core.score import signed, with_minus
from engines.mad_king_ludwig.data import TILES, TYPES, Effect
from render.core.box import Box
from render.core.canvas import Art, Board
from render.core.emblems import draw_crown
from render.core.fonts import Weight, text_width
from render.core.frames import SMALLEST_CLOSE
from render.core.kept import kept
from render.core.palette import GOLD, INK
from render.core.words import Words
from render.mad_king_ludwig.palette import CARD_BACK, COIN_EDGE
from render.rooms.chips import draw_chip, draw_letter
from render.rooms.palette import PAPER, PLAQUE_EDGE, ROOM_INK
from render.rooms.symbols import draw_symbol

THOUSAND = 1000
"""Money is written in thousands, beside a coin."""


def points_text(number: int) -> str:
    """Writes points for a shield."""
    return with_minus(number)


@kept
def coin(size: int) -> Image.Image:
    """Draws a coin of 1000 marks. Pasted by its middle."""
    art = Art(size + 4, size + 4)
    middle, radius = size / 2 + 2, size / 2
    art.ellipse(middle, middle, radius, fill=GOLD, edge=COIN_EDGE, line=max(1.6, size * 0.06))
    art.ellipse(middle, middle, radius * 0.76, edge=COIN_EDGE, line=max(1.2, size * 0.045))
    draw_crown(art, middle, middle, radius * 0.86, fill=COIN_EDGE, edge=COIN_EDGE, line=0.5)
    return art.sprite()


@kept
def hammer_disc(radius: int) -> Image.Image:
    """Draws the sign of the master builder. Pasted by its middle."""
    art = Art(2 * radius + 4, 2 * radius + 4)
    x = y = radius + 2
    art.ellipse(x, y, radius, fill=PAPER, edge=INK, line=2)
    s = radius * 1.3

    def leaning(across: float, down: float) -> tuple[float, float]:
        # Upright it would be a letter T.
        return x + s * (across * 0.77 - down * 0.64), y + s * (across * 0.64 + down * 0.77)

    art.line([leaning(0, -0.1), leaning(0, 0.52)], ROOM_INK, s * 0.15)
    head = [(-0.38, -0.46), (0.26, -0.46), (0.46, -0.28), (0.26, -0.14), (-0.38, -0.14)]
    art.polygon([leaning(across, down) for across, down in head], ROOM_INK)
    return art.sprite()


@kept
def card_back(height: int) -> Image.Image:
    """Draws a secret bonus card. Pasted by its middle."""
    width = round(height * 0.66)
    art = Art(width + 2, height + 2)
    art.box(Box(1, 1, width, height), height * 0.1, PAPER, ROOM_INK, 1.5)
    rim = height * 0.1
    art.box(Box(1 + rim, 1 + rim, width - 2 * rim, height - 2 * rim), height * 0.04, CARD_BACK)
    return art.sprite()


def draw_how(art: Art, kind: str, x: float, y: float, size: float) -> None:
    """Draws the way an effect counts: a door for connected, two rooms for touching, a castle for all."""
    line = size * 0.1
    match kind:
        case "connect":
            left, right, top, foot = x - size * 0.3, x + size * 0.3, y - size * 0.46, y + size * 0.46
            art.box(Box(left, top, right - left, foot - top + line), size * 0.3, edge=ROOM_INK, line=line)
            art.box(Box(left - 1, foot, right - left + 2, line * 1.6), fill=PAPER)
            art.ellipse(x + size * 0.12, y + size * 0.08, size * 0.065, fill=ROOM_INK)
        case "adjacent":
            side = size * 0.54
            art.box(Box(x - size * 0.5, y - size * 0.42, side, side), edge=ROOM_INK, line=line)
            art.box(Box(x - size * 0.04, y - size * 0.14, side, side), fill=PAPER, edge=ROOM_INK, line=line)
        case _:
            draw_symbol(art, "castle", x, y, size)


def strip_width(effect: Effect, size: float) -> float:
    """Returns the width of an effect's strip with signs of this size."""
    number = text_width(signed(effect.points), round(size * 0.8), Weight.EXTRA_BOLD)
    return size * (1.2 + 0.98 * len(effect.types)) + number + size * 0.24


def draw_strip(art: Art, effect: Effect, x: float, y: float, size: float) -> None:
    """Draws way, points and types of an effect on paper, its left end at x and its middle at y."""
    art.box(Box(x, y - size * 0.6, strip_width(effect, size), size * 1.2), size * 0.16, PAPER)
    at = x + size * 0.12
    draw_how(art, effect.kind, at + size * 0.5, y, size * 0.86)
    at += size * 1.08
    number = signed(effect.points)
    art.printed(at, y, number, size * 0.8, Weight.EXTRA_BOLD, ROOM_INK, "l")
    at += text_width(number, round(size * 0.8), Weight.EXTRA_BOLD) + size * 0.12
    for kind in effect.types:
        draw_chip(art, kind, at + size * 0.46, y, size * 0.9)
        at += size * 0.98


@kept
def strip(tile: str, size: int, widest: int) -> Image.Image | None:
    """Returns a room's effect as a strip of at most this width; None where it has none. By its middle."""
    effect = TILES[tile].effect
    if effect is None:
        return None
    size = min(size, int(size * widest / strip_width(effect, size)))
    art = Art(round(strip_width(effect, size)) + 2, round(size * 1.2) + 2)
    draw_strip(art, effect, 1, size * 0.6 + 1, size)
    return art.sprite()


@kept
def counted_icon(what: str, size: int, letter: str = "", least: int = SMALLEST_CLOSE) -> Image.Image:
    """Draws the icon of a favor or bonus card: a type with # for number, a diagonal for area, or an outline.

    Its type has at least this size: a letter that would take too much of the icon is left out, a number makes
    it wider. Pasted by its middle.
    """
    group, _, kind = what.partition("_")
    pad = round(size * 0.22) + 2
    if group == "size":
        type_size = max(least, round(size * 0.42))
        width = max(size, round(text_width(kind, type_size, Weight.EXTRA_BOLD)) + 12)
        art = Art(width + 2 * pad, size + 2 * pad)
        art.box(Box(pad, pad, width, size), size * 0.2, PAPER, PLAQUE_EDGE, 2)
        art.printed(width / 2 + pad, size / 2 + pad, kind, type_size, Weight.EXTRA_BOLD, ROOM_INK)
        return art.sprite()
    art = Art(size + 2 * pad, size + 2 * pad)
    middle = size / 2 + pad
    if group not in ("count", "area", "type"):
        art.box(Box(pad, pad, size, size), size * 0.2, PAPER, PLAQUE_EDGE, 2)
        _draw_outline(art, what, middle, middle, size)
        return art.sprite()
    draw_chip(art, kind, middle, middle, size)
    tab = max(least + 2, round(size * 0.42))
    if letter and tab <= size * 0.5:
        draw_letter(art, letter, middle + size * 0.46, middle + size * 0.46, tab)
    if group != "type":
        _draw_measure(art, group, middle - size * 0.42, middle - size * 0.42, size * 0.46)
    return art.sprite()


def _draw_measure(art: Art, group: str, x: float, y: float, side: float) -> None:
    """Draws a diagonal for area; two strokes across two for number."""
    art.box(Box(x - side / 2, y - side / 2, side, side), side * 0.16, PAPER, ROOM_INK, 2)
    far, near, line = side * 0.3, side * 0.13, max(2.0, side * 0.1)
    if group == "area":
        art.line([(x - far, y + far), (x + far, y - far)], ROOM_INK, line)
        return
    for at in (-near, near):
        art.line([(x + at - side * 0.04, y + far), (x + at + side * 0.04, y - far)], ROOM_INK, line)
        art.line([(x - far, y + at), (x + far, y + at)], ROOM_INK, line)


def _draw_outline(art: Art, what: str, x: float, y: float, s: float) -> None:
    line = s * 0.08
    match what:
        case "external_entrances":
            art.polygon([(x - s * 0.3, y - s * 0.2), (x + s * 0.3, y - s * 0.2), (x, y + s * 0.28)], ROOM_INK)
        case "large_rooms":
            art.box(Box(x - s * 0.36, y - s * 0.26, s * 0.72, s * 0.52), s * 0.05, edge=ROOM_INK, line=line)
            art.box(Box(x - s * 0.24, y - s * 0.02, s * 0.2, s * 0.16), fill=ROOM_INK)
        case "small_rooms":
            art.box(
                Box(x - s * 0.36, y - s * 0.26, s * 0.72, s * 0.52),
                s * 0.05,
                edge=PLAQUE_EDGE,
                line=line / 2,
            )
            art.box(Box(x - s * 0.26, y - s * 0.08, s * 0.28, s * 0.24), fill=ROOM_INK)
        case "square_rooms":
            art.box(Box(x - s * 0.28, y - s * 0.28, s * 0.56, s * 0.56), edge=ROOM_INK, line=line)
        case "round_rooms":
            art.ellipse(x, y, s * 0.3, edge=ROOM_INK, line=line)
        case "completed":
            draw_symbol(art, "tick", x, y, s * 0.66)
        case "incomplete":
            art.line([(x - s * 0.24, y - s * 0.24), (x + s * 0.24, y + s * 0.24)], ROOM_INK, line * 1.3)
            art.line([(x + s * 0.24, y - s * 0.24), (x - s * 0.24, y + s * 0.24)], ROOM_INK, line * 1.3)
        case "coins":
            art.ellipse(x, y, s * 0.34, fill=GOLD, edge=COIN_EDGE, line=line * 0.8)
            draw_crown(art, x, y, s * 0.34, fill=COIN_EDGE, edge=COIN_EDGE, line=0.5)
        case "hallways":
            art.box(Box(x - s * 0.4, y - s * 0.11, s * 0.8, s * 0.22), edge=ROOM_INK, line=line)
        case "stairs":
            for step in range(3):
                left, top = x - s * 0.34 + step * s * 0.23, y + s * 0.12 - step * s * 0.2
                art.box(Box(left, top, s * 0.23, y + s * 0.32 - top), fill=ROOM_INK)
        case "all_sizes":
            for index, side in enumerate((0.14, 0.2, 0.27)):
                left = x - s * 0.38 + index * s * 0.24
                art.box(
                    Box(left, y + s * 0.24 - side * s * 1.6, side * s * 0.9, side * s * 1.6),
                    fill=ROOM_INK,
                )
        case _:
            for index, kind in enumerate(("food", "living", "utility", "outdoor")):
                across, down = (index % 2 - 0.5) * s * 0.42, (index // 2 - 0.5) * s * 0.42
                draw_chip(art, kind, x + across, y + down, s * 0.38)


def beside(icons: Sequence[Image.Image], gap: int) -> Image.Image:
    """Returns the icons in a row, as one sprite."""
    width = sum(icon.width for icon in icons) + gap * (len(icons) - 1)
    height = max(icon.height for icon in icons)
    row = Image.new("RGBA", (width, height))
    x = 0
    for icon in icons:
        row.paste(icon, (x, (height - icon.height) // 2))
        x += icon.width + gap
    return row


def draw_money(board: Board, x: float, y: float, marks: int, size: int, across: int) -> float:
    """Draws a coin and a number of thousands from the left; returns where they end."""
    board.paste(coin(across), x, y, "lm")
    x += across + 4 + size * 0.16
    return x + board.text(x, y, points_text(marks // THOUSAND), size, Weight.EXTRA_BOLD)


def money_width(marks: int, size: int, across: int) -> float:
    """Returns the width of `draw_money`."""
    return across + 4 + size * 0.16 + text_width(points_text(marks // THOUSAND), size, Weight.EXTRA_BOLD)


def kind_letters(words: Words) -> dict[str, str]:
    """Returns the letter of every type in the words' language; this game has its own for living rooms."""
    letters: dict[str, str] = {kind: words(f"rooms-letter-{kind}") for kind in TYPES}
    letters["living"] = words("mad_king_ludwig-letter-living")
    return letters
