"""Finds the great moves of people, and lets a computer player praise them, at most twice a game.

A move is great if no move of the game has scored as much before. Which moves are great follows from the log
alone, so that a picture that is posted again has the same remark, and nothing has to be stored.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from bot.tables.history import ACTED, without_undone
from bot.tables.table import Entry, Table
from bot.texts import Translator
from bot.ui.board.headlines import gained

MOST = 2
"""The number of remarks in a game."""
LEAST = 6
"""A move that scores less is not worth a remark."""
SCORED_BEFORE = 6
"""The number of moves that have to score before one of them can stand out."""
REMARKS = 6
"""The number of remarks in the catalogs."""


class Remarks:
    """Writes the line of a computer player below the news."""

    def __init__(self, entries: Callable[[str, int, int], Awaitable[Sequence[Entry]]]) -> None:
        """`entries` returns a table's log after one event and up to another."""
        self._entries = entries

    async def lines(self, table: Table, news: Sequence[Entry], words: Translator) -> list[str]:
        """Returns the remark about a great move in the news; nothing at most times."""
        computers = [seat.name for seat in table.seats if seat.computer]
        if not computers or not table.terms.remarks or table.phase != "playing":
            return []
        if not any(_is_by_a_person(table, entry) and _score(entry) >= LEAST for entry in news):
            return []
        log = await self._entries(table.id, 0, table.seq)
        shown = {entry.seq for entry in news}
        praised = [entry for entry in great_moves(table, log) if entry.seq in shown]
        return [_remark(table, entry, computers, words) for entry in praised[:1]]


def great_moves(table: Table, log: Sequence[Entry]) -> list[Entry]:
    """Returns the moves of a game's whole log that are praised: people's, and at most the first two."""
    best, scored = 0, 0
    found = []
    for entry in without_undone(log):
        score = _score(entry)
        if score <= 0:
            continue
        if _is_by_a_person(table, entry) and score >= LEAST and score > best and scored >= SCORED_BEFORE:
            found.append(entry)
        best, scored = max(best, score), scored + 1
    return found[:MOST]


def _score(entry: Entry) -> int:
    """Returns the public points of a decision."""
    if entry.verb != ACTED:
        return 0
    return gained([event for event in entry.events if event.only is None and event.seat == entry.seat])


def _is_by_a_person(table: Table, entry: Entry) -> bool:
    if entry.verb != ACTED or entry.seat is None or entry.seat >= len(table.seats):
        return False
    return entry.user is not None and entry.user == table.seats[entry.seat].user


def _remark(table: Table, entry: Entry, computers: Sequence[str], words: Translator) -> str:
    """Returns what one of the computer players says; who speaks and what follows from the event."""
    assert entry.seat is not None
    speaker, player = computers[entry.seq % len(computers)], table.seats[entry.seat].name
    said = words(f"remark-{1 + entry.seq % REMARKS}", name=player)
    return f"-# {words('remark-by', name=speaker, said=said)}"
