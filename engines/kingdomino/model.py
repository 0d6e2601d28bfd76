"""The pieces of Kingdomino: halves, placements, kingdoms, options and actions."""

from __future__ import annotations

from functools import cached_property
from typing import Literal, NamedTuple

from pydantic import Field

from engines.core.action import Action
from engines.core.contract import Options

Square = tuple[int, int]
Way = Literal["E", "S", "W", "N"]
Phase = Literal["claim", "place", "over"]

WAYS: dict[Way, Square] = {"E": (1, 0), "S": (0, 1), "W": (-1, 0), "N": (0, -1)}
"""Where the second half lies, seen from the first."""


class Half(NamedTuple):
    """One square of a domino."""

    terrain: str
    crowns: int


class Placement(NamedTuple):
    """A domino laid in a kingdom: the square of its first (left) half and of its second."""

    domino: int
    first: Square
    second: Square


class KingdominoOptions(Options):
    """The variants of Kingdomino, freely combined."""

    dynasty: bool = Field(default=False, description="Three games in a row; the points are added up.")
    middle_kingdom: bool = Field(
        default=False, description="10 points for a castle in the centre of its kingdom."
    )
    harmony: bool = Field(
        default=False, description="5 points for a complete kingdom: nothing was discarded."
    )
    mighty_duel: bool = Field(default=False, description="Two players, all 48 dominoes, kingdoms of 7 by 7.")


def square_name(square: Square) -> str:
    """A square in actions' texts: "x,y" with the castle at 0,0; y runs down."""
    return f"{square[0]},{square[1]}"


class Claim(Action):
    """Put the king that is due on a free domino of the line."""

    confirmed = False
    kind: Literal["claim"] = "claim"
    domino: int

    @cached_property
    def text(self) -> str:
        return f"claim {self.domino}"

    @cached_property
    def parts(self) -> tuple[tuple[str, str], ...]:
        return (("domino", str(self.domino)),)


class Place(Action):
    """Lay the domino that is due: its first half on (x, y), the second one step that way."""

    kind: Literal["place"] = "place"
    domino: int
    x: int
    y: int
    way: Way

    @cached_property
    def placement(self) -> Placement:
        dx, dy = WAYS[self.way]
        return Placement(self.domino, (self.x, self.y), (self.x + dx, self.y + dy))

    @cached_property
    def text(self) -> str:
        return f"place {self.domino} {self.x},{self.y} {self.way}"

    @cached_property
    def parts(self) -> tuple[tuple[str, str], ...]:
        return (("square", square_name((self.x, self.y))), ("way", self.way))


KingdominoAction = Claim | Place


class Kingdom(NamedTuple):
    """One seat's kingdom. Everything after `discarded` follows from it and is kept for speed."""

    placements: tuple[Placement, ...]
    discarded: tuple[int, ...]
    taken: int
    """All squares, the castle included, as a mask of `grid`."""
    terrains: tuple[int, ...]
    """The squares of each terrain, in the order of `data.TERRAINS`."""
    crowns: tuple[int, int, int]
    """The squares with at least one, at least two and three crowns."""
    points: tuple[int, ...]
    """The points of each terrain's areas."""
    box: tuple[int, int, int, int]
    """Smallest and largest x and y: (x0, y0, x1, y1), the castle included."""

    def stored(self) -> dict[str, object]:
        """What is kept of it in a stored state: the rest is computed anew."""
        return {"placements": self.placements, "discarded": self.discarded}


class LastTurn(NamedTuple):
    """The last turn with a decision in it, finished or running: what the gold outline marks."""

    seat: int
    placed: Placement | None
    gain: int
    discarded: int | None
    claimed: int | None
