"""Verbs: everything that a button, a menu or a form can ask for, as values with bound handlers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Protocol

import discord

from bot.tables.refusal import Refusal
from bot.ui.cards.card import Card
from bot.ui.interactions.click import Click
from bot.ui.interactions.codec import TEXT, Codec
from bot.ui.interactions.press import NO_TABLE, Press


class Acknowledged(Enum):
    """When Discord learns that a press has arrived."""

    BY_ANSWER = "the answer needs no drawing and no writing, and is the acknowledgement"
    MEANWHILE = "the handler changes nothing: it draws while the press is acknowledged"
    FIRST = "the handler changes something: it runs only once the press is acknowledged"
    SILENTLY = "as FIRST, and the person gets no answer: the public message changes"


class Scope(Enum):
    """The subject of a press."""

    TABLE = "a table that the person may see"
    NO_TABLE = "the person, their server or a game of their own: no table"
    PRIVATE = "a game of one person and no table: its argument says whose, and refuses anybody else"
    EITHER = "a table, or none"


class OwnGame(Protocol):
    """The argument of a verb with `Scope.PRIVATE`."""

    def check_owner(self, user: int) -> None:
        """Raises a Refusal if the game belongs to another person."""


def _as_sent(press: Press) -> Press:
    return press


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
    renewed: Callable[[Press], Press] = _as_sent
    """Rewrites a press whose button an earlier version sent; returns any other as it is."""

    @property
    def private(self) -> bool:
        """Whether only this person sees the answer; otherwise the public lobby changes."""
        return self.acknowledged is not Acknowledged.SILENTLY

    @property
    def looks(self) -> bool:
        """Whether it only shows something, so that a newer press of the same kind replaces it."""
        return self.acknowledged is Acknowledged.MEANWHILE

    def read(self, click: Click) -> Click:
        """The click with its argument as the codec reads it; a Refusal if it is out of the verb's scope."""
        no_table = click.table == NO_TABLE
        if self.scope is not Scope.EITHER and no_table is (self.scope is Scope.TABLE):
            raise Refusal("unknown-button")
        press = self.renewed(click.press)
        argument = self.argument.parse(press.argument)
        if self.scope is Scope.PRIVATE:
            game: OwnGame = argument
            game.check_owner(click.person.id)
        return replace(click, press=press, argument=argument)


def by_id(verbs: Iterable[Verb]) -> dict[str, Verb]:
    """The verbs by id; two of one id are a mistake of the program."""
    index: dict[str, Verb] = {}
    for verb in verbs:
        if verb.id in index:
            raise ValueError(f"two verbs are called {verb.id!r}")
        index[verb.id] = verb
    return index
