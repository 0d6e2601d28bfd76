"""The list of open tables: those where the reader is due come first; the others name the due players."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store import DamagedPart, Posts, Store, TableRow
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables
from bot.texts import Translator
from bot.ui.cards.card import Card
from bot.ui.cards.links import jump_link

DUE = "▸"
TIED = "\u00a0"
"""Keeps the mark in the line of its name."""


async def list_card(
    rows: Sequence[TableRow], user: int, words: Translator, tables: Tables, store: Store
) -> Card:
    """Returns a line per table. It names each player once: the link text is the table's id, because thread
    names contain players' names."""
    lines: list[str] = []
    for row in rows:
        due = await _due(row, user, tables)
        posts = await _posts(row, store)
        your_turn = any(row.seats[seat].user == user for seat in due)
        line = _line(row, due, posts, words, your_turn=your_turn)
        lines.insert(0 if your_turn else len(lines), line)
    if not lines:
        lines.append(words("list-empty"))
    if any(DUE in line for line in lines):
        lines.append(f"-# {words('list-legend', mark=DUE)}")
    if store.unreadable:
        lines.append(f"-# {words('list-damaged')}")
    return Card("\n".join(lines))


async def _due(row: TableRow, user: int, tables: Tables) -> tuple[int, ...]:
    """Returns the seats that are due; none if the game or its seats can't be read.

    A sealed table shows them only to its players, because the turn order belongs to the deal of the round.
    """
    if row.phase != "playing":
        return ()
    try:
        table = await tables.get(row.id)
    except Refusal:
        return ()
    if table.terms.sealed and table.seat_of(user) is None:
        return ()
    return tuple(seat for seat in table.to_act if seat < len(row.seats))


async def _posts(row: TableRow, store: Store) -> Posts:
    """Returns where the table is shown; empty if that can't be read, so that the list names its channel."""
    try:
        return await store.posts(row.id)
    except DamagedPart:
        return Posts()


def _line(row: TableRow, due: Sequence[int], posts: Posts, words: Translator, *, your_turn: bool) -> str:
    names = [
        f"{DUE}{TIED}{seat.name}" if number in due else seat.name for number, seat in enumerate(row.seats)
    ]
    in_lobby = row.phase == "lobby"
    address = jump_link(row.guild, posts.venue or row.channel, posts.lobby if in_lobby else None)
    message = "list-lobby" if in_lobby else "list-your-turn" if your_turn else "list-playing"
    return words(message, table=row.id, game=words(row.game), names=", ".join(names), address=address)
