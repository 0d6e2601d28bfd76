"""The components: tiles with their doors, room cards, favors, bonus cards, market, set-up and solo ranks.

The 75 rooms are facts in `rooms.json`: doors as side and own cell ("W0,1") of the tile as printed.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from importlib.resources import files
from typing import Literal, NamedTuple, get_args

Type = Literal["activity", "corridor", "downstairs", "food", "living", "outdoor", "sleeping", "utility"]
EffectKind = Literal["connect", "adjacent", "castle"]
DoorState = Literal["joined", "blocked", "external", "enclosed"]
Cell = tuple[int, int]

TYPES: tuple[Type, ...] = get_args(Type)
SMALL = (100, 150, 200, 250, 300)
LARGE = (350, 400, 450, 500, 600)
SIZES = SMALL + LARGE
SQUARE = (100, 400)
ROUND = (150, 500)

Side = Literal["N", "E", "S", "W"]
SIDES: tuple[Side, ...] = get_args(Side)
"""Directions by number, clockwise: a quarter turn adds one."""
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""One cell to the north, east, south and west."""
GROUND, DOWNSTAIRS = 0, 1


class Effect(NamedTuple):
    """Points for each connected, adjacent or own tile of some types."""

    kind: EffectKind
    points: int
    types: tuple[Type, ...]


class Door(NamedTuple):
    """An entrance: the tile's own cell behind it, its outward direction and its floor."""

    x: int
    y: int
    side: int
    level: int

    @property
    def name(self) -> str:
        """The side and the place on it, from the left or the top: "N3"."""
        return f"{SIDES[self.side]}{1 + (self.y if self.side % 2 else self.x)}"


class Placed(NamedTuple):
    """A tile in a castle: (x, y) is the top left of its box, y runs down; `rot` clockwise quarter turns."""

    tile: str
    x: int
    y: int
    rot: int


class Tile(NamedTuple):
    """A tile as printed. Corridor tiles that are no rooms have no size, but an area."""

    id: str
    name: str
    type: Type
    size: int | None
    """A room's size: the stack it comes from."""
    area: int
    points: int
    effect: Effect | None
    shape: str
    doors: tuple[Door, ...]
    fenced: bool
    """Whether the printed top side is a fence."""


SHAPES: dict[int, str] = {
    100: "2x2",
    150: "round3",
    200: "4x2",
    250: "5x2",
    300: "L",
    350: "7x2",
    400: "4x4",
    450: "6x3",
    500: "round5",
    600: "octagon7x4",
}


def _doors(text: str, level: int) -> tuple[Door, ...]:
    found = []
    for word in text.split():
        x, y = word[1:].split(",")
        found.append(Door(int(x), int(y), SIDES.index(word[0]), level))
    return tuple(found)


def _rooms() -> Iterable[Tile]:
    for row in json.loads(files(__package__).joinpath("rooms.json").read_text(encoding="utf-8")):
        kind = row["type"]
        effect = row["effect"]
        yield Tile(
            id=row["id"],
            name=row["name"],
            type=kind,
            size=row["size"],
            area=row["size"],
            points=row["points"],
            effect=Effect(effect[0], effect[1], tuple(effect[2])) if effect else None,
            shape=SHAPES[row["size"]],
            doors=_doors(row["doors"], DOWNSTAIRS if kind == "downstairs" else GROUND),
            fenced=kind == "outdoor",
        )


def _corridor(key: str, name: str, area: int, shape: str, doors: tuple[Door, ...]) -> Tile:
    return Tile(key, name, "corridor", None, area, 0, None, shape, doors, False)


_THREE = "W0,1 N1,0 E2,1"
_ALL_AROUND = " ".join(
    ["W0,0", "E5,0", *(f"N{x},0" for x in range(6)), *(f"S{x},0" for x in range(6))],
)
_STAIRS = (Door(0, 0, SIDES.index("W"), DOWNSTAIRS), Door(2, 0, SIDES.index("E"), GROUND))

ROOMS: tuple[Tile, ...] = tuple(_rooms())
FOYERS = {3: "foyer3", 4: "foyer4"}
"""The foyer's side by its number of entrances."""
HALLWAYS = ("hallway_ground", "hallway_downstairs")
STAIRS = "stairs"
TILES: dict[str, Tile] = {
    tile.id: tile
    for tile in (
        *ROOMS,
        _corridor("hallway_ground", "Hallway", 150, "6x1", _doors(_ALL_AROUND, GROUND)),
        _corridor("hallway_downstairs", "Dark hallway", 150, "6x1", _doors(_ALL_AROUND, DOWNSTAIRS)),
        _corridor("stairs", "Stairs", 75, "3x1", _STAIRS),
        _corridor("foyer3", "Foyer", 125, "octagon3x3", _doors(_THREE, GROUND)),
        _corridor("foyer4", "Foyer", 125, "octagon3x3", _doors(_THREE + " S1,2", GROUND)),
    )
}
ORDER: dict[str, int] = {key: number for number, key in enumerate(TILES)}
"""The order in which tiles are listed."""

CARDS_PER_SIZE = 5
CARDS_PER_SEAT = 11
START_MONEY = 15_000
CORRIDOR_PRICE = 3_000
PASS_MONEY = 5_000
PRICES: dict[int, tuple[int, ...]] = {
    1: (2_000, 4_000, 6_000),
    2: (4_000, 6_000, 8_000, 10_000, 15_000),
    3: (2_000, 4_000, 6_000, 8_000, 10_000, 15_000),
    4: (1_000, 2_000, 4_000, 6_000, 8_000, 10_000, 15_000),
}
"""The market's slots by seats."""
SMALL_COUNT = {1: 7, 2: 5, 3: 7, 4: 9}
"""Tiles in each small room's stack and hallways, by seats; alone it is as for three."""
LARGE_COUNT = {1: 5, 2: 4, 3: 5, 4: 6}
"""Tiles in each large room's stack and stairs, by seats."""
CARD_SEATS = {1: 3, 2: 2, 3: 3, 4: 4}
"""The numbers of seats that the room deck is made for."""

Favor = Literal[
    "count_activity",
    "count_corridor",
    "count_downstairs",
    "count_food",
    "count_living",
    "count_outdoor",
    "count_sleeping",
    "count_utility",
    "area_activity",
    "area_corridor",
    "area_downstairs",
    "area_food",
    "area_living",
    "area_outdoor",
    "area_sleeping",
    "area_utility",
    "small_rooms",
    "large_rooms",
    "square_rooms",
    "round_rooms",
    "completed",
    "incomplete",
    "external_entrances",
    "coins",
]
FAVORS: tuple[Favor, ...] = get_args(Favor)
NEVER_TOGETHER = frozenset({"completed", "incomplete"})

TYPE_CARD_POINTS: dict[Type, int] = {
    "activity": 2,
    "corridor": 1,
    "downstairs": 2,
    "food": 3,
    "living": 2,
    "outdoor": 2,
    "sleeping": 3,
    "utility": 2,
}
SizeCard = Literal[
    "size_100",
    "size_150",
    "size_200",
    "size_250",
    "size_300",
    "size_350",
    "size_400",
    "size_450",
    "size_500",
    "size_600",
]
"""Bonus cards of single sizes: an option of their own, because a menu does not hold all 27 cards."""
OtherCard = Literal[
    "type_activity",
    "type_corridor",
    "type_downstairs",
    "type_food",
    "type_living",
    "type_outdoor",
    "type_sleeping",
    "type_utility",
    "all_sizes",
    "all_types",
    "hallways",
    "stairs",
    "external_entrances",
    "completed",
    "square_rooms",
    "round_rooms",
    "coins",
]
_OTHERS: tuple[str, ...] = get_args(OtherCard)
BONUS_CARDS: tuple[str, ...] = (*_OTHERS[: len(TYPES)], *get_args(SizeCard), *_OTHERS[len(TYPES) :])
"""All of them as a seed shuffles them: types, sizes, the rest."""

SOLO_RANKS: tuple[tuple[int, str], ...] = (
    (111, "supreme_adviser"),
    (96, "keeper_of_palaces"),
    (81, "exalted_connoisseur"),
    (60, "humble_servant"),
)
"""The fewest points of each rank; with fewer points a player stays a court jester."""
LOWEST_RANK = "court_jester"


def solo_rank(points: int) -> str:
    """The rank that a solo game's points reach."""
    return next((rank for least, rank in SOLO_RANKS if points >= least), LOWEST_RANK)
