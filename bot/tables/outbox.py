"""Passes new outbox items from the ledger, which stores them, to the publisher."""

from __future__ import annotations

from collections.abc import Callable

from bot.store import OutboxItem

Listener = Callable[[OutboxItem], None]


class Outbox:
    """Created before both sides. An item without a listener is not lost: it stays stored until it is done."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self.accepts: Callable[[OutboxItem, int], bool] = lambda item, guild: True
        """Whether this process handles items for a table of that server."""

    def listen(self, listener: Listener) -> None:
        """Call this with every item from now on, right after it is stored."""
        self._listeners.append(listener)

    def leave(self, listener: Listener) -> None:
        """Stop calling this."""
        self._listeners.remove(listener)

    def tell(self, item: OutboxItem, guild: int) -> None:
        if self.accepts(item, guild):
            for listener in self._listeners:
                listener(item)
