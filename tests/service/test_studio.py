"""Fair shares of a studio: every person has a queue of their own, and of several looks the newest counts."""

from __future__ import annotations

import asyncio
import threading

import pytest

from bot.work.drawing import Requester, Studio, Superseded, current_requester
from bot.work.fair_queue import STARVING, FairQueue, Importance


def ask(studio: Studio, drawn: list[str], what: str, person: int, look: str = "") -> asyncio.Task[None]:
    async def asking() -> None:
        current_requester.set(Requester(person, look))
        await studio.run(drawn.append, what)

    return asyncio.create_task(asking())


async def test_a_hundred_presses_of_one_person_do_not_delay_another(studio: Studio) -> None:
    free, drawn = threading.Event(), list[str]()
    first = asyncio.create_task(studio.run(free.wait))
    await asyncio.sleep(0)
    many = [ask(studio, drawn, f"one {number}", 1) for number in range(100)]
    await asyncio.sleep(0)
    other = ask(studio, drawn, "other", 2)
    await asyncio.sleep(0)
    free.set()
    await asyncio.gather(first, other, *many)
    assert drawn.index("other") <= 1
    assert [what for what in drawn if what != "other"] == [f"one {number}" for number in range(100)]


async def test_of_several_looks_only_the_newest_is_drawn(studio: Studio) -> None:
    free, drawn = threading.Event(), list[str]()
    first = asyncio.create_task(studio.run(free.wait))
    await asyncio.sleep(0)
    looks = [ask(studio, drawn, f"look {number}", 1, "look:T") for number in range(5)]
    other = ask(studio, drawn, "another table", 1, "look:U")
    decision = ask(studio, drawn, "decision", 1)
    await asyncio.sleep(0)
    free.set()
    results = await asyncio.gather(*looks, return_exceptions=True)
    await asyncio.gather(first, other, decision)
    assert drawn == ["look 4", "another table", "decision"]
    assert [type(result) for result in results] == [Superseded] * 4 + [type(None)]


async def test_an_error_is_told_to_who_asked_and_the_next_is_drawn(studio: Studio) -> None:
    drawn = list[str]()
    with pytest.raises(ZeroDivisionError):
        await studio.run(lambda: 1 / 0)
    await ask(studio, drawn, "next", 1)
    assert drawn == ["next"]


async def test_everybody_is_drawn_for_in_turn(studio: Studio) -> None:
    free, drawn = threading.Event(), list[str]()
    first = asyncio.create_task(studio.run(free.wait))
    await asyncio.sleep(0)
    asked = [ask(studio, drawn, f"{person}{number}", person) for person in (1, 2, 3) for number in (1, 2)]
    await asyncio.sleep(0)
    free.set()
    await asyncio.gather(first, *asked)
    assert drawn == ["11", "21", "31", "12", "22", "32"]


async def test_nothing_is_drawn_for_who_is_gone(studio: Studio) -> None:
    free, drawn = threading.Event(), list[str]()
    first = asyncio.create_task(studio.run(free.wait))
    gone = ask(studio, drawn, "gone", 1)
    await asyncio.sleep(0)
    gone.cancel()
    other = ask(studio, drawn, "other", 2)
    await asyncio.sleep(0)
    free.set()
    await asyncio.gather(first, other)
    assert drawn == ["other"]


async def test_closing_waits_for_nothing_and_begins_nothing(caplog: pytest.LogCaptureFixture) -> None:
    studio, free, drawn = Studio(), threading.Event(), list[str]()
    first = asyncio.create_task(studio.run(free.wait, 20))
    waiting = ask(studio, drawn, "waiting", 1)
    await asyncio.sleep(0)
    studio.close()
    assert not first.done()
    free.set()
    assert await first
    with pytest.raises(RuntimeError):  # its thread accepts no more work
        await studio.run(drawn.append, "late")
    waiting.cancel()
    assert drawn == []
    assert caplog.records == []


def test_a_drawing_that_outlives_the_loop_is_told_to_nobody(caplog: pytest.LogCaptureFixture) -> None:
    studio, free, ended = Studio(), threading.Event(), threading.Event()

    def draw() -> None:
        free.wait(120)
        ended.set()

    async def gone() -> None:
        asking = asyncio.create_task(studio.run(draw))
        await asyncio.sleep(0.01)
        asking.cancel()

    asyncio.run(gone())
    free.set()
    assert ended.wait(120)
    studio._pool.shutdown(wait=True)
    assert caplog.records == []


async def test_answers_come_before_boards_and_boards_before_the_coach(studio: Studio) -> None:
    free, drawn = threading.Event(), list[str]()
    first = asyncio.create_task(studio.run(free.wait))
    await asyncio.sleep(0)
    wanted = []
    for importance in reversed(Importance):

        async def asking(importance: Importance = importance) -> None:
            current_requester.set(Requester(importance.name, importance=importance))
            await studio.run(drawn.append, importance.name)

        wanted.append(asyncio.create_task(asking()))
    await asyncio.sleep(0)
    free.set()
    await asyncio.gather(first, *wanted)
    assert drawn == [importance.name for importance in Importance]


def test_under_a_flood_of_answers_a_board_does_not_wait_forever() -> None:
    async def taken() -> list[str]:
        queue: FairQueue[str] = FairQueue()
        current_requester.set(Requester("T", importance=Importance.BOARD))
        queue.add("board")
        for person in range(40):
            current_requester.set(Requester(person))
            queue.add("answer")
        return [job.work for _ in range(STARVING) if (job := queue.next())]

    assert sorted(asyncio.run(taken())) == ["answer"] * (STARVING - 1) + ["board"]


async def test_the_longest_wait_is_that_of_the_oldest_job_of_its_importance() -> None:
    queue: FairQueue[str] = FairQueue()
    assert queue.longest_wait(Importance.ANSWER) == 0
    current_requester.set(Requester("Ann"))
    first, second = queue.add("first"), queue.add("second")
    assert queue.longest_wait(Importance.BOARD) == 0
    before = queue.longest_wait(Importance.ANSWER)
    await asyncio.sleep(0.01)
    assert queue.longest_wait(Importance.ANSWER) > before
    first.cancel()
    second.cancel()
    assert queue.longest_wait(Importance.ANSWER) == 0


async def test_a_board_that_is_overtaken_is_not_drawn(studio: Studio) -> None:
    free, drawn, overtaken = threading.Event(), list[str](), list[str]()
    first = asyncio.create_task(studio.run(free.wait))
    await asyncio.sleep(0)
    current_requester.set(Requester("T", importance=Importance.BOARD, is_overtaken=lambda: bool(overtaken)))
    board = asyncio.create_task(studio.run(drawn.append, "board"))
    await asyncio.sleep(0)
    overtaken.append("a newer board")
    free.set()
    await first
    with pytest.raises(Superseded):
        await board
    assert drawn == []
