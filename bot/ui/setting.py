"""Settings as values: what a person or a server can choose, how the card shows it, what a choice changes.

Features give them; `/me settings` and `/server settings` are assembled from all of them by `order`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Self, TypeVar

from bot.tables.preferences import PersonSettings, ServerSettings
from bot.tables.refusal import Refusal
from bot.texts import Translator
from bot.ui.cards.card import Button, Menu, Row, Style
from bot.ui.interactions.codec import TEXT, pair
from bot.ui.interactions.press import NO_TABLE, Press

SWITCHES_IN_ROW = 4
"""Their labels are long: five do not stand in one row on a phone."""
SETTING = pair(TEXT, TEXT, "=")
"""A setting with its value; a menu's id has none."""


@dataclass(frozen=True)
class Moment:
    """When a person looks at their card."""

    now: float
    half: bool | None = None
    """Whether the clock's menu offers times half an hour off; None: as their own clock is."""


@dataclass(frozen=True)
class Here:
    """A server's choices: channels and roles by id and name, the nearest first."""

    channels: tuple[tuple[int, str], ...]
    roles: tuple[tuple[int, str], ...]
    bound: int
    """The number of open tables that the installation allows."""


S = TypeVar("S", bound=PersonSettings | ServerSettings)
C = TypeVar("C", bound=Moment | Here)


@dataclass(frozen=True)
class Setting(Generic[S, C]):
    """One setting. `S` is what is stored, `C` what it is shown and chosen from."""

    name: str
    """Stands in the ids of its buttons and menus: cards that were sent go on working."""
    order: int
    """Its place among the explanations, among the menus and among the switches of the card."""
    controls: Callable[[S, C, Translator], Sequence[Button | Menu]]
    """Its menus, or the button that switches it."""
    changes: Callable[[Sequence[str], S, C], Mapping[str, Any] | None]
    """The fields that a choice changes; None for a choice that was never offered."""
    help: Callable[[S, Translator], str] | None = None
    """A sentence that explains it."""
    channels: Callable[[S], Collection[int]] = lambda stored: ()
    """The channels that it names. They are always among those that a server can choose from."""
    verb: ClassVar[str]
    """The verb of its buttons and menus."""

    @classmethod
    def switch(
        cls,
        name: str,
        label: str,
        help_: str,
        order: int,
        is_on: Callable[[S], bool],
        changes: Callable[[bool], Mapping[str, Any]] | None = None,
    ) -> Self:
        """A setting that is on or off, with the messages that name and explain it.

        A press changes the field `name`, unless `changes` says otherwise.
        """

        def controls(stored: S, context: C, words: Translator) -> list[Button]:
            on = is_on(stored)
            state = words("setting-on" if on else "setting-off", setting=words(label))
            style: Style = "success" if on else "secondary"
            return [Button(state, setting_id(cls.verb, name, "off" if on else "on"), style)]

        def changed(values: Sequence[str], stored: S, context: C) -> Mapping[str, Any] | None:
            if (value := only(values)) not in ("on", "off"):
                return None
            return {name: value == "on"} if changes is None else changes(value == "on")

        return cls(name, order, controls, changed, lambda stored, words: words(help_))


class PersonSetting(Setting[PersonSettings, Moment]):
    """A row of `/me settings`."""

    verb = "me"


class ServerSetting(Setting[ServerSettings, Here]):
    """A row of `/server settings`."""

    verb = "server"


def setting_id(verb: str, name: str, value: str = "") -> str:
    """The id of the menu or button of a setting."""
    return Press(NO_TABLE, 0, verb, SETTING.write((name, value))).id


def only(values: Sequence[str]) -> str:
    """Returns the chosen value; "" unless there is exactly one."""
    return values[0] if len(values) == 1 else ""


class SettingRows:
    """All settings. It is made before the core and filled while features are built."""

    def __init__(self) -> None:
        self.person: list[PersonSetting] = []
        self.server: list[ServerSetting] = []

    def add(self, settings: Iterable[PersonSetting | ServerSetting]) -> None:
        for setting in settings:
            if isinstance(setting, PersonSetting):
                self.person.append(setting)
            else:
                self.server.append(setting)
        for rows in (self.person, self.server):
            rows.sort(key=lambda one: one.order)
            if len({one.name for one in rows}) < len(rows):
                raise ValueError("two settings of the same name")


def explanations(settings: Iterable[Setting[S, C]], stored: S, words: Translator) -> list[str]:
    """A small line for each setting that explains itself."""
    return [f"-# {one.help(stored, words)}" for one in settings if one.help is not None]


def rows(settings: Iterable[Setting[S, C]], stored: S, context: C, words: Translator) -> tuple[Row, ...]:
    """All menus, then all switches."""
    controls = [control for one in settings for control in one.controls(stored, context, words)]
    menus = [control for control in controls if isinstance(control, Menu)]
    switches = [control for control in controls if isinstance(control, Button)]
    starts = range(0, len(switches), SWITCHES_IN_ROW)
    return (*menus, *(tuple(switches[start : start + SWITCHES_IN_ROW]) for start in starts))


def changes_of(
    settings: Iterable[Setting[S, C]], name: str, values: Sequence[str], stored: S, context: C
) -> Mapping[str, Any]:
    """The fields that a choice changes; a Refusal for one that was never offered."""
    for one in settings:
        if one.name == name and (changes := one.changes(values, stored, context)) is not None:
            return changes
    raise Refusal("unknown-button")
