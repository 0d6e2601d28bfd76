"""What a castle is worth, tile by tile, and who wins: the lower one of a place's two castles counts.

Every point is on a line that says where it comes from.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engines.between_two_castles.cards import card_score
from engines.between_two_castles.castle import Castle
from engines.between_two_castles.data import (
    EDGES,
    OFFSETS,
    ROOMS,
    SET_ELSE,
    THRONE,
    THRONE_POINTS,
    THRONE_RIGHT,
    TOKENS,
    TYPES,
    Cell,
    Room,
)
from engines.between_two_castles.ring import castle_of
from engines.between_two_castles.state import State
from engines.core.score import Result, ScoreLine, rank

SHEET = (*TYPES, "tower", "fountain", "grand_foyer", "bonus_cards", "royal_attendants", "throne_room")
"""The lines of the score sheet, in its order."""


class Line(NamedTuple):
    """Some points of a castle: where they stand on the sheet, what brings them, what was counted."""

    sheet: str
    source: str
    """A room's, card's or throne room's id, or an attendant's wall hanging."""
    points: int
    cell: Cell | None
    """Where the room stands that brings them; None for cards and attendants."""
    counted: tuple[Cell, ...]
    """The rooms that were counted, each by one cell (the throne room by its left one)."""
    each: int
    """Points for each that was counted; 0 where the points are not counted that way."""


def found_by(castle: Castle, cell: Cell) -> list[Cell]:
    """The rooms that the room on this cell looks for and finds, the throne room at most once."""
    grid = castle.grid
    room = grid[cell]
    want = room.want
    if not want:
        return []
    offsets = OFFSETS.get(room.reach)
    if offsets is None:
        return _found_afar(castle, cell, room)
    x, y = cell
    found = []
    for dx, dy in offsets:
        place = (x + dx, y + dy)
        if place in grid and want in grid[place].tags:
            found.append(place)
    return _once(found)


def _once(found: list[Cell]) -> list[Cell]:
    """Both halves of the throne room are one room."""
    if THRONE_RIGHT in found:
        if THRONE in found:
            found.remove(THRONE_RIGHT)
        else:
            found[found.index(THRONE_RIGHT)] = THRONE
    return found


def _found_afar(castle: Castle, cell: Cell, room: Room) -> list[Cell]:
    """What is found in the whole castle, in a chain of rooms, or in the column, which goes on beyond gaps."""
    want = room.want
    if room.reach == "castle":
        return castle.tagged.get(want, [])
    if room.reach == "linked":
        return _linked(castle, cell, want)
    x, y = cell
    column = [place for place, other in castle.grid.items() if place[0] == x and want in other.tags]
    if room.reach == "above":
        return _once([place for place in column if place[1] > y])
    if room.reach == "below":
        return _once([place for place in column if place[1] < y])
    return _once([place for place in column if place != cell])


def _linked(castle: Castle, cell: Cell, want: str) -> list[Cell]:
    """Utility rooms: what can be reached over wanted rooms only; the room itself is not counted."""
    grid = castle.grid
    found = []
    seen = {cell}
    edge = [cell]
    while edge:
        x, y = edge.pop()
        for dx, dy in EDGES:
            place = (x + dx, y + dy)
            if place in seen or place not in grid or want not in grid[place].tags:
                continue
            if place in (THRONE, THRONE_RIGHT):
                seen.update((THRONE, THRONE_RIGHT))
                edge += (THRONE, THRONE_RIGHT)
                found.append(THRONE)
            else:
                seen.add(place)
                edge.append(place)
                found.append(place)
    return found


def has_all_other_types(castle: Castle) -> bool:
    """Whether each of the six regular types beside sleeping rooms is there."""
    return castle.tagged.keys() >= _OTHER_TYPES


_OTHER_TYPES = frozenset(TYPES) - {"sleeping"}


def room_points(castle: Castle, cell: Cell) -> int:
    """The points of the room on a cell."""
    room = castle.grid[cell]
    if room.reach == "flat":
        return room.points
    if room.reach == "set":
        return room.points if has_all_other_types(castle) else SET_ELSE
    return room.points * len(found_by(castle, cell))


def throne_cells(castle: Castle) -> tuple[Cell, ...]:
    """The marked cells that hold a room of either of the throne room's two types."""
    throne = castle.throne_room
    grid = castle.grid
    return tuple(cell for cell in throne.cells if cell in grid and grid[cell].type in throne.types)


def hung_with(castle: Castle, hanging: str) -> list[Cell]:
    """The rooms with that wall hanging, the throne room included."""
    return castle.tagged.get(hanging, [])


@lru_cache(maxsize=4096)
def points_of(castle: Castle) -> int:
    """What the castle is worth now."""
    points = sum(room_points(castle, (x, y)) for _, x, y in castle.rooms)
    points += THRONE_POINTS * len(throne_cells(castle))
    points += sum(len(hung_with(castle, hanging)) for hanging in castle.attendants)
    return points + sum(card_score(castle, card).points for card in castle.cards)


@lru_cache(maxsize=512)
def lines_of(castle: Castle) -> tuple[Line, ...]:
    """Every room, card, attendant and the throne room, in the order of the score sheet."""
    lines = []
    for built in castle.rooms:
        room = ROOMS[built.room]
        found = tuple(found_by(castle, built.cell))
        points = room_points(castle, built.cell)
        lines.append(Line(room.type, room.id, points, built.cell, found, room.points if room.want else 0))
    for card in castle.cards:
        score = card_score(castle, card)
        lines.append(Line("bonus_cards", card, score.points, None, score.counted, score.each))
    for hanging in castle.attendants:
        hung = hung_with(castle, hanging)
        lines.append(Line("royal_attendants", hanging, len(hung), None, tuple(hung), 1))
    cells = throne_cells(castle)
    lines.append(Line("throne_room", castle.throne, THRONE_POINTS * len(cells), THRONE, cells, THRONE_POINTS))
    return tuple(sorted(lines, key=lambda line: SHEET.index(line.sheet)))


def sheet_of(castle: Castle) -> dict[str, int]:
    """The score sheet: the points of each of its lines, in its order."""
    sheet = dict.fromkeys(SHEET, 0)
    for line in lines_of(castle):
        sheet[line.sheet] += line.points
    return sheet


def castles_of(state: State, place: int) -> tuple[int, int]:
    """A place's two castles: the one that counts first, which is the lower one, or the left if they tie."""
    left = castle_of(state.places, place, "left")
    right = castle_of(state.places, place, "right")
    lower = points_of(state.castles[left]) <= points_of(state.castles[right])
    return (left, right) if lower else (right, left)


def score_lines(state: State) -> tuple[ScoreLine, ...]:
    """The lines of each place's counting castle, in the order of the score sheet."""
    lines = []
    for place in range(state.places):
        castle, _ = castles_of(state, place)
        for line in lines_of(state.castles[castle]):
            if line.points:
                cells = line.counted if line.cell is None else (line.cell, *line.counted)
                facts = (("castle", TOKENS[castle]), ("source", line.source), ("each", line.each))
                lines.append(ScoreLine(place, line.sheet, line.points, cells, facts))
    return tuple(lines)


def result_of(state: State) -> Result:
    """The highest lower castle wins; then the higher other castle, then more special rooms in both."""
    return rank(score_lines(state), [_tie_breaks(state, place) for place in range(state.places)])


def _tie_breaks(state: State, place: int) -> tuple[int, int]:
    both = [state.castles[castle] for castle in castles_of(state, place)]
    return points_of(both[1]), sum(castle.special_rooms for castle in both)
