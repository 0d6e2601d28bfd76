"""Everything that is said, in three languages: Fluent catalogues, one folder a language."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path
from pkgutil import extend_path

from fluent.runtime import FluentBundle, FluentResource

log = logging.getLogger(__name__)

__path__ = extend_path(__path__, __name__)

LANGUAGES = ("en", "ru", "pl")
DEFAULT = "en"


class Words:
    """Says a message of the catalogue in one language."""

    def __init__(self, lang: str, bundle: FluentBundle) -> None:
        self.lang = lang
        self._bundle = bundle

    def __call__(self, message: str, /, **args: str | int) -> str:
        """The text of the message; a missing one is said by its name and logged, never an error."""
        pattern = self._bundle.get_message(message).value if self.has(message) else None
        if pattern is None:
            log.error("no text %s in %s", message, self.lang)
            return message
        text, errors = self._bundle.format_pattern(pattern, args)
        for error in errors:
            log.error("text %s in %s: %s", message, self.lang, error)
        return str(text)

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))


@cache
def words(lang: str) -> Words:
    """The words of a language; English for one that we do not speak."""
    if lang not in LANGUAGES:
        return words(DEFAULT)
    bundle = FluentBundle([lang], use_isolating=False)
    for file in catalogues(lang):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return Words(lang, bundle)


def catalogues(lang: str) -> list[Path]:
    """The files of a language: ours, and those of games that live in folders of their own."""
    return sorted(file for folder in __path__ for file in (Path(folder) / lang).glob("*.ftl"))


def language(locale: str | None) -> str:
    """Our language for a locale of Discord's: "en-GB" is "en", "de" is "en"."""
    short = (locale or DEFAULT).split("-")[0].lower()
    return short if short in LANGUAGES else DEFAULT
