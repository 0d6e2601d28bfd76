"""Readers of a log skip undone decisions: since-pages, last decisions, the coach, followers' rounds."""

from __future__ import annotations

import random

import pytest

from bot.features.film.filming import _moments as filmed
from bot.features.following.store import FollowerStore
from bot.store import Store
from bot.tables.actors import Person
from bot.tables.history import without_undone
from bot.tables.outbox import Outbox
from bot.tables.rating.judged import moments
from bot.tables.replay import replay_after
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.work.drawing import Studio
from tests.service.memory_stage import MemoryStage
from tests.service.playing import ANN, BOB, any_action, due, fresh, started
from tests.service.publishing import idle, publishing
from tests.service.test_taking_back import GAMES, free, play, who

DAN = Person(4, "Dan")


async def stepped_back(tables: Tables, studio: Studio, table: Table) -> Table:
    """Goes back by one decision, asking the other player if necessary."""
    person, seq = who(table)
    if free(table):
        return await tables.undo.take_back(table.id, person, seq, fresh(), studio)
    await tables.undo.ask(table.id, person, seq, fresh(), studio)
    other = BOB if person.id == ANN.id else ANN
    return await tables.undo.agree(table.id, other, seq, fresh(), studio)


async def decided(tables: Tables, table: Table, text: str) -> Table:
    return await tables.play.act(table.id, due(table), table.to_act[0], table.seq, text, fresh())


@pytest.mark.parametrize("key", GAMES)
async def test_the_pages_since_a_turn_tell_what_counts_and_lead_to_the_table(
    tables: Tables, studio: Studio, key: str
) -> None:
    people = (ANN, BOB) if key != "between_two_castles" else (ANN, BOB, Person(3, "Cec"))
    table = await started(tables, *people, game=key)
    table = await play(tables, table, random.Random(5), lambda t: len(t.history.acts) > 1 and free(t))
    undone = who(table)[1]
    table = await stepped_back(tables, studio, table)
    other = any_action(table, random.Random(8))
    table = await decided(tables, table, other)
    entries = await tables.entries(table.id)
    told = replay_after(table, entries, 0)
    assert undone not in [one.entry.seq for one in told]
    assert [one.entry.seq for one in told] == [e.seq for e in without_undone(entries) if e.verb == "acted"]
    assert told[-1].state == table.state


async def test_the_last_decision_of_somebody_is_the_last_that_counts(tables: Tables, studio: Studio) -> None:
    table = await started(tables, ANN, BOB)
    assert [await tables.last_decision(table.id, one.id) for one in (ANN, BOB)] == [0, 0]
    begun = table.seq
    while not (free(table) and who(table)[0].id in last_two(table)):
        table = await decided(tables, table, any_action(table))
    person, undone = who(table)
    assert await tables.last_decision(table.id, person.id) == undone
    before = max(
        e.seq for e in await tables.entries(table.id) if e.user == person.id and begun < e.seq < undone
    )
    table = await stepped_back(tables, studio, table)
    assert await tables.last_decision(table.id, person.id) == before
    seat = table.to_act[0]
    away = await tables.play.go_away(table.id, person.id)
    await tables.play.act_for_computer(table.id, seat, away.seq, any_action(away))
    assert await tables.last_decision(table.id, person.id) == before, "a stand-in's decision is not theirs"


def last_two(table: Table) -> set[int]:
    """Returns the users who have decided at least once before the last decision."""
    return {entry.user for entry in table.history.acts if entry.user is not None} if table.seq > 8 else set()


async def test_the_coach_counts_nothing_that_was_taken_back(tables: Tables, studio: Studio) -> None:
    """A player decides, takes it back and leaves; the stand-in decides the same: that is not the player's."""
    table = await started(tables, ANN, BOB)
    table = await play(tables, table, random.Random(5), lambda t: len(t.history.acts) > 1 and free(t))
    person, undone = who(table)
    seat = table.seat_of(person.id)
    assert seat is not None
    text = next(e.action for e in await tables.entries(table.id) if e.seq == undone)
    assert text is not None
    table = await stepped_back(tables, studio, table)
    assert len(table.game.legal(table.state, seat)) > 1
    away = await tables.play.go_away(table.id, person.id)
    await tables.play.act_for_computer(table.id, seat, away.seq, text)
    table = await tables.play.come_back(table.id, person.id, fresh())
    table = await play(tables, table, random.Random(6), lambda t: False)
    record, entries = await tables.record(table.id), await tables.entries(table.id)
    chosen = [one.chosen for one in moments(record, seat, person.id, entries)]
    assert chosen
    assert text not in chosen


async def test_followers_of_rounds_are_mentioned_by_the_rounds_that_count(
    tables: Tables, outbox: Outbox, store: Store, studio: Studio
) -> None:
    table = await started(tables, ANN, BOB)
    await FollowerStore(store.database).follow(table.id, DAN.id, rounds=True)
    stage, rng, steps = MemoryStage(), random.Random(4), 0
    begun: list[str] = []
    async with publishing(tables, outbox, store, stage) as publisher:
        await idle(publisher)
        shown = 0
        while table.phase == "playing":
            posts, edits = len(stage.boards), len(stage.edited)
            if table.history.last is not None and steps < 8 and rng.random() < 0.3:
                steps += 1
                table = await stepped_back(tables, studio, table)
            else:
                table = await decided(tables, table, any_action(table, rng))
            await idle(publisher)
            entries = without_undone(await tables.entries(table.id))
            if len(stage.boards) == posts or table.phase != "playing":
                shown = table.seq if len(stage.edited) > edits else shown
                continue
            last = [entry for entry in entries if entry.seq <= shown]
            if await stage.round_of(table, entries) != await stage.round_of(table, last):
                begun.append(stage.boards[-1].message)
            shown = table.seq
    assert steps == 8
    called = [board.message for board in stage.boards if DAN.id in board.called]
    assert called == [*begun, stage.boards[-1].message]


@pytest.mark.parametrize("key", GAMES)
async def test_a_film_shows_the_game_as_it_was_played_to_its_end(
    tables: Tables, studio: Studio, key: str
) -> None:
    people = (ANN, BOB) if key != "between_two_castles" else (ANN, BOB, Person(3, "Cec"))
    table = await started(tables, *people, game=key)
    table = await play(tables, table, random.Random(5), lambda t: len(t.history.acts) > 1 and free(t))
    table = await stepped_back(tables, studio, table)
    table = await play(tables, table, random.Random(6), lambda t: False)
    assert table.phase == "over"
    record = await tables.record(table.id)
    shown = filmed(record, [table.names] * (len(record.actions) + 1), "en")
    assert shown[-1].view == table.view(None)
