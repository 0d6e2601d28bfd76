"""A public picture that was posted: all that is needed to change its words and buttons later."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any
from urllib.parse import unquote, urlsplit

import discord
from pydantic import BaseModel, ConfigDict

from bot.ui.cards.card import Card

_MENTION = re.compile(r"<@(\d+)>")
_UPLOADED = re.compile(r"attachments/\d+/(?P<id>\d+)/(?P<name>[^/]+)$")
"""The end of an address at which Discord keeps an upload."""


class BoardPost(BaseModel):
    """The stored part of a post."""

    model_config = ConfigDict(defer_build=True)

    message: int
    text: str
    attachments: list[dict[str, Any]]
    called: list[int] = []
    """The people it mentions."""

    @classmethod
    def of(cls, message: discord.Message, card: Card, called: Sequence[int]) -> BoardPost:
        return cls(message=message.id, text=card.text, attachments=files_of(message), called=[*called])

    @classmethod
    def from_message(cls, message: discord.Message) -> BoardPost:
        """Reads from the message a post that was not stored when it was made."""
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
    files = (_file(item) for gallery in galleries for item in gallery.items)
    return [file for file in files if file is not None]


def _file(item: discord.MediaGalleryItem) -> dict[str, Any] | None:
    """An uploaded file in a gallery, by Discord's data about it or otherwise by its address."""
    address = _UPLOADED.search(urlsplit(item.media.url).path)
    number = item.media.attachment_id or (address and int(address["id"]))
    if number is None or address is None:
        return None
    return {
        "id": int(number),
        "filename": unquote(address["name"]),
        "url": item.media.url,
        "description": item.description,
    }


def number_of(message: discord.Message, table_id: str) -> int | None:
    """Returns the last event that the message's picture of the table includes; None for other messages."""
    for file in files_of(message):
        match = re.fullmatch(rf"\w+-{table_id}-(\d+)\.png", file["filename"])
        if match:
            return int(match[1])
    return None
