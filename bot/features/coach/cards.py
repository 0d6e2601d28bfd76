"""The coach after a game: private pages, each with a decision, its picture and what would have been better.

The decisions are weighed in the background; the person who asks sees the progress. Nothing is stored: after
a restart they are weighed again.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from functools import partial

from cachetools import LRUCache

from bot.features.coach.service import Advice, advice, hinted
from bot.features.coach.store import HintStore
from bot.tables.levels import advises
from bot.tables.rating.judged import Judged, judge, moments
from bot.tables.rating.moment import Moment
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.texts import Translator, translator
from bot.ui.cards.card import Button, Card
from bot.ui.faces import import_face
from bot.ui.interactions.background_answer import AnswerKind, BackgroundAnswers, BackgroundWork, Outcome
from bot.ui.interactions.click import Click
from bot.ui.interactions.press import Press
from bot.ui.interactions.reply import Reply
from bot.ui.panel.compared import Compared, comparable
from bot.work.drawing import Studio
from bot.work.fair_queue import Importance, lower
from bot.work.thinking import Thinking

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
        given: HintStore,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._tables = tables
        self._thinking = thinking
        self._studio = studio
        self._given = given
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
        if table.phase != "over" or table.terms.sealed:
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

        judged = await judge(table.game.key, seat, decisions, self._thinking, work.step, alike)
        by_hint = hinted(entries, await self._given.of(table.id, key[1], seat))
        unexplained = await self._studio.run(_unexplained, table, seat, judged)
        found = self._advices[key] = advice(
            seat, len(decisions), judged, table.game.margin, by_hint, unexplained
        )

        async def first_page(reply: Reply) -> Card:
            return await self._page(table, found, 0, reply.words)

        return first_page

    async def _page(self, table: Table, advice: Advice, page: int, words: Translator) -> Card:
        await import_face(table.game.key, self._studio)
        return await self._studio.run(coach_card, table, advice, page, words)


def _unexplained(table: Table, seat: int, judged: Sequence[Judged]) -> set[int]:
    """Returns the numbers of the mistakes that no fact explains."""
    words = translator(table.row.lang)
    return {
        one.moment.number
        for one in judged
        if one.cost >= table.game.margin
        and not Compared(
            table, seat, table.game.decode(one.moment.stored), one.moment.chosen, one.best, words
        ).explained()
    }


def _progress(done: int, decisions: int, words: Translator) -> Card:
    return Card(words("coach-progress", done=done, count=decisions) if decisions else words("coach-begins"))


async def _failed(reply: Reply) -> Card:
    return Card(reply.words("coach-failed"))


def coach_card(table: Table, advice: Advice, page: int, words: Translator) -> Card:
    """One decision, and the way to the others."""
    title = f"### {words('coach-title')}"
    exactly = [] if advice.accuracy is None else [words("coach-accuracy", accuracy=str(advice.accuracy))]
    if advice.hinted:
        exactly.append(words("coach-hinted", count=advice.hinted))
    if not advice.pages:
        return Card("\n".join([title, words("coach-nothing", count=advice.judged), *exactly]))
    page = page if page < len(advice.pages) else 0
    judged = advice.pages[page]
    lines = [title]
    if not advice.costly:
        lines.append(words("coach-nothing", count=advice.judged))
    moment, state = judged.moment, table.game.decode(judged.moment.stored)
    at = Compared(table, advice.seat, state, moment.chosen, judged.best, words)
    when = words("coach-when", when=at.round(), number=moment.number, count=advice.decisions)
    if page < len(advice.costly):
        lines += [f"{when} {words('coach-cost', points=round(judged.cost))}", at.chosen(), at.better()]
    else:
        lines += [words("coach-finest"), when, at.finest()]
        if round(judged.ahead) > 0:
            lines.append(words("coach-ahead", points=round(judged.ahead)))
    lines += [*exactly, f"-# {words('coach-estimate')}"]
    alt = "\n".join(lines[1:])
    file = f"coach-{table.id}-{moment.number}.png"
    picture = at.both(file, alt) if page < len(advice.costly) else at.one(file, alt)
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
