"""Replays of uploaded exports: checked as `python -m engines replay` does it, and kept for a while.

Nothing of such a file is stored. Its replay is kept in memory for the presses of the person who uploaded it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from cachetools import TTLCache

from bot.features.replay.retelling import Retelling, retell
from bot.features.replay.service import Replay, Replays, check_shuffle
from bot.store import SeatRow
from bot.tables.actors import Person
from bot.tables.names import clean_name
from bot.tables.private_game import private_table
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.time_units import HOUR
from bot.ui.faces import hosted, import_face
from bot.work.drawing import Studio
from engines.core.errors import EngineError, OtherRules
from engines.core.record import BadRecord, Record, replay
from engines.registry import game

LARGEST = 1_000_000
"""The most bytes of a file; an export of the longest games has less than a third of it."""
MOST = 20
"""The number of uploaded games that are kept."""
KEPT = 1 * HOUR
"""Seconds for which an uploaded game is kept."""


class Uploads:
    """Reads exports and keeps the newest of them, each for one person."""

    def __init__(self, replays: Replays, studio: Studio, clock: Callable[[], float]) -> None:
        self._replays = replays
        self._studio = studio
        self._kept: TTLCache[tuple[int, str], Replay] = TTLCache(MOST, KEPT, clock)

    async def read(self, data: bytes, person: Person) -> Replay:
        """Returns the replay of an export; raises a Refusal with the reason if it is none."""
        if len(data) > LARGEST:
            raise Refusal("file-too-large", limit=LARGEST // 1000)
        record = await self._studio.run(_record, data)
        await import_face(record.game, self._studio)
        table, told = await self._studio.run(_retold, record, person)
        file = hashlib.sha256(data).hexdigest()[:10]
        found = self._kept[person.id, file] = Replay(table, told, None, file=file)
        await self._check(found, person)
        return found

    async def of(self, file: str, person: Person) -> Replay:
        """Returns a replay that the person uploaded; raises a Refusal if it is no longer kept."""
        found = self._kept.get((person.id, file))
        if found is None:
            raise Refusal("file-gone")
        await self._check(found, person)
        return found

    async def _check(self, found: Replay, person: Person) -> None:
        """Raises a Refusal if the person is playing the same shuffle."""
        check_shuffle(found.table, await self._replays.played_by(person.id))


def _record(data: bytes) -> Record:
    """Returns the record of a file, if its game is known here."""
    try:
        record = Record.read(data)
    except BadRecord as error:
        raise _refusal(error) from None
    if record.game not in hosted():
        raise Refusal("file-other-game")
    if len(record.names) != record.seats:
        raise Refusal("file-damaged")
    return record


def _retold(record: Record, person: Person) -> tuple[Table, Retelling]:
    """Replays the record and compares every event; returns the finished table and its turns."""
    engine = game(record.game)
    try:
        state = replay(engine, record)
        if engine.to_act(state):
            raise BadRecord("unfinished_game")
        options = engine.options_type.model_validate(record.options)
        seats = tuple(SeatRow(None, clean_name(name), "fair") for name in record.names)
        table = private_table(engine, options, state, seats, person, len(record.actions))
        return table, retell(table, record)
    except EngineError as error:
        raise _refusal(error) from None


def _refusal(error: EngineError) -> Refusal:
    if isinstance(error, OtherRules) or error.reason == "other_rules":
        return Refusal("replay-other-rules")
    match error.reason:
        case "unreadable_record":
            return Refusal("file-no-export")
        case "unfinished_game":
            return Refusal("file-unfinished")
    return Refusal("file-damaged")
