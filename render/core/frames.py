"""The frames all games share: sizes, the public header with its turn box, the close-up's header."""

from dataclasses import dataclass

from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.emblems import crown, emblem
from render.core.fonts import Line, Weight, fit, text_width
from render.core.palette import CREAM, GOLD, INK, MUTED

PUBLIC = (1650, 1050)
CLOSE_UP = (1200, 1200)
MARGIN = 20
GAP = 14
HEADER_HEIGHT = 84
CLOSE_UP_HEADER_HEIGHT = 92
TOP = MARGIN + HEADER_HEIGHT + 16
"""The top of a public picture's panels."""
CLOSE_UP_TOP = MARGIN + CLOSE_UP_HEADER_HEIGHT + 16
TURN_BOX_WIDTH = 618

# Type sizes by role in a public picture, and the least they may shrink to.
HEADLINE, HEADLINE_LEAST = 54, 42
NAME, NAME_LEAST = 52, 35
ASIDE, ASIDE_LEAST = 46, 34
REPEAT, REPEAT_LEAST = 40, 30
TOTAL = 72
SMALLEST, SMALLEST_CLOSE = 30, 22
"""The least type of a public picture and of a close-up: seven pixels where they are shown 390 wide."""


@dataclass(frozen=True)
class LastMove:
    """The middle of a public header: the word "Last", then the player and the move."""

    title: str
    seat: int
    line: Line


def public_board() -> Board:
    """Draws an empty table for a public picture with its header band."""
    board = Board(*PUBLIC)
    board.panel(Box(MARGIN, MARGIN, PUBLIC[0] - 2 * MARGIN, HEADER_HEIGHT))
    return board


def turn_box(board: Board, seats: tuple[int, ...], line: Line, *, width: int = TURN_BOX_WIDTH) -> None:
    """Draws the gold box of a public header: arrow, emblems, and a line with players and action."""
    middle = MARGIN + HEADER_HEIGHT // 2
    board.box(Box(MARGIN, MARGIN, width, HEADER_HEIGHT), fill=GOLD)
    board.paste(marks.turn_arrow(20, INK), MARGIN + 36, middle, "mm")
    _gold_line(board, MARGIN + 92, seats, line, width)


def winner_box(board: Board, seats: tuple[int, ...], line: Line, *, least: int, most: int) -> None:
    """Draws the gold box of a result: a crown, the winners' emblems, and a line with winners and points."""
    start = MARGIN + 116
    needed = start + 62 * len(seats) + text_width(line.full(), HEADLINE, Weight.EXTRA_BOLD)
    width = round(min(max(needed, least), most))
    board.box(Box(MARGIN, MARGIN, width, HEADER_HEIGHT), fill=GOLD)
    board.paste(crown(54, CREAM, 2.5), MARGIN + 50, MARGIN + HEADER_HEIGHT // 2, "mm")
    _gold_line(board, start, seats, line, width)


def _gold_line(board: Board, x: int, seats: tuple[int, ...], line: Line, width: int) -> None:
    middle = MARGIN + HEADER_HEIGHT // 2
    for seat in seats:
        board.paste(emblem(seat, 26), x, middle, "mm")
        x += 62
    x -= 20
    fitted = fit(line, MARGIN + width - 18 - x, HEADLINE, HEADLINE_LEAST, Weight.EXTRA_BOLD)
    board.text(x, middle, fitted.text, fitted.size, Weight.EXTRA_BOLD, INK)


def header_aside(board: Board, text: str, last: LastMove | None, *, after: int = TURN_BOX_WIDTH) -> None:
    """Draws the rest of a public header: the last move, and at the right end the round."""
    middle, right = MARGIN + HEADER_HEIGHT // 2, PUBLIC[0] - MARGIN - 26
    right -= round(board.text(right, middle, text, ASIDE, Weight.BOLD, MUTED, "r"))
    if last is None:
        return
    x, end = MARGIN + after + 30, right - 24
    # A title that leaves the move too little room is dropped: gold marks the last move already.
    title = round(text_width(last.title, 44, Weight.SEMI_BOLD)) + 26
    beside = fit(last.line, end - x - title - 54, ASIDE, ASIDE_LEAST, Weight.BOLD)
    if beside.text in (last.line.full(), last.line.short(last.line.name)):
        board.text(x, middle, last.title, 44, Weight.SEMI_BOLD, GOLD)
        x += title
    board.paste(emblem(last.seat, 22), x + 20, middle, "mm")
    x += 54
    fitted = fit(last.line, end - x, ASIDE, ASIDE_LEAST, Weight.BOLD)
    board.text(x, middle, fitted.text, fitted.size, Weight.BOLD)


def close_up_board(seat: int | None, line: Line, points: str | None, *, room: int = 0) -> Board:
    """Draws an empty close-up with its header: emblem, line, `room` for a game's own, shield with points."""
    board = Board(*CLOSE_UP)
    width = CLOSE_UP[0]
    board.panel(Box(MARGIN, MARGIN, width - 2 * MARGIN, CLOSE_UP_HEADER_HEIGHT))
    middle, x, end = MARGIN + CLOSE_UP_HEADER_HEIGHT // 2, MARGIN + 28, width - MARGIN - 28
    if seat is not None:
        board.paste(emblem(seat, 28), x + 28, middle, "mm")
        x += 74
    if points is not None:
        hung = marks.shield(points, 92, 62)
        board.paste(hung, end, MARGIN - 7, "rt")
        end -= hung.width + 20
    fitted = fit(line, end - room - x, HEADLINE, HEADLINE_LEAST, Weight.EXTRA_BOLD)
    board.text(x, middle, fitted.text, fitted.size, Weight.EXTRA_BOLD)
    return board
