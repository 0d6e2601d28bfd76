"""A message as a plain value: text, one picture, rows of buttons and menus."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

import discord

from bot.ui.cards.markdown import in_one_line
from bot.ui.interactions.press import read

log = logging.getLogger(__name__)

Style = Literal["primary", "secondary", "success", "danger"]

LONGEST_LABEL = 80
LONGEST_TEXT = 3900  # of 4,000 in all the texts of a message
LONGEST_ALT = 1024
BUTTONS_IN_ROW = 5
OPTIONS_IN_MENU = 25

NOBODY = discord.AllowedMentions.none()
"""A card mentions no users or roles unless its sender allows them."""

GOLD = 0xE7B94C
CALM = 0x3C414C
RED = 0xE2603F


@dataclass(frozen=True)
class Button:
    label: str
    id: str
    style: Style = "secondary"
    disabled: bool = False


@dataclass(frozen=True)
class Link:
    label: str
    url: str


@dataclass(frozen=True)
class Choice:
    label: str
    value: str
    description: str = ""
    chosen: bool = False


@dataclass(frozen=True)
class Menu:
    id: str
    hint: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True)
class Picture:
    data: bytes
    name: str
    alt: str
    """A description of the picture, in the words of the card's text; `description` strips its Markdown."""

    @property
    def description(self) -> str:
        """The description sent to Discord: plain text, cut at a whole word."""
        return cut(in_one_line(self.alt), LONGEST_ALT)


Row = tuple[Button | Link, ...] | Menu


@dataclass(frozen=True)
class Card:
    """A message. `after` is the text below the picture."""

    text: str
    picture: Picture | None = None
    after: str = ""
    rows: tuple[Row, ...] = ()
    colour: int = CALM
    files: tuple[tuple[str, bytes], ...] = field(default=())
    """Further files to download: (name, bytes)."""
    table: str = ""
    """Panels at a table: that table."""
    seq: int = 0
    """Panels: the number of events that it includes."""
    path: str = ""
    """Panels: the answers given so far, as its buttons encode them."""

    at_rest: bool = False
    """Panels: whether it asks nothing, though it may have undo buttons."""
    later: asyncio.Future[Card] | None = field(default=None, compare=False, repr=False)
    """Answers sent as text: the same card with its picture, which is still being drawn."""

    previews: bool = False
    """Panels: whether it shows one decision that only has to be confirmed."""

    @property
    def untouched(self) -> bool:
        """Panels: whether no part of its question is answered yet."""
        return not self.path

    @property
    def asks(self) -> bool:
        """Panels: whether it shows a question."""
        return bool(self.rows) and not self.at_rest

    def with_note(self, note: str) -> Card:
        """The card with a sentence above its text."""
        return replace(self, text=f"{note}\n\n{self.text}" if self.text else note)

    def with_picture_named(self, name: str) -> Card:
        """The card with another file name for its picture."""
        return replace(self, picture=replace(self.picture, name=name) if self.picture else None)

    def with_row(self, buttons: Sequence[Button | Link]) -> Card:
        """The card with one row more, if there are any buttons for it."""
        return replace(self, rows=(*self.rows, tuple(buttons))) if buttons else self

    def without_buttons(self) -> Card:
        return replace(self, rows=())


def rows_of(buttons: list[Button | Link] | list[Button]) -> tuple[Row, ...]:
    """Buttons in rows of five."""
    return tuple(
        tuple(buttons[start : start + BUTTONS_IN_ROW]) for start in range(0, len(buttons), BUTTONS_IN_ROW)
    )


def cut(text: str, most: int) -> str:
    """The beginning of a text that is too long, up to the end of a word; one long word is cut."""
    if len(text) <= most:
        return text
    kept = text[: most - 1]
    if not text[most - 1].isspace() and (end := max(kept.rfind(" "), kept.rfind("\n"))) > 0:
        kept = kept[:end]
    return kept.rstrip(" \n,;:–") + "…"


def whole_lines(text: str, most: int) -> str:
    """The first lines of a text, as many as there is room for; a fence that is open there is closed."""
    fence, kept = "```", ""
    for line in text.splitlines():
        longer = f"{kept}\n{line}" if kept else line
        closing = f"\n{fence}" if longer.count(fence) % 2 else ""
        if len(longer) + len(closing) > most:
            break
        kept = longer
    return f"{kept}\n{fence}" if kept.count(fence) % 2 else kept


def distinct(rows: Sequence[Row]) -> tuple[Row, ...]:
    """Returns the rows with every id once: Discord refuses a message that has an id twice.

    Such a card is a mistake of ours, but one button less is better than no message. So this logs an error
    and leaves out all buttons and menus of that id but the first; a disabled button gives way to any other.
    """
    usable = {part.id for row in rows for part in _pressed(row) if not _disabled(part)}
    taken: set[str] = set()
    twins: set[str] = set()

    def stays(part: Button | Link | Menu) -> bool:
        if isinstance(part, Link):
            return True
        if part.id in taken or (_disabled(part) and part.id in usable):
            twins.add(part.id)
            return False
        taken.add(part.id)
        return True

    kept: list[Row] = []
    for row in rows:
        if isinstance(row, Menu):
            kept += [row] if stays(row) else []
        elif parts := tuple(part for part in row if stays(part)):
            kept.append(parts)
    if not twins:
        return tuple(rows)
    # A button's argument may be a secret: the log gets its verb only.
    verbs = sorted(press.verb if (press := read(one)) else "unknown" for one in twins)
    log.error("event=duplicate_button a card has the same id twice and shows it once: %s", ", ".join(verbs))
    return tuple(kept)


def _pressed(row: Row) -> list[Button | Menu]:
    """Returns the parts of a row that have an id."""
    return [row] if isinstance(row, Menu) else [part for part in row if isinstance(part, Button)]


def _disabled(part: Button | Menu) -> bool:
    return isinstance(part, Button) and part.disabled
