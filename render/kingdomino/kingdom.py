"""A kingdom on its floating grid: lots, dominoes, castle, one letter an area, the last move."""

from collections.abc import Mapping, Sequence

from PIL import Image

from engines.kingdomino.data import DOMINOES, TERRAINS, Half, Placement
from engines.kingdomino.view import Area, KingdomView, LastTurn
from render.core import marks
from render.core.box import Box
from render.core.canvas import Art, Board, Point
from render.core.frames import SMALLEST
from render.core.kept import kept
from render.core.outlines import Cell
from render.core.palette import GOLD, LOT, Colour
from render.core.spots import draw_clear
from render.core.words import Words
from render.kingdomino.pieces import castle, crown_plate, domino, square_tab, tab_room

Letters = Mapping[str, str]


def terrain_letters(words: Words) -> Letters:
    """Returns the letter of each terrain in the language of the words."""
    return {terrain: words(f"kingdomino-letter-{terrain}") for terrain in TERRAINS}


def domino_letters(number: int, letters: Letters) -> tuple[str, str]:
    """Returns the tabs of a domino in a line or in hand: one for each half."""
    first, second = DOMINOES[number]
    return letters[first.terrain], letters[second.terrain]


class Grid:
    """The places of a kingdom's squares on a board."""

    def __init__(self, x: float, y: float, side: int) -> None:
        self.x, self.y, self.side = round(x), round(y), side

    @classmethod
    def centred(cls, kingdom: KingdomView, x: int, y: int, side: int, size: int) -> "Grid":
        """Returns the kingdom's box in the middle of a grid of `size` squares: the grid floats."""
        x0, y0, x1, y1 = kingdom.box
        left = x + (size - (x1 - x0 + 1)) * side / 2
        top = y + (size - (y1 - y0 + 1)) * side / 2
        return cls(left - x0 * side, top - y0 * side, side)

    def corner(self, square: Cell) -> tuple[int, int]:
        return self.x + square[0] * self.side, self.y + square[1] * self.side

    def middle(self, square: Cell) -> tuple[int, int]:
        x, y = self.corner(square)
        return x + self.side // 2, y + self.side // 2


def draw_lot(board: Board, grid: Grid, square: Cell, colour: Colour = LOT) -> None:
    """Draws an empty square."""
    board.paste(_lot(grid.side, colour), *grid.corner(square))


@kept
def _lot(side: int, colour: Colour) -> Image.Image:
    gap = max(3, round(side * 0.045))
    art = Art(side, side)
    art.box(Box(gap, gap, side - 2 * gap, side - 2 * gap), side * 0.12, colour)
    return art.sprite()


def draw_kingdom(board: Board, kingdom: KingdomView, grid: Grid, letters: Letters | None = None) -> None:
    """Draws the kingdom with the empty squares of its box; `letters` gives each area its tab."""
    x0, y0, x1, y1 = kingdom.box
    for y in range(y0, y1 + 1):
        for x in range(x0, x1 + 1):
            if (x, y) not in kingdom.squares and (x, y) != (0, 0):
                draw_lot(board, grid, (x, y))
    for placement in kingdom.placements:
        draw_placed(board, grid, placement)
    board.paste(castle(kingdom.seat, grid.side), *grid.corner((0, 0)))
    if letters:
        for area in kingdom.areas:
            draw_area_letter(board, kingdom, grid, area, letters[area.terrain])


def draw_placed(board: Board, grid: Grid, placement: Placement) -> None:
    """Draws a domino as it was laid: turned so that its left or upper half comes first."""
    (first, second), standing, corner = oriented(placement)
    board.paste(domino(first, second, grid.side, standing=standing), *grid.corner(corner))


def oriented(placement: Placement) -> tuple[tuple[Half, Half], bool, Cell]:
    """Returns the halves from left to right or from top to bottom, whether it stands, and its corner."""
    first, second = DOMINOES[placement.domino]
    standing = placement.first[0] == placement.second[0]
    if placement.second < placement.first:
        return (second, first), standing, placement.second
    return (first, second), standing, placement.first


def draw_area_letter(
    board: Board, kingdom: KingdomView, grid: Grid, area: Area, letter: str, inside: int = 1
) -> None:
    """Draws an area's tab, `inside` pixels from the corner of its square."""
    x, y = grid.corner(letter_square(kingdom, area.squares))
    if tab := square_tab(letter, grid.side):
        board.paste(tab, x + inside, y + inside)


def letter_square(kingdom: KingdomView, cells: Sequence[Cell]) -> Cell:
    """Returns the square of an area's tab: the first with at most one crown, as a plate needs room."""
    return min(cells, key=lambda cell: (kingdom.squares[cell].crowns > 1, cell[1], cell[0]))


def draw_outline(
    board: Board,
    grid: Grid,
    cells: Sequence[Cell],
    colour: Colour,
    line: float,
    inwards: float = 0.0,
    *,
    dashed: bool = False,
) -> None:
    """Draws a cased line round squares of a kingdom."""
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    shape = tuple(sorted((x - left, y - top) for x, y in cells))
    sprite = marks.cell_outline(shape, grid.side, colour, line, inwards, dashed=dashed)
    x, y = grid.corner((left, top))
    pad = marks.outline_pad(line)
    board.paste(sprite, x - pad, y - pad)


def draw_last_move(
    board: Board,
    kingdom: KingdomView,
    grid: Grid,
    last: LastTurn | None,
    panel: Box,
    *,
    avoid: Sequence[Box] = (),
) -> None:
    """Draws a gold outline round the seat's last domino, and its gain; within its panel."""
    if last is None or last.seat != kingdom.seat or last.placed not in kingdom.placements:
        return
    cells = (last.placed.first, last.placed.second)
    draw_outline(board, grid, cells, GOLD, grid.side * 0.075)
    sizes = dict.fromkeys(max(SMALLEST, round(grid.side * share)) for share in (0.5, 0.42, 0.36))
    pills = (marks.pill(f"+{last.gain}", size, GOLD) for size in sizes)
    top = grid.corner(kingdom.box[:2])[1] - 4
    # Above the kingdom stands its owner's name.
    within = Box(panel.x, top, panel.width - 8, panel.bottom - 8 - top)
    draw_clear(board, pills, gain_places(grid, cells), [*printed_on(kingdom, grid), *avoid], within)


def gain_places(grid: Grid, cells: Sequence[Cell]) -> list[Point]:
    """Returns the places for a domino's gain: on its outline, the right end first, then on its halves."""
    (x, y), side = grid.corner((min(c for c, _ in cells), min(r for _, r in cells))), grid.side
    width = side * (1 + max(c for c, _ in cells) - min(c for c, _ in cells))
    height = side * (1 + max(r for _, r in cells) - min(r for _, r in cells))
    ends = [(x + width + side * 0.06, y + height / 2), (x - side * 0.06, y + height / 2)]
    ends += [(x + width / 2, y - side * 0.06), (x + width / 2, y + height + side * 0.06)]
    corners = [(x + at * width, y + down * height) for down in (0, 1) for at in (1, 0)]
    inside = [
        (grid.corner(cell)[0] + side * across, grid.corner(cell)[1] + side * down)
        for cell in cells
        for across, down in ((0.5, 0.7), (0.5, 0.3), (0.68, 0.28), (0.68, 0.24), (0.3, 0.7))
    ]
    edges = [
        (grid.corner(cell)[0] + side * across, grid.corner(cell)[1] + side * down)
        for cell in cells
        for across, down in ((0.72, 0.0), (1.0, 0.24), (1.0, 0.5), (0.0, 0.72), (0.24, 1.0), (0.5, 0.5))
    ]
    return [*ends, *corners, *inside, *edges]


def printed_on(kingdom: KingdomView, grid: Grid, inside: int = 1) -> list[Box]:
    """Returns the boxes of a kingdom's crowns and letters, which no mark may cover."""
    boxes = [box for cell, half in kingdom.squares.items() for box in crown_boxes(grid, cell, half.crowns)]
    side = tab_room(grid.side)
    for area in kingdom.areas:
        x, y = grid.corner(letter_square(kingdom, area.squares))
        boxes.append(Box(x, y, side + inside, side + inside))
    return boxes


def crown_boxes(grid: Grid, cell: Cell, crowns: int) -> list[Box]:
    """Returns the box of the plate of crowns on a square, if it has one."""
    if not crowns:
        return []
    plate, inside = crown_plate(crowns, grid.side), round(grid.side * 0.95)
    x, y = grid.corner(cell)
    return [Box(x + inside - plate.width, y + inside - plate.height, plate.width, plate.height)]


def points_by_terrain(kingdom: KingdomView) -> dict[str, int]:
    """Returns the sum over all areas of each terrain."""
    return {
        terrain: sum(area.points for area in kingdom.areas if area.terrain == terrain) for terrain in TERRAINS
    }
