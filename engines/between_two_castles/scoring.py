"""The points of a castle, tile by tile, and the standings: the lower one of a place's two castles counts.

Every point is on a line that says where it comes from.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from engines.between_two_castles.cards import card_score
from engines.between_two_castles.castle import Castle, kept_with_castle
from engines.between_two_castles.data import ROOMS, THRONE, THRONE_POINTS, TOKENS, TYPES, Cell
from engines.between_two_castles.reach import found_by, tagged
from engines.between_two_castles.ring import castle_of
from engines.between_two_castles.state import State
from engines.core.score import Result, ScoreLine, rank

Castles: TypeAlias = tuple[Castle, ...]
"""All castles in the order of the ring."""
SHEET = (*TYPES, "tower", "fountain", "grand_foyer", "bonus_cards", "royal_attendants", "throne_room")
"""The lines of the score sheet, in its order."""
_ROW = {name: row for row, name in enumerate(SHEET)}


class Line(NamedTuple):
    """Some points of a castle: their line on the sheet, their source, the things counted."""

    sheet: str
    source: str
    """A room's, card's or throne room's id, or an attendant's wall hanging."""
    points: int
    cell: Cell | None
    """The cell of the room that scores them; None for cards and attendants."""
    counted: tuple[Cell, ...]
    """The rooms that were counted, each by one cell (the throne room by its left one)."""
    each: int
    """Points for each counted thing; 0 if the points are not counted that way."""


def throne_cells(castle: Castle) -> tuple[Cell, ...]:
    """Returns the marked cells that hold a room of either of the throne room's two types."""
    throne = castle.throne_room
    grid = castle.grid
    return tuple([cell for cell in throne.cells if cell in grid and grid[cell].type in throne.types])


def hung_with(castle: Castle, hanging: str) -> list[Cell]:
    """Returns the rooms with that wall hanging, including the throne room."""
    return tagged(castle.grid, hanging)


@kept_with_castle
def points_of(castle: Castle) -> int:
    """Returns the points of the castle now."""
    points = sum(castle.room_points.values()) + THRONE_POINTS * len(throne_cells(castle))
    for hanging in castle.attendants:
        points += len(hung_with(castle, hanging))
    for card in castle.cards:
        points += card_score(castle, card).points
    return points


@kept_with_castle
def lines_of(castle: Castle) -> tuple[Line, ...]:
    """Every room, card, attendant and the throne room, in the order of the score sheet."""
    lines = []
    for built in castle.rooms:
        room = ROOMS[built.room]
        found = tuple(found_by(castle.grid, built.cell))
        points = castle.room_points[built.cell]
        lines.append(Line(room.type, room.id, points, built.cell, found, room.points if room.want else 0))
    for card in castle.cards:
        score = card_score(castle, card)
        lines.append(Line("bonus_cards", card, score.points, None, score.counted, score.each))
    for hanging in castle.attendants:
        hung = hung_with(castle, hanging)
        lines.append(Line("royal_attendants", hanging, len(hung), None, tuple(hung), 1))
    cells = throne_cells(castle)
    lines.append(Line("throne_room", castle.throne, THRONE_POINTS * len(cells), THRONE, cells, THRONE_POINTS))
    return tuple(sorted(lines, key=lambda line: _ROW[line.sheet]))


def sheet_of(castle: Castle) -> dict[str, int]:
    """Returns the score sheet: the points of each of its lines, in its order."""
    sheet = dict.fromkeys(SHEET, 0)
    for line in lines_of(castle):
        sheet[line.sheet] += line.points
    return sheet


def castles_of(castles: Castles, place: int) -> tuple[int, int]:
    """Returns a place's two castles: first the one that counts (the lower one, or the left if they tie)."""
    left = castle_of(len(castles), place, "left")
    right = castle_of(len(castles), place, "right")
    lower = points_of(castles[left]) <= points_of(castles[right])
    return (left, right) if lower else (right, left)


def score_lines(state: State) -> tuple[ScoreLine, ...]:
    """Returns the lines of each place's counting castle, in the order of the score sheet."""
    return _score_lines(state.castles)


@lru_cache(maxsize=16)
def _score_lines(castles: Castles) -> tuple[ScoreLine, ...]:
    lines = []
    for place in range(len(castles)):
        castle, _ = castles_of(castles, place)
        for line in lines_of(castles[castle]):
            if line.points:
                cells = line.counted if line.cell is None else (line.cell, *line.counted)
                facts = (("castle", TOKENS[castle]), ("source", line.source), ("each", line.each))
                lines.append(ScoreLine(place, line.sheet, line.points, cells, facts))
    return tuple(lines)


def result_of(state: State) -> Result:
    """The highest lower castle wins; then the higher other castle, then more special rooms in both."""
    castles = state.castles
    return rank(score_lines(state), [_tie_breaks(castles, place) for place in range(len(castles))])


def _tie_breaks(castles: Castles, place: int) -> tuple[int, int]:
    both = [castles[castle] for castle in castles_of(castles, place)]
    return points_of(both[1]), sum(castle.special_rooms for castle in both)
