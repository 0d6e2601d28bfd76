"""The three towers of a mason on their ground, and the row with the mason's name."""

from collections.abc import Sequence
from dataclasses import dataclass

from engines.stonemasons.data import NUMBERS, TOWERS
from engines.stonemasons.scoring import highest
from engines.stonemasons.state import Site
from engines.stonemasons.view import View
from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.emblems import emblem
from render.core.fonts import Weight, fit_name
from render.core.frames import NAME, NAME_LEAST
from render.core.palette import GOLD, TEXT
from render.stonemasons.palette import GROUND
from render.stonemasons.stones import stone, stone_width

NAME_ROW = 80
_GROUND = 12
_HIGHEST_STONE = 112
_FEWEST_ROWS = 6
_SHARE = 0.9
"""The share of a tower's width that the largest stone takes."""


def rows_for(view: View) -> int:
    """Returns the rows for the highest tower of all and one more stone, the same for all seats."""
    return min(len(NUMBERS), max(_FEWEST_ROWS, 1 + max(map(highest, view.sites))))


@dataclass(frozen=True)
class Ground:
    """The ground on which a mason's towers stand: a place for each, with room for `rows` stones."""

    area: Box
    rows: int

    @property
    def height(self) -> int:
        """The height of one stone."""
        return min(_HIGHEST_STONE, int(self.area.height - _GROUND) // self.rows)

    @property
    def widest(self) -> int:
        """The width of the largest stone."""
        return round(min(self.area.width / len(TOWERS) * _SHARE, self.height * 3.4))

    def middle(self, tower: int) -> float:
        return self.area.x + self.area.width * (tower + 0.5) / len(TOWERS)

    def level(self, number: int) -> float:
        """The middle of a tower's stone, counted from 0 at the ground."""
        return self.area.bottom - _GROUND - self.height * (number + 0.5)

    def outline(self, board: Board, tower: int, level: int, number: int, *, dashed: bool = False) -> None:
        """A mark round the place of a stone: gold for the last one, dashed for one that is to come."""
        width = stone_width(number, self.widest)
        x, y = self.middle(tower), self.level(level)
        if dashed:
            board.paste(marks.dashed_box(width, self.height, self.height * 0.16, TEXT, 4.5), x, y, "mm")
        else:
            box = Box(x - width / 2, y - self.height / 2, width, self.height).inset(1)
            board.box(box, radius=round(self.height * 0.18), edge=GOLD, line=6)


def draw_site(board: Board, ground: Ground, site: Site, fresh: int | None = None) -> None:
    """All towers; `fresh` is the tower whose top stone came last."""
    area = ground.area
    for number, tower in enumerate(site):
        width = ground.widest * 1.06
        board.box(
            Box(ground.middle(number) - width / 2, area.bottom - _GROUND, width, _GROUND),
            radius=4,
            fill=GROUND,
        )
        for level, each in enumerate(tower):
            sprite = stone(each, ground.widest, ground.height)
            board.paste(sprite, ground.middle(number), ground.level(level), "mm")
        if fresh == number and tower:
            ground.outline(board, number, len(tower) - 1, tower[-1])


def fresh_tower(view: View, seat: int) -> int | None:
    """The tower that grew when stones were revealed last."""
    if not view.last or view.last[seat].fate != "built":
        return None
    return TOWERS.index(view.last[seat].place)


def draw_name_row(board: Board, box: Box, seat: int, names: Sequence[str], points: int) -> None:
    """The upper end of a seat's panel: emblem, name, and a shield with the points."""
    middle = box.y + NAME_ROW / 2
    board.paste(emblem(seat, 22), box.x + 40, middle, "mm")
    shield = marks.shield(str(points), 76, 52)
    board.paste(shield, box.right - 16, box.y - 9, "rt")
    left = box.x + 74
    room = box.right - 16 - shield.width - 10 - left
    fitted = fit_name(names[seat], room, NAME, NAME_LEAST, Weight.BOLD)
    board.text(left, middle, fitted.text, fitted.size)


def columns(box: Box, count: int, gap: int) -> list[Box]:
    """Returns boxes side by side, one for each mason."""
    width = (box.width - gap * (count - 1)) / count
    return [
        Box(round(box.x + number * (width + gap)), box.y, int(width), box.height) for number in range(count)
    ]
