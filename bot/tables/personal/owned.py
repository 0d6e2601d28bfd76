"""Who owns which SQL table: how a person's rows are exported and erased, and what goes with a server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Owned:
    """One SQL table of a feature."""

    table: str
    erase: Callable[[int], Awaitable[None]] | None = None
    """Takes a person out of it."""
    export: Callable[[int], Awaitable[Mapping[str, Any]]] | None = None
    """Reads a person's rows for `/me data`, each kind by its name."""
