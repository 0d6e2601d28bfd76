"""Worker processes that think for computer players: shared in turns, replaced when they die."""

from __future__ import annotations

import asyncio
import math
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.delivery.computer_moves import let_computer_act, rng_seed_for
from bot.tables.tables import Tables
from bot.work.fair_queue import Requester, current_requester
from bot.work.thinking import Died, Erred, Thinkers
from bot.work.thoughts import THOUGHTS, choose, play_on, play_out, warm_up, weigh
from engines.core.chance import ANY_SEED
from engines.registry import game
from tests.service.playing import ANN, started

PLAYERS_THINK = True

KEY = "kingdomino"
CHANCE = "any"


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    some = Thinkers(1)
    yield some
    await some.close()


def stored() -> str:
    its_game = game(KEY)
    return its_game.encode(its_game.setup(its_game.options_type(), 4, ANY_SEED))


def due() -> int:
    its_game = game(KEY)
    return its_game.to_act(its_game.decode(stored()))[0]


def question(player: str = "random") -> tuple[str, str, int, str, str, float]:
    return KEY, stored(), due(), player, CHANCE, math.inf


async def test_a_worker_chooses_what_would_be_chosen_here_and_dies_without_loss(thinkers: Thinkers) -> None:
    for player in ("greedy", "random", "nobody's"):
        assert await thinkers.run(choose, *question(player)) == choose(*question(player))
    found = await thinkers.run(weigh, KEY, stored(), due(), (), CHANCE, math.inf)
    assert [tuple(one) for one in found] == weigh(KEY, stored(), due(), (), CHANCE, math.inf)
    assert found[0][1] >= found[-1][1]
    (worker,) = thinkers.workers
    os.kill(worker, signal.SIGKILL)  # while it has nothing to do
    assert await thinkers.run(choose, *question()) == choose(*question())
    assert thinkers.workers != [worker]


async def test_an_error_is_told_to_who_asked_and_the_worker_goes_on(
    thinkers: Thinkers, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(Erred, match="unknown game"):
        await thinkers.run(choose, "chess", "{}", 0, "greedy", CHANCE, 1.0)
    assert "Traceback" in caplog.text
    workers = thinkers.workers
    assert await thinkers.run(choose, *question()) == choose(*question())
    assert thinkers.workers == workers
    with pytest.raises(ValueError, match="no thought"):
        await thinkers.run(os.getpid)


async def test_a_question_that_workers_die_of_is_asked_twice_and_never_a_third_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thinkers, begun = Thinkers(1, patience=0.01), list[int]()
    start = thinkers._start

    async def counted() -> asyncio.subprocess.Process:
        process = await start()
        begun.append(process.pid)
        return process

    monkeypatch.setattr(thinkers, "_start", counted)
    with pytest.raises(Died):
        await thinkers.run(warm_up, [KEY])
    assert len(begun) == 2
    assert thinkers.workers == []
    await thinkers.close()


async def test_chance_decides_where_no_worker_can(
    tables: Tables, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(tables, ANN, computers=1)
    while not (program := table.seats[table.to_act[0]].program):
        action = table.game.legal(table.state, table.to_act[0])[0].text
        table = await tables.play.act(table.id, ANN, table.to_act[0], table.seq, action, None)
    assert program
    monkeypatch.setattr("sys.executable", "/nowhere")
    thinkers = Thinkers(1)
    await let_computer_act(tables, thinkers, table)
    await thinkers.close()
    assert (await tables.get(table.id)).seq == table.seq + 1
    assert "it moves at random" in caplog.text
    assert rng_seed_for(table, 0) != rng_seed_for(table, 1)


@pytest.mark.parametrize("wrong", ["error", "illegal"])
def test_chance_decides_in_a_game_against_nobody_else_too(
    wrong: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    its_game = game(KEY)
    state = its_game.decode(stored())
    programs: list[str | None] = ["bad"] * 4
    programs[next(seat for seat in range(4) if seat != due())] = None

    def bad(view: object, legal: tuple[Any, ...], rng: random.Random, budget: float) -> Any:
        if wrong == "error":
            raise ZeroDivisionError("a bug")
        return its_game.parse("claim 48" if legal[-1].text != "claim 48" else "claim 1")

    monkeypatch.setattr(type(its_game), "players", {"bad": bad})
    played = play_on(KEY, stored(), programs, 0)
    assert played == play_on(KEY, stored(), programs, 0)
    for seat, text in played:
        state = its_game.apply(state, seat, its_game.parse(text)).state
    assert [programs[seat] for seat in its_game.to_act(state)] == [None]
    assert "it moves at random" in caplog.text
    assert ("ZeroDivisionError: a bug" in caplog.text) is (wrong == "error")


async def test_the_pool_is_bounded_and_tables_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers, order, at_once = Thinkers(2), list[str](), list[int]()
    busy = 0

    async def told(work: tuple[str, tuple[str, ...]]) -> None:
        nonlocal busy
        busy += 1
        at_once.append(busy)
        await asyncio.sleep(0)
        order.append(work[1][0])
        busy -= 1

    monkeypatch.setattr(thinkers, "_carry_out", told)
    monkeypatch.setitem(THOUGHTS, "print", print)

    async def ask(table: str, number: int) -> None:
        current_requester.set(Requester(table))
        await thinkers.run(print, f"{table}{number}")

    await asyncio.gather(
        *(ask(table, number) for table, most in (("A", 4), ("B", 2)) for number in range(most))
    )
    assert order == ["A0", "A1", "A2", "B0", "A3", "B1"]
    assert max(at_once) == 2
    await thinkers.close()


async def test_what_is_prepared_is_known_before_it_is_asked_for(thinkers: Thinkers) -> None:
    thinkers.prepare([KEY])
    thinkers.prepare([KEY])
    begin = asyncio.get_running_loop().time()
    await thinkers.run(warm_up, [])  # in line behind it, at the same worker
    assert len(thinkers.workers) == 1
    began = asyncio.get_running_loop().time()
    assert await thinkers.run(choose, *question()) == choose(*question())
    assert asyncio.get_running_loop().time() - began < began - begin  # nothing had to be imported


async def test_no_worker_outlives_the_pool() -> None:
    thinkers = Thinkers(1)
    await thinkers.run(choose, *question())
    (worker,) = thinkers.workers
    await thinkers.close()
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)
    with pytest.raises(Died):
        await thinkers.run(choose, *question())


def test_a_thinker_whose_bot_is_gone_says_nothing_more() -> None:
    thinker = subprocess.Popen(
        [sys.executable, "-m", "bot.work.thinker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert thinker.stdin is not None
    assert thinker.stdout is not None
    assert thinker.stderr is not None
    thinker.stdout.close()
    thinker.stdin.write('["warm_up", [["kingdomino"]]]\n')
    thinker.stdin.close()
    assert thinker.wait(60) == 0
    assert thinker.stderr.read() == ""
    thinker.stderr.close()


def test_a_play_out_deals_and_decides_alike_after_each_action() -> None:
    its_game = game(KEY)
    first, other = (action.text for action in its_game.legal(its_game.decode(stored()), due())[:2])
    ends = play_out(KEY, stored(), due(), (first, first, other), "fair", "one")
    assert ends[0] == ends[1]
    assert ends == play_out(KEY, stored(), due(), (first, first, other), "fair", "one")
    others = [play_out(KEY, stored(), due(), (first,), "fair", str(number))[0] for number in range(4)]
    assert len({*others}) > 1, "each chance is another deal"
    assert {win for _, win in others} <= {0.0, 1.0}
