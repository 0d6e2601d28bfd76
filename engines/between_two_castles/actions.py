"""The actions of the players. The text is each action's canonical form; `parse` reads it back.

A castle is named as the acting player sees it: "left" or "right". In the building phase the first question is
the task: the castle and the thing to do there, which may be an answer to a proposal; then the cell.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import Literal, TypeVar, get_args

from engines.between_two_castles.data import (
    CARDS,
    HANGINGS,
    REGULAR,
    SPECIALS,
    TYPES,
    CardName,
    Cell,
    Hanging,
    Special,
    Type,
)
from engines.between_two_castles.ring import Side
from engines.core.action import Action, Parts
from engines.core.errors import BadText

Stance = Literal["", "accept", "counter", "decide"]
"""The answer to a partner's proposal: accept it, counter it, or have the last word. "": there is none."""
STANCES: frozenset[str] = frozenset(get_args(Stance)) - {""}


def cell_name(x: int, y: int) -> str:
    """Returns a cell's name in actions' texts: "x,y" with the throne room on 0,0 and 1,0; y runs up."""
    return f"{x},{y}"


class Draft(Action):
    """Choose two tiles of the hand for this turn; final. The first comes first in the order of rooms."""

    kind: Literal["draft"] = "draft"
    first: str
    second: str

    @property
    def answers(self) -> Parts:
        return (("tiles", self.first), ("tiles", self.second))


class Assign(Action):
    """For Ludwig: one of his two tiles goes to the castle on his left, the other to his right."""

    confirmed = False
    kind: Literal["assign"] = "assign"
    left: str
    right: str

    @property
    def answers(self) -> Parts:
        """Returns the tile for his left castle; the other one follows from it."""
        return (("ludwig_left", self.left),)

    @cached_property
    def text(self) -> str:
        return f"assign {self.left} {self.right}"


class Decision(Action):
    """A decision about one of the two castles. Its last button names the action: no question follows it."""

    confirmed = False
    side: Side
    stance: Stance = ""

    @property
    def details(self) -> Parts:
        """Returns the parts of the decision, question by question."""
        raise NotImplementedError

    @property
    def task(self) -> str:
        """Returns castle, stance and subject in one answer: "left.place.kitchen", "right.accept"."""
        if self.stance == "accept":
            return f"{self.side}.accept"
        return f"{self.side}.{self.stance or self.kind}.{self.details[0][1]}"

    @property
    def answers(self) -> Parts:
        rest = () if self.stance == "accept" else self.details[1:]
        return (("task", self.task), *rest)

    @cached_property
    def text(self) -> str:
        """The stance comes first: "accept place left kitchen 2,0"."""
        stance = (self.stance,) if self.stance else ()
        return " ".join((*stance, self.kind, self.side, *(answer for _, answer in self.details)))


class Placement(Decision):
    """A tile on a cell."""

    x: int
    y: int

    @property
    def cell(self) -> Cell:
        return (self.x, self.y)

    @property
    def tile(self) -> str:
        """Returns the room that is placed."""
        raise NotImplementedError


class Place(Placement):
    """Place a tile that was drafted."""

    kind: Literal["place"] = "place"
    room: str

    @property
    def details(self) -> Parts:
        return (("room", self.room), ("cell", cell_name(self.x, self.y)))

    @property
    def tile(self) -> str:
        return self.room


class Keep(Placement):
    """The food bonus: keep and place one of the tiles that were drawn."""

    kind: Literal["keep"] = "keep"
    room: str

    @property
    def details(self) -> Parts:
        return (("keep", self.room), ("cell", cell_name(self.x, self.y)))

    @property
    def tile(self) -> str:
        return self.room


class Add(Placement):
    """Place a special room that was earned."""

    kind: Literal["add"] = "add"
    special: Special

    @property
    def details(self) -> Parts:
        return (("special", self.special), ("cell", cell_name(self.x, self.y)))

    @property
    def tile(self) -> str:
        return self.special


class Attend(Decision):
    """The living bonus: take the royal attendant with that wall hanging."""

    kind: Literal["attend"] = "attend"
    attendant: Hanging

    @property
    def details(self) -> Parts:
        return (("attendant", self.attendant),)


class TakeCard(Decision):
    """The utility bonus: keep one of the cards that were drawn."""

    kind: Literal["card"] = "card"
    card: CardName

    @property
    def details(self) -> Parts:
        return (("card", self.card),)


class Copy(Decision):
    """The downstairs bonus: take the bonus of another type."""

    kind: Literal["copy"] = "copy"
    bonus: Type

    @property
    def details(self) -> Parts:
        return (("bonus", self.bonus),)


BuildAction = Place | Keep | Add | Attend | TakeCard | Copy
BetweenAction = Draft | Assign | BuildAction


KEPT_PAIRS = len(REGULAR) * (len(REGULAR) - 1) // 2
"""All pairs of tiles that can be chosen."""
KEPT_TILES = 512
KEPT_CELLS = 96
"""Placements are cached: for this many tiles, as named from a side, each on at most this many cells."""
KEPT_TEXTS = 4096
"""The number of cached proposals, each in the words of both partners."""
Placed = TypeVar("Placed", bound=Placement)


class OnCells(dict[Cell, Placed]):
    """The placements of one tile by cell, each made on first use."""

    def __init__(self, make: Callable[[int, int], Placed]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, cell: Cell) -> Placed:
        if len(self) >= KEPT_CELLS:
            self.clear()
        self[cell] = made = self._make(*cell)
        return made


@lru_cache(KEPT_TILES)
def place(side: Side, room: str, stance: Stance = "") -> OnCells[Place]:
    """Returns the placements of a drafted tile by cell."""
    return OnCells(lambda x, y: Place(side=side, room=room, x=x, y=y, stance=stance))


@lru_cache(KEPT_TILES)
def keep(side: Side, room: str, stance: Stance = "") -> OnCells[Keep]:
    """Returns the placements of a tile that the food bonus drew, by cell."""
    return OnCells(lambda x, y: Keep(side=side, room=room, x=x, y=y, stance=stance))


@lru_cache(KEPT_TILES)
def add(side: Side, special: Special, stance: Stance = "") -> OnCells[Add]:
    """Returns the placements of a special room by cell."""
    return OnCells(lambda x, y: Add(side=side, special=special, x=x, y=y, stance=stance))


@lru_cache
def attend(side: Side, attendant: Hanging, stance: Stance = "") -> Attend:
    return Attend(side=side, attendant=attendant, stance=stance)


@lru_cache
def take_card(side: Side, card: CardName, stance: Stance = "") -> TakeCard:
    return TakeCard(side=side, card=card, stance=stance)


@lru_cache
def copy(side: Side, bonus: Type, stance: Stance = "") -> Copy:
    return Copy(side=side, bonus=bonus, stance=stance)


@lru_cache(KEPT_PAIRS)
def draft(first: str, second: str) -> Draft:
    return Draft(first=first, second=second)


@lru_cache(KEPT_TEXTS)
def seen_from(text: str, side: Side, stance: Stance = "") -> BuildAction:
    """Returns a decision, given as text, in the words of the player who has the castle on that side."""
    words = text.split(" ")
    kind, _, *answers = words[1:] if words[0] in STANCES else words
    action = _decision(kind, side, stance, answers)
    if action is None:
        raise BadText("unknown_action", text=text[:60])
    return action


_CELL = re.compile(r"(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)")
_ROOMS = frozenset(REGULAR)


def parse(text: str) -> BetweenAction:
    """Returns the action of a canonical text; raises BadText if there is none."""
    words = text.split(" ")
    match words:
        case ["draft", first, second] if first in _ROOMS and second in _ROOMS:
            return draft(first, second)
        case ["assign", left, right] if left in _ROOMS and right in _ROOMS:
            return Assign(left=left, right=right)
        case [("accept" | "counter" | "decide") as stance, kind, ("left" | "right") as side, *answers]:
            action = _decision(kind, side, stance, answers)
        case [kind, ("left" | "right") as side, *answers]:
            action = _decision(kind, side, "", answers)
        case _:
            action = None
    if action is None:
        raise BadText("unknown_action", text=text[:60])
    return action


def _decision(kind: str, side: Side, stance: Stance, answers: list[str]) -> BuildAction | None:
    match kind, answers:
        case "place", [room, cell] if room in _ROOMS and (at := _cell(cell)):
            return place(side, room, stance)[at]
        case "keep", [room, cell] if room in _ROOMS and (at := _cell(cell)):
            return keep(side, room, stance)[at]
        case "add", [special, cell] if special in SPECIALS and (at := _cell(cell)):
            return add(side, special, stance)[at]
        case "attend", [attendant] if attendant in HANGINGS:
            return attend(side, attendant, stance)
        case "card", [card] if card in CARDS:
            return take_card(side, card, stance)
        case "copy", [bonus] if bonus in TYPES:
            return copy(side, bonus, stance)
    return None


def _cell(text: str) -> Cell | None:
    found = _CELL.fullmatch(text)
    return (int(found[1]), int(found[2])) if found else None
