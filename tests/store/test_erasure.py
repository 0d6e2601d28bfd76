"""One person: all data stored about them is exported to them, and erased when they ask for it."""

from __future__ import annotations

import json
from dataclasses import replace

from bot.features.following.store import FollowerStore
from bot.store import LogRow, Posts, SeatRow, Store, WaitRow, Where
from tests.store.behind import run
from tests.store.samples import ANN, BOB, after, event, table
from tests.support.owners import data_of, erasure, expiry

EVERYTHING = ("tables", "seats", "events", "duties", "posts", "facts", "people", "waits", "followers")


def left(where: Where) -> str:
    """Returns all stored data as text."""
    return "\n".join(str(row) for name in EVERYTHING for row in run(where, f"SELECT * FROM {name}"))


async def game(store: Store, name: str, phase: str = "over") -> None:
    """Stores a table that mentions Ann wherever possible."""
    row = replace(table(name), waits=())
    await store.insert(row, event(request=hash(name) % 10**6), [])
    wish = json.dumps({"user": ANN, "seat": 0, "before": 2, "agreed": [BOB], "until": 9.0})
    row = replace(after(row), wish=wish, waits=(WaitRow(0, 5.0, 6.0), WaitRow(1, 5.0, 7.0)))
    await store.save(row, event(2), [])
    wait = await store.waits.of(name, 1)
    assert wait is not None
    await store.waits.note(replace(wait, agreed=f"[{ANN}]"))
    await store.save(replace(row, seq=3, phase=phase), event(3), [])  # type: ignore[arg-type]
    board = json.dumps({"text": "Ann claims. Annabel does not.", "called": [ANN, BOB]})
    await store.set_posts(name, Posts(venue=5, board=board, shown=3, told=f"[{ANN}, {BOB}]"))
    await store.set_private_messages(name, json.dumps({"0": "d1", "1": "d2"}))


async def test_everything_that_is_stored_about_a_person_is_told(store: Store) -> None:
    await game(store, "GAME", "playing")
    await store.insert(replace(table("HOSTED"), seats=(SeatRow(BOB, "Bob"),), created=0.5), event(), [])
    await store.insert(
        replace(table("OTHERS"), host=BOB, seats=(SeatRow(BOB, "Bob"),)),
        LogRow(1, "opened", BOB, None, None, "[]", None, 1.0),
        [],
    )
    await FollowerStore(store.database).follow("OTHERS", ANN, rounds=True)
    assert sorted(await erasure(store).tables(ANN)) == ["GAME", "HOSTED"]
    data = await data_of(ANN, store)
    assert data["seats"] == [
        {
            "table": "GAME",
            "game": "kingdomino",
            "server": 7,
            "phase": "playing",
            "opened": 1.0,
            "seat": 0,
            "name": "Ann",
            "lang": "en",
            "stand_in": None,
            "host": 1,
        }
    ]
    assert [one["host"] for one in (await data_of(BOB, store))["seats"]] == [0, 1, 0]
    assert data["hosted"] == ["HOSTED", "GAME"]
    assert [(one["table"], one["number"]) for one in data["events"]] == [
        ("GAME", 1),
        ("HOSTED", 1),
        ("GAME", 2),
        ("GAME", 3),
    ]
    assert data["follows"] == [{"table": "OTHERS", "each_round": True}]
    assert data["wishes"] == [
        {"table": "GAME", "asks_to_take_back": 2},
        {"table": "GAME", "wants_stand_in_for_seat": 1},
    ]
    assert (await data_of(BOB, store))["wishes"] == [{"table": "GAME", "agrees_to_take_back": 2}]
    assert data["private_messages"] == [{"table": "GAME", "seat": 0, "noted": "d1"}]
    assert data["told_to_be_due"] == data["mentioned_in_newest_post"] == ["GAME"]


async def test_an_id_within_a_longer_one_is_nobody_elses(store: Store, where: Where) -> None:
    """Neither exported nor erased with the other: requests, agreements and mentions are JSON, not text."""
    await game(store, "GAME")
    shorter, before = int(str(ANN)[:-1]), left(where)
    data = await data_of(shorter, store)
    assert data["wishes"] == data["told_to_be_due"] == data["mentioned_in_newest_post"] == []
    await erasure(store).erase_at("GAME", shorter)
    assert left(where) == before


async def test_who_agreed_is_struck_and_the_others_agree_on(store: Store, where: Where) -> None:
    await game(store, "GAME", "playing")
    run(where, "UPDATE waits SET agreed = ? WHERE seat = 1", (f"[{BOB}, {ANN}]",))
    await erasure(store).erase_at("GAME", ANN)
    assert run(where, "SELECT agreed FROM waits WHERE seat = 1") == [(f"[{BOB}]",)]


async def test_somebody_who_is_forgotten_leaves_no_trace_and_the_game_stays(
    store: Store, where: Where
) -> None:
    await game(store, "GAME")
    await game(store, "OTHER")
    await store.people.set_settings(ANN, "{}")
    await FollowerStore(store.database).follow("OTHER", ANN, rounds=False)
    opened = LogRow(1, "opened", BOB, None, None, "[]", None, 1.0)
    await store.insert(replace(table("LATELY"), host=BOB, seats=(SeatRow(BOB, "Bob"),)), opened, [])
    called = json.dumps({"text": "", "called": [ANN]})  # as a follower at that time
    await store.set_posts("LATELY", Posts(venue=5, board=called, shown=1))
    assert "LATELY" in await erasure(store).tables(ANN)
    await erasure(store).ask(ANN)
    await erasure(store).ask(BOB)
    assert sorted(await erasure(store).asked()) == [BOB, ANN]
    for _ in range(2):  # each step can be done twice
        for name in ("GAME", "OTHER", "LATELY"):
            await erasure(store).erase_at(name, ANN)
        await erasure(store).finish(ANN)
    assert str(ANN) not in left(where)
    assert "Ann " not in left(where)
    assert "Annabel" in left(where)
    assert await erasure(store).asked() == [BOB]
    row = await store.load("GAME")
    assert row is not None
    assert [(seat.user, seat.name) for seat in row.seats] == [
        (None, "Guest"),
        (BOB, "Bob"),
        (None, "Moat"),
    ]
    assert row.host == 0
    assert [entry.action for entry in await store.log("GAME")] == ["action 1", "action 2", "action 3"]
    assert json.loads((await store.posts("GAME")).private_messages) == {"1": "d2"}


async def test_a_seat_that_was_left_to_a_computer_player_loses_its_name_too(store: Store) -> None:
    row = replace(table(phase="playing"), seats=(SeatRow(None, "Ann", "random"), SeatRow(BOB, "Bob")))
    await store.insert(row, event(), [])
    await erasure(store).erase_at(row.id, ANN)
    stored = await store.load(row.id)
    assert stored is not None
    assert [seat.name for seat in stored.seats] == ["Guest", "Bob"]


async def test_somebody_is_renamed_at_one_table_only(store: Store) -> None:
    for name in ("A", "B"):
        await game(store, name, "playing")
    await erasure(store).rename("A", ANN, ["Bob", "Keep"])
    names = {}
    for name in ("A", "B"):
        row = await store.load(name)
        assert row is not None
        names[name] = [seat.name for seat in row.seats]
    assert names == {"A": ["Keep", "Bob", "Moat"], "B": ["Ann", "Bob", "Moat"]}
    assert "Keep claims. Annabel" in str((await store.posts("A")).board)


async def test_tables_that_are_deleted_take_with_them_all_that_hangs_on_them(
    store: Store, where: Where
) -> None:
    for name in ("GONE", "STAYS"):
        await game(store, name)
        await FollowerStore(store.database).follow(name, BOB, rounds=False)
        await store.set_fact(f"film:{name}:1", name)
    await store.save(replace(after(table("GONE")), seq=4, phase="over"), event(4), ["board"])
    assert sorted(await expiry(store).ended_before(2.5, 10)) == ["GONE", "STAYS"]
    assert await expiry(store).ended_before(1.5, 10) == []
    assert len(await expiry(store).tables_of(7, 1)) == 1
    for name in ("GONE", "NEVER"):
        await expiry(store).delete(name)
    assert "GONE" not in left(where)
    assert [row[0] for row in run(where, "SELECT id FROM tables")] == ["STAYS"]
    assert await store.fact("film:STAYS:1") == "STAYS"
    assert await store.seen(hash("STAYS") % 10**6)
