"""The coach after a game: private pages, each with a decision, its picture and what would have been better.

The decisions are weighed in the background; the person who asks sees the progress. Nothing is stored: after
a restart they are weighed again.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from functools import partial

from cachetools import LRUCache

from bot.features.coach.hints import facts_against, facts_for
from bot.features.coach.service import Advice, Judged, Moment, advise, moments
from bot.tables.levels import advises
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.texts import Translator
from bot.ui.cards.card import Button, Card, Picture
from bot.ui.faces import face_of, import_face
from bot.ui.interactions.background_answer import AnswerKind, BackgroundAnswers, BackgroundWork, Outcome
from bot.ui.interactions.click import Click
from bot.ui.interactions.press import Press
from bot.ui.interactions.reply import Reply
from bot.work.drawing import Studio
from bot.work.fair_queue import Importance, lower
from bot.work.thinking import Thinking
from engines.core.action import Action
from engines.registry import game
from render.core.pairs import pair

TOLD_EVERY = 3.0
"""Seconds between two signs of progress; each is an edit of a private answer."""
KEPT = 50
"""The number of people whose results are cached."""

Key = tuple[str, int]
"""A table and a person."""


class Coaching:
    """Weighs people's games, one after the other in the same worker processes as everything else."""

    def __init__(
        self,
        tables: Tables,
        thinking: Thinking,
        studio: Studio,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._tables = tables
        self._thinking = thinking
        self._studio = studio
        self._advices: LRUCache[Key, Advice] = LRUCache(KEPT)
        self._answers: BackgroundAnswers[Key] = BackgroundAnswers(
            AnswerKind("coach", _progress, TOLD_EVERY, clock)
        )

    async def pressed(self, click: Click) -> Card | None:
        return await self.answer(await self._tables.get(click.table), click)

    async def answer(self, table: Table, click: Click) -> Card | None:
        """A page of what was found, or nothing yet: then the answer shows how far it is."""
        if not advises(table.game):
            raise Refusal("no-coach")
        if table.phase != "over":
            raise Refusal("coach-too-early")
        if not table.can_be_replayed:
            raise Refusal("coach-other-rules")
        seat = table.seat_of(click.person.id)
        if seat is None:
            raise Refusal("not-playing")
        key = (table.id, click.person.id)
        if key in self._advices:
            return await self._page(table, self._advices[key], click.argument, click.words)
        await self._answers.wait_for(
            key, table.id, click.reply, partial(self._weigh, table, seat, key), _failed
        )
        return None

    def stop(self) -> None:
        self._answers.stop()

    async def idle(self) -> None:
        """Wait until nothing is being weighed."""
        await self._answers.idle()

    async def _weigh(self, table: Table, seat: int, key: Key, work: BackgroundWork) -> Outcome:
        lower(Importance.COACH)
        await import_face(table.game.key, self._studio)
        record = await self._tables.record(table.id)
        entries = await self._tables.entries(table.id, upto=table.seq)
        decisions = await self._studio.run(moments, record, seat, key[1], entries)
        work.begin(len(decisions))

        async def alike(moment: Moment, texts: Sequence[str]) -> Collection[str]:
            found: set[str] = await self._studio.run(comparable, table.game.key, seat, moment, texts)
            return found

        advice = await advise(table.game.key, seat, decisions, self._thinking, work.step, alike)
        self._advices[key] = advice

        async def first_page(reply: Reply) -> Card:
            return await self._page(table, advice, 0, reply.words)

        return first_page

    async def _page(self, table: Table, advice: Advice, page: int, words: Translator) -> Card:
        await import_face(table.game.key, self._studio)
        return await self._studio.run(coach_card, table, advice, page, words)


def comparable(key: str, seat: int, moment: Moment, texts: Sequence[str]) -> set[str]:
    """Returns the real alternatives: actions that the panel can reach and that are not just a later task."""
    its_game, face = game(key), face_of(key)
    legal = its_game.legal(its_game.decode(moment.stored), seat)
    chosen = its_game.parse(moment.chosen)
    return {
        action.text
        for action in map(its_game.parse, texts)
        if not face.order_is_free(chosen, action) and its_game.answers_to(legal, action) is not None
    }


def _progress(done: int, decisions: int, words: Translator) -> Card:
    return Card(words("coach-progress", done=done, count=decisions) if decisions else words("coach-begins"))


async def _failed(reply: Reply) -> Card:
    return Card(reply.words("coach-failed"))


def coach_card(table: Table, advice: Advice, page: int, words: Translator) -> Card:
    """One decision, and the way to the others."""
    title = f"### {words('coach-title')}"
    if not advice.pages:
        return Card(f"{title}\n{words('coach-nothing', count=advice.judged)}")
    page = page if page < len(advice.pages) else 0
    judged = advice.pages[page]
    lines = [title]
    if not advice.costly:
        lines.append(words("coach-nothing", count=advice.judged))
    at = _Moment(table, advice.seat, judged, words)
    if page < len(advice.costly):
        cost = words("coach-cost", points=round(judged.cost))
        lines += [at.when(advice.decisions, cost), at.chosen(), at.better()]
    else:
        lines += [words("coach-finest"), at.when(advice.decisions), at.finest()]
        if round(judged.ahead) > 0:
            lines.append(words("coach-ahead", points=round(judged.ahead)))
    lines.append(f"-# {words('coach-estimate')}")
    alt = "\n".join(lines[1:])
    picture = at.both(alt) if page < len(advice.costly) else at.one(judged.moment.chosen, alt)
    return Card("\n".join(lines), picture, rows=_pages(table, advice, page, words))


def _pages(table: Table, advice: Advice, page: int, words: Translator) -> tuple[tuple[Button, ...], ...]:
    if len(advice.pages) < 2:
        return ()
    labels = [words("coach-page", number=number) for number in range(1, len(advice.costly) + 1)]
    labels += [words("coach-page-finest")] if advice.finest else []
    return (
        tuple(
            Button(label, Press(table.id, table.seq, "coach", str(at)).id, disabled=at == page)
            for at, label in enumerate(labels)
        ),
    )


class _Moment:
    """A decision as the panel showed it then, in words and as a picture."""

    def __init__(self, table: Table, seat: int, judged: Judged, words: Translator) -> None:
        self._table, self._seat, self._judged, self._words = table, seat, judged, words
        self._face = face_of(table.game.key)
        self._state = table.game.decode(judged.moment.stored)
        self._view = table.game.view(self._state, seat)
        self._mine = table.game.parse(judged.moment.chosen)
        self._best = table.game.parse(judged.best)

    def when(self, decisions: int, cost: str = "") -> str:
        """Round, turn where rounds have several, and which of the person's decisions it was."""
        view, words, number = self._view, self._words, self._judged.moment.number
        when = words("coach-round", round=view.round)
        if hasattr(view, "turns"):
            when = words("coach-round-turn", round=view.round, turn=view.turn)
        told = words("coach-when", when=when, number=number, count=decisions)
        return f"{told} {cost}".strip()

    def chosen(self) -> str:
        """Describes the chosen action and the facts against it."""
        against = facts_against(self._table, self._view, self._mine, self._best, self._words)
        return self._told("coach-chosen", self._mine, against)

    def better(self) -> str:
        """Describes the better action and the facts for it."""
        facts = facts_for(self._table, self._view, self._best, self._words, self._mine)
        return self._told("coach-better", self._best, facts or self._words("coach-no-fact"))

    def finest(self) -> str:
        """Describes the chosen action and the facts for it."""
        return self._told(
            "coach-chosen", self._mine, facts_for(self._table, self._view, self._mine, self._words)
        )

    def both(self, alt: str) -> Picture:
        """Draws both moves in one picture: the person's own above, the better one below."""
        labels = [
            self._words("coach-picture-mine", what=self._named(self._mine)),
            self._words("coach-picture-better", what=self._named(self._best)),
        ]
        draw = [partial(self._panel, self._mine), partial(self._panel, self._best)]
        return self._picture(pair(draw, labels), alt)

    def one(self, text: str, alt: str) -> Picture:
        """One move as it is about to be done."""
        return self._picture(self._panel(self._table.game.parse(text)), alt)

    def _told(self, message: str, action: Action, facts: str) -> str:
        told = self._words(message, what=self._named(action))
        return self._words("coach-because", told=told, facts=facts) if facts else told

    def _named(self, action: Action) -> str:
        return self._face.briefly_named(self._view, action, self._words)

    def _panel(self, action: Action) -> bytes:
        game, view = self._table.game, self._view
        legal = game.legal(self._state, self._seat)
        ask = game.ask(legal, game.answers_to(legal, action) or (), lambda one: game.forecast(view, one))
        assert ask is not None
        return self._face.pictures.panel(
            view, self._seat, game.arranged(view, ask), self._table.names, self._words
        )

    def _picture(self, data: bytes, alt: str) -> Picture:
        return Picture(data, f"coach-{self._table.id}-{self._judged.moment.number}.png", alt)
