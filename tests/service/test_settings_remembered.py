"""Settings are remembered, and no more of them than 5,000 people's and 5,000 servers'."""

from __future__ import annotations

import gc
import weakref
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.tables.preferences import Preferences

MOST = 5000


class Asked:
    """In place of the database: everybody has the default settings, and each time they are read counts."""

    def __init__(self) -> None:
        self.read: Counter[int] = Counter()

    async def settings(self, user: int) -> str | None:
        self.read[user] += 1
        return None

    async def server_settings(self, guild: int) -> str | None:
        return await self.settings(guild)

    async def set_settings(self, user: int, settings: str) -> None: ...

    async def set_server_settings(self, guild: int, settings: str) -> None: ...


def people(preferences: Preferences) -> Callable[[int], Awaitable[Any]]:
    return preferences.of


def servers(preferences: Preferences) -> Callable[[int], Awaitable[Any]]:
    return preferences.of_server


def changed(preferences: Preferences) -> Callable[[int], Awaitable[Any]]:
    """Settings that were changed are remembered as well."""
    return lambda user: preferences.change(user, lang="pl")


@pytest.mark.parametrize("ask", [people, servers, changed])
async def test_settings_of_many_do_not_fill_the_memory(
    ask: Callable[[Preferences], Callable[[int], Awaitable[Any]]],
) -> None:
    preferences = Preferences(Asked())
    look, alive = ask(preferences), []
    most = 0
    for number in range(2 * MOST + 10):
        alive.append(weakref.ref(await look(number)))
        if number % 1000 == 999:
            gc.collect()
            alive = [settings for settings in alive if settings() is not None]
            most = max(most, len(alive))
    assert 0 < most <= MOST


@pytest.mark.parametrize("ask", [people, servers])
async def test_settings_are_read_once(
    ask: Callable[[Preferences], Callable[[int], Awaitable[Any]]],
) -> None:
    asked = Asked()
    look = ask(Preferences(asked))
    for number in range(300):
        await look(number % 100)
    assert asked.read == Counter(dict.fromkeys(range(100), 1))
