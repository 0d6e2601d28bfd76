"""Shuffles that several tables share: named ones, and those of a tournament's round.

The same name, variants and number of seats deal the same game anywhere. Players who still play in a
round may not see another of its tables: code that shows a table asks `Seals`.
"""

from __future__ import annotations

import hashlib

from bot.store import Store, TableRow
from bot.tables.names import clean_text
from bot.tables.refusal import Refusal
from bot.tables.terms import read_terms
from engines.core.chance import SEED_DIGITS, is_seed

LONGEST_SHUFFLE = 40


def shuffle_name(typed: str) -> str | None:
    """Returns the typed name of a shuffle, cleaned; None if nothing is left of it."""
    return clean_text(typed)[:LONGEST_SHUFFLE].rstrip() or None


def dealt_from(name: str) -> str:
    """Returns the seed of a named shuffle, ignoring case; a name that is a seed is that seed."""
    if is_seed(name):
        return name
    return hashlib.sha256(f"shuffle/{name.casefold()}".encode()).hexdigest()[:SEED_DIGITS]


class Seals:
    """Tells which tables are closed to a person."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def is_closed_to(self, row: TableRow, user: int) -> bool:
        """Whether this table is closed to a person who still plays the same deal at another one."""
        terms = read_terms(row.terms)
        if not terms.sealed or any(seat.user == user for seat in row.seats):
            return False
        return any(
            read_terms(other.terms).round == terms.round
            for other in await self._store.tables_of(user, row.guild, limit=1000)
        )

    async def check(self, row: TableRow, user: int) -> None:
        """Raises a Refusal if the table is closed to the person."""
        if await self.is_closed_to(row, user):
            raise Refusal("round-closed")
