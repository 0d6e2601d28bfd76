"""Copies all rows from one place to another, in batches by key, and hashes them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Protocol

from bot.store.database import writable
from bot.store.facts import MOVING

OF_THE_PLACE = ("stopped", MOVING)
"""Facts about a place itself, which are not copied."""
OUTLIVING = ("results", "rated_games")
"""Kinds of rows that stay when their table is deleted."""
BATCH = 500

Tell = Callable[[str], None]


class CopyEnd(Protocol):
    """One end of a copy: a file or a database, read or written outside of the store."""

    def names(self) -> list[str]:
        """The kinds of rows, `tables` first: the others hang on it."""

    def columns(self, name: str, /) -> list[str]:
        """Columns by name, in one order for all places; of tables also in which order they were opened."""

    def key(self, name: str, /) -> list[str]:
        """The columns by which the rows are ordered."""

    def rows(self, sql: str, values: Sequence[Any] = (), /) -> list[Any]: ...

    def write(self, sql: str, rows: Sequence[Sequence[Any]], /) -> None: ...

    def transaction(self) -> AbstractContextManager[object]: ...

    def finish(self) -> None:
        """Called once when all rows are there."""


@dataclass(frozen=True)
class Amount:
    """The number of rows of one kind, and a hash of their contents."""

    rows: int
    sha256: str


def copy(source: CopyEnd, target: CopyEnd, origin: str, tell: Tell) -> None:
    """Copy every row, except those that an earlier try has copied.

    The progress is written with each batch, in the same transaction.
    """
    done = mark_of(target)
    names = source.names()
    begun = names.index(str(done["name"])) if done else 0
    for name in names[begun:]:
        after = done["after"] if done and done["name"] == name else None
        total = _count(source, name)
        copied = total - _count(source, name, after)
        if after is not None:
            tell(f"{name}: resumed at {copied:,} of {total:,}")
        for batch in _batches(source, name, after):
            with target.transaction():
                _put(target, name, source.columns(name), batch)
                _mark(target, {"from": origin, "name": name, "after": _key_of(source, name, batch[-1])})
            copied += len(batch)
            tell(f"{name}: {copied:,} of {total:,}")
    target.finish()


def mark_of(place: CopyEnd) -> dict[str, Any] | None:
    """Returns how far an earlier copy to that place has come; None if there is none, or it is complete."""
    rows = place.rows("SELECT value FROM facts WHERE name = ?", (MOVING,))
    return json.loads(rows[0][0]) if rows else None


def whole(place: CopyEnd) -> None:
    """Mark the copy as complete, so that a bot may use it."""
    with place.transaction():
        place.write("DELETE FROM facts WHERE name = ?", [(MOVING,)])


def begin(place: CopyEnd, origin: str) -> None:
    """Mark the place as one that is being filled."""
    if mark_of(place) is None:
        with place.transaction():
            _mark(place, {"from": origin, "name": place.names()[0], "after": None})


def is_empty(place: CopyEnd) -> bool:
    """Whether nothing is stored there except facts about the place itself."""
    return not any(place.rows(f"SELECT 1 FROM {name} WHERE {_ours(name)} LIMIT 1") for name in place.names())


def amount(place: CopyEnd, name: str) -> Amount:
    """All rows of one kind in the order of their keys, as any place would write them down."""
    digest, rows = hashlib.sha256(), 0
    for batch in _batches(place, name, None):
        rows += len(batch)
        for row in batch:
            digest.update(json.dumps(list(writable(row)), ensure_ascii=False).encode() + b"\n")
    return Amount(rows, digest.hexdigest())


def left_out(place: CopyEnd) -> int:
    """Returns the number of rows that belong to no table, which only damage leaves; they are not copied."""
    return sum(
        int(place.rows(f"SELECT count(*) FROM {name} WHERE NOT ({_hanging(place, name)})")[0][0])
        for name in place.names()
    )


def _batches(place: CopyEnd, name: str, after: Sequence[Any] | None) -> Iterator[list[Any]]:
    columns, key = ", ".join(place.columns(name)), ", ".join(place.key(name))
    while True:
        where, values = _beyond(place, name, after)
        look = f"SELECT {columns} FROM {name} WHERE {where} ORDER BY {key} LIMIT {BATCH}"
        batch = place.rows(look, values)
        if batch:
            yield batch
        if len(batch) < BATCH:
            return
        after = _key_of(place, name, batch[-1])


def _beyond(place: CopyEnd, name: str, after: Sequence[Any] | None) -> tuple[str, Sequence[Any]]:
    where = f"{_ours(name)} AND {_hanging(place, name)}"
    if after is None:
        return where, ()
    marks = ", ".join("?" * len(after))
    return f"{where} AND ({', '.join(place.key(name))}) > ({marks})", after


def _count(place: CopyEnd, name: str, after: Sequence[Any] | None = None) -> int:
    where, values = _beyond(place, name, after)
    return int(place.rows(f"SELECT count(*) FROM {name} WHERE {where}", values)[0][0])


def _ours(name: str) -> str:
    facts = ", ".join(f"'{fact}'" for fact in OF_THE_PLACE)
    return f"name NOT IN ({facts})" if name == "facts" else "1 = 1"


def _hanging(place: CopyEnd, name: str) -> str:
    hangs = "table_id" in place.columns(name) and name not in OUTLIVING
    return "table_id IN (SELECT id FROM tables)" if hangs else "1 = 1"


def _key_of(place: CopyEnd, name: str, row: Sequence[Any]) -> list[Any]:
    columns = place.columns(name)
    return [row[columns.index(column)] for column in place.key(name)]


def _put(place: CopyEnd, name: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
    marks = ", ".join("?" * len(columns))
    place.write(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})", rows)


def _mark(place: CopyEnd, mark: dict[str, Any]) -> None:
    place.write(
        "INSERT INTO facts (name, value) VALUES (?, ?) "
        "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        [(MOVING, json.dumps(mark))],
    )
