"""Chooses the people that a picture mentions: once per decision, and only people who are not at the table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence

from bot.tables.history import ACTED, ASKED, TOOK_BACK, without_undone
from bot.tables.presence import Presence
from bot.tables.table import Entry, Table
from bot.tables.undo.offers import unanswered, wish_of

Followers = Callable[[str], Awaitable[Mapping[int, bool]]]
"""Returns the followers that pictures mention besides the players: at the end, or (True) each round too."""


async def nobody(table_id: str) -> dict[int, bool]:
    return {}


def people_at(table: Table) -> list[int]:
    """Returns the ids of the people who play at the table."""
    return list(dict.fromkeys(seat.user for seat in table.seats if seat.user is not None))


def due_people(table: Table) -> list[int]:
    """Returns the people who have to decide something now."""
    due = (table.seats[seat].decider for seat in table.to_act)
    return list(dict.fromkeys(user for user in due if user is not None))


def still_told(table: Table, recipients: Collection[int], news: Sequence[Entry]) -> list[int]:
    """Returns the due people who already know about the decision that they still face.

    A person who has acted since, or was asked for an answer since, faces another decision.
    """
    news = without_undone(news)
    acting_seats = {entry.seat for entry in news if entry.verb == ACTED}
    asked_seats = {seat for entry in news for seat in table.game.asked(entry.events)}
    moved_on = {table.seats[seat].user for seat in acting_seats | asked_seats if seat is not None}
    return [user for user in due_people(table) if user in recipients and user not in moved_on]


def to_be_called(
    table: Table, recipients: Collection[int], news: Sequence[Entry], presence: Presence
) -> list[int]:
    """Returns the people that the next picture mentions; a table with only one person mentions none.

    These are due people who do not know it yet, unless they are at the table or have just acted, and people
    who are asked to agree to an undo. The end of a game mentions all.
    """
    people = people_at(table)
    if len(people) < 2 or table.phase == "ended":
        return []
    acting = [entry.user for entry in news if _acts(entry) and entry.user is not None]
    just_acted = acting[-1:]
    if table.phase == "over":
        mentions = people
    else:
        old_recipients = still_told(table, recipients, news)
        mentions = [user for user in due_people(table) if user not in old_recipients]
        wish = wish_of(table) if any(entry.verb == ASKED for entry in news) else None
        if wish is not None:
            mentions += [user for user in unanswered(table, wish) if user not in mentions]
    return [user for user in mentions if user not in just_acted and not presence.is_here(table.id, user)]


def _acts(entry: Entry) -> bool:
    """Whether the entry is the person's own act; an undo that others agreed to may be news to its person."""
    return entry.verb == ACTED or (entry.verb == TOOK_BACK and not entry.events[0].facts["agreed"])
