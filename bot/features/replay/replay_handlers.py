"""Handles the buttons of a replay: steps and jumps, and showing a turn to all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from cachetools import TTLCache

from bot.features.contract import Core
from bot.features.replay.cards import better_named, hands_card, moment_card, replay_card
from bot.features.replay.mistakes import Mistake, Mistakes, decisions_after
from bot.features.replay.replay_buttons import REPLAY, At, press
from bot.features.replay.service import Replay, Replays
from bot.store import TableRow
from bot.tables.actors import Person
from bot.tables.levels import advises
from bot.tables.names import clean_name
from bot.tables.refusal import Refusal
from bot.texts import Translator, translator
from bot.ui.cards.card import Button, Card
from bot.ui.interactions.access import may_write
from bot.ui.interactions.background_answer import AnswerKind, BackgroundAnswers, BackgroundWork, Outcome
from bot.ui.interactions.click import Click
from bot.ui.interactions.press import whole_number
from bot.ui.interactions.reply import Reply
from bot.work.fair_queue import Importance, lower

PAUSE = 10.0
"""Seconds between two turns that are shown to all at one table."""
MOST_SHOWN = 10_000
TOLD_EVERY = 3.0
"""Seconds between two signs of progress; each is an edit of a private answer."""


class ReplayHandlers:
    """One method for the command and for each verb."""

    def __init__(self, core: Core, replays: Replays) -> None:
        self._replays = replays
        self._tables = core.tables
        self._studio = core.answering
        self._stage = core.stage
        self._words_first = core.panels.words_first
        self._mistakes = Mistakes(core.thinking, core.publishing)
        self._searches: BackgroundAnswers[tuple[str, int, At]] = BackgroundAnswers(
            AnswerKind("next mistake", _progress, TOLD_EVERY)
        )
        clock: Callable[[], float] = core.clock
        self._shown: TTLCache[str, bool] = TTLCache(MOST_SHOWN, PAUSE, clock)
        """The tables at which a turn has just been shown to all."""

    async def command(self, row: TableRow, person: Person, reply: Reply, typed: str) -> Card:
        """`/table replay`."""
        return await self.card(await self._replays.of(row.id, person.id), At(), reply)

    async def step(self, click: Click) -> Card:
        """Returns the turn that a button or the menu of rounds leads to."""
        at: At = click.argument
        if click.values:
            chosen = whole_number(click.values[0])
            if chosen is None:
                raise Refusal("unknown-button")
            at = replace(at, turn=chosen)
        return await self.card(await self._replays.of(click.table, click.person.id), at, click.reply)

    async def hands(self, click: Click) -> Card:
        """Returns what players held in secret at the end of a turn."""
        replay = await self._replays.of(click.table, click.person.id)
        return await self._studio.run(hands_card, replay, _within(replay, click.argument), click.words)

    async def card(self, replay: Replay, at: At, reply: Reply) -> Card:
        """Returns a turn of a replay as its person wants it."""
        in_words = await self._words_first.wanted_by(reply.person.id)
        return await replay_card(replay, _within(replay, at), reply.words, self._studio, in_words=in_words)

    async def mistake(self, click: Click) -> Card | None:
        """Goes to the next turn with a decision that cost the person points; shows its progress."""
        replay = await self._replays.of(click.table, click.person.id)
        if replay.seat is None:
            raise Refusal("not-playing")
        if not advises(replay.table.game):
            raise Refusal("unknown-button")
        at = _within(replay, click.argument)
        key = (replay.table.id, click.person.id, at)
        search = partial(self._search, replay, at, click.person.id)
        await self._searches.wait_for(key, replay.table.id, click.reply, search, _failed)
        return None

    async def _search(self, replay: Replay, at: At, user: int, work: BackgroundWork) -> Outcome:
        lower(Importance.COACH)
        entries = await self._tables.entries(replay.table.id, upto=replay.table.seq)
        decisions = await self._studio.run(decisions_after, replay, at.turn, user, entries)
        work.begin(len(decisions))
        found = await self._mistakes.next_after(replay, decisions, work.step)
        if found is None:
            return partial(self._shown_with, replay, at, None)
        return partial(self._shown_with, replay, replace(at, turn=replay.told.turn_after(found.made)), found)

    async def _shown_with(self, replay: Replay, at: At, found: Mistake | None, reply: Reply) -> Card:
        card = await self.card(replay, at, reply)
        if found is None:
            return card.with_note(reply.words("replay-no-mistake"))
        better = await self._studio.run(better_named, replay, found, reply.words)
        return card.with_note(reply.words("replay-better", better=better, points=round(found.cost)))

    def stop(self) -> None:
        self._searches.stop()

    async def show(self, click: Click) -> Card:
        """Posts the turn where the table was played, at most once in `PAUSE` seconds."""
        replay = await self._replays.of(click.table, click.person.id)
        table, at = replay.table, _within(replay, click.argument)
        venue = await self._tables.venue(table.id) or table.row.channel
        if click.reply.interaction.channel_id != venue:
            raise Refusal("replay-not-here")
        if not may_write(click.reply.interaction):
            raise Refusal("no-voice")
        if table.id in self._shown:
            raise Refusal("replay-shown-lately")
        self._shown[table.id] = True
        words = translator(table.row.lang)
        card = await moment_card(replay, at, words, self._studio)
        name = clean_name(click.person.name)
        told = words("replay-shown-own" if at.own else "replay-shown", name=name)
        go_on = Button(words("replay"), press(table, REPLAY, replace(at, own=False)))
        post = replace(card, text=f"-# {told}\n{card.text}", rows=((go_on,),))
        await self._stage.post(venue, post, f"{table.id}-{click.request:x}", silent=True)
        return (await self.card(replay, at, click.reply)).with_note(click.words("shown-to-all"))


def _progress(done: int, decisions: int, words: Translator) -> Card:
    return Card(words("replay-searching", done=done, count=decisions))


async def _failed(reply: Reply) -> Card:
    return Card(reply.words("replay-search-failed"))


def _within(replay: Replay, at: At) -> At:
    """Returns a turn that the game has; only people who played have a sight of their own."""
    return At(min(at.turn, replay.last), at.own and replay.seat is not None)
