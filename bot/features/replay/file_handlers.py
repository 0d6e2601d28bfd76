"""Replays of uploaded exports in a private message: steps, jumps and hands."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.features.contract import Core
from bot.features.replay.cards import hands_card, replay_card
from bot.features.replay.replay_buttons import At, InFile
from bot.features.replay.service import Replay
from bot.features.replay.uploads import LARGEST, Uploads
from bot.tables.refusal import Refusal
from bot.ui.cards.card import Card
from bot.ui.interactions.click import Click
from bot.ui.interactions.press import whole_number
from bot.ui.interactions.reply import Reply


class FileHandlers:
    """One method for the command with a file, and one for the buttons."""

    def __init__(self, core: Core, uploads: Uploads) -> None:
        self._uploads = uploads
        self._studio = core.answering
        self._words_first = core.panels.words_first

    async def command(self, file: discord.Attachment, reply: Reply) -> Card:
        """`/table replay` with a file."""
        if file.size > LARGEST:
            raise Refusal("file-too-large", limit=LARGEST // 1000)
        try:
            data = await file.read()
        except discord.HTTPException:
            raise Refusal("file-unread") from None
        return await self._card(await self._uploads.read(data, reply.person), At(), reply)

    async def step(self, click: Click) -> Card:
        """Returns the turn that a button or the menu of rounds leads to, or its hands."""
        target: InFile = click.argument
        replay = await self._uploads.of(target.file, click.person)
        at = target.at
        if click.values:
            chosen = whole_number(click.values[0])
            if chosen is None:
                raise Refusal("unknown-button")
            at = replace(at, turn=chosen)
        at = At(min(at.turn, replay.last))
        if target.hands:
            return await self._studio.run(hands_card, replay, at, click.words)
        return await self._card(replay, at, click.reply)

    async def _card(self, replay: Replay, at: At, reply: Reply) -> Card:
        in_words = await self._words_first.wanted_by(reply.person.id)
        card = await replay_card(replay, at, reply.words, self._studio, in_words=in_words)
        return replace(card, text=f"-# {reply.words('file-checked')}\n{card.text}")
