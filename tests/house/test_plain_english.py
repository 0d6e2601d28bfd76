"""The finder of stilted English finds each of its patterns, and leaves plain sentences and code alone."""

from __future__ import annotations

import pytest

from tests.house.plain_english import PATTERNS, matches_in

STILTED = {
    "starts with a relative clause": "Who is due claims a domino.",
    "who without a noun": "A film for who wants it.",
    "so many, so long": "It is tried so often.",
    "is told": "The table is told of it.",
    "calque": "Returns what came of it.",
    "nobody does it": "Nobody waits for it.",
}


@pytest.mark.parametrize("name", PATTERNS)
def test_each_pattern_is_found_in_docstrings_and_comments(name: str) -> None:
    docstring = f'def f() -> None:\n    """{STILTED[name]}"""\n'
    comment = f"# {STILTED[name]}\nx = 1\n"
    assert [found for _, found, _ in matches_in(docstring)] == [name]
    assert [found for _, found, _ in matches_in(comment)] == [name]


@pytest.mark.parametrize(("kind", "mark"), [(".sql", "--"), (".js", "//"), (".cpp", "//"), (".css", "/*")])
def test_comments_of_other_languages_are_read(kind: str, mark: str) -> None:
    found = [line for line, _, _ in matches_in(f"one = 1 {mark} It is fine.\ntwo {mark} As ever.\n", kind)]
    assert found == [2]


def test_plain_sentences_names_and_strings_are_left_alone() -> None:
    source = '''
def f() -> str:
    """Returns the seat that is due; `nobody` is a name. What does it cost?"""
    return "Nobody is told"
'''
    assert list(matches_in(source)) == []
