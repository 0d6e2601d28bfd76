"""Plays the fast model's games with the engine, turn by turn: both must have the same position after each.

The model draws the uncovered tiles; the engine gets the same ones. The model reports the tiles taken and the
realm after each turn, so the engine searches for a legal way to place and build that makes this realm.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np

from engines.core.chance import ANY_SEED, Chance
from engines.dragon_castle.actions import DISCARD, SHRINE, SUMMON, DragonCastleAction, pair, takes
from engines.dragon_castle.data import FACES, TILES
from engines.dragon_castle.game import GAME
from engines.dragon_castle.grid import position
from engines.dragon_castle.options import DragonCastleOptions
from engines.dragon_castle.players.strong.boards import LEVELS, Boards, boards_of
from engines.dragon_castle.players.strong.features import describe, outlooks_of
from engines.dragon_castle.players.strong.network import network_for
from engines.dragon_castle.players.strong.outlook import Course, after_turn, course_of, letters_of
from engines.dragon_castle.state import Realm, State
from training.fast_model import compiled, output
from training.weights import write_floats

T = TypeVar("T")
Told = dict[str, Any]
SEED = 5
CLOSE = 1e-4
"""Tolerance of numbers: the model writes six digits."""
A_GAME = 180
"""At least this many positions are compared for each game that is asked for."""


def compare(folder: Path, games: int, *flags: str) -> int:
    """Plays this many games of the model for each number of seats; returns how many turns were compared."""
    program = compiled("dragon_castle", "told", folder, *flags)
    compared = 0
    for seats in GAME.seats:
        write_floats(folder / "weights", network_for(seats))
        lines = output(program, str(seats), str(games), str(SEED), folder / "weights")
        compared += compare_games(seats, map(json.loads, lines))
    return compared


def compare_games(seats: int, lines: Iterable[Told]) -> int:
    """Plays games that the model has written down; returns how many turns were compared."""
    state: State | None = None
    compared = 0
    for told in lines:
        if "first" in told:
            assert state is None or not GAME.to_act(state), "the model ended a game too early"
            state = _begun(seats, told)
        else:
            assert state is not None
            state = _turn(state, told)
            compared += 1
    assert state is not None
    assert not GAME.to_act(state), "the model ended its last game too early"
    return compared


class Uncovering:
    """A chance that draws the tiles of the model, in its order."""

    seed = ANY_SEED

    def __init__(self, faces: Iterable[str]) -> None:
        self.faces = list(faces)

    def sample(self, items: Sequence[T], count: int) -> tuple[tuple[T, ...], tuple[T, ...], Chance]:
        """Draws the next tile, which must be an unseen one."""
        rest = list(items)
        taken = tuple(rest.pop(rest.index(cast(T, self.faces.pop(0)))) for _ in range(count))
        return taken, tuple(rest), cast(Chance, self)


def _begun(seats: int, told: Told) -> State:
    """Returns the engine's setup with the model's castle and first player."""
    state = GAME.setup(DragonCastleOptions(), seats, ANY_SEED)
    assert state.castle.heights == tuple(told["heights"])
    assert (state.supply, state.laid_out) == (told["supply"], told["laid_out"])
    tops = _faces(told["tops"])
    unseen = list(TILES)
    for face in filter(None, tops):
        unseen.remove(face)
    turn = state.turn._replace(seat=told["first"])
    castle = state.castle._replace(tops=tops)
    return state._replace(castle=castle, unseen=tuple(unseen), first=told["first"], turn=turn)


def _faces(numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple(FACES[number] if number >= 0 else "" for number in numbers)


def _turn(state: State, told: Told) -> State:
    """Returns the engine's state after the turn that the model reports."""
    seat = told["seat"]
    assert GAME.to_act(state) == (seat,)
    uncovered = [FACES[top] for _, top in (*told["took"], *told["ingenuity"]) if top >= 0]
    state = state._replace(chance=cast(Chance, Uncovering(uncovered)))
    cells = [cell for cell, _ in told["took"]]
    took = letters_of([state.castle.tops[cell] for cell in cells[:1]])
    if not cells:
        course = course_of(state).with_token_taken()
        state = _done(state, SUMMON)
    else:
        state = _done(state, takes(state.castle.rows, state.castle.columns)[cells[0]])
        if len(cells) == 2:
            state = _done(state, pair(position(cells[1], state.castle.columns)))
        course = course_of(state)
        state = _completed(state, seat, told)
    assert not cast(Uncovering, state.chance).faces, "the model uncovered more than the engine"
    assert _same_realm(state.realms[seat], told)
    _same_course(state, told)
    _same_numbers(state.realms[seat], course, took, told)
    return state


def _done(state: State, action: DragonCastleAction) -> State:
    """Returns the state after an action that the engine finds legal."""
    (seat,) = GAME.to_act(state)
    assert action in GAME.legal(state, seat), f"{action} is not legal"
    return GAME.apply(state, seat, action).state


def _completed(state: State, seat: int, told: Told) -> State:
    """Returns the state at the end of the turn with the model's realm for the seat; tries all legal ways."""
    waiting = [state]
    if state.turn.phase == "finish":
        ways = [action for action in GAME.legal(state, seat) if action in (SHRINE, DISCARD)]
        waiting = [_apart(state, action) for action in ways]
    while waiting:
        state = waiting.pop()
        if not _may_become(state.realms[seat], told):
            continue
        if state.turn.seat != seat or state.turn.phase in ("act", "over"):
            if _same_realm(state.realms[seat], told):
                return state
            continue
        waiting += [_apart(state, action) for action in GAME.legal(state, seat)]
    raise AssertionError(f"no legal turn of seat {seat} makes the model's realm")


def _apart(state: State, action: DragonCastleAction) -> State:
    """Returns the state after a legal action, with its own list of tiles to uncover."""
    chance = Uncovering(cast(Uncovering, state.chance).faces)
    return GAME.apply(state._replace(chance=cast(Chance, chance)), state.turn.seat, action).state


def _bits(boards: Boards) -> tuple[object, ...]:
    return (
        [int(cells) for cells in boards.types[:, 0]],
        [int(cells) for cells in boards.raised[:, 0]],
        *(int(boards.shrines[0]), int(boards.pool[0]), int(boards.points[0])),
    )


def _same_realm(realm: Realm, told: Told) -> bool:
    wanted = (told["types"], told["levels"], told["shrines"], told["pool"], told["points"])
    return _bits(boards_of([realm])) == wanted


def _may_become(realm: Realm, told: Told) -> bool:
    """Returns whether no stack is higher than in the model's realm and no shrine stands where it has none."""
    for cell, (height, shrine) in enumerate(zip(realm.heights, realm.shrines, strict=True)):
        level = sum(cells >> cell & 1 for cells in told["levels"])
        if min(height, LEVELS) > level or (shrine and not told["shrines"] >> cell & 1):
            return False
    return True


def _same_course(state: State, told: Told) -> None:
    """Checks castle, supply, track, rounds and the seat whose turn it is."""
    assert state.castle.heights == tuple(told["heights"])
    assert state.castle.tops == _faces(told["tops"])
    assert (state.supply, state.laid_out) == (told["supply"], told["laid_out"])
    assert state.last_round == bool(told["last_round"])
    assert (not GAME.to_act(state)) == bool(told["over"])
    if not told["over"]:
        assert (state.turn.seat, state.round) == (told["next"], told["round"])


def _same_numbers(realm: Realm, course: Course, took: str, told: Told) -> None:
    """Checks the numbers that describe the realm after the turn, as the strong player reads them."""
    of_types, of_all = describe(boards_of([realm]), outlooks_of([after_turn(course, took)]))
    assert np.abs(of_types[:, :, 0].T.ravel() - told["of_types"]).max() < CLOSE
    assert np.abs(of_all[:, 0] - told["of_all"]).max() < CLOSE
