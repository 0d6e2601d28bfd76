"""Which table waits for a person next."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.features.next_table.service import OFFERED, NextTables
from bot.features.next_table.store import WaitingStore
from bot.store import Store
from bot.tables.actors import Person, TableLimits
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.tables.terms import Pace
from bot.ui.cards.card import Button, Card
from bot.ui.panel.assemble import PanelAssembly
from bot.ui.panel.words_first import WordsFirst
from bot.ui.slots import Slot, Slots
from tests.service.playing import ANN, BOB, HERE, act, due, fresh

BOTH_DATABASES = True
HOUR = 3600.0


class House:
    """Ann's tables, and a clock that tests move."""

    def __init__(self, store: Store) -> None:
        self.now = 1_000_000.0
        self.tables = Tables(store, TableLimits(100, 100), clock=lambda: self.now)
        self.next = NextTables(WaitingStore(store.database), self.tables.preferences)

    async def waiting(self, person: Person = ANN, besides: str = "") -> list[str]:
        return [one.table for one in await self.next.waiting(person.id, besides)]

    async def game(self, pace: Pace = "none", *, guild: int = 7) -> Table:
        """A game that waits for Ann from now on."""
        table = await self.tables.lobby.open(replace(HERE, guild=guild), ANN, "kingdomino", fresh())
        await self.tables.lobby.join(table.id, BOB, fresh())
        await self.tables.lobby.set_terms(table.id, ANN, {"pace": pace}, fresh())
        table = await self.tables.lobby.start(table.id, ANN, fresh())
        while due(table) != ANN:
            table = await act(self.tables, table)
        return table


@pytest.fixture
async def house(store: Store) -> House:
    return House(store)


async def test_live_tables_come_first_then_deadlines_then_who_waits_longest(house: House) -> None:
    patient = await house.game()
    house.now += HOUR
    impatient = await house.game()
    week = await house.game("week", guild=8)
    house.now += HOUR
    day = await house.game("day", guild=9)
    house.now += HOUR
    live = await house.game("live")
    expected = [live.id, day.id, week.id, patient.id, impatient.id]
    assert await house.waiting() == expected
    assert await house.waiting(besides=live.id) == expected[1:]
    assert await house.waiting(BOB) == []
    while due(day) == ANN:
        day = await act(house.tables, day)
    assert await house.waiting() == [live.id, week.id, patient.id, impatient.id]
    assert await house.waiting(BOB) == [day.id]


async def test_nothing_waits_where_somebody_stands_in_or_no_game_is_on(house: House, store: Store) -> None:
    await house.tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    assert await house.waiting() == []
    table = await house.game()
    ended = await house.game()
    assert len(await house.waiting()) == 2
    await house.tables.end(ended.id, ANN, fresh())
    assert await house.waiting() == [table.id]

    def stand_in(connection: Any) -> None:
        connection.execute("UPDATE seats SET stand_in = 'strong' WHERE table_id = ?", (table.id,))

    await store.database.transact(stand_in)
    assert await house.waiting() == []


async def test_panels_offer_nothing_to_people_who_do_not_want_it(house: House) -> None:
    table = await house.game()
    house.now += HOUR
    other = await house.game()
    offered = await house.next.offered_to(ANN.id, table.id)
    assert [one.table for one in offered] == [other.id]
    await house.tables.preferences.change(ANN.id, **{OFFERED.name: False})
    assert await house.next.offered_to(ANN.id, table.id) == []
    assert await house.waiting() == [table.id, other.id]  # but /next still tells


async def test_a_result_is_seen_before_any_other_table(house: House) -> None:
    async def another(*_: object) -> list[Button]:
        return [Button("Next table", "k1:-:0:next:")]

    preferences, table = house.tables.preferences, await house.game()
    assembly = PanelAssembly(preferences, WordsFirst(preferences), slots=Slots(Slot(rest_buttons=another)))
    words: Any = None
    assert (await assembly.with_rest(Card("Done."), table, ANN.id, 7, words)).rows
    over = replace(table, row=replace(table.row, phase="over"))
    assert not (await assembly.with_rest(Card("Done."), over, ANN.id, 7, words)).rows
