"""`python -m bot.work.drawer`: a process that draws. It reads function calls and writes their results.

It ends when its input does, so that none outlives the bot, however that was stopped.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import traceback
from contextlib import suppress
from typing import Any, BinaryIO

from bot.work.frames import LENGTH, framed

GIVES_WAY = 5
"""The niceness of the process: with too few cores, acknowledging presses comes first."""


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the bot, which then closes our input
    with suppress(OSError):
        os.nice(GIVES_WAY)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # anything else that is printed is no answer
    while (message := _read(sys.stdin.buffer)) is not None:
        try:
            answers.write(framed(drawn(message)))
            answers.flush()
        except BrokenPipeError:  # the bot was killed while we drew
            os.dup2(os.open(os.devnull, os.O_WRONLY), answers.fileno())
            return


def drawn(message: bytes) -> bytes:
    """The pickled result of a pickled call: (True, result), or (False, error, traceback)."""
    try:
        work, args, kwargs = pickle.loads(message)
        reply: tuple[Any, ...] = (True, work(*args, **kwargs))
        return pickle.dumps(reply, pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        trace = "".join(traceback.format_exception(error))
        try:
            failure = pickle.dumps((False, error, trace), pickle.HIGHEST_PROTOCOL)
            pickle.loads(failure)  # some errors can be pickled and not be read again
            return failure
        except Exception:
            return pickle.dumps((False, RuntimeError(f"{type(error).__name__}: {error}"), trace))


def _read(source: BinaryIO) -> bytes | None:
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    message = source.read(length)
    return message if len(message) == length else None


if __name__ == "__main__":
    main()
