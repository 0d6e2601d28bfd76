"""What becomes of a private message that was answered: one line, without picture and buttons."""

from __future__ import annotations

from bot.service.table import Entry, Table
from bot.texts import Words
from bot.ui.card import Card
from bot.ui.faces import face_of


def answered_card(table: Table, venue: int, answer: Entry | None, words: Words) -> Card:
    """What was chosen, at which game."""
    what = ""
    if answer is not None and answer.action is not None:
        what = face_of(table.game.key).chosen(table.game.parse(answer.action), words)
    message = "private-message-chosen" if what else "private-message-decided"
    return Card(words(message, game=words(table.game.key), venue=f"<#{venue}>", what=what))
