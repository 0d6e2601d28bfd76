"""Markdown taken out of a text, and texts cut at the end of a word."""

from __future__ import annotations

import pytest

from bot.ui.cards.card import Picture, cut
from bot.ui.cards.markdown import in_one_line, plain


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("**Ann** takes *two*", "Ann takes two"),
        ("### Claim a domino\n-# small\n> said", "Claim a domino\nsmall\nsaid"),
        ("`code` and ~~gone~~ and ||hidden||", "code and gone and hidden"),
        ("__all__ and _some_ of snake_case", "all and some of snake_case"),
        ("<@123> Ann places 24 in <#45>", "Ann places 24 in"),
        ("[Go](https://discord.com/channels/1/2) there", "Go there"),
        ("```\nW F \n# W1\n```", "W F \n# W1"),
        ("5 × 3 = 15, −2 to +4; 2*", "5 × 3 = 15, −2 to +4; 2"),
    ],
)
def test_a_text_reads_as_it_would_be_rendered(written: str, read: str) -> None:
    assert plain(written) == read


def test_lines_become_sentences() -> None:
    assert in_one_line("### Claim a domino\nYou will place it.\n\n**A**; B") == (
        "Claim a domino. You will place it. A; B"
    )


@pytest.mark.parametrize(
    ("text", "most", "kept"),
    [
        ("short", 5, "short"),
        ("one two three", 11, "one two…"),
        ("one two three", 8, "one two…"),
        ("one two, three", 12, "one two…"),
        ("Donaudampfschiff", 6, "Donau…"),
    ],
)
def test_a_text_is_cut_at_the_end_of_a_word(text: str, most: int, kept: str) -> None:
    assert cut(text, most) == kept
    assert len(kept) <= most


def test_a_picture_is_described_in_whole_words_of_plain_text() -> None:
    told = Picture(b"", "x.png", "### **Ann**\n" + "word " * 400).description
    assert told.startswith("Ann. word ")
    assert told.endswith("word…")
    assert len(told) <= 1024
