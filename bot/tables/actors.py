"""The person who asks, the venue of a new table, and the limits on open tables."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Person:
    """The person who asks for a change. A moderator may end and start any table."""

    id: int
    name: str
    moderator: bool = False
    lang: str = "en"


@dataclass(frozen=True)
class Venue:
    """The place where a table is opened: a server's channel, with its language."""

    guild: int
    channel: int
    lang: str


@dataclass(frozen=True)
class TableLimits:
    """The maximum numbers of open tables."""

    per_server: int = 25
    per_person: int = 5
