"""What people and servers have set. Every setting has a default, so that nobody has to set anything."""

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
    """What a later version wrote and this one does not know is left out."""

    model_config = ConfigDict(frozen=True, extra="ignore")


Value = bool | int | str
"""What a field of a feature may hold."""


class _Extensible(_Settings):
    """Has room for fields of features that this module does not know."""

    of_features: dict[str, Value] = {}
    """By name: `<feature>.<field>`. Fields of features that are not installed are kept as they are."""

    def changed(self, changes: Mapping[str, Any]) -> Self:
        """The settings with other values; names with a dot are fields of features."""
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
        """Its value; the default if none is stored, or one that is not offered."""
        value = settings.of_features.get(self.name, self.default)
        if type(value) is not type(self.default) or (self.offered is not None and value not in self.offered):
            return self.default
        return value


class LessonProgress(_Settings):
    """How far somebody has come in a game's lesson; it is there once they were told of it."""

    step: int = Field(default=0, ge=0)
    """The step that they have reached, from 0; 0 again once they have finished."""
    finished: bool = False


class PersonSettings(_Extensible):
    """How somebody wants to be treated, at every table and on every server."""

    lang: str | None = None
    """None: the language of their Discord."""
    reminders: Literal["all", "due", "none"] = "all"
    """All of them, only the first call, or none."""
    offset: int | None = Field(default=None, ge=-720, le=840)
    """Minutes that their clock is ahead of UTC; None: not told, so that no hour is known to be night."""
    quiet_from: int = Field(default=22, ge=0, le=23)
    quiet_to: int = Field(default=8, ge=0, le=23)
    """Their hours in which no reminder comes; equal ones: there are none."""
    private_messages: bool = True
    words_first: bool = False
    confirm: Literal["final", "every"] = "final"
    """Whether only what is final is asked for once more, or every decision."""
    emblem: int | None = Field(default=None, ge=0, le=7)
    daily_list: bool = False
    """Whether their tables are listed once a day in a private message."""
    listed: float = 0.0
    """When that was done last."""
    away_since: float = 0.0
    away_until: float | None = None
    away: Literal["stand_in", "pause"] = "stand_in"
    """What becomes of their seats while they are away."""
    hidden: bool = False
    """Whether nobody else may see their results: not on a page, in no top, as nobody's opponent."""
    everywhere: bool = False
    """Whether their rated games of all servers count for one rating more."""
    lessons: dict[str, LessonProgress] = {}
    """Their lessons, by game."""


class ServerSettings(_Extensible):
    """How a server wants its tables."""

    channels: tuple[int, ...] = ()
    """Where tables may be opened; (): wherever people may write."""
    lang: str | None = None
    pace: Pace = "none"
    tables: int | None = Field(default=None, ge=1, le=1000)
    """How many may be open; None: as many as the installation allows."""
    caller_role: int | None = None
    """The role that a table calls which looks for players."""
    rated: bool = False
    called: float = 0.0
    """When the role was called last."""
    daily_channel: int | None = None
    """Where the daily castle is told of; None: nowhere."""
    daily_hour: int = Field(default=18, ge=0, le=23)
    """The hour of UTC from which on that is done."""


class SettingsStore(Protocol):
    """Where settings are kept, as JSON."""

    async def settings(self, user: int) -> str | None: ...
    async def set_settings(self, user: int, settings: str) -> None: ...
    async def server_settings(self, guild: int) -> str | None: ...
    async def set_server_settings(self, guild: int, settings: str) -> None: ...


S = TypeVar("S", bound=_Settings)


class Preferences:
    """Everybody's settings, looked up once and remembered: every panel and every post asks."""

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
        """The settings after the change, which is written down; ValidationError for a value that is none."""
        async with self._changing:
            return await self._write(user, changes)

    async def note_lesson(self, user: int, game: str, **changes: Any) -> None:
        """How far somebody has come in a lesson; without changes, that they know of it."""
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
        """Whether somebody wants every decision confirmed, not only final ones."""
        return user is not None and (await self.of(user)).confirm == "every"

    async def language(self, user: int | None, otherwise: str) -> str:
        """The language that somebody has set."""
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
        """Read somebody's settings from the file the next time."""
        self._people.cache.pop(user, None)

    def forget_all(self) -> None:
        """Read everything anew: other processes may have changed anything."""
        self._people.cache.clear()
        self._servers.cache.clear()

    def forget_server(self, guild: int) -> None:
        self._servers.cache.pop(guild, None)


class _Known(Generic[S]):
    """Settings by id, as many as fit."""

    def __init__(self, kind: type[S]) -> None:
        self._kind = kind
        self.cache: LRUCache[int, S] = LRUCache(_REMEMBERED)

    def read(self, text: str | None) -> S:
        """What was stored; the defaults where that can't be read."""
        try:
            return self._kind.model_validate_json(text or "{}")
        except ValidationError:
            return self._kind()
