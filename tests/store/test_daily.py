"""The daily castle in the store, on each database: games are kept in step, results once, people go out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.store import DailyGame, DailyResult, OutOfStep, Store
from tests.store.samples import ANN, BOB

GAME = DailyGame(ANN, "2026-11-16", False, "kingdomino", 1, 0, "[]", "{}", 1.0)
RESULT = DailyResult("2026-11-16", ANN, 7, "Ann", "kingdomino", 50, 1, "123", 2.0)


async def test_a_key_is_made_once(store: Store) -> None:
    assert await store.daily.key("first") == "first"
    assert await store.daily.key("second") == "first"


async def test_a_game_goes_on_from_where_it_was_read_and_its_result_is_written_with_it(store: Store) -> None:
    assert await store.daily.begin(GAME) == GAME
    after = replace(GAME, seq=2, moves='[[0, "a"]]', state='{"a": 1}', changed=2.0)
    await store.daily.save(GAME, after, RESULT)
    with pytest.raises(OutOfStep):
        await store.daily.save(GAME, replace(GAME, seq=1), replace(RESULT, points=99))
    assert await store.daily.game(ANN, "2026-11-16", practice=False) == after
    assert await store.daily.begin(GAME) == after, "a rated try is begun once"
    assert await store.daily.result(ANN, "2026-11-16") == RESULT
    practice = replace(GAME, practice=True)
    await store.daily.begin(practice)
    await store.daily.save(practice, replace(practice, seq=5))
    assert await store.daily.begin(practice) == practice, "practice begins anew"


async def test_places_here_and_everywhere(store: Store) -> None:
    for user, guild, points in ((ANN, 7, 50), (BOB, 7, 60), (13, 8, 55)):
        game = await store.daily.begin(replace(GAME, user=user))
        result = replace(RESULT, user=user, guild=guild, points=points)
        await store.daily.save(game, replace(game, seq=1), result)
    assert await store.daily.standing(7, "2026-11-16", 50) == (2, 2)
    assert await store.daily.standing(None, "2026-11-16", 50) == (3, 3)
    assert await store.daily.standing(None, "2026-11-15", 50) == (1, 0)
    here = await store.daily.results(7, "2026-11-16", "2026-11-16")
    assert [one.user for one in here] == [BOB, ANN]
    assert len(await store.daily.results(None, "2026-11-01", "2026-11-30")) == 3
    assert await store.daily.days_of(ANN) == ["2026-11-16"]


async def test_somebody_is_told_and_taken_out(store: Store) -> None:
    moves = '[[0, "mine"], [1, "theirs"]]'
    for user in (ANN, BOB):
        game = await store.daily.begin(replace(GAME, user=user))
        await store.daily.save(game, replace(game, seq=2, moves=moves), replace(RESULT, user=user))
    told = await store.daily.traces(ANN)
    assert [one["moves"] for one in told["games"]] == [["mine"]]
    assert [one["points"] for one in told["results"]] == [50]
    await store.daily.forget(ANN, "2026-11-16", "abc")
    assert await store.daily.traces(ANN) == {"games": [], "results": []}
    assert await store.daily.is_done("2026-11-16", "abc")
    assert len((await store.daily.traces(BOB))["results"]) == 1
    await store.daily.sweep("2026-11-16")
    assert await store.daily.is_done("2026-11-16", "abc")
    await store.daily.sweep("2026-11-17")
    assert not await store.daily.is_done("2026-11-16", "abc")
    assert await store.daily.game(BOB, "2026-11-16", practice=False) is None
    assert await store.daily.result(BOB, "2026-11-16") is not None


async def test_posts_are_noted_and_go_with_a_server_that_is_lost(store: Store) -> None:
    await store.people.set_server_settings(7, '{"daily_channel": 5}')
    await store.people.set_server_settings(8, '{"daily_channel": null}')
    assert await store.daily.telling_servers() == [7]
    assert await store.daily.post(7, "2026-11-16") is None
    await store.daily.note_post(7, "2026-11-16", 5, None)
    assert await store.daily.post(7, "2026-11-16") == (5, None)
    await store.daily.note_post(7, "2026-11-16", 5, 99)
    assert await store.daily.post(7, "2026-11-16") == (5, 99)
    game = await store.daily.begin(GAME)
    await store.daily.save(game, replace(game, seq=1), RESULT)
    await store.clearing.lose(7, 1.0)
    assert await store.daily.telling_servers() == []
    await store.clearing.delete_server(7)
    assert await store.daily.post(7, "2026-11-16") is None
    assert await store.daily.result(ANN, "2026-11-16") == replace(RESULT, guild=0)
