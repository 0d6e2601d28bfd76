"""Which games have a lesson, and the way to one."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from bot.ui.faces.script import Lesson
from bot.ui.interactions.press import NO_TABLE, Press

_PEOPLE = 99991


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


def begin_press(key: str, user: int) -> str:
    """The id of a button that takes somebody to a game's lesson, wherever they were in it."""
    return lesson_press(key, user, 0, "learn", "begin")


def lesson_press(key: str, user: int, step: int, verb: str, argument: str) -> str:
    """The id of a button of somebody's lesson: its step stands where tables count their events."""
    return Press(NO_TABLE, step, verb, f"{key} {short_number(user)} {argument}").id


def short_number(user: int) -> str:
    """Whose lesson it is, on its buttons: a whole id would leave too little room for the answers."""
    return str(user % _PEOPLE)
