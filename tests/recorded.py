"""The recorded games of the corpus with all their states: played by computer players once for all tests."""

from __future__ import annotations

from functools import cache
from typing import Any

from engines.core.record import Record, retold
from engines.registry import game
from tests.engines.test_record import CORPUS


@cache
def records(key: str, seats: int) -> tuple[Record, ...]:
    """Returns the recorded games of this number of seats."""
    found = [Record.read(file.read_bytes()) for file in CORPUS if file.stem.startswith(key)]
    return tuple(record for record in found if record.seats == seats)


@cache
def recorded(key: str, seats: int) -> tuple[tuple[Any, ...], ...]:
    """Returns every state of each recorded game of this number of seats, from the set-up to the end."""
    return tuple(tuple(state for state, _ in retold(game(key), record)) for record in records(key, seats))
