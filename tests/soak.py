"""Cases that only `make soak` plays: more of the same, to find rare faults."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

T = TypeVar("T")
SOAK = bool(os.environ.get("CASTELLAN_SOAK"))

only_in_soak = pytest.mark.soak
"""The mark of a test that only `make soak` plays."""


def in_soak(*values: object) -> object:
    """Returns a case of a parametrized test that the other cases represent."""
    return pytest.param(*values, marks=only_in_soak)


def turn_of(number: int, others: Sequence[T]) -> Sequence[T]:
    """Returns the one of `others` for the case of that number; in `make soak` all of them."""
    return others if SOAK else (others[number % len(others)],)


def in_turn(cases: Sequence[object], others: Sequence[object]) -> list[tuple[object, ...]]:
    """Each case with one of the others, which take turns; `make soak` plays all pairs."""
    return [
        (*(case if isinstance(case, tuple) else (case,)), other)
        for number, case in enumerate(cases)
        for turn, other in enumerate(others)
        if SOAK or turn == number % len(others)
    ]


class LeftToSoak:
    """A plugin of pytest: deselects the marked cases and prints their number in one line.

    With several workers each of them collects the same cases and sends their number to the process that
    writes the summary.
    """

    KEY = "left to soak"

    def __init__(self) -> None:
        self._number = 0

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        left = [] if SOAK else [item for item in items if item.get_closest_marker(only_in_soak.name)]
        if left:
            self._number = len(left)
            config.hook.pytest_deselected(items=left)
            items[:] = [item for item in items if item not in left]

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        told: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
        if told is not None:
            told[self.KEY] = self._number

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        told: dict[str, Any] = getattr(node, "workeroutput", {})
        self._number = max(self._number, told.get(self.KEY, 0))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self._number:
            terminalreporter.write_line(f"{self._number} cases are left to `make soak`")
