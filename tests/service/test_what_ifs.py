"""Private games from a moment of a finished one: stored after each decision, and counted nowhere."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.features.replay.retelling import retell
from bot.features.replay.service import Replay, Replays
from bot.features.replay.store import KEPT, MOST, WhatIfGame, WhatIfStore
from bot.features.replay.what_ifs import WhatIf, WhatIfs, _new_game, _table
from bot.store import Store
from bot.tables.tables import Tables
from bot.texts import translator
from bot.ui.faces import face_of, hosted
from engines.core.record import retold
from engines.registry import game
from tests.forked import Forked
from tests.recorded import records
from tests.service.playing import ANN, BOB, act, refused, started
from tests.store.behind import run
from tests.support.owners import data_of, erasure, expiry
from tests.ui.tables import At, table_of

NOW = 1_800_000_000.0
EASY = "easy"


def what_ifs(store: Store, now: float = NOW) -> WhatIfs:
    here = At("test")
    return WhatIfs(WhatIfStore(store.database), here, here, lambda: now)


def recorded_replay(key: str) -> Replay:
    """The recorded game of a key with the most seats, seen by the person in its first seat."""
    seats = max(seats for seats in game(key).seats if records(key, seats))
    record = records(key, seats)[0]
    *_, (last, _) = retold(game(key), record)
    table = table_of(key, last, seats)
    return Replay(table, retell(table, record), 0)


async def finished(tables: Tables) -> Replay:
    table = await started(tables, ANN, BOB)
    while table.phase == "playing":
        table = await act(tables, table)
    return await Replays(tables, At("test")).of(table.id, ANN.id)


async def decide(games: WhatIfs, at: WhatIf, rng: random.Random) -> WhatIf:
    legal = at.table.game.legal(at.table.state, at.seat)
    return await games.act(at, at.row.seq, str(rng.choice(legal).text), ANN)


@pytest.mark.parametrize("key", hosted())
async def test_a_game_goes_on_from_the_moment_with_the_same_shuffle_to_its_end(
    store: Store, key: str
) -> None:
    replay, games, rng = recorded_replay(key), what_ifs(store), random.Random(1)
    turn = replay.last * 3 // 4
    at = await games.begin(replay, turn, 1, EASY, ANN)
    its_game, state = replay.told.game, replay.told.state(turn)
    assert its_game.seed(at.table.state) == its_game.seed(state)
    for seat, text in json.loads(at.row.moves):
        state = its_game.apply(state, seat, its_game.parse(text)).state
    assert its_game.encode(at.table.state) == its_game.encode(state)
    while not at.over:
        assert at.seat in at.table.to_act
        assert [seat.user for seat in at.table.seats if seat.user] == [ANN.id]
        at = await decide(games, at, rng)
        found = await games.find(ANN, at.row.number)
        assert found.row == at.row
    real = next(one.points for one in replay.table.result.standings if one.seat == 1)
    assert at.row.points == real
    assert at.points == next(one.points for one in at.table.result.standings if one.seat == 1)
    with refused("outdated"):
        await games.act(at, at.row.seq, "anything", ANN)


@pytest.mark.parametrize("key", hosted())
def test_its_panel_is_the_same_in_every_world_that_looks_the_same(key: str) -> None:
    """After a redeal of everything hidden from that seat, question, words and picture are the same."""
    replay, words, seat = recorded_replay(key), translator("en"), 1
    its_game, differed = replay.told.game, False
    moments = [at for at in range(replay.last) if seat in its_game.to_act(replay.told.state(at))]
    for turn in moments[:: max(1, len(moments) // 3)]:
        state = replay.told.state(turn)
        other = its_game.redeal(state, seat, random.Random(turn))
        differed |= its_game.encode(state) != its_game.encode(other)
        row = replace(_new_game(replay, turn, seat, EASY, ANN.id), number=1)
        shown = []
        for one in (state, other):
            table = _table(replace(row, state=its_game.encode(one)), ANN)
            legal, view, face = its_game.legal(one, seat), table.view(seat), face_of(key)
            ask = its_game.ask(legal, (), partial(its_game.forecast, view))
            assert ask is not None
            picture = face.pictures.panel(view, seat, its_game.arranged(view, ask), table.names, words)
            shown.append((ask, picture, face.in_words(view, table.names, words)))
        assert shown[0] == shown[1]
    assert differed, "nothing was hidden, so the test shows nothing"


async def test_nothing_of_it_is_a_table_a_result_or_a_rating(
    store: Store, tables: Tables, path: Path
) -> None:
    replay, games, rng = await finished(tables), what_ifs(store), random.Random(1)
    counted = ("tables", "events", "results", "ratings", "rated_games", "duties", "daily_games")
    before = [run(path, f"SELECT * FROM {name}") for name in counted]
    at = await games.begin(replay, replay.last - 4, replay.seat or 0, EASY, ANN)
    while not at.over:
        at = await decide(games, at, rng)
    assert [run(path, f"SELECT * FROM {name}") for name in counted] == before


async def test_a_second_press_changes_nothing_and_begins_nothing(store: Store, tables: Tables) -> None:
    replay, games = await finished(tables), what_ifs(store)
    first = await games.begin(replay, 3, 0, EASY, ANN)
    assert (await games.begin(replay, 3, 0, EASY, ANN)).row == first.row
    text = str(first.table.game.legal(first.table.state, 0)[0].text)
    after = await games.act(first, first.row.seq, text, ANN)
    with refused("outdated"):
        await games.act(first, first.row.seq, text, ANN)
    assert (await games.find(ANN, first.row.number)).row == after.row
    assert (await games.begin(replay, 3, 0, EASY, ANN)).row.number != first.row.number
    with refused("what-if-gone"):
        await games.find(BOB, first.row.number)
    with refused("what-if-over"):
        await games.begin(replay, replay.last, 0, EASY, ANN)


async def test_games_are_kept_for_a_month_ten_at_most_and_go_with_their_person_and_their_table(
    store: Store, tables: Tables
) -> None:
    replay = await finished(tables)
    for turn in range(MOST + 2):
        await what_ifs(store, NOW + turn).begin(replay, turn, 0, EASY, ANN)
    await what_ifs(store).begin(replay, 0, 1, EASY, BOB)
    kept = WhatIfStore(store.database)
    assert [one.turn for one in await kept.games(ANN.id)] == list(range(MOST + 1, 1, -1))
    told = (await data_of(ANN.id, store))["what_ifs"]
    assert len(told) == MOST
    assert "state" not in told[0]
    await expiry(store).sweep(NOW + 5 + KEPT)
    assert [one.turn for one in await kept.games(ANN.id)] == list(range(MOST + 1, 4, -1))
    await erasure(store).finish(ANN.id)
    assert await kept.games(ANN.id) == []
    await what_ifs(store).begin(replay, 0, 1, EASY, BOB)
    await expiry(store).delete(replay.table.id)
    assert await kept.games(BOB.id) == []


async def die(before: WhatIfGame, after: WhatIfGame) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


async def play_until_killed(path: Path, key: str) -> None:
    """Plays a private game and prints each acknowledged decision; dies before another is stored."""
    async with Store.open(path) as store:
        games, rng = what_ifs(store), random.Random(1)
        at = await games.begin(recorded_replay(key), 2, 0, EASY, ANN)
        for _ in range(3):
            at = await decide(games, at, rng)
            sys.stdout.write(f"{at.row.number} {at.row.seq} {at.row.moves}\n")
            sys.stdout.flush()
        games.store.save = die  # type: ignore[method-assign]
        await decide(games, at, rng)


async def test_a_kill_within_a_decision_loses_nothing_that_was_acknowledged(path: Path) -> None:
    process = Forked(lambda: asyncio.run(play_until_killed(path, "kingdomino")))
    said = process.said.read().splitlines()
    assert process.wait() == -9
    number, seq, moves = said[-1].split(" ", 2)
    async with Store.open(path) as store:
        games = what_ifs(store)
        at = await games.find(ANN, int(number))
        assert (at.row.seq, at.row.moves) == (int(seq), moves)
        assert not at.over
        assert (await decide(games, at, random.Random(2))).row.seq > at.row.seq
