"""The settings of people and servers. Every setting has a default, so that setting any is optional."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Literal, Protocol, Self, TypeVar

from cachetools import LRUCache
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.tables.terms import Pace

_REMEMBERED = 5000


class _Settings(BaseModel):
    """Ignores settings that only a later version knows."""

    model_config = ConfigDict(frozen=True, extra="ignore", defer_build=True)


Value = bool | int | str
"""The types that a feature's field may have."""


class _Extensible(_Settings):
    """Has room for fields of features that this module does not know."""

    of_features: dict[str, Value] = {}
    """By name: `<feature>.<field>`. Fields of features that are not installed are kept as they are."""

    def changed(self, changes: Mapping[str, Any]) -> Self:
        """Returns the settings with other values; names with a dot are fields of features."""
        extensions = {name: value for name, value in changes.items() if "." in name}
        values = {**self.model_dump(), **{name: changes[name] for name in changes.keys() - extensions.keys()}}
        return self.model_validate({**values, "of_features": {**self.of_features, **extensions}})


T = TypeVar("T", bool, int, str)


@dataclass(frozen=True)
class FeatureField(Generic[T]):
    """A field that a feature adds to the settings of people or of servers."""

    name: str
    """`<feature>.<field>`."""
    default: T
    offered: Collection[T] | None = None
    """The values that it can have; None: any of its type."""

    def of(self, settings: PersonSettings | ServerSettings) -> T:
        """Returns its value; the default if none is stored, or one that is not offered."""
        value = settings.of_features.get(self.name, self.default)
        if type(value) is not type(self.default) or (self.offered is not None and value not in self.offered):
            return self.default
        return value


class LessonProgress(_Settings):
    """A person's progress in a game's lesson; it exists once they know of the lesson."""

    step: int = Field(default=0, ge=0)
    """The step that they have reached, from 0; 0 again once they have finished."""
    finished: bool = False


class PersonSettings(_Extensible):
    """A person's settings for all tables and servers."""

    lang: str | None = None
    """None: the language of their Discord."""
    reminders: Literal["all", "due", "none"] = "all"
    """All reminders, only the first mention, or none."""
    offset: int | None = Field(default=None, ge=-720, le=840)
    """Minutes that their clock is ahead of UTC; None: unknown, so that no hour is known to be night."""
    clock_asked: bool = False
    """Whether they have opened the question for their time."""
    quiet_from: int = Field(default=22, ge=0, le=23)
    quiet_to: int = Field(default=8, ge=0, le=23)
    """Their hours without reminders; equal ones: there are none."""
    private_messages: bool = True
    words_first: bool = False
    confirm: Literal["final", "every"] = "final"
    """Whether only final decisions need a confirmation, or all."""
    emblem: int | None = Field(default=None, ge=0, le=7)
    daily_list: bool = False
    """Whether they get a list of their tables once a day in a private message."""
    listed: float = 0.0
    """When the last list was sent."""
    away_since: float = 0.0
    away_until: float | None = None
    away: Literal["stand_in", "pause"] = "stand_in"
    """Whether a stand-in plays while they are away, or the tables wait."""
    hidden: bool = False
    """Whether others may not see their results: not on a page, in no ranking, not as an opponent."""
    everywhere: bool = False
    """Whether their rated games of all servers also count for a rating over all servers."""
    lessons: dict[str, LessonProgress] = {}
    """Their lessons, by game."""


class ServerSettings(_Extensible):
    """A server's settings for its tables."""

    channels: tuple[int, ...] = ()
    """The channels where tables may be opened; (): wherever people may write."""
    lang: str | None = None
    pace: Pace = "none"
    tables: int | None = Field(default=None, ge=1, le=1000)
    """The maximum number of open tables; None: the limit of the installation."""
    caller_role: int | None = None
    """The role that is mentioned when a table looks for players."""
    rated: bool = False
    called: float = 0.0
    """When the role was mentioned last."""
    daily_channel: int | None = None
    """The channel for posts about the daily castle; None: no posts."""
    daily_hour: int = Field(default=18, ge=0, le=23)
    """The UTC hour from which on they are posted."""


class SettingsStore(Protocol):
    """Stores settings as JSON."""

    async def settings(self, user: int) -> str | None: ...
    async def set_settings(self, user: int, settings: str) -> None: ...
    async def server_settings(self, guild: int) -> str | None: ...
    async def set_server_settings(self, guild: int, settings: str) -> None: ...


S = TypeVar("S", bound=_Settings)


class Preferences:
    """Caches the settings of people and servers, because every panel and every post needs them."""

    def __init__(self, store: SettingsStore) -> None:
        self._store = store
        self._people: _Known[PersonSettings] = _Known(PersonSettings)
        self._servers: _Known[ServerSettings] = _Known(ServerSettings)
        self._changing = asyncio.Lock()

    async def of(self, user: int) -> PersonSettings:
        if user not in self._people.cache:
            self._people.cache[user] = self._people.read(await self._store.settings(user))
        return self._people.cache[user]

    async def change(self, user: int, **changes: Any) -> PersonSettings:
        """Store the change and return the new settings; ValidationError if a value is invalid."""
        async with self._changing:
            return await self._write(user, changes)

    async def note_lesson(self, user: int, game: str, **changes: Any) -> None:
        """Store a person's progress in a lesson; without changes, that they know of it."""
        async with self._changing:
            self.forget(user)
            lessons = (await self.of(user)).lessons
            before = lessons.get(game, LessonProgress())
            after = LessonProgress.model_validate({**before.model_dump(), **changes})
            if game not in lessons or after != before:
                await self._write(user, {"lessons": {**lessons, game: after}})

    async def _write(self, user: int, changes: dict[str, Any]) -> PersonSettings:
        self.forget(user)  # another process may have changed them
        changed = (await self.of(user)).changed(changes)
        await self._store.set_settings(user, changed.model_dump_json(exclude_defaults=True))
        self._people.cache[user] = changed
        return changed

    async def confirms_all(self, user: int | None) -> bool:
        """Whether the person wants to confirm every decision, not only final ones."""
        return user is not None and (await self.of(user)).confirm == "every"

    async def language(self, user: int | None, otherwise: str) -> str:
        """Returns the language that the person has set, or `otherwise`."""
        return otherwise if user is None else (await self.of(user)).lang or otherwise

    async def of_server(self, guild: int) -> ServerSettings:
        if guild not in self._servers.cache:
            self._servers.cache[guild] = self._servers.read(await self._store.server_settings(guild))
        return self._servers.cache[guild]

    async def change_server(self, guild: int, **changes: Any) -> ServerSettings:
        async with self._changing:
            self.forget_server(guild)
            changed = (await self.of_server(guild)).changed(changes)
            await self._store.set_server_settings(guild, changed.model_dump_json(exclude_defaults=True))
            self._servers.cache[guild] = changed
        return changed

    def forget(self, user: int) -> None:
        """Read a person's settings from the store the next time."""
        self._people.cache.pop(user, None)

    def forget_all(self) -> None:
        """Read all settings from the store the next time: other processes may have changed any."""
        self._people.cache.clear()
        self._servers.cache.clear()

    def forget_server(self, guild: int) -> None:
        self._servers.cache.pop(guild, None)


class _Known(Generic[S]):
    """A bounded cache of settings by id."""

    def __init__(self, kind: type[S]) -> None:
        self._kind = kind
        self.cache: LRUCache[int, S] = LRUCache(_REMEMBERED)

    def read(self, text: str | None) -> S:
        """Parses stored settings; the defaults if they can't be read."""
        try:
            return self._kind.model_validate_json(text or "{}")
        except ValidationError:
            return self._kind()
