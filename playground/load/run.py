"""The whole load test: servers and people, bots on them, tables, and presses at one rate after another."""

import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import compress
from pathlib import Path

from playground.acting import Person
from playground.bot_process import BotProcess
from playground.driver import Playground
from playground.errors import CannotDo
from playground.load.pace import Pace
from playground.load.processes import Taken, taken_by
from playground.load.script import COMMAND, Script
from playground.load.tally import Row, Tally, quantile, told
from playground.model import Channel, Message
from playground.play import CannotPlay
from playground.state import Change
from playground.world import World

AT_ONCE = 40
"""The number of tables that are opened in parallel."""
FASTEST = 100_000.0
CONNECTING = 120.0
MEGABYTE = 1e6
BOT = (
    *("env", "CASTELLAN_TABLES_PER_SERVER=1000", "CASTELLAN_TABLES_PER_PERSON=100", "CASTELLAN_DOUBLE_TAP=0"),
    *("CASTELLAN_DATA={data}", sys.executable, "-m", "bot"),
)
SHARED = ("env", "CASTELLAN_SHARD_IDS={process}", "CASTELLAN_SHARD_COUNT={processes}")


@dataclass(frozen=True)
class Load:
    """The parameters of a load test. `{data}`, `{process}` and `{processes}` in the command are replaced."""

    servers: int
    channels: int
    tables: int
    playing: int
    rates: tuple[float, ...]
    seconds: float
    processes: int
    data: str | None
    game: str
    database: int | None
    slowest: float | None
    """Milliseconds of p95 after which no higher rate is tried."""
    command: Sequence[str]


class Threads:
    """Finds the thread in which a table is played: its name ends with the table's."""

    def __init__(self, world: World) -> None:
        self._found: dict[str, Channel] = {}
        self.pictures = 0
        world.subscribe(self._told)

    def of(self, table: str) -> Channel | None:
        return self._found.get(table)

    def _told(self, change: Change) -> None:
        if change.name == "THREAD_CREATE" and change.channel is not None:
            self._found[change.channel.name.rpartition(" ")[2]] = change.channel
        elif change.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and isinstance(change.subject, Message):
            self.pictures += bool(change.subject.attachments)


async def load(wanted: Load, *, as_json: bool) -> None:
    """Runs the load test and prints its results."""
    with tempfile.TemporaryDirectory(prefix="load-") as folder:
        place = Path(wanted.data) if wanted.data and "://" not in wanted.data else Path(folder)
        place.mkdir(parents=True, exist_ok=True)
        async with Playground() as playground:
            scripts = _furnish(playground, wanted)
            threads = Threads(playground.world)
            for script in scripts:
                script.boards = threads.of
            bots = _bots(playground, wanted, place)
            try:
                await _start(playground, bots, wanted)
                rows = await _measure(wanted, scripts, bots, threads)
            finally:
                await asyncio.gather(*(bot.stop() for bot in bots))
    sys.stdout.write(json.dumps([row.as_dict() for row in rows], indent=1) if as_json else told(rows))
    sys.stdout.write("\n")


def _furnish(playground: Playground, wanted: Load) -> list[Script]:
    """Creates servers with a channel each, and two people for each table."""
    world = playground.world
    channels = []
    for number in range(wanted.servers):
        share = number % wanted.processes, wanted.processes
        guild = world.add_guild(f"Server {number}", shard=share) if number else world.guild
        channels.append(world.create_channel("games", guild=guild))
        for other in range(1, wanted.channels):
            world.create_channel(f"channel-{other}", guild=guild)
        _progress("servers", number + 1, wanted.servers)
    scripts = []
    for number in range(wanted.tables):
        channel = channels[number % len(channels)]
        home = world.guild_of(channel)
        pair = [world.add_user(f"{name}{number}", dms_open=False, guild=home) for name in ("Ann", "Bob")]
        first, second = (Person(playground, user) for user in pair)
        scripts.append(Script(playground, (first, second), channel, wanted.game, number))
    return scripts


def _bots(playground: Playground, wanted: Load, place: Path) -> list[BotProcess]:
    environment = {
        "DISCORD_TOKEN": playground.token,
        "DISCORD_API": playground.rest_url,
        "DISCORD_GATEWAY": playground.gateway_url,
    }
    data = wanted.data if wanted.data and "://" in wanted.data else str(place / "castellan.sqlite3")
    several = wanted.processes > 1
    if several and "://" not in data and not wanted.command:
        raise CannotPlay("Several processes need one database: name it with --data postgresql://…")
    command = wanted.command or (*(SHARED if several else ()), *BOT)
    bots = []
    for number in range(wanted.processes):
        put_in = {"data": data, "process": str(number), "processes": str(wanted.processes)}
        words = [word.format(**put_in) for word in command]
        bots.append(BotProcess(words, environment, place / f"bot-{number}.log"))
    return bots


async def _start(playground: Playground, bots: Sequence[BotProcess], wanted: Load) -> None:
    gateway = playground.server.gateway
    for bot in bots:
        await bot.start()
        await asyncio.sleep(0.5)  # the first one creates the tables of the database
    begun = time.monotonic()
    while sum(session.connection is not None for session in gateway.sessions.values()) < len(bots):
        for bot in bots:
            if not bot.running:
                raise CannotPlay(f"A bot ended by itself:\n{bot.last_words}")
        if time.monotonic() - begun > CONNECTING:
            raise CannotPlay("The bots do not connect.")
        await asyncio.sleep(0.05)
    await playground.registered(COMMAND.split()[0], CONNECTING)


async def _measure(
    wanted: Load, scripts: Sequence[Script], bots: Sequence[BotProcess], threads: Threads
) -> list[Row]:
    pace, counted = Pace(), [Tally()]

    def tally() -> Tally:
        return counted[-1]

    keeping = asyncio.create_task(pace.keep())
    pace.set(FASTEST)
    lives: list[asyncio.Task[None]] = []
    try:
        opened = await _all("tables opened", [one.open(pace, tally) for one in scripts])
        playing = list(compress(scripts, opened))[: wanted.playing]
        begun = await _all("tables started", [one.start(pace, tally) for one in playing])
        playing = list(compress(playing, begun))
        lives = [asyncio.create_task(one.play(pace, tally)) for one in playing]
        rows = []
        for rate in wanted.rates:
            pace.set(rate)
            await asyncio.sleep(min(5.0, wanted.seconds / 4))  # until it is under way
            counted.append(Tally())
            pace.missed = 0
            rows.append(await _stretch(wanted, rate, tally, pace, bots, threads))
            _tell(told(rows[-1:]))
            pace.set(0)
            await asyncio.sleep(1.0)
            if wanted.slowest is not None and rows[-1].p95 > wanted.slowest:
                break
        for life in lives:
            if life.done() and not life.cancelled() and (error := life.exception()):
                _tell(f"A table broke off: {error!r}")
        return rows
    finally:
        for task in (*lives, keeping):
            task.cancel()
        await asyncio.gather(*lives, keeping, return_exceptions=True)


async def _stretch(
    wanted: Load,
    rate: float,
    tally: Callable[[], Tally],
    pace: Pace,
    bots: Sequence[BotProcess],
    threads: Threads,
) -> Row:
    """Presses at that rate for the wanted time."""
    before, own, pictures = _taken(bots), time.process_time(), threads.pictures
    database = _database(wanted.database)
    begun = time.monotonic()
    while (elapsed := time.monotonic() - begun) < wanted.seconds:
        _progress(f"seconds at {rate:g} presses a second", int(elapsed), int(wanted.seconds))
        await asyncio.sleep(1.0)
    after = _taken(bots)
    counted, took = tally(), time.monotonic() - begun
    presses = max(1, len(counted.seconds))
    own_seconds = time.process_time() - own
    return Row(
        wanted=rate,
        sent=counted.sent,
        answered=counted.answered,
        refused=counted.refused,
        failed=counted.failed,
        missed=pace.missed,
        rate=len(counted.seconds) / took,
        p50=1000 * quantile(counted.seconds, 0.5),
        p95=1000 * quantile(counted.seconds, 0.95),
        longest=1000 * max(counted.seconds, default=0.0),
        cost=1000 * sum(b.seconds - a.seconds for a, b in zip(before, after, strict=True)) / presses,
        own_cost=1000 * own_seconds / presses,
        own_cores=own_seconds / took,
        pictures=(threads.pictures - pictures) / took,
        memory=[one.memory / MEGABYTE for one in after],
        database=1000 * (_database(wanted.database) - database) / presses,
        kinds=dict(counted.kinds),
        acknowledged=counted.acknowledged_within(2.0),
        in_time=counted.answered_within(5.0),
    )


def _taken(bots: Sequence[BotProcess]) -> list[Taken]:
    """Returns the usage of each bot; its memory without that of its child processes."""
    found = []
    for bot in bots:
        own, whole = taken_by(bot.pid or os.getpid())
        found.append(Taken(whole.seconds, own.memory))
    return found


def _database(pid: int | None) -> float:
    return taken_by(pid)[1].seconds if pid else 0.0


async def _all(what: str, works: Sequence[Awaitable[None]]) -> list[bool]:
    """Does all works, some in parallel, and prints the progress; returns for each whether it succeeded."""
    few = asyncio.Semaphore(AT_ONCE)
    done = 0
    failed: list[Exception] = []

    async def one(work: Awaitable[None]) -> bool:
        nonlocal done
        try:
            async with few:
                await work
        except (CannotDo, TimeoutError) as error:
            failed.append(error)
            return False
        done += 1
        _progress(what, done, len(works))
        return True

    found = await asyncio.gather(*(one(work) for work in works))
    if failed:
        _tell(f"{what}: {done} of {len(works)}. {len(failed)} broke off, the first one: {failed[0]!r}")
    if not done:
        raise CannotPlay(f"{what}: none")
    return found


def _progress(what: str, done: int, count: int) -> None:
    """Prints one line that changes, for people only."""
    if sys.stderr.isatty() or done == count:
        sys.stderr.write(f"\r{what}: {done} of {count}" + ("\n" if done >= count else ""))
        with suppress(OSError):
            sys.stderr.flush()


def _tell(text: str) -> None:
    sys.stderr.write(f"{text}\n")
