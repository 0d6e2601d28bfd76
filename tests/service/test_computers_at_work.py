"""Presses at a table where computer partners act at the same time: none of them is lost.

Each person presses at once what their panel offers. A panel shows the table as the answer to the last press
of its person did, or as the bot brought it since.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Collection
from dataclasses import dataclass, field

import pytest

from bot.delivery import pauses
from bot.delivery.computer_moves import let_computer_act
from bot.store import Store
from bot.tables.outbox import Outbox
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.tables.waiting.computers_at_work import ComputersAtWork
from tests.phone.walking import undrawn
from tests.service.memory_stage import MemoryStage
from tests.service.playing import ANN, BOB, fresh, started
from tests.service.publishing import publishing
from tests.service.test_pauses import Greedy

BETWEEN = "between_two_castles"


@dataclass
class PanelStage(MemoryStage):
    """Remembers the table that each seat's open panel shows."""

    seen: dict[int, Table] = field(default_factory=dict)

    async def bring_panel(self, table: Table, seat: int, *, below: bool, acted: Collection[int]) -> None:
        await super().bring_panel(table, seat, below=below, acted=acted)
        self.show(seat, table)

    def show(self, seat: int, table: Table) -> None:
        if seat not in self.seen or self.seen[seat].seq < table.seq:
            self.seen[seat] = table


async def test_no_press_is_lost_to_a_quick_partner(tables: Tables, outbox: Outbox, store: Store) -> None:
    stage, rng = PanelStage(), random.Random(3)
    pressed, refused = 0, []
    with undrawn():
        async with publishing(tables, outbox, store, stage) as publisher:
            table = await started(tables, ANN, BOB, computers=2, game=BETWEEN)
            people = {
                n: person
                for n, row in enumerate(table.seats)
                for person in (ANN, BOB)
                if row.user == person.id
            }
            for seat in people:
                stage.show(seat, table)
            while table.phase == "playing":
                seat = next(seat for seat in table.turn_order if seat in people)
                shown = stage.seen[seat]
                legal = shown.game.legal(shown.state, seat)
                while legal:  # the others' panels follow when this person rests
                    action = shown.game.players["greedy"](shown.view(seat), legal, rng, 1.0)
                    pressed += 1
                    tables.presence.pressed(table.id, people[seat].id)
                    tables.presence.opened(table.id, people[seat].id)
                    try:
                        after = await tables.play.act(
                            table.id, people[seat], seat, shown.seq, action.text, fresh()
                        )
                        after = await tables.after_computers(after, seat)
                    except Refusal as refusal:
                        refused.append((refusal.code, action.text))
                        after = await tables.get(table.id)
                    stage.show(seat, after)
                    shown = stage.seen[seat]
                    legal = shown.game.legal(shown.state, seat) if shown.phase == "playing" else ()
                await publisher.idle()
                table = await tables.get(table.id)
    assert pressed > 50
    assert refused == []


async def test_nobody_waits_for_a_computer_player_that_takes_its_time(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that would be waited for forever is waited for no longer than until the pause begins."""
    tables.computers = ComputersAtWork(longest=10**6)
    pauses_begun = 0

    async def rest(seconds: float) -> None:
        nonlocal pauses_begun
        pauses_begun += 1
        await tables.computers.rest(table.id)  # returns: the computer player is not about to act

    monkeypatch.setattr(pauses, "rest", rest)
    table, thinking = await started(tables, ANN, computers=2, game=BETWEEN), Greedy()
    while not pauses_begun:
        if any(table.seats[seat].program for seat in table.to_act):
            tables.computers.begin(table.id)
            await let_computer_act(tables, thinking, table)  # type: ignore[arg-type]
            waiting = asyncio.create_task(tables.computers.rest(table.id))
            await asyncio.sleep(0)
            assert not waiting.done(), "the next one may act at once"
            tables.computers.end(table.id)
            await waiting
            table = await tables.get(table.id)
            continue
        action = table.game.legal(table.state, 0)[0]
        table = await tables.play.act(table.id, ANN, 0, table.seq, action.text, fresh())
