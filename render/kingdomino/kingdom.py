"""A kingdom on its floating grid: lots, dominoes, castle, one letter an area, the last move."""

from collections.abc import Mapping, Sequence

from PIL import Image

from engines.kingdomino.data import DOMINOES, TERRAINS, Half, Placement
from engines.kingdomino.view import Area, KingdomView, LastTurn
from render.core import marks
from render.core.box import Box
from render.core.canvas import Art, Board
from render.core.kept import kept
from render.core.outlines import Cell
from render.core.palette import GOLD, LOT, Colour
from render.core.words import Words
from render.kingdomino.pieces import castle, domino, square_tab

Letters = Mapping[str, str]


def terrain_letters(words: Words) -> Letters:
    """The letter of each terrain in the language of the words."""
    return {terrain: words(f"kingdomino-letter-{terrain}") for terrain in TERRAINS}


def domino_letters(number: int, letters: Letters) -> tuple[str, str]:
    """The tabs of a domino in a line or in hand: one for each half."""
    first, second = DOMINOES[number]
    return letters[first.terrain], letters[second.terrain]


class Grid:
    """Where the squares of a kingdom lie on a board."""

    def __init__(self, x: float, y: float, side: int) -> None:
        self.x, self.y, self.side = round(x), round(y), side

    @classmethod
    def centred(cls, kingdom: KingdomView, x: int, y: int, side: int, size: int) -> "Grid":
        """The kingdom's box in the middle of a grid of `size` squares: the grid floats."""
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
    """An empty square."""
    board.paste(_lot(grid.side, colour), *grid.corner(square))


@kept
def _lot(side: int, colour: Colour) -> Image.Image:
    gap = max(3, round(side * 0.045))
    art = Art(side, side)
    art.box(Box(gap, gap, side - 2 * gap, side - 2 * gap), side * 0.12, colour)
    return art.sprite()


def draw_kingdom(board: Board, kingdom: KingdomView, grid: Grid, letters: Letters | None = None) -> None:
    """The kingdom with the empty squares of its box; `letters` gives each area its tab."""
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
    """A domino as it was laid: turned so that its left or upper half comes first."""
    (first, second), standing, corner = oriented(placement)
    board.paste(domino(first, second, grid.side, standing=standing), *grid.corner(corner))


def oriented(placement: Placement) -> tuple[tuple[Half, Half], bool, Cell]:
    """The halves from left to right or from top to bottom, whether it stands, and its corner."""
    first, second = DOMINOES[placement.domino]
    standing = placement.first[0] == placement.second[0]
    if placement.second < placement.first:
        return (second, first), standing, placement.second
    return (first, second), standing, placement.first


def draw_area_letter(
    board: Board, kingdom: KingdomView, grid: Grid, area: Area, letter: str, inside: int = 1
) -> None:
    """One tab an area, `inside` pixels from the corner of its square."""
    x, y = grid.corner(letter_square(kingdom, area.squares))
    board.paste(square_tab(letter, grid.side, 0.38 if grid.side < 100 else 0.34), x + inside, y + inside)


def letter_square(kingdom: KingdomView, cells: Sequence[Cell]) -> Cell:
    """Where an area's tab stands: its first square that has at most one crown, as a plate needs room."""
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
    """A cased line round squares of a kingdom."""
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    shape = tuple(sorted((x - left, y - top) for x, y in cells))
    sprite = marks.cell_outline(shape, grid.side, colour, line, inwards, dashed=dashed)
    x, y = grid.corner((left, top))
    pad = marks.outline_pad(line)
    board.paste(sprite, x - pad, y - pad)


def draw_last_move(board: Board, kingdom: KingdomView, grid: Grid, last: LastTurn | None, right: int) -> None:
    """A gold outline round what this seat laid last, and what it brought; no further than `right`."""
    if last is None or last.seat != kingdom.seat or last.placed not in kingdom.placements:
        return
    cells = (last.placed.first, last.placed.second)
    draw_outline(board, grid, cells, GOLD, grid.side * 0.075)
    gain = marks.pill(f"+{last.gain}", round(grid.side * 0.5), GOLD)
    x = grid.corner((max(cell[0] for cell in cells) + 1, 0))[0] + round(grid.side * 0.06)
    y = round(sum(grid.middle(cell)[1] for cell in cells) / 2)
    board.paste(gain, min(x, right - gain.width // 2 - 8), y, "mm")


def points_by_terrain(kingdom: KingdomView) -> dict[str, int]:
    """The sum over all areas of each terrain."""
    return {
        terrain: sum(area.points for area in kingdom.areas if area.terrain == terrain) for terrain in TERRAINS
    }
