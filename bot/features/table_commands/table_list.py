"""The list of open tables: where one is due comes first, elsewhere it says whose turn it is."""

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
    """A line for each table. Everybody is named once: the link is the table's id, as threads have names."""
    lines: list[str] = []
    for row in rows:
        due = await _due(row, tables)
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


async def _due(row: TableRow, tables: Tables) -> tuple[int, ...]:
    """The seats that are due; nobody where the game, or who sits there, can't be read."""
    if row.phase != "playing":
        return ()
    try:
        return tuple(seat for seat in (await tables.get(row.id)).to_act if seat < len(row.seats))
    except Refusal:
        return ()


async def _posts(row: TableRow, store: Store) -> Posts:
    """Where it is shown; where that can't be read, the channel in which it was opened is named."""
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
