"""The rounds of a game according to its log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.tables.history import ACTED
from bot.tables.table import Entry, Table
from bot.ui.faces import face_of


def round_of(table: Table, entries: Sequence[Entry]) -> int:
    """Returns the number of the round at the end of these entries."""
    return [1, *round_numbers(table, entries)][-1]


def round_numbers(table: Table, entries: Sequence[Entry]) -> list[int]:
    """Returns the number of the round at the end of each entry."""
    return [number for _, _, number in round_starts(table, entries)]


def round_starts(table: Table, entries: Sequence[Entry]) -> Iterator[tuple[Entry, int, int]]:
    """Yields each entry, the index of its event before which a round starts (the end if none does), and the
    round's number.

    The face says where a round starts; without such events, a round starts when a player acts again after
    others.
    """
    face, number = face_of(table.game.key), 1
    lap: list[int | None] = []
    for entry in entries:
        acted = entry.verb == ACTED
        start = face.round_starts(entry.events, number) or _turn_alone(table, entry, number)
        if face.round_begins is None and acted and entry.seat in lap[:-1]:
            start, lap = (0, number + 1), []
        if acted and lap[-1:] != [entry.seat]:
            lap.append(entry.seat)
        at, number = start or (len(entry.events), number)
        yield entry, at, number


def _turn_alone(table: Table, entry: Entry, now: int) -> tuple[int, int] | None:
    """Returns the index of the event before which a solo player's next turn begins, and the turn's number."""
    begins = face_of(table.game.key).turn_begins if len(table.names) == 1 else None
    at = next((at for at, event in enumerate(entry.events) if event.kind == begins), None)
    return None if at is None else (at, now + 1)
