"""The tables whose computer players act at this moment; kept only in memory.

A person who has decided is asked the next question once they have acted. A question that is shown earlier
offers what a computer partner takes away a moment later.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

LONGEST_WAIT = 2.0
"""Seconds after which a person is asked even if computer players are still thinking."""


class ComputersAtWork:
    """Recorded by the process that lets computer players act; read before a person is asked again."""

    def __init__(self, longest: float = LONGEST_WAIT) -> None:
        self._longest = longest
        self._rests: dict[str, asyncio.Event] = {}
        """By table with computer players at work: set while none of them is about to act."""

    def begin(self, table_id: str) -> None:
        """Record that computer players of the table are about to act."""
        self._rests.setdefault(table_id, asyncio.Event())

    def end(self, table_id: str) -> None:
        """Record that none of them is due any more."""
        if (rests := self._rests.pop(table_id, None)) is not None:
            rests.set()

    @contextmanager
    def pausing(self, table_id: str) -> Iterator[None]:
        """Records that the next one pauses before it acts; people need not wait for the pause."""
        rests = self._rests.get(table_id)
        if rests is not None:
            rests.set()
        try:
            yield
        finally:
            if rests is not None and self._rests.get(table_id) is rests:
                rests.clear()

    async def rest(self, table_id: str) -> None:
        """Wait until no computer player of the table is about to act, but not for long."""
        if (rests := self._rests.get(table_id)) is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(rests.wait(), self._longest)
