"""The daily castle in the store, on each database: games are kept in step, results once, people go out."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.features.daily_castle.store import DailyGame, DailyResult, DailyStore, mark_of
from bot.store import StaleRow, Store
from bot.store.erasure import Erasure
from tests.store.samples import ANN, BOB
from tests.support.owners import data_of, expiry, owners

GAME = DailyGame(ANN, "2026-11-16", False, "kingdomino", 1, 0, "[]", "{}", 1.0)
RESULT = DailyResult("2026-11-16", ANN, 7, "Ann", "kingdomino", 50, 1, "123", 2.0)
NOON, DAY = datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp(), 86400.0


async def test_a_key_is_made_once(store: Store) -> None:
    assert await DailyStore(store.database).key("first") == "first"
    assert await DailyStore(store.database).key("second") == "first"


async def test_a_game_goes_on_from_where_it_was_read_and_its_result_is_written_with_it(store: Store) -> None:
    assert await DailyStore(store.database).begin(GAME) == GAME
    after = replace(GAME, seq=2, moves='[[0, "a"]]', state='{"a": 1}', changed=2.0)
    await DailyStore(store.database).save(GAME, after, RESULT)
    with pytest.raises(StaleRow):
        await DailyStore(store.database).save(GAME, replace(GAME, seq=1), replace(RESULT, points=99))
    assert await DailyStore(store.database).game(ANN, "2026-11-16", practice=False) == after
    assert await DailyStore(store.database).begin(GAME) == after, "a rated try is begun once"
    assert await DailyStore(store.database).result(ANN, "2026-11-16") == RESULT
    practice = replace(GAME, practice=True)
    await DailyStore(store.database).begin(practice)
    await DailyStore(store.database).save(practice, replace(practice, seq=5))
    assert await DailyStore(store.database).begin(practice) == practice, "practice begins anew"


async def test_places_here_and_everywhere(store: Store) -> None:
    for user, guild, points in ((ANN, 7, 50), (BOB, 7, 60), (13, 8, 55)):
        game = await DailyStore(store.database).begin(replace(GAME, user=user))
        result = replace(RESULT, user=user, guild=guild, points=points)
        await DailyStore(store.database).save(game, replace(game, seq=1), result)
    assert await DailyStore(store.database).standing(7, "2026-11-16", 50) == (2, 2)
    assert await DailyStore(store.database).standing(None, "2026-11-16", 50) == (3, 3)
    assert await DailyStore(store.database).standing(None, "2026-11-15", 50) == (1, 0)
    here = await DailyStore(store.database).results(7, "2026-11-16", "2026-11-16")
    assert [one.user for one in here] == [BOB, ANN]
    assert len(await DailyStore(store.database).results(None, "2026-11-01", "2026-11-30")) == 3
    assert await DailyStore(store.database).days_of(ANN) == ["2026-11-16"]


async def test_somebody_is_told_and_taken_out(store: Store) -> None:
    daily, moves = DailyStore(store.database), '[[0, "mine"], [1, "theirs"]]'
    mark = mark_of(await daily.key("abcd"), ANN, "2026-11-16")
    for user in (ANN, BOB):
        game = await daily.begin(replace(GAME, user=user))
        await daily.save(game, replace(game, seq=2, moves=moves), replace(RESULT, user=user))
    told = (await data_of(ANN, store))["daily"]
    assert [one["moves"] for one in told["games"]] == [["mine"]]
    assert [one["points"] for one in told["results"]] == [50]
    await Erasure(store.database, owners(store, lambda: NOON)).finish(ANN)
    assert (await data_of(ANN, store))["daily"] == {"games": [], "results": []}
    assert await daily.is_done("2026-11-16", mark)
    assert len((await data_of(BOB, store))["daily"]["results"]) == 1
    await expiry(store).sweep(NOON + 2 * DAY)
    assert await daily.is_done("2026-11-16", mark)
    assert await daily.game(BOB, "2026-11-16", practice=False) is not None
    await expiry(store).sweep(NOON + 3 * DAY)
    assert not await daily.is_done("2026-11-16", mark)
    assert await daily.game(BOB, "2026-11-16", practice=False) is None
    assert await daily.result(BOB, "2026-11-16") is not None


async def test_posts_are_noted_and_go_with_a_server_that_is_lost(store: Store) -> None:
    await store.people.set_server_settings(7, '{"daily_channel": 5}')
    await store.people.set_server_settings(8, '{"daily_channel": null}')
    assert await DailyStore(store.database).telling_servers() == [7]
    assert await DailyStore(store.database).post(7, "2026-11-16") is None
    await DailyStore(store.database).note_post(7, "2026-11-16", 5, None)
    assert await DailyStore(store.database).post(7, "2026-11-16") == (5, None)
    await DailyStore(store.database).note_post(7, "2026-11-16", 5, 99)
    assert await DailyStore(store.database).post(7, "2026-11-16") == (5, 99)
    game = await DailyStore(store.database).begin(GAME)
    await DailyStore(store.database).save(game, replace(game, seq=1), RESULT)
    await expiry(store).lose(7, 1.0)
    assert await DailyStore(store.database).telling_servers() == []
    await expiry(store).delete_server(7)
    assert await DailyStore(store.database).post(7, "2026-11-16") is None
    assert await DailyStore(store.database).result(ANN, "2026-11-16") == replace(RESULT, guild=0)
