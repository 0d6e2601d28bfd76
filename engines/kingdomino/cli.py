"""Positions of Kingdomino in JSON: the score of a kingdom and the legal places of a domino.

Squares are [x, y, terrain, crowns] with y running down; exactly one is the castle, anywhere. Areas come by
terrain (wheat, forest, water, grass, swamp, mine), then in reading order of their first squares.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, model_validator

from engines.kingdomino.data import HARMONY, MIDDLE_KINGDOM, WAYS, Half, Square
from engines.kingdomino.grid import squares
from engines.kingdomino.kingdom import BARE, Kingdom, with_halves
from engines.kingdomino.placing import print_of, spots
from engines.kingdomino.scoring import all_areas, is_central, is_complete, largest_area, total_crowns

Terrain = Literal["wheat", "forest", "water", "grass", "swamp", "mine"]
Crowns = Annotated[StrictInt, Field(ge=0, le=3)]
Cell = tuple[StrictInt, StrictInt, Terrain | Literal["castle"], Crowns]


class Position(BaseModel):
    """One kingdom in one kind of game."""

    model_config = ConfigDict(extra="forbid")

    size: Literal[5, 7] = 5
    middle_kingdom: StrictBool = False
    harmony: StrictBool = False
    squares: list[Cell]

    @model_validator(mode="after")
    def _is_a_kingdom(self) -> Position:
        castles = [cell for cell in self.squares if cell[2] == "castle"]
        if len(castles) != 1:
            raise ValueError(f"a kingdom has one castle, not {len(castles)}")
        if castles[0][3]:
            raise ValueError("a castle has no crowns")
        columns = [cell[0] for cell in self.squares]
        rows = [cell[1] for cell in self.squares]
        if len(set(zip(columns, rows, strict=True))) != len(self.squares):
            raise ValueError("a square is listed twice")
        if max(max(columns) - min(columns), max(rows) - min(rows)) >= self.size:
            raise ValueError(f"the kingdom does not fit in {self.size} by {self.size}")
        return self

    @property
    def castle(self) -> Square:
        return next((x, y) for x, y, terrain, _ in self.squares if terrain == "castle")

    def kingdom(self) -> Kingdom:
        """Returns the kingdom with its castle moved to (0, 0)."""
        left, top = self.castle
        halves = [
            ((x - left, y - top), Half(terrain, crowns))
            for x, y, terrain, crowns in self.squares
            if terrain != "castle"
        ]
        return with_halves(BARE, halves)


class Question(Position):
    """A kingdom and the domino that is to be laid."""

    domino: tuple[tuple[Terrain, Crowns], tuple[Terrain, Crowns]]


def score(document: Any) -> dict[str, Any]:
    """Returns the score of the kingdom if the game ended now; bonuses only if their variants are on."""
    position = Position.model_validate(document)
    kingdom = position.kingdom()
    central = position.middle_kingdom and is_central(kingdom.box)
    complete = position.harmony and is_complete(kingdom.taken, position.size)
    bonuses = {
        "middle_kingdom": MIDDLE_KINGDOM if central else 0,
        "harmony": HARMONY if complete else 0,
    }
    return {
        "total": kingdom.points + sum(bonuses.values()),
        "areas": [
            {
                "terrain": area.terrain,
                "squares": area.mask.bit_count(),
                "crowns": area.crowns,
                "points": area.points,
            }
            for area in all_areas(kingdom)
        ],
        "bonuses": bonuses,
        "largest_area": largest_area(kingdom),
        "crowns": total_crowns(kingdom),
    }


def legal(document: Any) -> list[list[int]]:
    """Returns every legal place of the domino as [x1, y1, x2, y2], the first half on (x1, y1).

    In reading order of the first half, then second halves to the east, south, west, north. A domino with
    equal halves lists each pair of squares once, its upper or left square first.
    """
    question = Question.model_validate(document)
    left, top = question.castle
    first, second = (Half(*half) for half in question.domino)
    found = [
        (y, x, way)
        for way, mask in enumerate(spots(question.kingdom(), print_of(first, second), question.size))
        for x, y in squares(mask)
    ]
    steps = tuple(WAYS.values())
    return [
        [x + left, y + top, x + left + steps[way][0], y + top + steps[way][1]] for y, x, way in sorted(found)
    ]


VERBS: Mapping[str, Callable[[Any], Any]] = {"score": score, "legal": legal}
