"""The bot's log during a test, as it would be written down."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from bot.logs import Lines


@contextmanager
def log_kept() -> Iterator[list[str]]:
    """Collects the lines of all loggers, the bot's own down to the smallest."""
    lines: list[str] = []

    class Retention(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(self.format(record))

    handler, ours = Retention(), logging.getLogger("bot")
    handler.setFormatter(Lines())
    level = ours.level
    ours.setLevel(logging.DEBUG)
    logging.getLogger().addHandler(handler)
    try:
        yield lines
    finally:
        logging.getLogger().removeHandler(handler)
        ours.setLevel(level)
