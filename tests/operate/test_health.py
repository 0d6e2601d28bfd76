"""`/health` and `/metrics` of a bot that plays and of one in trouble; they name no person."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import sys
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.metrics import Metrics, keep, metrics
from playground.driver import Playground
from tests.operate.figures_named import named_in, samples_of
from tests.wire.harness import PATIENCE, BotProcess, TableDriver, buttons

DOCS = Path(__file__).parents[2] / "docs" / "operate"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def asked(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


async def healthy(port: int, status: int) -> dict[str, Any]:
    """Returns the answer once the status is that."""
    async with asyncio.timeout(PATIENCE):
        while True:
            got, told = await asked(port, "/health")
            if got == status:
                found: dict[str, Any] = json.loads(told)
                return found
            await asyncio.sleep(0.05)


async def test_a_bot_that_plays_tells_how_it_does_and_of_nobody(pg: Playground, tmp_path: Path) -> None:
    port = free_port()
    ann, bob = pg.person("Zuzanna"), pg.person("Wilhelmina")
    async with BotProcess(pg, tmp_path / "castellan.sqlite3", CASTELLAN_HEALTH_PORT=str(port)):
        told = await healthy(port, 200)
        assert told["gateway"] == {"0": "connected"}
        assert told["database"] == "ok"
        assert told["duties"] == 0
        table = TableDriver(pg, ann)
        await table.open(bob, game="kingdomino", computers=1)
        for person in (ann, bob):  # a player who is not due gets a refusal
            board = await table.board(lambda m: buttons(m, "turn"))
            await table.decide(person, board, lambda offered: offered[0])
        forged = await ann.forge({"component_type": 2, "custom_id": "k1:ABCDEF:1:dance:"})
        await forged.acknowledged(PATIENCE)
        async with asyncio.timeout(PATIENCE):  # a computer player thinks when its turn comes
            text = ""
            while "castellan_thought_seconds_count{" not in text:
                _, text = await asked(port, "/metrics")
    values = {
        (sample.name, *sorted(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }
    assert values["castellan_gateway_connected", ("shard", "0")] == 1
    assert values["castellan_database_up",] == 1
    assert values["castellan_servers",] == 1
    assert values["castellan_tables", ("game", "kingdomino"), ("phase", "playing")] == 1
    assert values["castellan_presses_total", ("outcome", "answered"), ("verb", "turn")] == 2
    assert values["castellan_presses_total", ("outcome", "refused"), ("verb", "unknown")] == 1
    assert values["castellan_presses_total", ("outcome", "answered"), ("verb", "/table new")] == 1
    assert values["castellan_press_seconds_count", ("verb", "join")] == 1
    assert values["castellan_picture_seconds_count", ("studio", "published")] >= 1
    assert values["castellan_picture_seconds_count", ("studio", "answers")] >= 1
    assert values["castellan_database_seconds_count", ("what", "write")] >= 4
    assert values["castellan_database_seconds_count", ("what", "read")] >= 4
    own = (ann.user.name, bob.user.name, str(ann.id), str(bob.id), str(pg.world.guild.id), table.table_id)
    assert [word for word in own if word in text] == []
    assert pg.token not in re.sub(r"\bplayground\.\w+", "", text)
    for paper in (DOCS / "grafana.json", DOCS / "alerts.yml"):
        named = named_in(paper.read_text(encoding="utf-8"))
        assert len(named) >= 5
        assert named - samples_of(text) == set()


async def test_a_lost_gateway_and_what_waits_are_told(pg: Playground, tmp_path: Path) -> None:
    port = free_port()
    ann = pg.person("Ann")
    async with BotProcess(pg, tmp_path / "castellan.sqlite3", CASTELLAN_HEALTH_PORT=str(port)):
        await healthy(port, 200)
        pg.fail_next(500, 1000, path="POST /channels")  # its lobby can't be shown
        await (await ann.slash("table new", {"game": "kingdomino"})).acknowledged(PATIENCE)
        async with asyncio.timeout(PATIENCE):
            while not (told := await healthy(port, 200))["duties"] or told["oldest"] < 1:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        assert 'castellan_duties{kind="lobby"} 1.0' in (await asked(port, "/metrics"))[1]
        await pg.server._runner.cleanup()  # the whole of Discord is gone
        lost = await healthy(port, 503)
        assert lost["gateway"] == {"0": "lost"}
        assert lost["database"] == "ok"
        assert 'castellan_gateway_connected{shard="0"} 0.0' in (await asked(port, "/metrics"))[1]


@pytest.mark.usefixtures("bot_or_browser")
async def test_a_port_that_is_taken_is_one_sentence(pg: Playground, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot"),
            env={
                "PATH": "/usr/bin:/bin",
                "PYTHONPATH": str(DOCS.parents[1]),
                "DISCORD_TOKEN": pg.token,
                "DISCORD_API": pg.rest_url,
                "DISCORD_GATEWAY": pg.gateway_url,
                "CASTELLAN_DATA": str(tmp_path / "castellan.sqlite3"),
                "CASTELLAN_HEALTH_PORT": str(port),
            },
            stderr=asyncio.subprocess.PIPE,
        )
        _, said = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == 2
    assert (
        said.decode().splitlines()[-1].startswith(f"CASTELLAN_HEALTH_PORT {port} can't be used on 127.0.0.1")
    )
    assert b"Traceback" not in said


def test_nobody_keeps_figures_and_nothing_knows_prometheus_by_default() -> None:
    """`tests/start` checks that a start does not import it."""
    assert type(metrics()) is Metrics
    room = DOCS.parents[1] / "bot"
    knowing = [
        file.name for file in room.rglob("*.py") if "prometheus_client" in file.read_text(encoding="utf-8")
    ]
    assert knowing == ["health.py"]


def test_whoever_keeps_them_is_told_until_nobody_is() -> None:
    class Noting(Metrics):
        def __init__(self) -> None:
            self.thoughts: list[str] = []

        def thought(self, what: str, seconds: float) -> None:
            self.thoughts.append(what)

    noting = Noting()
    keep(noting)
    metrics().thought("choose", 0.1)
    keep(None)
    metrics().thought("weigh", 0.1)
    assert noting.thoughts == ["choose"]
