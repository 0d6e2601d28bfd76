"""Settings of people and servers, the waits of tables, and their followers."""

from __future__ import annotations

from dataclasses import replace

from bot.features.following.store import FollowerStore
from bot.store import Store, WaitRow
from tests.store.samples import ANN, BOB, GUILD, after, event, table
from tests.support.owners import expiry


async def test_settings_are_kept_by_person_and_by_server(store: Store) -> None:
    assert await store.people.settings(ANN) is None
    await store.people.set_settings(ANN, '{"a":1}')
    await store.people.set_settings(ANN, '{"a":2}')
    await store.people.set_server_settings(ANN, '{"b":1}')
    assert await store.people.settings(ANN) == '{"a":2}'
    assert await store.people.server_settings(ANN) == '{"b":1}'
    assert await store.people.settings(BOB) is None


async def test_who_is_away_and_who_wants_a_list_is_found_among_all_settings(store: Store) -> None:
    settings = {
        1: '{"away_until":5.5}',
        2: '{"away_until":null,"daily_list":true}',
        3: '{"daily_list":false}',
        4: "away_until daily_list",
        5: '["daily_list", "away_until"]',
        6: '{"name":"\\u0000 daily_list away_until"}',
        7: '{"away_until":7,"daily_list":true}',
    }
    for user, text in settings.items():
        await store.people.set_settings(user, text)
    assert await store.people.away() == [(1, 5.5), (7, 7.0)]
    assert await store.people.wanting_lists() == [2, 7]


async def test_a_rematch_is_found_by_its_terms(store: Store) -> None:
    await store.insert(table("FIRST"), event(), [])
    again = replace(table("SECOND"), terms='{"again":"FIRST"}')
    assert await store.rematch_of("FIRST") is None
    await store.insert(again, event(), [])
    await store.insert(replace(again, id="ODD", terms='{"seed":"\\u0000FIRST"}'), event(), [])
    await store.insert(replace(again, id="TORN", terms='{"again":"FIRST"'), event(), [])
    assert await store.rematch_of("FIRST") == "SECOND"
    await store.insert(replace(again, id="THIRD"), event(), [])
    assert await store.rematch_of("FIRST") == "THIRD"
    await store.insert(replace(again, id="CLOSED", phase="ended"), event(), [])
    assert await store.rematch_of("FIRST") == "THIRD"
    assert await store.rematch_of("SECOND") is None


async def test_waits_go_on_begin_anew_and_end(store: Store) -> None:
    row = table()
    await store.insert(row, event(), [])
    row = replace(after(row), waits=(WaitRow(0, 5.0, 10.0), WaitRow(1, 5.0, 20.0)))
    await store.save(row, event(2), [])
    (wait,) = await store.waits.to_see_to(15.0)
    assert (wait.seat, wait.since, wait.reminded) == (0, 5.0, 0)
    await store.waits.note(replace(wait, reminded=1, message="m", agreed=f"[{BOB}]", next=12.0))
    row = replace(row, seq=3, waits=(WaitRow(0, 5.0, 30.0), WaitRow(1, 6.0, None)))
    await store.save(row, event(3), [])
    noted = await store.waits.of(row.id, 0)
    assert noted is not None
    assert (noted.reminded, noted.next, noted.wanting_stand_in) == (1, 12.0, [BOB])  # it goes on
    await store.waits.note(replace(wait, since=4.0, reminded=9))  # another wait than this
    assert await store.waits.of(row.id, 0) == noted
    row = replace(row, seq=4, waits=())
    await store.save(row, event(4), [])
    over = await store.waits.of(row.id, 0)
    assert over is not None
    assert (over.since, over.next, over.reminded) == (None, None, 0)  # its reminder is to be taken away
    assert await store.waits.of(row.id, 1) is None
    assert [one.seat for one in await store.waits.to_see_to(0.0)] == [0]
    assert await store.people.waited_for_since(row.id) == {}
    await store.waits.drop(over)
    assert await store.waits.of(row.id, 0) is None


async def test_the_oldest_wait_comes_first_and_a_reminder_to_take_away_before_it(store: Store) -> None:
    await store.insert(table(), event(), [])
    row = replace(after(table()), waits=(WaitRow(0, 1.0, 3.0), WaitRow(1, 1.0, 2.0), WaitRow(2, 1.0, None)))
    await store.save(row, event(2), [])
    third = await store.waits.of(row.id, 2)
    assert third is not None
    await store.waits.note(replace(third, message="m"))
    assert [wait.seat for wait in await store.waits.to_see_to(9.0)] == [2, 1, 0]
    assert [wait.seat for wait in await store.waits.to_see_to(9.0, limit=2)] == [2, 1]


async def test_time_while_nobody_ran_is_added_to_all_waits(store: Store) -> None:
    assert await store.waits.come_up(1_700_000_000.0) is None
    await store.insert(table(), event(), [])
    await store.save(replace(after(table()), waits=(WaitRow(0, 1_700_000_000.125, None),)), event(2), [])
    await store.waits.is_up(1_700_000_010.0)
    assert await store.waits.come_up(1_700_000_011.0004) == 1_700_000_011.0004 - 1_700_000_010.0
    wait = await store.waits.of("AAAAAA", 0)
    assert wait is not None
    assert (wait.since, wait.next) == (1_700_000_001.125, None)


async def test_followers_are_kept_by_table(store: Store) -> None:
    for name in ("A", "B"):
        await store.insert(table(name), event(), [])
    await FollowerStore(store.database).follow("A", ANN, rounds=False)
    await FollowerStore(store.database).follow("A", ANN, rounds=True)
    await FollowerStore(store.database).follow("A", BOB, rounds=False)
    await FollowerStore(store.database).follow("B", BOB, rounds=False)
    assert await FollowerStore(store.database).of("A") == {BOB: False, ANN: True}
    await FollowerStore(store.database).unfollow("A", BOB)
    assert await FollowerStore(store.database).of("A") == {ANN: True}
    assert await FollowerStore(store.database).of("B") == {BOB: False}


async def test_a_lost_server_stays_lost_since_the_first_time_until_it_is_found(store: Store) -> None:
    await store.people.set_server_settings(GUILD, '{"a":1}')
    await expiry(store).lose(GUILD, 5.0)
    await expiry(store).lose(GUILD, 6.0)
    await expiry(store).lose(8, 7.0)
    assert await expiry(store).lost_servers() == {GUILD: 5.0, 8: 7.0}
    await expiry(store).find(GUILD)
    await expiry(store).delete_server(GUILD)
    await expiry(store).delete_server(8)
    assert await expiry(store).servers() == [GUILD]
    assert await store.people.server_settings(GUILD) == '{"a":1}'
