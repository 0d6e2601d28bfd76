"""A process to be killed that is at work at once: forked from this one, which has imported everything."""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Callable
from typing import NoReturn


class Forked:
    """Does its work and ends; its standard output is `said`."""

    def __init__(self, work: Callable[[], object]) -> None:
        reading, writing = os.pipe()
        self._process = os.fork()
        if not self._process:
            _do(work, writing)
        os.close(writing)
        self.said = os.fdopen(reading, encoding="utf-8")

    def kill(self) -> None:
        """kill -9."""
        os.kill(self._process, signal.SIGKILL)

    def wait(self) -> int:
        """Returns its exit status: 0 if it ended by itself, -9 if it was killed."""
        _, status = os.waitpid(self._process, 0)
        self.said.close()
        return os.waitstatus_to_exitcode(status)


def _do(work: Callable[[], object], output: int) -> NoReturn:
    """Runs the work and exits without cleaning up anything of the process that it was forked from."""
    status = 1
    try:
        sys.stdout = os.fdopen(output, "w", encoding="utf-8")
        work()
        sys.stdout.flush()
        status = 0
    except BaseException:
        traceback.print_exc(file=sys.__stderr__)
    finally:
        os._exit(status)
