"""What players do. The text is each action's canonical form; `parse` reads it back.

A castle is named as the acting player sees it: "left" or "right". While everybody builds, the first
question is always the side, then, where a proposal lies before a player, the stance to it.
"""

from __future__ import annotations

import re
from functools import cache, cached_property, lru_cache
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
from engines.core.action import Action
from engines.core.errors import BadText

Side = Literal["left", "right"]
SIDES: tuple[Side, ...] = get_args(Side)
Stance = Literal["", "accept", "counter", "decide"]
"""To a partner's proposal: take it, propose another, or have the last word. "": none lies there."""
Parts = tuple[tuple[str, str], ...]


def cell_name(x: int, y: int) -> str:
    """A cell in actions' texts: "x,y" with the throne room on 0,0 and 1,0; y runs up."""
    return f"{x},{y}"


class Draft(Action):
    """Choose two tiles of the hand for this turn; final. The first comes first in the order of rooms."""

    kind: Literal["draft"] = "draft"
    first: str
    second: str

    @cached_property
    def text(self) -> str:
        return f"draft {self.first} {self.second}"

    @cached_property
    def parts(self) -> Parts:
        return (("tiles", self.first), ("tiles", self.second))


class Assign(Action):
    """For Ludwig: one of his two tiles goes to the castle on his left, the other to his right."""

    confirmed = False
    kind: Literal["assign"] = "assign"
    left: str
    right: str

    @cached_property
    def text(self) -> str:
        return f"assign {self.left} {self.right}"

    @cached_property
    def parts(self) -> Parts:
        return (("ludwig_left", self.left),)


class Decision(Action):
    """Something for one of the two castles."""

    kind: str
    side: Side
    stance: Stance = ""

    @property
    def answers(self) -> Parts:
        """The questions after side and stance, with their answers."""
        raise NotImplementedError

    @cached_property
    def text(self) -> str:
        words = [self.stance] if self.stance else []
        return " ".join([*words, self.kind, self.side, *(answer for _, answer in self.answers)])

    @cached_property
    def parts(self) -> Parts:
        stance = (("stance", self.stance),) if self.stance else ()
        return (("side", self.side), *stance, *self.answers)


class Placement(Decision):
    """A tile on a cell."""

    x: int
    y: int

    @property
    def cell(self) -> Cell:
        return (self.x, self.y)


class Place(Placement):
    """Place a tile that was drafted."""

    kind: Literal["place"] = "place"
    room: str

    @property
    def answers(self) -> Parts:
        return (("room", self.room), ("cell", cell_name(self.x, self.y)))


class Keep(Placement):
    """The food bonus: keep and place one of the tiles that were drawn."""

    kind: Literal["keep"] = "keep"
    room: str

    @property
    def answers(self) -> Parts:
        return (("keep", self.room), ("cell", cell_name(self.x, self.y)))


class Add(Placement):
    """Place a special room that was earned."""

    kind: Literal["add"] = "add"
    special: Special

    @property
    def answers(self) -> Parts:
        return (("special", self.special), ("cell", cell_name(self.x, self.y)))


class Attend(Decision):
    """The living bonus: take the royal attendant with that wall hanging."""

    kind: Literal["attend"] = "attend"
    attendant: Hanging

    @property
    def answers(self) -> Parts:
        return (("attendant", self.attendant),)


class TakeCard(Decision):
    """The utility bonus: keep one of the cards that were drawn."""

    kind: Literal["card"] = "card"
    card: CardName

    @property
    def answers(self) -> Parts:
        return (("card", self.card),)


class Copy(Decision):
    """The downstairs bonus: take the bonus of another type."""

    kind: Literal["copy"] = "copy"
    bonus: Type

    @property
    def answers(self) -> Parts:
        return (("bonus", self.bonus),)


BuildAction = Place | Keep | Add | Attend | TakeCard | Copy
BetweenAction = Draft | Assign | BuildAction
Decided = TypeVar("Decided", bound=Decision)


@lru_cache(maxsize=4096)
def place(side: Side, room: str, cell: Cell, stance: Stance = "") -> Place:
    return Place(side=side, room=room, x=cell[0], y=cell[1], stance=stance)


@lru_cache(maxsize=2048)
def keep(side: Side, room: str, cell: Cell, stance: Stance = "") -> Keep:
    return Keep(side=side, room=room, x=cell[0], y=cell[1], stance=stance)


@cache
def add(side: Side, special: Special, cell: Cell, stance: Stance = "") -> Add:
    return Add(side=side, special=special, x=cell[0], y=cell[1], stance=stance)


@cache
def attend(side: Side, attendant: Hanging, stance: Stance = "") -> Attend:
    return Attend(side=side, attendant=attendant, stance=stance)


@cache
def take_card(side: Side, card: CardName, stance: Stance = "") -> TakeCard:
    return TakeCard(side=side, card=card, stance=stance)


@cache
def copy(side: Side, bonus: Type, stance: Stance = "") -> Copy:
    return Copy(side=side, bonus=bonus, stance=stance)


@lru_cache(maxsize=4096)
def draft(first: str, second: str) -> Draft:
    return Draft(first=first, second=second)


def seen_from(action: Decided, side: Side, stance: Stance = "") -> Decided:
    """The same decision as the player says it for whom the castle lies on that side."""
    fields = {name: getattr(action, name) for name in type(action).model_fields}
    return type(action).model_construct(**{**fields, "side": side, "stance": stance})


_CELL = re.compile(r"(0|-?[1-9]\d?),(0|-?[1-9]\d?)")
_ROOMS = frozenset(REGULAR)


def parse(text: str) -> BetweenAction:
    """The action of a canonical text; BadText when there is none."""
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
            return place(side, room, at, stance)
        case "keep", [room, cell] if room in _ROOMS and (at := _cell(cell)):
            return keep(side, room, at, stance)
        case "add", [special, cell] if special in SPECIALS and (at := _cell(cell)):
            return add(side, special, at, stance)
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
