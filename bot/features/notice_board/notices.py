"""Keeps each server's notice board up to date in place, at most one edit in ten seconds.

The bot records the number of a message before it posts it. After a crash it searches for the message with
that number before it posts again, so that no board is posted twice.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Sequence
from dataclasses import replace

from bot.delivery.undelivered import Trouble, Undelivered
from bot.features.contract import Core
from bot.features.notice_board.audience import is_open_to_readers
from bot.features.notice_board.cards import call_card, notice_card
from bot.features.notice_board.store import ListedTable, Mark, Notice, NoticeStore
from bot.store import StoreAway
from bot.tables.actors import Person
from bot.tables.preferences import FeatureField, ServerSettings
from bot.tables.refusal import Refusal
from bot.texts import Translator, language, translator
from bot.time_units import HOUR, MINUTE
from bot.ui.board.opening_form import open_press
from bot.ui.cards.card import Card
from bot.ui.stage.guilds import Server
from bot.work.background import Background
from engines.registry import game

log = logging.getLogger(__name__)

CHANNEL = FeatureField("notice_board.channel", 0)
"""The channel of a server's notice board; 0: it has none."""
CALLS = FeatureField("notice_board.calls", False)
"""Whether the role is called for a lobby that lacks one player."""
EVERY = 10.0
"""Seconds between two edits of one message, and between two looks for changes."""
AT_LEAST_EVERY = MINUTE
"""Seconds after which a board is compared with its message, even if no table has changed."""
OLD = HOUR
"""Age at which Discord limits edits: an older message is posted again if it lies far up or is refused."""
FAR = 15
"""Messages below an old board that make it too far up."""
LACKING = 10 * MINUTE
"""Seconds that a lobby lacks one player before the bot mentions the role."""
TRY_AGAIN = 10 * MINUTE
"""Seconds after which a channel that is closed to the bot is tried again."""

State = tuple[Mark | None, ServerSettings]
"""The state that a board depends on; changes by time or by other features are checked once per minute."""


class Notices:
    """Updates the servers' boards concurrently; a job calls it."""

    def __init__(self, core: Core, store: NoticeStore) -> None:
        self._core = core
        self._store = store
        self._stage = core.stage
        self._clock = core.clock
        self._working = Background()
        self._busy: set[int] = set()
        self._seen: dict[int, State] = {}
        self._next: dict[int, float] = {}

    def stop(self) -> None:
        self._working.stop()

    async def idle(self) -> None:
        """Wait until all boards are as the last look found them."""
        await self._working.idle()

    async def look(self) -> None:
        """Begin to bring up to date what has changed, of the servers of this process."""
        servers = {guild for guild in await self._store.servers() if self._core.servers.ours(guild)}
        for guild in self._next.keys() - servers:
            self._next.pop(guild)
            self._seen.pop(guild, None)
        if not servers:
            return
        marks, now = await self._store.marks(), self._clock()
        for guild in servers - self._busy:
            settings = await self._core.preferences.of_server(guild)
            mark: State = (marks.get(guild), settings)
            due = self._next.get(guild, 0.0)
            changed = guild not in self._seen or mark != self._seen[guild]
            if now >= due or (changed and due - now <= AT_LEAST_EVERY):
                self._busy.add(guild)
                self._working.start(self._see_to(guild, mark), f"the notice board of {guild}")

    async def _see_to(self, guild: int, mark: State) -> None:
        wait = AT_LEAST_EVERY
        try:
            if await self.bring_up_to_date(guild):
                self._seen[guild] = mark
            else:
                self._seen.pop(guild, None)
        except Undelivered as error:
            passing = error.trouble in (Trouble.PASSING, Trouble.THROTTLED)
            wait = max(error.wait, AT_LEAST_EVERY) if passing else TRY_AGAIN
            log.warning(
                "event=notice_board_stale the notice board of server %d could not be updated: %s",
                guild,
                error,
            )
        except StoreAway as error:
            log.warning(
                "event=notice_board_stale the notice board of server %d could not be updated: %s",
                guild,
                error,
            )
        finally:
            self._next[guild] = self._clock() + wait
            self._busy.discard(guild)

    async def bring_up_to_date(self, guild: int) -> bool:
        """Post or edit a server's board if it should look otherwise; False if it was edited too lately."""
        settings = await self._core.preferences.of_server(guild)
        channel, notice = CHANNEL.of(settings), await self._store.of(guild)
        if notice is not None and notice.channel != channel:
            await self._withdraw(notice)
            notice = None
        server = await self._core.servers.of(guild)
        if not channel or server is None or server.unavailable:
            return True
        begun = notice is not None
        if notice is None:
            notice = Notice(guild, channel)
            await self._store.save(notice)
        if notice.message is not None and self._clock() - notice.edited < EVERY:
            return False
        words = translator(settings.lang or language(str(server.guild.preferred_locale)))
        tables = await self._public_tables(server, channel)
        hidden = await self._store.hidden()
        notice = await self._call_role(notice, tables, settings, words)
        lines = await self._core.slots.notice_lines(guild, words)
        buttons = self._core.slots.notice_buttons(words)

        def card(number: int) -> Card:
            return notice_card(tables, hidden, lines, buttons, number, words)

        if notice.message is not None and digest_of(shown := card(notice.number)) != notice.digest:
            notice = await self._edit(notice, shown)
        if notice.message is None:
            notice = await self._post(notice, card(notice.number), server, maybe_posted=begun)
        if notice.replaced is not None:
            await self._stage.withdraw(f"{channel}/{notice.replaced}")
            await self._store.save(replace(notice, replaced=None))
        return True

    async def _public_tables(self, server: Server, channel: int) -> list[ListedTable]:
        """Returns the tables that all readers of the board may know about."""
        tables = await self._store.tables(server.guild.id)
        opened = {
            place: is_open_to_readers(server, place, channel)
            for place in {place for one in tables for place in (one.channel, one.venue)}
        }
        return [one for one in tables if opened[one.channel] and opened[one.venue]]

    async def _edit(self, notice: Notice, card: Card) -> Notice:
        """Change the message in place; replace one that can't be changed any more or lies too far up."""
        assert notice.message is not None
        now = self._clock()
        old = now - notice.posted >= OLD
        try:
            far = old and await self._stage.count_below(notice.channel, notice.message, FAR) >= FAR
            if far:
                return await self._renew(notice, notice.message)
            if not await self._stage.change(notice.channel, notice.message, card):
                return await self._renew(notice, None)
        except Undelivered as error:
            if not old or error.trouble is not Trouble.THROTTLED:
                raise
            return await self._renew(notice, notice.message)
        edited = replace(notice, digest=digest_of(card), edited=now)
        await self._store.save(edited)
        return edited

    async def _renew(self, notice: Notice, replaced: int | None) -> Notice:
        renewed = replace(notice, message=None, replaced=replaced, number=notice.number + 1, digest="")
        await self._store.save(renewed)
        return renewed

    async def _post(self, notice: Notice, card: Card, server: Server, *, maybe_posted: bool) -> Notice:
        """Post the board, or find the one that was posted when a crash came."""
        message = await self._stage.find(notice.channel, open_press(notice.number)) if maybe_posted else None
        digest, now = digest_of(card), self._clock()
        if message is not None:
            digest = ""  # its content is unknown
        else:
            nonce = f"n{notice.guild:x}-{notice.number}"
            message = await self._stage.post(notice.channel, card, nonce, silent=True)
        posted = replace(notice, message=message, digest=digest, posted=now, edited=now)
        await self._store.save(posted)
        place = server.place(notice.channel)
        if place is not None and server.rights_in(place).pin_messages:
            await self._stage.pin(notice.channel, message)
        return posted

    async def _withdraw(self, notice: Notice) -> None:
        """Delete a board whose server has chosen another channel, or none."""
        for message in (notice.message, notice.replaced):
            if message is not None:
                await self._stage.withdraw(f"{notice.channel}/{message}")
        await self._store.delete(notice.guild)

    async def _call_role(
        self, notice: Notice, tables: Sequence[ListedTable], settings: ServerSettings, words: Translator
    ) -> Notice:
        """Call the server's role for a lobby that lacks one player: once each, within the hourly limit."""
        called: list[str] = json.loads(notice.called)
        lobbies = {one.id: one for one in tables if one.is_lobby}
        lacking = [one for one in lobbies.values() if one.id not in called and self._lacks_one(one)]
        if settings.caller_role is None or not CALLS.of(settings) or not lacking:
            return notice
        one = min(lacking, key=lambda one: one.changed)
        host = Person(one.host, "", moderator=True)
        try:
            role = await self._core.role_call.call(await self._core.tables.get(one.id), host)
        except Refusal:  # it was called lately, or the lobby has changed
            return notice
        kept = json.dumps([*(table for table in called if table in lobbies), one.id])
        notice = replace(notice, called=kept)
        await self._store.save(notice)
        card = call_card(one, notice.guild, role, await self._store.hidden(), words)
        await self._stage.post(notice.channel, card, f"{one.id}-lacks", roles=[role])
        return notice

    def _lacks_one(self, one: ListedTable) -> bool:
        """Whether it could start, or would be full, with one player more, for ten minutes now."""
        seats = game(one.game).seats
        missing = len(one.seats) + 1 in (seats[0], seats[-1])
        return missing and self._clock() - one.changed >= LACKING


def digest_of(card: Card) -> str:
    """Tells two boards apart."""
    return hashlib.sha256(repr((card.text, card.rows)).encode()).hexdigest()[:32]
