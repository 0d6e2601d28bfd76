"""The end of a game: masons in order of rank, the points of every tower, other points."""

from collections.abc import Sequence

from engines.core.score import Result, Standing
from engines.stonemasons.view import View
from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.fonts import Weight, fit_text, line
from render.core.frames import GAP, MARGIN, PUBLIC, TOP, TOTAL, public_board, winner_box
from render.core.names import listed, shown_names
from render.core.palette import EDGE, GOLD, MUTED, TEXT
from render.core.words import Words
from render.stonemasons.closeup import draw_tower_points
from render.stonemasons.palette import PALETTE
from render.stonemasons.site import NAME_ROW, Ground, columns, draw_name_row, draw_site, rows_for

_BELOW = 190
"""Height of the account below the towers."""


def result(view: View, names: Sequence[str], words: Words, *, date: str = "", table: str = "") -> bytes:
    """The final picture; the view's game must be over."""
    if view.result is None:
        raise ValueError("the game is not over")
    shown = shown_names(names)
    board = public_board()
    _draw_header(board, view.result, shown, words)
    area = Box(MARGIN, TOP, PUBLIC[0] - 2 * MARGIN, PUBLIC[1] - MARGIN - TOP)
    for standing, box in zip(view.result.standings, columns(area, view.seats, GAP), strict=True):
        seat = standing.seat
        board.panel(box, due=standing.rank == 1)
        draw_name_row(board, box, seat, shown, standing.points)
        space = Box(box.x + 10, box.y + NAME_ROW, box.width - 20, box.height - NAME_ROW - _BELOW)
        ground = Ground(space, rows_for(view))
        draw_site(board, ground, view.sites[seat])
        draw_tower_points(board, ground, view, seat)
        _draw_account(board, box, view, standing, words)
    for standing, box in zip(view.result.standings, columns(area, view.seats, GAP), strict=True):
        colour = GOLD if standing.rank == 1 else MUTED
        board.paste(marks.disc(str(standing.rank), 25, colour), box.x + 8, box.y + 8, "mm")
    when = " · ".join(filter(None, (date, table)))
    board.text(PUBLIC[0] - MARGIN - 6, PUBLIC[1] - MARGIN / 2, when, 24, Weight.SEMI_BOLD, MUTED, "r")
    return board.png(PALETTE)


def _draw_header(board: Board, outcome: Result, names: Sequence[str], words: Words) -> None:
    message = "stonemasons-pic-wins" if len(outcome.winners) == 1 else "stonemasons-pic-shared"
    who = listed(names[seat] for seat in outcome.winners)
    text = line(words, message, who, points=outcome.standings[0].points)
    winner_box(board, outcome.winners, text, least=760, most=PUBLIC[0] - 2 * MARGIN)


def _draw_account(board: Board, box: Box, view: View, standing: Standing, words: Words) -> None:
    """Draws the spire, or the tie-break; below it the total."""
    top = box.bottom - _BELOW
    board.rectangle(Box(box.x + 16, top + 84, box.width - 32, 3), EDGE)
    if row := _row(view, standing, words):
        name, value = row
        fitted = fit_text(name, box.width - 110, 46, 26, Weight.SEMI_BOLD)
        board.text(box.x + 22, top + 46, fitted.text, fitted.size, Weight.SEMI_BOLD, MUTED)
        board.text(box.right - 22, top + 46, value, 46, Weight.BOLD, TEXT, "r")
    colour = GOLD if standing.rank == 1 else TEXT
    board.text(box.middle[0], top + 138, str(standing.points), TOTAL, Weight.EXTRA_BOLD, colour, "m")


def _row(view: View, standing: Standing, words: Words) -> tuple[str, str] | None:
    spire = [line for line in view.lines if line.seat == standing.seat and line.source == "spire"]
    if spire:
        return words("stonemasons-pic-spire"), f"+{spire[0].points}"
    outcome = view.result
    if outcome is None or outcome.decided_by is None or standing.points != outcome.standings[0].points:
        return None
    return words(f"stonemasons-pic-tie-{outcome.decided_by}"), str(standing.ties[outcome.decided_by])
