"""Areas shown as points: a fence round what counts, a pill with its points, the rest stepped back."""

from collections.abc import Iterable, Sequence

from engines.kingdomino.view import KingdomView
from render.core import marks
from render.core.canvas import Board
from render.core.outlines import Cell
from render.core.palette import PANEL, TEXT
from render.kingdomino.kingdom import Grid, Letters, draw_area_letter, draw_outline, letter_square
from render.kingdomino.palette import STEP_BACK

_FENCE = 5
_INWARDS = 0.045


def draw_counted(
    board: Board,
    kingdom: KingdomView,
    grid: Grid,
    counted: Iterable[tuple[Sequence[Cell], int]],
    *,
    letters: Letters | None = None,
) -> None:
    """Fences first and pills last, so that no fence covers a number; pills spare the areas' letters."""
    found = list(counted)
    for cells, _ in found:
        draw_outline(board, grid, cells, TEXT, _FENCE, _INWARDS)
    if letters:
        fenced = {cell for cells, _ in found for cell in cells}
        for area in kingdom.areas:
            inside = round(grid.side * _INWARDS) + _FENCE // 2 + 2 if area.squares[0] in fenced else 1
            draw_area_letter(board, kingdom, grid, area, letters[area.terrain], inside)
    for cells, points in found:
        _draw_points(board, kingdom, grid, cells, points, lettered=letters is not None)


def _draw_points(
    board: Board, kingdom: KingdomView, grid: Grid, cells: Sequence[Cell], points: int, *, lettered: bool
) -> None:
    """On the crownless square nearest the area's middle, else above a plate."""
    letter = letter_square(kingdom, cells) if lettered else None
    least = min(kingdom.squares[cell].crowns for cell in cells)
    x = sum(cell[0] for cell in cells) / len(cells)
    y = sum(cell[1] for cell in cells) / len(cells)
    places = [cell for cell in cells if kingdom.squares[cell].crowns == least]
    place = min(
        places,
        key=lambda cell: (cell == letter, (cell[0] - x) ** 2 + (cell[1] - y) ** 2, cell[1], cell[0]),
    )
    middle, side = grid.middle(place), grid.side
    if place == letter:
        pill, at = marks.pill(str(points), round(side * 0.36)), (round(side * 0.16), -round(side * 0.18))
    elif least:
        pill, at = marks.pill(str(points), round(side * 0.43)), (0, -round(side * 0.16))
    else:
        pill, at = marks.pill(str(points), round(side * 0.52)), (0, 0)
    board.paste(pill, middle[0] + at[0], middle[1] + at[1], "mm")


def step_back(board: Board, grid: Grid, cells: Iterable[Cell]) -> None:
    """Squares that bring nothing, blended into the panel."""
    for cell in cells:
        x, y = grid.corner(cell)
        square = board.image.crop((x, y, x + grid.side, y + grid.side))
        board.paste(marks.step_back(square, STEP_BACK, PANEL), x, y)
