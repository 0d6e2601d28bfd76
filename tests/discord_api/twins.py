"""Cards with an id twice: the bot mends them and logs an error, a test that makes one fails."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from bot.ui.cards import card

SENTENCE = "event=duplicate_button"
"""The beginning of the line in the log; tests/ui/test_card_ids.py compares it with the bot's own."""


@contextmanager
def noticed() -> Iterator[list[str]]:
    """Collects the bot's log lines about such cards."""
    found: list[str] = []

    class Noticing(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if (line := record.getMessage()).startswith(SENTENCE):
                found.append(line)

    handler = Noticing(logging.ERROR)
    card.log.addHandler(handler)
    try:
        yield found
    finally:
        card.log.removeHandler(handler)
