"""What follows an event: shown in order and once, tried again or given up, taken up after a restart."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.service import computers
from bot.service import publisher as publishing_module
from bot.service.delivery import Trouble, Undelivered
from bot.service.duties import Duties
from bot.service.people import Bounds
from bot.service.publisher import Publisher
from bot.service.studio import Studio
from bot.service.table import Entry, Table
from bot.service.tables import Tables
from bot.store import Duty, Posts, Store
from tests.service.memory_stage import Board, MemoryStage
from tests.service.playing import ANN, BOB, HERE, act, fresh, started
from tests.service.secret_vote import SecretVote


class HangingStage(MemoryStage):
    """Some tables' pictures are never answered."""

    hanging = True

    async def show_board(
        self, table: Table, posts: Posts, news: Sequence[Entry], called: Collection[int]
    ) -> str:
        if self.hanging:
            await asyncio.Event().wait()
        return await super().show_board(table, posts, news, called)


@asynccontextmanager
async def publishing(
    tables: Tables, duties: Duties, store: Store, stage: MemoryStage, pause: float = 0.01
) -> AsyncIterator[Publisher]:
    studio = Studio()
    publisher = Publisher(tables, duties, store, stage, studio, pause=pause)
    await publisher.start()
    try:
        yield publisher
    finally:
        await publisher.stop()
        studio.close()


def house(store: Store) -> tuple[Tables, Duties]:
    """Tables as a new process finds them, and where their duties are told."""
    duties = Duties()
    return Tables(store, duties=duties), duties


async def idle(publisher: Publisher) -> None:
    await asyncio.wait_for(publisher.idle(), 20)


async def test_a_lobby_is_posted_once_and_then_kept_up_to_date(
    tables: Tables, duties: Duties, store: Store
) -> None:
    stage = MemoryStage()
    async with publishing(tables, duties, store, stage) as publisher:
        table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
        await idle(publisher)
        table = await tables.lobby.join(table.id, BOB, fresh())
        await idle(publisher)
    assert stage.lobbies == {1: (table.id, table.seq)}
    assert await store.duties() == []


async def test_every_turn_is_shown_and_the_old_picture_retired(
    tables: Tables, duties: Duties, store: Store
) -> None:
    stage = MemoryStage()
    async with publishing(tables, duties, store, stage) as publisher:
        table = await started(tables)
        await idle(publisher)
        for _ in range(4):
            table = await act(tables, table)
            await idle(publisher)
    told = [seq for board in stage.boards for seq in board.news]
    assert told == list(range(1, stage.boards[-1].seq + 1))
    assert len({board.seq for board in stage.boards}) == len(stage.boards)
    assert stage.retired == [board.message for board in stage.boards[:-1]]
    assert {board.venue for board in stage.boards} == {5001}
    assert (await tables.at(5001)).id == table.id


async def test_a_started_tables_lobby_points_to_its_thread(
    tables: Tables, duties: Duties, store: Store
) -> None:
    stage = MemoryStage()
    async with publishing(tables, duties, store, stage) as publisher:
        table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
        await tables.lobby.join(table.id, BOB, fresh())
        await idle(publisher)
        await tables.lobby.start(table.id, ANN, fresh())
        await idle(publisher)
    assert stage.links[table.id] == 5001


async def test_a_restart_publishes_the_latest_board_with_all_the_news(path: Path) -> None:
    async with Store.open(path) as store:
        tables = Tables(store)
        table = await started(tables)
        for _ in range(6):
            table = await act(tables, table)
    stage = MemoryStage()
    async with Store.open(path) as store, publishing(*house(store), store, stage) as publisher:
        await idle(publisher)
        assert await store.duties() == []
    assert [board.seq for board in stage.boards] == [table.seq]
    assert stage.boards[0].news == tuple(range(1, table.seq + 1))
    assert list(stage.lobbies.values()) == [(table.id, table.seq)]
    again = MemoryStage()
    async with Store.open(path) as store, publishing(*house(store), store, again) as publisher:
        await idle(publisher)
    assert again.tries == 0


async def test_a_board_that_an_older_duty_has_told_is_not_posted_again(
    tables: Tables, duties: Duties, store: Store
) -> None:
    """The table moves on after its duty was taken up and before the board is drawn."""
    stage = MemoryStage()
    table = await started(tables)
    async with publishing(tables, duties, store, stage) as publisher:
        await idle(publisher)
    old = Duty(table.id, "board", table.seq + 1)
    table = await act(tables, await act(tables, table))
    stage.boards.clear()
    async with publishing(tables, duties, store, stage) as publisher:
        publisher.add(Duty(table.id, "board", old.seq))
        await idle(publisher)
        publisher.add(Duty(table.id, "board", table.seq))
        await idle(publisher)
    assert [board.seq for board in stage.boards] == [table.seq]


async def test_without_its_thread_a_table_goes_on_in_the_channel(
    tables: Tables, duties: Duties, store: Store
) -> None:
    stage = MemoryStage()
    async with publishing(tables, duties, store, stage) as publisher:
        table = await started(tables)
        await idle(publisher)
        stage.gone.add(stage.boards[0].venue)
        for _ in range(4):
            table = await act(tables, table)
        await idle(publisher)
    assert stage.boards[-1].venue == HERE.channel
    assert (await store.posts(table.id)).venue == HERE.channel
    assert (await tables.at(HERE.channel)).id == table.id


async def test_without_thread_and_channel_the_game_goes_on_and_its_board_waits(
    tables: Tables, duties: Duties, store: Store
) -> None:
    stage = MemoryStage()
    async with publishing(tables, duties, store, stage) as publisher:
        table = await started(tables)
        await idle(publisher)
        stage.gone |= {stage.boards[0].venue, HERE.channel}
        for _ in range(4):
            table = await act(tables, table)
        await idle(publisher)
    assert len(stage.boards) == 1
    assert [(duty.table_id, duty.kind) for duty in await store.duties()] == [(table.id, "board")]
    assert (await tables.get(table.id)).seq == table.seq
    stage.gone.clear()  # a start finds the channel again
    async with publishing(tables, duties, store, stage) as publisher:
        await idle(publisher)
    assert stage.boards[-1].seq == table.seq
    assert await store.duties() == []


@pytest.mark.parametrize("method", ["show_lobby", "open_venue", "show_board"])
@pytest.mark.parametrize("fault", [Undelivered(Trouble.CLOSED, "no permission"), RuntimeError("502")])
async def test_what_fails_for_a_while_is_tried_again(
    tables: Tables, duties: Duties, store: Store, method: str, fault: Exception
) -> None:
    stage = MemoryStage()
    stage.faults[method] = [fault] * 3
    async with publishing(tables, duties, store, stage) as publisher:
        table = await started(tables)
        await idle(publisher)
    assert stage.faults[method] == []
    assert [board.seq for board in stage.boards] == [table.seq]
    assert await store.duties() == []


async def test_what_fails_is_tried_later_and_later(tables: Tables, duties: Duties, store: Store) -> None:
    stage = MemoryStage()
    stage.faults["show_lobby"] = [RuntimeError("502")] * 4
    begin = time.monotonic()
    async with publishing(tables, duties, store, stage, pause=0.02) as publisher:
        await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
        await idle(publisher)
    assert time.monotonic() - begin >= 0.02 + 0.04 + 0.08 + 0.16
    assert len(stage.lobbies) == 1


async def test_after_so_many_failures_a_table_rests_and_its_duty_stays(
    tables: Tables, duties: Duties, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(publishing_module, "LONGEST_PAUSE", 0.0)
    monkeypatch.setattr(publishing_module, "ATTEMPTS", 5)
    stage = MemoryStage()
    stage.faults["show_lobby"] = [RuntimeError("502")] * 50
    async with publishing(tables, duties, store, stage) as publisher:
        table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
        await idle(publisher)
        assert stage.tries == 5
        assert await store.duties() == [Duty(table.id, "lobby", table.seq)]
        stage.faults.clear()
        publisher.take_up()  # the cause has changed
        await idle(publisher)
    assert await store.duties() == []


async def test_what_rests_is_taken_up_with_the_next_event_of_another_kind(
    tables: Tables, duties: Duties, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(publishing_module, "LONGEST_PAUSE", 0.0)
    monkeypatch.setattr(publishing_module, "ATTEMPTS", 2)
    stage = MemoryStage()
    async with publishing(tables, duties, store, stage) as publisher:
        table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
        await tables.lobby.join(table.id, BOB, fresh())
        await idle(publisher)
        stage.faults["show_lobby"] = [RuntimeError("502")] * 2
        table = await tables.lobby.start(table.id, ANN, fresh())
        await idle(publisher)
        assert await store.duties() == [Duty(table.id, "lobby", table.seq)]
        await act(tables, table)
        await idle(publisher)
    assert await store.duties() == []
    assert list(stage.lobbies.values())[-1][0] == table.id


async def test_what_is_our_own_mistake_is_not_tried_again_and_again(
    tables: Tables, duties: Duties, store: Store
) -> None:
    stage = MemoryStage()
    stage.faults["show_lobby"] = [Undelivered(Trouble.OURS, "400")] * 2
    async with publishing(tables, duties, store, stage) as publisher:
        table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
        await idle(publisher)
        assert stage.tries == 1
    assert await store.duties() == [Duty(table.id, "lobby", table.seq)]


async def test_a_throttled_duty_waits_as_long_as_it_is_told_even_when_news_come(
    tables: Tables, duties: Duties, store: Store
) -> None:
    stage = MemoryStage()
    stage.faults["show_lobby"] = [Undelivered(Trouble.THROTTLED, "429", wait=0.3)]
    async with publishing(tables, duties, store, stage) as publisher:
        table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
        await asyncio.wait_for(stage.failed.wait(), 20)
        begin = time.monotonic()
        table = await tables.lobby.join(table.id, BOB, fresh())
        await idle(publisher)
        assert time.monotonic() - begin >= 0.25
    assert (stage.tries, stage.lobbies) == (2, {1: (table.id, table.seq)})


async def test_what_may_have_been_posted_is_looked_for_before_it_is_posted_again(path: Path) -> None:
    """The picture was posted, and the process killed before that was written down."""
    async with Store.open(path) as store:
        table = await started(Tables(store))
        stage = MemoryStage()
        await store.set_posts(table.id, Posts(venue=5001, lobby=1))
        stage.boards.append(Board("m0", 5001, table.id, table.seq, (1, 2, 3)))
        async with publishing(*house(store), store, stage) as publisher:
            await idle(publisher)
        assert [board.message for board in stage.boards] == ["m0"]
        assert await store.duties() == []
        assert (await store.posts(table.id)).board == "m0"


async def test_a_lost_answer_is_looked_for_and_a_plain_post_is_not(
    tables: Tables, duties: Duties, store: Store
) -> None:
    stage = MemoryStage()
    async with publishing(tables, duties, store, stage) as publisher:
        table = await started(tables)
        await idle(publisher)
        assert stage.looked == []
        stage.faults["show_board"] = [Undelivered(Trouble.PASSING, "lost")]
        table = await act(tables, table)
        await idle(publisher)
    assert stage.looked == [(table.id, table.seq)]


async def test_the_host_hears_once_that_the_table_can_not_be_shown(
    tables: Tables, duties: Duties, store: Store
) -> None:
    stage = MemoryStage()
    async with publishing(tables, duties, store, stage) as publisher:
        table = await started(tables)
        stage.faults["show_board"] = [Undelivered(Trouble.CLOSED, "50013")] * 3
        await idle(publisher)
        stage.faults["show_board"] = [Undelivered(Trouble.CLOSED, "50013")]
        await act(tables, table)
        await idle(publisher)
    assert stage.hosts_told == [(table.id, ANN.id)]


async def test_a_request_that_hangs_holds_up_its_own_table_only(
    tables: Tables, duties: Duties, store: Store
) -> None:
    stage = HangingStage()
    many = Tables(store, Bounds(per_server=100, per_person=100), duties=duties)
    async with publishing(many, duties, store, stage) as publisher:
        stuck = [await started(many, ANN, computers=1) for _ in range(20)]
        await asyncio.sleep(0.2)
        stage.hanging = False
        free = await started(many, ANN, computers=1)
        with suppress(TimeoutError):
            await asyncio.wait_for(publisher.idle(), 2)
    assert {board.table_id for board in stage.boards} == {free.id}
    for table in stuck:  # their computer players have decided all the same
        assert (await many.get(table.id)).to_act == (0,)


@pytest.mark.parametrize("wrong", ["illegal", "unreadable", "error"])
async def test_a_computer_player_that_errs_is_followed_by_chance(
    tables: Tables,
    duties: Duties,
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    wrong: str,
) -> None:
    def player(view: Any, legal: Any, rng: Any, budget: float) -> Any:
        if wrong == "error":
            raise ZeroDivisionError("a bug")
        return legal[0].model_copy(update={"number": 99 if wrong == "illegal" else -1})

    monkeypatch.setattr(SecretVote, "players", {"bad": player})
    async with publishing(tables, duties, store, MemoryStage()) as publisher:
        table = await started(tables, ANN, computers=2, game="secret_vote")
        await idle(publisher)
    assert (await tables.get(table.id)).to_act == (0,)
    assert await store.duties() == []
    assert "chance decides" in caplog.text


async def test_a_computer_players_chance_comes_from_the_games_seed(tables: Tables) -> None:
    """Everything else about a table can be known by anybody."""
    table = await started(tables, ANN, computers=1, game="secret_vote")
    other = replace(table, state=table.state._replace(seed="f" * 32))
    draws = [computers.chance_of(one, 1).random() for one in (table, table, other)]
    assert draws[0] == draws[1]
    assert draws[0] != draws[2]


async def test_what_still_fails_stays_in_the_file_for_the_next_start(
    tables: Tables, duties: Duties, store: Store
) -> None:
    stage = MemoryStage()
    stage.faults["show_board"] = [Undelivered(Trouble.CLOSED, "no permission")] * 10**4
    async with publishing(tables, duties, store, stage):
        table = await started(tables)
        await asyncio.wait_for(stage.failed.wait(), 20)
    assert Duty(table.id, "board", table.seq) in await store.duties()


async def test_news_are_seen_to_at_once_even_in_a_long_pause(
    tables: Tables, duties: Duties, store: Store
) -> None:
    stage = MemoryStage()
    async with publishing(tables, duties, store, stage, pause=60) as publisher:
        stage.faults["show_lobby"] = [Undelivered(Trouble.CLOSED, "no permission")]
        table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
        await asyncio.wait_for(stage.failed.wait(), 20)
        begin = time.monotonic()
        table = await tables.lobby.join(table.id, BOB, fresh())
        await idle(publisher)
        assert time.monotonic() - begin < 5
    assert stage.lobbies == {1: (table.id, table.seq)}


async def test_an_old_picture_that_keeps_its_buttons_is_no_reason_to_post_again(
    tables: Tables, duties: Duties, store: Store
) -> None:
    stage = MemoryStage()
    async with publishing(tables, duties, store, stage) as publisher:
        table = await started(tables)
        await idle(publisher)
        stage.faults["retire_board"] = [RuntimeError("500")]
        while len(stage.boards) < 2:
            table = await act(tables, table)
            await idle(publisher)
    assert [board.seq for board in stage.boards] == [stage.boards[0].seq, table.seq]


async def test_a_damaged_table_waits_until_it_can_be_read_and_others_are_shown(
    tables: Tables, duties: Duties, store: Store, path: Path
) -> None:
    broken, sound = await started(tables), await started(tables)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE tables SET schema = 99 WHERE id = ?", (broken.id,))
    stage = MemoryStage()
    async with publishing(*house(store), store, stage) as publisher:
        await idle(publisher)
    assert [board.table_id for board in stage.boards] == [sound.id]
    assert {duty.table_id for duty in await store.duties()} == {broken.id}
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE tables SET schema = 1 WHERE id = ?", (broken.id,))
    async with publishing(*house(store), store, stage) as publisher:
        await idle(publisher)
    assert [board.table_id for board in stage.boards] == [sound.id, broken.id]
    assert await store.duties() == []


async def test_computer_players_play_a_game_to_its_end(tables: Tables, duties: Duties, store: Store) -> None:
    stage = MemoryStage()
    async with publishing(tables, duties, store, stage) as publisher:
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
    tables: Tables, duties: Duties, store: Store
) -> None:
    stage = MemoryStage()
    async with publishing(tables, duties, store, stage) as publisher:
        table = await started(tables, ANN, BOB)
        await idle(publisher)
        leaver, stayer = (ANN, BOB) if table.seat_of(ANN.id) in table.to_act else (BOB, ANN)
        await tables.play.retire(table.id, leaver, fresh())
        await idle(publisher)
    table = await tables.get(table.id)
    assert table.seats[table.to_act[0]].user == stayer.id
    assert table.row.host == stayer.id


async def test_computer_players_act_in_a_simultaneous_phase(
    tables: Tables, duties: Duties, store: Store
) -> None:
    stage = MemoryStage()
    async with publishing(tables, duties, store, stage) as publisher:
        table = await started(tables, ANN, computers=2, game="secret_vote")
        await idle(publisher)
        assert (await tables.get(table.id)).to_act == (0,)
        await tables.play.act(table.id, ANN, 0, table.seq, "vote 1", fresh())
        await idle(publisher)
        assert (await tables.get(table.id)).state.round == 2


async def test_a_seat_is_played_by_the_computer_player_that_was_chosen(
    tables: Tables, duties: Duties, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = {**SecretVote.players, "high": lambda view, legal, rng, budget: legal[-1]}
    monkeypatch.setattr(SecretVote, "players", players)
    table = await tables.lobby.open(HERE, ANN, "secret_vote", fresh())
    for player in ("low", "high"):
        await tables.lobby.add_computer(table.id, ANN, player, fresh())
    table = await tables.lobby.start(table.id, ANN, fresh())
    async with publishing(tables, duties, store, MemoryStage()) as publisher:
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
        tables, duties = house(store)
        async with publishing(tables, duties, store, MemoryStage()) as publisher:
            await idle(publisher)
        assert (await tables.get(table.id)).to_act == (0,)


async def test_a_stopped_publisher_starts_again(tables: Tables, duties: Duties, store: Store) -> None:
    stage, studio = MemoryStage(), Studio()
    publisher = Publisher(tables, duties, store, stage, studio)
    await publisher.start()
    table = await started(tables)
    await publisher.stop()
    await publisher.start()
    await idle(publisher)
    await publisher.stop()
    studio.close()
    assert stage.boards[-1].seq == table.seq
