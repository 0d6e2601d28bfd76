"""Processes that are at work at once: forked from this one, which has imported everything."""

from __future__ import annotations

import logging
import os
import signal
import sys
import traceback
from collections.abc import Callable, Mapping
from pathlib import Path
from subprocess import CompletedProcess
from tempfile import TemporaryFile
from typing import IO, NoReturn

from bot.cli import main


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


def run_bot(*arguments: str, folder: Path, environment: Mapping[str, str]) -> CompletedProcess[str]:
    """Runs `python -m bot` with these arguments in a folder and waits for its end; also from a thread."""
    with TemporaryFile("w+") as output, TemporaryFile("w+") as errors:
        process = os.fork()
        if not process:
            _be_the_bot(arguments, folder, environment, output, errors)
        _, status = os.waitpid(process, 0)
        output.seek(0)
        errors.seek(0)
        code = os.waitstatus_to_exitcode(status)
        return CompletedProcess(arguments, code, output.read(), errors.read())


def _be_the_bot(
    arguments: tuple[str, ...],
    folder: Path,
    environment: Mapping[str, str],
    output: IO[str],
    errors: IO[str],
) -> NoReturn:
    status = 1
    try:
        os.dup2(output.fileno(), 1)
        os.dup2(errors.fileno(), 2)
        sys.stdout, sys.stderr = os.fdopen(1, "w", encoding="utf-8"), os.fdopen(2, "w", encoding="utf-8")
        logging.getLogger().handlers.clear()
        os.chdir(folder)
        os.environ.clear()
        os.environ.update(environment)
        status = main(arguments)
    except SystemExit as ended:
        status = ended.code if isinstance(ended.code, int) else 1
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


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
