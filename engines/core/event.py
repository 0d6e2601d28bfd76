"""Events: the outcomes of actions as plain values that a log, a caption and a test can read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

Plain: TypeAlias = str | int | bool | list["Plain"] | dict[str, "Plain"] | None


class Event(NamedTuple):
    """One event: its kind ("placed"), its seat, and its facts by name."""

    kind: str
    seat: int | None
    facts: Mapping[str, Plain]
    only: tuple[int, ...] | None = None
    """The seats that may know of it; None means that every seat and spectator may."""
