"""A castle on its hill: where its cells lie, the ground, rooms with roofs and battlements, the last move."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engines.between_two_castles.castle import Castle
from engines.between_two_castles.data import ROOMS, THRONE, Cell
from engines.between_two_castles.view import CastleView
from render.between_two_castles.palette import EARTH, EARTH_DOTS, GRASS
from render.between_two_castles.rooms import (
    FRAME,
    ROOF_HEIGHT,
    WALL_HEIGHT,
    battlement,
    last_frame,
    letter_of,
    small_room,
    small_throne,
    tower_roof,
)
from render.core.box import Box
from render.core.canvas import Art, Board
from render.core.kept import kept
from render.rooms.patterns import draw_dots

Edges = tuple[float, float, float, float]
"""Left, top, right, bottom."""
STEP = 4
"""Cells come in sizes of these steps, so that sprites repeat."""
TINIEST = 12


class Site(NamedTuple):
    """The place of a castle on the board: cell (0, 0) begins at x, the ground line lies at `ground`."""

    side: int
    x: int
    ground: int

    def corner(self, cell: Cell) -> tuple[int, int]:
        return self.x + cell[0] * self.side, self.ground - (cell[1] + 1) * self.side


@lru_cache(maxsize=256)
def find_site(
    castle: Castle,
    panel: Edges,
    reserved: tuple[Edges, ...],
    most: int,
    least: int,
    spots: tuple[Cell, ...] = (),
) -> Site:
    """Returns the largest cell and the most central place at which the castle touches no reserved box."""
    left, top, right, bottom = panel
    cells = {*castle.grid, *spots}
    x0, x1 = min(x for x, _ in cells), max(x for x, _ in cells)
    below = max(1, -min(y for _, y in cells))
    parts = _parts(castle, cells)
    high = max(-part[1] for part in parts)
    near = [box for box in reserved if _touches(box, panel)]
    for side in [*range(most, least - 1, -STEP), *range(least - STEP, TINIEST - 1, -STEP)]:
        if (x1 - x0 + 1) * side > right - left - 24:
            continue
        boxes = [
            (a * side - _CLEAR, b * side - _CLEAR, c * side + _CLEAR, d * side + _CLEAR)
            for a, b, c, d in parts
        ]
        low, far = left + 12 - x0 * side, right - 12 - (x1 + 1) * side
        middle = (left + right) / 2 - (x0 + x1 + 1) / 2 * side
        across = sorted((low + (far - low) * step / 24 for step in range(25)), key=lambda x: abs(x - middle))
        for lift in (0, 20, 36, 56, 80):
            ground = bottom - 12 - below * side - lift
            if ground - high * side < top + 8:
                break
            # Where no part may begin: from there on it would touch a box that is as high.
            closed = [
                (box[0] - c, box[2] - a)
                for a, b, c, d in boxes
                for box in near
                if ground + b < box[3] and box[1] < ground + d
            ]
            for x in across:
                if not any(low_end < x < high_end for low_end, high_end in closed):
                    return Site(side, round(x), round(ground))
    side = TINIEST
    return Site(side, round((left + right) / 2 - (x0 + x1 + 1) / 2 * side), round(bottom - 12 - below * side))


_CLEAR = 5
"""The distance between any part of a castle and a reserved box."""


def _parts(castle: Castle, cells: set[Cell]) -> list[Edges]:
    """Returns the castle's outline in cells from the corner on the ground: runs of rooms, and roofs."""
    parts: list[Edges] = []
    for x, y in sorted(cells, key=lambda cell: (cell[1], cell[0])):
        top = -y - 1 - WALL_HEIGHT
        if parts and parts[-1][1] == top and parts[-1][2] == x:
            parts[-1] = (parts[-1][0], top, x + 1, -y)
        else:
            parts.append((x, top, x + 1, -y))
    towers = [cell for cell, room in castle.grid.items() if room.type == "tower"]
    return parts + [(x - 0.06, -y - 1 - ROOF_HEIGHT, x + 1.06, -y) for x, y in towers]


def _touches(a: Edges, b: Edges) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


@kept
def _earth_sheet() -> Image.Image:
    """Draws enough earth for any panel, from one seamless tile."""
    art = Art(26, 52, EARTH)
    draw_dots(art, 26, 52, EARTH_DOTS, 26)
    tile = art.sprite().convert("RGB")
    sheet = Image.new("RGB", (1664, 1040))
    for x in range(0, sheet.width, tile.width):
        for y in range(0, sheet.height, tile.height):
            sheet.paste(tile, (x, y))
    return sheet


@kept
def _earth(width: int, height: int) -> Image.Image:
    """Draws the ground of a panel, rounded below."""
    earth = _earth_sheet().crop((0, 0, width, height))
    mask = Art(width, height)
    mask.box(Box(0, -20, width, height + 20), 16, (255, 255, 255))
    earth.putalpha(mask.sprite().getchannel("A"))
    return earth


@kept
def _grass(width: int) -> Image.Image:
    """Draws the grass on the ground line, with tufts at uneven distances."""
    art = Art(width, 18)
    art.box(Box(0, 11, width, 7), fill=GRASS)
    x, index = 12.0, 0
    while x < width - 10:
        art.polygon([(x - 5, 13), (x - 2, 3), (x + 1, 13)], GRASS)
        art.polygon([(x + 1, 13), (x + 4, 0), (x + 7, 13)], GRASS)
        x += (34, 26, 48, 26, 34, 48, 34)[index % 7]
        index += 1
    return art.sprite()


def draw_ground(board: Board, x: int, width: int, ground: int, bottom: int) -> None:
    """Draws earth from the ground line to the panel's foot."""
    board.paste(_earth(width - 4, bottom - 2 - ground), x + 2, ground)
    board.paste(_grass(width - 4), x + 2, ground - 11)


def draw_small_castle(board: Board, shown: CastleView, site: Site, letters: dict[str, str]) -> None:
    """Draws the castle as it is on the table, without ground."""

    def room(cell: Cell, kind: str) -> Image.Image:
        return small_room(kind, site.side, letter_of(kind, letters))

    draw_rooms(board, shown.castle, site, room, small_throne(site.side, shown.castle.attendants))
    for built in shown.fresh:
        x, y = site.corner(built.cell)
        board.paste(last_frame(site.side), x - FRAME, y - FRAME)


def draw_rooms(
    board: Board,
    castle: Castle,
    site: Site,
    sprite: Callable[[Cell, str], Image.Image],
    throne: Image.Image,
    spots: Iterable[Cell] = (),
) -> None:
    """Draws roofs and battlements first, then the rooms; a room above another hides its roof."""
    grid, open_above = castle.grid, set(spots)
    for cell, room in grid.items():
        x, y = site.corner(cell)
        above = (cell[0], cell[1] + 1)
        if room.type == "tower":
            board.paste(tower_roof(site.side), x + site.side / 2, y + 1, "mb")
        elif cell[1] >= 0 and not room.open_sky and above not in grid and above not in open_above:
            board.paste(battlement(site.side), x, y, "lb")
    for built in castle.rooms:
        board.paste(sprite(built.cell, ROOMS[built.room].type), *site.corner(built.cell))
    board.paste(throne, *site.corner(THRONE))
