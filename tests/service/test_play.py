"""Playing: the right to act, buttons that are still valid, and stored events."""

from __future__ import annotations

import asyncio
import json
import logging
import random

import pytest

from bot.store import Store, TableRow, Where
from bot.tables import ledger
from bot.tables.actors import Person, TableLimits, Venue
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables
from tests.service.playing import (
    ANN,
    BOB,
    CEC,
    HERE,
    MODERATOR,
    act,
    any_action,
    due,
    fresh,
    refused,
    started,
)
from tests.store.behind import run
from tests.support.times import DAY

BOTH_DATABASES = True


def other(table: Table) -> Person:
    """Returns the person of a two-seat table who is not due."""
    return BOB if due(table).id == ANN.id else ANN


async def test_an_action_is_applied_and_written(tables: Tables, store: Store) -> None:
    table = await started(tables)
    text = any_action(table)
    changed = await act(tables, table)
    assert changed.seq == table.seq + 1
    assert changed.state == table.game.apply(table.state, table.to_act[0], table.game.parse(text)).state
    entry = (await tables.entries(table.id))[-1]
    assert (entry.verb, entry.action, entry.user) == ("acted", text, due(table).id)
    tables._ledger.forget(table.id)
    assert await tables.get(table.id) == changed


async def test_a_game_reads_the_same_from_the_file_at_every_step(tables: Tables, store: Store) -> None:
    table = await started(tables, ANN, BOB, CEC)
    rng = random.Random(1)
    while table.phase == "playing":
        text = any_action(table, rng)
        table = await tables.play.act(table.id, due(table), table.to_act[0], table.seq, text, fresh())
        assert await Tables(store).get(table.id) == table
    assert table.phase == "over"
    with refused("table-over"):
        await tables.play.act(table.id, ANN, 0, table.seq, "claim 1", fresh())


async def test_a_redelivered_click_acts_once(tables: Tables) -> None:
    table = await started(tables)
    request = fresh()
    await act(tables, table, request)
    with refused("already-done"):
        await act(tables, table, request)
    assert (await tables.get(table.id)).seq == table.seq + 1


async def test_the_same_click_twice_at_once_acts_once(tables: Tables) -> None:
    table = await started(tables)
    request = fresh()
    outcomes = await asyncio.gather(*(act(tables, table, request) for _ in range(5)), return_exceptions=True)
    codes = [outcome.code for outcome in outcomes if isinstance(outcome, Refusal)]
    assert codes == ["already-done"] * 4
    assert (await tables.get(table.id)).seq == table.seq + 1


async def test_a_double_click_acts_once(tables: Tables) -> None:
    table = await started(tables)
    outcomes = await asyncio.gather(act(tables, table), act(tables, table), return_exceptions=True)
    assert [outcome.code for outcome in outcomes if isinstance(outcome, Refusal)] == ["outdated"]
    assert (await tables.get(table.id)).seq == table.seq + 1


async def test_a_stale_button_changes_nothing(tables: Tables) -> None:
    table = await started(tables)
    later = await act(tables, await act(tables, table))
    for old in (table.seq, later.seq + 5):
        with refused("outdated"):
            await tables.play.act(table.id, due(table), table.to_act[0], old, any_action(table), fresh())
    assert await tables.get(table.id) == later


async def test_a_button_of_an_earlier_turn_is_stale_when_its_seat_is_due_again(tables: Tables) -> None:
    table = await started(tables)
    later = await act(tables, table)
    while later.to_act[0] != table.to_act[0]:
        later = await act(tables, later)
    with refused("outdated"):
        await tables.play.act(table.id, due(later), later.to_act[0], table.seq, any_action(later), fresh())
    assert await tables.get(table.id) == later


async def test_nobody_acts_for_another(tables: Tables) -> None:
    table = await started(tables)
    with refused("not-your-seat"):
        await tables.play.act(table.id, other(table), table.to_act[0], table.seq, any_action(table), fresh())
    with refused("not-playing"):
        await tables.play.act(table.id, CEC, table.to_act[0], table.seq, any_action(table), fresh())
    assert await tables.get(table.id) == table


async def test_nobody_acts_out_of_turn_or_against_the_rules(tables: Tables) -> None:
    table = await started(tables)
    idle = 1 - table.to_act[0]
    with refused("not-your-turn"):
        await tables.play.act(table.id, other(table), idle, table.seq, any_action(table), fresh())
    with refused("illegal-action"):
        await tables.play.act(table.id, due(table), table.to_act[0], table.seq, "place 1 5,5 E", fresh())
    with refused("outdated"):
        await tables.play.act(table.id, due(table), table.to_act[0], table.seq, "castle e1g1", fresh())
    assert await tables.get(table.id) == table


async def test_a_lobby_is_not_played_and_an_unknown_table_is_named_so(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    with refused("not-started"):
        await tables.play.act(table.id, ANN, 0, table.seq, "claim 1", fresh())
    with refused("unknown-table"):
        await tables.play.act("NOWHERE", ANN, 0, 1, "claim 1", fresh())
    with refused("no-table-here"):
        await tables.at(123)


async def test_in_a_simultaneous_phase_others_do_not_age_my_button(tables: Tables) -> None:
    """Also for the last one to choose, when no other player is due any more."""
    table = await started(tables, ANN, BOB, CEC, game="secret_vote")
    for seat, person in ((2, CEC), (1, BOB), (0, ANN)):
        await tables.play.act(table.id, person, seat, table.seq, "vote 1", fresh())
    after = await tables.get(table.id)
    assert after.state.points == (1, 1, 1)
    with refused("outdated"):
        await tables.play.act(table.id, ANN, 0, table.seq, "vote 2", fresh())
    assert (await tables.get(table.id)).seq == after.seq


async def test_in_a_simultaneous_phase_nobody_chooses_twice(tables: Tables) -> None:
    table = await started(tables, ANN, BOB, game="secret_vote")
    request = fresh()
    await tables.play.act(table.id, ANN, 0, table.seq, "vote 1", request)
    with refused("already-done"):
        await tables.play.act(table.id, ANN, 0, table.seq, "vote 1", request)
    with refused("outdated"):
        await tables.play.act(table.id, ANN, 0, table.seq, "vote 2", fresh())
    assert (await tables.get(table.id)).state.votes == (1, None)


async def test_a_computer_player_acts_in_its_own_seat_on_the_table_it_saw(tables: Tables) -> None:
    seen = await started(tables, ANN, computers=1, game="secret_vote")
    with refused("outdated"):
        await tables.play.act_for_computer(seen.id, 0, seen.seq, "vote 1")
    table = await tables.play.act(seen.id, ANN, 0, seen.seq, "vote 1", fresh())
    with refused("outdated"):
        await tables.play.act_for_computer(seen.id, 1, seen.seq, "vote 2")
    await tables.play.act_for_computer(seen.id, 1, table.seq, "vote 2")
    ended = await tables.play.end(seen.id, MODERATOR, fresh())
    with refused("outdated"):
        await tables.play.act_for_computer(seen.id, 1, ended.seq, "vote 2")


async def test_a_player_who_leaves_hands_the_seat_to_a_computer_player(tables: Tables, store: Store) -> None:
    table = await started(tables, ANN, BOB, CEC)
    left = await tables.play.retire(table.id, ANN, fresh())
    seat = left.seats[0]
    assert (seat.user, seat.name, seat.program) == (None, "Ann", next(iter(table.game.players)))
    assert (left.phase, left.row.host, left.state) == ("playing", BOB.id, table.state)
    entry = (await tables.entries(table.id))[-1]
    assert (entry.verb, entry.user, entry.seat) == ("left", ANN.id, 0)
    kinds = {item.kind for item in await store.duties() if item.seq == left.seq}
    assert kinds == ({"board", "computer"} if 0 in table.to_act else {"board"})
    with refused("not-playing"):
        await tables.play.retire(table.id, ANN, fresh())
    assert await Tables(store).get(table.id) == left


async def test_somebody_leaving_does_not_age_the_others_buttons(tables: Tables) -> None:
    table = await started(tables, ANN, BOB, CEC)
    leaving = next(person for person in (ANN, BOB, CEC) if person.id != due(table).id)
    await tables.play.retire(table.id, leaving, fresh())
    assert (await act(tables, table)).seq == table.seq + 2


async def test_a_game_that_its_last_person_leaves_is_ended(tables: Tables) -> None:
    table = await started(tables, ANN, BOB, computers=1)
    await tables.play.retire(table.id, BOB, fresh())
    table = await tables.play.retire(table.id, ANN, fresh())
    assert table.phase == "ended"
    with refused("table-over"):
        await tables.play.retire(table.id, ANN, fresh())


async def test_an_absent_player_is_replaced_by_host_or_moderator_only(tables: Tables) -> None:
    table = await started(tables, ANN, BOB, CEC)
    with refused("not-yet-replaced"):
        await tables.play.replace_with_computer(table.id, BOB, 2, fresh())
    after = await tables.play.replace_with_computer(table.id, ANN, 2, fresh())
    assert after.seats[2].user is None
    assert after.seats[2].program
    for nobody in (2, 7, -1):
        with refused("no-person-there"):
            await tables.play.replace_with_computer(table.id, ANN, nobody, fresh())
    after = await tables.play.replace_with_computer(table.id, MODERATOR, 0, fresh())
    assert after.row.host == BOB.id
    assert [entry.verb for entry in await tables.entries(table.id)][-2:] == ["replaced", "replaced"]


async def test_after_a_day_any_player_replaces_whom_the_table_waits_for(store: Store) -> None:
    now = [1000.0]
    tables = Tables(store, clock=lambda: now[0])
    table = await started(tables, ANN, BOB, CEC)
    away = table.to_act[0]
    others = [person for person in (ANN, BOB, CEC) if table.seats[away].user != person.id]
    player = next(person for person in others if person.id != table.row.host)
    idle = next(seat for seat in range(3) if seat != away and table.seats[seat].user != player.id)
    now[0] += 3 * DAY - 1
    with refused("not-yet-replaced"):
        await tables.play.replace_with_computer(table.id, player, away, fresh())
    now[0] += 1
    with refused("not-yet-replaced"):
        await tables.play.replace_with_computer(table.id, Person(77, "Eve"), away, fresh())
    if table.seats[idle].user != player.id:
        with refused("not-yet-replaced"):
            await tables.play.replace_with_computer(table.id, player, idle, fresh())
    after = await tables.play.replace_with_computer(table.id, player, away, fresh())
    assert after.seats[away].program


async def test_who_is_absent_never_becomes_the_host(tables: Tables) -> None:
    table = await started(tables, ANN, BOB, CEC)
    after = await tables.play.retire(table.id, ANN, fresh(), absent={BOB.id})
    assert after.row.host == CEC.id
    after = await tables.play.retire(table.id, CEC, fresh(), absent={BOB.id})
    assert after.phase == "ended"


async def test_tables_of_a_lost_server_are_closed_and_count_no_longer(tables: Tables, store: Store) -> None:
    bounds = Tables(store, TableLimits(per_person=2))
    lost = [await started(bounds), await bounds.lobby.open(HERE, ANN, "kingdomino", fresh())]
    elsewhere = Venue(guild=8, channel=80, lang="en")
    with refused("too-many-tables-yours"):
        await bounds.lobby.open(elsewhere, ANN, "kingdomino", fresh())
    assert await bounds.lose(HERE.guild) == 2
    kept = await bounds.lobby.open(elsewhere, ANN, "kingdomino", fresh())
    assert [(await bounds.get(table.id)).phase for table in (*lost, kept)] == ["ended", "ended", "lobby"]
    assert {item.table_id for item in await store.duties()} == {kept.id}


async def test_a_cancelled_click_leaves_table_and_cache_agreeing(tables: Tables, store: Store) -> None:
    table = begun = await started(tables, ANN, BOB)
    for turns in range(25):
        if table.phase != "playing":
            break
        click = asyncio.create_task(act(tables, table))
        for _ in range(turns):
            await asyncio.sleep(0 if turns % 2 else 0.0001)
        click.cancel()
        await asyncio.gather(click, return_exceptions=True)
        assert await tables.get(table.id) == await Tables(store).get(table.id)
        table = await tables.get(table.id)
    assert table.seq > begun.seq, "not one click came through"


async def test_readers_never_bring_an_older_table_back(tables: Tables, store: Store) -> None:
    table = await started(tables)

    async def read() -> None:
        for _ in range(40):
            tables._ledger.forget(table.id)
            await tables.get(table.id)

    reading = asyncio.gather(*(read() for _ in range(3)))
    current = table
    while not reading.done() and current.phase == "playing":
        current = await act(tables, current)
        assert (await tables.get(table.id)).seq == current.seq
    await reading


async def test_a_slow_reader_brings_no_older_table_back(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has read the table and not cached it yet when a player acts: the action waits for it."""
    table = await started(tables)
    load, has_read, go_on = store.load, asyncio.Event(), asyncio.Event()

    async def slowly(table_id: str) -> TableRow | None:
        row = await load(table_id)
        has_read.set()
        await go_on.wait()
        return row

    tables._ledger.forget(table.id)
    monkeypatch.setattr(store, "load", slowly)
    reading = asyncio.create_task(tables.get(table.id))
    await has_read.wait()
    monkeypatch.setattr(store, "load", load)
    acting = asyncio.create_task(act(tables, table))
    await asyncio.wait({acting}, timeout=0.2)
    go_on.set()
    await reading
    assert (await acting).seq == (await tables.get(table.id)).seq


async def test_a_table_that_the_file_knows_better_is_read_anew(tables: Tables, where: Where) -> None:
    table = await started(tables)
    run(where, "UPDATE tables SET seq = seq + 1 WHERE id = ?", (table.id,))
    assert (await act(tables, table)).seq == table.seq + 2


@pytest.mark.parametrize(
    "damage", ["state = substr(state, 1, 50)", "state = '{}'", "schema = 99", "game = 'x'"]
)
async def test_a_damaged_table_is_reported_and_others_go_on(
    tables: Tables, where: Where, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    broken, sound = await started(tables), await started(tables)
    run(where, f"UPDATE tables SET {damage} WHERE id = ?", (broken.id,))
    tables._ledger.forget(broken.id)
    with caplog.at_level(logging.ERROR), refused("unreadable-table"):
        await act(tables, broken)
    assert broken.id in caplog.text
    assert (await act(tables, sound)).seq == sound.seq + 1
    assert {row.id for row in await tables.open_in(HERE.guild)} == {broken.id, sound.id}
    with refused("unreadable-table"):
        await tables.play.end(broken.id, MODERATOR, fresh())
    with refused("only-host"):
        await tables.play.end_unreadable(broken.id, BOB, fresh())
    await tables.play.end_unreadable(broken.id, ANN, fresh())
    assert {row.id for row in await tables.open_in(HERE.guild)} == {sound.id}


async def test_a_damaged_log_is_refused_with_the_tables_id(tables: Tables, where: Where) -> None:
    table = await started(tables)
    run(where, "UPDATE events SET outcome = '[{' WHERE table_id = ?", (table.id,))
    tables._ledger.forget(table.id)  # it remembers the log of a new table
    with pytest.raises(Refusal) as caught:
        await tables.entries(table.id)
    assert caught.value.facts == {"table": table.id}


async def test_idle_tables_take_no_memory_beyond_the_cache(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ledger, "CACHED_TABLES", 50)
    tables = Tables(store, TableLimits(per_server=10**6, per_person=10**6))
    model = (await tables.lobby.open(HERE, ANN, "kingdomino", fresh())).row
    columns = [name for name in model.__dataclass_fields__ if name not in ("id", "seats", "waits")]
    many = [f"MANY{number}" for number in range(4 * ledger.CACHED_TABLES)]
    await store._database.transact(
        lambda connection: connection.executemany(
            f"INSERT INTO tables (id, {', '.join(columns)}) VALUES ({', '.join('?' * 16)})",
            [(table_id, *(getattr(model, name) for name in columns)) for table_id in many],
        )
    )
    for table_id in many:
        await tables.get(table_id)
    assert len(tables._ledger._cache) == ledger.CACHED_TABLES
    assert len(tables._ledger._locks) == 0


async def test_outcomes_are_stored_as_plain_json(tables: Tables, store: Store) -> None:
    table = await started(tables, game="secret_vote")
    await tables.play.act(table.id, ANN, 0, table.seq, "vote 2", fresh())
    stored = (await store.log(table.id))[-1]
    assert json.loads(stored.outcome) == [{"kind": "chose", "seat": 0, "facts": {"number": 2}, "only": [0]}]
    assert (await tables.entries(table.id))[-1].events[0].only == (0,)


async def test_nobody_is_replaced_before_a_game_or_after_it(tables: Tables) -> None:
    lobby = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    await tables.lobby.join(lobby.id, BOB, fresh())
    with refused("not-started"):
        await tables.play.replace_with_computer(lobby.id, ANN, 1, fresh())
    table = await started(tables)
    await tables.play.end(table.id, ANN, fresh())
    with refused("table-over"):
        await tables.play.replace_with_computer(table.id, ANN, 1, fresh())
