"""Names at a table: people's own, cleaned, and those of the computer players."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

LONGEST_NAME = 32
NAMELESS = "Guest"
_MARKUP = frozenset("*_~`|<>@#\\[]:")
_COMPUTER_NAMES = ("Gargoyle", "Beacon", "Portcullis", "Drawbridge", "Turret", "Moat", "Bailey")


def clean_name(name: str) -> str:
    """A person's name, fit for texts and pictures: one short line without markup, links or pings."""
    line = " ".join(unicodedata.normalize("NFC", name).split())
    kept = "".join(letter for letter in line if letter.isprintable() and letter not in _MARKUP)
    return " ".join(kept.split())[:LONGEST_NAME].rstrip() or NAMELESS


def computer_name(taken: Collection[str]) -> str:
    """A name for one more computer player; there are as many as a table has seats."""
    return next(name for name in _COMPUTER_NAMES if name not in taken)
