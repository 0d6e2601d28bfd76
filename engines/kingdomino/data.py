"""The pieces and numbers of Kingdomino: terrains, directions, the 48 dominoes, the points of the rules."""

from __future__ import annotations

from typing import Literal, NamedTuple

Square = tuple[int, int]
"""(x right, y down), with the castle on (0, 0)."""
Way = Literal["E", "S", "W", "N"]

WAYS: dict[Way, Square] = {"E": (1, 0), "S": (0, 1), "W": (-1, 0), "N": (0, -1)}
"""Where the second half lies, seen from the first."""

SEATS = range(2, 5)
SIZE = 5
DUEL_SEATS = 2
DUEL_SIZE = 7
DYNASTY_GAMES = 3
MIDDLE_KINGDOM = 10
HARMONY = 5

TERRAINS = ("wheat", "forest", "water", "grass", "swamp", "mine")


class Half(NamedTuple):
    """One square of a domino."""

    terrain: str
    crowns: int


class Placement(NamedTuple):
    """A domino laid in a kingdom: the square of its first (left) half and of its second."""

    domino: int
    first: Square
    second: Square


# Number, then terrain and crowns of the left and of the right half.
_TABLE = """
 1 wheat  0 wheat  0 |  2 wheat  0 wheat  0 |  3 forest 0 forest 0 |  4 forest 0 forest 0
 5 forest 0 forest 0 |  6 forest 0 forest 0 |  7 water  0 water  0 |  8 water  0 water  0
 9 water  0 water  0 | 10 grass  0 grass  0 | 11 grass  0 grass  0 | 12 swamp  0 swamp  0
13 wheat  0 forest 0 | 14 wheat  0 water  0 | 15 wheat  0 grass  0 | 16 wheat  0 swamp  0
17 forest 0 water  0 | 18 forest 0 grass  0 | 19 wheat  1 forest 0 | 20 wheat  1 water  0
21 wheat  1 grass  0 | 22 wheat  1 swamp  0 | 23 wheat  1 mine   0 | 24 forest 1 wheat  0
25 forest 1 wheat  0 | 26 forest 1 wheat  0 | 27 forest 1 wheat  0 | 28 forest 1 water  0
29 forest 1 grass  0 | 30 water  1 wheat  0 | 31 water  1 wheat  0 | 32 water  1 forest 0
33 water  1 forest 0 | 34 water  1 forest 0 | 35 water  1 forest 0 | 36 wheat  0 grass  1
37 water  0 grass  1 | 38 wheat  0 swamp  1 | 39 grass  0 swamp  1 | 40 mine   1 wheat  0
41 wheat  0 grass  2 | 42 water  0 grass  2 | 43 wheat  0 swamp  2 | 44 grass  0 swamp  2
45 mine   2 wheat  0 | 46 swamp  0 mine   2 | 47 swamp  0 mine   2 | 48 wheat  0 mine   3
"""


def _read(table: str) -> dict[int, tuple[Half, Half]]:
    dominoes = {}
    for entry in table.replace("\n", "|").split("|"):
        if words := entry.split():
            number, left, left_crowns, right, right_crowns = words
            dominoes[int(number)] = (Half(left, int(left_crowns)), Half(right, int(right_crowns)))
    return dominoes


DOMINOES: dict[int, tuple[Half, Half]] = _read(_TABLE)
