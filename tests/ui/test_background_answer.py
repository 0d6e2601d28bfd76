"""Slow answers: one piece of work for all who wait, progress now and then, an end for each of them."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from bot.texts import Translator, translator
from bot.ui.cards.card import Card
from bot.ui.interactions.background_answer import AnswerKind, BackgroundAnswers, BackgroundWork, Outcome
from tests.ui.interactions import refused


class Waiting:
    """A waiting person, with everything shown to them."""

    words = translator("en")

    def __init__(self, listens: int = 99) -> None:
        self.seen: list[str] = []
        self._listens = listens
        self.hurry = asyncio.Event()
        self.hurry.set()

    async def answer(self, card: Card) -> None:
        await self.hurry.wait()
        if len(self.seen) >= self._listens:
            raise refused(50027, 401)
        self.seen.append(card.text)


class Kitchen:
    """Work whose steps the test takes one by one, on a clock of its own."""

    def __init__(self, confirm_all: float = 3.0) -> None:
        self.now = 0.0
        self.begun = 0
        self.served: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.work: BackgroundWork | None = None
        self.answers: BackgroundAnswers[str] = BackgroundAnswers(
            AnswerKind("meal", self._shown, confirm_all, lambda: self.now)
        )

    @staticmethod
    def _shown(done: int, steps: int, words: Translator) -> Card:
        return Card(f"{done} of {steps}")

    async def ask(self, who: Waiting, key: str = "soup") -> None:
        reply: Any = who
        await self.answers.wait_for(key, "TABLE1", reply, self._cook, self._burnt)

    async def _cook(self, work: BackgroundWork) -> Outcome:
        self.begun += 1
        self.work = work
        work.begin(5)
        meal = await self.served

        async def for_one(reply: Any) -> Card:
            if meal == "hot":
                raise RuntimeError("nobody can eat that")
            return Card(meal)

        return for_one

    @staticmethod
    async def _burnt(reply: Any) -> Card:
        return Card("burnt")

    async def step(self, done: int, seconds: float) -> None:
        self.now += seconds
        assert self.work is not None
        await self.work.step(done)


async def test_all_who_wait_see_one_work_its_progress_now_and_then_and_its_end() -> None:
    kitchen, ann, bob = Kitchen(), Waiting(), Waiting()
    await kitchen.ask(ann)
    await asyncio.sleep(0)
    await kitchen.step(1, seconds=1.0)
    await kitchen.ask(bob)
    await kitchen.step(2, seconds=1.0)
    await kitchen.step(3, seconds=1.0)
    await kitchen.step(4, seconds=2.9)
    kitchen.served.set_result("soup")
    await kitchen.answers.idle()
    assert ann.seen == ["0 of 0", "3 of 5", "soup"]
    assert bob.seen == ["1 of 5", "3 of 5", "soup"]
    assert kitchen.begun == 1


async def test_who_asks_while_it_ends_is_answered_and_nothing_is_done_twice() -> None:
    kitchen, ann, bob = Kitchen(), Waiting(), Waiting()
    await kitchen.ask(ann)
    await asyncio.sleep(0)
    bob.hurry.clear()
    asking = asyncio.create_task(kitchen.ask(bob))
    await asyncio.sleep(0)
    kitchen.served.set_result("soup")
    await kitchen.answers.idle()
    bob.hurry.set()
    await asking
    assert bob.seen == ["0 of 5", "soup"]
    assert kitchen.begun == 1


async def test_a_failure_is_logged_and_told(caplog: pytest.LogCaptureFixture) -> None:
    kitchen, ann = Kitchen(), Waiting()
    await kitchen.ask(ann)
    kitchen.served.set_exception(RuntimeError("fire"))
    await kitchen.answers.idle()
    assert ann.seen == ["0 of 0", "burnt"]
    assert [record.getMessage() for record in caplog.records] == [
        "event=background_answer_failed table TABLE1: meal failed"
    ]


async def test_an_end_that_can_not_be_drawn_for_one_is_told_to_them() -> None:
    kitchen, ann = Kitchen(), Waiting()
    await kitchen.ask(ann)
    kitchen.served.set_result("hot")
    await kitchen.answers.idle()
    assert ann.seen == ["0 of 0", "burnt"]


async def test_who_no_longer_listens_stops_waiting_and_the_others_go_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    kitchen, gone, bob = Kitchen(confirm_all=0.0), Waiting(listens=1), Waiting()
    with caplog.at_level(logging.INFO, "bot.ui.interactions.background_answer"):
        await kitchen.ask(gone)
        await kitchen.ask(bob)
        await asyncio.sleep(0)
        await kitchen.step(1, seconds=0.0)
        await kitchen.step(2, seconds=0.0)
        kitchen.served.set_result("soup")
        await kitchen.answers.idle()
    assert len([one for one in caplog.records if "event=background_answer_late" in one.getMessage()]) == 1
    assert bob.seen[1:] == ["1 of 5", "2 of 5", "soup"]


async def test_after_its_end_the_same_is_worked_on_again_and_stopping_ends_it() -> None:
    kitchen, ann = Kitchen(), Waiting()
    await kitchen.ask(ann)
    kitchen.served.set_result("soup")
    await kitchen.answers.idle()
    kitchen.served = asyncio.get_running_loop().create_future()
    await kitchen.ask(ann)
    await asyncio.sleep(0)
    assert kitchen.begun == 2
    kitchen.answers.stop()
    await kitchen.answers.idle()
    assert ann.seen == ["0 of 0", "soup", "0 of 0"]
