"""Areas shown as points: a fence round scoring squares, a pill with their points, the rest stepped back."""

import math
from collections.abc import Iterable, Sequence

from engines.kingdomino.view import KingdomView
from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.frames import SMALLEST
from render.core.outlines import Cell
from render.core.palette import PANEL, TEXT
from render.core.spots import draw_clear
from render.kingdomino.kingdom import Grid, Letters, draw_area_letter, draw_outline, printed_on
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
) -> list[Box]:
    """Draws fences first and pills last, so that no fence covers a number; pills spare crowns and letters.

    Returns where the pills are.
    """
    found = list(counted)
    inside = round(grid.side * _INWARDS) + _FENCE // 2 + 2
    for cells, _ in found:
        draw_outline(board, grid, cells, TEXT, _FENCE, _INWARDS)
    if letters:
        fenced = {cell for cells, _ in found for cell in cells}
        for area in kingdom.areas:
            at = inside if area.squares[0] in fenced else 1
            draw_area_letter(board, kingdom, grid, area, letters[area.terrain], at)
    avoid = printed_on(kingdom, grid, inside)
    pills: list[Box] = []
    for cells, points in found:
        pills.append(_draw_points(board, grid, cells, points, [*avoid, *pills]))
    return pills


def _draw_points(board: Board, grid: Grid, cells: Sequence[Cell], points: int, avoid: Sequence[Box]) -> Box:
    """Draws the points near the area's middle, clear of crowns and letters. Returns where."""
    side = grid.side
    x = grid.x + side * (0.5 + sum(cell[0] for cell in cells) / len(cells))
    y = grid.y + side * (0.5 + sum(cell[1] for cell in cells) / len(cells))
    places = [
        (grid.middle(cell)[0] + side * across, grid.middle(cell)[1] + side * down)
        for cell in cells
        for across, down in ((0, 0), (0, 0.18), (0, -0.18), (0.18, -0.2), (-0.18, 0.18), (0.22, -0.26))
    ]
    places.sort(key=lambda place: math.dist(place, (x, y)))
    sizes = dict.fromkeys(max(SMALLEST, round(side * share)) for share in (0.52, 0.43, 0.36, 0.3))
    pills = (marks.pill(str(points), size) for size in sizes)
    return draw_clear(board, pills, places, avoid, Box(0, 0, *board.size))


def step_back(board: Board, grid: Grid, cells: Iterable[Cell]) -> None:
    """Blends squares without points into the panel."""
    for cell in cells:
        x, y = grid.corner(cell)
        square = board.image.crop((x, y, x + grid.side, y + grid.side))
        board.paste(marks.step_back(square, STEP_BACK, PANEL), x, y)
