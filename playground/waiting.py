"""Waits for a condition of the world; only its changes wake a waiter."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from playground.model import Interaction
from playground.state import Change
from playground.world import World

T = TypeVar("T")


class Waiting:
    """The conditions that tests and scripts wait for.

    A condition is checked right when a change happens, so a state that lasts only until the next change is
    not missed. With `about` (ids of a channel or an interaction) it is checked only after changes there:
    hundreds of people can wait at once.
    """

    def __init__(self, world: World) -> None:
        self._looks: dict[int | None, set[Callable[[], None]]] = {}
        world.subscribe(self._told)

    async def wait_for(
        self,
        condition: Callable[[], T | None],
        within: float,
        *,
        about: int | None = None,
        describe: Callable[[], str] = lambda: "",
    ) -> T:
        """Returns the first truthy result of a condition; TimeoutError names the condition."""
        result = condition()
        if result:
            return result
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def look() -> None:
            if future.done():
                return
            try:
                found = condition()
            except Exception as error:
                future.set_exception(error)
                return
            if found:
                future.set_result(found)

        looks = self._looks.setdefault(about, set())
        looks.add(look)
        try:
            return await asyncio.wait_for(future, within)
        except TimeoutError:
            raise TimeoutError(f"not within {within} s. {describe()}".rstrip()) from None
        finally:
            looks.discard(look)
            if not looks and self._looks.get(about) is looks:
                del self._looks[about]

    def _told(self, change: Change) -> None:
        keys: list[int | None] = [None]
        if change.channel is not None:
            keys.append(change.channel.id)
        if isinstance(change.subject, Interaction):
            keys.append(change.subject.id)
        for key in keys:
            for look in list(self._looks.get(key, ())):
                look()
