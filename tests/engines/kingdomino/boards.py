"""Kingdoms drawn as text, and games brought to a wanted point, for the tests of Kingdomino.

A word is a square: `C` the castle, `.` nothing, else a terrain's letter and its crowns:
w wheat, f forest, a water, g grass, s swamp, m mine.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any

from engines.core.contract import Step
from engines.core.errors import IllegalAction
from engines.core.event import Event
from engines.kingdomino.actions import Claim
from engines.kingdomino.data import DOMINOES, Half, Placement, Square
from engines.kingdomino.game import Kingdomino
from engines.kingdomino.kingdom import BARE, Kingdom, with_halves, with_placement
from engines.kingdomino.options import KingdominoOptions
from engines.kingdomino.placing import check_placement, placements
from engines.kingdomino.state import State

GAME = Kingdomino()
SEED = "0123456789abcdef0123456789abcdef"
LETTERS = {"w": "wheat", "f": "forest", "a": "water", "g": "grass", "s": "swamp", "m": "mine"}


def kingdom(drawing: str) -> Kingdom:
    """The kingdom of a drawing, its castle on (0, 0)."""
    words = {
        (x, y): word
        for y, row in enumerate(drawing.strip().splitlines())
        for x, word in enumerate(row.split())
        if word != "."
    }
    left, top = next(square for square, word in words.items() if word == "C")
    return with_halves(
        BARE,
        [
            ((x - left, y - top), Half(LETTERS[word[0]], int(word[1:] or 0)))
            for (x, y), word in words.items()
            if word != "C"
        ],
    )


def laid(*dominoes: tuple[int, Square, Square]) -> Kingdom:
    """The kingdom after these placements."""
    result = BARE
    for domino in dominoes:
        result = with_placement(result, Placement(*domino))
    return result


def refusal(board: Kingdom, domino: int, first: Square, second: Square, size: int = 5) -> str | None:
    """Returns the reason for which a placement is refused; None if it is legal.

    Checks the list of legal ones.
    """
    placement = Placement(domino, first, second)
    listed = placement in {place.placement for place in placements(board, domino, size)}
    try:
        check_placement(board, placement, size)
    except IllegalAction as error:
        assert not listed
        return error.reason
    assert listed
    return None


def start(seats: int = 4, seed: str = SEED, **options: bool) -> State:
    return GAME.setup(KingdominoOptions(**options), seats, seed)


def with_line(state: State, line: Sequence[int]) -> State:
    """The state with another free line to claim from."""
    return state._replace(
        next_line=tuple(line),
        next_owners=(None,) * len(line),
        unseen=tuple(domino for domino in DOMINOES if domino not in line),
    )


def claim_as(state: State, seat: int, domino: int) -> Step[State]:
    """A first claim, with this seat's king drawn for it."""
    kings = list(state.kings)
    if state.king is not None and state.king != seat:
        kings[kings.index(seat)] = state.king
    return GAME.apply(state._replace(king=seat, kings=tuple(sorted(kings))), seat, Claim(domino=domino))


def play_on(state: State, rng: random.Random, until: int | None = None) -> tuple[State, list[Event]]:
    """Random actions until the round after `until`, or to the end; and everything that happened."""
    events: list[Event] = []
    while (due := GAME.to_act(state)) and (until is None or state.round <= until):
        step = GAME.apply(state, due[0], rng.choice(GAME.legal(state, due[0])))
        state = step.state
        events += step.events
    return state, events


def facts_of(events: Iterable[Event], kind: str) -> list[Any]:
    """The facts of all events of a kind, in order."""
    return [event.facts for event in events if event.kind == kind]
