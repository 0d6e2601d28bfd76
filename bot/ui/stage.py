"""Discord as the publisher's stage: threads, lobby messages and public pictures."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Literal

import discord
from pydantic import BaseModel

from bot.service.people import Person
from bot.service.publisher import Unreachable
from bot.service.studio import Studio
from bot.service.table import Entry, Table
from bot.store import Posts
from bot.texts import words
from bot.ui.board import board_card, board_rows, due_people, newly_due, status_text
from bot.ui.card import Card, Row, cut, kept_layout, layout
from bot.ui.faces import import_face
from bot.ui.lobby import lobby_card
from bot.ui.panel import Path, panel_card

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
MISSING_ACCESS, MISSING_PERMISSIONS, ARCHIVED = 50001, 50013, 50083
LONGEST_THREAD_NAME = 100
WEEK: Literal[10080] = 10080  # minutes until an idle thread is archived
NOBODY = discord.AllowedMentions.none()


class Shown(BaseModel):
    """A public picture that was posted: all that is needed to change its words and buttons later."""

    message: int
    text: str
    attachments: list[dict[str, Any]]
    due: list[int] = []
    """The people it mentions."""

    @classmethod
    def of(cls, message: discord.Message, card: Card, due: list[int]) -> Shown:
        names = ("id", "filename", "size", "url", "proxy_url", "description")
        kept = [{name: getattr(file, name) for name in names} for file in message.attachments]
        return cls(message=message.id, text=card.text, attachments=kept, due=due)


class KeptFile:
    """A file that stays on a message when it is edited. discord.py wants an `Attachment` there, which only
    an answer of Discord's can make; all that it asks of one is this.
    """

    def __init__(self, attachment: dict[str, Any]) -> None:
        self._attachment = attachment

    def to_dict(self) -> dict[str, Any]:
        kept = ("id", "filename", "description")
        return {name: self._attachment[name] for name in kept if self._attachment.get(name) is not None}


class DiscordStage:
    """Shows tables in channels and threads. Texts here are public: in the table's language."""

    def __init__(self, client: discord.Client, studio: Studio) -> None:
        self._client = client
        self._studio = studio

    async def show_lobby(self, table: Table, posts: Posts) -> int:
        address = f"https://discord.com/channels/{table.row.guild}/{posts.venue}" if posts.venue else None
        card = await self._studio.run(lobby_card, table, words(table.row.lang), address)
        channel = self._messageable(table.row.channel)
        async with _reachable():
            if posts.lobby is not None:
                view, _ = layout(card)
                try:
                    await channel.get_partial_message(posts.lobby).edit(view=view, allowed_mentions=NOBODY)
                    return posts.lobby
                except discord.NotFound as error:
                    if error.code != UNKNOWN_MESSAGE:
                        raise
                    if table.phase != "lobby":
                        return posts.lobby
            message = await self._send(channel, card, f"{table.id}-lobby", NOBODY)
            return message.id

    async def open_venue(self, table: Table, posts: Posts) -> int:
        channel = self._client.get_channel(table.row.channel)
        if not isinstance(channel, discord.TextChannel):
            return table.row.channel
        rights = channel.permissions_for(channel.guild.me)
        if not (rights.create_public_threads and rights.send_messages_in_threads):
            return channel.id
        for thread in channel.threads:  # a crash came before this one was written down
            if thread.owner_id == channel.guild.me.id and thread.name.endswith(f" {table.id}"):
                return thread.id
        text = words(table.row.lang)
        names = ", ".join(table.names)
        title = text("thread-name", game=text(table.game.key), names=names)
        try:
            thread = await channel.create_thread(
                name=f"{cut(title, LONGEST_THREAD_NAME - len(table.id) - 1)} {table.id}",
                type=discord.ChannelType.public_thread,
                auto_archive_duration=WEEK,
            )
        except discord.HTTPException as error:
            if error.status >= 500:
                raise
            return table.row.channel
        return thread.id

    async def show_board(self, table: Table, posts: Posts, news: Sequence[Entry]) -> str:
        await import_face(table.game.key, self._studio)
        card = await board_card(table, words(table.row.lang), self._studio, news, ping=True)
        told = Shown.model_validate_json(posts.board).due if posts.board else []
        pings = discord.AllowedMentions(users=[discord.Object(user) for user in newly_due(table, news, told)])
        async with _reachable():
            channel = self._messageable(posts.venue or table.row.channel)
            message = await self._send(channel, card, f"{table.id}-{table.seq}", pings)
        return Shown.of(message, card, due_people(table)).model_dump_json()

    async def refresh_board(self, table: Table, posts: Posts) -> None:
        if posts.board is None or posts.venue is None:
            return
        await import_face(table.game.key, self._studio)
        shown = Shown.model_validate_json(posts.board)
        text = words(table.row.lang)
        async with _reachable():
            await self._edit(
                posts.venue, shown, status_text(table, table.view(None), text), board_rows(table, text)
            )

    async def retire_board(self, posts: Posts) -> None:
        """A failure does no harm: an old button that stays is answered kindly."""
        if posts.board is None or posts.venue is None:
            return
        with suppress(discord.HTTPException):
            await self._edit(posts.venue, Shown.model_validate_json(posts.board), "", ())

    async def _edit(self, venue: int, shown: Shown, after: str, rows: tuple[Row, ...]) -> None:
        """Change the words and buttons of a post; its picture stays as it is."""
        kept: list[Any] = [KeptFile(attachment) for attachment in shown.attachments]
        pictures = [(file["filename"], file.get("description") or "") for file in shown.attachments]
        view = kept_layout(shown.text, pictures, after, rows)
        message = self._messageable(venue).get_partial_message(shown.message)
        await message.edit(view=view, attachments=kept, allowed_mentions=NOBODY)

    async def greet(self, table: Table, person: Person) -> bool:
        """Write to somebody who sits down at a game with secrets; False when they take no private messages.

        Nobody waits for it: a greeting that fails for any other reason is only logged.
        """
        if not table.game.has_secrets:
            return True
        text = words(person.lang)
        card = Card(text("private-messages-open", game=text(table.game.key), table=table.id))
        try:
            return await self._write_to(person.id, card, f"{table.id}-{person.id:x}")
        except discord.HTTPException as error:
            log.warning("table %s: %d was not greeted: %s", table.id, person.id, error)
            return True

    async def send_private_message(self, table: Table, posts: Posts, seat: int, mark: str) -> bool:
        row = table.seats[seat]
        if row.user is None:
            return False
        text = words(row.lang)
        card = await panel_card(table, seat, Path(), text, self._studio)
        title = text("private-message-title", game=text(table.game.key), venue=f"<#{posts.venue}>")
        return await self._write_to(row.user, card.with_note(title), f"{table.id}-{seat}-{mark}")

    async def _write_to(self, user: int, card: Card, nonce: str) -> bool:
        try:
            channel = await self._client.create_dm(discord.Object(user))
            await self._send(channel, card, nonce, NOBODY)
        except discord.Forbidden:
            return False
        except discord.HTTPException as error:
            if error.status >= 500 or error.status == 429:
                raise
            log.exception("a private message to %d is not as Discord wants it", user)
            return False
        return True

    def _messageable(self, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel)

    @staticmethod
    async def _send(
        channel: discord.PartialMessageable | discord.DMChannel,
        card: Card,
        nonce: str,
        pings: discord.AllowedMentions,
    ) -> discord.Message:
        view, files = layout(card)
        return await channel.send(view=view, files=files, nonce=nonce, allowed_mentions=pings)


@asynccontextmanager
async def _reachable() -> AsyncIterator[None]:
    """Say which of Discord's refusals mean that the venue is gone or closed to us."""
    try:
        yield
    except discord.HTTPException as error:
        if error.code in (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE):
            raise Unreachable(str(error), gone=True) from error
        if error.code in (MISSING_ACCESS, MISSING_PERMISSIONS, ARCHIVED):
            raise Unreachable(str(error), gone=False) from error
        raise
