"""Measures the space that a card takes on a phone's screen.

A phone is 390 px wide, and Discord leaves 290 px of it to a card. A line of text holds 36 characters and is
20 px high, small print 42 and 16, a heading 30 and 24; an empty line is half a line. A picture is as wide as
the card. A button is 24 px wide and 8 more for each character, with gaps of 8; buttons that do not fit wrap.
Every row of them, and every menu, is 44 px high.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from struct import unpack_from
from typing import NamedTuple

from bot.ui.cards.card import Card, Menu, Row
from bot.ui.cards.markdown import plain

WIDTH = 290
ROW_HEIGHT = 44
BUTTON_EDGES, BUTTON_CHARACTER, BUTTON_GAP = 24, 8, 8
EMPTY_LINE = 10


class Print(NamedTuple):
    """One kind of line: how many characters it holds, and its height."""

    characters: int
    height: int


TEXT, SMALL, HEADING = Print(36, 20), Print(42, 16), Print(30, 24)
_HEADING = re.compile(r"#{1,3} ")
_SMALL_MARK = "-# "
_MENTION = re.compile(r"<[@#][!&]?\d+>")
_MOMENT = re.compile(r"<t:\d+(:\w)?>")


@dataclass(frozen=True)
class Size:
    """The space that a card takes: lines of text before its picture, rows of controls, px of height."""

    lines: int
    rows: int
    height: int


def size_of(card: Card) -> Size:
    """Measures a card. A card without a picture has all of its lines before it."""
    before, before_height = lines_of(card.text)
    _, after_height = lines_of(card.after)
    rows = sum(map(rows_taken, card.rows))
    picture = _picture_height(card.picture.data) if card.picture is not None else 0
    return Size(before, rows, before_height + picture + after_height + rows * ROW_HEIGHT)


def lines_of(text: str) -> tuple[int, int]:
    """The lines that a text takes, and their height; empty lines have a height only."""
    lines = height = 0
    for line in text.splitlines():
        if not line.strip():
            height += EMPTY_LINE
            continue
        kind = HEADING if _HEADING.match(line) else SMALL if line.startswith(_SMALL_MARK) else TEXT
        shown = plain(_MOMENT.sub("in 12 hours", _MENTION.sub("@mention", line)))
        taken = len(textwrap.wrap(shown.removeprefix(_SMALL_MARK), kind.characters)) or 1
        lines += taken
        height += taken * kind.height
    return lines, height


def rows_taken(row: Row) -> int:
    """The rows that one row of a card takes on a phone."""
    return 1 if isinstance(row, Menu) else rows_of_labels([button.label for button in row])


def is_wide(label: str) -> bool:
    """Whether a button with that label is wider than the card: its text then takes several lines."""
    return BUTTON_EDGES + BUTTON_CHARACTER * len(label) > WIDTH


def rows_of_labels(labels: Sequence[str]) -> int:
    """The rows that buttons of one row take, wrapped."""
    rows, left = 0, 0
    for label in labels:
        width = min(WIDTH, BUTTON_EDGES + BUTTON_CHARACTER * len(label))
        if rows and left >= BUTTON_GAP + width:
            left -= BUTTON_GAP + width
        else:
            rows, left = rows + 1, WIDTH - width
    return rows


def _picture_height(data: bytes) -> int:
    """The height of a PNG picture that is shown as wide as the card; its header has the size."""
    width, height = unpack_from(">II", data, 16)
    return int(WIDTH * height / width)
