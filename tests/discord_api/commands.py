"""Rules of slash commands that Discord's document leaves out."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

CHAT = 1
GROUPS = (1, 2)
"""The types of options that are subcommands or groups of them."""
CHARACTERS = 8000
COMMANDS = 100
NAME = re.compile(r"[-_'\w]{1,32}")
LOCALE = re.compile(
    "id|da|de|en-GB|en-US|es-ES|es-419|fr|hr|it|lt|hu|nl|no|pl|pt-BR|ro|fi|sv-SE|vi|tr|cs|el|bg|ru|uk|hi|th|"
    "zh-CN|ja|zh-TW|ko"
)

Json = dict[str, Any]


def faults_of_commands(commands: Sequence[Json]) -> Iterator[str]:
    """Checks all commands at once, as Discord replaces them."""
    chat = [command for command in commands if command.get("type", CHAT) == CHAT]
    if len(chat) > COMMANDS:
        yield f"slash commands are more than {COMMANDS} ({len(chat)})"
    kinds = Counter((command.get("type", CHAT), command.get("name")) for command in commands)
    for (_, name), times in kinds.items():
        if times > 1:
            yield f"the command {name} is there {times} times"
    for command in commands:
        yield from faults_of_command(command)


def faults_of_command(command: Json) -> Iterator[str]:
    chat = command.get("type", CHAT) == CHAT
    yield from _faults(command, str(command.get("name")), chat=chat)
    if (length := _length(command)) > CHARACTERS:
        yield f"{command.get('name')} is longer than {CHARACTERS} characters in all ({length})"


def _faults(part: Json, path: str, *, chat: bool) -> Iterator[str]:
    """Faults of a command, or of an option at whatever depth."""
    local_names = part.get("name_localizations") or {}
    local_descriptions = part.get("description_localizations") or {}
    for locale in (*local_names, *local_descriptions):
        if not LOCALE.fullmatch(locale):
            yield f"{path}: Discord has no language {locale}"
    for name in (part.get("name"), *local_names.values()) if chat else ():
        if not NAME.fullmatch(str(name)):
            yield f"{path}: the name {name!r} has characters that a command can't have"
        elif str(name) != str(name).lower():
            yield f"{path}: the name {name} is not in lower case"
    if chat and not part.get("description"):
        yield f"{path}: the description is empty"
    if not chat and (part.get("description") or part.get("options")):
        yield f"{path}: only slash commands have descriptions and options"
    yield from _faults_of_values(part, path)
    yield from _faults_of_options(part.get("options") or [], path)


def _faults_of_options(options: Sequence[Json], path: str) -> Iterator[str]:
    for name, times in Counter(option.get("name") for option in options).items():
        if times > 1:
            yield f"{path}: the option {name} is there {times} times"
    grouped = [option.get("type") in GROUPS for option in options]
    if any(grouped) and not all(grouped):
        yield f"{path}: subcommands stand beside other options"
    seen_optional = False
    for option in options:
        if option.get("type") not in GROUPS:
            if option.get("required") and seen_optional:
                yield f"{path}: the required option {option.get('name')} stands after one that is not"
            seen_optional = seen_optional or not option.get("required")
        yield from _faults(option, f"{path} {option.get('name')}", chat=True)


def _faults_of_values(option: Json, path: str) -> Iterator[str]:
    choices = option.get("choices") or []
    if choices and option.get("autocomplete"):
        yield f"{path}: choices and autocomplete exclude each other"
    for key in ("name", "value"):
        for value, times in Counter(str(choice.get(key)) for choice in choices).items():
            if times > 1:
                yield f"{path}: the choice's {key} {value} is there {times} times"
    for choice in choices:
        for locale in choice.get("name_localizations") or {}:
            if not LOCALE.fullmatch(locale):
                yield f"{path}: Discord has no language {locale}"
    for least, most in (("min_value", "max_value"), ("min_length", "max_length")):
        bounds = option.get(least), option.get(most)
        if bounds[0] is not None and bounds[1] is not None and bounds[0] > bounds[1]:
            yield f"{path}: {least} is more than {most}"


def _length(part: Json) -> int:
    """Returns the length of names, descriptions and values; of several languages the longest counts."""
    total = 0
    for key in ("name", "description"):
        local = (part.get(f"{key}_localizations") or {}).values()
        total += max(len(text or "") for text in (part.get(key), *local))
    for choice in part.get("choices") or []:
        local = (choice.get("name_localizations") or {}).values()
        total += max(len(text) for text in (str(choice.get("name")), *local)) + len(str(choice.get("value")))
    return total + sum(map(_length, part.get("options") or []))
