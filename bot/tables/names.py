"""Cleans typed names and texts before they are stored and shown; names the computer players of a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from bot.texts import translator

LONGEST_NAME = 32
LONGEST_TEXT = 400
NAMELESS = "Guest"
"""The name of a person without one, if no table's language is known."""
_MARKUP = frozenset("*_~`|<>@#\\[]:")


def clean_name(name: str) -> str:
    """Returns a person's name as one short line without markup, links or pings."""
    return _plain(name)[:LONGEST_NAME].rstrip() or NAMELESS


def clean_text(text: str) -> str:
    """Returns the typed text of a variant as one line without markup, links or pings."""
    return _plain(text)[:LONGEST_TEXT].rstrip()


def _plain(text: str) -> str:
    line = " ".join(unicodedata.normalize("NFC", text).split())
    kept = "".join(letter for letter in line if letter.isprintable() and letter not in _MARKUP)
    return " ".join(kept.split())


def computer_names(lang: str) -> tuple[str, ...]:
    """Returns the names of computer players in a language: as many as a table has seats."""
    return tuple(translator(lang)("computer-names").split(", "))


def computer_name(taken: Collection[str], lang: str) -> str:
    """Returns a name for one more computer player, in the language of its table."""
    names = computer_names(lang)
    return next((name for name in (*names, *(f"{name} II" for name in names)) if name not in taken), names[0])


def guests(lang: str) -> tuple[str, ...]:
    """Returns names for the seats of erased people, in the table's language: more than a table has seats."""
    guest = translator(lang)("guest")
    return (guest, *(f"{guest} {number}" for number in range(2, 10)))
