"""Bots that start at once: a process that has imported all of the bot, and forks whenever a test needs one.

A start takes a second or two, nearly all of it imports, and the tests on the wire start more than a hundred
bots; each of them would also draw the same sprites, so the warm process has those of all games. From its
first line on a forked bot does the same as `python -m bot`, except that it may sketch its pictures, makes no
pauses, waits for every picture and longer for PostgreSQL, and forks its worker processes, too: a thinker
takes a third of a second to import what the bot has.
"""

from __future__ import annotations

import asyncio
import ctypes
import faulthandler
import gc
import json
import os
import select
import signal
import subprocess
import sys
import threading
import traceback
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import cache, cached_property, partial
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, ParamSpec, TypeVar

from bot.ui.board.warm_up import rehearse
from bot.ui.faces import hosted
from bot.work.drawing import Studio
from bot.work.worker_pool import LONGEST_LINE, WorkerPool
from tests.coarse import draw_coarsely
from tests.wire.sketches import sketch

P = ParamSpec("P")
T = TypeVar("T")

PATIENCE = 200.0
"""The seconds that a bot has to end when asked, on however busy a machine."""
ADOPT_ORPHANS = 36
"""PR_SET_CHILD_SUBREAPER of prctl(2)."""
FIRST_OF_OTHERS, MANY = 3, 4096
"""File descriptors after the three standard ones."""
_one_at_a_time = threading.Lock()
"""One request at a time, so that each caller reads the number of its own bot."""
_LOCK = type(threading.Lock())
_locks: list[tuple[Any, str]] = []
"""The locks of this process, which a worker renews."""


class ForkedBot:
    """A bot that is a child of the warm process, not ours: a descriptor identifies it."""

    def __init__(self, pid: int) -> None:
        self._descriptor = os.pidfd_open(pid)

    @property
    def is_running(self) -> bool:
        return not select.select([self._descriptor], [], [], 0)[0]

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """Sends kill -9 or another signal, and waits until it is gone."""
        signal.pidfd_send_signal(self._descriptor, how)
        if not select.select([self._descriptor], [], [], PATIENCE)[0]:
            signal.pidfd_send_signal(self._descriptor, signal.SIGKILL)
            raise TimeoutError(f"the bot does not heed {how.name}")
        os.close(self._descriptor)

    def send(self, how: signal.Signals) -> None:
        signal.pidfd_send_signal(self._descriptor, how)


class ColdBot:
    """`python -m bot` from its first import on: for tests that import something else, or measure time."""

    def __init__(self, environment: Mapping[str, str], log: Path) -> None:
        with log.open("ab") as written:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "bot"], env=dict(environment), stdout=written, stderr=written
            )

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """Sends kill -9 or another signal, and waits until it is gone."""
        self._process.send_signal(how)
        self._process.wait()

    def send(self, how: signal.Signals) -> None:
        self._process.send_signal(how)


@cache
def _warm_process() -> subprocess.Popen[str]:
    """Starts one for all tests of this process; it ends when its input does."""
    command = [sys.executable, "-m", "tests.wire.warm"]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def fork_bot(environment: Mapping[str, str], log: Path, *, sketches: bool) -> ForkedBot:
    with _one_at_a_time:
        process = _warm_process()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps([dict(environment), str(log), sketches]) + "\n")
        process.stdin.flush()
        return ForkedBot(int(process.stdout.readline()))


def _import_all() -> None:
    for name in ("bot", "engines", "render"):
        for module in walk_packages(import_module(name).__path__, f"{name}."):
            if not module.name.endswith(".__main__"):
                import_module(module.name)


class _AtOnce(Studio):
    """A studio without a thread: one that has threads can't be forked."""

    def __init__(self) -> None:
        pass

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return work(*args, **kwargs)

    async def draw(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return work(*args, **kwargs)


def locks() -> list[tuple[Any, str]]:
    """Returns the owners and names of locks that a thread of a bot may hold when its worker is forked."""
    found: list[tuple[Any, str]] = [
        (one, "lock")
        for one in gc.get_objects()
        if isinstance(one, cached_property) and hasattr(one, "lock")  # until Python 3.11
    ]
    for module in [
        sys.modules[name] for name in sys.modules if name.startswith(("bot.", "engines.", "render."))
    ]:
        for owner in (module, *vars(module).values()):
            inside = getattr(owner, "__dict__", {})
            found += [(owner, name) for name, value in inside.items() if isinstance(value, _LOCK)]
    return found


def renew(owned: Iterable[tuple[Any, str]]) -> None:
    """Replaces locks in a forked process: nobody would ever release one that another thread held."""
    for owner, name in owned:
        setattr(owner, name, threading.RLock())


async def _rehearse_all() -> None:
    for key in hosted():
        await rehearse(key, _AtOnce())


def _be_the_bot(environment: Mapping[str, str], log: str, sketches: bool) -> None:
    from bot.cli import main
    from bot.delivery import pauses
    from bot.store.postgres import database
    from bot.ui.panel import in_time

    pauses.BEFORE_RESULT = pauses.BEFORE_PROPOSAL = 0.0
    in_time.SECONDS = 600.0
    database.READING_SECONDS, database.WRITING_SECONDS = 10.0, 20.0  # usually a quarter
    if sketches:
        sketch()
    forking: Any = WorkerPool
    forking._start = _fork_worker

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    written = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for stream, descriptor in ((os.devnull, 0), (None, 1), (None, 2)):
        os.dup2(os.open(stream, os.O_RDONLY) if stream else written, descriptor)
    os.environ.clear()
    os.environ.update(environment)
    signal.signal(signal.SIGUSR1, _dump)
    sys.argv = ["bot"]
    os._exit(main())


def _dump(*_: object) -> None:
    """Writes the stacks of all threads and tasks into the log, for a test that waited in vain."""
    faulthandler.dump_traceback()
    for task in asyncio.all_tasks():
        task.print_stack()


async def _fork_worker(pool: WorkerPool[Any]) -> Process:
    """Replaces WorkerPool._start: the child of the fork becomes the worker where it would run a program."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE, preexec_fn=partial(_work, pool.module)
    )
    pool._alive.add(process)
    return process


def _work(module: str) -> None:
    """Runs a worker's module on the standard streams that the bot has made for it, and exits."""
    try:
        os.closerange(FIRST_OF_OTHERS, MANY)  # with its pipe closed, the bot takes the program for started
        renew(_locks)
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGPIPE, signal.SIG_IGN)
        sys.stdin, sys.stdout = os.fdopen(0), os.fdopen(1, "w")
        import_module(module).main()
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(0)


def _reap(*_signal: object) -> None:
    """Waits for bots and orphaned workers that have ended: from then on this process has their times."""
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def _serve() -> None:
    _import_all()
    _locks.extend(locks())
    draw_coarsely()
    asyncio.run(_rehearse_all())
    gc.freeze()  # pages that no bot writes to are shared by all
    ctypes.CDLL(None).prctl(ADOPT_ORPHANS, 1, 0, 0, 0)
    signal.signal(signal.SIGCHLD, _reap)
    while line := sys.stdin.readline():
        pid = os.fork()
        if not pid:
            _be_the_bot(*json.loads(line))
        sys.stdout.write(f"{pid}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    _serve()
