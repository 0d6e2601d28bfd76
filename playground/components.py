"""Message components, Components V2 included: their numbers, walking them, finding one."""

from collections.abc import Iterable, Iterator
from typing import Any

ACTION_ROW = 1
BUTTON = 2
STRING_SELECT = 3
TEXT_INPUT = 4
USER_SELECT = 5
ROLE_SELECT = 6
MENTIONABLE_SELECT = 7
CHANNEL_SELECT = 8
SECTION = 9
TEXT_DISPLAY = 10
THUMBNAIL = 11
MEDIA_GALLERY = 12
FILE = 13
SEPARATOR = 14
CONTAINER = 17
LABEL = 18
FILE_UPLOAD = 19
RADIO_GROUP = 21
CHECKBOX_GROUP = 22
CHECKBOX = 23

SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
V2_ONLY = (SECTION, TEXT_DISPLAY, THUMBNAIL, MEDIA_GALLERY, FILE, SEPARATOR, CONTAINER)
MODAL_INPUTS = (TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)

LINK_STYLE = 5
PREMIUM_STYLE = 6


def walk(tree: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every component, outer before inner, in reading order."""
    for component in tree:
        yield component
        yield from walk(component.get("components") or [])
        for slot in ("accessory", "component"):
            if isinstance(component.get(slot), dict):
                yield from walk([component[slot]])


def placed(at: str, tree: Iterable[dict[str, Any]]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The same, each with its place as Discord's refusals name it: `components.0.accessory`."""
    for number, component in enumerate(tree):
        place = f"{at}.{number}"
        yield place, component
        yield from placed(f"{place}.components", component.get("components") or [])
        for slot in ("accessory", "component"):
            if isinstance(inner := component.get(slot), dict):
                yield f"{place}.{slot}", inner


def media(component: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The media items (`{"url": …}`) that a component shows."""
    if component.get("type") == MEDIA_GALLERY:
        for item in component.get("items") or []:
            yield item.get("media") or {}
    elif component.get("type") == THUMBNAIL:
        yield component.get("media") or {}
    elif component.get("type") == FILE:
        yield component.get("file") or {}


def number(tree: list[dict[str, Any]]) -> None:
    """Give every component without an id the next free one, as Discord does."""
    taken = {c["id"] for c in walk(tree) if c.get("id")}
    following = 1
    for component in walk(tree):
        if not component.get("id"):
            while following in taken:
                following += 1
            component["id"] = following
            taken.add(following)


def with_custom_id(tree: list[dict[str, Any]], custom_id: str) -> dict[str, Any] | None:
    return next((c for c in walk(tree) if c.get("custom_id") == custom_id), None)


def copied(tree: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A copy that can be changed (several times faster than `copy.deepcopy`)."""
    return [_copied(component) for component in tree]


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copied(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_copied(inner) for inner in value]
    return value
