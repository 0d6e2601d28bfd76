"""One castle large: header, plan, a directory of rooms that are too small for their words, and a footer.

The directory stands beside the plan or below it, wherever the castle can be larger.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from engines.mad_king_ludwig.data import DoorState
from engines.mad_king_ludwig.view import CastleView, View
from render.core.box import Box
from render.core.canvas import Board
from render.core.emblems import emblem
from render.core.fonts import Weight, fit_name, fit_text, text_width
from render.core.frames import CLOSE_UP
from render.core.palette import GOLD, MUTED, PANEL
from render.core.words import Words
from render.mad_king_ludwig.castle import LEAST_UNIT, Site, draw_castle, extent_of, find_site
from render.mad_king_ludwig.directory import (
    COLUMN,
    Entry,
    columns_of,
    directory_height,
    draw_directory,
    entries,
)
from render.mad_king_ludwig.doors import door_sprite
from render.mad_king_ludwig.palette import wall_of
from render.mad_king_ludwig.signs import (
    card_back,
    counted_icon,
    draw_money,
    kind_letters,
    money_width,
    points_text,
)
from render.rooms.chips import points_shield
from render.rooms.palette import colours_of

HEADER = 112
LEFT, WIDTH = 24, CLOSE_UP[0] - 48
FOOTER, FOOTER_HEIGHT = 980, 196
PLAN_HEIGHT = FOOTER - 16 - HEADER
PLAN = (LEFT + 14, HEADER + 14, WIDTH - 28, PLAN_HEIGHT - 28)
MARGIN_UNITS = 0.8
LARGEST_UNIT = 66
_COLUMNS = 3
_PAD = 20
_HIGHER = 300
"""How much higher than wide a close-up may be."""
_AS_LARGE = 0.92
"""A picture that is not higher than others is worth a slightly smaller castle."""
_LEGEND: tuple[tuple[str, DoorState], ...] = (
    ("open", "external"),
    ("joined", "joined"),
    ("blocked", "blocked"),
    ("yard", "enclosed"),
)


class _Layout(NamedTuple):
    """The places of everything in a close-up."""

    site: Site
    plan: int
    """The height of the plan's panel."""
    listed: tuple[Entry, ...]
    columns: int
    """The number of columns of the directory below the plan; 0 if it stands beside it."""

    def rooms(self, castle: CastleView) -> list[list[str]]:
        """Returns the rooms of the directory by column."""
        tiles = [castle.tiles[entry.tile].placed.tile for entry in self.listed]
        return columns_of(tiles, max(1, self.columns))

    def below(self, castle: CastleView) -> int:
        """Returns the height of the directory's own panel, with the gap above it."""
        if not self.columns or not self.listed:
            return 0
        return directory_height(self.rooms(castle)) + 2 * _PAD + 16


def _beside(castle: CastleView, words: Words) -> _Layout | None:
    """Lays out the plan with the directory at its right; None if that has no room for all."""
    left, top, width, height = PLAN
    site = find_site(
        extent_of(castle), (left, top, width - COLUMN - _PAD, height), LARGEST_UNIT, MARGIN_UNITS
    )
    layout = _Layout(site, PLAN_HEIGHT, entries(castle, site.unit, words), 0)
    fits = not layout.listed or directory_height(layout.rooms(castle)) <= height
    return layout if fits else None


def _below(castle: CastleView, words: Words) -> _Layout:
    """Lays out the plan as wide as possible, no higher than necessary, and the directory below it."""
    left, top, width, height = PLAN
    _, y0, _, y1 = extent_of(castle)
    while True:
        site = find_site(extent_of(castle), (left, top, width, height), LARGEST_UNIT, MARGIN_UNITS)
        listed = entries(castle, site.unit, words)
        needed = min(height, math.ceil((y1 - y0 + 1 + 2 * MARGIN_UNITS) * site.unit))
        site = site._replace(y=site.y - (height - needed) // 2)
        layout = _Layout(site, needed + 28, listed, _COLUMNS)
        over = layout.plan + layout.below(castle) - PLAN_HEIGHT - _HIGHER
        if over <= 0 or site.unit <= LEAST_UNIT:
            return layout
        height = min(height - 1, needed - over)


def _lay_out(castle: CastleView, words: Words) -> _Layout:
    """Uses the whole panel if all rooms carry their words, otherwise the layout with the larger castle."""
    site = find_site(extent_of(castle), PLAN, LARGEST_UNIT, MARGIN_UNITS)
    if not entries(castle, site.unit, words):
        return _Layout(site, PLAN_HEIGHT, (), 0)
    beside, below = _beside(castle, words), _below(castle, words)
    return beside if beside is not None and beside.site.unit >= below.site.unit * _AS_LARGE else below


def draw_closeup(view: View, seat: int, names: Sequence[str], words: Words) -> Board:
    """Draws a castle with its last move, the numbers that favors count, and the legend of doors."""
    castle = view.castles[seat]
    layout = _lay_out(castle, words)
    higher = max(0, layout.plan + layout.below(castle) - PLAN_HEIGHT)
    plan = PLAN_HEIGHT + higher - layout.below(castle)
    board = castle_board(view, castle, names[seat], words, plan=plan, higher=higher)
    if castle.tiles:
        site = layout.site._replace(y=layout.site.y + (plan - layout.plan) // 2)
        numbers = {entry.tile: entry.number for entry in layout.listed}
        draw_castle(board, castle, site, words, last_of(view, seat), numbers=numbers)
    if layout.listed and layout.columns:
        panel = Box(LEFT, HEADER + plan + 16, WIDTH, layout.below(castle) - 16)
        board.panel(panel)
        inside = Box(LEFT + _PAD, panel.y + _PAD, WIDTH - 2 * _PAD + 24, panel.height)
        draw_directory(board, layout.rooms(castle), inside, words)
    elif layout.listed:
        rooms = layout.rooms(castle)
        y = HEADER + (PLAN_HEIGHT - directory_height(rooms)) / 2
        draw_directory(board, rooms, Box(LEFT + WIDTH - COLUMN - _PAD, y, COLUMN, 0), words)
    _draw_footer(board, castle, FOOTER + higher, words)
    return board


def _draw_footer(board: Board, castle: CastleView, top: int, words: Words) -> None:
    """Draws the numbers that favors count in a castle, and the legend of doors."""
    board.panel(Box(LEFT, top, WIDTH, FOOTER_HEIGHT))
    facts = (
        words("mad_king_ludwig-pic-complete", count=castle.complete),
        words("mad_king_ludwig-pic-outer", count=castle.external_entrances),
        words("mad_king_ludwig-pic-area", count=castle.area),
    )
    text = "  ·  ".join(facts)
    fitted = fit_text(text, WIDTH - 56, 44, 30, Weight.BOLD)
    board.text(LEFT + 28, top + 54, fitted.text, fitted.size, Weight.BOLD)
    draw_legend(board, LEFT + 28, top + 136, WIDTH - 56, words)


def last_of(view: View, seat: int) -> tuple[int, ...]:
    """Returns the tiles of the last turn, if it was this seat's."""
    return view.last.placed if view.last is not None and view.last.seat == seat else ()


def _draw_cards(board: Board, view: View, castle: CastleView, right: int, middle: int, words: Words) -> int:
    """Draws the backs of bonus cards, or for their owner the things they count; returns where they begin."""
    if view.seat == castle.seat and view.hand:
        letters = kind_letters(words)
        step = min(72, 400 // len(view.hand))
        for card in reversed(view.hand):
            icon = counted_icon(card, 50, letters.get(card.partition("_")[2], ""))
            board.paste(icon, right - 26, middle, "mm")
            right -= step
        return right
    for _ in range(castle.cards):
        board.paste(card_back(52), right, middle, "rm")
        right -= 22 if castle.cards > 3 else 42
    return right


def castle_board(
    view: View, castle: CastleView, name: str, words: Words, *, plan: int = PLAN_HEIGHT, higher: int = 0
) -> Board:
    """Draws an empty close-up: emblem and name, cards, points and money, and the panel of the plan."""
    board = Board(CLOSE_UP[0], CLOSE_UP[1] + higher)
    middle = HEADER // 2 + 2
    board.paste(emblem(castle.seat, 26), LEFT + 26, middle, "mm")
    right = LEFT + WIDTH - 8
    right -= round(money_width(castle.money, 50, 52))
    draw_money(board, right, middle, castle.money, 50, 52)
    points = view.scores[castle.seat] if view.result else castle.points
    shield = points_shield(points_text(points), 88)
    right -= 30
    board.paste(shield, right, middle + 2, "rm")
    right -= shield.width + 24
    right = _draw_cards(board, view, castle, right, middle, words)
    fitted = fit_name(name, right - 24 - (LEFT + 66), 52, 36, Weight.EXTRA_BOLD)
    board.text(LEFT + 66, middle, fitted.text, fitted.size, Weight.EXTRA_BOLD)
    board.panel(Box(LEFT, HEADER, WIDTH, plan))
    return board


def draw_legend(board: Board, x: int, y: int, width: int, words: Words) -> None:
    """Draws the legend of the forms of doors."""
    labels = [words(f"mad_king_ludwig-pic-{name}") for name, _ in _LEGEND]
    size = 40
    while size > 22 and sum(text_width(label, size, Weight.SEMI_BOLD) + 96 for label in labels) > width:
        size -= 1
    unit = 44
    colours = colours_of("corridor")
    for (_, state), label in zip(_LEGEND, labels, strict=True):
        board.rectangle(Box(x, y - 24, 54, 22), colours.fill)
        board.rectangle(Box(x, y - 2, 54, 5), wall_of("corridor"))
        if state in ("joined", "blocked"):
            board.rectangle(Box(x, y + 6, 54, 5), wall_of("utility"))
            board.rectangle(Box(x, y + 11, 54, 12), colours_of("utility").fill)
        board.paste(door_sprite(state, 2, unit, downstairs=False), x + 27, y + 4, "mm")
        x += 66
        x += round(board.text(x, y, label, size, Weight.SEMI_BOLD, MUTED)) + 30


def draw_footer_frame(board: Board) -> None:
    """Draws the footer of a decision."""
    board.box(Box(LEFT, FOOTER, WIDTH, FOOTER_HEIGHT), fill=PANEL, edge=GOLD, line=4)
