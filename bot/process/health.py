"""Serves `/health` and `/metrics` on a port of this machine, for the operator.

Imported only if CASTELLAN_HEALTH_PORT is set; no other module uses Prometheus. Labels are verbs, games,
phases, kinds and shard numbers: none is about a person or a server.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Literal, TypeVar

import discord
from aiohttp import web
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from bot.metrics import Metrics, Outcome, keep
from bot.settings import BadSettings
from bot.store import Store
from bot.store.totals import Waiting
from bot.version import VERSION
from bot.work.thinking import Thinkers

log = logging.getLogger(__name__)

T = TypeVar("T")

ASKING = 2.0
"""Seconds after which a database that does not answer counts as gone."""
QUICK = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
QUICKER = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Kept(Metrics):
    """Keeps all metrics for Prometheus."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        Info("castellan", "The running version.", registry=registry).info({"version": VERSION})
        self._presses = Counter(
            "castellan_presses",
            "Presses and commands by outcome.",
            ["verb", "outcome"],
            registry=registry,
        )
        self._press_seconds = Histogram(
            "castellan_press_seconds",
            "Seconds from the arrival of a press to its answer.",
            ["verb"],
            buckets=QUICK,
            registry=registry,
        )
        self._picture_seconds = Histogram(
            "castellan_picture_seconds",
            "Seconds to draw a picture.",
            ["studio"],
            buckets=QUICK,
            registry=registry,
        )
        self._picture_wait = Histogram(
            "castellan_picture_wait_seconds",
            "Seconds that a picture waits before it is drawn.",
            ["studio"],
            buckets=QUICK,
            registry=registry,
        )
        self._thought_seconds = Histogram(
            "castellan_thought_seconds",
            "Seconds that a worker thinks.",
            ["what"],
            buckets=QUICK,
            registry=registry,
        )
        self._database_seconds = Histogram(
            "castellan_database_seconds",
            "Seconds of a read or of a write transaction.",
            ["what"],
            buckets=QUICKER,
            registry=registry,
        )
        self.errors = Counter(
            "castellan_errors",
            "Warnings and errors in the log, by logger and exception.",
            ["level", "where", "kind"],
            registry=registry,
        )
        self.duties = Gauge(
            "castellan_duties", "Outbox items that are not done yet.", ["kind"], registry=registry
        )
        self.oldest = Gauge(
            "castellan_duty_oldest_seconds", "Age of the oldest outbox item in seconds.", registry=registry
        )
        self.tables = Gauge("castellan_tables", "Open tables.", ["game", "phase"], registry=registry)
        self.connected = Gauge(
            "castellan_gateway_connected", "1 if the shard is connected.", ["shard"], registry=registry
        )
        self.latency = Gauge(
            "castellan_gateway_latency_seconds",
            "Round-trip time of a shard's heartbeat in seconds.",
            ["shard"],
            registry=registry,
        )
        self.servers = Gauge("castellan_servers", "Servers that this process serves.", registry=registry)
        self.database_up = Gauge("castellan_database_up", "1 if the database responds.", registry=registry)
        self.thinkers = Gauge("castellan_thinkers", "Worker processes.", registry=registry)
        self.thinkers_busy = Gauge(
            "castellan_thinkers_busy", "Worker processes that are busy.", registry=registry
        )

    def press(self, verb: str, outcome: Outcome, seconds: float) -> None:
        self._presses.labels(verb, outcome).inc()
        self._press_seconds.labels(verb).observe(seconds)

    def picture(self, studio: str, waited: float, worked: float) -> None:
        self._picture_seconds.labels(studio).observe(worked)
        self._picture_wait.labels(studio).observe(waited)

    def thought(self, what: str, seconds: float) -> None:
        self._thought_seconds.labels(what).observe(seconds)

    def database(self, what: Literal["read", "write"], seconds: float) -> None:
        self._database_seconds.labels(what).observe(seconds)


class _Counting(logging.Handler):
    """Counts warnings and errors of the log; the messages themselves are not kept."""

    def __init__(self, kept: Kept) -> None:
        super().__init__(logging.WARNING)
        self._kept = kept

    def emit(self, record: logging.LogRecord) -> None:
        raised = record.exc_info[0] if record.exc_info else None
        kind = raised.__name__ if raised is not None else ""
        self._kept.errors.labels(record.levelname.lower(), record.name, kind).inc()


@dataclass(frozen=True)
class Shard:
    """One connection to the gateway."""

    id: int
    connected: bool
    latency: float


def shards_of(client: discord.Client) -> list[Shard]:
    """Returns the connections of a client; one without shards has one."""
    if isinstance(client, discord.AutoShardedClient):
        return [Shard(one.id, not one.is_closed(), one.latency) for one in client.shards.values()]
    socket = client.ws if client.is_ready() else None
    return [Shard(client.shard_id or 0, socket is not None and socket.open, client.latency)]


class Health:
    """Checks the parts of the bot on request."""

    def __init__(self, client: discord.Client, store: Store, thinkers: Thinkers, kept: Kept) -> None:
        self._client = client
        self._store = store
        self._thinkers = thinkers
        self._kept = kept

    async def health(self, request: web.Request) -> web.Response:
        """Returns 200 if the gateway and the database answer, else 503, whatever the size of the outbox."""
        waiting = await self._answer(self._store.totals.duties())
        shards = shards_of(self._client)
        well = bool(shards) and all(shard.connected for shard in shards) and waiting is not None
        status = {
            "status": "ok" if well else "trouble",
            "version": VERSION,
            "gateway": {str(shard.id): "connected" if shard.connected else "lost" for shard in shards},
            "database": "ok" if waiting is not None else "lost",
            "duties": None if waiting is None else sum(one.count for one in waiting),
            "oldest": None if waiting is None else round(_age(waiting), 1),
        }
        return web.json_response(status, status=200 if well else 503)

    async def metrics(self, request: web.Request) -> web.Response:
        waiting = await self._answer(self._store.totals.duties())
        tables = None if waiting is None else await self._answer(self._store.totals.open_tables())
        kept = self._kept
        kept.database_up.set(tables is not None)
        for gauge in (kept.duties, kept.tables, kept.connected, kept.latency):
            gauge.clear()
        if waiting is not None:
            for one in waiting:
                kept.duties.labels(one.kind).set(one.count)
            kept.oldest.set(_age(waiting))
        for (game, phase), count in (tables or {}).items():
            kept.tables.labels(game, phase).set(count)
        for shard in shards_of(self._client):
            kept.connected.labels(str(shard.id)).set(shard.connected)
            kept.latency.labels(str(shard.id)).set(shard.latency)
        kept.servers.set(len(self._client.guilds))
        kept.thinkers.set(len(self._thinkers.workers))
        kept.thinkers_busy.set(self._thinkers.busy)
        return web.Response(
            body=generate_latest(kept.registry), headers={"Content-Type": CONTENT_TYPE_LATEST}
        )

    async def _answer(self, query: Awaitable[T]) -> T | None:
        """Returns the result of the query; None if the database does not answer."""
        try:
            async with asyncio.timeout(ASKING):
                return await query
        except Exception as error:
            log.warning(
                "event=database_check_failed the database did not answer the health check: %s",
                str(error) or type(error).__name__,
            )
            return None


def _age(waiting: list[Waiting]) -> float:
    """Returns the seconds since the event of the oldest outbox item."""
    return max((time.time() - one.since for one in waiting if one.since < time.time()), default=0.0)


@asynccontextmanager
async def serve_metrics(
    client: discord.Client, store: Store, thinkers: Thinkers, host: str, port: int
) -> AsyncIterator[None]:
    """Serve both pages for as long as the context lasts."""
    kept = Kept()
    health = Health(client, store, thinkers, kept)
    app = web.Application()
    app.router.add_get("/health", health.health)
    app.router.add_get("/metrics", health.metrics)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    counting = _Counting(kept)
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            raise BadSettings(
                f"CASTELLAN_HEALTH_PORT {port} can't be used on {host}: {error.strerror or error}. "
                "Choose another port, or leave the line out."
            ) from None
        keep(kept)
        logging.getLogger().addHandler(counting)
        log.info("event=health_address health is served at http://%s:%d/health and /metrics", host, port)
        yield
    finally:
        keep(None)
        logging.getLogger().removeHandler(counting)
        await runner.cleanup()
