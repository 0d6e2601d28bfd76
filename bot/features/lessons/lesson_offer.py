"""Offers a game's lesson and hints, once and privately, to players who are new to the game."""

from __future__ import annotations

import logging
from dataclasses import replace

from bot.features.lessons.lesson_buttons import begin_press, has_lesson
from bot.logs import hashed
from bot.store import Store
from bot.tables.actors import Person
from bot.tables.levels import advises
from bot.tables.preferences import Preferences
from bot.tables.table import Table
from bot.texts import Translator
from bot.ui.cards.button_names import buttons_at, with_inner_names
from bot.ui.cards.card import Button, Card
from bot.ui.interactions.reply import Reply
from bot.ui.stage.http_errors import FAILURES

log = logging.getLogger(__name__)


class LessonOffer:
    """Notices newcomers to a game."""

    def __init__(self, store: Store, preferences: Preferences) -> None:
        self._store = store
        self._preferences = preferences

    async def with_offer(self, card: Card, table: Table, reply: Reply) -> Card:
        """Appends the offer to a private answer about a table, if the person should get one."""
        offer = await self._offer(table, reply.person, reply.words)
        if offer is None:
            return card
        return replace(card, text=f"{card.text}\n\n{offer.text}", rows=(*card.rows, *offer.rows))

    async def greet(self, table: Table, reply: Reply) -> None:
        """Offers the lesson to a person who has joined; a failure is logged and never stops joining."""
        try:
            if offer := await self._offer(table, reply.person, reply.words):
                await reply.beside(offer)
        except FAILURES as error:
            who = hashed(reply.person.id)
            log.warning(
                "event=lesson_offer_failed table %s: %s could not be offered a lesson: %s",
                table.id,
                who,
                error,
            )

    async def _offer(self, table: Table, person: Person, words: Translator) -> Card | None:
        """Returns the offer if it was not made before, and records that it is made now."""
        key = table.game.key
        if not has_lesson(key) or key in (await self._preferences.of(person.id)).lessons:
            return None
        if await self._store.people.has_played(person.id, key, besides=table.id):
            return None
        await self._preferences.note_lesson(person.id, key)
        lines = [words("first-time", game=words(key)), hints_for_beginners(table, person, words)]
        learn = Button(words("first-time-learn"), begin_press(key, person.id), "primary")
        return Card("\n".join(filter(None, lines)), rows=((learn,),))


def hints_for_beginners(table: Table, person: Person, words: Translator) -> str:
    """Returns a note about hints for a new player: that the table gives them, or that the host can turn them
    on; "" at a rated table, which has none."""
    if not advises(table.game) or table.terms.rated:
        return ""
    if table.terms.gives_hints:
        return words("first-time-hints")
    if table.row.host == person.id:
        return words("first-time-own-hints", **with_inner_names(buttons_at(table.row), words))
    return words("first-time-ask-hints", **with_inner_names(buttons_at(table.row), words))
