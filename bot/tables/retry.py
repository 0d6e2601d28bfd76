"""What another process was quicker with is done once more, on the table as it is now; nobody notices."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from bot.tables.refusal import Refusal

P = ParamSpec("P")
T = TypeVar("T")
C = TypeVar("C")

TIMES = 5
"""So often it is tried; where that many were quicker, whoever pressed may look again."""


class VersionConflict(Refusal):
    """The table has moved on between being read and being written: nothing was written."""

    def __init__(self) -> None:
        super().__init__("outdated")


def retry_on_conflict(work: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Work that reads a table and writes it, and begins anew when it was overtaken."""

    @wraps(work)
    async def tried(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TIMES - 1):
            try:
                return await work(*args, **kwargs)
            except VersionConflict:
                continue
        return await work(*args, **kwargs)

    return tried


def retrying(work: type[C]) -> type[C]:
    """Each thing that can be done there."""
    for name, method in list(vars(work).items()):
        if inspect.iscoroutinefunction(method) and not name.startswith("_"):
            setattr(work, name, retry_on_conflict(method))
    return work
