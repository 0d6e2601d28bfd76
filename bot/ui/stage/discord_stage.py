"""Discord as the publisher's stage: threads, lobby messages, public pictures and private messages."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Literal

import discord

from bot.delivery.mentions import due_people
from bot.delivery.reminders import RemindedSeat
from bot.delivery.stage import Found
from bot.delivery.undelivered import Trouble, Undelivered
from bot.logs import hashed
from bot.store import Posts
from bot.tables.actors import Person
from bot.tables.table import Entry, Table
from bot.texts import translator
from bot.ui.board.board import board_card, board_rows, sealed_card, status_text
from bot.ui.board.lobby_card import lobby_card
from bot.ui.board.reminder_cards import is_reminder, reminder_card
from bot.ui.board.rounds import round_of
from bot.ui.board.rules_card import lobby_picture
from bot.ui.cards.card import NOBODY, Card, Link, Row
from bot.ui.cards.layout import kept_layout, layout
from bot.ui.cards.links import jump_link, mention
from bot.ui.faces import import_face
from bot.ui.interactions.press import read
from bot.ui.panel.answered import answered_card
from bot.ui.panel.assemble import PanelAssembly
from bot.ui.panel.open_panels import OpenPanels
from bot.ui.panel.words_first import words_below
from bot.ui.slots import NONE, Slots
from bot.ui.stage.guilds import Server, Servers
from bot.ui.stage.http_errors import ARCHIVED, INVALID_FORM, UNKNOWN_MESSAGE, delivering
from bot.ui.stage.posts import BoardPost, KeptFile, files_of, number_of
from bot.ui.stage.thread_names import thread_name
from bot.ui.stage.venues import makes_threads, missing_permissions, permission_names
from bot.work.drawing import Studio

log = logging.getLogger(__name__)

LONGEST_NONCE = 25
WEEK: Literal[10080] = 10080  # minutes until an idle thread is archived
THREAD_SECONDS = 10.0
"""Seconds that a table waits for its thread; without one it begins in the channel."""
GREETING_SECONDS = 600.0
"""Seconds that a greeting may wait for its turn: the interaction token still allows a follow-up then."""
ASKING_SECONDS = 2.0
"""Seconds to wait for data about a server; after that the answer leaves it out."""
LOOKED_THROUGH = 100
"""The number of messages to search for one that may have been posted already."""

Room = discord.PartialMessageable | discord.DMChannel


class DiscordStage:
    """Shows tables in channels and threads. Texts here are public: in the table's language."""

    def __init__(
        self,
        client: discord.Client,
        servers: Servers,
        studio: Studio,
        panels: OpenPanels,
        assembly: PanelAssembly,
        slots: Slots = NONE,
    ) -> None:
        self._client = client
        self._servers = servers
        self._studio = studio
        self._panels = panels
        self._assembly = assembly
        self._preferences = assembly.preferences
        self._slots = slots

    # The lobby

    async def show_lobby(self, table: Table, posts: Posts, *, maybe_delivered: bool) -> int:
        await self._check_arrived(table)
        address = jump_link(table.row.guild, posts.venue) if posts.venue else None
        server = await self._preferences.of_server(table.row.guild)
        card = await self._studio.run(
            lobby_card, table, translator(table.row.lang), address, server, self._slots
        )
        if table.phase == "lobby":
            await import_face(table.game.key, self._studio)
            picture = await lobby_picture(table.game.key, translator(table.row.lang), self._studio)
            card = replace(card, picture=picture)
        room = self._room(table.row.channel)
        message_id = posts.lobby
        if message_id is None and maybe_delivered:
            message_id = await self._find_lobby(table)
        if message_id is not None:
            view, files = layout(card)
            message = room.get_partial_message(message_id)

            async def edit() -> None:
                for file in files:
                    file.reset()
                await message.edit(view=view, attachments=files, allowed_mentions=NOBODY)

            try:
                async with delivering(f"the lobby of {table.id}", view.to_components):
                    await self._awake(table.row.channel, edit)
                return message_id
            except Undelivered as error:
                if not _deleted(error):
                    raise
                if table.phase != "lobby":
                    return message_id
        return (await self._send(room, card, f"{table.id}-lobby", NOBODY)).id

    async def _find_lobby(self, table: Table) -> int | None:
        if not await self._may_look(table, table.row.channel):
            return None
        async with delivering(f"looking for the lobby of {table.id}"):
            async for message in self._room(table.row.channel).history(limit=LOOKED_THROUGH):
                if message.created_at.timestamp() < table.row.created - THREAD_SECONDS * 60:
                    break
                if self._ours(message) and _is_lobby(message, table.id):
                    return message.id
        return None

    # The venue

    async def open_venue(self, table: Table, posts: Posts) -> int:
        await self._check_arrived(table)
        server, channel = await self._servers.at(table.row.guild, table.row.channel, fresh=True)
        if (
            server is None
            or not isinstance(channel, discord.TextChannel)
            or not makes_threads(server.rights_in(channel), private=table.terms.sealed)
        ):
            return table.row.channel
        # A crash or a lost answer may have kept the thread's id from being stored.
        private = table.terms.sealed and server.rights_in(channel).create_private_threads
        existing = self._thread_of(server, channel, table)
        if existing is not None:
            return await self._with_players(existing, table) if private else existing
        kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
        if private:
            kind = discord.ChannelType.private_thread
        try:
            async with delivering(f"the thread of {table.id}", within=THREAD_SECONDS):
                thread = await channel.create_thread(
                    name=thread_name(table),
                    type=kind,
                    auto_archive_duration=WEEK,
                    invitable=not private,
                )
        except Undelivered as error:
            server, after = await self._servers.at(table.row.guild, channel.id, fresh=True)
            late = None
            if server is not None and isinstance(after, discord.TextChannel):
                late = self._thread_of(server, after, table)
            if late is None:
                log.warning(
                    "event=thread_refused table %s: starts in its channel, without a thread: %s",
                    table.id,
                    error,
                )
            return late or channel.id
        return await self._with_players(thread.id, table) if private else thread.id

    async def _with_players(self, thread: int, table: Table) -> int:
        """Adds the players to their private thread and returns it. A mention there would also add them."""
        for seat in table.seats:
            if seat.user is not None:
                with suppress(Undelivered):
                    async with delivering(f"the thread of {table.id}"):
                        await self._client.http.add_user_to_thread(thread, seat.user)
        return thread

    async def _is_open(self, table: Table, venue: int) -> bool:
        """Whether people who still play the same deal at another table may be able to read the venue."""
        if not table.terms.sealed:
            return False
        _, place = await self._servers.at(table.row.guild, venue)
        return not (isinstance(place, discord.Thread) and place.is_private())

    @staticmethod
    def _thread_of(server: Server, channel: discord.TextChannel, table: Table) -> int | None:
        """The thread that was made for the table, if there is one already."""
        ours = (thread for thread in server.threads_of(channel) if thread.owner_id == server.me.id)
        return next((thread.id for thread in ours if thread.name.endswith(f" {table.id}")), None)

    # The board

    async def find_board(self, table: Table, posts: Posts) -> Found | None:
        await self._check_arrived(table)
        venue = posts.venue or table.row.channel
        if not await self._may_look(table, venue):
            return None
        last = BoardPost.model_validate_json(posts.board).message if posts.board else 0
        async with delivering(f"looking for a picture of {table.id}"):
            async for message in self._room(venue).history(limit=LOOKED_THROUGH):
                if message.id <= last:
                    break
                number = number_of(message, table.id) if self._ours(message) else None
                if number is not None:
                    post = BoardPost.from_message(message)
                    posted_at = message.created_at.timestamp()
                    return Found(post.model_dump_json(), number, tuple(post.called), posted_at)
        return None

    async def show_board(
        self, table: Table, posts: Posts, news: Sequence[Entry], called: Collection[int]
    ) -> str:
        await import_face(table.game.key, self._studio)
        words = translator(table.row.lang)
        card = await self._board_card(table, posts, news, called)
        venue = posts.venue or table.row.channel
        if posts.board is None and venue == table.row.channel and await self._wanted_thread(table):
            card = card.with_note(f"-# {words('no-thread-now')}")
        pings = discord.AllowedMentions(users=[discord.Object(user) for user in called])
        # A picture that moves to another venue is another message: with the old nonce Discord would only
        # point to the one that is there already.
        nonce = f"{table.id}-{table.seq}-{venue & 0xFFFFFFFF:x}"
        message = await self._send(self._room(venue), card, nonce, pings, silent=not called)
        return BoardPost.of(message, card, [*called]).model_dump_json()

    async def round_of(self, table: Table, entries: Sequence[Entry]) -> int:
        await import_face(table.game.key, self._studio)
        return round_of(table, entries)

    async def edit_board(
        self, table: Table, posts: Posts, news: Sequence[Entry], *, last: bool = False
    ) -> str:
        """Edits the post with a new picture. Keeps the mentions of people who are still due."""
        assert posts.board is not None
        await import_face(table.game.key, self._studio)
        post = BoardPost.model_validate_json(posts.board)
        called = [user for user in due_people(table) if user in post.called]
        card = await self._board_card(table, posts, news, called, last=last)
        view, files = layout(card)
        venue = posts.venue or table.row.channel
        room = self._room(venue).get_partial_message(post.message)
        edited: list[discord.Message] = []

        async def edit() -> None:
            for file in files:
                file.reset()
            edited[:] = [await room.edit(view=view, attachments=files, allowed_mentions=NOBODY)]

        async with delivering(f"the picture {post.message}", view.to_components):
            await self._awake(venue, edit)
        return BoardPost.of(edited[0], card, called).model_dump_json()

    async def _board_card(
        self,
        table: Table,
        posts: Posts,
        news: Sequence[Entry],
        called: Collection[int],
        *,
        last: bool = False,
    ) -> Card:
        """Returns the public view of the table; as text too, if one of its players wants words."""
        words, words_first = translator(table.row.lang), self._assembly.words_first
        if await self._is_open(table, posts.venue or table.row.channel):
            return sealed_card(table, words, called, self._slots)
        wanted = await words_first.wanted_by_any(seat.user for seat in table.seats)
        card = await board_card(
            table,
            words,
            self._studio,
            news,
            called=called,
            slots=self._slots,
            titled=posts.venue in (None, table.row.channel),
            whole=wanted,
            story=await self._assembly.story(table) if table.phase == "playing" else (),
            last=last,
        )
        wanted = wanted and not last  # the result has the words of the same board
        return await self._studio.run(words_below, card, table, words) if wanted else card

    async def bring_panel(
        self, table: Table, seat: int, *, below: bool, acted: Collection[int], board: str | None = None
    ) -> None:
        await import_face(table.game.key, self._studio)
        picture = BoardPost.model_validate_json(board).message if board else 0
        await self._panels.bring(table, seat, self._studio, below=below, acted=acted, picture=picture)

    async def call(self, table: Table, posts: Posts, seat: int) -> None:
        user = table.seats[seat].user
        if user is None:
            return
        await import_face(table.game.key, self._studio)
        status = status_text(table, table.view(None), translator(table.row.lang), [user])
        if await self._is_open(table, posts.venue or table.row.channel):
            status = mention(user)
        pings = discord.AllowedMentions(users=[discord.Object(user)])
        room = self._room(posts.venue or table.row.channel)
        await self._send(room, Card(status), f"{table.id}-{table.seq}-{seat}", pings)

    async def remind(self, table: Table, posts: Posts, reminded: Sequence[RemindedSeat]) -> str:
        venue, first = posts.venue or table.row.channel, reminded[0].wait
        await import_face(table.game.key, self._studio)
        card = reminder_card(table, reminded, translator(table.row.lang))
        people = [table.seats[seat.wait.seat].user for seat in reminded if seat.called]
        pings = discord.AllowedMentions(users=[discord.Object(user) for user in people if user is not None])
        nonce = f"{table.id}-r{first.seat}-{first.reminded}-{table.seq}"
        message = await self._send(self._room(venue), card, nonce, pings, silent=not people)
        return f"{venue}/{message.id}"

    def place_of(self, table: Table, posts: Posts) -> str:
        return str(posts.venue or table.row.channel)

    async def find_reminder(self, table_id: str, seat: int, place: str, last: str | None) -> str | None:
        last_message = _message_of(last) if last else 0
        try:
            async with delivering(f"looking for a reminder of {table_id}"):
                async for message in self._room(int(place)).history(limit=LOOKED_THROUGH):
                    if message.id <= last_message:
                        break
                    if self._ours(message) and is_reminder(_custom_ids(message), table_id, seat):
                        return f"{place}/{message.id}"
        except Undelivered as error:
            if error.trouble in (Trouble.PASSING, Trouble.THROTTLED):
                raise
            log.info(
                "event=reminder_lookup_failed table %s: its reminder can't be looked up: %s", table_id, error
            )
        return None

    async def bring_up(self, note: str, table: Table, reminded: Sequence[RemindedSeat]) -> None:
        await import_face(table.game.key, self._studio)
        view, _ = layout(reminder_card(table, reminded, translator(table.row.lang)))
        venue = int(note.partition("/")[0])
        message = self._room(venue).get_partial_message(_message_of(note))
        async with delivering(f"the reminder {message.id}", view.to_components):
            await self._awake(venue, lambda: message.edit(view=view, allowed_mentions=NOBODY))

    async def withdraw(self, note: str) -> None:
        message = self._room(int(note.partition("/")[0])).get_partial_message(_message_of(note))
        try:
            async with delivering(f"the reminder {message.id}"):
                await message.delete()
        except Undelivered as error:
            if error.trouble in (Trouble.PASSING, Trouble.THROTTLED):
                raise
            log.info("event=reminder_not_moved a reminder could not be moved: %s", error)

    async def call_role(self, table: Table, role: int, lobby: int | None, caller: str) -> None:
        """Mentions a role, and only it, at a table that looks for players."""
        words = translator(table.row.lang)
        address = jump_link(table.row.guild, table.row.channel, lobby)
        card = Card(
            words("players-pinged", role=f"<@&{role}>", name=caller, game=words(table.game.key)),
            rows=((Link(words("go-to-table"), address),),),
        )
        pings = discord.AllowedMentions(everyone=False, users=False, roles=[discord.Object(role)])
        await self._send(self._room(table.row.channel), card, f"{table.id}-{table.seq}-call", pings)

    async def post(
        self,
        channel: int,
        card: Card,
        nonce: str,
        *,
        silent: bool = False,
        roles: Sequence[int] = (),
        users: Sequence[int] = (),
    ) -> int:
        """Post a card that pings these roles and people only; returns the number of its message."""
        pings = discord.AllowedMentions(
            everyone=False,
            roles=[discord.Object(role) for role in roles],
            users=[discord.Object(user) for user in users],
        )
        return (await self._send(self._room(channel), card, nonce, pings, silent=silent)).id

    async def change(self, channel: int, message: int, card: Card) -> bool:
        """Show another card in a message of the bot that has no picture; False if the message is gone."""
        view, _ = layout(card)
        try:
            async with delivering(f"the message {message}", view.to_components):
                partial = self._room(channel).get_partial_message(message)
                await self._awake(channel, lambda: partial.edit(view=view, allowed_mentions=NOBODY))
        except Undelivered as error:
            if not _deleted(error):
                raise
            return False
        return True

    async def pin(self, channel: int, message: int) -> None:
        """Pins a message; if Discord refuses, it stays unpinned."""
        try:
            async with delivering(f"pinning the message {message}"):
                await self._room(channel).get_partial_message(message).pin()
        except Undelivered as error:
            log.info("event=not_pinned message %d could not be pinned: %s", message, error)

    async def count_below(self, channel: int, message: int, most: int) -> int:
        """The number of messages below one, up to `most`; 0 where the bot may not look."""
        try:
            async with delivering(f"looking below the message {message}"):
                after = discord.Object(message)
                return len([one async for one in self._room(channel).history(limit=most, after=after)])
        except Undelivered as error:
            log.info("event=below_unreadable the messages below %d can't be read: %s", message, error)
            return 0

    async def find(self, channel: int, custom_id: str, words: str = "") -> int | None:
        """Returns a recent message of the bot with that button and these words.

        Returns None if there is no such message or the bot may not look.
        """
        try:
            async with delivering(f"looking for a message in {channel}"):
                async for message in self._room(channel).history(limit=LOOKED_THROUGH):
                    if self._ours(message) and custom_id in _custom_ids(message) and _says(message, words):
                        return message.id
        except Undelivered as error:
            if error.trouble in (Trouble.PASSING, Trouble.THROTTLED):
                raise
            log.info("event=history_unreadable the history of channel %d can't be read: %s", channel, error)
        return None

    async def is_there(self, venue: int, message: int) -> bool:
        """Returns whether a message still exists; True if that can't be checked."""
        try:
            async with delivering(f"looking for the message {message}"):
                await self._room(venue).fetch_message(message)
        except Undelivered as error:
            return error.trouble is not Trouble.GONE
        return True

    async def _wanted_thread(self, table: Table) -> bool:
        server, channel = await self._servers.at(table.row.guild, table.row.channel)
        if server is None or not isinstance(channel, discord.TextChannel):
            return False
        return makes_threads(server.rights_in(channel))

    async def refresh_board(self, table: Table, posts: Posts) -> None:
        if posts.board is None or posts.venue is None:
            return
        await import_face(table.game.key, self._studio)
        post = BoardPost.model_validate_json(posts.board)
        words = translator(table.row.lang)
        called = [user for user in due_people(table) if user in post.called]
        status = status_text(table, table.view(None), words, called)
        if await self._is_open(table, posts.venue):
            status = ""
        await self._edit(posts.venue, post, status, board_rows(table, words, slots=self._slots))

    async def retire_board(self, posts: Posts) -> None:
        if posts.board is not None and posts.venue is not None:
            await self._edit(posts.venue, BoardPost.model_validate_json(posts.board), "", ())

    async def _edit(self, venue: int, post: BoardPost, after: str, rows: tuple[Row, ...]) -> None:
        """Changes the text and buttons of a post and keeps its picture.

        After a crash the message may have a newer picture than the stored post: then it is read from the
        message.
        """
        message = self._room(venue).get_partial_message(post.message)

        async def edit(as_it_is: BoardPost) -> None:
            kept: list[Any] = [KeptFile(attachment) for attachment in as_it_is.attachments]
            view = _kept_view(as_it_is, after, rows)
            await self._awake(
                venue, lambda: message.edit(view=view, attachments=kept, allowed_mentions=NOBODY)
            )

        async with delivering(f"the picture {post.message}", _kept_view(post, after, rows).to_components):
            try:
                await edit(post)
            except discord.HTTPException as error:
                if error.code != INVALID_FORM:
                    raise
                await edit(BoardPost.from_message(await message.fetch()))

    async def _awake(self, venue: int, edit: Callable[[], Any]) -> None:
        """Edit in a thread that may be asleep: sending would wake it, editing is refused there."""
        try:
            await edit()
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            thread = self._client.get_channel(venue) or await self._client.fetch_channel(venue)
            if not isinstance(thread, discord.Thread):
                raise
            await thread.edit(archived=False)
            await edit()

    # Private messages

    async def greet(self, table: Table, person: Person) -> bool:
        """Writes to a person who joins a game with secrets; returns False if they accept no private messages.

        A greeting that fails for another reason is only logged.
        """
        if not table.game.has_secrets or not (await self._preferences.of(person.id)).private_messages:
            return True
        words = translator(person.lang)
        card = Card(words("private-messages-open", game=words(table.game.key), table=table.id))
        try:
            nonce = f"{table.id}-{person.id:x}"
            return await self.write_to(person.id, card, nonce, within=GREETING_SECONDS) is not None
        except Undelivered as error:
            log.warning(
                "event=greeting_refused table %s: %s could not be greeted: %s",
                table.id,
                hashed(person.id),
                error,
            )
            return True

    async def send_private_message(
        self, table: Table, posts: Posts, seat: int, mark: str, *, maybe_delivered: bool, silent: bool
    ) -> str | None:
        row = table.seats[seat]
        if row.user is None or not (await self._preferences.of(row.user)).private_messages:
            return None
        await import_face(table.game.key, self._studio)
        words = translator(await self._preferences.language(row.user, row.lang))
        title = words(
            "private-message-title",
            game=words(table.game.key),
            venue=f"<#{posts.venue or table.row.channel}>",
        )
        name = f"hand-{table.id}-{seat}-{mark}.png"
        card = await self._assembly.panel(
            table, seat, words, self._studio, notes=(title,), catch_up=True, picture=name
        )
        message = await self.write_to(
            row.user,
            card,
            f"{table.id}-{seat}-{mark}",
            unless=name if maybe_delivered else None,
            silent=silent,
        )
        return None if message is None else f"{message.channel.id}/{message.id}"

    def shows_private_message(self, table: Table, seat: int, note: str) -> bool:
        user = table.seats[seat].user
        return user is not None and self._panels.asks_in((table.id, user), _message_of(note))

    async def refresh_private_message(self, table: Table, seat: int, note: str) -> None:
        row = table.seats[seat]
        if row.user is None or not self._panels.asks_in((table.id, row.user), _message_of(note)):
            return
        await import_face(table.game.key, self._studio)
        lang = await self._preferences.language(row.user, row.lang)
        card = await self._panels.brought_up_to_date(table, seat, self._studio, lang)
        if card is None:
            return
        view, files = layout(card)
        message = self._room(int(note.partition("/")[0])).get_partial_message(_message_of(note))
        async with delivering(f"the private message {message.id}", view.to_components):
            await message.edit(view=view, attachments=files, allowed_mentions=NOBODY)

    async def close_private_message(
        self, table: Table, posts: Posts, seat: int, note: str, answer: Entry | None
    ) -> None:
        await import_face(table.game.key, self._studio)
        row = table.seats[seat]
        words = translator(await self._preferences.language(row.user, row.lang))
        card = answered_card(table, posts.venue or table.row.channel, answer, words)
        if row.user is not None:
            card = await self._assembly.with_rest(card, table, row.user, None, words)
        view, _ = layout(card)
        message = self._room(int(note.partition("/")[0])).get_partial_message(_message_of(note))
        try:
            async with delivering(f"the private message {message.id}"):
                await message.edit(view=view, attachments=[], allowed_mentions=NOBODY)
        except Undelivered as error:
            if error.trouble in (Trouble.PASSING, Trouble.THROTTLED):
                raise
            log.info(
                "event=private_message_not_edited table %s: a private message could not be edited: %s",
                table.id,
                error,
            )

    async def tell_host(self, table: Table, posts: Posts) -> None:
        host = next((seat for seat in table.seats if seat.user == table.row.host), None)
        lang = await self._preferences.language(table.row.host, host.lang if host else table.row.lang)
        venue = posts.venue or table.row.channel
        missing = await self.missing_at(table, venue)
        text = translator(lang)(
            "venue-closed",
            table=table.id,
            venue=f"<#{venue}>",
            permissions=permission_names(missing, translator(lang)),
        )
        await self.write_to(table.row.host, Card(text), f"{table.id}-closed")

    async def missing_at(self, table: Table, venue: int) -> list[str]:
        """The permissions that the bot needs at a table's venue and lacks there, as far as it knows."""
        try:
            async with asyncio.timeout(ASKING_SECONDS):
                server = await self._servers.of(table.row.guild)
        except (Undelivered, TimeoutError) as error:
            log.warning(
                "event=permission_notice_failed table %s: the missing permissions could not be posted: %s",
                table.id,
                error,
            )
            return []
        if server is None or server.unavailable:
            return []
        channel = server.place(venue) or server.place(table.row.channel)  # a thread that sleeps is not known
        return (
            ["view_channel"] if channel is None else missing_permissions(channel, server.rights_in(channel))
        )

    async def write_to(
        self,
        user: int,
        card: Card,
        nonce: str,
        *,
        unless: str | None = None,
        within: float = 60.0,
        silent: bool = False,
    ) -> discord.Message | None:
        """Sends a private message, unless one with a file or a button of the name `unless` was sent before;
        None if the person accepts no messages."""
        what = f"a private message to {hashed(user)}"
        try:
            async with delivering(what, within=within):
                room = await self._client.create_dm(discord.Object(user))
            if unless is not None:
                async with delivering(what):
                    async for message in room.history(limit=LOOKED_THROUGH):
                        names = [*_custom_ids(message), *(file["filename"] for file in files_of(message))]
                        if self._ours(message) and unless in names:
                            return message
            return await self._send(room, card, nonce, NOBODY, silent=silent)
        except Undelivered as error:
            if error.trouble in (Trouble.NOT_TAKEN, Trouble.CLOSED, Trouble.GONE, Trouble.OURS):
                return None  # our own mistakes are in the log; a retry would not help
            raise

    # Sending

    async def _check_arrived(self, table: Table) -> None:
        """Raises Undelivered until the server's data has arrived after a start. Without its threads and
        permissions the bot might repeat a post, or continue a table outside its thread."""
        server = await self._servers.of(table.row.guild)
        if server is not None and server.unavailable:
            raise Undelivered(Trouble.PASSING, f"the server of {table.id} is not there yet")

    def _room(self, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel)

    def _ours(self, message: discord.Message) -> bool:
        return self._client.user is not None and message.author.id == self._client.user.id

    async def _may_look(self, table: Table, venue: int) -> bool:
        """Whether the bot may read what was posted there; without that right it does without."""
        server, channel = await self._servers.at(table.row.guild, venue)
        if server is None or channel is None:
            return False
        rights = server.rights_in(channel)
        return rights.view_channel and rights.read_message_history

    @staticmethod
    async def _send(
        room: Room,
        card: Card,
        nonce: str,
        pings: discord.AllowedMentions,
        *,
        silent: bool = False,
    ) -> discord.Message:
        view, files = layout(card)

        async with delivering(f"a message at {nonce.partition('-')[0]}", view.to_components):
            return await room.send(
                view=view,
                files=files,
                nonce=nonce[:LONGEST_NONCE],
                allowed_mentions=pings,
                silent=silent,
            )


def _kept_view(post: BoardPost, after: str, rows: tuple[Row, ...]) -> discord.ui.LayoutView:
    """A post with its own words and pictures, and other words and buttons below them."""
    pictures = [(file["filename"], file.get("description") or "") for file in post.attachments]
    return kept_layout(post.text, pictures, after, rows)


def _deleted(error: Undelivered) -> bool:
    """Whether the message itself is gone, not its channel."""
    cause = error.__cause__
    return isinstance(cause, discord.NotFound) and cause.code == UNKNOWN_MESSAGE


def _message_of(note: str) -> int:
    """Returns the message ID from the note about a private message."""
    return int(note.partition("/")[2])


def _is_lobby(message: discord.Message, table_id: str) -> bool:
    """Returns whether a message is the lobby of that table: only a lobby has a button to join."""
    presses = map(read, _custom_ids(message))
    return any(press is not None and (press.table, press.verb) == (table_id, "join") for press in presses)


def _custom_ids(message: discord.Message) -> list[str]:
    return [
        pressed
        for component in discord.ui.LayoutView.from_message(message).walk_children()
        if isinstance(pressed := getattr(component, "custom_id", None), str)
    ]


def _says(message: discord.Message, words: str) -> bool:
    children = discord.ui.LayoutView.from_message(message).walk_children()
    texts = [one.content for one in children if isinstance(one, discord.ui.TextDisplay)]
    return words in "\n".join(texts)
