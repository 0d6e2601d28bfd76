"""The turns of computer players: played when due, to the end, whatever the player does wrong."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.delivery import computer_moves as computers
from bot.store import Store
from bot.tables.outbox import Outbox
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.work.fair_queue import Requester, current_requester, never
from bot.work.thinking import Thinking
from tests.service.memory_stage import MemoryStage
from tests.service.playing import ANN, BOB, HERE, act, fresh, started
from tests.service.publishing import house, idle, publishing
from tests.service.secret_vote import SecretVote


@pytest.mark.parametrize("wrong", ["illegal", "unreadable", "error"])
async def test_a_computer_player_that_errs_is_followed_by_chance(
    tables: Tables,
    outbox: Outbox,
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    wrong: str,
) -> None:
    def player(view: Any, legal: Any, rng: Any, budget: float) -> Any:
        if wrong == "error":
            raise ZeroDivisionError("a bug")
        return replace(legal[0], number=99 if wrong == "illegal" else -1)

    monkeypatch.setattr(SecretVote, "players", {"bad": player})
    async with publishing(tables, outbox, store, MemoryStage()) as publisher:
        table = await started(tables, ANN, computers=2, game="secret_vote")
        await idle(publisher)
    assert (await tables.get(table.id)).to_act == (0,)
    assert await store.duties() == []
    assert "it moves at random" in caplog.text
    assert ("ZeroDivisionError: a bug" in caplog.text) is (wrong == "error")


async def test_a_computer_players_thought_is_not_given_up_for_a_newer_picture(
    tables: Tables, outbox: Outbox, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, choose = list[Requester | None](), computers._choice

    async def choice(thinking: Thinking, table: Table, seat: int) -> str:
        asked.append(current_requester.get())
        return await choose(thinking, table, seat)

    monkeypatch.setattr(computers, "_choice", choice)
    async with publishing(tables, outbox, store, MemoryStage()) as publisher:
        await started(tables, ANN, computers=2, game="secret_vote")
        await idle(publisher)
    assert [one and one.is_overtaken for one in asked] == [never, never]


async def test_a_computer_players_chance_comes_from_the_games_seed(tables: Tables) -> None:
    """All other facts about a table are public."""
    table = await started(tables, ANN, computers=1, game="secret_vote")
    other = replace(table, state=table.state._replace(seed="f" * 32))
    draws = [computers.rng_seed_for(one, 1) for one in (table, table, other)]
    assert draws[0] == draws[1]
    assert draws[0] != draws[2]


async def test_computer_players_play_a_game_to_its_end(tables: Tables, outbox: Outbox, store: Store) -> None:
    stage = MemoryStage()
    async with publishing(tables, outbox, store, stage) as publisher:
        table = await started(tables, ANN, computers=3)
        while table.phase == "playing":
            await idle(publisher)
            table = await tables.get(table.id)
            if table.phase == "playing":
                assert table.seats[table.to_act[0]].user == ANN.id
                await act(tables, table)
    assert table.phase == "over"
    assert stage.boards[-1].seq == table.seq
    assert [seq for board in stage.boards for seq in board.news] == list(range(1, table.seq + 1))
    assert await store.duties() == []


async def test_a_computer_player_takes_up_the_turn_of_who_leaves(
    tables: Tables, outbox: Outbox, store: Store
) -> None:
    stage = MemoryStage()
    async with publishing(tables, outbox, store, stage) as publisher:
        table = await started(tables, ANN, BOB)
        await idle(publisher)
        leaver, stayer = (ANN, BOB) if table.seat_of(ANN.id) in table.to_act else (BOB, ANN)
        await tables.play.retire(table.id, leaver, fresh())
        await idle(publisher)
    table = await tables.get(table.id)
    assert table.seats[table.to_act[0]].user == stayer.id
    assert table.row.host == stayer.id


async def test_computer_players_act_in_a_simultaneous_phase(
    tables: Tables, outbox: Outbox, store: Store
) -> None:
    stage = MemoryStage()
    async with publishing(tables, outbox, store, stage) as publisher:
        table = await started(tables, ANN, computers=2, game="secret_vote")
        await idle(publisher)
        assert (await tables.get(table.id)).to_act == (0,)
        await tables.play.act(table.id, ANN, 0, table.seq, "vote 1", fresh())
        await idle(publisher)
        assert (await tables.get(table.id)).state.round == 2


async def test_a_seat_is_played_by_the_computer_player_that_was_chosen(
    tables: Tables, outbox: Outbox, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = {**SecretVote.players, "high": lambda view, legal, rng, budget: legal[-1]}
    monkeypatch.setattr(SecretVote, "players", players)
    table = await tables.lobby.open(HERE, ANN, "secret_vote", fresh())
    for player in ("low", "high"):
        await tables.lobby.add_computer(table.id, ANN, player, fresh())
    table = await tables.lobby.start(table.id, ANN, fresh())
    async with publishing(tables, outbox, store, MemoryStage()) as publisher:
        await idle(publisher)
    state = (await tables.get(table.id)).state
    assert dict(zip((seat.computer for seat in table.seats), state.votes, strict=True)) == {
        None: None,
        "low": 0,
        "high": 2,
    }


async def test_a_restart_lets_the_computer_player_act_that_was_due(path: Path) -> None:
    async with Store.open(path) as store:
        tables = Tables(store)
        table = await started(tables, ANN, computers=2, game="secret_vote")
    async with Store.open(path) as store:
        tables, outbox = house(store)
        async with publishing(tables, outbox, store, MemoryStage()) as publisher:
            await idle(publisher)
        assert (await tables.get(table.id)).to_act == (0,)
