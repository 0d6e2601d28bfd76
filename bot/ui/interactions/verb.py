"""Verbs: everything that a button, a menu or a form can ask for, as values with bound handlers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Any

import discord

from bot.ui.cards.card import Card
from bot.ui.interactions.click import Click
from bot.ui.interactions.codec import TEXT, Codec


class Acknowledged(Enum):
    """When Discord learns that a press has arrived."""

    BY_ANSWER = "the answer needs no drawing and no writing, and is the acknowledgement"
    MEANWHILE = "the handler changes nothing: it draws while the press is acknowledged"
    FIRST = "the handler changes something: it runs only once the press is acknowledged"
    SILENTLY = "as FIRST, and the person gets no answer: the public message changes"


class Scope(Enum):
    """What a press is about."""

    TABLE = "a table that the person may see"
    NO_TABLE = "the person, their server or a game of their own: no table"
    EITHER = "a table, or none"


Answer = Card | discord.ui.Modal | None
Handler = Callable[[Click], Awaitable[Answer]]


@dataclass(frozen=True)
class Verb:
    """One thing that can be asked for. Its handler returns the answer: a card, a form or nothing."""

    id: str
    acknowledged: Acknowledged
    handler: Handler
    argument: Codec[Any] = TEXT
    scope: Scope = Scope.TABLE
    from_form: bool = False
    """Whether a form may ask for it, not only a button or a menu."""
    panel: bool = False
    """Whether the answer is the person's panel."""
    playing: bool = False
    """Whether the person who presses looks at a running game."""
    final: bool = False
    """Whether it does something that looking elsewhere does not take back."""

    @property
    def private(self) -> bool:
        """Whether only this person sees the answer; else everybody sees the lobby change."""
        return self.acknowledged is not Acknowledged.SILENTLY

    @property
    def looks(self) -> bool:
        """Whether it only shows something, so that a newer press of the same kind replaces it."""
        return self.acknowledged is Acknowledged.MEANWHILE


def by_id(verbs: Iterable[Verb]) -> dict[str, Verb]:
    """The verbs by id; two of one id are a mistake of the program."""
    found: dict[str, Verb] = {}
    for verb in verbs:
        if verb.id in found:
            raise ValueError(f"two verbs are called {verb.id!r}")
        found[verb.id] = verb
    return found
