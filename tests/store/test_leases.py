"""Leases: one process has something to itself, and another takes over the leases of a dead one."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from bot.store import Address, Leases, NotHeld, OutboxItem, Posts, Store
from tests.store.samples import event, table
from tests.support.lease_time import pass_time
from tests.support.owners import expiry

HELD = 3600.0
"""The length of a lease here, in seconds. No test waits for it: `pass_time` does."""


@pytest.fixture
async def stores(database: Address) -> AsyncIterator[list[Store]]:
    """The same database as two processes see it."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Store.open(database, prepared=True)) for _ in range(2)]


@pytest.fixture
def leases(stores: list[Store]) -> list[Leases]:
    return [store.leases for store in stores if store.leases]


async def test_one_has_it_until_its_time_is_over(leases: list[Leases], database: Address) -> None:
    one, other = leases
    assert await one.take("x", HELD)
    assert await one.take("x", HELD)
    pass_time(database, HELD / 2)
    assert not await other.take("x", HELD)
    pass_time(database, HELD / 2)
    assert await other.take("x", HELD)
    assert not await one.take("x", HELD)


async def test_of_many_who_want_it_at_once_one_gets_it(leases: list[Leases]) -> None:
    for number in range(10):
        taken = await asyncio.gather(*(each.take(f"x{number}", HELD) for each in leases))
        assert sorted(taken) == [False, True]


async def test_what_is_prolonged_is_kept_and_what_is_given_back_is_free(
    leases: list[Leases], database: Address
) -> None:
    one, other = leases
    assert await one.take("x", HELD)
    assert await one.take("y", 3 * HELD)
    assert await one.prolong(["x", "z"], 3 * HELD) == {"x"}
    pass_time(database, 2 * HELD)
    assert not await other.take("x", HELD)
    await one.release(["x"])
    assert await other.take("x", HELD)
    assert await one.prolong(["x", "y"], HELD) == {"y"}
    await one.release()
    assert await other.take("y", HELD)


async def test_for_how_long_nobody_had_it(leases: list[Leases], database: Address) -> None:
    one, other = leases
    began = time.monotonic()
    assert await one.take_after("x", HELD) == math.inf
    assert await one.take_after("x", HELD) == 0
    assert await other.take_after("x", HELD) is None
    pass_time(database, HELD + 100)
    nobody = await other.take_after("x", HELD)
    assert nobody is not None
    assert 99 < nobody < 101 + time.monotonic() - began
    await other.release()
    pass_time(database, 100)
    nobody = await one.take_after("x", HELD)
    assert nobody is not None
    assert 99 < nobody < 101 + time.monotonic() - began


async def test_one_at_a_time_comes_through(leases: list[Leases], database: Address) -> None:
    one, other = leases
    began = time.monotonic()
    assert await one.pass_through("gate", HELD) == 0
    await one.release()  # passing does not open it for others
    left = await other.pass_through("gate", HELD)
    assert HELD - 1 - (time.monotonic() - began) < left <= HELD
    pass_time(database, left)
    passed = await asyncio.gather(*(each.pass_through("gate", HELD) for each in leases))
    assert sorted(passed)[0] == 0 < sorted(passed)[1]


async def test_who_wants_something_alone_waits_for_the_other(leases: list[Leases]) -> None:
    order: list[str] = []

    async def work(each: Leases) -> None:
        async with each.having("x", HELD):
            order.append("begins")
            await asyncio.sleep(0.05)
            order.append("ends")

    await asyncio.gather(*map(work, leases))
    assert order == ["begins", "ends"] * 2


async def test_duties_that_nobody_holds_are_found_and_whether_somebody_died_over_them(
    stores: list[Store], leases: list[Leases], database: Address
) -> None:
    store, (one, other) = stores[0], leases
    row = table(guild=77)
    await store.insert(row, event(), ["lobby"])
    item = OutboxItem(row.id, "lobby", row.seq)
    assert await one.loose() == [(item, 77, False)]
    assert await one.duties_of(row.id) == [item]
    await one.take(f"table {row.id}", HELD)
    assert await other.loose() == []
    pass_time(database, HELD)
    assert await other.loose() == [(item, 77, True)]
    await one.release()
    assert await other.loose() == [(item, 77, False)]


async def test_who_was_taken_over_notes_nothing_more(stores: list[Store], leases: list[Leases]) -> None:
    slow, (one, other) = stores[0], leases
    row = table()
    await slow.insert(row, event(), ["lobby"])
    await slow.set_posts(row.id, Posts(lobby=1))
    await one.take(f"table {row.id}", 0)
    await slow.set_posts(row.id, Posts(lobby=2))  # its lease has expired, but no other process has come
    await other.take(f"table {row.id}", HELD)
    for late in (slow.set_posts(row.id, Posts(lobby=3)), slow.set_private_messages(row.id, "{}")):
        with pytest.raises(NotHeld):
            await late
    await other.release()
    with pytest.raises(NotHeld):
        await slow.set_posts(row.id, Posts(lobby=4))
    assert (await slow.posts(row.id)).lobby == 2


async def test_a_lease_of_long_ago_is_forgotten(stores: list[Store], leases: list[Leases]) -> None:
    one, other = leases
    await one.take("old", -100_000)
    await one.take("new", HELD)
    await expiry(stores[0]).sweep(0.0)
    assert await other.take_after("old", HELD) == math.inf
    assert await other.take_after("new", HELD) is None
