"""Positions of Dragon Castle in JSON: the available tiles, the sets and the score of a realm.

Cells are [row, column] from 0 at the north-west. Tiles are a letter and a number: M, F, S with 1 to 6, E and
W with 1 to 4, D with 1 to 3. A realm lists its stacks, tiles from bottom to top; a cell of a castle in
`ingenuity` is such a stack, too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictBool, StrictInt, model_validator

from engines.dragon_castle.castle import free, long_free, on_top_level, surface
from engines.dragon_castle.data import (
    CASTLE_LEVELS,
    COUNTDOWN_POINTS,
    COUNTDOWN_TOKENS,
    FACES,
    LETTER_OF,
    TYPE_OF,
    Dragon,
    Type,
)
from engines.dragon_castle.dragons import FAVOURS
from engines.dragon_castle.grid import positions
from engines.dragon_castle.ingenuity import first_pick, twin
from engines.dragon_castle.realm import empty_realm, sets
from engines.dragon_castle.rulings import REALM_COLUMNS, REALM_ROWS
from engines.dragon_castle.scoring import shrine_total
from engines.dragon_castle.state import Castle, Realm


def _known_face(face: str) -> str:
    if face not in FACES:
        raise ValueError(f"there is no tile {face!r}")
    return face


Face = Annotated[str, AfterValidator(_known_face)]
Height = Annotated[StrictInt, Field(ge=0, le=CASTLE_LEVELS)]
Count = Annotated[StrictInt, Field(ge=0)]
Pairs = list[list[int]]


class _Document(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Heights(_Document):
    """A castle of which only the heights are known."""

    heights: list[list[Height]]
    short_sides: StrictBool = False

    @model_validator(mode="after")
    def _is_a_rectangle(self) -> Heights:
        _check_rows(self.heights)
        return self

    def castle(self) -> Castle:
        flat = tuple(height for row in self.heights for height in row)
        columns = len(self.heights[0]) if self.heights else 0
        return Castle(columns or 1, flat, ("?",) * len(flat))


class Stacks(_Document):
    """A castle of which every tile is known, and the types that the player took last turn."""

    castle: list[list[Annotated[list[Face], Field(max_length=CASTLE_LEVELS)]]]
    last_types: list[Type] = []

    @model_validator(mode="after")
    def _is_a_rectangle(self) -> Stacks:
        _check_rows(self.castle)
        return self


def _check_rows(rows: list[Any]) -> None:
    if len({len(row) for row in rows}) > 1:
        raise ValueError("the rows are not equally long")


class Stack(_Document):
    """A stack of a realm."""

    at: tuple[StrictInt, StrictInt]
    tiles: Annotated[list[Face], Field(min_length=1)]
    up: StrictBool
    shrine: StrictBool = False

    @model_validator(mode="after")
    def _is_possible(self) -> Stack:
        row, column = self.at
        if not (0 <= row < REALM_ROWS and 0 <= column < REALM_COLUMNS):
            raise ValueError(f"{[*self.at]} is outside of a realm of {REALM_ROWS} by {REALM_COLUMNS}")
        if self.up and self.shrine:
            raise ValueError("a shrine stands only on a tile that lies face down")
        return self


def _each_cell_once(stacks: list[Stack]) -> list[Stack]:
    if len({stack.at for stack in stacks}) < len(stacks):
        raise ValueError("a cell is listed twice")
    return stacks


RealmStacks = Annotated[list[Stack], AfterValidator(_each_cell_once)]


class SetsQuestion(_Document):
    """A realm, and how small a set may be: 3 under the Spirit of Cunning."""

    realm: RealmStacks
    smallest: Literal[3, 4] = 4


class ScoreQuestion(_Document):
    """A seat at the end of a game."""

    realm: RealmStacks
    tokens: Count = 0
    countdown: Annotated[StrictInt, Field(ge=0, le=COUNTDOWN_TOKENS)] = 0
    cards: list[Dragon] = []
    neighbours: Annotated[list[RealmStacks], Field(max_length=2)] = []


def _realm(stacks: list[Stack]) -> Realm:
    realm = empty_realm(REALM_ROWS, REALM_COLUMNS)
    heights, faces, shrines = [*realm.heights], [*realm.faces], [*realm.shrines]
    for stack in stacks:
        cell = stack.at[0] * REALM_COLUMNS + stack.at[1]
        heights[cell] = len(stack.tiles)
        faces[cell] = stack.tiles[-1] if stack.up else ""
        shrines[cell] = stack.shrine
    return realm._replace(heights=tuple(heights), faces=tuple(faces), shrines=tuple(shrines))


def _pairs(cells: Sequence[int], columns: int) -> Pairs:
    return [[*cell] for cell in positions(cells, columns)]


def available(document: Any) -> dict[str, Any]:
    """Returns the tiles that can be taken, and those of them on the top level, in reading order."""
    question = Heights.model_validate(document)
    castle = question.castle()
    cells = free(castle) if question.short_sides else long_free(castle)
    return {
        "top_level": surface(castle).top_level,
        "available": _pairs(cells, castle.columns),
        "first": _pairs(on_top_level(castle, cells), castle.columns),
    }


def sets_of(document: Any) -> list[dict[str, Any]]:
    """Returns the sets to consolidate, by their first cells."""
    question = SetsQuestion.model_validate(document)
    realm = _realm(question.realm)
    return [
        {
            "type": TYPE_OF[found.sign],
            "cells": _pairs([*found.cells], realm.columns),
            "points": found.points,
            "shrines": found.shrines,
        }
        for found in sets(realm, question.smallest)
    ]


def score(document: Any) -> dict[str, Any]:
    """Returns the points of a seat at the end, by source."""
    question = ScoreQuestion.model_validate(document)
    realm = _realm(question.realm)
    others = [_realm(other) for other in question.neighbours]
    shrines = shrine_total(realm)
    countdown = question.countdown * COUNTDOWN_POINTS
    cards = {card: FAVOURS[card](realm, others).points for card in question.cards}
    return {
        "total": shrines + countdown + question.tokens + sum(cards.values()),
        "shrines": shrines,
        "countdown": countdown,
        "tokens": question.tokens,
        "cards": cards,
    }


def ingenuity(document: Any) -> dict[str, Any]:
    """Returns the action of the Dragon of Ingenuity: the tiles that it takes in order, or a summons."""
    question = Stacks.model_validate(document)
    stacks = [[*stack] for row in question.castle for stack in row]
    columns = (len(question.castle[0]) if question.castle else 0) or 1
    castle = _castle(stacks, columns)
    pick = first_pick(castle, [LETTER_OF[kind] for kind in question.last_types])
    if pick is None:
        return {"action": "summon", "tiles": []}
    face = stacks[pick.cell].pop()
    second = twin(_castle(stacks, columns), face)
    taken = [pick.cell] if second is None else [pick.cell, second]
    return {"action": "take", "tiles": _pairs(taken, columns)}


def _castle(stacks: list[list[str]], columns: int) -> Castle:
    return Castle(
        columns,
        tuple(len(stack) for stack in stacks),
        tuple(stack[-1] if stack else "" for stack in stacks),
    )


VERBS: Mapping[str, Callable[[Any], Any]] = {
    "available": available,
    "sets": sets_of,
    "score": score,
    "ingenuity": ingenuity,
}
