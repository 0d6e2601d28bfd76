"""Who sits down at a kind of game for the first time is told of its lesson and of hints: once, privately."""

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
from bot.ui.cards.button_names import buttons_at
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
        """A private answer about a table, with the offer below for who needs one."""
        offer = await self._offer(table, reply.person, reply.words)
        if offer is None:
            return card
        return replace(card, text=f"{card.text}\n\n{offer.text}", rows=(*card.rows, *offer.rows))

    async def greet(self, table: Table, reply: Reply) -> None:
        """Offer the lesson to somebody who has joined, beside everything: joining never fails for it."""
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
        """The offer, if it was not made before; that it is made now is written down."""
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
    """Hints are a term of the table: who is new is told of them, or whom to ask; a rated table has none."""
    if not advises(table.game) or table.terms.rated:
        return ""
    if table.terms.gives_hints:
        return words("first-time-hints")
    if table.row.host == person.id:
        return words("first-time-own-hints", **buttons_at(table.row))
    return words("first-time-ask-hints", **buttons_at(table.row))
