"""Discord as the publisher's stage: threads, lobby messages and public pictures."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Literal

import discord

from bot.service.publisher import Unreachable
from bot.service.studio import Studio
from bot.service.table import Entry, Table
from bot.store import Posts
from bot.texts import words
from bot.ui.board import board_card, due_people
from bot.ui.card import Card, cut, layout
from bot.ui.lobby import lobby_card

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
MISSING_ACCESS, MISSING_PERMISSIONS, ARCHIVED = 50001, 50013, 50083
LONGEST_THREAD_NAME = 100
WEEK: Literal[10080] = 10080  # minutes until an idle thread is archived
NOBODY = discord.AllowedMentions.none()


class DiscordStage:
    """Shows tables in channels and threads. Texts here are public: in the table's language."""

    def __init__(self, client: discord.Client, studio: Studio) -> None:
        self._client = client
        self._studio = studio

    async def show_lobby(self, table: Table, posts: Posts) -> int:
        place = f"https://discord.com/channels/{table.row.guild}/{posts.place}" if posts.place else None
        card = lobby_card(table, words(table.row.lang), place)
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

    async def open_place(self, table: Table, posts: Posts) -> int:
        channel = self._client.get_channel(table.row.channel)
        if not isinstance(channel, discord.TextChannel):
            return table.row.channel
        for thread in channel.threads:  # one that was made before a crash could be written down
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
        card = await board_card(table, words(table.row.lang), self._studio, news, ping=True)
        pings = discord.AllowedMentions(users=[discord.Object(user) for user in due_people(table)])
        async with _reachable():
            channel = self._messageable(posts.place or table.row.channel)
            message = await self._send(channel, card, f"{table.id}-{table.seq}", pings)
        return json.dumps(
            {
                "message": message.id,
                "text": card.text,
                "attachments": [
                    {
                        "id": a.id,
                        "filename": a.filename,
                        "size": a.size,
                        "url": a.url,
                        "proxy_url": a.proxy_url,
                    }
                    | {"description": a.description}
                    for a in message.attachments
                ],
            },
            ensure_ascii=False,
        )

    async def retire_board(self, posts: Posts) -> None:
        """Best effort: an old button that stays is answered kindly anyway."""
        if posts.board is None or posts.place is None:
            return
        old = json.loads(posts.board)
        state: Any = self._client._connection
        kept = [discord.Attachment(data=data, state=state) for data in old["attachments"]]
        message = self._messageable(posts.place).get_partial_message(old["message"])
        try:
            await message.edit(view=_retired(old), attachments=kept, allowed_mentions=NOBODY)
        except discord.HTTPException:
            return

    def _messageable(self, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel)

    @staticmethod
    async def _send(
        channel: discord.PartialMessageable, card: Card, nonce: str, pings: discord.AllowedMentions
    ) -> discord.Message:
        view, files = layout(card)
        return await channel.send(view=view, files=files, nonce=nonce, allowed_mentions=pings)


def _retired(old: dict[str, Any]) -> discord.ui.LayoutView:
    """The old post without its buttons: same words, same picture."""
    view = discord.ui.LayoutView(timeout=None)
    container: discord.ui.Container[Any] = discord.ui.Container(discord.ui.TextDisplay(old["text"]))
    gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery()
    for attachment in old["attachments"]:
        gallery.add_item(
            media=f"attachment://{attachment['filename']}", description=attachment["description"]
        )
    container.add_item(gallery)
    view.add_item(container)
    view.stop()
    return view


@asynccontextmanager
async def _reachable() -> AsyncIterator[None]:
    """Say which of Discord's refusals mean that the place is gone or closed to us."""
    try:
        yield
    except discord.HTTPException as error:
        if error.code in (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE):
            raise Unreachable(str(error), gone=True) from error
        if error.code in (MISSING_ACCESS, MISSING_PERMISSIONS, ARCHIVED):
            raise Unreachable(str(error), gone=False) from error
        raise
