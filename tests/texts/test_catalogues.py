"""The three languages say the same things, without mistakes that Fluent would silently ignore."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast

from bot.texts import DEFAULT, LANGUAGES, Translator, translator
from tests.soak import SOAK
from tests.texts.catalogues import Said, catalogue, entries, files, in_file, subject, written

NUMBERS = (0, 1, 2, 5, 21, 22, 25)
OTHERS = [lang for lang in LANGUAGES if lang != DEFAULT]


@cache
def bundle_of(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for file in files(lang):
        bundle.add_resource(ast.Resource(list(entries(file))))
    return bundle


def with_points(said: Said, lang: str, points: int) -> str:
    """Returns a message with this number of points in it."""
    args: dict[str, str | int] = {**dict.fromkeys(said.variables, "Ann"), "points": points}
    return translator(lang)(said.id, **args)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_a_catalogue_is_read(lang: str) -> None:
    junk = [entry.content for file in files(lang) for entry in entries(file) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_defined_twice(lang: str) -> None:
    counts = Counter(said.id for file in files(lang) for said in in_file(file))
    assert [name for name, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_a_language_has_the_same_files_with_the_same_messages_in_the_same_order(lang: str) -> None:
    theirs = {subject(file): [said.id for said in in_file(file)] for file in files(lang)}
    assert theirs == {subject(file): [said.id for said in in_file(file)] for file in files(DEFAULT)}


@pytest.mark.parametrize("lang", OTHERS)
def test_a_translation_has_the_placeholders_of_the_original(lang: str) -> None:
    theirs = {name: said.variables for name, said in catalogue(lang).items()}
    assert theirs == {name: said.variables for name, said in catalogue(DEFAULT).items()}


def sources(lang: str) -> dict[str, str]:
    """Returns the messages of a language as they are written, without the comments before them."""
    return {
        entry.id.name: written(file)[entry.id.span.start : entry.span.end]
        for file in files(lang)
        for entry in entries(file)
        if isinstance(entry, ast.Message) and entry.span and entry.id.span
    }


def is_made_of_others(source: str) -> bool:
    return re.search(r"\{\s*-?[a-zA-Z]", source) is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_said_without_errors(lang: str) -> None:
    """With every number, if a number selects the form."""
    bundle, source_of = bundle_of(lang), sources(lang)
    for name, said in catalogue(lang).items():
        message, _, attribute = name.partition(".")
        found = bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        chooses = "->" in source_of[message] or is_made_of_others(source_of[message])
        for number in NUMBERS if chooses else NUMBERS[:1]:
            text, errors = bundle.format_pattern(pattern, dict.fromkeys(said.variables, number))
            assert not errors, (name, number)
            assert str(text).strip(), (name, number)


@pytest.mark.parametrize(
    ("lang", "counted"),
    [
        ("en", ("0 points", "1 point", "2 points", "5 points", "21 points", "22 points", "25 points")),
        ("ru", ("0 очков", "1 очко", "2 очка", "5 очков", "21 очко", "22 очка", "25 очков")),
        ("pl", ("0 punktów", "1 punkt", "2 punkty", "5 punktów", "21 punktów", "22 punkty", "25 punktów")),
    ],
)
def test_points_are_counted_as_the_language_counts(lang: str, counted: tuple[str, ...]) -> None:
    """Wherever the word for points follows their number."""
    spoken = [said for said in catalogue(lang).values() if "points" in said.variables and "." not in said.id]
    counting = [said for said in spoken if re.search(r"\b5 (point|очк|punkt)", with_points(said, lang, 5))]
    assert len(counting) > 2
    for said in counting:
        for number, expected in zip(NUMBERS, counted, strict=True):
            assert re.search(rf"(?<!\d){expected}(?!\w)", with_points(said, lang, number)), said.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_said_with_an_exclamation_mark(lang: str) -> None:
    loud = [name for name, said in catalogue(lang).items() if any("!" in text for text in said.texts)]
    assert loud == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_dash_is_as_long_as_the_language_writes_it(lang: str) -> None:
    foreign = " – " if lang == "ru" else " — "
    wrong = [name for name, said in catalogue(lang).items() if any(foreign in text for text in said.texts)]
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_russian_is_written_in_cyrillic_and_nothing_else_is(lang: str) -> None:
    """A look-alike letter of the other script can't be seen, but it breaks searching and commands."""
    for name, said in catalogue(lang).items():
        for word in " ".join(said.texts).split():
            cyrillic = {letter for letter in word if "\u0400" <= letter <= "\u04ff"}
            latin = {letter for letter in word if letter.isalpha() and letter < "\u0250"}
            assert not cyrillic or lang == "ru", name
            assert not (cyrillic and latin), (name, word)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_is_what_the_whole_catalogue_says(lang: str, caplog: pytest.LogCaptureFixture) -> None:
    """Messages are parsed one by one when they are first said, together with the messages they refer to.

    The parsed sources are the written ones; so it is enough to say messages with references, and some others.
    """
    bundle = bundle_of(lang)
    speaker = Translator(lang, translator(lang)._sources)
    for number, (name, source) in enumerate(sources(lang).items()):
        assert speaker._sources[name].startswith(source)
        behind = speaker._sources[name].removeprefix(source).splitlines()
        assert all(not line.strip() or line.startswith("#") for line in behind), name
        pattern = bundle.get_message(name).value
        if pattern is not None and (SOAK or number % 10 == 0 or is_made_of_others(source)):
            args = dict.fromkeys(catalogue(lang)[name].variables, 3)
            assert speaker(name, **args) == bundle.format_pattern(pattern, args)[0]
    assert [record for record in caplog.records if record.name == "bot.texts"] == []
