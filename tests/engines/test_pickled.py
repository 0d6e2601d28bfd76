"""States and views go to other processes without what was derived from them."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from engines import registry
from tests.engines.playing import shared_games


def values(value: Any) -> Iterator[Any]:
    """Yields a value and everything in it."""
    yield value
    if isinstance(value, dict):
        value = (*value, *value.values())
    elif is_dataclass(value) and not isinstance(value, type):
        value = [getattr(value, field.name) for field in fields(value)]
    if isinstance(value, tuple | list | frozenset):
        for inner in value:
            yield from values(inner)


@pytest.mark.parametrize("key", registry.keys())
def test_nothing_derived_is_pickled(key: str) -> None:
    """The event loop pickles a state while a thread may be computing something from it."""
    game = registry.game(key)
    for _, moves in shared_games(game):
        for move in moves[:: max(1, len(moves) // 5)]:
            view = game.view(move.before, move.seat)
            game.forecast(view, move.action)
            for copy in values(pickle.loads(pickle.dumps((move.before, view)))):
                if is_dataclass(copy) and hasattr(copy, "__dict__"):
                    assert {*vars(copy)} <= {field.name for field in fields(copy)}, type(copy)
