"""Films of finished games: drawn beside everything else, one at a time, and posted once at their table.

Nothing about a film is promised: after a restart the button makes it. A table whose film has been posted
answers with a link to it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from bot.store import Store, TableRow
from bot.tables.actors import Person
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.texts import words
from bot.ui.cards.button_names import buttons_at
from bot.ui.cards.card import Card, Link, Picture
from bot.ui.faces import face_of, import_face
from bot.ui.interactions.click import Click
from bot.ui.interactions.reply import Reply
from bot.ui.stage.discord_stage import DiscordStage
from bot.ui.stage.http_errors import FAILURES
from bot.work.drawing import Asker, Studio, asker
from engines.core.errors import EngineError
from engines.core.record import Record, retold
from engines.registry import game as game_of

log = logging.getLogger(__name__)

TOLD_EVERY = 4.0
"""Seconds between two signs of progress; each is an edit of a private answer."""


@dataclass
class _Film:
    """A film that is being made, and who waits for it."""

    waiting: list[Reply] = field(default_factory=list)
    drawn: int = 0
    frames: int = 0


class Filming:
    """Makes films in the background; whoever asks sees how far theirs is."""

    def __init__(
        self,
        tables: Tables,
        store: Store,
        studio: Studio,
        stage: DiscordStage,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._tables = tables
        self._store = store
        self._studio = studio
        self._stage = stage
        self._clock = clock
        self._made: dict[str, _Film] = {}
        self._one_at_a_time = asyncio.Lock()
        self._running: set[asyncio.Task[None]] = set()

    async def pressed(self, click: Click) -> None:
        await self.answer(await self._tables.get(click.table), click.reply)

    async def film(self, row: TableRow, person: Person, reply: Reply, typed: str) -> None:
        """`/table film`."""
        await self.answer(await self._tables.get(row.id), reply)

    async def answer(self, table: Table, reply: Reply) -> None:
        """Begin the film of a finished game, or join those who wait for it; a posted one is pointed to."""
        if table.state is None:
            raise Refusal("not-started")
        await import_face(table.game.key, self._studio)
        if table.phase != "over":
            raise Refusal("film-too-early")
        posted = await self._store.fact(_fact(table))
        if posted:
            venue, _, message = posted.partition("/")
            if await self._stage.is_there(int(venue), int(message)):
                await reply.answer(self._ready(table, int(venue), int(message), reply))
                return
        film = self._made.get(table.id)
        await reply.answer(_progress(film or _Film(), reply))
        film = self._made.get(table.id)
        if film is None:
            film = self._made[table.id] = _Film()
            task = asyncio.create_task(self._make(table, film), name=f"film {table.id}")
            self._running.add(task)
            task.add_done_callback(self._running.discard)
        film.waiting.append(reply)

    def stop(self) -> None:
        for task in self._running:
            task.cancel()

    async def _make(self, table: Table, film: _Film) -> None:
        asker.set(Asker(f"film {table.id}"))
        try:
            async with self._one_at_a_time:
                data = await self._draw(table, film)
            venue = await self._tables.venue(table.id) or table.row.channel
            message = await self._stage.post(venue, self._card(table, data), f"{table.id}-film")
            await self._store.set_fact(_fact(table), f"{venue}/{message}")
            await self._tell(film, lambda reply: self._ready(table, venue, message, reply))
        except (EngineError, Refusal) as error:
            log.warning("table %s can't be filmed: %s", table.id, error)
            await self._tell(film, lambda reply: Card(reply.words("film-impossible")))
        except Exception:
            log.exception("table %s: no film", table.id)
            await self._tell(film, lambda reply: Card(reply.words("film-failed", **buttons_at(table.row))))
        finally:
            del self._made[table.id]

    async def _draw(self, table: Table, film: _Film) -> bytes:
        await import_face(table.game.key, self._studio)
        record = await self._tables.record(table.id)
        film_room = await self._studio.run(import_module, "render.film.frames")
        shown = await self._studio.run(_moments, record, table.row.lang)
        film.frames = len(shown)
        turns, frames, told = len(shown[-1].points), [], self._clock()
        for moment in shown:
            said = words(table.row.lang)
            frames.append(
                await self._studio.run(film_room.draw_frame, table.game.key, moment, turns, table.names, said)
            )
            film.drawn += 1
            if self._clock() - told >= TOLD_EVERY:
                told = self._clock()
                await self._tell(film, lambda reply: _progress(film, reply))
        data: bytes = await self._studio.run(film_room.pack, frames)
        return data

    async def _tell(self, film: _Film, card: Callable[[Reply], Card]) -> None:
        """Change the answers of all who wait; who no longer listens is forgotten."""
        for reply in list(film.waiting):
            try:
                await reply.answer(card(reply))
            except FAILURES as error:
                log.info("%s no longer waits for a film: %s", reply, error)
                film.waiting.remove(reply)

    def _card(self, table: Table, data: bytes) -> Card:
        said = words(table.row.lang)
        title = said("film-title", game=said(table.game.key), table=table.id)
        alt = said("film-alt", game=said(table.game.key), names=", ".join(table.names))
        return Card(title, Picture(data, f"film-{table.id}.gif", alt))

    def _ready(self, table: Table, venue: int, message: int, reply: Reply) -> Card:
        address = f"https://discord.com/channels/{table.row.guild}/{venue}/{message}"
        return Card(reply.words("film-ready"), rows=((Link(reply.words("film-go"), address),),))


def _fact(table: Table) -> str:
    """Under which name the store keeps where a table's film is."""
    return f"film:{table.id}"


def _moments(record: Record, lang: str) -> list[Any]:
    """The film's moments. Pictures are imported when the first film needs them, as everywhere in the bot."""
    game, face, said = game_of(record.game), face_of(record.game), words(lang)
    found: list[Any] = import_module("render.film.frames").moments(
        game, retold(game, record), lambda events: face.caption(events, record.names, said)
    )
    return found


def _progress(film: _Film, reply: Reply) -> Card:
    if not film.frames:
        return Card(reply.words("film-begins"))
    return Card(reply.words("film-progress", drawn=film.drawn, frames=film.frames))
