"""Everything that is said, in three languages: Fluent catalogues.

What the core and the games say lies here, one folder per language. What only one feature says lies in that
feature's folder `texts`, one file per language.

A catalogue is looked through for the names of its messages when its language is first spoken; a message
is parsed when it is first said. Parsing them all would take longer than everything else at the start.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from datetime import date
from functools import cache, lru_cache
from pathlib import Path
from pkgutil import extend_path

from babel.dates import format_date
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

import bot

log = logging.getLogger(__name__)

__path__ = extend_path(__path__, __name__)

LANGUAGES = ("en", "ru", "pl")
DEFAULT = "en"
KEPT = 4096
"""Formatted texts kept per language: names of rooms and places come again."""
SHORT = 40
"""Texts with something longer in them are put together anew: they hardly ever come again."""
_BEGINNING = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message begins; all that belongs to it is indented."""
_PARSER = FluentParser(with_spans=False)
"""Where in its catalogue a part of a message stands is of no use here, and would be half of what is kept."""
_REFERENCE = re.compile(r"\{\s*([a-zA-Z][\w-]*)")
"""Where a message says another."""


class Translator:
    """Says a message of the catalogue in one language."""

    def __init__(self, lang: str, sources: Mapping[str, str]) -> None:
        self.lang = lang
        self._sources = sources
        """Every message as it is written in its catalogue."""
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._cached_text = lru_cache(KEPT)(self._say)

    def __reduce__(self) -> tuple[object, ...]:
        """Another process has its own catalogues."""
        return translator, (self.lang,)

    def __call__(self, message: str, /, **args: str | int) -> str:
        """The text of the message; a missing one is said by its name and logged, never an error."""
        short = all(type(value) is int or len(str(value)) <= SHORT for value in args.values())
        text, errors = (self._cached_text if short else self._say)(message, *args.items())
        for error in errors:
            log.error("event=text_incomplete message %s in %s: %s", message, self.lang, error)
        return text

    def _say(self, message: str, *args: tuple[str, str | int]) -> tuple[str, list[Exception]]:
        """The text, and what is wrong with it."""
        self._parse(message)
        pattern = self._bundle.get_message(message).value if self.has(message) else None
        if pattern is None:
            return message, [LookupError("it is not there")]
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        return str(text), errors

    def day(self, day: date) -> str:
        """A date as the language writes it, with its month in words."""
        return format_date(day, "long", locale=self.lang).replace(
            "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"
        )

    def has(self, message: str) -> bool:
        return message in self._sources

    def _parse(self, message: str) -> None:
        """Have the message at hand, with those that it is made of."""
        if message in self._sources and not self._bundle.has_message(message):
            source = self._sources[message]
            for part in _REFERENCE.findall(source):
                self._parse(part)
            self._bundle.add_resource(_PARSER.parse(source))


@cache
def translator(lang: str) -> Translator:
    """The words of a language; English for one that we do not speak."""
    if lang not in LANGUAGES:
        return translator(DEFAULT)
    texts = (file.read_text(encoding="utf-8") for file in catalogues(lang))
    return Translator(lang, {name: source for text in texts for name, source in _messages(text)})


def _messages(text: str) -> Iterator[tuple[str, str]]:
    """The messages of a catalogue: name and source."""
    beginnings = list(_BEGINNING.finditer(text))
    ends = [following.start() for following in beginnings[1:]]
    for beginning, end in zip(beginnings, [*ends, len(text)], strict=True):
        yield beginning[1], text[beginning.start() : end]


def catalogues(lang: str) -> list[Path]:
    """The files of a language, also those of games and features that lie elsewhere on the path."""
    here = (file for folder in __path__ for file in (Path(folder) / lang).glob("*.ftl"))
    features = (file for folder in bot.__path__ for file in Path(folder).glob(f"features/*/texts/{lang}.ftl"))
    return sorted((*here, *features))


def language(locale: str | None) -> str:
    """Our language for a locale of Discord's: "en-GB" is "en", "de" is "en"."""
    short = (locale or DEFAULT).split("-")[0].lower()
    return short if short in LANGUAGES else DEFAULT
