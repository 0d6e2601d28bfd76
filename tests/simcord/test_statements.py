"""The database statements of a whole turn: every press of it, the board that follows, the next panel."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord import Env

from tests.prepared import prepared
from tests.simcord.reading import choices, labels
from tests.simcord.server import PATIENCE, Server, answer, castellan
from tests.support.counted_statements import counted_statements

TURNS = 6
MOST = 8
"""Statements for each decision: its event, the table, its waits, the outbox, the board; 14 were too many."""


@pytest.fixture
async def statements(data: Path) -> AsyncIterator[tuple[Server, list[str]]]:
    with counted_statements() as counted:
        env = Env(castellan(prepared(data)), settle_timeout=PATIENCE)
        await env.start()
        try:
            yield Server(env, data), counted
        finally:
            await env.shutdown()
            await env.bot.close()


async def test_a_turn_writes_its_decisions_and_reads_nothing_twice(
    statements: tuple[Server, list[str]],
) -> None:
    server, counted = statements
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.start(ann, bob)
    await table.claim_all(ann, bob)
    counted.clear()
    for _ in range(TURNS):
        due = table.due(ann, bob)
        panel = await table.panel(due)
        while table.due(ann, bob) is due:
            offered = labels(panel, "do") or [*choices(panel), *labels(panel, "ask")]
            panel = await answer(due, panel, offered[0])
    decisions = sum(sql.startswith("INSERT INTO events") for sql in counted)
    boards = sum(sql.startswith("INSERT INTO posts") for sql in counted)
    reads = [sql for sql in counted if sql.startswith("SELECT")]
    assert len(counted) <= MOST * decisions, counted
    # Who follows the table, and at which others the person is due; everything else is remembered.
    assert len(reads) <= 2 * boards, reads
