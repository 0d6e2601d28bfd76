"""Remarks of computer players: a great move of a person, at most twice a game, and never if switched off."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.features.company.remarks import LEAST, REMARKS, SCORED_BEFORE, Remarks, great_moves
from bot.store import SeatRow
from bot.tables.history import ACTED, TOOK_BACK
from bot.tables.table import Entry, Table
from bot.tables.terms import Terms
from bot.texts import LANGUAGES, translator
from engines.core.chance import ANY_SEED
from engines.core.event import Event
from engines.registry import game
from tests.ui.tables import ENDED, table_of

KEY = "kingdomino"
PERSON, COMPUTER = 0, 1
SMALL = [(COMPUTER, 2)] * SCORED_BEFORE
"""The moves that score before another one can stand out."""


def table_with(*computers: str, terms: Terms = Terms()) -> Table:  # noqa: B008
    its_game = game(KEY)
    table = table_of(KEY, its_game.setup(its_game.options_type(), 2, ANY_SEED), 2)
    seats = (table.seats[0], *(SeatRow(None, name, "fair") for name in computers or ("Gargoyle",)))
    return replace(table, row=replace(table.row, seats=seats, terms=terms.text()))


def log_of(table: Table, *scored: tuple[int, int]) -> list[Entry]:
    """Returns a log in which these seats score these points, one decision after the other."""
    return [
        Entry(seq, ACTED, table.seats[seat].user, seat, None, (Event("placed", seat, {"gain": gain}),), ENDED)
        for seq, (seat, gain) in enumerate(scored, 1)
    ]


async def said(table: Table, log: list[Entry], shown: list[Entry], lang: str = "en") -> list[str]:
    async def entries(table_id: str, after: int, upto: int) -> list[Entry]:
        return log

    return await Remarks(entries).lines(table, shown, translator(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_computer_player_praises_the_best_move_so_far(lang: str) -> None:
    table = table_with("Gargoyle", "Beacon")
    log = log_of(table, *SMALL, (PERSON, LEAST))
    [line] = await said(table, log, log[-1:], lang)
    assert line.startswith(("-# Gargoyle: ", "-# Beacon: "))
    assert table.seats[PERSON].name in line
    for number in range(1, REMARKS + 1):
        assert translator(lang).has(f"remark-{number}")
    assert not translator(lang).has(f"remark-{REMARKS + 1}")


@pytest.mark.parametrize(
    "scored",
    [
        [*SMALL, (PERSON, LEAST - 1)],
        [*SMALL, (COMPUTER, LEAST + 1)],
        [*SMALL, (COMPUTER, LEAST), (PERSON, LEAST)],
        [*SMALL[:-1], (PERSON, LEAST)],
    ],
    ids=["too little", "a computer player's", "no more than before", "too early"],
)
async def test_other_moves_are_passed_over(scored: list[tuple[int, int]]) -> None:
    table = table_with()
    log = log_of(table, *scored)
    assert await said(table, log, log[-1:]) == []


async def test_there_are_at_most_two_remarks_in_a_game() -> None:
    table = table_with()
    log = log_of(table, *SMALL, *((PERSON, LEAST + more) for more in range(5)))
    told = [await said(table, log[: end + 1], log[end : end + 1]) for end in range(len(log))]
    assert [len(lines) for lines in told] == [0] * len(SMALL) + [1, 1, 0, 0, 0]


async def test_a_move_that_was_taken_back_is_not_praised() -> None:
    table = table_with()
    log = log_of(table, *SMALL, (PERSON, LEAST))
    undone = Entry(9, TOOK_BACK, 100, 0, None, (Event("back", 0, {"before": log[-1].seq}),), ENDED)
    assert great_moves(table, log) == log[-1:]
    assert great_moves(table, [*log, undone]) == []


async def test_they_are_silent_where_the_host_wants_it_or_nobody_can_speak() -> None:
    for table in (table_with(terms=Terms(remarks=False)), table_of_people()):
        log = log_of(table, *SMALL, (PERSON, LEAST))
        assert await said(table, log, log[-1:]) == []


def table_of_people() -> Table:
    table = table_with()
    people = (table.seats[0], SeatRow(101, "Bob"))
    return replace(table, row=replace(table.row, seats=people))
