"""The private panel for placing a domino: lettered squares, then the gain of each way, or a preview."""

from collections.abc import Sequence

from PIL import Image

from engines.core.action import FOLLOWING
from engines.core.panel import Ask, Option, narrow
from engines.core.score import signed
from engines.kingdomino.actions import Place
from engines.kingdomino.data import DOMINOES, WAYS
from engines.kingdomino.forecast import gain_of, growths, in_reading_order, placements
from engines.kingdomino.grid import column_name, row_name
from engines.kingdomino.view import KingdomView, View
from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.fonts import Weight, fit_text, line
from render.core.frames import CLOSE_UP, CLOSE_UP_TOP, MARGIN, close_up_board
from render.core.outlines import Cell
from render.core.palette import FAR_LOT, GOLD, LOT, MUTED, TEXT, Colour
from render.core.spots import draw_clear
from render.core.words import Words
from render.kingdomino.kingdom import (
    Grid,
    Letters,
    crown_boxes,
    domino_letters,
    draw_kingdom,
    draw_lot,
    draw_outline,
    gain_places,
    oriented,
    printed_on,
    terrain_letters,
)
from render.kingdomino.palette import GHOST
from render.kingdomino.pieces import domino, half_piece, tab_room
from render.kingdomino.tables import draw_sum, draw_terrain_points

BOARD_AREA = Box(MARGIN, CLOSE_UP_TOP, CLOSE_UP[0] - 2 * MARGIN, 780)
BELOW = CLOSE_UP_TOP + 780 + 16
BELOW_HEIGHT = CLOSE_UP[1] - MARGIN - BELOW
_DOMINO_WIDTH = 480
_SIDES = (170, 148, 140, 132, 120, 105, 100, 90, 80, 74)
_STEPS: dict[str, Cell] = dict(WAYS.items())
# The strip above and beside the grid that names its columns and rows.
_AXIS, _AXIS_SIZE = 34, 30
# Below this side a square has room for its letter only.
_ROOM_FOR_GAIN = 100


def draw_placing(view: View, seat: int, ask: Ask, names: Sequence[str], words: Words) -> Board:
    """Draws the whole panel of the seat that places the domino that is due."""
    number = view.due
    if number is None:
        raise ValueError("no domino is due")
    title = line(words, "kingdomino-pic-panel-place", names[seat], domino=number)
    board = close_up_board(seat, title, str(view.scores[seat]))
    board.panel(BOARD_AREA)
    kingdom, letters = view.kingdoms[seat], terrain_letters(words)
    legal = placements(view)
    grid, lots = _reach(board, kingdom, legal, view.size)
    draw_kingdom(board, kingdom, grid, letters)
    picked = _picked_letters(legal, ask)
    if isinstance(ask.preview, Place):
        _draw_preview(board, kingdom, grid, ask.preview, letters)
        _draw_gain(board, kingdom, grid, ask.preview, gain_of(view, ask.preview), picked, lots)
    else:
        if ask.question == FOLLOWING:
            _draw_first_half(board, kingdom, grid, _square(ask.chosen[0]), number, letters)
        _draw_spots(board, grid, ask)
    _draw_domino(board, number, letters, words, second=ask.question == FOLLOWING)
    x = MARGIN + _DOMINO_WIDTH + 16
    below = Box(x, BELOW, CLOSE_UP[0] - MARGIN - x, BELOW_HEIGHT)
    board.panel(below)
    if isinstance(ask.preview, Place):
        account = _Account(board, Box(x + 26, BELOW, below.width - 52, BELOW_HEIGHT), words)
        account.draw_choice(ask.preview, picked)
        account.draw_points(view, seat, ask.preview)
        account.draw_areas(view, ask.preview, letters)
    elif ask.question == FOLLOWING:
        _draw_ways(board, view, seat, ask, words, below)
    else:
        draw_terrain_points(board, kingdom, letters, x + 34, BELOW + 40, round(below.width) - 52)
    return board


def _reach(board: Board, kingdom: KingdomView, legal: Sequence[Place], size: int) -> tuple[Grid, Box]:
    """Returns the grid of the kingdom and all squares in the domino's reach, as large as possible.

    It depends on the domino alone, so nothing moves from question to question. Also returns the box for
    marks: off the names of rows and columns.
    """
    x0, y0, x1, y1 = kingdom.box
    reached = [square for action in legal for square in action.placement[1:]]
    left, right = min(x0, *(x for x, _ in reached)), max(x1, *(x for x, _ in reached))
    top, bottom = min(y0, *(y for _, y in reached)), max(y1, *(y for _, y in reached))
    columns, rows = right - left + 1, bottom - top + 1
    x, y, width, height = map(round, BOARD_AREA)
    room = min((width - 40 - 2 * _AXIS) // columns, (height - 26 - _AXIS) // rows)
    side = next(side for side in _SIDES if side <= room)
    grid = Grid(
        x + (width - columns * side) // 2 - left * side,
        y + _AXIS + (height - _AXIS - rows * side) // 2 - top * side,
        side,
    )
    for row in range(top, bottom + 1):
        for column in range(left, right + 1):
            if not (x0 <= column <= x1 and y0 <= row <= y1):
                draw_lot(board, grid, (column, row), FAR_LOT)
    _draw_axes(board, grid, range(left, right + 1), range(top, bottom + 1), size)
    corner = grid.corner((left, top))
    return grid, Box(*corner, BOARD_AREA.right - 8 - corner[0], BOARD_AREA.bottom - 8 - corner[1])


def _draw_axes(board: Board, grid: Grid, columns: range, rows: range, size: int) -> None:
    """Draws the columns' letters above and the rows' numbers at the left: buttons name squares by them."""
    for column in columns:
        x, y = grid.corner((column, rows[0]))
        at = x + grid.side // 2, y - _AXIS // 2
        board.text(*at, column_name(column, size), _AXIS_SIZE, Weight.SEMI_BOLD, MUTED, "m")
    for row in rows:
        x, y = grid.corner((columns[0], row))
        at = x - _AXIS // 2, y + grid.side // 2
        board.text(*at, row_name(row, size), _AXIS_SIZE, Weight.SEMI_BOLD, MUTED, "m")


def _picked_letters(legal: Sequence[Place], ask: Ask) -> dict[str, str]:
    """Returns the letters of the given answers, by question: the same as on the pictures before."""
    picked = {}
    for count, answer in enumerate(ask.asked):
        before = narrow(in_reading_order(legal), ask.asked[:count], lambda _: None)
        if before is not None:
            letters = {option.answer: option.mark for option in before.options}
            picked[before.question] = letters.get(answer, "")
    return picked


def _square(name: str) -> Cell:
    x, y = name.split(",")
    return int(x), int(y)


def _beside(square: Cell, way: str) -> Cell:
    dx, dy = _STEPS[way]
    return square[0] + dx, square[1] + dy


def _draw_first_half(
    board: Board, kingdom: KingdomView, grid: Grid, square: Cell, number: int, letters: Letters
) -> None:
    """Draws the half that was laid already, during the question for the second one."""
    half = DOMINOES[number][0]
    _draw_ghost(board, kingdom, grid, half_piece(half, grid.side, letters[half.terrain]), (square,))


def _draw_picked(board: Board, grid: Grid, square: Cell, letter: str) -> Box:
    """Draws the letter of a given answer, in gold on its square; returns where.

    On a small square it stands in the corner without the terrain's letter and crowns.
    """
    (x, y), side = grid.middle(square), grid.side
    radius = 33
    if side < _PICKED_IN_THE_MIDDLE:
        radius = round(side * 0.25)
        x, y = x + side // 2 - radius - 4, y - side // 2 + radius + 4
    board.paste(marks.disc(letter, radius, GOLD), x, y, "mm")
    return Box(x - radius - 4, y - radius - 4, 2 * radius + 8, 2 * radius + 8)


_PICKED_IN_THE_MIDDLE = 132
"""A square of this side has room for a disc between its letter and its crowns."""


def _draw_spots(board: Board, grid: Grid, ask: Ask) -> None:
    if ask.question == FOLLOWING:
        first = _square(ask.chosen[0])
        spots = [(_beside(first, option.answer), option) for option in ask.options]
    else:
        spots = [(_square(option.answer), option) for option in ask.options]
        for option in ask.others:
            _draw_spot_elsewhere(board, grid, _square(option.answer))
    gains = grid.side >= _ROOM_FOR_GAIN and any(option.gain for option in ask.options)
    for square, option in spots:
        _draw_spot(board, grid, square, option, gains=gains)


def _draw_spot(board: Board, grid: Grid, square: Cell, option: Option, *, gains: bool) -> None:
    """Draws a legal spot: dashed outline, letter, and its best gain unless no spot brings anything."""
    x, y = grid.corner(square)
    side = grid.side
    board.paste(marks.dashed_box(side - 14, side - 14, side * 0.12), x + 7, y + 7)
    middle = x + side // 2
    if not gains:
        board.paste(marks.disc(option.mark, min(33, round(side * 0.38))), middle, y + side // 2, "mm")
        return
    # Letter and gain stand clear of each other and of the dashes round them.
    radius = min(33, round(side * 0.245))
    board.paste(marks.disc(option.mark, radius), middle, y + round(side * 0.345), "mm")
    size = min(46, round(side * 0.36))
    colour = TEXT if option.gain else MUTED
    board.text(middle, y + round(side * 0.765), f"+{option.gain}", size, Weight.BOLD, colour, "m")


def _draw_spot_elsewhere(board: Board, grid: Grid, square: Cell) -> None:
    """Draws a legal spot whose letter stands on another page: dashed outline and a dot."""
    (x, y), side = grid.corner(square), grid.side
    board.paste(marks.dashed_box(side - 14, side - 14, side * 0.12), x + 7, y + 7)
    board.paste(marks.dot(7), *grid.middle(square), "mm")


def _draw_ghost(
    board: Board, kingdom: KingdomView, grid: Grid, piece: Image.Image, cells: tuple[Cell, ...]
) -> None:
    x0, y0, x1, y1 = kingdom.box
    corner = min(cells)
    inside = x0 <= corner[0] <= x1 and y0 <= corner[1] <= y1
    board.paste(marks.step_back(piece, GHOST, LOT if inside else FAR_LOT), *grid.corner(corner))
    draw_outline(board, grid, cells, TEXT, 5, dashed=True)


def _draw_preview(board: Board, kingdom: KingdomView, grid: Grid, action: Place, letters: Letters) -> None:
    """Draws the domino as it would lie."""
    (first, second), standing, _ = oriented(action.placement)
    tabs = letters[first.terrain], letters[second.terrain]
    piece = domino(first, second, grid.side, standing=standing, letters=tabs)
    _draw_ghost(board, kingdom, grid, piece, (action.placement.first, action.placement.second))


def _draw_gain(
    board: Board,
    kingdom: KingdomView,
    grid: Grid,
    action: Place,
    gain: int,
    picked: dict[str, str],
    within: Box,
) -> None:
    """Draws on the domino: the picked letter, and its gain, clear of crowns and letters."""
    placement, side = action.placement, grid.side
    avoid = printed_on(kingdom, grid)
    cells = (placement.first, placement.second)
    chosen = placement.first if "square" in picked else placement.second if FOLLOWING in picked else None
    for cell, half in zip(cells, DOMINOES[placement.domino], strict=True):
        x, y = grid.corner(cell)
        avoid += [*crown_boxes(grid, cell, half.crowns), Box(x, y, tab_room(side), tab_room(side))]
        if cell == chosen:
            answer = picked["square" if "square" in picked else FOLLOWING]
            avoid.append(_draw_picked(board, grid, cell, answer))
    pills = [marks.pill(signed(gain), min(most, round(side * 0.4))) for most in (56, 44, 36, 30)]
    draw_clear(board, pills, gain_places(grid, cells), avoid, within)


def _draw_domino(board: Board, number: int, letters: Letters, words: Words, *, second: bool) -> None:
    """Draws the domino as printed; a dot shows the half that the letters are for."""
    board.panel(Box(MARGIN, BELOW, _DOMINO_WIDTH, BELOW_HEIGHT))
    side, x, y = 150, MARGIN + 122, BELOW + 22
    board.text(MARGIN + 62, y + side // 2, str(number), 58, Weight.EXTRA_BOLD, TEXT, "m")
    board.paste(domino(*DOMINOES[number], side, letters=domino_letters(number, letters)), x, y)
    at = x + side // 2 + 12 + (side if second else 0)
    board.paste(marks.dot(15), at, y + side // 2 - 8, "mm")
    middle = BELOW + BELOW_HEIGHT - 42
    board.paste(marks.dot(13), MARGIN + 62, middle, "mm")
    room = _DOMINO_WIDTH - 92 - 20
    fitted = fit_text(words("kingdomino-pic-dot"), room, 42, 32, Weight.SEMI_BOLD)
    board.text(MARGIN + 92, middle, fitted.text, fitted.size, Weight.SEMI_BOLD, MUTED)


def _draw_ways(board: Board, view: View, seat: int, ask: Ask, words: Words, box: Box) -> None:
    """Draws each way with its letter, its arrow, and the points before and after."""
    step = box.height / max(3, len(ask.options))
    for index, option in enumerate(ask.options):
        (action,) = option.actions
        assert isinstance(action, Place)
        row = _Account(board, Box(box.x + 26, box.y + (index + 0.5) * step - 50, box.width - 52, step), words)
        row.draw_choice(action, {FOLLOWING: option.mark}, TEXT)
        row.draw_points(view, seat, action)


class _Account:
    """The gain of the placement, row by row: the letters picked and the sum, then each area that changes."""

    def __init__(self, board: Board, box: Box, words: Words) -> None:
        self.board, self.words = board, words
        self.left, self.start, self.right = round(box.x), round(box.x), round(box.right)
        self.middle = round(box.y) + 50

    def draw_choice(self, action: Place, picked: dict[str, str], colour: Colour = GOLD) -> None:
        """Draws the letters of the answers and the arrow of the way."""
        for letter in picked.values():
            self.board.paste(marks.disc(letter, 31, colour), self.start + 32, self.middle, "mm")
            self.start += 76
        self.board.paste(marks.way_arrow(*WAYS[action.way], 22), self.start + 28, self.middle, "mm")
        self.start += 70

    def draw_points(self, view: View, seat: int, action: Place) -> None:
        """Draws the points before and after."""
        gain, points = gain_of(view, action), view.scores[seat]
        wide = self.board.text(self.right, self.middle, signed(gain), 62, Weight.EXTRA_BOLD, TEXT, "r")
        room = self.right - round(wide) - 20 - self.start
        from_to = self.words("kingdomino-pic-from-to", **{"from": points, "to": points + gain})
        fitted = fit_text(from_to, room, 48, 34, Weight.SEMI_BOLD)
        self.board.text(self.start, self.middle, fitted.text, fitted.size, Weight.SEMI_BOLD, MUTED)

    def draw_areas(self, view: View, action: Place, letters: Letters) -> None:
        """Draws each area that the domino joins or founds, and below them the gain from a bonus."""
        grown = growths(view, action)
        for area, gain in grown:
            self.middle += 72
            draw_sum(self.board, self.left, self.middle, area, letters)
            text, colour = (signed(gain), TEXT) if gain else ("0", MUTED)
            self.board.text(self.right, self.middle, text, 46, Weight.BOLD, colour, "r")
        bonus = gain_of(view, action) - sum(growth.gain for growth in grown)
        if bonus:
            y = self.middle + 60
            self.board.text(self.left, y, self.words("kingdomino-pic-bonus"), 40, Weight.SEMI_BOLD, MUTED)
            self.board.text(self.right, y, signed(bonus), 44, Weight.BOLD, TEXT, "r")
