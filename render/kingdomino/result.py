"""The end of a game: kingdoms in order of rank, every point explained by the score lines."""

from collections.abc import Sequence

from engines.core.score import Result, ScoreLine, Standing
from engines.kingdomino.data import TERRAINS
from engines.kingdomino.view import View
from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.emblems import crown, emblem
from render.core.fonts import Weight, fit_name, fit_text, line
from render.core.frames import (
    HEADER_HEIGHT,
    MARGIN,
    NAME,
    NAME_LEAST,
    PUBLIC,
    TOP,
    TOTAL,
    public_board,
    winner_box,
)
from render.core.names import shown_names
from render.core.palette import EDGE, GOLD, MUTED, TEXT
from render.core.words import Words
from render.kingdomino.areas import draw_counted, step_back
from render.kingdomino.kingdom import Grid, Letters, draw_kingdom, terrain_letters
from render.kingdomino.palette import PALETTE
from render.kingdomino.pieces import terrain_chip
from render.kingdomino.tables import draw_terrain_table

_GAP = 16
_WIDTH = (PUBLIC[0] - 2 * MARGIN - _GAP) // 2
_TALL = PUBLIC[1] - MARGIN - TOP
_SMALL = (_TALL - _GAP) // 2
_SIDE = 84
_DUEL_GRID = 588
_ROW = 46
_CLOSE_ROW = 43
_MOST_ROWS = 6
_MOST_ROWS_BELOW = 8
_TIES = ("kingdomino-pic-tie-area", "kingdomino-pic-tie-crowns")


def result(view: View, names: Sequence[str], words: Words) -> bytes:
    """The final picture; the view's game must be over."""
    if view.result is None:
        raise ValueError("the game is not over")
    shown = shown_names(names, words)
    board = public_board()
    _header(board, view.result, shown, words)
    for place, standing in enumerate(view.result.standings):
        x = MARGIN + place % 2 * (_WIDTH + _GAP)
        if view.seats == 2:
            _draw_tall(board, view, standing, shown, words, x)
        else:
            _draw_small(board, view, standing, shown, words, x, TOP + place // 2 * (_SMALL + _GAP))
    if view.seats == 3:
        draw_terrain_table(
            board, view, words, Box(MARGIN + _WIDTH + _GAP, TOP + _SMALL + _GAP, _WIDTH, _SMALL)
        )
    for place, standing in enumerate(view.result.standings):
        x = MARGIN + place % 2 * (_WIDTH + _GAP)
        y = TOP if view.seats == 2 else TOP + place // 2 * (_SMALL + _GAP)
        disc = marks.disc(str(standing.rank), 27, GOLD if standing.rank == 1 else MUTED)
        board.paste(disc, x + 11, y + 11, "mm")
    return board.png(PALETTE)


def _header(board: Board, outcome: Result, names: Sequence[str], words: Words) -> None:
    winners = outcome.winners
    message = "kingdomino-pic-wins" if len(winners) == 1 else "kingdomino-pic-shared"
    who = ", ".join(names[seat] for seat in winners)
    text = line(words, message, who, points=outcome.standings[0].points)
    winner_box(board, winners, text, least=760, most=1180)
    middle, right = MARGIN + HEADER_HEIGHT // 2, PUBLIC[0] - MARGIN - 26
    board.paste(crown(50), right - 26, middle - 2, "mm")
    board.text(right - 64, middle, f"{words('kingdomino-pic-squares')} ×", 46, Weight.SEMI_BOLD, MUTED, "r")


def _draw_small(
    board: Board, view: View, standing: Standing, names: Sequence[str], words: Words, x: int, y: int
) -> None:
    """A seat of three or four: the account at the right of the kingdom."""
    board.panel(Box(x, y, _WIDTH, _SMALL), due=standing.rank == 1)
    _draw_scored_kingdom(board, view, standing.seat, x + 18, y + (_SMALL - 5 * _SIDE) // 2, _SIDE)
    left = x + 18 + 5 * _SIDE + 30
    width = x + _WIDTH - 24 - left
    board.paste(emblem(standing.seat, 24), left + 24, y + 44, "mm")
    name = fit_name(names[standing.seat], width - 62, NAME, NAME_LEAST, Weight.BOLD)
    board.text(left + 62, y + 44, name.text, name.size)
    board.rectangle(Box(left, y + 80, width, 3), EDGE)
    rows = account_rows(view, standing, words, _MOST_ROWS)
    letters = terrain_letters(words)
    step = _ROW if len(rows) < _MOST_ROWS else _CLOSE_ROW
    for index, row in enumerate(rows):
        row.draw(board, left, y + 110 + index * step, width, step, letters)
    bottom = y + _SMALL
    board.rectangle(Box(left, bottom - 82, width, 4), MUTED)
    _draw_total(board, standing, words, left, left + width, bottom - 43)


def _draw_tall(
    board: Board, view: View, standing: Standing, names: Sequence[str], words: Words, x: int
) -> None:
    """One seat of two: the account below the kingdom, in two columns."""
    board.panel(Box(x, TOP, _WIDTH, _TALL), due=standing.rank == 1)
    side = _DUEL_GRID // view.size
    _draw_scored_kingdom(board, view, standing.seat, x + (_WIDTH - side * view.size) // 2, TOP + 18, side)
    left, right = x + 30, x + _WIDTH - 30
    middle = TOP + 18 + _DUEL_GRID + 50
    board.paste(emblem(standing.seat, 24), left + 24, middle, "mm")
    total = _draw_total(board, standing, words, None, right, middle)
    name = fit_name(names[standing.seat], total - 24 - left - 62, NAME, NAME_LEAST, Weight.BOLD)
    board.text(left + 62, middle, name.text, name.size)
    board.rectangle(Box(left, middle + 42, right - left, 3), EDGE)
    rows = account_rows(view, standing, words, _MOST_ROWS_BELOW)
    letters = terrain_letters(words)
    column = (right - left - 44) // 2
    for index, row in enumerate(rows):
        row_x = left + index // 4 * (column + 44)
        row.draw(board, row_x, middle + 74 + index % 4 * _ROW, column, _ROW, letters)


def _draw_scored_kingdom(board: Board, view: View, seat: int, x: int, y: int, side: int) -> None:
    """What counts is fenced and carries its points; what does not steps back."""
    kingdom = view.kingdoms[seat]
    grid = Grid.centred(kingdom, x, y, side, view.size)
    draw_kingdom(board, kingdom, grid)
    lines = [line for line in view.lines if line.seat == seat and line.source in TERRAINS]
    counted = {cell for line in lines for cell in line.cells}
    step_back(board, grid, (cell for cell in kingdom.squares if cell not in counted))
    draw_counted(board, kingdom, grid, [(line.cells, line.points) for line in lines])


def _draw_total(
    board: Board, standing: Standing, words: Words, left: int | None, right: int, middle: int
) -> int:
    """The sum at the right; the word for it at the left edge, or before the sum. Returns where it begins."""
    colour = GOLD if standing.rank == 1 else TEXT
    start = right - round(
        board.text(right, middle, str(standing.points), TOTAL, Weight.EXTRA_BOLD, colour, "r")
    )
    word = words("kingdomino-pic-total")
    if left is not None:
        board.text(left, middle, word, 44, Weight.SEMI_BOLD, MUTED)
        return left
    return start - 20 - round(board.text(start - 20, middle, word, 44, Weight.SEMI_BOLD, MUTED, "r"))


class Row:
    """One row of an account: an area with its sum, or a bonus by name."""

    def __init__(self, text: str, points: str, terrain: str | None = None) -> None:
        self.text, self.points, self.terrain = text, points, terrain

    def draw(self, board: Board, x: int, y: int, width: int, step: int, letters: Letters) -> None:
        """In rows `step` apart: words leave room for marks above and tails below."""
        right = x + width
        right -= round(board.text(right, y, self.points, step, Weight.BOLD, TEXT, "r")) + 14
        if self.terrain:
            board.paste(terrain_chip(self.terrain, 40), x, y, "lm")
            board.text(x + 72, y, letters[self.terrain], step - 3, Weight.EXTRA_BOLD, TEXT, "m")
            x += 110
        fitted = fit_text(self.text, right - x, step - 5, 26, Weight.SEMI_BOLD)
        board.text(x, y, fitted.text, fitted.size, Weight.SEMI_BOLD, MUTED)


def account_rows(view: View, standing: Standing, words: Words, most: int) -> list[Row]:
    """Areas by points, then what is left over, bonuses, earlier games, and what broke a tie."""
    lines = [line for line in view.lines if line.seat == standing.seat]
    areas = sorted((line for line in lines if line.source in TERRAINS), key=lambda line: -line.points)
    others = [line for line in lines if line.source not in TERRAINS]
    after = [
        _other_row(line, words) for line in sorted(others, key=lambda line: line.source.startswith("game_"))
    ]
    tie = _tie_row(view, standing, words)
    if tie:
        after.append(tie)
    room = most - len(after)
    shown = areas if len(areas) <= room else areas[: room - 1]
    rows = [_area_row(line) for line in shown]
    rest = areas[len(shown) :]
    if rest:
        more = words("kingdomino-pic-more", count=len(rest))
        rows.append(Row(more, str(sum(line.points for line in rest))))
    return rows + after


def _area_row(line: ScoreLine) -> Row:
    facts = dict(line.facts)
    return Row(f"{facts['squares']} × {facts['crowns']}", str(line.points), line.source)


def _other_row(line: ScoreLine, words: Words) -> Row:
    if line.source.startswith("game_"):
        number = int(line.source.removeprefix("game_"))
        return Row(words("kingdomino-pic-game", game=number), str(line.points))
    return Row(words(f"kingdomino-pic-{line.source}"), f"+{line.points}")


def _tie_row(view: View, standing: Standing, words: Words) -> Row | None:
    """For those who had as many points as the winner: the value that parted them."""
    outcome = view.result
    if outcome is None or outcome.decided_by is None:
        return None
    if standing.points != outcome.standings[0].points:
        return None
    return Row(words(_TIES[outcome.decided_by]), str(standing.ties[outcome.decided_by]))
