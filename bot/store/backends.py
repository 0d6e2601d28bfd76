"""Chooses the database by the form of CASTELLAN_DATA, locks it if it is a file, and opens it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from typing import Protocol

from bot.store.address import Address, Where
from bot.store.database import Database
from bot.store.leases import Leases
from bot.store.sqlite import alone
from bot.store.sqlite import prepare as preparing
from bot.store.sqlite.database import File


def prepare(where: Where, *, filling: bool = False) -> None:
    """Create or migrate the data file or the database schema; UnusableFile says in a sentence why it can't.

    Only a copy (`filling`) may prepare a target whose copy is incomplete.
    """
    if isinstance(where, Address):
        from bot.store.postgres.migrate import prepare as prepare_database

        prepare_database(where, filling=filling)
    else:
        preparing.prepare(where, filling=filling)


@contextmanager
def alone_with(where: Where) -> Iterator[None]:
    """Hold the data file for as long as the context lasts; a database is shared by as many as like."""
    if isinstance(where, Address):
        yield
    else:
        with alone.alone_with(where):
            yield


class News(Protocol):
    """Reports the changes that other processes make in the same database."""

    async def listen(self, heard: Callable[[str, str], None], missed: Callable[[], None]) -> None:
        """Listen until cancelled.

        `heard` gets the kind of change (table, duties, person or server) and its id, for duties also the
        table's server. `missed` is called whenever a change may have gone unheard.
        """


def shared(where: Where, database: Database) -> tuple[Leases, News] | None:
    """Returns the leases and news of a shared database; None for a file, which one process holds alone."""
    if not isinstance(where, Address):
        return None
    from bot.store.postgres.database import Postgres
    from bot.store.postgres.news import News as FromPostgres

    assert isinstance(database, Postgres)
    return Leases(database, database.process), FromPostgres(where, database.process)


def opened(where: Where, *, patient: bool = False) -> AbstractAsyncContextManager[Database]:
    """Opens the data for as long as the context lasts; `prepare` must have run before."""
    if isinstance(where, Address):
        from bot.store.postgres.database import Postgres

        return Postgres.open(where, patient=patient)
    return File.open(where)
