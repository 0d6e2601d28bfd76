"""Remarks on proposals: one for each, for the partner to read with the question."""

from __future__ import annotations

import random

import pytest

from bot.tables.actors import Person
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.tables.waiting.proposal_remarks import open_proposal, remarks_to
from bot.texts import translator
from bot.ui.board.board import captions
from tests.service.playing import ANN, BOB, CEC, fresh, refused, started

PEOPLE = {person.id: person for person in (ANN, BOB, CEC)}


def person_of(table: Table, seat: int) -> Person:
    return PEOPLE[table.seats[seat].user or 0]


async def proposed(tables: Tables) -> tuple[Table, int, int]:
    """Plays until a proposal waits: the table, the seat that proposes, and the one that answers."""
    table, rng = await started(tables, ANN, BOB, CEC, game="between_two_castles"), random.Random(4)
    while True:
        for seat in range(3):
            if (entry := open_proposal(table, seat)) is not None:
                [asked] = table.game.asked(entry.events)
                return table, seat, asked
        seat = table.to_act[0]
        action = rng.choice(table.game.legal(table.state, seat))
        person = person_of(table, seat)
        table = await tables.play.act(table.id, person, seat, table.seq, action.text, fresh())


async def test_a_proposal_has_one_remark_until_it_is_answered(tables: Tables) -> None:
    table, seat, asked = await proposed(tables)
    assert remarks_to(table, asked) == []
    person = person_of(table, seat)
    with refused("outdated"):
        await tables.play.remark(table.id, person, 7, fresh())
    table = await tables.play.remark(table.id, person, 3, fresh())
    assert remarks_to(table, asked) == [(seat, 3)]
    assert remarks_to(table, seat) == []
    with refused("remark-made"):
        await tables.play.remark(table.id, person, 2, fresh())
    told = captions(table, await tables.entries(table.id), translator("en"))[-1]
    assert told == f"**{person.name}**: “{translator('en')('proposal-remark-3')}”"
    answer = next(one for one in table.game.legal(table.state, asked) if "accept" in one.text)
    table = await tables.play.act(table.id, person_of(table, asked), asked, table.seq, answer.text, fresh())
    assert open_proposal(table, seat) is None
    assert remarks_to(table, asked) == []


async def test_people_who_do_not_play_remark_nothing(tables: Tables) -> None:
    table, *_ = await proposed(tables)
    with refused("not-playing"):
        await tables.play.remark(table.id, Person(9, "Eve"), 1, fresh())


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_every_remark_fits_a_button(lang: str) -> None:
    assert max(len(translator(lang)(f"proposal-remark-{number}")) for number in range(1, 7)) <= 36
