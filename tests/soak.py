"""What only `make soak` plays: more of the same, to find what is rare."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

import pytest

T = TypeVar("T")
SOAK = bool(os.environ.get("CASTELLAN_SOAK"))


def in_soak(*values: object) -> object:
    """A case of a parametrized test that the other cases stand for."""
    return pytest.param(*values, marks=pytest.mark.skipif(not SOAK, reason="`make soak` plays it"))


def turn_of(number: int, others: Sequence[T]) -> Sequence[T]:
    """The one of the others that the case of that number is seen with; in `make soak` all of them."""
    return others if SOAK else (others[number % len(others)],)


def in_turn(cases: Sequence[object], others: Sequence[object]) -> list[tuple[object, ...]]:
    """Each case with one of the others, which take turns; `make soak` plays all pairs."""
    return [
        (*(case if isinstance(case, tuple) else (case,)), other)
        for number, case in enumerate(cases)
        for turn, other in enumerate(others)
        if SOAK or turn == number % len(others)
    ]
