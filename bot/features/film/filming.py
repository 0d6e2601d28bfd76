"""Films of finished games: drawn in the background, one at a time, and posted once at their table.

An unfinished film is not stored: after a restart the button makes it again. If a table's film has been
posted, the button answers with a link to it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from typing import Any

from bot.store import Store, TableRow
from bot.tables.actors import Person
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.texts import Translator, translator
from bot.ui.cards.button_names import buttons_at
from bot.ui.cards.card import Card, Link, Picture
from bot.ui.cards.links import jump_link
from bot.ui.faces import face_of, import_face
from bot.ui.interactions.background_answer import AnswerKind, BackgroundAnswers, BackgroundWork, Outcome
from bot.ui.interactions.click import Click
from bot.ui.interactions.reply import Reply
from bot.ui.stage.discord_stage import DiscordStage
from bot.work.background import Background
from bot.work.drawing import Studio
from bot.work.fair_queue import Importance, lower
from engines.core.errors import EngineError
from engines.core.record import Record, retold
from engines.registry import game as game_of

log = logging.getLogger(__name__)

TOLD_EVERY = 4.0
"""Seconds between two signs of progress; each is an edit of a private answer."""


class Filming:
    """Makes films in the background and shows their progress to the person who asked."""

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
        self._kind = AnswerKind("film", _progress, TOLD_EVERY, clock)
        self._films: BackgroundAnswers[str] = BackgroundAnswers(self._kind)
        self._one_at_a_time = asyncio.Lock()
        self._background = Background()
        self._published: set[str] = set()
        """The tables whose films are being made in the background, without a press that waits."""

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
        if table.phase != "over" or table.terms.sealed:  # a film is public
            raise Refusal("film-too-early")
        address = await self._store.fact(_fact(table))
        if address:
            venue, _, message = address.partition("/")
            if await self._stage.is_there(int(venue), int(message)):
                await reply.answer(await _ready(table, int(venue), int(message), reply))
                return
        if not table.can_be_replayed:
            await reply.answer(await _impossible(reply))
            return
        await self._films.wait_for(
            table.id, table.id, reply, partial(self._make, table), partial(_failed, table)
        )

    async def publish(self, table: Table, channel: int) -> None:
        """Post the film of a finished game in a channel, in the background, unless the game has one."""
        film_can_be_made = table.phase == "over" and table.revealed and table.can_be_replayed
        if film_can_be_made and table.id not in self._published and not await self._store.fact(_fact(table)):
            self._published.add(table.id)
            self._background.start(self._film_for(table, channel), f"film {table.id}")

    async def _film_for(self, table: Table, channel: int) -> None:
        try:
            await self._make(table, BackgroundWork(self._kind, table.id, partial(_failed, table)), channel)
        finally:
            self._published.discard(table.id)

    def stop(self) -> None:
        self._films.stop()
        self._background.stop()

    async def _make(self, table: Table, work: BackgroundWork, channel: int | None = None) -> Outcome:
        lower(Importance.FILM)
        try:
            async with self._one_at_a_time:
                data = await self._draw(table, work)
        except (EngineError, Refusal) as error:
            log.warning("event=film_refused table %s: its film can't be made: %s", table.id, error)
            return _impossible
        venue = channel or await self._tables.venue(table.id) or table.row.channel
        message = await self._stage.post(venue, self._card(table, data), f"{table.id}-film")
        await self._store.set_fact(_fact(table), f"{venue}/{message}")
        return partial(_ready, table, venue, message)

    async def _draw(self, table: Table, work: BackgroundWork) -> bytes:
        await import_face(table.game.key, self._studio)
        record = await self._tables.record(table.id)
        film_room = await self._studio.run(import_module, "render.film.frames")
        names = await self._tables.names_in_record(table) or [table.names] * (len(record.actions) + 1)
        moments = await self._studio.run(_moments, record, names, table.row.lang)
        moments[-1] = moments[-1]._replace(view=table.view(None))  # players who have left are last
        work.begin(len(moments))
        turns, frames, words = len(moments[-1].points), [], translator(table.row.lang)
        for moment in moments:
            frames.append(
                await self._studio.run(
                    film_room.draw_frame, table.game.key, moment, turns, names[moment.made], words
                )
            )
            await work.step(len(frames))
        data: bytes = await self._studio.run(film_room.pack, frames)
        return data

    def _card(self, table: Table, data: bytes) -> Card:
        words = translator(table.row.lang)
        title = words("film-title", game=words(table.game.key), table=table.id)
        alt = words("film-alt", game=words(table.game.key), names=", ".join(table.names))
        return Card(title, Picture(data, f"film-{table.id}.gif", alt))


async def _ready(table: Table, venue: int, message: int, reply: Reply) -> Card:
    link = Link(reply.words("film-go"), jump_link(table.row.guild, venue, message))
    return Card(reply.words("film-ready"), rows=((link,),))


async def _impossible(reply: Reply) -> Card:
    return Card(reply.words("film-impossible"))


async def _failed(table: Table, reply: Reply) -> Card:
    return Card(reply.words("film-failed", **buttons_at(table.row)))


def _fact(table: Table) -> str:
    """Under which name the store keeps where a table's film is."""
    return f"film:{table.id}"


def _moments(record: Record, names: Sequence[Sequence[str]], lang: str) -> list[Any]:
    """The film's moments; `names` are those after each decision.

    Pictures are imported when the first film needs them, as everywhere in the bot.
    """
    game, face, words = game_of(record.game), face_of(record.game), translator(lang)
    after = iter(names[1:])
    moments: list[Any] = import_module("render.film.frames").moments(
        game, retold(game, record), lambda events: face.caption(events, next(after), words)
    )
    return moments


def _progress(drawn: int, frames: int, words: Translator) -> Card:
    return Card(words("film-progress", drawn=drawn, frames=frames) if frames else words("film-begins"))
