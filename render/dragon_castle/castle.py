"""The castle from above: stacks with their heights, tiles that may be taken, origins of the last tiles."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from PIL import Image

from engines.dragon_castle.grid import Cell, name_of
from engines.dragon_castle.view import CastleView, View
from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.palette import GOLD, INK, MUTED, TEXT
from render.dragon_castle.palette import USED_UP, WHITE
from render.dragon_castle.tiles import (
    SHAPE,
    Letters,
    lift,
    outline,
    stack,
    tile_height,
    twin_badge,
)

_ROOM_ABOVE = 0.24
"""The space that the highest stacks of the first row need above it, in widths of a tile."""
_GAP = 2
NAME_SIZE = 36
"""The size of the names of rows and columns in a close-up."""


def _row_step(width: int) -> int:
    """Returns the distance between two rows of cells of this width."""
    return tile_height(width - _GAP) + _GAP


class CastleGrid(NamedTuple):
    """The places of a castle's cells: the castle stays in its place while it shrinks."""

    x: float
    y: float
    width: int
    """The width of a cell; a tile leaves a small gap."""
    first_row: int
    first_column: int
    cells: frozenset[Cell]

    @classmethod
    def within(cls, view: View, box: Box, most: int) -> "CastleGrid":
        """Returns the largest grid for a box with tiles at most `most` wide; cropped to the first cells."""
        cells, (x, y, width, height) = view.footprint, box
        top, left = min(row for row, _ in cells), min(column for _, column in cells)
        rows = 1 + max(row for row, _ in cells) - top
        columns = 1 + max(column for _, column in cells) - left
        side = int(min(width / columns, height / (SHAPE * rows + _ROOM_ABOVE), most))
        across, down = columns * side, rows * _row_step(side) + round(_ROOM_ABOVE * side)
        above = round(_ROOM_ABOVE * side)
        return cls(x + (width - across) // 2, y + (height - down) // 2 + above, side, top, left, cells)

    @property
    def tile(self) -> int:
        """The width of a tile."""
        return self.width - _GAP

    def corner(self, cell: Cell) -> tuple[float, float]:
        """Returns the upper left corner of a tile that lies on the ground."""
        row, column = cell
        return (
            self.x + (column - self.first_column) * self.width + _GAP // 2,
            self.y + (row - self.first_row) * _row_step(self.width) + _GAP // 2,
        )

    def face(self, cell: Cell, height: int) -> tuple[float, float]:
        """Returns the upper left corner of the top face of a stack."""
        x, y = self.corner(cell)
        return x, y - (lift(self.tile, height) if height else 0)


def size_of(view: View) -> tuple[int, int]:
    """Returns the number of rows and columns of the castle at the start."""
    cells = view.footprint
    rows, columns = [row for row, _ in cells], [column for _, column in cells]
    return 1 + max(rows) - min(rows), 1 + max(columns) - min(columns)


def height_at(castle: CastleView, cell: Cell) -> int:
    row, column = cell
    return castle.cells[row][column].height if 0 <= column < len(castle.cells[row]) else 0


def draw_castle(
    board: Board, castle: CastleView, grid: CastleGrid, letters: Letters, bright: Collection[Cell]
) -> None:
    """Draws all stacks from north to south; all but the `bright` ones step back."""
    tile, bottom = grid.tile, tile_height(grid.tile)
    shown = set(bright)
    inset = max(3, tile // 14)
    for cell in sorted(grid.cells):
        height, face, _ = castle.cells[cell[0]][cell[1]]
        x, y = grid.corner(cell)
        if not height:
            board.box(
                Box(x + inset, y + inset, tile - 2 * inset, bottom - 2 * inset),
                radius=tile // 9,
                edge=USED_UP,
            )
    for cell in sorted(grid.cells):
        height, face, _ = castle.cells[cell[0]][cell[1]]
        if not height:
            continue
        shade = max(0, height_at(castle, (cell[0], cell[1] - 1)) - height)
        x, y = grid.corner(cell)
        piece = stack(face, height, tile, letters[face[0]], blocked=cell not in shown, shade=shade)
        board.paste(piece, x, y + bottom, "lb")


def within_names(box: Box) -> Box:
    """Returns the part of a box that the names of rows and columns leave for the castle."""
    return Box(box.x + 52, box.y + 14, box.width - 70, box.height - 64)


def draw_names(board: Board, grid: CastleGrid) -> None:
    """Draws the names of the columns below the castle and of the rows beside it, as captions say them."""
    half, high = grid.tile // 2, tile_height(grid.tile)
    bottom = max(row for row, _ in grid.cells)
    for column in sorted({column for _, column in grid.cells}):
        x, y = grid.corner((bottom, column))
        board.text(x + half, y + high + 26, name_of((0, column))[0], NAME_SIZE, colour=MUTED, anchor="m")
    for row in sorted({row for row, _ in grid.cells}):
        _, y = grid.corner((row, grid.first_column))
        board.text(grid.x - 12, y + high / 2, str(row + 1), NAME_SIZE, colour=MUTED, anchor="r")


def draw_rings(board: Board, castle: CastleView, grid: CastleGrid, cells: Iterable[Cell]) -> None:
    """Draws white rings on tiles that may be taken first."""
    line = max(3.0, grid.width * 0.055)
    ring = outline(grid.tile, tile_height(grid.tile), WHITE, line)
    _on_faces(board, castle, grid, cells, ring)


def draw_dashes(board: Board, castle: CastleView, grid: CastleGrid, cells: Iterable[Cell]) -> None:
    """Draws dashed outlines on tiles that can be chosen."""
    dashes = outline(grid.tile, tile_height(grid.tile), TEXT, max(4.0, grid.width * 0.056), dashed=True)
    _on_faces(board, castle, grid, cells, dashes)


def _on_faces(
    board: Board, castle: CastleView, grid: CastleGrid, cells: Iterable[Cell], sprite: Image.Image
) -> None:
    for cell in sorted(cells):
        x, y = grid.face(cell, height_at(castle, cell))
        board.paste(sprite, x + grid.tile / 2, y + tile_height(grid.tile) / 2, "mm")


def draw_taken(board: Board, castle: CastleView, grid: CastleGrid, cells: Iterable[Cell]) -> None:
    """Draws gold brackets where tiles were taken; the uncovered tiles show inside them."""
    width, height = grid.tile + 6, tile_height(grid.tile) + 6
    sprite = marks.brackets(width, height, max(4, round(grid.width * 0.07)))
    for cell in dict.fromkeys(cells):
        x, y = grid.face(cell, height_at(castle, cell))
        board.paste(sprite, x - 3, y - 3)


def draw_mark(
    board: Board, castle: CastleView, grid: CastleGrid, cell: Cell, mark: str, *, gold: bool = False
) -> None:
    """Draws a choice's disc, clear of the tile's head and height."""
    x, y = grid.face(cell, height_at(castle, cell))
    radius = min(31, round(grid.tile * 0.3))
    draw_disc(board, mark, radius, x + grid.tile * 0.33, y + tile_height(grid.tile) * 0.68, gold=gold)


def draw_elsewhere(board: Board, castle: CastleView, grid: CastleGrid, cells: Iterable[Cell]) -> None:
    """Draws dashes and a dot on cells whose marks stand on another page."""
    draw_dashes(board, castle, grid, cells)
    for cell in cells:
        x, y = grid.face(cell, height_at(castle, cell))
        board.paste(marks.dot(8), x + grid.tile * 0.33, y + tile_height(grid.tile) * 0.68, "mm")


def draw_disc(board: Board, mark: str, radius: int, x: float, y: float, *, gold: bool = False) -> None:
    """Draws the disc of a choice; a choice without a question has a tick instead of a number."""
    board.paste(marks.disc(mark, radius, GOLD if gold else TEXT), x, y, "mm")
    if not mark:
        board.paste(marks.tick(round(radius * 0.5), INK), x, y, "mm")


def draw_twin(board: Board, castle: CastleView, grid: CastleGrid, cell: Cell) -> None:
    """Draws the badge of a twin."""
    x, y = grid.face(cell, height_at(castle, cell))
    badge = twin_badge(round(grid.tile * 0.42))
    board.paste(badge, x + grid.tile * 0.3, y + tile_height(grid.tile) * 0.79, "mm")
