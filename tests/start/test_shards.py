"""The shards of a process, by its settings; and sessions that begin in turn."""

from __future__ import annotations

import asyncio
import time

import pytest

from bot.process.sessions import Sessions
from bot.shards import BadShards, Shards, is_ours, shards_of
from tests.support.waiting import PATIENCE


@pytest.mark.parametrize(
    ("shards", "ids", "count", "expected"),
    [
        (None, None, None, Shards(1)),
        ("1", None, None, Shards(1)),
        ("4", None, None, Shards(4)),
        ("auto", None, None, Shards(None)),
        (None, "0-3", 16, Shards(16, (0, 1, 2, 3))),
        (None, "0, 2,5-7", 8, Shards(8, (0, 2, 5, 6, 7))),
        (None, "0", 1, Shards(1, (0,))),
    ],
)
def test_shards_as_they_are_set(
    shards: str | None, ids: str | None, count: int | None, expected: Shards
) -> None:
    assert shards_of(shards, ids, count, file=False) == expected


@pytest.mark.parametrize(
    ("shards", "ids", "count", "named"),
    [
        ("some", None, None, "CASTELLAN_SHARDS"),
        ("0", None, None, "CASTELLAN_SHARDS"),
        ("-1", None, None, "CASTELLAN_SHARDS"),
        ("auto", "0-3", 16, "set one of them only"),
        ("4", None, 4, "set one of them only"),
        (None, "0-3", None, "without CASTELLAN_SHARD_COUNT"),
        (None, None, 16, "without CASTELLAN_SHARD_IDS"),
        (None, "0-16", 16, "there are 0 to 15"),
        (None, "3-1", 16, "not 3-1"),
        (None, "0,x", 16, "'x'"),
        (None, "", 16, "neither a shard nor a range"),
        (None, "0-2,1", 16, "twice"),
        (None, "0-3", 16, "PostgreSQL"),
    ],
)
def test_what_does_not_go_together_is_refused_by_a_sentence(
    shards: str | None, ids: str | None, count: int | None, named: str
) -> None:
    with pytest.raises(BadShards) as refused:
        shards_of(shards, ids, count, file=True)
    assert named in str(refused.value)
    assert str(refused.value).endswith(".")


def test_a_file_will_do_for_one_process_with_all_shards() -> None:
    assert not shards_of(None, "0-1", 2, file=True).is_share
    assert shards_of("4", None, None, file=True) == Shards(4)


def test_every_server_belongs_to_one_shard() -> None:
    guilds = [number << 22 | 5 for number in range(16)]
    assert [is_ours(guild, 4, (1, 3)) for guild in guilds] == [False, True, False, True] * 4
    assert all(is_ours(guild, None, None) for guild in guilds)


async def test_a_session_waits_for_the_one_before_it_in_its_bucket(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.process.sessions.BEGIN_SECONDS", 0.2)
    begun: list[int] = []

    async def buckets() -> int:
        return 2

    sessions = Sessions(buckets)

    async def begin(shard: int) -> None:
        await sessions.wait(shard)
        begun.append(shard)

    began = time.monotonic()
    await asyncio.gather(*map(begin, (0, 1, 2)))
    assert begun == [0, 1, 2]
    assert time.monotonic() - began >= 0.2


async def test_a_session_begins_after_a_while_if_nobody_can_be_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.process.sessions.BEGIN_SECONDS", 0.01)

    async def buckets() -> int:
        raise OSError("nobody is there")

    await asyncio.wait_for(Sessions(buckets).wait(0), PATIENCE)
