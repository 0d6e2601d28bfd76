"""The form of a private message after its answer: one line, without picture and buttons."""

from __future__ import annotations

from bot.tables.table import Entry, Table
from bot.texts import Translator
from bot.ui.cards.card import Card
from bot.ui.faces import face_of


def answered_card(table: Table, venue: int, answer: Entry | None, words: Translator) -> Card:
    """Returns the card with the choice and its game."""
    what = ""
    if answer is not None and answer.action is not None:
        what = face_of(table.game.key).chosen(table.game.parse(answer.action), words)
    game, place = words(table.game.key), f"<#{venue}>"
    if what:
        return Card(words("private-message-chosen", game=game, venue=place, what=what))
    if answer is None and table.history.went_back:
        return Card(words("private-message-gone", game=game, venue=place))
    return Card(words("private-message-decided", game=game, venue=place))
