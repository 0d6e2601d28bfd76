"""A panel that comes in time: if its picture takes too long, first in words, and the picture follows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Any

from bot.tables.table import Table
from bot.texts import Translator
from bot.ui.cards.card import Card
from bot.ui.panel.words_first import words_before
from bot.work.drawing import Studio
from bot.work.fair_queue import Importance, Requester, current_requester

SECONDS = 3.0
"""Seconds that a person waits for a picture before the bot answers without it. The words take time, too: with
them, the answer comes within five seconds."""
QUEUED = 1.0
"""Seconds that others have waited for their pictures when the next answers come without one."""

_WRITER = ThreadPoolExecutor(max_workers=1, thread_name_prefix="words")
"""One thread: more of them would take the interpreter from the event loop when it has least of it."""


async def in_time(
    studio: Studio, work: Callable[..., Card], table: Table, seat: int, words: Translator, *args: Any
) -> Card:
    """Returns the card that `work` draws; the same card as text if a person would wait too long for it.

    That is the case if the drawing takes longer than `SECONDS`, or if others already wait longer than
    `QUEUED`. The picture is then drawn after the answers that others wait for.

    `work` gets the table, the seat, the words and the other arguments, and makes the card without a picture
    if it is called with `drawn=False`. If no person is waiting, the drawing has no time limit.
    """
    requester = current_requester.get() or Requester(None)
    if requester.importance is not Importance.ANSWER:
        return await studio.draw(work, table, seat, words, *args)
    if studio.longest_wait(Importance.ANSWER) <= QUEUED:
        with suppress(TimeoutError):
            return await asyncio.wait_for(studio.draw(work, table, seat, words, *args), SECONDS)
    with _requested(replace(requester, importance=Importance.AWAITED_BOARD)):
        later = asyncio.ensure_future(studio.draw(work, table, seat, words, *args))
    later.add_done_callback(_retrieve)
    loop = asyncio.get_running_loop()
    plain = await loop.run_in_executor(_WRITER, _in_words, work, table, seat, words, args)
    return replace(plain, after=_joined(plain.after, f"-# {words('picture-follows')}"), later=later)


def with_picture(shown: Card, drawn: Card, words: Translator) -> Card:
    """Adds the picture that was drawn since to the card that was shown as text."""
    note = f"-# {words('picture-follows')}"
    return replace(shown, picture=drawn.picture, after=shown.after.replace(note, "").strip("\n"), later=None)


@contextmanager
def _requested(requester: Requester) -> Iterator[None]:
    """Makes the body's requests count as this requester's."""
    token = current_requester.set(requester)
    try:
        yield
    finally:
        current_requester.reset(token)


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
