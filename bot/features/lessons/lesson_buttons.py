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
    """The lesson of a hosted game; None where nobody has made one.

    The game's engine is imported with it: whoever must not wait for that asks in a studio.
    """
    return cast(Lesson, import_module(_module(key)).LESSON) if has_lesson(key) else None


@dataclass(frozen=True)
class Owner:
    """Whose lesson it is, as its buttons say: by their id, or by the short number of earlier versions."""

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
    """What a button of a lesson carries. The step stands where tables count their events."""

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
"""What a button beside the panel asks for."""
BESIDE: Codec[InLesson[str]] = in_lesson(one_of(STEP, BEGIN, AGAIN, SHOW, TABLE, AGAINST))


def begin_press(key: str, user: int) -> str:
    """The id of a button that takes somebody to a game's lesson, wherever they were in it."""
    return beside_press(key, user, 0, BEGIN)


def beside_press(key: str, user: int, step: int, what: str) -> str:
    """The id of a button beside the panel."""
    return Press(NO_TABLE, step, "learn", BESIDE.write(InLesson(key, Owner(user), what))).id


def panel_address(key: str, user: int, step: int) -> PanelAddress:
    """Where the buttons of the panel lead at that step."""
    return PanelAddress(NO_TABLE, step, PANEL, f"{key} {OWNER.write(Owner(user))}")
