"""Words first: the setting of a person who reads the board in words, and cards with those words in them.

A panel of theirs begins with the board in words; a public post of a table at which they sit has it in small
print above the picture. The setting stays until it is switched back, at every table.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.tables.preferences import Preferences
from bot.tables.table import Table
from bot.texts import Translator
from bot.ui.cards.card import LONGEST_TEXT, Card, whole_lines
from bot.ui.cards.markdown import plain
from bot.ui.faces import face_of
from bot.work.drawing import Studio

_SPARE = 300
"""Room in a public post for its status to grow: mentions make it longer."""
_NOT_SMALL = ("#", "-", ">", "`")
"""Beginnings of lines that Discord would not show in small print."""


class WordsFirst:
    """The people who want words first."""

    def __init__(self, preferences: Preferences) -> None:
        self.preferences = preferences
        """All settings: code that shows panels reads others here, too."""

    async def wanted_by(self, user: int | None) -> bool:
        return user is not None and (await self.preferences.of(user)).words_first

    async def choose(self, user: int, *, words: bool) -> None:
        await self.preferences.change(user, words_first=words)

    async def panel(
        self, card: Card, table: Table, seat: int, words: Translator, studio: Studio, heading: str = ""
    ) -> Card:
        """A panel as its person wants it, with the heading above everything."""
        if await self.wanted_by(table.seats[seat].user):
            room = len(heading) + 2 if heading else 0
            card = await studio.run(words_before, card, table, seat, words, room)
        return card.with_note(heading) if heading else card

    async def wanted_by_any(self, people: Iterable[int | None]) -> bool:
        """Whether one of these people wants words first."""
        for user in people:
            if await self.wanted_by(user):
                return True
        return False


def words_before(card: Card, table: Table, seat: int | None, words: Translator, heading: int = 0) -> Card:
    """The card with the board in words, as that seat or a spectator sees it, before its text.

    The rest is a file. It leaves room for a heading of that many characters.
    """
    board = _board(table, table.view(seat), words)
    room = LONGEST_TEXT - len(card.after) - len(card.text) - 2 - heading
    if len(board) <= room:
        return replace(card, text=f"{board}\n\n{card.text}".rstrip("\n"))
    goes_on = words("words-go-on-in-file")
    kept = whole_lines(board, room - len(goes_on) - 1)
    file = (f"{table.game.key}-{table.id}-{table.seq}.txt", plain(board).encode())
    text = f"{kept}\n{goes_on}\n\n{card.text}".strip("\n")
    return replace(card, text=text, files=(*card.files, file))


def words_below(card: Card, table: Table, words: Translator) -> Card:
    """Returns the card with the public board in small print below its text, as far as there is room."""
    board = _small(_board(table, table.view(None), words))
    room = LONGEST_TEXT - _SPARE - len(card.after) - len(card.text) - 1
    if len(board) > room:
        goes_on = f"-# {words('words-go-on')}"
        board = f"{whole_lines(board, room - len(goes_on) - 1)}\n{goes_on}"
    return replace(card, text=f"{card.text}\n{board}")


def _board(table: Table, view: Any, words: Translator) -> str:
    return face_of(table.game.key).in_words(view, table.names, words)


def _small(text: str) -> str:
    """Returns the text in small print; leaves code fences and lines with their own markup unchanged."""
    lines, fenced = [], False
    for line in text.splitlines():
        plainly = fenced or not line.strip() or line.startswith(_NOT_SMALL)
        if line.count("```") % 2:
            fenced = not fenced
        lines.append(line if plainly else f"-# {line}")
    return "\n".join(lines)
