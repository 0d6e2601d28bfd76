"""The castle of a day: its game and seed, the stored data, and the counting of results."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest

from bot.features.daily_castle.cards import over_days, places
from bot.features.daily_castle.service import DailyCastle, date_at, games_in_turn, marks_of, streak
from bot.features.daily_castle.store import DailyResult, DailyStore
from bot.store import Store
from bot.store.erasure import Erasure
from bot.tables.actors import Person
from bot.tables.refusal import Refusal
from bot.work.drawing import Studio
from bot.work.thoughts import play_on
from engines.core.contract import AnyGame
from engines.registry import game
from tests.support.owners import data_of, expiry, owners
from tests.ui.panel_walk import presses

PLAYERS_THINK = True

BETWEEN = "between_two_castles"
ANN, BOB = Person(11, "Ann"), Person(12, "Bob")
NOON = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()


def castle(store: Store, studio: Studio, now: float = NOON) -> DailyCastle:
    return DailyCastle(DailyStore(store.database), studio, studio, lambda: now)


async def test_game_and_seed_follow_from_the_date_and_a_key_that_is_kept(
    tmp_path: Path, studio: Studio
) -> None:
    games = games_in_turn()
    async with Store.open(tmp_path / "one.db") as store:
        week = [await castle(store, studio).day(date(2026, 11, 16 + n)) for n in range(7)]
        assert [day.game for day in week] == [games[n % len(games)] for n in range(7)]
        assert len({day.seed for day in week}) == 7
        key = await DailyStore(store.database).key("never used")
        told = hmac.new(bytes.fromhex(key), b"2026-11-16", hashlib.sha256).hexdigest()
        assert told.startswith(week[0].seed)
    async with Store.open(tmp_path / "one.db") as store:
        assert (await castle(store, studio).day(date(2026, 11, 16))).seed == week[0].seed
    async with Store.open(tmp_path / "two.db") as store:
        assert (await castle(store, studio).day(date(2026, 11, 16))).seed != week[0].seed


def test_a_game_that_does_not_say_how_takes_no_part(monkeypatch: pytest.MonkeyPatch) -> None:
    before = games_in_turn()
    monkeypatch.setattr(type(before[0]), "daily", None)
    assert games_in_turn() == before[1:]


def test_the_day_changes_at_midnight_of_utc() -> None:
    midnight = datetime(2026, 11, 18, tzinfo=UTC).timestamp()
    assert date_at(midnight - 0.1) == date(2026, 11, 17)
    assert date_at(midnight) == date(2026, 11, 18)


@pytest.mark.parametrize("its_game", games_in_turn(), ids=lambda one: one.key)
async def test_the_same_decisions_are_answered_alike_and_a_second_press_changes_nothing(
    tmp_path: Path, studio: Studio, its_game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.features.daily_castle.service.games_in_turn", lambda: [its_game])
    async with Store.open(tmp_path / "one.db") as store:
        house = castle(store, studio)
        day = await house.today()
        mine = await house.begin(ANN, day, practice=False)
        others = await house.begin(BOB, day, practice=False)
        for _ in range(6):
            text = its_game.legal(mine.table.state, 0)[0].text
            after = await house.act(mine, mine.row.seq, text, ANN, 7)
            with pytest.raises(Refusal, match="outdated"):
                await house.act(mine, mine.row.seq, text, ANN, 7)
            others = await house.act(others, others.row.seq, text, BOB, 7)
            assert (after.row.moves, after.row.state) == (others.row.moves, others.row.state)
            found = await house.find(ANN, day, practice=False)
            assert found is not None
            assert found.row == after.row
            assert after.news
            mine = after
        assert (await house.begin(ANN, day, practice=False)).row == mine.row
        assert (await house.begin(ANN, day, practice=True)).row.seq < mine.row.seq


async def test_a_decision_of_a_day_that_is_over_does_not_count(tmp_path: Path, studio: Studio) -> None:
    async with Store.open(tmp_path / "one.db") as store:
        house = castle(store, studio)
        day = await house.today()
        mine = await house.begin(ANN, day, practice=False)
        text = day.game.legal(mine.table.state, 0)[0].text
        with pytest.raises(Refusal, match="daily-over"):
            await castle(store, studio, NOON + 86400).act(mine, mine.row.seq, text, ANN, 7)
        await expiry(store).sweep(NOON + 2 * 86400)
        assert await DailyStore(store.database).game(ANN.id, day.name, practice=False)
        await expiry(store).sweep(NOON + 3 * 86400)
        assert await DailyStore(store.database).game(ANN.id, day.name, practice=False) is None


async def test_who_was_forgotten_is_known_that_day_by_a_keyed_hash_only(
    tmp_path: Path, studio: Studio
) -> None:
    async with Store.open(tmp_path / "one.db") as store:
        house = castle(store, studio)
        day = await house.today()
        await house.begin(ANN, day, practice=False)
        for person in (ANN, BOB):
            await Erasure(store.database, owners(store, lambda: NOON)).finish(person.id)
        assert await house.had_rated(ANN.id, day)
        assert not await house.had_rated(BOB.id, day)
        with pytest.raises(Refusal, match="daily-had"):
            await house.begin(ANN, day, practice=False)
        assert (await data_of(ANN.id, store))["daily"] == {"games": [], "results": []}
        await expiry(store).sweep(NOON + 3 * 86400)
        assert not await house.had_rated(ANN.id, day)


def test_computer_players_stop_where_a_person_is_due() -> None:
    for its_game in games_in_turn():
        assert its_game.daily is not None
        seats = its_game.daily.seats
        state = its_game.setup(its_game.options_type(**its_game.daily.options), seats, "ab" * 16)
        programs = [None, *[its_game.daily.player] * (seats - 1)]
        for seat, text in play_on(its_game.key, its_game.encode(state), programs, 0):
            assert seat > 0
            state = its_game.apply(state, seat, game(its_game.key).parse(text)).state
        assert its_game.to_act(state) == (0,)


def test_the_chance_of_computer_players_comes_from_the_seed_and_the_decisions_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A random player does the same for all people, and not the same each time."""
    its_game = game(BETWEEN)

    def by_chance(view: Any, legal: Sequence[Any], rng: random.Random, budget: float) -> Any:
        return rng.choice(legal)

    monkeypatch.setattr(its_game, "players", {"fair": by_chance})
    stored = its_game.encode(its_game.setup(its_game.options_type(), 4, "ab" * 16))
    answers = [play_on(its_game.key, stored, [None, "fair", "fair", "fair"], made) for made in (0, 0, 1)]
    assert answers[0] == answers[1] != answers[2]


def test_streaks_marks_and_places() -> None:
    today = date(2026, 3, 1)
    assert streak(["2026-03-01", "2026-02-28", "2026-02-27", "2026-02-25"], today) == 3
    assert streak(["2026-02-28", "2026-02-27"], today) == 2
    assert streak(["2026-02-27"], today) == 0
    assert marks_of([0, 9, 1, -2]) == "1320"
    assert marks_of([5, 0] * 8) == "31" * 8
    assert marks_of([4, 0] * 8 + [-1]) == "3" * 8 + "0", "from 17 turns on, two at once"
    assert len(marks_of([1] * 31)) == 16
    assert len(marks_of([1] * 33)) == 11
    assert marks_of([]) == ""
    one = DailyResult("2026-03-01", 1, 7, "A", "x", 50, 1, "", 0.0)
    day = [
        one,
        replace(one, user=2, points=40),
        replace(one, user=3, points=40),
        replace(one, user=4, points=1),
    ]
    assert places(day) == [1, 2, 2, 4]
    later = [replace(one, day="2026-03-02", user=2, points=3)]
    assert over_days([*day, *later]) == [(2, 19, 2), (1, 10, 1), (3, 9, 1), (4, 7, 1)]


LATER = datetime(2026, 11, 26, 12, tzinfo=UTC).timestamp()
MOST_PRESSES = 60


@pytest.mark.parametrize("key", [one.key for one in games_in_turn() if one.key != BETWEEN])
async def test_a_daily_castle_takes_at_most_sixty_presses(
    tmp_path: Path, studio: Studio, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    its_game = game(key)
    monkeypatch.setattr("bot.features.daily_castle.service.games_in_turn", lambda: [its_game])
    async with Store.open(tmp_path / "one.db") as store:
        house = castle(store, studio, LATER)
        day = await house.today()
        mine, count = await house.begin(ANN, day, practice=False), 0
        while not mine.over:
            state = mine.table.state
            legal = its_game.legal(state, 0)
            action = its_game.players["fair"](its_game.view(state, 0), legal, random.Random(1), 1.0)
            count += presses(its_game, legal, action)
            mine = await house.act(mine, mine.row.seq, action.text, ANN, 7)
        assert mine.result is not None
        assert 10 < count <= MOST_PRESSES
        assert count <= day.form.presses * 1.25, "more than people are told before they begin"
        if day.form.turns is not None:
            assert len(mine.result.marks) == day.form.turns
        view = mine.table.view(0)
        assert [one.points for one in view.result.standings if one.seat == 0] == [mine.result.points]
        with pytest.raises(Refusal, match="outdated"):
            await house.act(mine, mine.row.seq, action.text, ANN, 7)


async def test_the_strong_player_sets_the_par_once_somebody_has_finished(
    tmp_path: Path, studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    its_game = game("kingdomino")
    monkeypatch.setattr("bot.features.daily_castle.service.games_in_turn", lambda: [its_game])
    monkeypatch.setattr("bot.features.daily_castle.service.PAR_SECONDS", 0.01)
    monkeypatch.setattr(its_game, "players", {**its_game.players, "strong": its_game.players["fair"]})
    async with Store.open(tmp_path / "one.db") as store:
        house = castle(store, studio, LATER)
        day = await house.today()
        await house.go_on_with_par()
        assert house._par is None, "nobody has finished it"
        mine = await house.begin(ANN, day, practice=False)
        while not mine.over:
            text = its_game.legal(mine.table.state, 0)[0].text
            mine = await house.act(mine, mine.row.seq, text, ANN, 7)
        rounds = 0
        while await house.store.par(day.name) is None:
            await house.go_on_with_par()
            rounds += 1
            assert rounds < 10
        assert rounds > 1, "tables wait for a few decisions, not for a game"
        par = await house.store.par(day.name)
        assert par is not None
        assert par > 0
        await expiry(store).sweep(LATER + 3 * 86400)
        assert await house.store.par(day.name) is None


async def test_where_a_result_was_shown_is_known_without_the_person(tmp_path: Path, studio: Studio) -> None:
    async with Store.open(tmp_path / "one.db") as store:
        house = castle(store, studio)
        day = await house.today()
        await house.note_shared(ANN.id, day, 7, "https://there")
        assert await house.shared_at(ANN.id, day, 7) == "https://there"
        assert await house.shared_at(ANN.id, day, 8) is None
        assert await house.shared_at(BOB.id, day, 7) is None
