"""Castles and realms drawn as text, and turns played as texts, for the tests of Dragon Castle.

A word is a cell. Castle: `.` nothing, `S5` a stack of one with the soldier 5 on top, `S5/3` a stack of three.
Realm: `.` nothing, `S4` a face-up tile, `S4/2` one on level 2, `#` and `#2` face-down stacks, `^` and `^3`
face-down stacks with a shrine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.core.event import Event
from engines.dragon_castle.data import SHRINES, Dragon, Spirit
from engines.dragon_castle.game import DragonCastle
from engines.dragon_castle.grid import name_of, position
from engines.dragon_castle.options import DragonCastleOptions
from engines.dragon_castle.state import Castle, Realm, State, Turn

GAME = DragonCastle()
SEED = "0123456789abcdef0123456789abcdef"
ROWS, COLUMNS = 4, 6
FULL = """
#  #  #  #  #  #
#  #  #  #  #  #
#  #  #  #  #  #
#  #  #  #  #  #
"""
LOW = "M1 F1 S1 E1"
"""A castle of level 1 only; both ends can be taken."""


def castle(drawing: str) -> Castle:
    """The castle of a drawing."""
    rows = [row.split() for row in drawing.strip().splitlines()]
    words = [word for row in rows for word in row]
    return Castle(
        len(rows[0]),
        tuple(0 if word == "." else int(word[3:] or 1) for word in words),
        tuple("" if word == "." else word[:2] for word in words),
    )


def realm(drawing: str, **beside: int) -> Realm:
    """The realm of a drawing; missing rows and cells are empty."""
    heights, faces, shrines = [0] * (ROWS * COLUMNS), [""] * (ROWS * COLUMNS), [False] * (ROWS * COLUMNS)
    for row, line in enumerate(drawing.strip().splitlines()):
        for column, word in enumerate(line.split()):
            if word == ".":
                continue
            cell = row * COLUMNS + column
            down = word[0] in "#^"
            heights[cell] = int((word[1:] if down else word[3:]) or 1)
            faces[cell] = "" if down else word[:2]
            shrines[cell] = word[0] == "^"
    counted = {"pool": 1, **beside}
    return Realm(
        COLUMNS,
        tuple(heights),
        tuple(faces),
        tuple(shrines),
        counted.pop("pool"),
        counted.pop("set_points", 0),
        counted.pop("discard_points", 0),
        counted.pop("countdown", 0),
    )


def position_of(
    castle_drawing: str = LOW,
    own: str = "",
    *,
    others: tuple[str, ...] = ("",),
    spirits: tuple[Spirit, ...] = (),
    dragons: tuple[Dragon, ...] = (),
    unseen: str = "M6 M6 M6 M6",
    supply: int = SHRINES,
    options: DragonCastleOptions | None = None,
    **beside: int,
) -> State:
    """Seat 0 begins its turn with this realm; every other drawing is another seat's realm."""
    seats = 1 + len(others)
    laid_out = 3 if seats == 1 else seats
    return State(
        options=options or DragonCastleOptions(),
        seats=seats,
        chance=GAME.setup(DragonCastleOptions(), 2, SEED).chance,
        spirits=spirits,
        dragons=dragons,
        castle=castle(castle_drawing),
        unseen=tuple(unseen.split()),
        supply=supply,
        laid_out=laid_out,
        stacked=7 - laid_out,
        first=0,
        round=1,
        last_round=False,
        turn=Turn(0),
        realms=(realm(own, **beside), *map(realm, others)),
        rules=GAME.rules_version,
    )


def legal(state: State) -> list[str]:
    """Returns the texts of all legal actions."""
    due = GAME.to_act(state)
    return [action.text for action in GAME.legal(state, due[0])] if due else []


def kinds(state: State, kind: str) -> list[str]:
    """Returns the legal actions of one kind: their texts after the first word."""
    return [text.removeprefix(kind).strip() for text in legal(state) if text.split()[0] == kind]


def play(state: State, *texts: str) -> State:
    """Returns the state after these actions, each by the seat to act."""
    return told(state, *texts)[0]


def told(state: State, *texts: str) -> tuple[State, list[Event]]:
    """Returns the state after these actions, and all their events."""
    events: list[Event] = []
    for text in texts:
        step = GAME.apply(state, GAME.to_act(state)[0], GAME.parse(text))
        state = step.state
        events += step.events
    return state, events


def facts(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """The facts of all events of a kind."""
    return [dict(event.facts) for event in events if event.kind == kind]


def names(cells: Sequence[int], columns: int = COLUMNS) -> list[str]:
    """The names of numbered cells."""
    return [name_of(position(cell, columns)) for cell in cells]
