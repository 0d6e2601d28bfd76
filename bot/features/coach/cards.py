"""The coach after a game: private pages, each with a decision, its picture and what would have been better.

What is weighed is weighed in the background; whoever asks sees how far it is. Nothing of it is stored: after
a restart it is weighed anew.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from cachetools import LRUCache

from bot.features.coach.hints import facts_for
from bot.features.coach.service import Advice, Judged, advise, moments
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

TOLD_EVERY = 3.0
"""Seconds between two signs of progress; each is an edit of a private answer."""
KEPT = 50
"""How many people's results are cached."""

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
        advice = self._advices[key] = await advise(table.game.key, seat, decisions, self._thinking, work.step)

        async def first_page(reply: Reply) -> Card:
            return await self._page(table, advice, 0, reply.words)

        return first_page

    async def _page(self, table: Table, advice: Advice, page: int, words: Translator) -> Card:
        await import_face(table.game.key, self._studio)
        return await self._studio.run(coach_card, table, advice, page, words)


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
    if page < len(advice.costly):
        cost = words("coach-cost", points=round(judged.cost))
        lines += [
            words("coach-moment", number=judged.moment.number, count=advice.decisions, cost=cost),
            words("coach-chosen", what=_action_text(table, advice.seat, judged, judged.moment.chosen, words)),
            words("coach-better", what=_action_text(table, advice.seat, judged, judged.best, words)),
            *_facts(table, advice.seat, judged, judged.best, words),
        ]
    else:
        lines.append(
            words(
                "coach-finest",
                number=judged.moment.number,
                count=advice.decisions,
                what=_action_text(table, advice.seat, judged, judged.moment.chosen, words),
            )
        )
        lines += _facts(table, advice.seat, judged, judged.moment.chosen, words)
        if round(judged.ahead) > 0:
            lines.append(words("coach-ahead", points=round(judged.ahead)))
    lines.append(f"-# {words('coach-estimate')}")
    action = judged.best if page < len(advice.costly) else judged.moment.chosen
    picture = _picture(table, advice.seat, judged, action, words, alt="\n".join(lines[1:]))
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


def _action_text(table: Table, seat: int, judged: Judged, text: str, words: Translator) -> str:
    """An action in the words of the panel's buttons, answer by answer.

    The letters and numbers before them stand on no picture any more.
    """
    game, face = table.game, face_of(table.game.key)
    state = game.decode(judged.moment.stored)
    view, legal, action = game.view(state, seat), game.legal(state, seat), game.parse(text)
    answers = game.answers_to(legal, action) or ()
    labels = []
    for at, answer in enumerate(answers):
        ask = game.ask(legal, answers[:at], lambda one: game.forecast(view, one))
        if ask is not None:
            ask = game.arranged(view, ask)
            labels += [
                face.label(view, ask, each, words).removeprefix(f"{each.mark}: ")
                for each in ask.options
                if each.answer == answer
            ]
    return " → ".join(labels) or face.confirm(view, action, words)


def _facts(table: Table, seat: int, judged: Judged, text: str, words: Translator) -> tuple[str, ...]:
    """What speaks for an action, as a hint would have said it; () where there is nothing to say."""
    game = table.game
    view = game.view(game.decode(judged.moment.stored), seat)
    facts = facts_for(table, view, game.parse(text), words)
    return (words("coach-facts", facts=facts),) if facts else ()


def _picture(
    table: Table, seat: int, judged: Judged, text: str, words: Translator, *, alt: str
) -> Picture | None:
    """The moment as the panel showed it, with that action as it is about to be done."""
    game = table.game
    state = game.decode(judged.moment.stored)
    view, legal = game.view(state, seat), game.legal(state, seat)
    answers = game.answers_to(legal, game.parse(text)) or ()
    ask = game.ask(legal, answers, lambda one: game.forecast(view, one))
    if ask is None:
        return None
    data = face_of(game.key).pictures.panel(view, seat, game.arranged(view, ask), table.names, words)
    return Picture(data, f"coach-{table.id}-{judged.moment.number}.png", alt)
