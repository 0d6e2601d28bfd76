"""No secret leaks through presses that are carried out: seats that change hands, steps back by agreement, the
daily castle and lessons.

As in the stories over weeks, everything hidden from the person is dealt again in a second world. The answer
to every press, and everything shown after it, is the same in both, picture bytes included.
"""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.features.daily_castle import service
from bot.features.daily_castle.daily_buttons import PANEL, TABLE, TryOfDay, beside_press, panel_address
from bot.features.daily_castle.service import PLAYER, DailyCastle, games_in_turn
from bot.features.daily_castle.store import DailyGame, DailyStore
from bot.features.lessons import lesson_handlers
from bot.features.lessons.lesson_buttons import SHOW, STEP, begin_press, lesson_of
from bot.features.lessons.lesson_buttons import beside_press as lesson_press
from bot.features.lessons.lesson_buttons import panel_address as lesson_address
from bot.store import LogRow, Store
from bot.tables.actors import Person
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.tables.undo import undo
from bot.ui.faces import hosted, script
from bot.ui.faces.script import Position, Step
from bot.ui.interactions.press import Press
from engines.core.contract import AnyGame
from engines.registry import game
from tests.service.playing import ANN, BOB
from tests.soak import in_soak
from tests.support.owners import data_of
from tests.ui.pressing import Desk
from tests.ui.tables import At, draw_once
from tests.ui.test_secrets_over_weeks import DEE, NOW, PEOPLE, World, begun, copied, in_both_worlds, revealing


def secretive(keys: Sequence[str]) -> list[Any]:
    """Games with hands that others must not see; `make soak` plays the others too, which hide draws only."""
    return [key if game(key).has_secrets else in_soak(key) for key in keys]


TAUGHT = [key for key in hosted() if lesson_of(key) is not None]
REWIND = undo.rewind
DEALS = 5
"""Deals that are tried at a moment; in some of them the decision shows something else."""


@pytest.fixture(autouse=True)
def pictures_are_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    draw_once(monkeypatch)


def desk(world: World) -> Desk:
    return Desk(world.store, world.tables, lambda: NOW)


def press(table: Table, verb: str, argument: object = "") -> str:
    return Press(table.id, table.seq, verb, str(argument)).id


def holder(table: Table, seat: int) -> Person:
    return PEOPLE[table.seats[seat].user or 0]


# Seats that change hands


@pytest.mark.parametrize("looks", ["who comes back", in_soak("who pressed")])
@pytest.mark.parametrize("key", secretive(hosted()))
async def test_a_stand_in_and_a_return_show_nothing_of_other_hands(
    tmp_path: Path, key: str, looks: str
) -> None:
    comes_back = looks == "who comes back"
    path = tmp_path / "one.db"
    table = await begun(path, key, "whoever is due")
    late = table.to_act[-1]
    pressing = next(seat for seat in range(3) if seat != late)
    viewer = late if comes_back else pressing

    async def story(world: World, table: Table) -> None:
        person, absent = holder(table, pressing), holder(table, late)
        its = desk(world)
        levels = await its.press(person, press(table, "standin", late))
        told = await its.press(person, press(table, "standin", f"{late} easy"))
        assert (await world.tables.get(table.id)).seats[late].stand_in == "easy"
        await world.look(holder(table, viewer).id)
        back = await its.press(absent, press(table, "back"))
        assert not (await world.tables.get(table.id)).seats[late].stand_in
        world.shown += [back] if comes_back else [levels, told]
        await world.look(holder(table, viewer).id)

    await in_both_worlds(path, table, story, viewer, knows={holder(table, viewer).id})


@pytest.mark.parametrize("key", secretive(hosted()))
async def test_the_button_that_takes_a_seat_shows_what_the_seat_sees(tmp_path: Path, key: str) -> None:
    path = tmp_path / "one.db"
    table = await begun(path, key, "Bob is due after a secret")

    async def story(world: World, table: Table) -> None:
        await world.tables.play.retire(table.id, BOB, None)
        world.shown.append(await desk(world).press(DEE, press(table, "take", 1)))
        assert (await world.tables.get(table.id)).seats[1].user == DEE.id
        await world.look(DEE.id)

    await in_both_worlds(path, table, story, 1)


# Steps back by agreement


class BegunHere:
    """A game whose log begins in the middle: a position that was dealt again has no log that leads to it."""

    def __init__(self, its_game: AnyGame, state: Any) -> None:
        self._game = its_game
        self._state = state

    def setup_by(self, *args: object) -> Any:
        return self._state

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


def rewinding_from(begin: Table) -> Any:
    """Returns the undo of a table whose game begins with that moment."""

    def rewound(table: Table, rows: list[LogRow], before: int) -> undo.Rewound:
        begun_here: Any = BegunHere(table.game, begin.state)
        return REWIND(replace(table, game=begun_here), [row for row in rows if row.seq > begin.seq], before)

    return rewound


@pytest.mark.parametrize("looks", ["who agreed", in_soak("who asked"), in_soak("a stranger")])
@pytest.mark.parametrize("key", secretive(hosted()))
async def test_a_step_back_that_all_agree_to_leaves_nothing_of_what_it_revealed(
    tmp_path: Path, key: str, looks: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "one.db"
    table = await begun(path, key, "something can be revealed")
    acting = table.to_act[0]
    viewer = {"who asked": acting, "who agreed": (acting + 1) % 3, "a stranger": None}[looks]
    person = DEE if viewer is None else holder(table, viewer)
    revealed = []

    async def story(world: World, table: Table) -> None:
        monkeypatch.setattr(undo, "rewind", rewinding_from(table))
        its, asking = desk(world), holder(table, acting)
        after = await world.tables.play.act(table.id, asking, acting, table.seq, revealing(table), None)
        mine = after.history.of(acting)
        assert mine is not None
        revealed.append(mine.events)
        assert await its.press(asking, press(after, "plead", mine.seq)) is not None
        for seat in {0, 1, 2} - {acting}:
            assert await its.press(holder(table, seat), press(after, "agree", mine.seq)) is None
        back = await world.tables.get(table.id)
        assert back.state == table.state
        assert back.history.went_back == back.seq
        await world.look(person.id)

    await in_both_worlds(path, table, story, viewer, knows={person.id})
    assert revealed[0] != revealed[1], "nothing was hidden, so the test shows nothing"


# The daily castle


def first_answers(key: str, stored: str, programs: list[str | None], made: int) -> list[tuple[int, str]]:
    """Computer players without chance: each takes the first of its legal actions."""
    its_game = game(key)
    state, moves = its_game.decode(stored), list[tuple[int, str]]()
    while due := [seat for seat in its_game.to_act(state) if programs[seat] is not None]:
        action = its_game.legal(state, due[0])[0]
        moves.append((due[0], action.text))
        state = its_game.apply(state, due[0], action).state
    return moves


def seen_after(its_game: AnyGame, state: Any, action: str) -> Any:
    """Returns everything that the person sees of a decision and of the answers to it."""
    events, programs = list[Any](), [None, *["any"] * 6]
    moves = [(PLAYER, action)]
    after = its_game.apply(state, PLAYER, its_game.parse(action)).state
    moves += first_answers(its_game.key, its_game.encode(after), programs, 0)
    for seat, text in moves:
        step = its_game.apply(state, seat, its_game.parse(text))
        state = step.state
        events += [event for event in step.events if event.only is None or PLAYER in event.only]
    return its_game.view(state, PLAYER), events


async def daily_moment(castle: DailyCastle, its_game: AnyGame) -> tuple[DailyGame, str, Any, bool]:
    """Plays a daily castle up to a decision that looks the same in another deal.

    Returns the game, the decision, the state of the other deal, and True. In a game whose decisions all draw
    something, returns a moment in its middle, and False.
    """
    mine = await castle.begin(ANN, await castle.today(), practice=False)
    middle: tuple[DailyGame, str, Any, bool] | None = None
    while True:
        state = mine.table.state
        action = its_game.legal(state, PLAYER)[-1].text
        seen = seen_after(its_game, state, action)
        if seen[0].result is not None:  # the points of a finished game are counted by a replay from its seed
            assert middle is not None
            return middle
        for deal in range(DEALS if mine.row.seq > 10 else 0):
            other = its_game.redeal(state, PLAYER, random.Random(deal))
            if seen == seen_after(its_game, other, action):
                return mine.row, action, other, True
            middle = middle or (mine.row, action, other, False)
        mine = await castle.act(mine, mine.row.seq, action, ANN, 7)


@pytest.mark.parametrize("key", secretive([one.key for one in games_in_turn()]))
async def test_presses_in_a_daily_castle_tell_nothing_of_the_deal(
    tmp_path: Path, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    its_game = game(key)
    assert its_game.daily is not None
    monkeypatch.setattr(service, "games_in_turn", lambda: [its_game])
    monkeypatch.setattr(service, "play_on", first_answers)
    # A short form is counted by a replay from the seed, which another deal has not.
    monkeypatch.setattr(type(its_game), "daily", its_game.daily._replace(turns=None, earlier=None))
    path = tmp_path / "one.db"
    async with Store.open(path) as store:
        castle = DailyCastle(DailyStore(store.database), At(), At(), lambda: NOW)
        await castle.store.key("ab" * 32)  # the same deal in every run
        day = await castle.today()
        row, action, dealt, alike = await daily_moment(castle, its_game)
    other = copied(path, tmp_path / "other.db")
    for file, state in ((path, row.state), (other, its_game.encode(dealt))):
        with closing(sqlite3.connect(file)) as connection, connection:
            values = (row.seq, row.moves, state)
            connection.execute("UPDATE daily_games SET seq = ?, moves = ?, state = ?", values)
    which = TryOfDay.of(day.date)
    address = panel_address(which, row.seq)
    told = []
    for file in (path, other):
        async with Store.open(file) as store:
            its = Desk(store, Tables(store, clock=lambda: NOW), lambda: NOW)
            shown = [
                await its.press(ANN, beside_press("")),
                await its.press(ANN, beside_press(TABLE, which)),
                await its.press(ANN, address.press(PANEL.ask, "")),
                await data_of(ANN.id, store),
            ]
            done = [
                await its.press(ANN, address.press(PANEL.do, action)),
                await its.press(ANN, beside_press("")),
            ]
            shown += done if alike else []
            after = await DailyStore(store.database).game(ANN.id, day.name, practice=False)
            assert after is not None
            assert after.seq > row.seq, "the decision was made"
            told.append(shown)
    assert told[0] == told[1]


# Lessons


class OtherDeal:
    """Builds the positions of a lesson; everything hidden from the pupil is dealt again."""

    def __init__(self, seats: dict[Position, int], number: int) -> None:
        self._seats = seats
        self._number = number

    def __call__(self, key: str, position: Position) -> Any:
        state = BUILT(key, position)
        if position not in self._seats:
            return state
        return game(key).redeal(state, self._seats[position], random.Random(self._number))


BUILT = script.built


def looks_alike(key: str, step: Step, deal: OtherDeal) -> bool:
    """Whether the answer that the lesson shows reveals nothing that differs between the deals."""
    its_game, seen = game(key), []
    for state in (BUILT(key, step.position), deal(key, step.position)):
        after = its_game.apply(state, step.seat, its_game.parse(step.shown))
        events = [event for event in after.events if event.only is None or step.seat in event.only]
        seen.append((its_game.view(after.state, step.seat), events))
    return bool(seen[0] == seen[1])


@pytest.mark.parametrize("key", secretive(TAUGHT))
async def test_presses_in_a_lesson_and_its_progress_tell_nothing_of_the_deal(
    tmp_path: Path, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = lesson_of(key)
    assert lesson is not None
    deal = OtherDeal({step.position: step.seat for step in lesson.steps}, 3)
    steps = [
        (number, step)
        for number, step in enumerate(lesson.steps)
        if not step.finishes and looks_alike(key, step, deal)
    ][:2]
    assert steps, "every answer reveals something"
    told = []
    for name, build in (("one", BUILT), ("other", deal)):
        monkeypatch.setattr(script, "built", build)
        monkeypatch.setattr(lesson_handlers, "built", build)
        async with Store.open(tmp_path / f"{name}.db") as store:
            its = Desk(store, Tables(store, clock=lambda: NOW), lambda: NOW)
            shown: list[Any] = [await its.press(ANN, begin_press(key, ANN.id))]
            for number, step in steps:
                address = lesson_address(key, ANN.id, number)
                shown += [
                    await its.press(ANN, lesson_press(key, ANN.id, number, STEP)),
                    await its.press(ANN, lesson_press(key, ANN.id, number, SHOW)),
                    await its.press(ANN, address.press(address.verbs.do, step.shown)),
                ]
            data = await data_of(ANN.id, store)
            assert str(steps[-1][0] + 1) in str(data["settings"]["lessons"][key])
            shown += [await its.press(ANN, begin_press(key, ANN.id)), data]
            told.append(shown)
    assert told[0] == told[1]
