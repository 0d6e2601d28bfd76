"""A person is forgotten: nothing of theirs stays at any table, and every game goes on or can be replayed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store import LogRow, Posts, Store, TableRow, Where
from bot.tables.actors import Person, TableLimits
from bot.tables.personal.forgetting import Forgetting
from bot.tables.preferences import PersonSettings, Preferences
from bot.tables.tables import Tables
from tests.service.memory_stage import MemoryStage
from tests.service.playing import ANN, BOB, CEC, HERE, MODERATOR, act, due, fresh, started
from tests.service.publishing import house, idle, publishing
from tests.store.behind import run
from tests.store.test_erasure import EVERYTHING
from tests.support.owners import data_of, erasure, owners

BOTH_DATABASES = True

DAN = Person(900_000_000_000_001, "Danuta")
"""A person whose id and name are easy to find in the file."""


async def nobody_absent(row: TableRow) -> list[int]:
    return []


def forgetting(tables: Tables, store: Store, preferences: Preferences | None = None) -> Forgetting:
    return Forgetting(tables, store, preferences or Preferences(store.people), nobody_absent, owners(store))


def dump(where: Where) -> str:
    """Returns all stored data as text."""
    return "\n".join(str(row) for name in EVERYTHING for row in run(where, f"SELECT * FROM {name}"))


async def finished(tables: Tables, *people: Person) -> str:
    table = await started(tables, *people)
    while table.phase == "playing":
        table = await act(tables, table)
    return table.id


async def some_life(tables: Tables, store: Store, preferences: Preferences) -> dict[str, str]:
    """Opens tables of every kind in which a person can have a part."""
    await preferences.change(DAN.id, lang="pl", emblem=2)
    found = {
        "over": await finished(tables, DAN, ANN),
        "left": (await started(tables, DAN, ANN, BOB)).id,
        "playing": (await started(tables, DAN, BOB, CEC)).id,
        "ended": (await started(tables, BOB, DAN)).id,
        "lobby": (await tables.lobby.open(HERE, DAN, "kingdomino", fresh())).id,
    }
    await tables.lobby.join(found["lobby"], ANN, fresh())
    alone = await tables.lobby.open(HERE, DAN, "kingdomino", fresh())
    found["alone"] = (
        await tables.lobby.start(
            (await tables.lobby.add_computer(alone.id, DAN, None, fresh())).id, DAN, fresh()
        )
    ).id
    await tables.leave(found["left"], DAN, fresh())
    await tables.play.end(found["ended"], MODERATOR, fresh())
    return found


@pytest.fixture
def many(store: Store) -> Tables:
    return Tables(store, TableLimits(per_server=100, per_person=100))


async def test_nothing_stays_and_every_game_goes_on(many: Tables, store: Store, where: Where) -> None:
    tables, preferences = many, Preferences(store.people)
    found = await some_life(tables, store, preferences)
    before = dump(where)
    assert before.count(str(DAN.id)) > 10
    assert DAN.name in before
    records = {what: await tables.record(found[what]) for what in ("over", "left", "playing")}
    await forgetting(tables, store, preferences).forget(DAN.id)
    after = dump(where)
    assert str(DAN.id) not in after
    assert DAN.name not in after
    assert await preferences.of(DAN.id) == PersonSettings()
    phases = {what: (await tables.get(table_id)).phase for what, table_id in found.items()}
    assert phases == {
        "over": "over",
        "left": "playing",
        "playing": "playing",
        "ended": "ended",
        "lobby": "lobby",
        "alone": "ended",
    }
    playing = await tables.get(found["playing"])
    assert [(seat.name, seat.user) for seat in playing.seats if seat.program] == [("Guest", None)]
    assert playing.row.host in (BOB.id, CEC.id)
    assert [seat.name for seat in (await tables.get(found["lobby"])).seats] == ["Ann"]
    for what, record in records.items():
        told = await tables.record(found[what])
        assert told.actions == record.actions
        assert any(name.startswith("Guest") for name in told.names)
    over = await tables.get(found["over"])
    assert over.game.result(over.state)
    seats = [(seat.name, seat.user) for seat in over.seats]
    assert sorted(seats, key=str) == sorted([("Guest", None), ("Ann", ANN.id)], key=str)


@pytest.mark.parametrize(("lang", "guest"), [("en", "Guest"), ("ru", "Гость"), ("pl", "Gość")])
async def test_a_guest_is_named_in_the_language_of_the_table(store: Store, lang: str, guest: str) -> None:
    tables = Tables(store)
    table = await tables.lobby.open(replace(HERE, lang=lang), ANN, "kingdomino", fresh())
    await tables.lobby.join(table.id, DAN, fresh())
    table = await tables.lobby.start(table.id, ANN, fresh())
    await forgetting(tables, store).forget(DAN.id)
    assert guest in {seat.name for seat in (await tables.get(table.id)).seats}


async def test_a_forgotten_player_is_played_on_for_and_shown_as_a_guest(store: Store, where: Where) -> None:
    tables, outbox = house(store)
    stage = MemoryStage()
    async with publishing(tables, outbox, store, stage) as publisher:
        table = await started(tables, DAN, ANN)
        await idle(publisher)
        while due(table).id != DAN.id:
            table = await act(tables, table)
        await idle(publisher)
        await forgetting(tables, store).forget(DAN.id)
        await idle(publisher)
    after = await tables.get(table.id)
    assert after.seq > table.seq + 1
    assert stage.boards[-1].seq == after.seq
    assert str(DAN.id) not in dump(where)
    assert DAN.name not in dump(where)


class KilledError(Exception):
    pass


class StopsAfter:
    """A check between two steps of forgetting that stops it after `steps` of them."""

    def __init__(self, steps: int) -> None:
        self._left = steps

    async def __call__(self, row: TableRow) -> list[int]:
        if not self._left:
            raise KilledError
        self._left -= 1
        return []


@pytest.mark.parametrize("steps", range(3))
async def test_it_goes_on_after_a_crash_wherever_that_was(
    many: Tables, store: Store, where: Where, steps: int
) -> None:
    """It is stopped after each of its steps, and another process continues."""
    found = await some_life(many, store, Preferences(store.people))
    other = await started(many, ANN, BOB)
    cut_off = Forgetting(many, store, Preferences(store.people), StopsAfter(steps), owners(store))
    with pytest.raises(KilledError):
        await cut_off.forget(DAN.id)
    assert str(DAN.id) in dump(where)
    again = Tables(store)
    await forgetting(again, store).go_on()
    assert str(DAN.id) not in dump(where)
    assert DAN.name not in dump(where)
    assert (await again.get(found["playing"])).phase == "playing"
    assert (await again.get(other.id)).seats == other.seats
    assert await erasure(store).asked() == []


async def test_what_is_kept_of_the_newest_post_forgets_the_name_too(
    many: Tables, store: Store, where: Where
) -> None:
    """Also without another post, since the bot may not write there any more."""
    over, running = await finished(many, DAN, ANN), (await started(many, DAN, ANN, BOB)).id
    post = {
        "message": 5,
        "text": "Danuta places 7; Ann and Danutas wait.",
        "attachments": [{"id": "9", "filename": "a.png", "description": "Danuta leads."}],
        "called": [DAN.id, ANN.id],
    }
    for table_id in (over, running):
        told = json.dumps([DAN.id, ANN.id])
        await store.set_posts(table_id, Posts(venue=5, board=json.dumps(post), shown=1, told=told))
    await forgetting(many, store).forget(DAN.id)
    for table_id in (over, running):
        kept = await store.posts(table_id)
        assert json.loads(kept.told) == [ANN.id]
        assert json.loads(kept.board or "") == {
            **post,
            "text": "Guest places 7; Ann and Danutas wait.",
            "attachments": [{"id": "9", "filename": "a.png", "description": "Guest leads."}],
            "called": [ANN.id],
        }


async def test_not_even_the_free_space_of_the_file_holds_the_name(tmp_path: Path) -> None:
    path = tmp_path / "own.db"
    async with Store.open(path) as store:
        tables = Tables(store, TableLimits(per_server=100, per_person=100))
        await some_life(tables, store, Preferences(store.people))
        await forgetting(tables, store).forget(DAN.id)
    assert not path.with_name("own.db-wal").exists()
    assert DAN.name.encode() not in path.read_bytes()


async def test_a_second_guest_has_a_name_of_their_own(many: Tables, store: Store) -> None:
    table_id = await finished(many, DAN, ANN)
    await forgetting(many, store).forget(DAN.id)
    await forgetting(many, store).forget(ANN.id)
    assert {seat.name for seat in (await many.get(table_id)).seats} == {"Guest", "Guest 2"}


async def test_a_table_that_can_not_be_read_forgets_too(many: Tables, store: Store, where: Where) -> None:
    table = await started(many, DAN, ANN)
    run(where, "UPDATE tables SET schema = 99")
    many._ledger.forget(table.id)
    await forgetting(many, store).forget(DAN.id)
    assert str(DAN.id) not in dump(where)
    assert DAN.name not in dump(where)


async def test_ones_data_is_all_of_it_and_nobody_elses(many: Tables, store: Store) -> None:
    preferences = Preferences(store.people)
    await some_life(many, store, preferences)
    secret = await started(many, DAN, ANN, game="secret_vote")
    for _ in range(2):
        secret = await act(many, secret)
    await store.set_private_messages(
        secret.id, json.dumps({"0": ["d1", "5/6", True], "1": ["d1", "7/8", True]})
    )
    data = await data_of(DAN.id, store)
    assert data["settings"] == {"lang": "pl", "emblem": 2}
    with_seat = {seat["table"] for seat in data["seats"]}
    assert secret.id in with_seat
    assert len(with_seat) == 6
    told = json.dumps(data)
    mine = secret.seat_of(DAN.id)
    assert data["private_messages"] == [
        {"table": secret.id, "seat": mine, "noted": ["d1", "5/6" if mine == 0 else "7/8", True]}
    ]
    for other in (ANN, BOB, CEC):
        assert other.name not in told
    for table_id in with_seat:
        table = await many.get(table_id)
        assert table.state is None or str(table.game.seed(table.state)) not in told
    asked = {(event["table"], event["number"]) for event in data["events"]}
    for table_id in await erasure(store).tables(DAN.id):
        for entry in await many.entries(table_id):
            assert ((table_id, entry.seq) in asked) == (entry.user == DAN.id)


async def test_of_an_outcome_only_what_the_seat_could_see_is_told(tables: Tables, store: Store) -> None:
    table = await started(tables, DAN, ANN)
    outcome = [
        {"kind": "seen", "seat": 0, "facts": {"card": "mine"}, "only": [0]},
        {"kind": "seen", "seat": 1, "facts": {"card": "theirs"}, "only": [1]},
        {"kind": "seen", "seat": 1, "facts": {"card": "everybodys"}, "only": None},
    ]
    event = LogRow(table.seq + 1, "acted", DAN.id, 0, "look", json.dumps(outcome), None, 1.0)
    await store.save(replace(table.row, seq=table.seq + 1), event, [])
    [told] = [one for one in (await data_of(DAN.id, store))["events"] if one["decision"] == "look"]
    assert [one["card"] for one in told["outcome"]] == ["mine", "everybodys"]
