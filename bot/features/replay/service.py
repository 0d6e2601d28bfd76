"""Finds the games that may be replayed, and keeps the newest retellings in memory."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from cachetools import LRUCache

from bot.features.replay.retelling import Retelling, Turn, retell
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.ui.faces import import_face
from bot.work.drawing import Studio
from engines.core.errors import EngineError
from engines.core.event import Event

KEPT = 40
"""The number of games whose states are kept in memory."""


@dataclass(frozen=True)
class Replay:
    """A finished game, and the seat that the person had in it."""

    table: Table
    told: Retelling
    seat: int | None
    names: Sequence[tuple[str, ...]] = ()
    """The seats' names after each decision, if a seat has changed hands."""
    file: str = ""
    """The name of an uploaded export; "" for a game that was played here."""

    @property
    def hosted(self) -> bool:
        """Whether the person is the host of the game."""
        return self.seat is not None and self.table.seats[self.seat].user == self.table.row.host

    @property
    def last(self) -> int:
        return len(self.told.turns) - 1

    def turn(self, at: int) -> Turn:
        return self.told.turns[at]

    def table_at(self, at: int) -> Table:
        """Returns the table as it was at the end of a turn."""
        if at == self.last:
            return self.table
        row = replace(self.table.row, phase="playing", state=None, waits=(), wish=None)
        return replace(self.table, row=row, state=self.told.state(at), recent=())

    def names_at(self, at: int) -> tuple[str, ...]:
        """Returns the seats' names as they were in a turn."""
        return self.names[self.turn(at).made] if self.names else self.table.names

    def events_at(self, at: int, seat: int | None) -> list[list[Event]]:
        """Returns the events of a turn, step by step: all of them, or those that a seat could know."""
        return [
            [one for one in step if seat is None or one.only is None or seat in one.only]
            for step in self.turn(at).events
        ]


def check_replayable(table: Table, playing: Iterable[Table]) -> None:
    """Raises a Refusal if a game may not be replayed by a person who plays at the tables `playing`.

    This is the only place that decides it. A replay shows everything, the rest of the shuffle included: so
    the game has to be over, and no table where the person plays may have the same shuffle. A daily castle is
    no table, so none can be replayed on its day.
    """
    if table.state is None:
        raise Refusal("not-started")
    if table.phase != "over" or table.terms.sealed:
        raise Refusal("replay-too-early")
    if not table.can_be_replayed:
        raise Refusal("replay-other-rules")
    check_shuffle(table, playing)


def check_shuffle(table: Table, playing: Iterable[Table]) -> None:
    """Raises a Refusal if one of the tables where a person plays has the shuffle of this one."""
    seed = table.game.seed(table.state)
    for other in playing:
        if other.game.key == table.game.key and other.game.seed(other.state) == seed:
            raise Refusal("replay-same-shuffle", table=other.id)


class Replays:
    """Retells finished games. After a restart, or when a game is no longer kept, it is retold again."""

    def __init__(self, tables: Tables, studio: Studio) -> None:
        self._tables = tables
        self._studio = studio
        self._kept: LRUCache[tuple[str, int], Retelling] = LRUCache(KEPT)

    async def of(self, table_id: str, user: int) -> Replay:
        """Returns a game for a person; raises a Refusal with the reason if they may not replay it."""
        table = await self._tables.get(table_id)
        check_replayable(table, await self.played_by(user))
        await import_face(table.game.key, self._studio)
        key = (table.id, table.seq)
        told = self._kept.get(key)
        if told is None:
            record = await self._tables.record(table.id)
            try:
                told = self._kept[key] = await self._studio.run(retell, table, record)
            except EngineError:
                raise Refusal("replay-other-rules") from None
        return Replay(table, told, table.seat_of(user), await self._tables.names_in_record(table))

    async def played_by(self, user: int) -> list[Table]:
        """Returns the running tables where a person sits, without those that can't be read."""
        found = []
        for row in await self._tables.of_person(user, None):
            if row.phase == "playing":
                with suppress(Refusal):
                    found.append(await self._tables.get(row.id))
        return found
