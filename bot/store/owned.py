"""Owners of SQL tables. Each table of the schema has one, in the core or in a feature.

The owner says how a person's rows are exported and erased, and what goes with a server, with a table and with
time. Hooks that write get the connection of a transaction that others share: all of it happens or nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bot.store.database import Connection, Database

Export = Callable[[Database, int], Awaitable[Mapping[str, Any]]]
"""Reads a person's rows for them alone. Values of the same name from several owners are put together."""
Erase = Callable[[Connection, int], None]
"""Removes a person. All of these run in one transaction, the last one of an erasure."""
DropGuild = Callable[[Connection, int], None]
"""Deletes the rows of a server that was lost for long enough."""
DropTable = Callable[[Connection, str], None]
"""Deletes the rows of a table that is being deleted."""
Sweep = Callable[[Connection, float], None]
"""Deletes the rows that are too old at that moment."""


@dataclass(frozen=True)
class Nothing:
    """Stands for a hook where there is nothing to do, and says why."""

    because: str


NO_PERSON = Nothing("it names no person")
NO_SERVER = Nothing("it names no server")
NO_TABLE = Nothing("it belongs to no table")
GOES_WITH_ITS_TABLE = Nothing("its rows are deleted with their tables, also when a server is lost")


@dataclass(frozen=True)
class AtTables:
    """Erases a person table by table, each in one transaction while nothing else changes that table."""

    find: Callable[[Database, int], Awaitable[Collection[str]]]
    """Returns the tables that may name the person here."""
    erase: Callable[[Connection, str, int], None]


@dataclass(frozen=True)
class Owned:
    """One SQL table. Every question has an answer, even if that is `Nothing`."""

    table: str
    export: Export | Nothing
    erase: Erase | AtTables | Nothing
    drop_guild: DropGuild | Nothing
    drop_table: DropTable | Nothing
    sweep: Sweep | Nothing


class Owners:
    """All owned SQL tables. It is made with those of the core and filled while features are built.

    Hooks run from the last one added to the first: rows that point at others go before them.
    """

    def __init__(self, owned: Iterable[Owned] = ()) -> None:
        self._owned: dict[str, Owned] = {}
        self.add(*owned)

    def add(self, *owned: Owned) -> None:
        for one in owned:
            if one.table in self._owned:
                raise ValueError(f"the SQL table {one.table} has two owners")
            self._owned[one.table] = one

    def __iter__(self) -> Iterator[Owned]:
        return reversed(self._owned.values())


def deleting(table: str, column: str) -> Callable[[Connection, int | str], None]:
    """A hook that deletes the rows in which a column has the given value."""

    def delete(connection: Connection, value: int | str) -> None:
        connection.execute(f'DELETE FROM {table} WHERE "{column}" = ?', (value,))

    return delete
