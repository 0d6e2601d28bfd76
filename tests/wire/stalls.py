"""A stalled game on the wire fails long before its test is out of time, and reports all known facts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from bot.store import Where
from tests.soak import SOAK
from tests.wire.harness import BotProcess, TableDriver
from tests.wire.stored import stored_in

STANDS_STILL = 900.0 if SOAK else 100.0
"""Seconds without any progress: more than any throttle or pause takes, well below the time of a test.

Long runs may be starved of processor time, so they wait longer.
"""
LAST_LINES = 40
LAST_POSTS = 3


@asynccontextmanager
async def moving(story: Callable[[], str], within: float = STANDS_STILL) -> AsyncIterator[None]:
    """Runs one step of a game; a step that does not end fails with its story."""
    try:
        async with asyncio.timeout(within):
            yield
    except TimeoutError as error:
        raise AssertionError(f"nothing has moved for {within:.0f} s\n{story()}") from error


def story_of(bot: BotProcess, data: Where, tables: Sequence[TableDriver], waiting: Sequence[str]) -> str:
    """Describes what scripted people wait for, the tables, the remaining work and the bot's last lines."""
    lines = ["waiting for:", *(f"  {one}" for one in waiting), *_stored(data), "on Discord:"]
    for table in tables:
        lines += [f"  {table.table_id} in {table.place.name!r}", *_shown(table)]
    lines += [f"the bot ({'running' if bot.is_running else 'not running'}) said last:"]
    return "\n".join([*lines, *(f"  {line}" for line in bot.log.splitlines()[-LAST_LINES:])])


def _stored(data: Where) -> list[str]:
    with stored_in(data) as connection:
        outbox = connection.execute("SELECT table_id, kind, seq FROM duties").fetchall()
        tables = connection.execute(
            "SELECT id, game, phase, seq, changed, venue, shown, chapter, told "
            "FROM tables LEFT JOIN posts ON id = table_id"
        ).fetchall()
    names = ("table", "game", "phase", "seq", "changed", "venue", "shown", "chapter", "told")
    told = [
        "  " + ", ".join(f"{name} {value}" for name, value in zip(names, row, strict=True)) for row in tables
    ]
    return ["duties left:", *(f"  {item}" for item in outbox), "in the file:", *told]


def _shown(table: TableDriver) -> list[str]:
    return [
        f"    post {post.id}, changed {post.revision} times: {[one.filename for one in post.attachments]} "
        f"{post.labels} {post.text[-200:]!r}"
        for post in table.boards()[-LAST_POSTS:]
    ]
