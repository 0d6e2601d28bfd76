"""Test runs that start at once: a process that has imported the libraries, and forks for each run.

It is started with the copy of the code as its folder. It reads lines with the arguments of pytest and the
run's time limit in seconds, and answers whether all tests passed. It imports nothing of the project before
the fork.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import sys
import time
from importlib import import_module

LIBRARIES = (
    *("aiohttp", "aiosqlite", "discord", "fluent.runtime", "hypothesis", "jsonschema"),
    *("PIL.ImageDraw", "PIL.ImageFont", "pydantic", "pytest", "pytest_asyncio.plugin", "simcord"),
)
BETWEEN_LOOKS = 0.02


def _test(arguments: list[str], keeps_compiled: bool) -> None:
    os.setsid()
    nothing = os.open(os.devnull, os.O_RDWR)
    for descriptor in range(3):
        os.dup2(nothing, descriptor)
    sys.dont_write_bytecode = not keeps_compiled
    sys.path[0] = os.getcwd()
    code = import_module("pytest").main(["-x", "-q", "-p", "no:cacheprovider", *arguments])
    os._exit(int(code))


def _passes(arguments: list[str], patience: float | None) -> bool:
    """Whether the tests pass in time.

    Bytecode of the first run is kept, but none of a mistake: it would be taken for the right code.
    """
    pid = os.fork()
    if not pid:
        _test(arguments, keeps_compiled=patience is None)
    deadline = time.monotonic() + (patience or 3600)
    while time.monotonic() < deadline:
        ended, status = os.waitpid(pid, os.WNOHANG)
        if ended:
            return status == 0
        time.sleep(BETWEEN_LOOKS)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(pid, 9)
    os.waitpid(pid, 0)
    return False


def _serve() -> None:
    for name in LIBRARIES:
        with contextlib.suppress(ImportError):
            import_module(name)
    gc.freeze()
    for line in sys.stdin:
        sys.stdout.write(f"{json.dumps(_passes(*json.loads(line)))}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    _serve()
