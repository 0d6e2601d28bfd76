"""Who asks, where a table is opened, and how many tables there may be."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Person:
    """Who asks. A moderator may end and start anybody's table."""

    id: int
    name: str
    moderator: bool = False
    lang: str = "en"


@dataclass(frozen=True)
class Venue:
    """Where a table is opened: a server's channel, with the language that is spoken there."""

    guild: int
    channel: int
    lang: str


@dataclass(frozen=True)
class TableLimits:
    """How many open tables there may be."""

    per_server: int = 25
    per_person: int = 5
