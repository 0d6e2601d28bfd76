"""The content of puzzles' buttons: the puzzle and the request.

The number of a person's answers takes the place of a table's event number.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.ui.faces import hosted
from bot.ui.interactions.codec import Codec
from bot.ui.interactions.press import NO_TABLE, Press
from bot.ui.panel.questions import PanelAddress, PanelVerbs

PANEL = PanelVerbs("pask", "ppick", "pdo")
NEXT, AGAIN, SHOW = "next", "again", "show"
"""The requests of buttons next to the panel: another puzzle, the same one again, its answer."""
_PUZZLE = re.compile(r"@([0-9a-f]{10})")
"""A puzzle as buttons name it; no answer and no action has the sign."""

T = TypeVar("T")


@dataclass(frozen=True)
class InPuzzle(Generic[T]):
    """A button of the panel: its puzzle, and the answers or the action."""

    puzzle: str
    rest: T


@dataclass(frozen=True)
class BesidePuzzle:
    """A button next to the panel: the request, its puzzle, and the game that the next one is from."""

    what: str
    puzzle: str = ""
    game: str = ""


def in_puzzle(rest: Codec[T]) -> Codec[InPuzzle[T]]:
    """The codec of a panel's button: its puzzle before the answers or the action."""

    def read(text: str) -> InPuzzle[T] | None:
        puzzle, _, after = text.partition(" ")
        match = _PUZZLE.fullmatch(puzzle)
        return InPuzzle(match[1], rest.parse(after)) if match else None

    return Codec(read, lambda one: f"@{one.puzzle} {rest.write(one.rest)}".rstrip(" "))


def _read_beside(text: str) -> BesidePuzzle | None:
    what, _, which = text.partition(" ")
    if what == NEXT:
        return BesidePuzzle(NEXT, game=which) if not which or which in hosted() else None
    match = _PUZZLE.fullmatch(which)
    return BesidePuzzle(what, match[1]) if what in (AGAIN, SHOW) and match else None


def _write_beside(beside: BesidePuzzle) -> str:
    return f"{beside.what} {f'@{beside.puzzle}' if beside.puzzle else beside.game}".rstrip(" ")


BESIDE: Codec[BesidePuzzle] = Codec(_read_beside, _write_beside)


def beside_press(what: str, *, puzzle: str = "", game: str = "", answers: int = 0) -> str:
    """Returns the id of a button next to the panel."""
    return Press(NO_TABLE, answers, "puzzle", BESIDE.write(BesidePuzzle(what, puzzle, game))).id


def panel_address(puzzle: str, answers: int) -> PanelAddress:
    """Returns the address of the panel's buttons after that many answers."""
    return PanelAddress(NO_TABLE, answers, PANEL, f"@{puzzle}")
