"""Completes work even if its caller is cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def uncancellable(work: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Lets a cancelled caller wait until the work is done and raises the cancellation then."""

    @wraps(work)
    async def whole(*args: P.args, **kwargs: P.kwargs) -> T:
        task = asyncio.create_task(work(*args, **kwargs))
        cancelled: asyncio.CancelledError | None = None
        while not task.done():
            try:
                await asyncio.wait({task})
            except asyncio.CancelledError as error:
                cancelled = error
        if cancelled is not None:
            if not task.cancelled():
                task.exception()  # fetched, so that asyncio does not report it as never retrieved
            raise cancelled
        return task.result()

    return whole
