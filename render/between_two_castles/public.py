"""The public picture: all castles round the table, their builders between them, the players to act."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from engines.between_two_castles.data import MOST_PLACES, ROOMS
from engines.between_two_castles.view import CastleView, View
from engines.core.event import Event
from render.between_two_castles.castle import Edges, draw_ground, draw_small_castle, find_site
from render.between_two_castles.palette import (
    PALETTE,
    TABLE,
    TABLE_EDGE,
    TABLE_TEXT,
    WOOD,
    WOOD_EDGE,
    WOOD_GRAIN,
)
from render.between_two_castles.places import place_emblem, place_names
from render.between_two_castles.reveal import draw_reveal, is_reveal
from render.between_two_castles.rooms import kind_letters, letter_of, small_room
from render.core.box import Box
from render.core.canvas import Art, Board
from render.core.fonts import Weight, fit_name, fit_text, text_width
from render.core.frames import PUBLIC
from render.core.kept import kept
from render.core.palette import CANVAS, EDGE, GOLD, PANEL, TEXT, Colour
from render.core.words import Words
from render.rooms.chips import bonus_card, points_shield, state_disc
from render.rooms.palette import PAPER, QUIET, ROOM_INK


class _Layout(NamedTuple):
    """The places of everything for a number of castles."""

    panels: tuple[tuple[int, int, int, int], ...]
    """By castle: left, top, width, height."""
    chips: tuple[tuple[int, int], ...]
    """By place: the middle of its chip."""
    chip: tuple[int, int]
    table: tuple[int, int, int]
    """The middle of the table and its radius; 0 where it is a plank between two castles."""
    shield: int
    name: tuple[int, int]
    """Size of a castle's name, and the least."""
    cell: tuple[int, int]
    """Side of a room, and the least."""
    titles: tuple[int, int]
    """The heights of the titles of the upper and of the lower castles."""


def _wide(places: int) -> _Layout:
    """Lays out three or four castles: two by two; a place sits where its two castles meet."""
    w, h = 791, 491
    panels = ((24, 24, w, h), (835, 24, w, h), (835, 535, w, h), (24, 535, w, h))[:places]
    chips = ((234, 525), (825, 64), (1416, 525), (825, 988))
    if places == 3:
        chips = ((420, 780), *chips[1:])
    return _Layout(panels, chips[:places], (400, 76), (825, 525, 122), 88, (52, 34), (88, 36), (74, 612))


def _three(places: int) -> _Layout:
    """Lays out five or six castles: three along the top, back along the bottom, the table between or free."""
    w, h = 523, 493
    columns, rows = [24 + 539 * column for column in range(3)], (24, 533)
    ring = ((0, 0), (1, 0), (2, 0), (2, 1), (1, 1), (0, 1))[:places]
    panels = tuple((columns[x], rows[y], w, h) for x, y in ring)
    left, right = columns[1] - 8, columns[2] - 8
    seams = [(left, 54), (right, 54), (1626 - 178, 525), (right, 996), (left, 996)][: places - 1]
    if places == 5:
        # The first place sits at the corner where the first castle meets the last.
        return _Layout(
            panels, ((left - 120, 525), *seams), _CHIP, (273, 790, 180), 72, (46, 30), (80, 32), _LOW
        )
    return _Layout(
        panels, ((24 + 178, 525), *seams), _CHIP, (825, 525, 0), 72, (46, 30), (80, 32), (132, 616)
    )


_CHIP = (340, 64)
_LOW = (132, 588)
"""Titles below the chips that stand over the seams."""


def _four() -> _Layout:
    """Lays out seven castles: four along the top, three along the bottom, the table at the lower left."""
    w, h = 388, 493
    columns, rows = [24 + 404 * column for column in range(4)], (24, 533)
    ring = ((0, 0), (1, 0), (2, 0), (3, 0), (3, 1), (2, 1), (1, 1))
    panels = tuple((columns[x], rows[y], w, h) for x, y in ring)
    seams = [(column - 8, 54) for column in columns[1:]] + [(1626 - 178, 525)]
    seams += [(columns[3] - 8, 996), (columns[2] - 8, 996)]
    table = (columns[0] + w // 2 - 6, rows[1] + h // 2 + 10, 172)
    return _Layout(panels, ((columns[1] - 8, 525), *seams), _CHIP, table, 66, (42, 30), (72, 28), _LOW)


def _layout(places: int) -> _Layout:
    if places == MOST_PLACES:
        return _four()
    return _wide(places) if places <= 4 else _three(places)


def public(view: View, names: Sequence[str], words: Words, news: Sequence[Event] = ()) -> bytes:
    """Draws the table as all players see it; always frames everything built since the reveal.

    A reveal is a picture of the tiles that were turned over.
    """
    shown = place_names(view, names, words)
    board = Board(*PUBLIC)
    if is_reveal(view, news):
        draw_reveal(board, view, shown, words)
        return board.png(PALETTE)
    layout = _layout(view.places)
    _links(board, layout)
    reserved = _reserved(layout)
    for castle, panel in zip(view.castles, layout.panels, strict=True):
        _castle(board, castle, panel, reserved, layout, words)
    _table(board, view, layout, words)
    for place, name in enumerate(shown):
        _chip(board, view, place, name, layout, words)
    return board.png(PALETTE)


def _reserved(layout: _Layout) -> list[Edges]:
    width, height = layout.chip
    boxes: list[Edges] = [
        (x - width / 2 - 10, y - height / 2 - 12, x + width / 2 + 10, y + height / 2 + 12)
        for x, y in layout.chips
    ]
    x, y, radius = layout.table
    across, down = (radius, radius) if radius else (_PLANK[0] / 2, _PLANK[1] / 2)
    return [*boxes, (x - across - 14, y - down - 14, x + across + 14, y + down + 14)]


def _links(board: Board, layout: _Layout) -> None:
    """Draws lines from the first place, which sits apart with three castles, to its two castles."""
    if len(layout.panels) != 3:
        return
    x, y = layout.chips[0]
    left, top, width, height = layout.panels[0]
    end = layout.panels[-1][0]
    start = min(x, left + width - 40)
    board.rectangle(Box(start - 3, top + height, 6, y - top - height + 3), EDGE)
    board.rectangle(Box(start, y - 3, end - start, 6), EDGE)


def _castle(
    board: Board,
    castle: CastleView,
    panel: tuple[int, int, int, int],
    reserved: Sequence[Edges],
    layout: _Layout,
    words: Words,
) -> None:
    x, y, width, height = panel
    board.panel(Box(x, y, width, height))
    right = len(layout.panels) <= 4 and x > PUBLIC[0] // 2
    title = _Title(x + (width - 20 if right else 20), layout.titles[y > PUBLIC[1] // 2], right)
    measured = _draw_title(None, castle, title, layout, words)
    site = find_site(castle.castle, (x, y, x + width, y + height), (*reserved, *measured), *layout.cell)
    draw_ground(board, x, width, site.ground, y + height)
    draw_small_castle(board, castle, site, kind_letters(words))
    _draw_title(board, castle, title, layout, words)


class _Title(NamedTuple):
    """The start of a castle's title, and whether it runs to the left from there."""

    x: int
    y: int
    leftwards: bool


def _draw_title(
    board: Board | None, castle: CastleView, title: _Title, layout: _Layout, words: Words
) -> list[Edges]:
    """Draws points, name, and one card for each bonus card, below them where the name is long.

    Returns the boxes used. Without a board: only that.
    """
    x, y, right = title
    cards = len(castle.castle.cards)
    shield = points_shield(str(castle.points), layout.shield)
    card = bonus_card(round(layout.shield * 0.68))
    gap, step = 14, round(layout.shield * 0.54)
    width = layout.panels[0][2]
    if len(layout.panels) <= 4:
        width = (width - layout.chip[0] // 2 - 20) if y < PUBLIC[1] // 2 else width * 5 // 8
    room = width - shield.width - gap - 40
    said = words(f"between_two_castles-castle-{castle.name}")
    beside = text_width(said, layout.name[1], Weight.BOLD) <= room - cards * step
    name = fit_name(said, room - cards * step if beside else room, *layout.name, Weight.BOLD)
    sign = -1 if right else 1
    used = shield.width + gap + name.width + (cards * step + 12 if beside else 0)
    below = layout.shield * 0.84
    if board is not None:
        board.paste(shield, x, y, "rm" if right else "lm")
        at = x + sign * (shield.width + gap)
        board.text(at, y - 2, name.text, name.size, anchor="r" if right else "l")
        at = at + round(sign * (name.width + 14 + card.width / 2)) if beside else x + sign * shield.width // 2
        for index in range(cards):
            board.paste(card, at + sign * index * step, y if beside else y + below, "mm")
    half = layout.shield / 2 + 4
    boxes = [(used, y - half, y + half)]
    if not beside:
        boxes.append((shield.width / 2 + (cards - 0.5) * step + 8, y, y + below + layout.shield * 0.36))
    return [(x - wide, top, x, foot) if right else (x, top, x + wide, foot) for wide, top, foot in boxes]


@kept
def _table_top(radius: int, clockwise: bool) -> Image.Image:
    """Draws a round wooden table; arrows on its rim show the way the hands go."""
    middle = radius + 10
    art = Art(2 * middle, 2 * middle)
    art.ellipse(middle, middle, radius + 8, fill=CANVAS)
    art.ellipse(middle, middle, radius, fill=WOOD)
    for ring in (0.97, 0.9, 0.84):
        art.ellipse(middle, middle, radius * ring, edge=WOOD_GRAIN, line=2)
    art.ellipse(middle, middle, radius, edge=WOOD_EDGE, line=5)
    art.ellipse(middle, middle, radius - 25, fill=TABLE, edge=TABLE_EDGE, line=2.5)
    way, r = (1 if clockwise else -1), radius - 12.5
    for quarter in range(4):
        start = 45 + 90 * quarter - way * 26
        angles = [math.radians(start + way * 52 * step / 20) for step in range(21)]
        art.line([(middle + r * math.cos(a), middle + r * math.sin(a)) for a in angles], PAPER, 5)
        end, tip = angles[-1], angles[-1] + way * 20 / r
        point = (middle + r * math.cos(tip), middle + r * math.sin(tip))
        feet = [(middle + q * math.cos(end), middle + q * math.sin(end)) for q in (r + 11, r - 11)]
        art.polygon([point, *feet], PAPER)
    return art.sprite()


_PLANK = (500, 92)
"""The table between six castles, where a round one has no room."""
_LEAST = 30
"""Seven pixels where the picture is shown 390 wide."""


@kept
def _plank(clockwise: bool) -> Image.Image:
    """Draws the table as a plank; arrows at its ends show which way the hands pass."""
    width, height = _PLANK
    art = Art(width + 12, height + 12)
    art.box(Box(0, 0, width + 12, height + 12), 26, CANVAS)
    art.box(Box(6, 6, width, height), 20, WOOD, WOOD_EDGE, 5)
    art.box(Box(44, 14, width - 76, height - 16), 12, TABLE, TABLE_EDGE, 2.5)
    middle = height / 2 + 6
    for x, up in ((25, clockwise), (width - 13, not clockwise)):
        way = -1 if up else 1
        art.line([(x, middle - way * 22), (x, middle + way * 12)], PAPER, 5)
        foot = middle + way * 8
        art.polygon([(x - 10, foot), (x + 10, foot), (x, middle + way * 28)], PAPER)
    return art.sprite()


def _table(board: Board, view: View, layout: _Layout, words: Words) -> None:
    """Draws round, turn, and the number of tiles in the hands if there is room for it."""
    x, y, radius = layout.table
    said = (
        words("between_two_castles-pic-round", round=view.round),
        words("between_two_castles-pic-turn", turn=view.turn, turns=view.turns),
        words("between_two_castles-pic-hands", tiles=view.hand_size),
    )
    if not radius:
        board.paste(_plank(view.passes == "left"), x, y, "mm")
        _fit_line(board, x, y - 20, said[0], (_PLANK[0] - 100, 40), Weight.EXTRA_BOLD, PAPER)
        _fit_line(board, x, y + 20, f"{said[1]} · {said[2]}", (_PLANK[0] - 100, 32), Weight.BOLD, PAPER)
        return
    board.paste(_table_top(radius, view.passes == "left"), x, y, "mm")
    inner = radius - 30
    wide = radius >= _WITH_HANDS
    lines = ((0.33, -0.27, Weight.EXTRA_BOLD), (0.26, 0.1, Weight.BOLD), (0.2, 0.42, Weight.SEMI_BOLD))
    if not wide:
        lines = ((0.36, -0.2, Weight.EXTRA_BOLD), (0.28, 0.22, Weight.BOLD), lines[2])
    for text, (size, down, weight) in zip(said, lines if wide else lines[:2], strict=False):
        room = 2 * (inner**2 - (abs(down) * radius + _LEAST * 0.3) ** 2) ** 0.5
        colour = TABLE_TEXT if weight is Weight.SEMI_BOLD else PAPER
        _fit_line(board, x, y + radius * down, text, (room, round(radius * size)), weight, colour)


_WITH_HANDS = 160
"""From this radius on the table has room for a third line."""


def _fit_line(
    board: Board, x: float, y: float, text: str, room: tuple[float, int], weight: Weight, colour: Colour
) -> None:
    """Draws a line in the middle of the table, fitted to its width and size."""
    fitted = fit_text(text, room[0], max(room[1], _LEAST), _LEAST, weight)
    board.text(x, y, fitted.text, fitted.size, weight, colour, "m")


def _chip(board: Board, view: View, place: int, name: str, layout: _Layout, words: Words) -> None:
    """Draws a player between the two castles: emblem, name, tiles still to be placed, state.

    While players choose tiles their states are left out: one picture serves the whole choice, and the text
    below it names the players who are still choosing.
    """
    x, y = layout.chips[place]
    width, height = layout.chip
    drafting = view.phase == "draft"
    due = place in view.to_act and not drafting
    left, top = x - width // 2, y - height // 2
    board.box(Box(left - 5, top - 5, width + 10, height + 10), radius=height // 2 + 5, fill=CANVAS)
    edge, line = (GOLD, 6) if due else (EDGE, 3)
    board.box(Box(left, top, width, height), radius=height // 2, fill=PANEL, edge=edge, line=line)
    radius = round(height * 0.29)
    board.paste(place_emblem(view, place, radius), left + height * 0.53, y, "mm")
    right = left + width - 12
    disc = round(height * 0.36)
    if due:
        board.paste(state_disc("hourglass", disc, GOLD, ROOM_INK), right - disc, y, "mm")
    elif not drafting and (place != view.ludwig or view.phase != "assign"):
        board.paste(state_disc("tick", disc, QUIET, PAPER), right - disc, y, "mm")
    right -= 0 if drafting else 2 * disc + 8
    if height > 70:
        letters = kind_letters(words)
        for room in reversed(view.picks[place]):
            kind = ROOMS[room].type
            board.paste(small_room(kind, 48, letter_of(kind, letters)), right, y, "rm")
            right -= 52
    start = left + height * 0.53 + radius + 12
    sizes = (50, 32) if height > 70 else (40, 30)
    fitted = fit_name(name, right - start - 4, *sizes, Weight.BOLD)
    board.text(start, y - 1, fitted.text, fitted.size, Weight.BOLD, TEXT)
