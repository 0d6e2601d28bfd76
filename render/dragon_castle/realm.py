"""A realm: lots and axes, stacks, shrines, groups that hang together, the last tiles in gold."""

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from PIL import Image

from engines.dragon_castle.data import LETTER_OF, shrine_points
from engines.dragon_castle.grid import Cell, name_of
from engines.dragon_castle.view import Group, RealmView
from render.core import marks
from render.core.box import Box
from render.core.canvas import Art, Board
from render.core.kept import kept
from render.core.palette import AXIS, GOLD, LOT, MUTED, TEXT
from render.dragon_castle.tiles import HEADED, SHAPE, Letters, lift, link, outline, shrine, stack, tile_height

_ROW_GAP = 44 / 134
_COLUMN_GAP = 14 / 134
"""Between the tiles of a close-up, in widths of a tile: enough that all strips show."""
_TIGHT, _GAP = 6, 2


class RealmGrid(NamedTuple):
    """The places of a realm's cells, and the size of its tiles."""

    x: float
    y: float
    tile: int
    across: int
    """From one column to the next."""
    down: int
    """From one row to the next."""
    rows: int
    columns: int

    @classmethod
    def small(cls, realm: RealmView, box: Box, most: int) -> "RealmGrid":
        """Places tiles side by side, as in public pictures; tiles without heads are larger symbols."""
        rows, columns = len(realm.cells), len(realm.cells[0])
        side = int(min(box.width / columns, box.height / (SHAPE * rows), most))
        if side - _GAP < HEADED:
            side = int(min(box.width / columns, box.height / rows, HEADED + _GAP - 1))
        tile = side - _GAP
        return cls(box.x, box.y, tile, side, tile_height(tile) + _GAP, rows, columns)

    @classmethod
    def large(cls, realm: RealmView, box: Box, most: int) -> "RealmGrid":
        """Places tiles with gaps, as in close-ups."""
        rows, columns = len(realm.cells), len(realm.cells[0])
        across, down = columns * (1 + _COLUMN_GAP), rows * (SHAPE + _ROW_GAP)
        tile = int(min(box.width / across, box.height / down, most))
        row_gap, column_gap = round(tile * _ROW_GAP), round(tile * _COLUMN_GAP)
        return cls(
            box.x, box.y + row_gap, tile, tile + column_gap, tile_height(tile) + row_gap, rows, columns
        )

    def corner(self, cell: Cell) -> tuple[float, float]:
        """Returns the upper left corner of a tile that lies on the ground."""
        return self.x + cell[1] * self.across, self.y + cell[0] * self.down

    def face(self, cell: Cell, height: int) -> tuple[float, float]:
        """Returns the upper left corner of the top face of a stack."""
        x, y = self.corner(cell)
        return x, y - (lift(self.tile, height) if height else 0)

    def middle(self, cell: Cell, height: int) -> tuple[float, float]:
        x, y = self.face(cell, height)
        return x + self.tile / 2, y + tile_height(self.tile) / 2


def cells_of(realm: RealmView) -> Iterator[Cell]:
    """Yields all cells in reading order."""
    for row in range(len(realm.cells)):
        for column in range(len(realm.cells[0])):
            yield row, column


def height_at(realm: RealmView, cell: Cell) -> int:
    return realm.cells[cell[0]][cell[1]].height


def draw_realm(
    board: Board,
    realm: RealmView,
    grid: RealmGrid,
    letters: Letters,
    *,
    worth: bool = False,
    without: Collection[Cell] = (),
) -> None:
    """Draws lots, axes, stacks from north to south with their shrines; `worth` writes a shrine's points."""
    _draw_ground(board, grid)
    tile, high = grid.tile, tile_height(grid.tile)
    for cell in cells_of(realm):
        height, face, stands = realm.cells[cell[0]][cell[1]]
        if not height or cell in without:
            continue
        x, y = grid.corner(cell)
        board.paste(stack(face, height, tile, letters[face[0]] if face else ""), x, y + high, "lb")
        if stands:
            draw_shrine(board, grid, cell, height, worth=worth)


@kept
def _lot(width: int, height: int, radius: int) -> Image.Image:
    """Returns the ground of one cell."""
    art = Art(width, height)
    art.box(Box(0, 0, width, height), radius, LOT)
    return art.sprite()


def _draw_ground(board: Board, grid: RealmGrid) -> None:
    tight = grid.across - grid.tile < _TIGHT
    inset = 2 if tight else 0
    tile, high = grid.tile, tile_height(grid.tile)
    lot = _lot(round(tile - 2 * inset), round(high - 2 * inset), round(tile * 0.1))
    for row in range(grid.rows):
        for column in range(grid.columns):
            x, y = grid.corner((row, column))
            board.paste(lot, x + inset, y + inset)
    gap_x, gap_y = grid.across - tile, grid.down - high
    middle_x = grid.x + (grid.columns * grid.across - gap_x) // 2
    middle_y = grid.y + (grid.rows * grid.down - gap_y) // 2 - round(gap_y * 0.1)
    over = 8 if gap_y > _TIGHT else 0
    board.rectangle(Box(middle_x - 1, grid.y - over, 3, grid.rows * grid.down - gap_y + 2 * over), AXIS)
    board.rectangle(Box(grid.x - over, middle_y - 1, grid.columns * grid.across - gap_x + 2 * over, 3), AXIS)


def draw_names(board: Board, grid: RealmGrid, size: int) -> None:
    """Draws the names of the columns below the realm and of the rows beside it, as captions say them."""
    high = tile_height(grid.tile)
    foot = grid.y + (grid.rows - 1) * grid.down + high
    for column in range(grid.columns):
        x = grid.x + column * grid.across + grid.tile // 2
        board.text(x, foot + 18, name_of((0, column))[0], size, colour=MUTED, anchor="m")
    for row in range(grid.rows):
        board.text(
            grid.x - 8, grid.y + row * grid.down + high // 2, str(row + 1), size, colour=MUTED, anchor="r"
        )


def draw_shrine(board: Board, grid: RealmGrid, cell: Cell, height: int, *, worth: bool) -> None:
    """Draws a shrine in the middle of a back; in close-ups with the points that it brings."""
    x, y = grid.face(cell, height)
    tile, high = grid.tile, tile_height(grid.tile)
    if not worth:
        board.paste(shrine(round(tile * 0.78)), x + tile * 0.48, y + high * 0.67, "mb")
        return
    board.paste(shrine(round(tile * 0.82)), x + tile / 2, y + high * 0.65, "mb")
    pill = marks.pill(f"+{shrine_points(height)}", round(tile * 0.27))
    board.paste(pill, x + tile * 0.31, y + high * 0.83, "mm")


def draw_last(board: Board, realm: RealmView, grid: RealmGrid, cells: Iterable[Cell]) -> None:
    """Draws the last tiles in gold, also when they were turned face down since."""
    ring = outline(grid.tile, tile_height(grid.tile), GOLD, max(3.0, grid.tile * 0.06))
    for cell in cells:
        if height_at(realm, cell):
            board.paste(ring, *grid.middle(cell, height_at(realm, cell)), "mm")


def draw_links(board: Board, realm: RealmView, grid: RealmGrid) -> None:
    """Draws bars between face-up neighbors of one type: they form a group, whatever the levels."""
    tile, high = grid.tile, tile_height(grid.tile)
    for group in realm.groups:
        letter, cells = LETTER_OF[group.type], set(group.cells)
        for row, column in group.cells:
            x, y = grid.face((row, column), height_at(realm, (row, column)))
            if (row, column + 1) in cells:
                other = grid.face((row, column + 1), height_at(realm, (row, column + 1)))
                middle = (x + tile + other[0]) / 2, (y + other[1]) / 2 + high * 0.56
                board.paste(link(letter, round(tile * 0.3), round(tile * 0.17)), *middle, "mm")
            if (row + 1, column) in cells:
                other = grid.face((row + 1, column), height_at(realm, (row + 1, column)))
                top, bottom = y + high - tile * 0.12, other[1] + tile * 0.06
                bar = link(letter, round(tile * 0.17), max(round(bottom - top), round(tile * 0.2)))
                board.paste(bar, x + tile / 2, (top + bottom) / 2, "mm")


def draw_spot(
    board: Board, realm: RealmView, grid: RealmGrid, cell: Cell, mark: str | None, *, gold: bool = False
) -> None:
    """Draws a spot: dashed outline and disc on the lot or the top tile; a dot if its mark is elsewhere."""
    height = height_at(realm, cell)
    tile, high = grid.tile, tile_height(grid.tile)
    x, y = grid.face(cell, height)
    if height:
        board.paste(outline(tile, high, TEXT, 4.5, dashed=True), x + tile / 2, y + high / 2, "mm")
    else:
        board.paste(marks.dashed_box(tile, high, tile * 0.12, TEXT, 3.5), x, y)
    radius = min(32, round(tile * 0.26))
    if realm.cells[cell[0]][cell[1]].face:
        at = x + tile * 0.32, y + high * 0.74
    else:
        at = x + tile / 2, y + high / 2
    if mark is None:
        board.paste(marks.dot(8), *at, "mm")
        return
    board.paste(marks.disc(mark, radius, GOLD) if gold else marks.disc(mark, radius), *at, "mm")


def largest_groups(realm: RealmView) -> list[Group]:
    """Returns the open groups, largest first."""
    return sorted(realm.groups, key=lambda group: -len(group.cells))
