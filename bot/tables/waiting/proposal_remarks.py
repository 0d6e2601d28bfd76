"""Remarks: one of a few short sentences that a player adds to a proposal."""

from __future__ import annotations

from bot.tables.history import ACTED
from bot.tables.table import Entry, Table

REMARKED = "remarked"
"""The verb of a remark; its outcome holds the number."""
REMARKS = 6


def open_proposal(table: Table, seat: int) -> Entry | None:
    """Returns the seat's last decision if another player still has to answer it."""
    entry = table.history.of(seat)
    if table.phase != "playing" or entry is None:
        return None
    answers = [table.history.of(asked) for asked in table.game.asked(entry.events) if asked in table.to_act]
    waits = any(answer is None or answer.seq < entry.seq for answer in answers)
    return entry if waits else None


def remark_of(table: Table, seat: int) -> int | None:
    """Returns the number of the seat's remark on its last decision; None if there is none in memory."""
    for entry in reversed(table.recent):
        if entry.seat == seat and entry.verb == ACTED:
            return None
        if entry.seat == seat and entry.verb == REMARKED:
            return remark_in(entry)
    return None


def remark_in(entry: Entry) -> int:
    """Returns the number of the remark that an entry of the log holds."""
    number = entry.events[0].facts["remark"]
    assert isinstance(number, int)
    return number


def remarks_to(table: Table, seat: int) -> list[tuple[int, int]]:
    """Returns the remarks on proposals that the seat has to answer: the seat that made it, its number."""
    found = []
    for other in range(len(table.seats)):
        entry, number = open_proposal(table, other), remark_of(table, other)
        if entry is not None and number is not None and seat in table.game.asked(entry.events):
            found.append((other, number))
    return found
