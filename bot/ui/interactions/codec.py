"""Encodes the arguments of buttons: typed values to short texts, and back.

A text that none of our buttons contains is refused before any handler runs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.tables.refusal import Refusal
from bot.ui.interactions.press import NO_TABLE, is_table_id, whole_number

T = TypeVar("T")
A = TypeVar("A")
B = TypeVar("B")


@dataclass(frozen=True)
class Codec(Generic[T]):
    """One kind of argument. `read` returns None or raises ValueError for a text that is none."""

    read: Callable[[str], T | None]
    write: Callable[[T], str]

    def parse(self, text: str) -> T:
        """The value of a button's argument; a Refusal for a text that no button of ours carries."""
        try:
            value = self.read(text)
        except ValueError:
            value = None
        if value is None:
            raise Refusal("unknown-button")
        return value


TEXT: Codec[str] = Codec(lambda text: text, str)
NOTHING: Codec[str] = Codec(lambda text: "" if not text else None, lambda nothing: "")
NUMBER: Codec[int] = Codec(whole_number, str)
USER: Codec[int] = Codec(lambda text: int(text) if text.isdecimal() and len(text) <= 20 else None, str)
"""The Discord id of a person."""
PAGE: Codec[int] = Codec(lambda text: whole_number(text) or 0, str)
"""The number of a page; anything else leads to the first."""
TABLE_ID: Codec[str] = Codec(lambda text: text if is_table_id(text) and text != NO_TABLE else None, str)


def one_of(*choices: str) -> Codec[str]:
    """One of these words."""
    return Codec(lambda text: text if text in choices else None, str)


ON_OFF: Codec[bool] = Codec(
    lambda text: {"on": True, "off": False}.get(text), lambda on: "on" if on else "off"
)


def pair(first: Codec[A], second: Codec[B], separator: str = " ") -> Codec[tuple[A, B]]:
    """Two arguments; the second may be empty if its codec takes an empty text."""

    def read(text: str) -> tuple[A, B]:
        one, _, other = text.partition(separator)
        return first.parse(one), second.parse(other)

    def write(values: tuple[A, B]) -> str:
        return f"{first.write(values[0])}{separator}{second.write(values[1])}".rstrip(separator)

    return Codec(read, write)
