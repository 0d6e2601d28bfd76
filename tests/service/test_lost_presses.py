"""Presses at a table where computer partners act at the same time: the bot loses none of them as outdated.

Each person looks at a panel and presses its best answer a moment later. A panel shows the table as it was
when its person acted last, or when the bot last brought it up to date. Meanwhile the computer players act.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.delivery import pauses
from bot.delivery.publisher import Publisher
from bot.store import Store
from bot.tables.outbox import Outbox
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.work.drawing import Studio
from tests.phone.walking import undrawn
from tests.prepared import prepared
from tests.service.memory_stage import MemoryStage
from tests.service.playing import ANN, BOB, fresh, started

BETWEEN = "between_two_castles"
PAUSE, LONGEST_THOUGHT = 0.02, 0.06
"""Seconds of a computer partner before a proposal, and the most of a person before a press."""


@dataclass
class PanelStage(MemoryStage):
    """Remembers the table that each seat's open panel shows."""

    seen: dict[int, Table] = field(default_factory=dict)

    async def bring_panel(self, table: Table, seat: int, *, below: bool, acted: Collection[int]) -> None:
        await super().bring_panel(table, seat, below=below, acted=acted)
        if seat not in self.seen or self.seen[seat].seq < table.seq:
            self.seen[seat] = table


@dataclass
class Presses:
    """The number of presses, and the codes of those that were refused."""

    made: int = 0
    refused: list[str] = field(default_factory=list)


async def press_on(tables: Tables, stage: PanelStage, table: Table, seat: int, presses: Presses) -> None:
    """One person presses what their panel offers until the game is over."""
    person, rng = {ANN.id: ANN, BOB.id: BOB}[table.seats[seat].user or 0], random.Random(seat)
    stage.seen[seat] = table
    while (await tables.get(table.id)).phase == "playing":
        await asyncio.sleep(rng.random() * LONGEST_THOUGHT)
        shown = stage.seen[seat]
        legal = shown.game.legal(shown.state, seat) if shown.phase == "playing" else ()
        if not legal:
            continue
        action = shown.game.players["greedy"](shown.view(seat), legal, rng, 1.0)
        presses.made += 1
        tables.presence.pressed(table.id, person.id)
        tables.presence.opened(table.id, person.id)
        try:
            after = await tables.play.act(table.id, person, seat, shown.seq, action.text, fresh())
        except Refusal as refusal:
            presses.refused.append(refusal.code)
            after = await tables.get(table.id)  # the answer shows the table as it is
        if stage.seen[seat].seq < after.seq:
            stage.seen[seat] = after


async def games(folder: Path, seeds: Collection[int]) -> Presses:
    """Plays a game for each seed, with two people and two computer players."""
    presses = Presses()
    for seed in seeds:
        stage, outbox, studio = PanelStage(), Outbox(), Studio()
        with undrawn():
            async with Store.open(prepared(folder / f"{seed}.db")) as store:
                tables = Tables(store, outbox=outbox)
                publisher = Publisher(tables, outbox, store, stage, studio, pause=0.01)
                await publisher.start()
                table = await started(tables, ANN, BOB, computers=2, game=BETWEEN)
                seats = [number for number, row in enumerate(table.seats) if row.user is not None]
                await asyncio.gather(*(press_on(tables, stage, table, seat, presses) for seat in seats))
                await publisher.stop()
                studio.close()
    return presses


async def test_no_press_is_lost_to_a_quick_partner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pauses, "BEFORE_PROPOSAL", PAUSE)
    presses = await games(tmp_path, [1])
    assert presses.made > 30
    assert presses.refused == []
