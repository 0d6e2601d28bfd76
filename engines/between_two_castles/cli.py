"""Positions of Between Two Castles in JSON: the score of a castle and the legal cells of a tile.

Rooms are {"x,y": name} with y running up and the throne room on 0,0 and 1,0; a room may be named by its name
or by its id. Cells come by rows from the top, left to right.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from engines.between_two_castles.castle import Built, Castle, legal_cells
from engines.between_two_castles.data import (
    ATTENDANT_SLOTS,
    ROOMS,
    THRONE_CELLS,
    THRONES,
    CardName,
    Cell,
    Hanging,
)
from engines.between_two_castles.scoring import lines_of, points_of, sheet_of

_NAMES = {room.name: room.id for room in ROOMS.values()} | {room: room for room in ROOMS}
_CELL = re.compile(r"(-?[0-9]{1,4}),(-?[0-9]{1,4})")


def _room(value: object) -> str:
    if not isinstance(value, str) or value not in _NAMES:
        raise ValueError(f"there is no room {value!r}")
    return _NAMES[value]


def _throne(value: object) -> str:
    if not isinstance(value, str) or value not in THRONES:
        raise ValueError(f"there is no throne room {value!r}; there are {', '.join(THRONES)}")
    return value


def _cell(text: str) -> Cell:
    found = _CELL.fullmatch(text)
    if not found:
        raise ValueError(f"a cell is written x,y and not {text!r}")
    return int(found[1]), int(found[2])


Room = Annotated[str, BeforeValidator(_room)]


class Position(BaseModel):
    """One castle."""

    model_config = ConfigDict(extra="forbid")

    throne: Annotated[str, BeforeValidator(_throne)]
    rooms: dict[str, Room] = {}
    attendants: Annotated[tuple[Hanging, ...], Field(max_length=ATTENDANT_SLOTS)] = ()
    cards: tuple[CardName, ...] = ()

    @model_validator(mode="after")
    def _is_a_castle(self) -> Position:
        cells = [_cell(text) for text in self.rooms]
        if len(set(cells)) != len(cells):
            raise ValueError("a cell is listed twice")
        if set(cells) & set(THRONE_CELLS):
            raise ValueError("the throne room stands on 0,0 and 1,0")
        if len(set(self.cards)) != len(self.cards):
            raise ValueError("a card is listed twice")
        return self

    def castle(self) -> Castle:
        rooms = tuple(Built(room, *_cell(text)) for text, room in self.rooms.items())
        return Castle(self.throne, rooms, self.attendants, self.cards)


class Question(Position):
    """A castle and the tile that is to be placed, regular or special."""

    tile: Room


def score(document: Any) -> dict[str, Any]:
    """Returns the score of the castle if the game ended now: in all, by score sheet, by tile and by card."""
    position = Position.model_validate(document)
    castle = position.castle()
    lines = lines_of(castle)
    by_cell = {line.cell: line.points for line in lines if line.sheet != "throne_room"}
    return {
        "total": points_of(castle),
        "sheet": sheet_of(castle),
        "tiles": {text: by_cell[_cell(text)] for text in position.rooms},
        "cards": {line.source: line.points for line in lines if line.sheet == "bonus_cards"},
    }


def legal(document: Any) -> list[list[int]]:
    """Returns every cell [x, y] where the tile may be placed."""
    question = Question.model_validate(document)
    return [[x, y] for x, y in legal_cells(question.castle(), question.tile)]


VERBS: Mapping[str, Callable[[Any], Any]] = {"score": score, "legal": legal}
