"""Positions of Castles of Mad King Ludwig in JSON: scores of placements, places of a tile, favors.

A castle is its foyer's number of entrances and the tiles in the order they are placed: [id, x, y, quarter
turns clockwise], the foyer at 0 0, y running down.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictInt, TypeAdapter

from engines.core.errors import IllegalAction
from engines.mad_king_ludwig.data import FOYERS, HALLWAYS, ROOMS, STAIRS, Placed
from engines.mad_king_ludwig.placing import check_placement, spots
from engines.mad_king_ludwig.plan import Plan, extended, numbers_in, plan_of
from engines.mad_king_ludwig.scoring import favor_points, placement_gains

MOST_TILES = len(ROOMS) + 9 + 6
"""The number of tiles in the game, without the foyers."""
_PLACEABLE = {*(room.id for room in ROOMS), *HALLWAYS, STAIRS}


def _known(tile: str) -> str:
    if tile not in _PLACEABLE:
        raise ValueError(f"there is no tile {tile!r}")
    return tile


TileId = Annotated[str, AfterValidator(_known)]
Turns = Annotated[StrictInt, Field(ge=0, le=3)]
Amounts = Annotated[list[Annotated[StrictInt, Field(ge=0)]], Field(min_length=1, max_length=4)]
_AMOUNTS: TypeAdapter[list[int]] = TypeAdapter(Amounts)


class Position(BaseModel):
    """A castle, tile by tile."""

    model_config = ConfigDict(extra="forbid")

    foyer: Literal[3, 4]
    tiles: list[tuple[TileId, StrictInt, StrictInt, Turns]] = Field(max_length=MOST_TILES)

    @property
    def start(self) -> Plan:
        return plan_of((Placed(FOYERS[self.foyer], 0, 0, 0),))


class Question(Position):
    """A castle and the tile that is to be placed."""

    tile: TileId


class _Stopped(Exception):
    """The first illegal placement and its reason."""

    def __init__(self, reason: str, at: int) -> None:
        super().__init__(reason)
        self.answer = {"error": reason, "at": at}


def _name(tile: str) -> str:
    return "foyer" if tile in FOYERS.values() else tile


def _built(position: Position) -> tuple[Plan, list[dict[str, Any]]]:
    """Returns the castle and the result of each placement."""
    plan = position.start
    placements = []
    for index, tile in enumerate(position.tiles):
        new = Placed(*tile)
        try:
            check_placement(plan, new)
        except IllegalAction as refusal:
            raise _Stopped(refusal.reason, index) from None
        after = extended(plan, new)
        done = [_name(after.tiles[number].tile) for number in numbers_in(after.done & ~plan.done)]
        points = sum(gain.points for gain in placement_gains(after))
        placements.append({"tile": new.tile, "points": points, "completed": done})
        plan = after
    return plan, placements


def place(document: Any) -> dict[str, Any]:
    """Returns scoring steps 1 to 3 of each placement and the tiles it completed; or the first illegal one."""
    try:
        plan, placements = _built(Position.model_validate(document))
    except _Stopped as stopped:
        return stopped.answer
    return {
        "placements": placements,
        "external_entrances": plan.external_entrances,
        "complete": len(plan.complete),
    }


def legal(document: Any) -> list[list[int]] | dict[str, Any]:
    """Returns every legal place of the tile as [x, y, quarter turns], by turns, then in reading order.

    Turns that make no difference to a symmetric tile are listed once, with the fewest turns.
    """
    question = Question.model_validate(document)
    try:
        plan, _ = _built(question)
    except _Stopped as stopped:
        return stopped.answer
    return [[spot.x, spot.y, spot.rot] for spot in spots(plan, question.tile)]


def favors(document: Any) -> list[int]:
    """Returns the points of a king's favor by the amounts of one to four players."""
    return favor_points(_AMOUNTS.validate_python(document))


VERBS: Mapping[str, Callable[[Any], Any]] = {"place": place, "legal": legal, "favors": favors}
