"""The course of a game as its log tells it: what was taken back is no part of it, and nothing is deleted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.tables.table import Entry

ACTED = "acted"
TOOK_BACK = "took-back"
"""The verb of an event with which the game went back; its outcome tells before which decision."""
ASKED, AGREED, REFUSED, LAPSED = "asked-back", "agreed-back", "refused-back", "lapsed-back"
"""A wish that the table lets something be taken back, and what becomes of it."""
RULES_CHANGED = "rules-changed"
"""The verb of an event from which on a game goes on by other rules than it began by."""
ANSWERS = (AGREED, REFUSED, LAPSED)
LEFT, REPLACED, TOOK_SEAT = "left", "replaced", "took-seat"
"""Seats that change hands for good: given up by their player, given to a computer player, taken over."""


def before_which(entry: Entry) -> int:
    """Of a taking back: the number of the first decision that it undid."""
    before = entry.events[0].facts["before"]
    assert isinstance(before, int)
    return before


def without_undone(entries: Iterable[Entry]) -> list[Entry]:
    """The entries without decisions that were taken back later; the taking back itself stays."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.verb == TOOK_BACK:
            before = before_which(entry)
            kept = [one for one in kept if one.verb != ACTED or one.seq < before]
        kept.append(entry)
    return kept


@dataclass(frozen=True)
class History:
    """What has to be at hand of a running game's log: the last decision of each seat."""

    acts: tuple[Entry, ...] = ()
    """Each seat's last decision that counts, in the order of the log."""
    went_back: int = 0
    """The last event with which something was taken back; 0: nothing ever was."""
    left: frozenset[int] = frozenset()
    """The seats whose players have left for good and which nobody has taken over since."""

    @classmethod
    def of_log(cls, entries: Iterable[Entry]) -> History:
        """The course of a whole log."""
        history = cls()
        for entry in without_undone(entries):
            history = history.after(entry)
        return history

    @property
    def last(self) -> Entry | None:
        """The last decision of all."""
        return self.acts[-1] if self.acts else None

    def of(self, seat: int) -> Entry | None:
        """The last decision of a seat."""
        return next((entry for entry in self.acts if entry.seat == seat), None)

    def after(self, entry: Entry) -> History:
        """The course with one more entry of a log from which the decisions taken back are left out."""
        if entry.verb == TOOK_BACK:
            return replace(self, went_back=entry.seq)
        if entry.verb == LEFT and entry.seat is not None:
            return replace(self, left=self.left | {entry.seat})
        if entry.verb in (REPLACED, TOOK_SEAT) and entry.seat is not None:
            return replace(self, left=self.left - {entry.seat})
        if entry.verb != ACTED:
            return self
        return replace(self, acts=(*(one for one in self.acts if one.seat != entry.seat), entry))
