"""A clock that only work advances: measures how long players think, independent of the machine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch


class Clock:
    """Seconds of work so far."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@contextmanager
def worked(name: str, *modules: Any, cost: Callable[..., float]) -> Iterator[Clock]:
    """Makes each call of this function by these modules take as many seconds as `cost` says.

    `cost` gets the function's arguments; nothing else takes any time.
    """
    clock, work = Clock(), getattr(modules[0], name)

    def at_work(*given: Any) -> Any:
        clock.now += cost(*given)
        return work(*given)

    with patch("engines.core.thinking.time.perf_counter", clock):
        patches = [patch.object(module, name, at_work) for module in modules]
        for each in patches:
            each.start()
        try:
            yield clock
        finally:
            for each in patches:
                each.stop()
