"""What people type, cleaned before it is kept and shown: their names, texts of variants. And the names of
the computer players, in the language of their table."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from bot.texts import translator

LONGEST_NAME = 32
LONGEST_TEXT = 400
NAMELESS = "Guest"
"""The name of somebody without one, where no table's language is known."""
_MARKUP = frozenset("*_~`|<>@#\\[]:")


def clean_name(name: str) -> str:
    """A person's name, fit for texts and pictures: one short line without markup, links or pings."""
    return _plain(name)[:LONGEST_NAME].rstrip() or NAMELESS


def clean_text(text: str) -> str:
    """What was typed for a variant: one line in which nothing can work as markup, a link or a ping."""
    return _plain(text)[:LONGEST_TEXT].rstrip()


def _plain(text: str) -> str:
    line = " ".join(unicodedata.normalize("NFC", text).split())
    kept = "".join(letter for letter in line if letter.isprintable() and letter not in _MARKUP)
    return " ".join(kept.split())


def computer_names(lang: str) -> tuple[str, ...]:
    """What computer players are called in a language: as many names as a table has seats."""
    return tuple(translator(lang)("computer-names").split(", "))


def computer_name(taken: Collection[str], lang: str) -> str:
    """A name for one more computer player, as it is said at its table."""
    names = computer_names(lang)
    return next((name for name in (*names, *(f"{name} II" for name in names)) if name not in taken), names[0])


def guests(lang: str) -> tuple[str, ...]:
    """The names of seats whose people are forgotten, in the table's language: more than a table has seats."""
    guest = translator(lang)("guest")
    return (guest, *(f"{guest} {number}" for number in range(2, 10)))
