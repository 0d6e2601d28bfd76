"""The material: 147 regular rooms, three special rooms, throne rooms, attendants, cards, castle tokens.

The rooms are listed in `rooms.json`. A room's `reach` says where it looks for the rooms that it wants.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Literal, NamedTuple, get_args

Cell = tuple[int, int]
"""A place of the castle's grid: x to the right, y upwards, the ground floor is y = 0."""
Type = Literal["food", "living", "utility", "outdoor", "sleeping", "corridor", "downstairs"]
Special = Literal["fountain", "tower", "grand_foyer"]
Hanging = Literal["mirror", "painting", "swords", "torch"]
CardName = Literal[
    "types_present",
    "per_attendant",
    "per_food",
    "per_living",
    "per_utility",
    "per_outdoor",
    "per_sleeping",
    "per_corridor",
    "per_downstairs",
    "per_special",
    "below_ground",
    "level_3_up",
    "total_height",
    "total_width",
    "surrounded_8",
    "edges_4",
    "throne_edge_types",
    "throne_ring",
    "five_of_type",
    "three_of_type",
]
TYPES: tuple[Type, ...] = get_args(Type)
SPECIALS: tuple[Special, ...] = get_args(Special)
HANGINGS: tuple[Hanging, ...] = get_args(Hanging)
"""Each is on the wall of rooms and carried by one kind of royal attendant."""
CARDS: tuple[CardName, ...] = get_args(CardName)

SPECIALS_OF_A_KIND = 16
ATTENDANTS_OF_A_KIND = 7
HAND = 9
PICKS = 2
"""The number of tiles chosen each turn: one for each of the two castles."""
ROUNDS = 2
TURNS = 4
FEWEST_PLACES, MOST_PLACES = 3, 7
"""Sizes of the ring: each place has a seat, but in a game of two the third is Ludwig's."""
SEATS = range(2, MOST_PLACES + 1)
THIRD, FIFTH = 3, 5
"""The numbers of the rooms of a regular type that earn a bonus."""
SPECIAL_OF: dict[str, Special] = {"outdoor": "fountain", "sleeping": "tower", "corridor": "grand_foyer"}
"""The special room that the third room of a type earns."""
COPYABLE: tuple[Type, ...] = tuple(kind for kind in TYPES if kind != "downstairs")
"""The types whose bonus the third downstairs room may earn."""
FOOD_DRAW = 5
CARD_DRAW = 3

TOKENS = (
    "mespelbrunn",
    "lichtenstein",
    "hohenschwangau",
    "eltz",
    "neuschwanstein",
    "hohenzollern",
    "cochem",
)
"""The castles in the order of the ring."""

_AROUND: tuple[Cell, ...] = ((-1, 1), (0, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (0, -1), (1, -1))
OFFSETS: dict[str, tuple[Cell, ...]] = {
    "above_below": ((0, 1), (0, -1)),
    "left_right": ((-1, 0), (1, 0)),
    "two_below": ((0, -1), (0, -2)),
    "around": _AROUND,
    "around_not_below": tuple(step for step in _AROUND if step != (0, -1)),
    "three_below": ((-1, -1), (0, -1), (1, -1)),
}
"""Reaches that consist of a few cells. The others: linked, castle, set, above, column, below, flat."""
EDGES: tuple[Cell, ...] = ((0, 1), (-1, 0), (1, 0), (0, -1))
AROUND = OFFSETS["around"]
THRONE: Cell = (0, 0)
THRONE_RIGHT: Cell = (1, 0)
THRONE_CELLS = (THRONE, THRONE_RIGHT)
THRONE_EDGES: tuple[Cell, ...] = ((0, 1), (1, 1), (-1, 0), (2, 0), (0, -1), (1, -1))
THRONE_RING: tuple[Cell, ...] = tuple(
    (x, y) for y in (1, 0, -1) for x in (-1, 0, 1, 2) if (x, y) not in THRONE_CELLS
)
SET_ELSE = 1
"""A sleeping room's points when one of the six other types is missing."""

Where = Literal["upstairs", "anywhere", "below"]
OPEN_SKY = frozenset({"outdoor", "fountain", "tower"})
"""The types that nothing may be placed on."""


class Room(NamedTuple):
    """A tile's printed properties, and those that follow from its type."""

    id: str
    name: str
    type: str
    """A regular type, "fountain", "tower", "grand_foyer" or "throne"."""
    hanging: str
    """The wall hanging; "" where there is none."""
    reach: str
    want: str
    """A type, "special", a wall hanging or "any"; "" if it looks for nothing."""
    points: int
    """Points for each room that is found; flat and set: for the room itself."""
    where: Where
    open_sky: bool
    tags: frozenset[str]
    """All properties that other rooms may want of it."""
    order: int
    """Its place among all rooms, for sorting."""


class Throne(NamedTuple):
    """A throne room: points for rooms of its types on its two cells."""

    id: str
    hanging: str
    types: tuple[str, ...]
    cells: tuple[Cell, ...]
    room: Room
    """The throne room as other rooms see it."""


THRONE_POINTS = 2
ATTENDANT_SLOTS = 2


def _where(kind: str) -> Where:
    if kind == "downstairs":
        return "below"
    return "anywhere" if kind in ("corridor", "grand_foyer") else "upstairs"


def _room(entry: dict[str, Any], order: int) -> Room:
    kind, hanging = entry["type"], entry["hanging"]
    special = {"special"} if kind not in TYPES else set()
    return Room(
        id=entry["id"],
        name=entry["name"],
        type=kind,
        hanging=hanging,
        reach=entry["reach"],
        want=entry["want"],
        points=entry["points"],
        where=_where(kind),
        open_sky=kind in OPEN_SKY,
        tags=frozenset({kind, hanging, "any"} - {""} | special),
        order=order,
    )


def _throne(entry: dict[str, Any]) -> Throne:
    seen = {
        **entry,
        "name": "Throne Room",
        "type": "throne",
        "reach": "throne",
        "want": "",
        "points": THRONE_POINTS,
    }
    cells = tuple((x, y) for x, y in entry["cells"])
    return Throne(entry["id"], entry["hanging"], tuple(entry["types"]), cells, _room(seen, -1))


_FILE: dict[str, list[dict[str, Any]]] = json.loads(
    files("engines.between_two_castles").joinpath("rooms.json").read_text("utf-8")
)
ROOMS: dict[str, Room] = {
    entry["id"]: _room(entry, order) for order, entry in enumerate(_FILE["regular"] + _FILE["special"])
}
"""Regular and special rooms by id."""
REGULAR: tuple[str, ...] = tuple(entry["id"] for entry in _FILE["regular"])
THRONES: dict[str, Throne] = {entry["id"]: _throne(entry) for entry in _FILE["throne"]}


def in_order(rooms: tuple[str, ...]) -> tuple[str, ...]:
    """Returns the rooms sorted by type and printed order."""
    return tuple(sorted(rooms, key=lambda room: ROOMS[room].order))
