"""Whole games of all four, every card of them measured as a phone shows it, in three languages."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from bot.texts import LANGUAGES
from bot.ui.cards.card import Button, Card, Choice, Menu, Picture
from bot.ui.cards.markdown import plain
from bot.ui.cards.phone import Size, lines_of, size_of
from tests.cases import case
from tests.phone.limits import rows
from tests.phone.walking import EVENINGS, SHUFFLE, Evening, header, walked

MOST_TIMES = 4
"""How often the same line may come in the posts of one game."""


@pytest.mark.parametrize("evening", EVENINGS, ids=lambda evening: evening.game)
async def test_every_card_fits_a_phone(tmp_path: Path, evening: Evening) -> None:
    stage = await walked(tmp_path, evening, SHUFFLE)
    found = rows(evening.game, stage.measured)
    assert [row for row in found if row.verdict == "miss"] == []
    for one in stage.measured:
        labels = [button.label for row in one.card.rows if isinstance(row, tuple) for button in row]
        with case("no two buttons look the same", one.kind, one.lang):
            assert len({*labels}) == len(labels)
        with case("no menu repeats the question above it", one.kind, one.lang):
            hints = [row.hint for row in one.card.rows if isinstance(row, Menu)]
            assert not {*hints} & {*plain(one.card.text).splitlines()}
        with case("nothing is bold twice", one.kind, one.lang):
            assert "****" not in f"{one.card.text}\n{one.card.after}"
    with case("posts"):
        assert len(stage.boards) <= import_module(f"tests.wire.evenings.{evening.game}").MOST_POSTS
    with case("the last board comes before the result"):
        *_, last, result = stage.posts.values()
        assert stage.last_boards == [(stage.boards[-2].message, stage.boards[-2].seq)]
        assert (last["en"].after, last["en"].rows) == ("", ())
        assert "win" in result["en"].text
    for lang in LANGUAGES:
        said = Counter(line for cards in stage.posts.values() for line in cards[lang].text.splitlines())
        with case("the same sentence", lang):
            assert {line: times for line, times in said.items() if times > MOST_TIMES} == {}


def test_the_phones_rule() -> None:
    assert lines_of("") == (0, 0)
    assert lines_of("a" * 36) == (1, 20)
    assert lines_of("a" * 37) == (2, 40)
    assert lines_of("**" + "a" * 36 + "**") == (1, 20)
    assert lines_of("-# " + "a" * 42) == (1, 16)
    assert lines_of("### " + "a" * 31) == (2, 48)
    assert lines_of("a\n\nb") == (2, 50)
    wide, narrow = Button("a" * 12, "1"), Button("a" * 11, "2")  # 120 and 112 px
    menu = Menu("3", "", (Choice("a", "a"),))
    picture = Picture(header((1650, 1050)), "a.png", "")
    card = Card("a", picture, "b", ((wide, wide, wide), (narrow, narrow), menu))
    assert size_of(card) == Size(1, 4, 20 + 184 + 20 + 4 * 44)
