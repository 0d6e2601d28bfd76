"""All texts for players, in three languages: Fluent catalogues.

The texts of the core and the games are here, one folder per language. The texts of a single feature are in
its folder `texts`, one file per language.

A language's catalogues are searched for message names when it is first used; a message is parsed when it is
first needed. Parsing them all would take longer than everything else at the start. Fluent itself is imported
with the first message that has placeables, because it brings all the time zones of the world with it.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from datetime import date
from functools import cache, cached_property, lru_cache
from pathlib import Path
from pkgutil import extend_path
from typing import TYPE_CHECKING

import bot

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import FluentParser

log = logging.getLogger(__name__)

__path__ = extend_path(__path__, __name__)

LANGUAGES = ("en", "ru", "pl")
LANGUAGE_NAMES = {"en": "English", "ru": "Русский", "pl": "Polski"}
"""Each language by its own name."""
DEFAULT = "en"
KEPT = 4096
"""Formatted texts cached per language: names of rooms and places repeat."""
SHORT = 40
"""Texts with longer arguments are not cached: they hardly ever repeat."""
_BEGINNING = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The start of a message; its further lines are indented."""
_PLAIN = re.compile(r"[a-zA-Z][\w-]* *= *([^{}\n]*[^{}\s])[ \t]*(?:\n(?:#[^\n]*)?)*")
"""A message of one line without placeables, and comments after it. Fluent's parser takes 0.4 ms for one."""
_REFERENCE = re.compile(r"\{\s*([a-zA-Z][\w-]*)")
"""A reference to another message."""


class Translator:
    """Formats the messages of one language."""

    def __init__(self, lang: str, sources: Mapping[str, str]) -> None:
        self.lang = lang
        self._sources = sources
        """The source of every message."""
        self._cached_text = lru_cache(KEPT)(self._say)

    @cached_property
    def _bundle(self) -> FluentBundle:
        """The parsed messages. The first one with placeables loads Babel's data of the language."""
        from fluent.runtime import FluentBundle

        return FluentBundle([self.lang], use_isolating=False)

    def load(self) -> None:
        """Creates the bundle, which imports what formats messages."""
        self._bundle  # noqa: B018 it is cached

    def __reduce__(self) -> tuple[object, ...]:
        """Pickles only the language: another process has its own catalogues."""
        return translator, (self.lang,)

    def __call__(self, message: str, /, **args: str | int) -> str:
        """Returns the text of the message; a missing one is logged and returned as its name."""
        short = all(type(value) is int or len(str(value)) <= SHORT for value in args.values())
        text, errors = (self._cached_text if short else self._say)(message, *args.items())
        for error in errors:
            log.error("event=text_incomplete message %s in %s: %s", message, self.lang, error)
        return text

    def _say(self, message: str, *args: tuple[str, str | int]) -> tuple[str, list[Exception]]:
        """Returns the text and its errors."""
        if plain := _PLAIN.fullmatch(self._sources.get(message, "")):
            return plain[1], []
        self._parse(message)
        pattern = self._bundle.get_message(message).value if self.has(message) else None
        if pattern is None:
            return message, [LookupError("it is not there")]
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        return str(text), errors

    def day(self, day: date) -> str:
        """Returns a date as the language writes it, with its month in words."""
        from babel.dates import format_date

        return format_date(day, "long", locale=self.lang).replace(
            "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"
        )

    def has(self, message: str) -> bool:
        return message in self._sources

    def _parse(self, message: str) -> None:
        """Parse the message and those that it refers to, unless that was done before."""
        if message in self._sources and not self._bundle.has_message(message):
            source = self._sources[message]
            for part in _REFERENCE.findall(source):
                self._parse(part)
            self._bundle.add_resource(_parser().parse(source))


@cache
def _parser() -> FluentParser:
    """Returns the parser. Spans, the positions in the catalogue, would take half of the memory."""
    from fluent.syntax import FluentParser

    return FluentParser(with_spans=False)


@cache
def translator(lang: str) -> Translator:
    """Returns the translator of a language; English for one that we do not have."""
    if lang not in LANGUAGES:
        return translator(DEFAULT)
    texts = (file.read_text(encoding="utf-8") for file in catalogues(lang))
    return Translator(lang, {name: source for text in texts for name, source in _messages(text)})


def load_formatting() -> None:
    """Imports what formats messages with placeables, before a person waits for the first of them."""
    _parser()
    for lang in LANGUAGES:
        translator(lang).load()


def _messages(text: str) -> Iterator[tuple[str, str]]:
    """Yields the name and source of each message of a catalogue."""
    beginnings = list(_BEGINNING.finditer(text))
    ends = [following.start() for following in beginnings[1:]]
    for beginning, end in zip(beginnings, [*ends, len(text)], strict=True):
        yield beginning[1], text[beginning.start() : end]


def catalogues(lang: str) -> list[Path]:
    """Returns the files of a language, also those of games and features that lie elsewhere on the path."""
    here = (file for folder in __path__ for file in (Path(folder) / lang).glob("*.ftl"))
    features = (file for folder in bot.__path__ for file in Path(folder).glob(f"features/*/texts/{lang}.ftl"))
    return sorted((*here, *features))


def language(locale: str | None) -> str:
    """Returns our language for a Discord locale: "en-GB" is "en", "de" is "en"."""
    short = (locale or DEFAULT).split("-")[0].lower()
    return short if short in LANGUAGES else DEFAULT
