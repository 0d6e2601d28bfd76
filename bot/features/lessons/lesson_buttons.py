"""Which games have a lesson, and the way to one."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Generic, TypeVar, cast

from bot.tables.refusal import Refusal
from bot.ui.faces import hosted
from bot.ui.faces.script import Lesson
from bot.ui.interactions.codec import Codec, one_of, pair
from bot.ui.interactions.press import NO_TABLE, Press, whole_number
from bot.ui.panel.questions import PanelAddress, PanelVerbs

PANEL = PanelVerbs("study", "opt", "try")
_ID = re.compile(r"@[0-9a-f]{1,16}")
_SHORT = 99991
"""Earlier versions wrote what is left of an id when it is divided by this."""

T = TypeVar("T")


def _module(key: str) -> str:
    return f"bot.ui.faces.{key}.lesson"


@cache
def has_lesson(key: str) -> bool:
    """Whether a hosted game has a lesson; nothing is imported for that."""
    return find_spec(_module(key)) is not None


@cache
def lesson_of(key: str) -> Lesson | None:
    """Returns the lesson of a hosted game; None if it has none.

    Imports the game's engine, which takes time: callers on the event loop run this in a studio.
    """
    return cast(Lesson, import_module(_module(key)).LESSON) if has_lesson(key) else None


@dataclass(frozen=True)
class Owner:
    """The owner of a lesson, as its buttons encode it: an ID, or the short number of earlier versions."""

    id: int | None = None
    short: int | None = None

    def is_user(self, user: int) -> bool:
        return user == self.id if self.short is None else user % _SHORT == self.short


def _read_owner(text: str) -> Owner | None:
    if _ID.fullmatch(text):
        return Owner(int(text[1:], 16))
    short = whole_number(text)
    return None if short is None else Owner(short=short)


def _write_owner(owner: Owner) -> str:
    return str(owner.short) if owner.id is None else f"@{owner.id:x}"


@dataclass(frozen=True)
class InLesson(Generic[T]):
    """The content of a lesson's button. The step takes the place of a table's event number."""

    key: str
    owner: Owner
    rest: T

    def check_owner(self, user: int) -> None:
        if not self.owner.is_user(user):
            raise Refusal("lesson-of-others")


OWNER: Codec[Owner] = Codec(_read_owner, _write_owner)
GAME: Codec[str] = Codec(lambda text: text if text in hosted() else None, str)


def in_lesson(rest: Codec[T]) -> Codec[InLesson[T]]:
    """The codec of a lesson's button: its game and its owner before the rest."""
    codec = pair(GAME, pair(OWNER, rest))

    def read(text: str) -> InLesson[T]:
        key, (owner, after) = codec.parse(text)
        return InLesson(key, owner, after)

    return Codec(read, lambda one: codec.write((one.key, (one.owner, one.rest))))


STEP, BEGIN, AGAIN, SHOW, TABLE, AGAINST = "step", "begin", "again", "show", "table", "against"
"""The requests of buttons next to the panel."""
BESIDE: Codec[InLesson[str]] = in_lesson(one_of(STEP, BEGIN, AGAIN, SHOW, TABLE, AGAINST))


def begin_press(key: str, user: int) -> str:
    """Returns the id of a button that opens a game's lesson at the step the person had reached."""
    return beside_press(key, user, 0, BEGIN)


def beside_press(key: str, user: int, step: int, what: str) -> str:
    """Returns the id of a button next to the panel."""
    return Press(NO_TABLE, step, "learn", BESIDE.write(InLesson(key, Owner(user), what))).id


def panel_address(key: str, user: int, step: int) -> PanelAddress:
    """Returns the address of the panel's buttons at that step."""
    return PanelAddress(NO_TABLE, step, PANEL, f"{key} {OWNER.write(Owner(user))}")
