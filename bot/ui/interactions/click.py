"""A press on its way through the bot: what the button says, what was chosen, and the way to reply."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.tables.actors import Person
from bot.texts import Translator
from bot.ui.interactions.press import Press
from bot.ui.interactions.reply import Reply


@dataclass(frozen=True)
class Click:
    """A press with its chosen or typed values, and the reply to the person who pressed."""

    press: Press
    reply: Reply
    values: tuple[str, ...]
    person: Person
    """The person who pressed, with their rights at the table once the router has checked access."""
    argument: Any = ""
    """The button's argument as the verb's codec reads it."""

    @property
    def table(self) -> str:
        return self.press.table

    @property
    def key(self) -> tuple[str, int]:
        """The table and the person."""
        return self.press.table, self.person.id

    @property
    def words(self) -> Translator:
        return self.reply.words

    @property
    def request(self) -> int:
        return self.reply.request
