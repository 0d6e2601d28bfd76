"""The course of a game according to its log. Decisions taken back stay in the log, but do not count."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.tables.table import Entry

STARTED = "started"
"""The verb with which a game begins; decisions before it led to the position that it starts from."""
ACTED = "acted"
TOOK_BACK = "took-back"
"""The verb of an undo; its outcome says before which decision the game went back."""
ASKED, AGREED, REFUSED, LAPSED = "asked-back", "agreed-back", "refused-back", "lapsed-back"
"""The verbs of an undo request and of its answers."""
RULES_CHANGED = "rules-changed"
"""The verb of an event from which the game continues by other rules than it began with."""
AWAY_UNTIL = "away-until"
"""The event of an absence, with the time at which its person comes back."""
ANSWERS = (AGREED, REFUSED, LAPSED)
LEFT, REPLACED, TOOK_SEAT = "left", "replaced", "took-seat"
"""Seats that change hands permanently: given up by their player, given to a computer player, taken over."""
FROM = "from"
"""The fact of a seat that was taken over: the name of its former player."""


def before_which(entry: Entry) -> int:
    """Returns the number of the first decision that an undo took back."""
    before = entry.events[0].facts["before"]
    assert isinstance(before, int)
    return before


def is_silent(entry: Entry) -> bool:
    """Returns whether an entry is an undo within its player's own turn, which posts do not mention."""
    return entry.verb == TOOK_BACK and bool(entry.events[0].facts.get("silent"))


def without_undone(entries: Iterable[Entry]) -> list[Entry]:
    """Returns the entries without decisions that were taken back later; the undo itself stays."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.verb == TOOK_BACK:
            before = before_which(entry)
            kept = [one for one in kept if one.verb != ACTED or one.seq < before]
        kept.append(entry)
    return kept


def since_start(entries: Sequence[Entry]) -> Sequence[Entry]:
    """Returns the entries from the beginning of the game on; all of them if it is not among them."""
    begun = next((at for at, entry in enumerate(entries) if entry.verb == STARTED), 0)
    return entries[begun:]


@dataclass(frozen=True)
class History:
    """The part of a running game's log that is kept in memory: the last decision of each seat."""

    acts: tuple[Entry, ...] = ()
    """Each seat's last decision that counts, in the order of the log."""
    went_back: int = 0
    """The last event with which something was taken back; 0 if there was none."""
    left: frozenset[int] = frozenset()
    """The seats whose players have left permanently and that no other person has taken over since."""
    former: tuple[tuple[int, int, str], ...] = ()
    """The names of former players: the event with which another person took the seat, the seat, the name."""

    @classmethod
    def of_log(cls, entries: Iterable[Entry]) -> History:
        """Returns the history of a whole log."""
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
        """Returns the history with one more entry of a log that holds no undone decisions."""
        if entry.verb == TOOK_BACK:
            return replace(self, went_back=entry.seq)
        if entry.verb == LEFT and entry.seat is not None:
            return replace(self, left=self.left | {entry.seat})
        if entry.verb in (REPLACED, TOOK_SEAT) and entry.seat is not None:
            former = self.former
            if entry.verb == TOOK_SEAT and entry.events:
                former = (*former, (entry.seq, entry.seat, str(entry.events[0].facts[FROM])))
            return replace(self, left=self.left - {entry.seat}, former=former)
        if entry.verb != ACTED:
            return self
        return replace(self, acts=(*(one for one in self.acts if one.seat != entry.seat), entry))
