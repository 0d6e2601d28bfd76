"""The account at the end: kingdoms in order of rank, every point explained by the score lines."""

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
from render.core.names import listed, shown_names
from render.core.palette import EDGE, GOLD, MUTED, TEXT
from render.core.souvenir import parted_by
from render.core.words import Words
from render.kingdomino.areas import draw_counted, step_back
from render.kingdomino.kingdom import Grid, Letters, draw_kingdom, terrain_letters
from render.kingdomino.palette import PALETTE
from render.kingdomino.pieces import terrain_chip
from render.kingdomino.tables import draw_terrain_table

_GAP = 16
_WIDTH = (PUBLIC[0] - 2 * MARGIN - _GAP) // 2
_SIDE = 84
_BELOW = 322
"""The height of a seat's account below its kingdom in a game of two."""
_ROW = 46
_CLOSE_ROW = 43
_MOST_ROWS = 6
_MOST_ROWS_BELOW = 8
_TIES = ("kingdomino-pic-tie-area", "kingdomino-pic-tie-crowns")


def result_account(view: View, names: Sequence[str], words: Words) -> bytes:
    """Draws the second page: every area by squares and crowns; the view's game must be over."""
    if view.result is None:
        raise ValueError("the game is not over")
    shown = shown_names(names)
    board = public_board()
    _header(board, view.result, shown, words)
    draw_seats(board, view, shown, words, PUBLIC[1] - MARGIN)
    return board.png(PALETTE)


def draw_seats(board: Board, view: View, names: Sequence[str], words: Words, bottom: int) -> None:
    """Draws kingdoms and their accounts in order of rank, from the header down to `bottom`."""
    assert view.result
    boxes = seat_boxes(view.seats, bottom)
    for standing, box in zip(view.result.standings, boxes, strict=False):
        draw = _draw_tall if view.seats == 2 else _draw_small
        draw(board, view, standing, names, words, box)
    for box in boxes[view.seats :]:
        draw_terrain_table(board, view, words, box)
    for standing, box in zip(view.result.standings, boxes, strict=False):
        disc = marks.disc(str(standing.rank), 27, GOLD if standing.rank == 1 else MUTED)
        board.paste(disc, box.x + 11, box.y + 11, "mm")


def seat_boxes(seats: int, bottom: int) -> list[Box]:
    """Returns two high panels side by side, or four small ones: with three seats one is left over."""
    tall = bottom - TOP
    if seats == 2:
        return [Box(MARGIN + place * (_WIDTH + _GAP), TOP, _WIDTH, tall) for place in range(2)]
    small = (tall - _GAP) // 2
    return [
        Box(MARGIN + place % 2 * (_WIDTH + _GAP), TOP + place // 2 * (small + _GAP), _WIDTH, small)
        for place in range(4)
    ]


def kingdom_grid(view: View, seat: int, box: Box) -> Grid:
    """Returns the grid of a seat's kingdom in its panel."""
    x, y, width, height = map(round, box)
    if view.seats == 2:
        side = (height - _BELOW) // view.size
        return Grid.centred(view.kingdoms[seat], x + (width - side * view.size) // 2, y + 18, side, view.size)
    side = min(_SIDE, (height - 12) // 5)
    return Grid.centred(view.kingdoms[seat], x + 18, y + (height - 5 * side) // 2, side, view.size)


def _header(board: Board, outcome: Result, names: Sequence[str], words: Words) -> None:
    winners = outcome.winners
    message = "kingdomino-pic-wins" if len(winners) == 1 else "kingdomino-pic-shared"
    who = listed(names[seat] for seat in winners)
    text = line(words, message, who, points=outcome.standings[0].points)
    winner_box(board, winners, text, least=760, most=1180)
    middle, right = MARGIN + HEADER_HEIGHT // 2, PUBLIC[0] - MARGIN - 26
    board.paste(crown(50), right - 26, middle - 2, "mm")
    board.text(right - 64, middle, f"{words('kingdomino-pic-squares')} ×", 46, Weight.SEMI_BOLD, MUTED, "r")


def _draw_small(
    board: Board, view: View, standing: Standing, names: Sequence[str], words: Words, box: Box
) -> None:
    """Draws a seat of three or four: the account at the right of the kingdom."""
    board.panel(box, due=standing.rank == 1)
    _draw_scored_kingdom(board, view, standing.seat, kingdom_grid(view, standing.seat, box))
    x, y = round(box.x), round(box.y)
    left = x + 18 + 5 * _SIDE + 30
    width = x + _WIDTH - 24 - left
    board.paste(emblem(standing.seat, 24), left + 24, y + 44, "mm")
    name = fit_name(names[standing.seat], width - 62, NAME, NAME_LEAST, Weight.BOLD)
    board.text(left + 62, y + 44, name.text, name.size)
    board.rectangle(Box(left, y + 80, width, 3), EDGE)
    rows = account_rows(view, standing, words, _MOST_ROWS)
    letters = terrain_letters(words)
    bottom = round(box.bottom)
    step = _ROW if len(rows) < _MOST_ROWS else min(_CLOSE_ROW, (bottom - y - 195) // (len(rows) - 1))
    for index, row in enumerate(rows):
        row.draw(board, left, y + 106 + index * step, width, step, letters)
    board.rectangle(Box(left, bottom - 80, width, 4), MUTED)
    _draw_total(board, standing, words, left, left + width, bottom - 41)


def _draw_tall(
    board: Board, view: View, standing: Standing, names: Sequence[str], words: Words, box: Box
) -> None:
    """Draws one seat of two: the account below the kingdom, in two columns."""
    board.panel(box, due=standing.rank == 1)
    _draw_scored_kingdom(board, view, standing.seat, kingdom_grid(view, standing.seat, box))
    x = round(box.x)
    left, right = x + 30, x + _WIDTH - 30
    middle = round(box.bottom) - _BELOW + 68
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


def _draw_scored_kingdom(board: Board, view: View, seat: int, grid: Grid) -> None:
    """Draws fences and points on the areas that count; other squares step back."""
    kingdom = view.kingdoms[seat]
    draw_kingdom(board, kingdom, grid)
    lines = [line for line in view.lines if line.seat == seat and line.source in TERRAINS]
    counted = {cell for line in lines for cell in line.cells}
    step_back(board, grid, (cell for cell in kingdom.squares if cell not in counted))
    draw_counted(board, kingdom, grid, [(line.cells, line.points) for line in lines])


def _draw_total(
    board: Board, standing: Standing, words: Words, left: int | None, right: int, middle: int
) -> int:
    """Draws the sum at the right, the word for it at the left edge or before it. Returns where it begins."""
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

    def __init__(self, text: str, points: str, terrain: str | None = None, *, aside: bool = False) -> None:
        self.text, self.points, self.terrain = text, points, terrain
        self.aside = aside
        """Tie-breaks are not points, so they do not stand among them."""

    def draw(self, board: Board, x: int, y: int, width: int, step: int, letters: Letters) -> None:
        """Draws itself in rows `step` apart: words leave room for marks above and tails below."""
        right = x + width
        if self.aside:
            fitted = fit_text(f"= {self.text} {self.points}", width, step - 9, 30, Weight.BOLD)
            board.text(x, y, fitted.text, fitted.size, Weight.BOLD, GOLD)
            return
        right -= round(board.text(right, y, self.points, step, Weight.BOLD, TEXT, "r")) + 14
        if self.terrain:
            board.paste(terrain_chip(self.terrain, 40), x, y, "lm")
            board.text(x + 72, y, letters[self.terrain], step - 3, Weight.EXTRA_BOLD, TEXT, "m")
            x += 110
        fitted = fit_text(self.text, right - x, max(30, step - 10), 30, Weight.SEMI_BOLD)
        board.text(x, y, fitted.text, fitted.size, Weight.SEMI_BOLD, MUTED)


def account_rows(view: View, standing: Standing, words: Words, most: int) -> list[Row]:
    """Returns areas by points, then the rest, bonuses, missed ones too, a Dynasty's games, tie-breaks."""
    lines = view.told(standing.seat)
    areas = sorted((line for line in lines if line.source in TERRAINS), key=lambda line: -line.points)
    games = [str(line.points) for line in lines if line.source.startswith("game_")]
    bonuses = [line for line in lines if line.source in ("middle_kingdom", "harmony")]
    after = [
        Row(words(f"kingdomino-pic-{line.source}"), f"+{line.points}" if line.points else "0")
        for line in bonuses
    ]
    if games:
        after.append(Row("", " + ".join(games)))
    after += _tie_rows(view, standing, words)
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


def _tie_rows(view: View, standing: Standing, words: Words) -> list[Row]:
    """Returns the values that separated a player from others with equal points."""
    outcome = view.result
    if outcome is None:
        return []
    if standing.points == outcome.standings[0].points and not standing.left:
        levels: tuple[int, ...] = () if outcome.decided_by is None else (outcome.decided_by,)
    else:
        levels = parted_by(outcome.standings).get(standing.seat, ())
    return [Row(words(_TIES[level]), str(standing.ties[level]), aside=True) for level in levels]
