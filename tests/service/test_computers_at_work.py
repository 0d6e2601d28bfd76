"""Presses at a table where computer partners act at the same time: none of them is lost.

Two people press at once what their panels offer, a few times each and then the other one. A panel shows the
table as the answer to the last press of its person did, or as the bot brought it since.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from bot.delivery import pauses
from bot.delivery.computer_moves import let_computer_act
from bot.delivery.publisher import Publisher
from bot.store import Store
from bot.tables.actors import Person
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
from tests.soak import in_soak
from tests.wire.tally import counting

BETWEEN = "between_two_castles"
PEOPLE = (ANN, BOB)
GAMES = 20
"""The number of games in `make soak`; all other runs play the first."""
READS = 0.03
"""The most seconds for which a person reads; computer players and pictures take less and more than that."""
OTHERS_TURN = 0.3
"""How often a person rests after a press although their panel asks more."""


@dataclass
class PanelStage(MemoryStage):
    """Remembers the table that each seat's open panel shows."""

    seen: dict[int, Table] = field(default_factory=dict)

    async def bring_panel(
        self, table: Table, seat: int, *, below: bool, acted: Collection[int], board: str | None = None
    ) -> None:
        await super().bring_panel(table, seat, below=below, acted=acted, board=board)
        self.show(seat, table)

    def show(self, seat: int, table: Table) -> None:
        if seat not in self.seen or self.seen[seat].seq < table.seq:
            self.seen[seat] = table


@dataclass
class Presses:
    """Two people who press at a table until its game is over; counts presses and lists refused ones."""

    tables: Tables
    stage: PanelStage
    publisher: Publisher
    rng: random.Random
    pressed: int = 0
    refused: list[tuple[str, str]] = field(default_factory=list)

    async def play(self, table: Table) -> None:
        people = {seat: one for seat, row in enumerate(table.seats) for one in PEOPLE if row.user == one.id}
        for seat in people:
            self.stage.show(seat, table)
        while table.phase == "playing":
            seat = self.rng.choice([seat for seat in table.to_act if seat in people])
            while self._questions(seat):
                await self._press(table, seat, people[seat])
                if self.rng.random() < OTHERS_TURN:
                    break
            await self.publisher.idle()  # the other person reads for longer than panels take to follow
            table = await self.tables.get(table.id)

    def _questions(self, seat: int) -> tuple[Any, ...]:
        shown = self.stage.seen[seat]
        return shown.game.legal(shown.state, seat) if shown.phase == "playing" else ()

    async def _press(self, table: Table, seat: int, person: Person) -> None:
        """Read the panel and press what it shows then; the answer to the press is the next panel."""
        await asyncio.sleep(self.rng.uniform(0, READS))
        shown = self.stage.seen[seat]
        if not self._questions(seat):
            return  # a partner's answer has settled it
        view, legal = shown.view(seat), self._questions(seat)
        action = shown.game.players["greedy"](view, legal, self.rng, 1.0)
        self.pressed += 1
        self.tables.presence.pressed(table.id, person.id)
        self.tables.presence.opened(table.id, person.id)
        try:
            after = await self.tables.play.act(table.id, person, seat, shown.seq, action.text, fresh())
            after = await self.tables.after_computers(after, seat)
        except Refusal as refusal:
            self.refused.append((refusal.code, action.text))
            after = await self.tables.get(table.id)
        self.stage.show(seat, after)


@pytest.mark.parametrize("number", [0, *(in_soak(number) for number in range(1, GAMES))])
async def test_no_press_is_lost_to_a_quick_partner(
    tables: Tables, outbox: Outbox, store: Store, tmp_path: Path, number: int
) -> None:
    stage, tables.computers = PanelStage(), ComputersAtWork(longest=10**6)
    with undrawn(), patch("bot.tables.lobby.random_seed", lambda rng: f"{number:032x}"):
        async with publishing(tables, outbox, store, stage) as publisher:
            table = await started(tables, ANN, BOB, computers=2, game=BETWEEN)
            presses = Presses(tables, stage, publisher, random.Random(number))
            with counting(f"presses {number}", tmp_path) as seen:
                await presses.play(table)
                seen["presses"], seen["lost"] = presses.pressed, len(presses.refused)
                assert presses.refused == []
    assert presses.pressed > 50


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
