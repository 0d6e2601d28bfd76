"""Compares the fast model's castles with the engine's, change by change.

The model plays as the fair player does, with three of ten decisions left to chance. Each change of a castle
must be one that the rules allow: a drafted room on a legal cell, or the effect of the waiting bonus; after it
a bonus must wait exactly if the rules say so. Points and the numbers for the network must be the same. Two
things are not compared, because the model does not know them: the number of attendants and special rooms
left, and the agreement of partners.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from engines.between_two_castles.castle import Built, Castle, legal_cells
from engines.between_two_castles.data import (
    CARDS,
    FIFTH,
    HANGINGS,
    REGULAR,
    ROOMS,
    SPECIAL_OF,
    SPECIALS,
    THRONES,
    TYPES,
)
from engines.between_two_castles.forecast import sets_off
from engines.between_two_castles.players.prospect import DRAFTED
from engines.between_two_castles.players.strong.boards import BONUSES, Addition, boards_of, outlook_of
from engines.between_two_castles.players.strong.features import describe
from engines.between_two_castles.scoring import points_of
from training.between_two_castles.recipe import NUMBERS
from training.fast_model import compiled, output

Told = dict[str, Any]
SEED = 5
CLOSE = 0.002
"""Tolerance of numbers: the model writes four digits."""
TOGETHER = 50
A_GAME = 70
"""At least this many positions are compared for each game that is asked for."""


def compare(folder: Path, games: int, *flags: str) -> int:
    """Plays this many games of the model at four seats; returns how many castles were compared."""
    program = compiled("between_two_castles", "told", folder, *flags)
    lines = [json.loads(line) for line in output(program, str(games), str(SEED), "1")]
    compare_changes(lines)
    compare_castles(lines)
    return len(lines)


def compare_changes(lines: Sequence[Told]) -> None:
    """Checks that every castle follows from the one before by a change that the rules allow."""
    latest: dict[tuple[int, int], Addition] = {}
    for told in lines:
        where, after = (told["game"], told["throne"]), addition_of(told)
        before = latest.get(where, Addition(Castle(after.castle.throne, (), (), ()), DRAFTED))
        latest[where] = after
        built = after.castle.rooms[len(before.castle.rooms) :]
        assert after.castle.rooms == before.castle.rooms + built
        attendants = len(after.castle.attendants) - len(before.castle.attendants)
        cards = len(after.castle.cards) - len(before.castle.cards)
        match before.pending:
            case "living":
                assert (len(built), attendants, cards, after.pending) == (0, 1, 0, "")
            case "utility":
                assert (len(built), attendants, cards, after.pending) == (0, 0, 1, "")
            case "downstairs":
                assert (len(built), attendants, cards) == (0, 0, 0)
                assert after.pending in set(TYPES) - {"downstairs"}
            case pending:
                ((room, x, y),) = built
                assert (attendants, cards) == (0, 0)
                assert room in _offered(pending)
                assert (x, y) in legal_cells(before.castle, room)
                number = sets_off(before.castle, room)
                assert after.pending == {None: "", FIFTH: "special"}.get(number, ROOMS[room].type)
        assert before.left - after.left == (not before.pending)


def _offered(pending: str) -> Collection[str]:
    """Returns the rooms that may be placed: drafted or by a bonus."""
    if pending in ("", "food"):
        return REGULAR
    return (SPECIAL_OF[pending],) if pending in SPECIAL_OF else SPECIALS


def compare_castles(lines: Sequence[Told]) -> None:
    """Checks that every castle has the points of the rules and the numbers of the strong player."""
    for begin in range(0, len(lines), TOGETHER):
        some = lines[begin : begin + TOGETHER]
        additions = [*map(addition_of, some)]
        assert [points_of(one.castle) for one in additions] == [told["points"] for told in some]
        expected = np.zeros((len(some), NUMBERS))
        for row, told in zip(expected, some, strict=True):
            for number, value in told["numbers"].items():
                row[int(number)] = value
        assert np.abs(describe(boards_of(additions), outlook_of(additions)).numbers - expected).max() < CLOSE


def addition_of(told: Told) -> Addition:
    """Returns a castle of the model, with the tiles still to be drafted into it and the waiting bonus."""
    names, thrones = [*ROOMS], [*THRONES]
    rooms = tuple(Built(names[tile], x, y) for tile, x, y in told["rooms"])
    served = zip(HANGINGS, told["attendants"], strict=True)
    attendants = tuple(hanging for hanging, number in served for _ in range(number))
    cards = tuple(CARDS[card] for card in told["cards"])
    castle = Castle(thrones[told["throne"]], rooms, attendants, cards)
    return Addition(castle, told["left"], BONUSES[told["pending"]] if told["pending"] >= 0 else "")
