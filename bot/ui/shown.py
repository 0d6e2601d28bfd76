"""A public picture that was posted: all that is needed to change its words and buttons later."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import discord
from pydantic import BaseModel

from bot.ui.card import Card

_MENTION = re.compile(r"<@(\d+)>")


class Shown(BaseModel):
    """What is kept of a post."""

    message: int
    text: str
    attachments: list[dict[str, Any]]
    called: list[int] = []
    """The people it mentions."""

    @classmethod
    def of(cls, message: discord.Message, card: Card, called: Sequence[int]) -> Shown:
        return cls(message=message.id, text=card.text, attachments=files_of(message), called=[*called])

    @classmethod
    def found(cls, message: discord.Message) -> Shown:
        """A post that was not noted down when it was made, read off the message."""
        texts = [
            item.content
            for item in discord.ui.LayoutView.from_message(message).walk_children()
            if isinstance(item, discord.ui.TextDisplay)
        ]
        called = [int(user) for user in _MENTION.findall(texts[-1])] if len(texts) > 1 else []
        text = texts[0] if texts else ""
        return cls(message=message.id, text=text, attachments=files_of(message), called=called)


class KeptFile:
    """A file that stays on a message when it is edited. discord.py wants an `Attachment` there, which only
    an answer of Discord's can make; all that it asks of one is this.
    """

    def __init__(self, attachment: dict[str, Any]) -> None:
        self._attachment = attachment

    def to_dict(self) -> dict[str, Any]:
        kept = ("id", "filename", "description")
        return {name: self._attachment[name] for name in kept if self._attachment.get(name) is not None}


def files_of(message: discord.Message) -> list[dict[str, Any]]:
    """The files of a message: its attachments, or where Discord lists none those in its galleries."""
    if message.attachments:
        names = ("id", "filename", "size", "url", "proxy_url", "description")
        return [{name: getattr(file, name) for name in names} for file in message.attachments]
    galleries = (
        item
        for item in discord.ui.LayoutView.from_message(message).walk_children()
        if isinstance(item, discord.ui.MediaGallery)
    )
    return [
        {
            "id": item.media.attachment_id,
            "filename": urlsplit(item.media.url).path.rpartition("/")[2],
            "url": item.media.url,
            "description": item.description,
        }
        for gallery in galleries
        for item in gallery.items
        if item.media.attachment_id is not None
    ]


def number_of(message: discord.Message, table_id: str) -> int | None:
    """The last event that the message's picture of the table tells; None for any other message."""
    for file in files_of(message):
        found = re.fullmatch(rf"\w+-{table_id}-(\d+)\.png", file["filename"])
        if found:
            return int(found[1])
    return None
