"""The form that opens a table: game, computer players and their level, pace, rated."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, get_args

import discord
from discord import ui

from bot.tables.levels import USUAL
from bot.tables.preferences import ServerSettings
from bot.tables.refusal import Refusal
from bot.tables.terms import Pace
from bot.texts import Translator
from bot.ui.cards.card import cut
from bot.ui.faces import hosted
from bot.ui.interactions.press import NO_TABLE, Press
from engines.core.players import LEVELS
from engines.registry import game

FORM, OPEN = "new", "open"
"""The verbs: show the form, and open the table that it describes."""
YES, NO = "yes", "no"
LONGEST_TITLE = 45


@dataclass(frozen=True)
class Wanted:
    """The table that a person has described in the form."""

    game: str
    computers: int
    level: str
    pace: str
    rated: bool

    @classmethod
    def read(cls, values: Sequence[str]) -> Wanted:
        """A Refusal for values that the form does not offer."""
        if len(values) != 5:
            raise Refusal("unknown-button")
        key, computers, level, pace, rated = values
        offered = key in hosted() and level in LEVELS and pace in get_args(Pace) and rated in (YES, NO)
        if not offered or computers not in map(str, range(most_computers() + 1)):
            raise Refusal("unknown-button")
        return cls(key, int(computers), level, pace, rated == YES)


def most_computers() -> int:
    """Returns the largest number of computer players that any game has seats for besides its host."""
    return max(game(key).seats[-1] for key in hosted()) - 1


def open_press(number: int = 0) -> str:
    """Returns the id of a button that shows the form; the number distinguishes several such messages."""
    return Press(NO_TABLE, number, FORM).id


def opening_form(server: ServerSettings, words: Translator) -> ui.Modal:
    """It is stopped before it is sent: its answer comes to the router. Everything has an answer already."""
    title = cut(words("form-title"), LONGEST_TITLE)
    modal = ui.Modal(title=title, custom_id=Press(NO_TABLE, 0, OPEN).id, timeout=None)
    games = [(words(key), key) for key in hosted()]
    counts = [(str(count), str(count)) for count in range(most_computers() + 1)]
    levels = [(words(f"level-{level}"), level) for level in LEVELS]
    paces = [(words(f"pace-{pace}"), pace) for pace in get_args(Pace)]
    rated = [(words("form-rated-no"), NO), (words("form-rated-yes"), YES)]
    modal.add_item(_menu("game", words("form-game"), games, games[0][1]))
    modal.add_item(_menu("computers", words("form-computers"), counts, "0"))
    modal.add_item(_circles("level", words("form-level"), levels, USUAL))
    modal.add_item(_menu("pace", words("form-pace"), paces, server.pace))
    modal.add_item(_circles("rated", words("form-rated"), rated, YES if server.rated else NO))
    modal.stop()
    return modal


def _menu(name: str, title: str, choices: Iterable[tuple[str, str]], chosen: str) -> ui.Label[Any]:
    options = [
        discord.SelectOption(label=cut(label, 100), value=value, default=value == chosen)
        for label, value in choices
    ]
    menu: ui.Select[Any] = ui.Select(custom_id=name, options=options, required=True)
    return ui.Label(text=cut(title, LONGEST_TITLE), component=menu)


def _circles(name: str, title: str, choices: Iterable[tuple[str, str]], chosen: str) -> ui.Label[Any]:
    """All of a few answers stand in the form: one tap chooses, and no menu has to be opened."""
    options = [
        discord.RadioGroupOption(label=cut(label, 100), value=value, default=value == chosen)
        for label, value in choices
    ]
    circles: ui.RadioGroup[Any] = ui.RadioGroup(custom_id=name, options=options, required=True)
    return ui.Label(text=cut(title, LONGEST_TITLE), component=circles)
