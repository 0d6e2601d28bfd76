"""Invitations to lobbies: checks permission, limits, and the invited person's settings."""

from __future__ import annotations

from bot.features.invitations.store import InvitationStore
from bot.store import TableRow
from bot.tables.actors import Person
from bot.tables.preferences import FeatureField, Preferences
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables

WANTED = FeatureField("invitations.wanted", True)
"""Whether a person may be invited."""
MOST = 3
"""Invitations from one person to another in a day."""


class Invitations:
    """Checks and notes invitations."""

    def __init__(self, store: InvitationStore, tables: Tables, preferences: Preferences) -> None:
        self._store = store
        self._tables = tables
        self._preferences = preferences

    async def lobbies(self, person: Person, guild: int) -> list[TableRow]:
        """Returns the person's lobbies in a server that have a free seat."""
        rows = await self._tables.of_person(person.id, guild)
        return [row for row in rows if row.phase == "lobby" and await self._has_room(row.id)]

    async def _has_room(self, table_id: str) -> bool:
        try:
            table = await self._tables.get(table_id)
        except Refusal:
            return False
        return len(table.seats) < table.game.seats[-1]

    async def invite(self, table_id: str, inviter: Person, invited: int) -> tuple[Table, bool]:
        """Note the invitation before it is sent: no crash makes two of one.

        Returns the table, and whether an earlier press has noted the invitation and may have sent it.
        """
        table = await self._tables.get(table_id)
        if table.phase != "lobby":
            raise Refusal("already-started" if table.phase == "playing" else "table-over")
        if table.seat_of(inviter.id) is None:
            raise Refusal("not-seated")
        if table.seat_of(invited) is not None:
            raise Refusal("sits-already")
        if len(table.seats) >= table.game.seats[-1]:
            raise Refusal("table-full")
        if not WANTED.of(await self._preferences.of(invited)):
            raise Refusal("wants-no-invitation")
        noted = await self._store.note(table_id, inviter.id, invited, self._tables.now(), MOST)
        if noted in ("twice", "too-many"):
            raise Refusal("invited-already" if noted == "twice" else "invited-often", most=MOST)
        return table, noted == "unsent"

    async def note_sent(self, table_id: str, invited: int) -> None:
        await self._store.note_sent(table_id, invited, self._tables.now())

    async def check_invited(self, table_id: str, user: int) -> None:
        """Raises a Refusal if the user was not invited to the table."""
        if not await self._store.is_invited(table_id, user):
            raise Refusal("not-your-invitation")
