"""Repeats a change that lost a race against another process, on the table as it is now."""

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
"""Maximum attempts; after that the user is asked to look again."""


class VersionConflict(Refusal):
    """The table has changed between the read and the write: nothing was written."""

    def __init__(self) -> None:
        super().__init__("outdated")


def retry_on_conflict(work: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Repeats work that reads and writes a table if the table has changed in between."""

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
    """Makes all public coroutine methods of a class retry."""
    for name, method in list(vars(work).items()):
        if inspect.iscoroutinefunction(method) and not name.startswith("_"):
            setattr(work, name, retry_on_conflict(method))
    return work
