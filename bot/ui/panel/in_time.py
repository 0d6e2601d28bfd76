"""A panel that comes in time: if its picture takes too long, first in words, and the picture follows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bot.tables.table import Table
from bot.texts import Translator
from bot.ui.cards.card import Card
from bot.ui.panel.words_first import words_before
from bot.work.drawing import Studio
from bot.work.fair_queue import Importance, Requester, current_requester

SECONDS = 5.0
"""Seconds that a person waits for a picture before the bot answers without it."""


async def in_time(
    studio: Studio, work: Callable[..., Card], table: Table, seat: int, words: Translator, *args: Any
) -> Card:
    """Returns the card that `work` draws; if a person waits longer than `SECONDS`, the same card as text.

    `work` gets the table, the seat, the words and the other arguments, and makes the card without a picture
    if it is called with `drawn=False`. If no person is waiting, the drawing has no time limit.
    """
    drawing = asyncio.ensure_future(studio.draw(work, table, seat, words, *args))
    requester = current_requester.get() or Requester(None)
    waits = requester.importance is Importance.ANSWER
    try:
        done, _ = await asyncio.wait({drawing}, timeout=SECONDS if waits else None)
    except asyncio.CancelledError:
        drawing.cancel()
        raise
    if done:
        return drawing.result()
    drawing.add_done_callback(_retrieve)
    plain = await asyncio.to_thread(_in_words, work, table, seat, words, args)
    return replace(plain, after=_joined(plain.after, f"-# {words('picture-follows')}"), later=drawing)


def with_picture(shown: Card, drawn: Card, words: Translator) -> Card:
    """Adds the picture that was drawn since to the card that was shown as text."""
    note = f"-# {words('picture-follows')}"
    return replace(shown, picture=drawn.picture, after=shown.after.replace(note, "").strip("\n"), later=None)


def _in_words(
    work: Callable[..., Card], table: Table, seat: int, words: Translator, args: tuple[Any, ...]
) -> Card:
    return words_before(work(table, seat, words, *args, drawn=False), table, seat, words)


def _joined(*texts: str) -> str:
    return "\n".join(filter(None, texts))


def _retrieve(drawing: asyncio.Future[Card]) -> None:
    """Consumes the exception of an abandoned drawing, so that asyncio does not log it."""
    if not drawing.cancelled():
        drawing.exception()
