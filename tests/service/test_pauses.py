"""Pauses that let people follow: before the result, and before a computer partner proposes something."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.delivery import pauses
from bot.delivery.computer_moves import let_computer_act
from bot.store import Store
from bot.tables.outbox import Outbox
from bot.tables.tables import Tables
from engines.registry import game
from tests.service.memory_stage import MemoryStage
from tests.service.playing import ANN, BOB, act, fresh, started
from tests.service.publishing import idle, publishing


@pytest.fixture
def rests(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The pauses, which are not waited for."""
    taken: list[float] = []

    async def rest(seconds: float) -> None:
        taken.append(seconds)

    monkeypatch.setattr(pauses, "rest", rest)
    monkeypatch.setattr(pauses, "BEFORE_RESULT", 3.0)
    monkeypatch.setattr(pauses, "BEFORE_PROPOSAL", 2.0)
    return taken


@pytest.mark.parametrize("watched", [True, False])
async def test_the_last_board_is_shown_before_the_result(
    tables: Tables, outbox: Outbox, store: Store, rests: list[float], watched: bool
) -> None:
    stage = MemoryStage()
    async with publishing(tables, outbox, store, stage) as publisher:
        table = await started(tables, ANN, BOB)
        while table.phase == "playing":
            table = await act(tables, table)
            await idle(publisher)
            if watched:
                for person in (ANN, BOB):
                    tables.presence.pressed(table.id, person.id)
    last, result = stage.boards[-2:]
    assert stage.last_boards == [(last.message, table.seq)]
    assert last.news[-1] == table.seq
    assert result.news == ()
    assert bool(result.called) is not watched
    assert rests == ([3.0] if watched else [])
    posts = await store.posts(table.id)
    assert (posts.board, posts.shown) == (result.message, table.seq)
    assert posts.since < table.seq, "In words still tells the last move"


class Greedy:
    """Thinks at once."""

    async def run(self, work: Any, key: str, state: str, seat: int, *more: Any) -> str:
        its_game = game(key)
        now = its_game.decode(state)
        view, legal = its_game.view(now, seat), its_game.legal(now, seat)
        return str(its_game.players["greedy"](view, legal, random.Random(1), 1.0).text)


async def test_a_computer_partner_takes_its_time_before_it_proposes(
    tables: Tables, rests: list[float]
) -> None:
    table, thinking = await started(tables, ANN, computers=2, game="between_two_castles"), Greedy()
    asked = 0
    while table.phase == "playing":
        if any(table.seats[seat].program for seat in table.to_act):
            before = table
            await let_computer_act(tables, thinking, table)  # type: ignore[arg-type]
            table = await tables.get(table.id)
            [entry] = await tables.entries(table.id, after=before.seq)
            asked += 0 in table.game.asked(entry.events)
            continue
        legal = table.game.legal(table.state, 0)
        table = await tables.play.act(table.id, ANN, 0, table.seq, legal[0].text, fresh())
    assert asked > 0
    assert rests == [2.0] * asked
