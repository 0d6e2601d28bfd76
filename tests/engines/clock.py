"""A clock that goes only as far as work is done: how long players think, whatever machine they think on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch


class Clock:
    """Seconds that were worked for."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@contextmanager
def worked(name: str, *modules: Any, cost: Callable[..., float]) -> Iterator[Clock]:
    """Each call of this function, wherever these modules call it, takes as many seconds as `cost` says.

    `cost` is handed what the function is; nothing else takes any time.
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
