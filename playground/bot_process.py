"""Runs the bot as a child process: starts it, stops it, and notices if it ends unexpectedly."""

import asyncio
import os
import signal
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

PATIENCE_SECONDS = 15.0
TAIL_LINES = 15


class BotProcess:
    """Runs a command with its output in a log; calls `ended` when it ends without being asked."""

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str],
        log: Path,
        ended: Callable[[int], None] = lambda code: None,
    ) -> None:
        self._command = command
        self._environment = {**os.environ, **environment}
        self._log = log
        self.ended = ended
        self._process: asyncio.subprocess.Process | None = None
        self._watching: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int | None:
        """Returns the id of the started process; None before that."""
        return self._process.pid if self._process is not None else None

    async def start(self) -> None:
        """Starts it in its own session: Ctrl-C is for the playground, which then stops the bot."""
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                env=self._environment,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self._watching = asyncio.create_task(self._watch(self._process))

    async def _watch(self, process: asyncio.subprocess.Process) -> None:
        self.ended(await process.wait())

    async def stop(self, *, kill: bool = False) -> None:
        """Asks it to end as Ctrl-C does; kills it if it does not, or with `kill`."""
        process = self._process
        if self._watching is not None:
            self._watching.cancel()
        if process is None or process.returncode is not None:
            return
        process.send_signal(signal.SIGKILL if kill else signal.SIGINT)
        try:
            await asyncio.wait_for(process.wait(), PATIENCE_SECONDS)
        except TimeoutError:
            process.kill()
            await process.wait()

    def said(self, text: str) -> int:
        """Returns how often its log contains a text."""
        return self._log.read_text(encoding="utf-8", errors="replace").count(text)

    @property
    def last_words(self) -> str:
        """Returns the end of its log."""
        lines = self._log.read_text(encoding="utf-8", errors="replace").splitlines()
        return "\n".join(lines[-TAIL_LINES:])
