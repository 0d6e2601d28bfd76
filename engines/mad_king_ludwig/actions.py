"""The actions of the players. The text is each action's canonical form; `parse` reads it back.

A tile is placed by naming a door of the castle (the cell behind it and its side, "2,1E") and the tile's own
door that is put to it, as printed on the tile ("N3"): that determines its place and rotation. If there are
several common entrances, the first in reading order names the placement.
"""

from __future__ import annotations

import re
from functools import cached_property, lru_cache
from itertools import permutations
from typing import Annotated, ClassVar, Literal

from pydantic import Field, TypeAdapter

from engines.core.action import Action, Parts
from engines.core.errors import BadText, IllegalAction
from engines.mad_king_ludwig.data import (
    BONUS_CARDS,
    FOYERS,
    HALLWAYS,
    ROOMS,
    SIDES,
    SIZES,
    STAIRS,
    STEPS,
    TILES,
    Door,
    Placed,
    Side,
    Type,
)
from engines.mad_king_ludwig.forms import form_of, ways

PlacingKind = Literal["buy", "take"]
EMPTY = "-"
"""An empty slot in an order."""
NONE = "none"
"""The answer for "no more rooms"."""


class Start(Action):
    """Choose the foyer's side; in games that began by version 2 of the rules also the bonus card that goes
    back under the deck, unless one plays alone.
    """

    kind: Literal["start"] = "start"
    foyer: int
    back: str | None = None

    @property
    def answers(self) -> Parts:
        foyer = ("foyer", str(self.foyer))
        return (foyer, ("back", self.back)) if self.back else (foyer,)

    @cached_property
    def parts(self) -> Parts:
        """Both sides of the foyer with each card are few enough for one question."""
        return (("start", f"{self.foyer}.{self.back}"),) if self.back else self.answers


class Back(Action):
    """Put this bonus card back under the deck."""

    kind: Literal["back"] = "back"
    card: str

    @property
    def answers(self) -> Parts:
        return (("back", self.card),)


class Order(Action):
    """Rearrange the rooms over the slots and open the market: on each slot, from the cheapest on, the number
    of the slot from which its room comes ("31425"), "-" on one that stays empty.
    """

    confirmed = False  # the draft that is opened is on the picture
    first_question = "act"
    kind: Literal["order"] = "order"
    order: str

    @property
    def answers(self) -> Parts:
        return (("order", self.order),)


class Leave(Action):
    """Leave the market as it is: the purchases begin."""

    confirmed = False
    first_question = "act"
    kind: Literal["leave"] = "leave"


class Placing(Action):
    """A tile put with one of its doors to a door of the castle."""

    kind: str
    tile: str
    x: int
    y: int
    side: Side
    way: str

    @property
    def answers(self) -> Parts:
        """Returns the tile, the castle's door and the tile's own door."""
        return (("tile", self.tile), ("door", f"{self.x},{self.y}{self.side}"), ("way", self.way))

    @cached_property
    def spot(self) -> Placed | None:
        """Returns the place of the tile; None if it has no such door."""
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


class Buy(Placing):
    """Buy a tile and place it at once."""

    kind: Literal["buy"] = "buy"


class Pass(Action):
    """Buy nothing and take 5000 marks from the bank."""

    first_question = "tile"
    kind: Literal["pass"] = "pass"


class RewardAction(Action):
    """The use of a reward: the first question is which one."""

    reward_kind: ClassVar[Type]

    @cached_property
    def parts(self) -> Parts:
        return (("reward", self.reward_kind), *self.answers)


class Take(RewardAction, Placing):
    """Corridor reward: place a hallway or stairs for nothing."""

    reward_kind = "corridor"
    kind: Literal["take"] = "take"


class Decline(RewardAction):
    """Corridor reward: take no tile."""

    reward_kind = "corridor"
    kind: Literal["decline"] = "decline"

    @cached_property
    def parts(self) -> Parts:
        return (("reward", self.reward_kind), ("tile", "decline"))


class Choose(RewardAction):
    """Downstairs reward: any one of the other seven; the room is the one that brings it."""

    confirmed = False
    reward_kind = "downstairs"
    kind: Literal["choose"] = "choose"
    reward: Type
    room: str

    @property
    def answers(self) -> Parts:
        return (("kind", self.reward), ("room", self.room))

    @cached_property
    def parts(self) -> Parts:
        """The room matters for one reward only: both are one question."""
        return (("reward", self.reward_kind), ("kind", f"{self.reward}.{self.room}"))


class Look(RewardAction):
    """Sleeping reward: look secretly into the stack of a size."""

    confirmed = False
    reward_kind = "sleeping"
    kind: Literal["look"] = "look"
    size: int

    @property
    def answers(self) -> Parts:
        return (("stack", str(self.size)),)


class Draw(RewardAction):
    """Utility reward: draw two bonus cards, to keep one of them."""

    confirmed = False
    reward_kind = "utility"
    kind: Literal["draw"] = "draw"


class Extra(RewardAction):
    """Food reward: play the extra turn now, while the other rewards wait."""

    confirmed = False
    reward_kind = "food"
    kind: Literal["extra"] = "extra"


class Put(Action):
    """Put up to two rooms of the stack on the room deck, the first one on top; in the last round lay them
    open, in whatever order they are named.
    """

    confirmed = False
    kind: Literal["put"] = "put"
    first: str | None = None
    second: str | None = None

    @property
    def answers(self) -> Parts:
        if not self.first:
            return (("first", NONE),)
        return (("first", self.first), ("second", self.second or NONE))

    @cached_property
    def text(self) -> str:
        """Only the rooms are named."""
        return " ".join(["put", *(room for room in (self.first, self.second) if room)])


class Keep(Action):
    """Keep this one of the bonus cards that were drawn."""

    confirmed = False
    kind: Literal["keep"] = "keep"
    card: str

    @property
    def answers(self) -> Parts:
        return (("card", self.card),)


LudwigAction = (
    Start | Back | Order | Leave | Buy | Pass | Take | Decline | Choose | Look | Draw | Extra | Put | Keep
)
_ANY: TypeAdapter[LudwigAction] = TypeAdapter(Annotated[LudwigAction, Field(discriminator="kind")])

PASS, LEAVE, DECLINE, DRAW, EXTRA = Pass(), Leave(), Decline(), Draw(), Extra()


_new = object.__new__


def placing(kind: PlacingKind, tile: str, door: Door, way: str) -> Buy | Take:
    """Returns the action that puts a tile with its own door, by name, to a door of the castle.

    A list of purchases holds hundreds of these, so all fields are set at once: that takes half the time of a
    frozen dataclass, which sets each field by itself.
    """
    x, y, side, _ = door
    made_type: type[Buy] | type[Take] = Buy if kind == "buy" else Take
    action = _new(made_type)
    vars(action).update(kind=kind, tile=tile, x=x, y=y, side=SIDES[side], way=way)
    return action


@lru_cache(maxsize=8192)
def order(slots: str) -> Order:
    """Returns one shared object for each order of the slots."""
    return Order(order=slots)


@lru_cache(maxsize=64)
def orders(slots: int, rooms: tuple[int, ...]) -> tuple[Order, ...]:
    """Returns every other order of a market with this many slots, of which those in `rooms` hold a room."""
    as_it_is = [str(slot + 1) if slot in rooms else EMPTY for slot in range(slots)]
    found = {"".join(each) for each in permutations(as_it_is)} - {"".join(as_it_is)}
    return tuple(order(each) for each in sorted(found))


@lru_cache(maxsize=1024)
def put(first: str | None = None, second: str | None = None) -> Put:
    """Returns one shared object for each pair of rooms of the same stack."""
    return Put(first=first, second=second)


def spot_of(action: Placing) -> Placed:
    """Returns the place of the action's tile; raises IllegalAction if its rotation repeats another."""
    spot = action.spot
    if spot is None:
        raise IllegalAction("no_such_door", tile=action.tile)
    if spot.rot not in {form.rot for form in ways(action.tile)}:
        raise IllegalAction("same_as_turned", tile=action.tile)
    return spot


_ROOMS = {room.id for room in ROOMS}
_PLACEABLE = {*_ROOMS, *HALLWAYS, STAIRS}
_ORDER = re.compile(r"(?=.{5,7}$)(?:([1-7])(?!.*\1)|-)+")
_DOOR = re.compile(r"(0|-?[1-9][0-9]{0,3}),(0|-?[1-9][0-9]{0,3})([NESW])")
_PLAIN: dict[str, LudwigAction] = {action.text: action for action in (PASS, LEAVE, DECLINE, DRAW, EXTRA)}
_REWARDS = ("activity", "corridor", "food", "living", "outdoor", "sleeping", "utility")


def parse(text: str) -> LudwigAction:
    """Returns the action of a canonical text; raises BadText if there is none."""
    match text.split(" "):
        case [word] if word in _PLAIN:
            return _PLAIN[word]
        case ["start", foyer] if foyer in map(str, FOYERS):
            return _read(kind="start", foyer=int(foyer))
        case ["start", foyer, card] if foyer in map(str, FOYERS) and card in BONUS_CARDS:
            return _read(kind="start", foyer=int(foyer), back=card)
        case ["back", card] if card in BONUS_CARDS:
            return Back(card=card)
        case ["order", slots] if _ORDER.fullmatch(slots):
            return order(slots)
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
