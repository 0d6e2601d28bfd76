"""Which database it is: chosen by the form of CASTELLAN_DATA, held alone where it is a file, and opened."""

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
    """Make the data file or the schema of the database, or bring it up to date; UnusableFile says in a
    sentence why that can't be. One that is not whole yet is only for whoever fills it."""
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
    """What other processes change in the same database."""

    async def listen(self, heard: Callable[[str, str], None], missed: Callable[[], None]) -> None:
        """Listen until cancelled: `heard` is called with what has changed (table, duties, person or server)
        and which one, of duties with the table's server; `missed` whenever something may have changed
        without having been heard."""


def shared(where: Where, database: Database) -> tuple[Leases, News] | None:
    """What it takes to share a database with other processes; None for a file, which is held alone."""
    if not isinstance(where, Address):
        return None
    from bot.store.postgres.database import Postgres
    from bot.store.postgres.news import News as FromPostgres

    assert isinstance(database, Postgres)
    return Leases(database, database.process), FromPostgres(where, database.process)


def opened(where: Where, *, patient: bool = False) -> AbstractAsyncContextManager[Database]:
    """What is there, prepared before, for as long as the context lasts."""
    if isinstance(where, Address):
        from bot.store.postgres.database import Postgres

        return Postgres.open(where, patient=patient)
    return File.open(where)
