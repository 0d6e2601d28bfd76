"""The database port of the store. SQLite and PostgreSQL implement it, each in a folder of its own.

Both run the same SQL: `?` for every value, and nothing that only one of them understands. Anything that they
express differently is a method here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Cursor(Protocol):
    """The result of a statement."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A transaction that is going on."""

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Cursor: ...

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> object: ...

    def overwriting(self) -> AbstractContextManager[None]:
        """Overwrites the rows that are deleted within the context, if the database can do that."""


class Database(Protocol):
    """An open database: statements that read, and transactions that are done whole or not at all."""

    @property
    def unreadable(self) -> set[str]:
        """The tables that were left out when one was asked about many, for damage."""

    async def rows(self, sql: str, /, *values: Any) -> list[Any]:
        """The rows of one statement."""

    async def listed(self, sql: str, /, *values: Any) -> list[Any]:
        """Rows about many tables: those that can't be read are left out, and hide no others."""

    async def transact(self, work: Callable[[Connection], T], /) -> T:
        """Do all of the work, or nothing of it when it raises. A caller who is cancelled does not stop it.

        It may be begun again from the start where another transaction was in its way.
        """

    async def columns(self, table: str, /) -> list[str]:
        """The names of a table's columns, in their order."""

    def arrays(self, columns: str, source: str, /) -> str:
        """An expression: the rows of a source as one JSON text, an array of arrays."""


def writable(values: Sequence[Any]) -> Sequence[Any]:
    """Returns values that both databases accept.

    NUL and lone surrogates are no text to one of them or to both: they become U+FFFD, and two surrogates that
    form a character become that character.
    """
    for value in values:
        if type(value) is str and ("\0" in value or (not value.isascii() and _has_halves(value))):
            return [_mended(one) if type(one) is str else one for one in values]
    return values


def _has_halves(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return True
    return False


def _mended(text: str) -> str:
    return text.replace("\0", "\ufffd").encode("utf-16", "surrogatepass").decode("utf-16", "replace")
