"""A card as Discord takes it: components, and files beside them.

The components are plain JSON. Building them from discord.py's objects would take several times as long.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ComponentType, ui

from bot.ui.cards.card import (
    CALM,
    LONGEST_LABEL,
    LONGEST_TEXT,
    Button,
    Card,
    Choice,
    Link,
    Menu,
    Row,
    cut,
    distinct,
)

Component = dict[str, Any]

LONGEST_HINT = 150
LONGEST_CHOICE = 100
STYLES = {style.name: style.value for style in discord.ButtonStyle}


class Layout(ui.LayoutView):
    """The components of one message, in a coloured frame.

    It is stopped from the beginning: discord.py never stores a finished view, so no message leaves anything
    behind in memory and every press comes to the router.
    """

    def __init__(self, parts: Iterable[Component], colour: int) -> None:
        super().__init__(timeout=None)
        self._frame = {
            "type": ComponentType.container.value,
            "accent_color": colour,
            "components": list(parts),
        }
        self.stop()

    def has_components_v2(self) -> bool:
        return True

    def to_components(self) -> list[Component]:
        return [self._frame]


def layout(card: Card) -> tuple[Layout, list[discord.File]]:
    """The card as Discord's components with its files."""
    parts: list[Component] = []
    files: list[discord.File] = []
    if card.text:
        parts.append(_text(cut(card.text, LONGEST_TEXT - len(card.after))))
    if card.picture is not None:
        name, alt = card.picture.name, card.picture.description
        parts.append(_gallery([(name, alt)]))
        files.append(discord.File(io.BytesIO(card.picture.data), name, description=alt))
    for name, data in card.files:
        parts.append({"type": ComponentType.file.value, "file": _attached(name)})
        files.append(discord.File(io.BytesIO(data), name))
    if card.after:
        parts.append(_text(cut(card.after, LONGEST_TEXT)))
    parts += map(_row, distinct(card.rows))
    return Layout(parts, card.colour), files


def kept_layout(text: str, pictures: Sequence[tuple[str, str]], after: str, rows: Sequence[Row]) -> Layout:
    """A message whose pictures (file name, alt text) are already there, with other words or buttons."""
    parts = [_text(text)] if text else []
    if pictures:
        parts.append(_gallery(pictures))
    if after:
        parts.append(_text(after))
    parts += map(_row, distinct(rows))
    return Layout(parts, CALM)


def _text(content: str) -> Component:
    return {"type": ComponentType.text_display.value, "content": content}


def _gallery(pictures: Iterable[tuple[str, str]]) -> Component:
    items = [{"media": _attached(name), "description": alt or None} for name, alt in pictures]
    return {"type": ComponentType.media_gallery.value, "items": items}


def _attached(name: str) -> dict[str, str]:
    return {"url": f"attachment://{name}"}


def _row(row: Row) -> Component:
    parts = [_menu(row)] if isinstance(row, Menu) else [*map(_button, row)]
    return {"type": ComponentType.action_row.value, "components": parts}


def _menu(menu: Menu) -> Component:
    return {
        "type": ComponentType.select.value,
        "custom_id": menu.id,
        "placeholder": cut(menu.hint, LONGEST_HINT),
        "min_values": menu.least,
        "max_values": min(menu.most, len(menu.choices)),
        "options": [*map(_option, menu.choices)],
    }


def _option(choice: Choice) -> Component:
    return {
        "label": cut(choice.label, LONGEST_CHOICE),
        "value": choice.value,
        "description": cut(choice.description, LONGEST_CHOICE) or None,
        "default": choice.chosen,
    }


def _button(button: Button | Link) -> Component:
    label = cut(button.label, LONGEST_LABEL)
    if isinstance(button, Link):
        return {
            "type": ComponentType.button.value,
            "style": STYLES["link"],
            "label": label,
            "url": button.url,
        }
    return {
        "type": ComponentType.button.value,
        "style": STYLES[button.style],
        "label": label,
        "custom_id": button.id,
        "disabled": button.disabled,
    }
