"""What players do. The text is each action's canonical form; `parse` reads it back.

A tile is placed by naming a door of the castle (the cell behind it and its side, "2,1E") and the tile's own
door that is put to it, as printed on the tile ("N3"): that says where it lies and which way round. Of
several common entrances the first in reading order names the placement.
"""

from __future__ import annotations

import re
from functools import cached_property, lru_cache
from typing import Annotated, Literal, cast

from pydantic import Field, TypeAdapter

from engines.core.action import Action
from engines.core.errors import BadText, IllegalAction
from engines.mad_king_ludwig.data import (
    BONUS_CARDS,
    FOYERS,
    HALLWAYS,
    ORDER,
    PRICES,
    ROOMS,
    SIDES,
    SIZES,
    STAIRS,
    TILES,
    Type,
)
from engines.mad_king_ludwig.forms import STEPS, form_of, ways
from engines.mad_king_ludwig.plan import Placed, Plan, common_doors

Parts = tuple[tuple[str, str], ...]
Side = Literal["N", "E", "S", "W"]
NONE = "none"
"""The answer for "no more rooms"."""


class Start(Action):
    """Choose the foyer's side and, with others, the bonus card that goes back under the deck."""

    kind: Literal["start"] = "start"
    foyer: Literal[3, 4]
    back: str | None = None

    @cached_property
    def text(self) -> str:
        return f"start {self.foyer} {self.back}" if self.back else f"start {self.foyer}"

    @cached_property
    def parts(self) -> Parts:
        foyer = ("foyer", str(self.foyer))
        return (foyer, ("back", self.back)) if self.back else (foyer,)


class Price(Action):
    """Give a room its price for this round; the room that lay there takes its slot."""

    confirmed = False
    kind: Literal["price"] = "price"
    room: str
    price: int

    @cached_property
    def text(self) -> str:
        return f"price {self.room} {self.price}"

    @cached_property
    def parts(self) -> Parts:
        return (("act", "price"), ("room", self.room), ("price", str(self.price)))


class Swap(Action):
    """Let two rooms change their slots; both have got their prices then."""

    confirmed = False
    kind: Literal["swap"] = "swap"
    room: str
    other: str

    @cached_property
    def text(self) -> str:
        return f"swap {self.room} {self.other}"

    @cached_property
    def parts(self) -> Parts:
        return (("act", "swap"), ("room", self.room), ("other", self.other))


class Leave(Action):
    """Leave the market as it is: the purchases begin."""

    kind: Literal["leave"] = "leave"

    @cached_property
    def text(self) -> str:
        return "leave"

    @cached_property
    def parts(self) -> Parts:
        return (("act", "leave"),)


class Placing(Action):
    """A tile put with one of its doors to a door of the castle."""

    kind: str
    tile: str
    x: int
    y: int
    side: Side
    way: str

    @cached_property
    def spot(self) -> Placed | None:
        """Where the tile lies; None when it has no such door."""
        tile = TILES.get(self.tile)
        if tile is None or self.side not in SIDES:
            return None
        for index, door in enumerate(tile.doors):
            if door.name == self.way:
                facing = SIDES.index(self.side)
                form = form_of(self.tile, (facing + 2 - door.side) % 4)
                own = form.doors[index]
                step_x, step_y = STEPS[facing]
                return Placed(self.tile, self.x + step_x - own.x, self.y + step_y - own.y, form.rot)
        return None

    @cached_property
    def answers(self) -> Parts:
        """The tile, the castle's door and the way round."""
        return (("tile", self.tile), ("door", f"{self.x},{self.y}{self.side}"), ("way", self.way))

    @cached_property
    def text(self) -> str:
        return f"{self.kind} {self.tile} {self.x},{self.y}{self.side} {self.way}"


class Buy(Placing):
    """Buy a tile and place it at once."""

    kind: Literal["buy"] = "buy"

    @cached_property
    def parts(self) -> Parts:
        return self.answers


class Pass(Action):
    """Buy nothing and take 5000 marks from the bank."""

    kind: Literal["pass"] = "pass"

    @cached_property
    def text(self) -> str:
        return "pass"

    @cached_property
    def parts(self) -> Parts:
        return (("tile", "pass"),)


class Take(Placing):
    """Corridor reward: place a hallway or stairs for nothing."""

    kind: Literal["take"] = "take"

    @cached_property
    def parts(self) -> Parts:
        return (("reward", "corridor"), *self.answers)


class Decline(Action):
    """Corridor reward: take no tile."""

    kind: Literal["decline"] = "decline"

    @cached_property
    def text(self) -> str:
        return "decline"

    @cached_property
    def parts(self) -> Parts:
        return (("reward", "corridor"), ("tile", "decline"))


class Choose(Action):
    """Downstairs reward: any one of the other seven; the room is the one that brings it."""

    kind: Literal["choose"] = "choose"
    reward: Type
    room: str

    @cached_property
    def text(self) -> str:
        return f"choose {self.reward} {self.room}"

    @cached_property
    def parts(self) -> Parts:
        return (("reward", "downstairs"), ("kind", self.reward), ("room", self.room))


class Look(Action):
    """Sleeping reward: look secretly into the stack of a size."""

    kind: Literal["look"] = "look"
    size: int

    @cached_property
    def text(self) -> str:
        return f"look {self.size}"

    @cached_property
    def parts(self) -> Parts:
        return (("reward", "sleeping"), ("stack", str(self.size)))


class Draw(Action):
    """Utility reward: draw two bonus cards, to keep one of them."""

    kind: Literal["draw"] = "draw"

    @cached_property
    def text(self) -> str:
        return "draw"

    @cached_property
    def parts(self) -> Parts:
        return (("reward", "utility"),)


class Put(Action):
    """Put up to two rooms of the stack on the room deck, the first one on top."""

    kind: Literal["put"] = "put"
    first: str | None = None
    second: str | None = None

    @cached_property
    def text(self) -> str:
        return " ".join(["put", *(room for room in (self.first, self.second) if room)])

    @cached_property
    def parts(self) -> Parts:
        if not self.first:
            return (("first", NONE),)
        return (("first", self.first), ("second", self.second or NONE))


class Keep(Action):
    """Keep this one of the bonus cards that were drawn."""

    kind: Literal["keep"] = "keep"
    card: str

    @cached_property
    def text(self) -> str:
        return f"keep {self.card}"

    @cached_property
    def parts(self) -> Parts:
        return (("card", self.card),)


LudwigAction = Start | Price | Swap | Leave | Buy | Pass | Take | Decline | Choose | Look | Draw | Put | Keep
_ANY: TypeAdapter[LudwigAction] = TypeAdapter(Annotated[LudwigAction, Field(discriminator="kind")])

PASS, LEAVE, DECLINE, DRAW = Pass(), Leave(), Decline(), Draw()


@lru_cache(maxsize=8192)
def placing(kind: Literal["buy", "take"], tile: str, x: int, y: int, side: int, way: str) -> Buy | Take:
    """One object for each placement, so that its text and parts are made once."""
    made = Buy if kind == "buy" else Take
    return made(tile=tile, x=x, y=y, side=cast(Side, SIDES[side]), way=way)


def named(kind: Literal["buy", "take"], plan: Plan, new: Placed) -> Buy | Take:
    """The action that puts a tile on a spot: named by the first common entrance in reading order."""
    form = form_of(new.tile, new.rot)
    y, x, side, own = min(
        (
            plan.tiles[other].y + plan.forms[other].doors[door].y,
            plan.tiles[other].x + plan.forms[other].doors[door].x,
            plan.forms[other].doors[door].side,
            own,
        )
        for other, door, own in common_doors(plan, new)
    )
    return placing(kind, new.tile, x, y, side, form.tile.doors[own].name)


def spot_of(action: Placing) -> Placed:
    """Where the action's tile lies; IllegalAction when it is turned in a way that repeats another."""
    spot = action.spot
    if spot is None:
        raise IllegalAction("no_such_door", tile=action.tile)
    if spot.rot not in {form.rot for form in ways(action.tile)}:
        raise IllegalAction("same_as_turned", tile=action.tile)
    return spot


def place_order(action: Placing) -> tuple[int, int, int, int, str]:
    """Placements are listed by tile, then by the castle's door in reading order, then by their own door."""
    return ORDER[action.tile], action.y, action.x, SIDES.index(action.side), action.way


_ROOMS = {room.id for room in ROOMS}
_PLACEABLE = {*_ROOMS, *HALLWAYS, STAIRS}
_ALL_PRICES = {price for prices in PRICES.values() for price in prices}
_DOOR = re.compile(r"(0|-?[1-9]\d{0,3}),(0|-?[1-9]\d{0,3})([NESW])")
_PLAIN: dict[str, LudwigAction] = {action.text: action for action in (PASS, LEAVE, DECLINE, DRAW)}
_REWARDS = ("activity", "corridor", "food", "living", "outdoor", "sleeping", "utility")


def parse(text: str) -> LudwigAction:
    """The action of a canonical text; BadText when there is none."""
    match text.split(" "):
        case [word] if word in _PLAIN:
            return _PLAIN[word]
        case ["start", foyer] if foyer in map(str, FOYERS):
            return _read(kind="start", foyer=int(foyer))
        case ["start", foyer, card] if foyer in map(str, FOYERS) and card in BONUS_CARDS:
            return _read(kind="start", foyer=int(foyer), back=card)
        case ["price", room, price] if room in _ROOMS and price in map(str, _ALL_PRICES):
            return Price(room=room, price=int(price))
        case ["swap", room, other] if {room, other} <= _ROOMS:
            return Swap(room=room, other=other)
        case ["buy" | "take" as kind, tile, door, way] if tile in _PLACEABLE and (
            at := _DOOR.fullmatch(door)
        ):
            if way in {own.name for own in TILES[tile].doors}:
                return _read(kind=kind, tile=tile, x=int(at[1]), y=int(at[2]), side=at[3], way=way)
        case ["choose", reward, room] if reward in _REWARDS and room in _ROOMS:
            return _read(kind="choose", reward=reward, room=room)
        case ["look", size] if size in map(str, SIZES):
            return Look(size=int(size))
        case ["put", *rooms] if len(rooms) <= 2 and _ROOMS.issuperset(rooms):
            return _read(kind="put", **dict(zip(("first", "second"), rooms, strict=False)))
        case ["keep", card] if card in BONUS_CARDS:
            return Keep(card=card)
    raise BadText("unknown_action", text=text[:60])


def _read(**fields: str | int) -> LudwigAction:
    return _ANY.validate_python(fields)
