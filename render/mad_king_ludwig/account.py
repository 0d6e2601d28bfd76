"""The end of a game: castles in order of rank, and the sources of all points; in a solo game, the rank."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.score import Result, Standing
from engines.mad_king_ludwig.data import LOWEST_RANK, SOLO_RANKS
from engines.mad_king_ludwig.view import View
from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.emblems import emblem
from render.core.fonts import Weight, fit_name, fit_text, line
from render.core.frames import MARGIN, PUBLIC, SMALLEST, TOP, public_board, winner_box
from render.core.names import listed, shown_names
from render.core.palette import EDGE, GOLD, MUTED, TEXT
from render.core.souvenir import parted_by
from render.core.words import Words
from render.mad_king_ludwig.castle import draw_castle, extent_of, find_site
from render.mad_king_ludwig.palette import PALETTE
from render.mad_king_ludwig.signs import coin, counted_icon, points_text
from render.mad_king_ludwig.stacks import stack_icon
from render.rooms.blocks import draw_block, fit_block
from render.rooms.chips import points_shield
from render.rooms.symbols import symbol

_GAP = 14
_ROW = 54
_WITH_SHIELD = 500
"""A wider panel has room for the points beside the name, too."""
_LINES = ("castle", "stacks", "favors", "cards", "money")
_SOURCES = {"empty_stacks": "stacks", "favor": "favors", "bonus": "cards", "money": "money"}
_TIES = ("area", "money")
_FOOT = PUBLIC[1] - MARGIN


def result_account(view: View, names: Sequence[str], words: Words) -> bytes:
    """Draws the final picture; the view's game must be over."""
    if view.result is None:
        raise ValueError("the game is not over")
    shown = shown_names(names)
    board = public_board()
    _header(board, view, view.result, shown, words)
    count = view.seats
    width = (PUBLIC[0] - 2 * MARGIN - _GAP * (count - 1)) // count if count > 1 else 1090
    for place, standing in enumerate(view.result.standings):
        x = MARGIN + place * (width + _GAP)
        _draw_seat(board, view, standing, shown[standing.seat], x, width, words)
    if count == 1:
        _draw_ranks(board, view, words)
    return board.png(PALETTE)


def _header(board: Board, view: View, found: Result, names: Sequence[str], words: Words) -> None:
    points = found.standings[0].points
    winners = tuple(sorted(found.winners))
    name = listed(names[seat] for seat in winners)
    message = "mad_king_ludwig-pic-wins" if len(winners) == 1 else "mad_king_ludwig-pic-shared"
    if view.rank is not None:
        rank = words(f"mad_king_ludwig-rank-{view.rank}")
        title = line(words, "mad_king_ludwig-pic-solo", "", points=points, rank=rank)
    else:
        title = line(words, message, name, points=points)
    winner_box(board, winners, title, least=618, most=PUBLIC[0] - 2 * MARGIN)


def _draw_seat(
    board: Board,
    view: View,
    standing: Standing,
    name: str,
    x: int,
    width: int,
    words: Words,
) -> None:
    seat, found = standing.seat, view.result
    assert found is not None
    won = seat in found.winners
    board.panel(Box(x, TOP, width, _FOOT - TOP), due=won)
    board.paste(marks.disc(str(standing.rank), 27, GOLD if won else TEXT), x + 16, TOP + 46, "lm")
    board.paste(emblem(seat, 22), x + 108, TOP + 46, "mm")
    room = width - 156
    if width > _WITH_SHIELD:
        shield = points_shield(points_text(standing.points), 76)
        board.paste(shield, x + width - 16, TOP + 50, "rm")
        room -= shield.width + 14
    fitted = fit_name(name, room, 46, 30, Weight.BOLD)
    board.text(x + 140, TOP + 46, fitted.text, fitted.size, Weight.BOLD)
    castle = view.castles[seat]
    parted = parted_by(found.standings)
    levels = parted.get(seat, ())
    rows = _FOOT - 26 - _ROW * (len(_LINES) + 1 + max(map(len, parted.values()), default=0))
    area = (x + 10, TOP + 98, width - 20, rows - TOP - 110)
    site = find_site(extent_of(castle), area, 34, 0.35)
    draw_castle(board, castle, site, words, plain=True)
    sums = account_sums(found, seat)
    y = rows + _ROW // 2
    for key in _LINES:
        _draw_line(board, key, sums[key], x, width, y, words)
        if key == "cards":
            _draw_hand(board, view, seat, x, width, y)
        y += _ROW
    board.rectangle(Box(x + 20, y - _ROW // 2, width - 40, 2), EDGE)
    board.text(x + 24, y + 2, words("mad_king_ludwig-pic-total"), 40, Weight.EXTRA_BOLD)
    board.text(x + width - 24, y + 2, points_text(standing.points), 50, Weight.EXTRA_BOLD, TEXT, "r")
    for level in levels:
        y += _ROW
        said = words(f"mad_king_ludwig-pic-tie-{_TIES[level]}")
        board.text(x + 24, y, said, 34, Weight.SEMI_BOLD, MUTED)
        board.text(x + width - 24, y, str(standing.ties[level]), 38, Weight.BOLD, TEXT, "r")


def account_sums(found: Result, seat: int) -> dict[str, int]:
    """Returns a seat's points by the lines of its account."""
    sums = dict.fromkeys(_LINES, 0)
    for score in found.lines:
        if score.seat == seat:
            sums[_SOURCES.get(score.source, "castle")] += score.points
    return sums


def _draw_line(board: Board, key: str, points: int, x: int, width: int, y: int, words: Words) -> None:
    match key:
        case "castle":
            sign = symbol("castle", 38, TEXT)
        case "stacks":
            sign = stack_icon(300, 9)
        case "favors":
            sign = symbol("special", 38, TEXT)
        case "cards":
            sign = stack_icon(0)
        case _:
            sign = coin(38)
    board.paste(sign, x + 44, y, "mm")
    shown = points_text(points) if points else "–"
    right = x + width - 24
    board.text(right, y, shown, 42, Weight.BOLD, TEXT if points else MUTED, "r")
    if key != "cards" or width > 600:
        label = words(f"mad_king_ludwig-pic-line-{key}")
        fitted = fit_text(label, min(width - 170, 290), 36, 30, Weight.SEMI_BOLD)
        board.text(x + 76, y, fitted.text, fitted.size, Weight.SEMI_BOLD, MUTED)


def _draw_hand(board: Board, view: View, seat: int, x: int, width: int, y: int) -> None:
    """Draws the bonus cards, open now, by the things they count."""
    at, end = x + (380 if width > 600 else 78), x + width - 88
    icons = [counted_icon(card, 42, least=SMALLEST) for card in view.hands[seat]]
    for number, icon in enumerate(icons, 1):
        if at + icon.width - _RIM > end - (0 if number == len(icons) else _DOTS):
            # A number here would be read as points.
            board.text(at + _RIM, y, "…", 36, Weight.SEMI_BOLD, MUTED)
            return
        board.paste(icon, at, y, "lm")
        at += icon.width - _RIM - 3


_DOTS, _RIM = 36, 11
"""The space for the dots that stand for further icons, and the empty rim round each."""


def _draw_ranks(board: Board, view: View, words: Words) -> None:
    """Draws all ranks with the points they need; the one that was reached is gold."""
    x = MARGIN + 1090 + _GAP
    width = PUBLIC[0] - MARGIN - x
    board.panel(Box(x, TOP, width, _FOOT - TOP))
    ranks = (*SOLO_RANKS, (None, LOWEST_RANK))
    step = (_FOOT - TOP - 40) // len(ranks)
    for index, (least, rank) in enumerate(ranks):
        y = TOP + 20 + index * step + step // 2
        reached = rank == view.rank
        if reached:
            board.box(Box(x + 12, y - step // 2 + 6, width - 24, step - 12), radius=14, edge=GOLD, line=5)
        text = points_text(least) if least is not None else f"<{SOLO_RANKS[-1][0]}"
        board.paste(points_shield(text, 66), x + 74, y, "mm")
        block = fit_block(words(f"mad_king_ludwig-rank-{rank}"), width - 160, 38, 30, Weight.BOLD, 3)
        draw_block(board, x + 134, y, block, Weight.BOLD, TEXT if reached else MUTED, "l")
