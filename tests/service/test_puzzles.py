"""Puzzles: the games they are made from, the order in which they come, and the people who may see them."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.features.puzzles.prepared_positions import prepared_puzzles
from bot.features.puzzles.service import ACCURACY, AGAIN, MOST, SHARED, Puzzles
from bot.features.puzzles.store import Puzzle, PuzzleStore
from bot.store import Store
from bot.tables.actors import Person
from bot.tables.levels import advises
from bot.tables.rating.moment import Moment
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.time_units import DAY
from bot.ui.faces import hosted
from bot.ui.panel.compared import comparable
from bot.work.drawing import Studio
from engines.registry import game
from tests.prepared import prepared
from tests.service.playing import ANN, BOB, CEC, HERE, act, fresh, refused, started
from tests.soak import SOAK
from tests.support.owners import data_of, erasure, expiry
from tests.support.times import Clock

PLAYERS_THINK = True
GUILD = HERE.guild


def puzzles_in(
    store: Store, clock: Callable[[], float] | None = None, tables: Tables | None = None
) -> Puzzles:
    tables = tables or Tables(store)
    clock = clock or tables.now
    return Puzzles(PuzzleStore(store.database), tables, tables.preferences, Studio(), clock, prepared_puzzles)


async def alike(key: str, seat: int, moment: Moment, texts: Sequence[str]) -> Collection[str]:
    return comparable(key, seat, moment, texts)


async def progress(done: int) -> None: ...


async def look_through(puzzles: Puzzles, table: Table, person: Person = ANN) -> None:
    await puzzles.look_through(table.id, person.id, lambda steps: None, progress, alike)


async def finished(tables: Tables, *people: Person, shuffle: str = "") -> Table:
    """Plays a game in which all seats take the first choice, so that there are mistakes to find."""
    host, *others = people or (ANN, BOB)
    table = await tables.lobby.open(HERE, host, "kingdomino", fresh())
    for person in others:
        await tables.lobby.join(table.id, person, fresh())
    if shuffle:
        await tables.lobby.set_terms(table.id, host, {"seed": shuffle}, fresh())
    table = await tables.lobby.start(table.id, host, fresh())
    while table.phase == "playing":
        table = await act(tables, table)
    return table


class Looked:
    """A finished game that was looked through for Ann, in a file that is played once for all tests."""

    file: bytes = b""
    table_id = ""


@pytest.fixture
def looked_through(path: Path) -> str:
    """Puts that game into the test's file before its store is opened; returns the table's id."""
    if not Looked.file:
        asyncio.run(_look_through_once(path))
        Looked.file = path.read_bytes()
    path.write_bytes(Looked.file)
    return Looked.table_id


async def _look_through_once(path: Path) -> None:
    async with Store.open(prepared(path)) as store:
        tables = Tables(store)
        table = await finished(tables)
        await look_through(puzzles_in(store, tables=tables), table)
        Looked.table_id = table.id


async def test_the_mistakes_of_a_finished_game_become_puzzles(tables: Tables, store: Store) -> None:
    puzzles = puzzles_in(store, tables=tables)
    running = await started(tables, ANN, BOB)
    assert await puzzles.not_looked_at(ANN.id, None) == [], "a running game gives no puzzle"
    await look_through(puzzles, running)
    assert await puzzles.own(ANN.id, None) is None
    table = await finished(tables)
    assert await puzzles.not_looked_at(ANN.id, "dragon_castle") == []
    assert await puzzles.not_looked_at(ANN.id, None) == [table.id]
    await look_through(puzzles, table)
    assert await puzzles.not_looked_at(ANN.id, None) == []
    made = await puzzles.store.of_person(ANN.id, None)
    assert 1 <= len(made) <= MOST
    assert all(one.cost >= table.game.margin and one.best != one.chosen for one in made)
    assert [one.cost for one in made] == sorted((one.cost for one in made), reverse=True)
    first = await puzzles.own(ANN.id, None)
    assert first == made[0]
    shown = puzzles.table_of(first, ANN, await puzzles.tries_of(ANN.id, first))
    assert shown.to_act == (first.seat,) or first.seat in shown.to_act
    assert BOB.name not in shown.names, "the others of that game are not named"
    await look_through(puzzles, table)
    assert await puzzles.store.of_person(ANN.id, None) == made, "looking again finds the same"


async def test_a_missed_puzzle_comes_back_after_days_and_a_solved_one_leaves(store: Store) -> None:
    clock = Clock(1_800_000_000.0)
    puzzles = puzzles_in(store, clock)
    first = await puzzles.other(ANN.id, None, "kingdomino")
    assert first is not None
    for wait in (*AGAIN, AGAIN[-1]):
        tries = await puzzles.tries_of(ANN.id, first)
        missed = await puzzles.answer(first, tries, first.chosen)
        assert not missed.solved
        assert missed.tries.due == clock.now + wait
        practice = await puzzles.answer(first, missed.tries, first.best)
        assert practice.solved
        assert not practice.tries.solved, "only the first answer of a day decides"
        assert practice.tries.due == missed.tries.due
        assert await puzzles.comes_back(ANN.id) == missed.tries.due
        other = await puzzles.other(ANN.id, None, "kingdomino")
        assert other is None or other.id != first.id
        clock.now += wait
        assert await puzzles.other(ANN.id, None, "kingdomino") == first
    solved = await puzzles.answer(first, await puzzles.tries_of(ANN.id, first), first.best)
    assert solved.solved
    assert solved.tries.solved
    clock.now += 100 * DAY
    another = await puzzles.other(ANN.id, None, "kingdomino")
    assert another is not None
    assert another.id != first.id


async def test_an_answer_within_the_margin_counts_and_a_second_press_does_not(store: Store) -> None:
    puzzles = puzzles_in(store)
    for puzzle in prepared_puzzles("kingdomino")[: None if SOAK else 2]:
        engine = game(puzzle.game)
        legal = engine.legal(engine.decode(puzzle.state), puzzle.seat)
        best = [action for action in legal if action.text == puzzle.best]
        for action in (*legal[:3], *best):
            tries = await puzzles.tries_of(BOB.id, puzzle)
            answered = await puzzles.answer(puzzle, tries, action.text)
            within = answered.cost <= min(engine.margin, puzzle.cost / 2)
            assert answered.solved is (within and action.text != puzzle.chosen)
            with refused("outdated"):
                await puzzles.answer(puzzle, tries, action.text)
        with refused("outdated"):
            await puzzles.answer(puzzle, await puzzles.tries_of(BOB.id, puzzle), "no action")


async def test_an_answer_outlives_kill_9(path: Path) -> None:
    async with Store.open(path):
        pass
    puzzle = prepared_puzzles("kingdomino")[0]
    run = [sys.executable, "-m", "tests.service.puzzle_answered", str(path), puzzle.id, str(ANN.id)]
    told = subprocess.run([*run, puzzle.chosen], capture_output=True, text=True, check=False)  # noqa: ASYNC221
    assert told.returncode == -signal.SIGKILL, told.stderr
    assert told.stdout == "False 1\n"
    async with Store.open(path) as store:
        puzzles = puzzles_in(store)
        answered = await puzzles.answer(puzzle, await puzzles.tries_of(ANN.id, puzzle), puzzle.best)
        assert (answered.solved, answered.tries.answers) == (True, 2)
        tries = await puzzles.tries_of(ANN.id, puzzle)
        assert (tries.answers, tries.missed, tries.solved) == (2, 1, False)


async def test_others_see_a_puzzle_only_while_all_people_of_its_game_allow_it(
    looked_through: str, tables: Tables, store: Store
) -> None:
    puzzles = puzzles_in(store, tables=tables)
    made = await puzzles.store.of_person(ANN.id, None)

    async def offered() -> Puzzle | None:
        found = await puzzles.other(CEC.id, GUILD, "kingdomino")
        return found if found in made else None

    for person in (ANN, BOB):
        assert await offered() is None
        with refused("puzzle-gone"):
            await puzzles.find(made[0].id, CEC.id, GUILD)
        await tables.preferences.change(person.id, **{SHARED.name: True})
    assert await offered() == made[0]
    assert await puzzles.find(made[0].id, CEC.id, GUILD) == made[0]
    with refused("puzzle-gone"):
        await puzzles.find(made[0].id, CEC.id, GUILD + 1)
    assert await puzzles.find(made[0].id, ANN.id, None) == made[0], "a person's own follows them everywhere"
    await tables.preferences.change(BOB.id, **{SHARED.name: False})
    assert await offered() is None
    with refused("puzzle-gone"):
        await puzzles.find(made[0].id, CEC.id, GUILD)


async def test_a_game_of_a_named_shuffle_stays_with_its_people(tables: Tables, store: Store) -> None:
    """The same name deals the same game to others, who may not have played it yet."""
    puzzles, table = puzzles_in(store, tables=tables), await finished(tables, shuffle="autumn")
    await look_through(puzzles, table)
    for person in (ANN, BOB):
        await tables.preferences.change(person.id, **{SHARED.name: True})
    [first, *_] = await puzzles.store.of_person(ANN.id, None)
    with refused("puzzle-gone"):
        await puzzles.find(first.id, CEC.id, GUILD)


async def test_a_game_that_just_ended_is_looked_through_for_people_who_want_that(
    tables: Tables, store: Store
) -> None:
    puzzles, table = puzzles_in(store, tables=tables), await finished(tables)
    assert await puzzles.wanted_lately() is None
    await tables.preferences.change(BOB.id, **{ACCURACY.name: True})
    assert await puzzles.wanted_lately() == (table.id, BOB.id)
    assert await puzzles.accuracy_of(BOB.id, "kingdomino") is None
    await look_through(puzzles, table, BOB)
    assert await puzzles.wanted_lately() is None
    [exactly] = await puzzles.store.accuracies(BOB.id, "kingdomino")
    assert await puzzles.accuracy_of(BOB.id, "kingdomino") == (exactly, 1)
    assert 0 <= exactly < 100
    await tables.preferences.change(BOB.id, **{ACCURACY.name: False})
    assert await puzzles.accuracy_of(BOB.id, "kingdomino") is None


async def test_a_persons_data_has_their_puzzles_without_secrets_and_forgetting_deletes_them(
    looked_through: str, tables: Tables, store: Store
) -> None:
    puzzles, table = puzzles_in(store, tables=tables), await tables.get(looked_through)
    [first, *_] = made = await puzzles.store.of_person(ANN.id, None)
    await puzzles.answer(first, await puzzles.tries_of(ANN.id, first), first.chosen)
    told = (await data_of(ANN.id, store))["puzzles"]
    assert [one["chosen"] for one in told["made"]]
    assert len(told["made"]) == len(made)
    assert [one["missed"] for one in told["answered"]] == [1]
    assert [one["table"] for one in told["games"]] == [table.id]
    assert table.game.seed(table.state) not in str(told)
    await erasure(store).finish(ANN.id)
    assert await puzzles.store.of_person(ANN.id, None) == []
    assert await puzzles.store.tries(ANN.id) == {}
    await look_through(puzzles, table)
    assert await puzzles.store.of_person(ANN.id, None) == [], "nothing comes back after that"
    assert "puzzles" not in await data_of(ANN.id, store) or not any(
        (await data_of(ANN.id, store))["puzzles"].values()
    )


async def test_old_puzzles_are_swept(looked_through: str, tables: Tables, store: Store) -> None:
    puzzles = puzzles_in(store, tables=tables)
    assert await puzzles.store.of_person(ANN.id, None)
    await expiry(store).sweep(tables.now() + 91 * DAY)
    assert await puzzles.store.of_person(ANN.id, None) == []


@pytest.mark.parametrize("key", hosted())
def test_prepared_puzzles_lead_to_a_decision_with_both_moves(key: str) -> None:
    engine, found = game(key), prepared_puzzles(key)
    assert bool(found) is advises(engine)
    for puzzle in found:
        legal = {action.text for action in engine.legal(engine.decode(puzzle.state), puzzle.seat)}
        assert {puzzle.chosen, puzzle.best} <= legal
        assert puzzle.cost >= engine.margin
    assert len({puzzle.id for puzzle in found}) == len(found)


def test_a_game_without_prepared_puzzles_has_none() -> None:
    assert prepared_puzzles("nothing_of_that_name") == []
    assert replace(prepared_puzzles(None)[0]) in prepared_puzzles(prepared_puzzles(None)[0].game)
