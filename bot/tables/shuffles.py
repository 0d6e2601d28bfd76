"""Named shuffles: the same name, variants and number of seats deal the same game anywhere."""

from __future__ import annotations

import hashlib

from bot.tables.names import clean_text
from engines.core.chance import SEED_DIGITS, is_seed

LONGEST_SHUFFLE = 40


def shuffle_name(typed: str) -> str | None:
    """Returns the typed name of a shuffle, cleaned; None if nothing is left of it."""
    return clean_text(typed)[:LONGEST_SHUFFLE].rstrip() or None


def dealt_from(name: str) -> str:
    """Returns the seed of a named shuffle, ignoring case; a name that is a seed is that seed."""
    if is_seed(name):
        return name
    return hashlib.sha256(f"shuffle/{name.casefold()}".encode()).hexdigest()[:SEED_DIGITS]
