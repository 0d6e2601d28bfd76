"""The material of Dragon Castle: tiles, cards, ranks, the numbers that the rules name, and the castles."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Literal, NamedTuple, get_args

Type = Literal["merchant", "farmer", "soldier", "season", "wind", "dragon"]
Spirit = Literal[
    "beauty",
    "elegance",
    "wind",
    "deception",
    "strength",
    "change",
    "faith",
    "depths",
    "destruction",
    "cunning",
]
Dragon = Literal[
    "humility",
    "righteousness",
    "tranquility",
    "bravery",
    "power",
    "greatness",
    "knowledge",
    "harmony",
    "devotion",
    "steadfastness",
]

TurnPhase = Literal["act", "finish", "place", "sets", "build", "effect"]
Phase = TurnPhase | Literal["over"]
"""The pending decision: the first tile, how to finish, where to put a tile, the sets at the check, a shrine
on the set just turned, the effect of an activated Spirit."""
TURN_PHASES: tuple[TurnPhase, ...] = get_args(TurnPhase)

TYPE_OF: dict[str, Type] = {
    "M": "merchant",
    "F": "farmer",
    "S": "soldier",
    "E": "season",
    "W": "wind",
    "D": "dragon",
}
"""A face is a letter for its type and a number: S4, E1. The number of a special tile names its symbol."""
LETTER_OF: dict[Type, str] = {kind: letter for letter, kind in TYPE_OF.items()}
FACTIONS = "MFS"
SPECIALS = "EWD"
SYMBOLS = {"M": 6, "F": 6, "S": 6, "E": 4, "W": 4, "D": 3}
COPIES = 4
FACES: tuple[str, ...] = tuple(
    f"{letter}{number}" for letter, count in SYMBOLS.items() for number in range(1, count + 1)
)
TILES: tuple[str, ...] = tuple(face for face in FACES for _ in range(COPIES))

SPIRITS: tuple[Spirit, ...] = get_args(Spirit)
DRAGONS: tuple[Dragon, ...] = get_args(Dragon)

BEGINNER_CARDS: frozenset[Spirit | Dragon] = frozenset(
    {"depths", "faith", "destruction", "steadfastness", "knowledge", "humility"}
)
"""The cards to begin with. The rulebook marks some with a picture; these ask for the least choice."""

SHRINES = 40
FIRST_SHRINES = 1
DISCARD_POINTS = 1
DRAGON_SET_POINTS = 1
BEAUTY_POINTS = 1
SMALLEST_SET = 4
TRIPLE = 3
SET_POINTS = {TRIPLE: 2, 4: 2, 5: 3, 6: 5, 7: 6, 8: 8}
LARGEST_LISTED_SET = 8
FACTION_SHRINES = 1
SPECIAL_SHRINES = 2
HIGHEST_SHRINE_POINTS = 3
STRENGTH_MOVES = 2

COUNTDOWN_TOKENS = 7
COUNTDOWN_POINTS = 2
SOLO_COUNTDOWN = 3
"""A solo game has the castle and the countdown of three players."""
SOLO_CARDS_PENALTY = 15
RANKS: tuple[tuple[int, str], ...] = (
    (0, "apprentice"),
    (40, "student"),
    (46, "master"),
    (50, "grand_master"),
    (53, "dragon"),
    (55, "silver_dragon"),
    (57, "golden_dragon"),
    (59, "jade_dragon"),
    (60, "diamond_dragon"),
)
"""The fewest points that each rank needs."""

CASTLE_LEVELS = 3
CASTLE_ROWS = 12
CASTLE_COLUMNS = 16
"""The largest custom castle that can be drawn."""


class Layout(NamedTuple):
    """A castle's heights by row, and the player counts that it is best for."""

    best: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]


def heights_of(row: str) -> tuple[int, ...]:
    """Returns a row of heights given as text, one character for each cell; a dot is an empty cell."""
    return tuple(int(height) for height in row.replace(".", "0"))


def _read_layouts() -> dict[str, Layout]:
    text = files("engines.dragon_castle").joinpath("layouts.json").read_text("utf-8")
    return {
        name: Layout(tuple(layout["best"]), tuple(map(heights_of, layout["rows"])))
        for name, layout in json.loads(text).items()
    }


LAYOUTS: dict[str, Layout] = _read_layouts()


def is_special(face: str) -> bool:
    """Seasons, winds and dragons are special; merchants, farmers and soldiers are factions."""
    return face[0] in SPECIALS


def set_points(size: int) -> int:
    """4 tiles bring 2 points, 5 bring 3, 6 bring 5, 7 bring 6, 8 bring 8, each one above 8 one more."""
    if size > LARGEST_LISTED_SET:
        return SET_POINTS[LARGEST_LISTED_SET] + size - LARGEST_LISTED_SET
    return SET_POINTS[size]


def shrines_allowed(letter: str) -> int:
    """A faction set carries one shrine, a special set two."""
    return SPECIAL_SHRINES if letter in SPECIALS else FACTION_SHRINES


def shrine_points(level: int) -> int:
    """A shrine on level 1 is worth 1, on level 2 two, on level 3 or higher three points."""
    return min(level, HIGHEST_SHRINE_POINTS)
