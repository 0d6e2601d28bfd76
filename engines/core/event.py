"""What happened: outcomes in words that a log, a caption and a test can read. Plain values only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

Plain: TypeAlias = str | int | bool | list["Plain"] | dict[str, "Plain"] | None


class Event(NamedTuple):
    """One thing that happened: its kind ("placed"), whose it is, and its facts by name."""

    kind: str
    seat: int | None
    facts: Mapping[str, Plain]
    only: tuple[int, ...] | None = None
    """The seats that may know of it; None means that everybody may."""
