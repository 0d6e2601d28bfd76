"""Discord's requests a second are shared by importance: answers are free, boards come before films."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from discord.http import Route

from bot.process.request_budget import RequestBudget, limit_requests
from bot.work.fair_queue import Importance, Requester, current_requester
from tests.support.waiting import until


async def test_within_the_limit_nobody_waits_and_beyond_it_the_important_come_first() -> None:
    now = 0.0
    budget = RequestBudget(most=2, seconds=0.05, clock=lambda: now)
    order = list[str]()

    async def send(importance: Importance) -> None:
        current_requester.set(Requester(importance.name, importance=importance))
        await budget.take()
        order.append(importance.name)

    kinds = [Importance.FILM, Importance.FILM, Importance.COACH, Importance.BOARD, Importance.AWAITED_BOARD]
    tasks = [asyncio.create_task(send(kind)) for kind in kinds]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert order == ["FILM", "FILM"]
    assert budget.waiting == 3
    now = 0.05
    await until(lambda: len(order) == 4)
    now = 0.1
    await asyncio.gather(*tasks)
    assert order[2:] == ["AWAITED_BOARD", "BOARD", "COACH"]


async def test_answers_to_interactions_take_no_place() -> None:
    sent = list[str]()

    async def request(route: Route, **_: Any) -> None:
        sent.append(route.path)

    http: Any = SimpleNamespace(request=request)
    budget = RequestBudget(most=0)
    limit_requests(http, budget)
    await http.request(Route("POST", "/interactions/{id}/{token}/callback", id=1, token="t"))
    await http.request(Route("PATCH", "/webhooks/{id}/{token}/messages/@original", id=1, token="t"))
    post = asyncio.create_task(http.request(Route("POST", "/channels/{channel_id}/messages", channel_id=1)))
    await asyncio.sleep(0)
    assert len(sent) == 2
    assert budget.waiting == 1
    post.cancel()
