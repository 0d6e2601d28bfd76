"""Duties on their way: the ledger, which writes them down, tells them; the publisher hears them."""

from __future__ import annotations

from collections.abc import Callable

from bot.store import OutboxItem

Listener = Callable[[OutboxItem], None]


class Outbox:
    """Made before either side. What nobody hears is not lost: it stands in the file until it is done."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self.accepts: Callable[[OutboxItem, int], bool] = lambda item, guild: True
        """Whether an item for a table of that server is seen to in this process."""

    def listen(self, listener: Listener) -> None:
        """From now on, call this with every item right after it was written."""
        self._listeners.append(listener)

    def leave(self, listener: Listener) -> None:
        """Call this no longer."""
        self._listeners.remove(listener)

    def tell(self, item: OutboxItem, guild: int) -> None:
        if self.accepts(item, guild):
            for listener in self._listeners:
                listener(item)
