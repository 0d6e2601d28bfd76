"""Moves everything from one place to another: file to PostgreSQL, back, or file to file.

A move that was killed can be resumed: the target stores the progress, and no bot uses it before it is
complete.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from bot.store.address import Address, Where
from bot.store.backends import alone_with, prepare
from bot.store.errors import StoreError, UnusableFile
from bot.store.maintenance.copying import (
    CopyEnd,
    Tell,
    amount,
    begin,
    copy,
    is_empty,
    left_out,
    mark_of,
    whole,
)
from bot.store.sqlite.copy_end import sqlite_end


class NotTheSame(StoreError):
    """The copy differs from the source; the text says where."""


def move(source: Where, target: Where, tell: Tell) -> None:
    """Copy everything, then compare counts and hashes of every kind of row on both sides.

    UnusableFile says in a sentence why that can't be; NotTheSame that a copy differs.
    """
    origin = _name(source)
    if origin == _name(target):
        raise UnusableFile(f"{source} can't be copied to itself.")
    if isinstance(source, Path) and not source.is_file():
        raise UnusableFile(f"There is no data file {source}.")
    with ExitStack() as held:
        for where in (source, target):
            held.enter_context(alone_with(where))
            prepare(where, filling=True)
        there = held.enter_context(_open(source))
        here = held.enter_context(_open(target))
        if mark_of(there) is not None:
            raise UnusableFile(f"{source} is not whole itself: finish what fills it first.")
        mark = mark_of(here)
        if mark is None and not is_empty(here):
            raise UnusableFile(f"{target} holds something already: give a new file or an empty database.")
        if mark is not None and mark["from"] != origin:
            raise UnusableFile(f"{target} is being filled from {mark['from']}: finish that, or give another.")
        begin(here, origin)
        copy(there, here, origin, tell)
        lost = left_out(there)
        if lost:
            tell(f"{lost:,} rows belong to no table, because of earlier damage; they were not copied")
        compare(there, here, tell)
        whole(here)


def compare(source: CopyEnd, target: CopyEnd, tell: Tell) -> None:
    """Count and hash every kind of row on both sides; NotTheSame names what differs."""
    different = []
    for name in source.names():
        there, here = amount(source, name), amount(target, name)
        tell(f"{name}: {there.rows:,} rows {there.sha256[:16]} | {here.rows:,} rows {here.sha256[:16]}")
        if there != here:
            different.append(name)
    if different:
        raise NotTheSame(
            f"The copy differs in: {', '.join(different)}. Has anything written to either side meanwhile? "
            "Begin again with an empty target."
        )
    tell("Both sides are the same.")


def _name(where: Where) -> str:
    return str(where) if isinstance(where, Address) else str(where.resolve())


@contextmanager
def _open(where: Where) -> Iterator[CopyEnd]:
    if isinstance(where, Address):
        from bot.store.postgres.copy_end import postgres_end

        with postgres_end(where, alone=True) as server:
            yield server
    else:
        with sqlite_end(where) as file:
            yield file
