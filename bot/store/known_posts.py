"""Remembers where tables are shown, for a process that has its data file alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from cachetools import LRUCache

from bot.store.rows import Posts

REMEMBERED = 1000


class KnownPosts:
    """The posts of the tables used last. A read or write that another change overtakes is not remembered."""

    def __init__(self) -> None:
        self._known: LRUCache[str, Posts] = LRUCache(REMEMBERED)
        self._under_way: dict[str, set[object]] = {}

    def get(self, table_id: str) -> Posts | None:
        found: Posts | None = self._known.get(table_id)
        return found

    def forget(self, table_id: str) -> None:
        """Ask the database the next time; whatever is under way counts as overtaken."""
        self._known.pop(table_id, None)
        self._under_way.pop(table_id, None)

    def forget_all(self) -> None:
        self._known.clear()
        self._under_way.clear()

    @contextmanager
    def reading(self, table_id: str) -> Iterator[Callable[[Posts], None]]:
        """For the time of a read: yields a function that remembers its result unless a write ended."""
        token = object()
        self._under_way.setdefault(table_id, set()).add(token)

        def remember(posts: Posts) -> None:
            if token in self._under_way.get(table_id, ()):
                self._known[table_id] = posts

        try:
            yield remember
        finally:
            if tokens := self._under_way.get(table_id):
                tokens.discard(token)
                if not tokens:
                    del self._under_way[table_id]

    @contextmanager
    def writing(self, table_id: str, change: Callable[[Posts], Posts | None]) -> Iterator[None]:
        """For the time of a write: `change` returns what is stored after it, None if that is not known."""
        known = self.get(table_id)
        self.forget(table_id)
        token = object()
        self._under_way[table_id] = {token}
        try:
            yield
            alone = token in self._under_way.get(table_id, ())
        except BaseException:
            alone = False  # it may be written or not
            raise
        finally:
            self.forget(table_id)  # a read during the write may be older
            if alone and known is not None and (after := change(known)) is not None:
                self._known[table_id] = after
