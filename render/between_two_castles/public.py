"""The public picture: all castles round the table, their builders between them, who has to act."""

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
from render.between_two_castles.rooms import kind_letters, letter_of, small_room
from render.core.box import Box
from render.core.canvas import Art, Board
from render.core.emblems import crown, emblem
from render.core.fonts import Weight, fit_name, fit_text
from render.core.frames import PUBLIC
from render.core.kept import kept
from render.core.names import shown_names
from render.core.palette import CANVAS, EDGE, GOLD, PANEL, TEXT
from render.core.words import Words
from render.rooms.chips import bonus_card, points_shield, state_disc
from render.rooms.palette import PAPER, QUIET, ROOM_INK


class _Layout(NamedTuple):
    """Where everything stands for a number of castles."""

    panels: tuple[tuple[int, int, int, int], ...]
    """By castle: left, top, width, height."""
    chips: tuple[tuple[int, int], ...]
    """By place: the middle of its chip."""
    chip: tuple[int, int]
    table: tuple[int, int, int]
    """The middle of the table and its radius."""
    shield: int
    name: tuple[int, int]
    """Size of a castle's name, and the least."""
    cell: tuple[int, int]
    """Side of a room, and the least."""


def _wide(places: int) -> _Layout:
    """Three or four castles: two by two; a place sits where its two castles meet."""
    w, h = 791, 491
    panels = ((24, 24, w, h), (835, 24, w, h), (835, 535, w, h), (24, 535, w, h))[:places]
    chips = ((234, 525), (825, 64), (1416, 525), (825, 988))
    if places == 3:
        chips = ((420, 780), *chips[1:])
    return _Layout(panels, chips[:places], (400, 76), (825, 525, 128), 88, (52, 34), (88, 36))


def _narrow(places: int) -> _Layout:
    """Five to seven castles: along the top, back along the bottom, the table at the lower left."""
    w, h = 388, 493
    columns, rows = [24 + 404 * column for column in range(4)], (24, 533)
    ring = ((0, 0), (1, 0), (2, 0), (3, 0), (3, 1), (2, 1), (1, 1))[:places]
    panels = tuple((columns[x], rows[y], w, h) for x, y in ring)
    seams = [(columns[1] - 8, 62), (columns[2] - 8, 62), (columns[3] - 8, 62), (columns[3] + w - 134, 525)]
    seams += [(columns[3] - 8, 988), (columns[2] - 8, 988)]
    first = (columns[1] - 8, 525) if places == MOST_PLACES else (columns[1] + w // 2, 650)
    chips = (first, *seams[: places - 1])
    table = (columns[0] + w // 2 - 10, rows[1] + h // 2 + 20, 150)
    return _Layout(panels, chips, (268, 64), table, 66, (42, 26), (72, 32))


def public(view: View, names: Sequence[str], words: Words, news: Sequence[Event] = ()) -> bytes:
    """The table as everybody sees it; all that was built since the last reveal is framed anyway."""
    shown = place_names(view, names, words)
    board = Board(*PUBLIC)
    layout = _wide(view.places) if view.places <= 4 else _narrow(view.places)
    _links(board, layout)
    reserved = _reserved(layout)
    for castle, panel in zip(view.castles, layout.panels, strict=True):
        _castle(board, castle, panel, reserved, layout, words)
    _table(board, view, layout, words)
    for place, name in enumerate(shown):
        _chip(board, view, place, name, layout, words)
    return board.png(PALETTE)


def place_names(view: View, names: Sequence[str], words: Words) -> tuple[str, ...]:
    """The names of all places: the seats', and Ludwig's when two play."""
    shown = shown_names(names, words)
    return shown if view.ludwig is None else (*shown, words("between_two_castles-ludwig"))


def place_emblem(view: View, place: int, radius: int) -> Image.Image:
    """A seat's emblem; Ludwig has a crown."""
    return crown(round(radius * 2.1)) if place == view.ludwig else emblem(place, radius)


def _reserved(layout: _Layout) -> list[Edges]:
    width, height = layout.chip
    boxes: list[Edges] = [
        (x - width / 2 - 10, y - height / 2 - 12, x + width / 2 + 10, y + height / 2 + 12)
        for x, y in layout.chips
    ]
    x, y, radius = layout.table
    return [*boxes, (x - radius - 14, y - radius - 14, x + radius + 14, y + radius + 14)]


def _links(board: Board, layout: _Layout) -> None:
    """Where the ring is not full its first place sits apart: lines lead to its two castles."""
    x, y = layout.chips[0]
    left, top, width, height = layout.panels[0]
    end = layout.panels[-1][0]
    if len(layout.panels) in (4, MOST_PLACES):
        return
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
    wide = len(layout.panels) <= 4
    right = wide and x > PUBLIC[0] // 2
    top = y < PUBLIC[1] // 2
    middle = (74 if top else 616) if wide else (142 if top else 608)
    title = _Title(x + (width - 20 if right else 20), middle, right)
    measured = _draw_title(None, castle, title, layout, words)
    site = find_site(castle.castle, (x, y, x + width, y + height), (*reserved, measured), *layout.cell)
    draw_ground(board, x, width, site.ground, y + height)
    draw_small_castle(board, castle, site, kind_letters(words))
    _draw_title(board, castle, title, layout, words)


class _Title(NamedTuple):
    """Where a castle's title begins, and whether it runs to the left from there."""

    x: int
    y: int
    leftwards: bool


def _draw_title(
    board: Board | None, castle: CastleView, title: _Title, layout: _Layout, words: Words
) -> Edges:
    """Points, name, and one card for each bonus card; returns the box used. Without a board: only that."""
    x, y, right = title
    cards = len(castle.castle.cards)
    shield = points_shield(str(castle.points), layout.shield)
    card = bonus_card(round(layout.shield * 0.68))
    gap, step = 14, round(layout.shield * 0.54)
    width = layout.panels[0][2]
    if len(layout.panels) <= 4:
        width = (width - layout.chip[0] // 2 - 20) if y < PUBLIC[1] // 2 else width * 5 // 8
    room = width - shield.width - gap - 40 - cards * step
    name = fit_name(words(f"between_two_castles-castle-{castle.name}"), room, *layout.name, Weight.BOLD)
    sign = -1 if right else 1
    used = shield.width + gap + name.width + cards * step + 12
    if board is not None:
        board.paste(shield, x, y, "rm" if right else "lm")
        at = x + sign * (shield.width + gap)
        board.text(at, y - 2, name.text, name.size, anchor="r" if right else "l")
        at += round(sign * (name.width + 14 + card.width / 2))
        for index in range(cards):
            board.paste(card, at + sign * index * step, y, "mm")
    half = layout.shield / 2 + 4
    return (x - used, y - half, x, y + half) if right else (x, y - half, x + used, y + half)


@kept
def _table_top(radius: int, clockwise: bool) -> Image.Image:
    """A round wooden table; arrows on its rim show the way the hands go."""
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


def _table(board: Board, view: View, layout: _Layout, words: Words) -> None:
    x, y, radius = layout.table
    board.paste(_table_top(radius, view.passes == "left"), x, y, "mm")
    across = 2 * (radius - 34)
    for text, size, least, down, weight, colour in (
        (
            words("between_two_castles-pic-round", round=view.round),
            0.33,
            0.2,
            -0.27,
            Weight.EXTRA_BOLD,
            PAPER,
        ),
        (
            words("between_two_castles-pic-turn", turn=view.turn, turns=view.turns),
            0.26,
            0.16,
            0.1,
            Weight.BOLD,
            PAPER,
        ),
        (
            words("between_two_castles-pic-hands", tiles=view.hand_size),
            0.2,
            0.13,
            0.42,
            Weight.SEMI_BOLD,
            TABLE_TEXT,
        ),
    ):
        room = across if abs(down) < 0.35 else across * 0.84
        fitted = fit_text(text, room, round(radius * size), round(radius * least), weight)
        board.text(x, y + radius * down, fitted.text, fitted.size, weight, colour, "m")


def _chip(board: Board, view: View, place: int, name: str, layout: _Layout, words: Words) -> None:
    """A player between the two castles: emblem, name, tiles still to be placed, state.

    While tiles are chosen nobody has a state: the picture stands for the whole choice, the words below it
    say who is waited for.
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
    sizes = (50, 30) if height > 70 else (40, 22)
    fitted = fit_name(name, right - start - 4, *sizes, Weight.BOLD)
    board.text(start, y - 1, fitted.text, fitted.size, Weight.BOLD, TEXT)
