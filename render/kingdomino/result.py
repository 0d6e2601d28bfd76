"""The end of a game: kingdoms in order of rank with their accounts, and the best area of them all."""

from collections.abc import Sequence

from engines.core.score import ScoreLine
from engines.kingdomino.data import TERRAINS
from engines.kingdomino.view import View
from render.core.canvas import Board
from render.core.emblems import emblem
from render.core.fonts import Line, line
from render.core.frames import PUBLIC
from render.core.names import listed, shown_names
from render.core.souvenir import FOOT, Told, foot, head, star
from render.core.words import Words
from render.kingdomino.account import account_rows, draw_seats, kingdom_grid, result_account, seat_boxes
from render.kingdomino.palette import PALETTE

__all__ = ["account_rows", "result", "result_account"]

_BOTTOM = FOOT - 32


def result(view: View, names: Sequence[str], words: Words, *, date: str = "", table: str = "") -> bytes:
    """Draws the final picture; the view's game must be over."""
    if view.result is None:
        raise ValueError("the game is not over")
    shown = shown_names(names)
    board = Board(*PUBLIC)
    winners = view.result.winners
    message = "kingdomino-pic-wins" if len(winners) == 1 else "kingdomino-pic-shared"
    who = listed(shown[seat] for seat in winners)
    best = _best_area(view)
    told = Told(words("kingdomino"), _best_line(best, shown, words), date, table)
    headline = line(words, message, who, points=view.result.standings[0].points)
    told = head(board, [emblem(seat, 26) for seat in winners], headline, told)
    draw_seats(board, view, shown, words, _BOTTOM)
    if best:
        _mark(board, view, best)
    foot(board, told)
    return board.png(PALETTE)


def _best_area(view: View) -> ScoreLine | None:
    """Returns the area with the most points; None if no kingdom has a crown."""
    areas = [found for found in view.lines if found.source in TERRAINS]
    return max(areas, key=lambda found: found.points, default=None)


def _best_line(best: ScoreLine | None, names: Sequence[str], words: Words) -> Line | None:
    if best is None:
        return None
    return line(words, "kingdomino-pic-best-area", names[best.seat], points=best.points)


def _mark(board: Board, view: View, best: ScoreLine) -> None:
    """Draws a star on the upper right corner of the best area's first square."""
    assert view.result
    place = [standing.seat for standing in view.result.standings].index(best.seat)
    grid = kingdom_grid(view, best.seat, seat_boxes(view.seats, _BOTTOM)[place])
    square = min(best.cells, key=lambda cell: (cell[1], -cell[0]))
    x, y = grid.corner(square)
    board.paste(star(17), x + grid.side - 14, y + 14, "mm")
