"""Turns of Kingdomino between two people, with the statements that they ask of the database."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from simcord import Env

from tests.prepared import prepared
from tests.simcord.reading import choices, labels
from tests.simcord.server import PATIENCE, Server, answer, castellan
from tests.support.counted_statements import counted_statements


@dataclass(frozen=True)
class Count:
    """The database statements of some turns: all presses, the boards that follow, the next panels."""

    statements: list[str]

    @property
    def decisions(self) -> int:
        return sum(sql.startswith("INSERT INTO events") for sql in self.statements)

    @property
    def boards(self) -> int:
        return sum(sql.startswith("INSERT INTO posts") for sql in self.statements)

    @property
    def reads(self) -> list[str]:
        return [sql for sql in self.statements if sql.startswith("SELECT")]


async def turns_counted(data: Path, turns: int) -> Count:
    """Play that many turns of a new game by pressing the first button offered."""
    with counted_statements() as statements:
        env = Env(castellan(prepared(data)), settle_timeout=PATIENCE)
        await env.start()
        try:
            server = Server(env, data)
            ann, bob = server.person("Ann"), server.person("Bob")
            table = await server.start(ann, bob)
            await table.claim_all(ann, bob)
            statements.clear()
            for _ in range(turns):
                due = table.due(ann, bob)
                panel = await table.panel(due)
                while table.due(ann, bob) is due:
                    offered = labels(panel, "do") or [*choices(panel), *labels(panel, "ask")]
                    panel = await (answer(due, panel, offered[0]) if offered else table.panel(due))
            return Count(list(statements))
        finally:
            await env.shutdown()
            await env.bot.close()
