"""Rules of messages, components and modals that Discord's document leaves out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Any

CONTENT = 2000
"""The document says 4000: that is what people with Nitro may write."""
ROWS, COMPONENTS, CHARACTERS = 5, 40, 4000
EMBED_CHARACTERS = 6000
FILES = 10
MODAL_COMPONENTS = 5

ACTION_ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
TEXT_DISPLAY = 10
SELECTS = (STRING_SELECT, 5, 6, 7, 8)
ONLY_IN_V2 = (9, TEXT_DISPLAY, 11, 12, 13, 14, 17)
LINK, PREMIUM = 5, 6
IS_COMPONENTS_V2 = 1 << 15

Json = dict[str, Any]


def faults_of_message(message: Json, files: Collection[str], *, edit: bool) -> Iterator[str]:
    """`files` are the names of the uploaded files; an edit may be empty."""
    components = list(walk(message.get("components")))
    v2 = bool((message.get("flags") or 0) & IS_COMPONENTS_V2)
    if len(message.get("content") or "") > CONTENT:
        yield f"content is longer than {CONTENT} characters ({len(message['content'])})"
    yield from (_faults_in_v2 if v2 else _faults_without_v2)(message, components)
    if not (edit or files or any(message.get(part) for part in PARTS)):
        yield "an empty message can't be sent"
    yield from faults_of_components(components)
    yield from _faults_of_files(message, files)
    yield from _faults_of_mentions(message.get("allowed_mentions") or {})
    if (length := sum(map(_embed_length, message.get("embeds") or []))) > EMBED_CHARACTERS:
        yield f"embeds are longer than {EMBED_CHARACTERS} characters together ({length})"


PARTS = ("content", "embeds", "components", "poll", "sticker_ids")
"""The possible parts of a message, besides files."""


def _faults_in_v2(message: Json, components: Sequence[Json]) -> Iterator[str]:
    for part in PARTS:
        if part != "components" and message.get(part):
            yield f"{part} can't stand beside components v2"
    if len(components) > COMPONENTS:
        yield f"components are more than {COMPONENTS} in all ({len(components)})"
    characters = sum(len(one.get("content") or "") for one in components if one.get("type") == TEXT_DISPLAY)
    if characters > CHARACTERS:
        yield f"text displays are longer than {CHARACTERS} characters together ({characters})"


def _faults_without_v2(message: Json, components: Sequence[Json]) -> Iterator[str]:
    for one in components:
        if one.get("type") in ONLY_IN_V2:
            yield f"a component of type {one['type']} needs the flag for components v2"
    rows = message.get("components") or []
    if len(rows) > ROWS:
        yield f"components are more than {ROWS} action rows ({len(rows)})"


def walk(components: object) -> Iterator[Json]:
    """Yields all components, however deep; the document refuses everything else."""
    for one in components if isinstance(components, list) else []:
        if isinstance(one, dict):
            yield one
            yield from walk(one.get("components"))
            yield from walk([one.get("accessory"), one.get("component")])


def faults_of_components(components: Sequence[Json]) -> Iterator[str]:
    for key in ("custom_id", "id"):
        for value, times in Counter(str(one[key]) for one in components if one.get(key)).items():
            if times > 1:
                yield f"{key} {value} is there {times} times"
    for one in components:
        kind = one.get("type")
        if kind == ACTION_ROW:
            yield from _faults_of_row(one)
        elif kind == BUTTON:
            yield from _faults_of_button(one)
        elif kind in SELECTS:
            yield from _faults_of_select(one)
        elif kind == TEXT_INPUT:
            yield from _faults_of_text_input(one)


def _faults_of_row(row: Json) -> Iterator[str]:
    inside = [one.get("type") for one in row.get("components") or [] if isinstance(one, dict)]
    if len(inside) > 1 and any(kind != BUTTON for kind in inside):
        yield "an action row holds buttons, or one component of another kind"


def _faults_of_button(button: Json) -> Iterator[str]:
    style = button.get("style")
    if style == LINK:
        if not button.get("url"):
            yield "a link button needs a url"
        if button.get("custom_id"):
            yield "a link button has no custom_id"
    elif style != PREMIUM:
        if not button.get("custom_id"):
            yield "a button needs a custom_id"
        if button.get("url"):
            yield "a button with a custom_id has no url"
    if style != PREMIUM and not (button.get("label") or button.get("emoji")):
        yield "a button needs a label or an emoji"


def _faults_of_select(select: Json) -> Iterator[str]:
    least, most = select.get("min_values"), select.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    if least > most:
        yield f"min_values is more than max_values ({least}, {most})"
    if select.get("type") != STRING_SELECT:
        return
    options = [one for one in select.get("options") or [] if isinstance(one, dict)]
    if most > len(options):
        yield f"max_values is more than the number of options ({most}, {len(options)})"
    for value, times in Counter(str(one.get("value")) for one in options).items():
        if times > 1:
            yield f"the option value {value} is there {times} times"
    if (chosen := sum(bool(one.get("default")) for one in options)) > most:
        yield f"more options are chosen from the start than max_values ({chosen}, {most})"


def _faults_of_text_input(field: Json) -> Iterator[str]:
    least, most = field.get("min_length") or 0, field.get("max_length") or CHARACTERS
    if least > most:
        yield f"min_length is more than max_length ({least}, {most})"
    value = field.get("value") or ""
    if value and not least <= len(value) <= most:
        yield f"the value's length is not between min_length and max_length ({len(value)})"


def _faults_of_files(message: Json, files: Collection[str]) -> Iterator[str]:
    if len(files) > FILES:
        yield f"files are more than {FILES} ({len(files)})"
    attached = [one for one in message.get("attachments") or [] if isinstance(one, dict)]
    for one in attached:
        number = str(one.get("id", ""))
        if number.isdecimal() and len(files) <= int(number) < FILES:
            yield f"attachment {number} was not uploaded"
    # A file that an edit keeps is listed by its id alone: its name is not known here.
    names = {*files, *(one.get("filename") for one in attached)}
    for name in _named_files([message.get("components"), message.get("embeds")]):
        if name not in names:
            yield f"attachment://{name} names no uploaded file"


def _named_files(node: object) -> Iterator[str]:
    if isinstance(node, list):
        for one in node:
            yield from _named_files(one)
    elif isinstance(node, dict):
        for key, value in node.items():
            if key in ("url", "icon_url") and str(value).startswith("attachment://"):
                yield str(value).removeprefix("attachment://")
            else:
                yield from _named_files(value)


def _faults_of_mentions(allowed: Json) -> Iterator[str]:
    for kind in ("users", "roles"):
        if kind in (allowed.get("parse") or []) and allowed.get(kind):
            yield f"allowed_mentions parses {kind} and lists them too"


def _embed_length(embed: Json) -> int:
    texts = [embed.get("title"), embed.get("description")]
    texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    texts += [one.get(part) for one in embed.get("fields") or [] for part in ("name", "value")]
    return sum(len(text or "") for text in texts)


def faults_of_modal(modal: Json) -> Iterator[str]:
    top = modal.get("components") or []
    if len(top) > MODAL_COMPONENTS:
        yield f"a modal's components are more than {MODAL_COMPONENTS} ({len(top)})"
    for one in top:
        inside = one.get("components") or [] if isinstance(one, dict) else []
        if any(field.get("type") == TEXT_INPUT and not field.get("label") for field in inside):
            yield "a text input in an action row needs a label"
    yield from faults_of_components(list(walk(top)))
