"""Walks whole games and measures every public post and every panel in all languages.

People choose what scores most at once; computer players have their characters, as at real tables. One table
is played; each of its cards is made in every language. Pictures are not drawn: a card gets the header of one
that is as large.
"""

from __future__ import annotations

import asyncio
import random
import struct
from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bot.delivery.publisher import Publisher
from bot.store import Posts, Store
from bot.tables.actors import Person, Venue
from bot.tables.outbox import Outbox
from bot.tables.table import Entry, Table
from bot.tables.tables import Tables
from bot.texts import LANGUAGES, translator
from bot.ui.board.board import board_card
from bot.ui.board.lobby_card import lobby_card
from bot.ui.cards.card import Card
from bot.ui.cards.phone import Size, size_of
from bot.ui.faces import face_of, hosted
from bot.ui.panel.assemble import PanelAssembly
from bot.ui.panel.catch_up import CatchUp
from bot.ui.panel.questions import Path as Answers
from bot.ui.panel.words_first import WordsFirst
from bot.ui.slots import Slots
from bot.work.drawing import Studio
from engines.registry import game as game_of
from tests.prepared import prepared
from tests.service.memory_stage import MemoryStage
from tests.service.playing import fresh
from tests.support.features import all_slots, slots_on
from tests.support.waiting import PATIENCE

MOST_ANSWERS = 4
"""A draft of prices can be changed forever: after this many answers it is as good as any."""
PUBLIC, SQUARE = (1650, 1050), (1200, 1200)
SHUFFLE = f"{5:032x}"
PEOPLE = (Person(1, "Ann"), Person(2, "Борис"), Person(3, "Celina"))


@dataclass(frozen=True)
class Evening:
    """A game, and the number of people and computer players at its table."""

    game: str
    people: int
    computers: int


EVENINGS = tuple(Evening(key, 2, 2 if game_of(key).seats[-1] > 4 else 1) for key in hosted())
"""Two people at every game; as many computer players where many can play, else one."""


@dataclass(frozen=True)
class Measured:
    """A card in one language, and its size."""

    kind: str
    lang: str
    card: Card
    size: Size


def header(size: tuple[int, int]) -> bytes:
    """The beginning of a PNG of that size."""
    return b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sII", 13, b"IHDR", *size)


class Headers:
    """Pictures of a game that are not drawn: only their sizes are there."""

    def __getattr__(self, kind: str) -> Any:
        data = header(PUBLIC if kind in ("public", "result", "result_account") else SQUARE)
        return lambda *args, **kwargs: data


class AtOnce(Studio):
    """A studio that works at once."""

    async def run(self, work: Any, *args: Any, **kwargs: Any) -> Any:
        return work(*args, **kwargs)


@dataclass
class MeasuringStage(MemoryStage):
    """Measures each lobby and each post, also one that is edited."""

    studio: Studio = field(default_factory=AtOnce)
    slots: Slots = field(default_factory=all_slots)
    measured: list[Measured] = field(default_factory=list)
    posts: dict[str, dict[str, Card]] = field(default_factory=dict)
    """The last state of each post, by its message and language."""
    tables: Tables | None = None

    def note(self, kind: str, lang: str, card: Card) -> None:
        self.measured.append(Measured(kind, lang, card, size_of(card)))

    async def show_lobby(self, table: Table, posts: Posts, *, maybe_delivered: bool) -> int:
        for lang in LANGUAGES:
            self.note("lobby", lang, lobby_card(table, translator(lang), None, slots=self.slots))
        return await super().show_lobby(table, posts, maybe_delivered=maybe_delivered)

    async def show_board(
        self, table: Table, posts: Posts, news: Sequence[Entry], called: Collection[int]
    ) -> str:
        cards = await self._measure(table, posts, news, called)
        message = await super().show_board(table, posts, news, called)
        self.posts[message] = cards
        return message

    async def edit_board(
        self, table: Table, posts: Posts, news: Sequence[Entry], *, last: bool = False
    ) -> str:
        cards = await self._measure(table, posts, news, (), last=last)
        message = await super().edit_board(table, posts, news, last=last)
        self.posts[message] = cards
        return message

    async def _measure(
        self,
        table: Table,
        posts: Posts,
        news: Sequence[Entry],
        called: Collection[int],
        *,
        last: bool = False,
    ) -> dict[str, Card]:
        assert self.tables is not None
        story = await self.tables.entries(table.id, upto=table.seq)
        titled = posts.venue == table.row.channel
        cards = {}
        for lang in LANGUAGES:
            cards[lang] = await board_card(
                table,
                translator(lang),
                self.studio,
                news,
                called=called,
                slots=self.slots,
                titled=titled,
                story=story,
                last=last,
            )
            self.note("post", lang, cards[lang])
        return cards


@contextmanager
def undrawn() -> Iterator[None]:
    """Replaces the pictures by headers; computer players keep their characters, others are greedy."""
    pictures: list[Any] = [patch.object(type(face_of(key)), "pictures", Headers()) for key in hosted()]
    own: list[Any] = [
        patch.object(type(face_of(key)), "own_board", lambda *args, **kwargs: header(SQUARE))
        for key in hosted()
    ]
    greedy: list[Any] = [
        patch.object(type(its_game), "players", dict.fromkeys(its_game.players, its_game.players["greedy"]))
        for its_game in map(game_of, hosted())
    ]
    for one in (*pictures, *own, *greedy):
        one.start()
    try:
        yield
    finally:
        for one in (*pictures, *own, *greedy):
            one.stop()


class Walk:
    """One table that is played to its end."""

    def __init__(self, tables: Tables, stage: MeasuringStage, publisher: Publisher) -> None:
        self._tables = tables
        self._stage = stage
        self._publisher = publisher
        words_first = WordsFirst(tables.preferences)
        since = CatchUp(tables, stage.studio)
        self._assembly = PanelAssembly(tables.preferences, words_first, since, stage.slots)
        self._rng = random.Random(7)

    async def play(self, evening: Evening, shuffle: str) -> None:
        table = await self._seated(evening, shuffle)
        while table.phase == "playing":
            due = [seat for seat in table.to_act if table.seats[seat].user is not None]
            for seat in due:
                table = await self._decide(table, seat)
                if table.phase != "playing":
                    break

    async def _seated(self, evening: Evening, shuffle: str) -> Table:
        host, *others = PEOPLE[: evening.people]
        table = await self._tables.lobby.open(Venue(7, 70, "en"), host, evening.game, fresh())
        for person in others:
            await self._tables.lobby.join(table.id, person, fresh())
        for _ in range(evening.computers):
            await self._tables.lobby.add_computer(table.id, host, "fair", fresh())
        with patch("bot.tables.lobby.random_seed", lambda rng: shuffle):
            await self._tables.lobby.start(table.id, host, fresh())
        return await self._settled(table.id)

    async def _settled(self, table_id: str) -> Table:
        await asyncio.wait_for(self._publisher.idle(), PATIENCE)
        return await self._tables.get(table_id)

    async def _decide(self, table: Table, seat: int) -> Table:
        """Looks at every question of one decision, and chooses the most points."""
        if seat not in table.to_act:
            return table
        user, its_game = table.seats[seat].user, table.game
        assert user is not None
        person = next(one for one in PEOPLE if one.id == user)
        legal, view = its_game.legal(table.state, seat), table.view(seat)
        action = its_game.players["greedy"](view, legal, self._rng, 1.0)
        answers: tuple[str, ...] = ()
        while True:
            for lang in LANGUAGES:
                card = await self._assembly.panel(
                    table,
                    seat,
                    translator(lang),
                    self._stage.studio,
                    Answers(answers),
                    catch_up=not answers,
                )
                self._stage.note("panel", lang, card)
            ask = its_game.ask(legal, answers, lambda _: None)
            assert ask is not None
            if ask.preview is not None or ask.count > 1:
                chosen = [one.answer for one in ask.options if action in one.actions][: ask.count]
                if ask.preview is not None or len(chosen) < ask.count:
                    break
                answers = (*ask.asked, *chosen)
                continue
            ways = [one for one in ask.options if action in one.actions]
            option = min(ways, key=lambda one: len(one.actions))
            if len(answers) > MOST_ANSWERS or (
                len(option.actions) == 1 and not option.actions[0].asks_once_more
            ):
                break
            answers = (*ask.asked, option.answer)
        self._tables.presence.pressed(table.id, user)
        self._tables.presence.opened(table.id, user)
        await self._tables.play.act(table.id, person, seat, table.seq, action.text, fresh())
        return await self._settled(table.id)


@asynccontextmanager
async def walk(folder: Path) -> AsyncIterator[tuple[Walk, MeasuringStage]]:
    stage, outbox, studio = MeasuringStage(), Outbox(), Studio()
    with undrawn():
        async with Store.open(prepared(folder / "castellan.db")) as store:
            tables = stage.tables = Tables(store, outbox=outbox)
            stage.slots = slots_on(tables=tables, store=store, database=store.database)
            publisher = Publisher(tables, outbox, store, stage, studio, pause=0.01)
            await publisher.start()
            try:
                yield Walk(tables, stage, publisher), stage
            finally:
                await publisher.stop()
                studio.close()


async def walked(folder: Path, evening: Evening, shuffle: str) -> MeasuringStage:
    """Plays one game and returns the stage with every card of it."""
    async with walk(folder) as (playing, stage):
        await playing.play(evening, shuffle)
        return stage


async def measured(folder: Path, evening: Evening, shuffle: str) -> list[Measured]:
    """Plays one game and returns every card of it."""
    return (await walked(folder, evening, shuffle)).measured
