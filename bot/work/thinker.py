"""`python -m bot.work.thinker`: a process that thinks. A line of JSON is asked, a line is answered.

It ends when its input does, so that none outlives the bot, however that was stopped.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import traceback
from contextlib import suppress

GIVES_WAY = 10
"""The niceness of the process: with too few cores, answering presses comes first."""


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the bot, which then closes our input
    with suppress(OSError):
        os.nice(GIVES_WAY)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # anything that a player prints is no answer

    from bot.work.thoughts import THOUGHTS

    while line := sys.stdin.readline():
        try:
            name, args = json.loads(line)
            answer = {"answer": THOUGHTS[name](*args)}
        except Exception as error:
            trace = "".join(traceback.format_exception(error))
            answer = {"error": f"{type(error).__name__}: {error}", "traceback": trace}
        try:
            answers.write(json.dumps(answer) + "\n")
            answers.flush()
        except BrokenPipeError:  # the bot was killed during the thought
            os.dup2(os.open(os.devnull, os.O_WRONLY), answers.fileno())  # for the rest of the output
            return


if __name__ == "__main__":
    main()
