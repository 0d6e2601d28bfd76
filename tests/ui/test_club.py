"""The club's cards in every language: they fit into messages, and their buttons name their contents."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest

from bot.features.club.cards import LOOK, ClubLook, draw_page, draw_top, look_of
from bot.features.club.club_words import (
    fallen_lines,
    feat_pages,
    feat_text,
    page_lines,
    top_lines,
    variant_text,
)
from bot.features.club.service import POINTS, Feat, GameStats, Opponent, PersonPage, TopLine
from bot.tables.refusal import Refusal
from bot.texts import LANGUAGES, translator
from bot.ui.cards.card import LONGEST_TEXT
from bot.ui.faces import hosted
from bot.ui.interactions.press import LONGEST, read
from engines.registry import game
from tests.render.results import LONG

PNG = b"\x89PNG\r\n\x1a\n"
CASTLE = "0123/" * 80


def page_of(key: str) -> PersonPage:
    kinds = ("forest", "mine") if key == "kingdomino" else ()
    return PersonPage(
        user=1,
        name=LONG[0],
        games=tuple(GameStats(one, 1_000, 300, 250, 99.6, 1_234) for one in hosted()),
        opponents=tuple(Opponent(name, 10) for name in LONG[:3]),
        chosen=key,
        places=((1, 3), (2, 0), (3, 1)),
        history=tuple(range(1000, 1300, 7)),
        favourites=tuple((kind, 12) for kind in kinds),
        road=3,
        everywhere=1_500,
    )


def chosen(argument: str, *values: str) -> Any:
    """Returns a press with the values chosen in its menu."""
    return SimpleNamespace(argument=LOOK.parse(argument), values=values)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", hosted())
def test_a_page_in_words_and_as_a_picture_fits(lang: str, key: str) -> None:
    words, page = translator(lang), page_of(key)
    lines = page_lines(page, words)
    assert len("\n".join(lines)) < LONGEST_TEXT - 100
    assert words("stats-scores", best=250, mean=100) in "\n".join(lines)
    assert words("stats-places", places="1. – 3×, 2. – 0×, 3. – 1×") in lines
    assert len([line for line in lines if " → " in line and line.count("→") == 9]) == 1
    assert draw_page(page, LONG[0], LONG[1], "2026-11-16", words).startswith(PNG)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_top_in_words_and_as_a_picture_fits(lang: str) -> None:
    words = translator(lang)
    lines = [TopLine(number, number, LONG[0], 1_234, 1_000, 300) for number in range(1, 11)]
    told = "\n".join(top_lines(lines, words))
    assert len(told) < LONGEST_TEXT - 300
    # Discord would renumber such a list, shared places too.
    assert not re.search(r"^\d+\. ", told, re.MULTILINE)
    assert "1234" in told  # a rating is a name for a strength: no thousands in it
    assert draw_top(words("kingdomino"), lines, "", "2026-11-16", words).startswith(PNG)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", hosted())
def test_records_of_many_variants_have_pages_that_fit_and_keep_a_variant_together(
    lang: str, key: str
) -> None:
    words, kinds = translator(lang), (POINTS, *game(key).feats)
    names = tuple(LONG)
    feats = [
        Feat(kind, variant, 12_345, names if kind == POINTS else names[:1], 1_790_000_000.0, "AAAAAA")
        for variant in ["{}", *(f'{{"unknown{number}":true}}' for number in range(8))]
        for kind in kinds
    ]
    pages = feat_pages(key, feats, words)
    assert len(pages) > 1
    assert max(len("\n".join(page)) for page in pages) < LONGEST_TEXT - 200
    assert all(page[0] == words("records-variant", variant=words("records-basic")) for page in pages)
    assert sum(map(len, pages)) == len(feats) + 9
    told = [feat_text(key, kind, 7, words) for kind in kinds]
    assert len(set(told)) == len(kinds)
    fallen = fallen_lines(key, [Feat(POINTS, "{}", 120, ("Ann",), 0.0, "AAAAAA", before=99)] * 5, words)
    fell = words("record-fell", record=words("record-points", amount=120), names="Ann", before="99")
    assert fallen == [fell] * 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_variant_is_said_by_its_options_and_never_too_long(lang: str) -> None:
    words = translator(lang)
    assert variant_text("kingdomino", "{}", words) == words("records-basic")
    both = variant_text("kingdomino", '{"dynasty":true,"harmony":true}', words)
    assert both == f"{words('kingdomino-option-dynasty')}, {words('kingdomino-option-harmony')}"
    own = variant_text("dragon_castle", f'{{"castle":"own","heights":"{CASTLE}","spirits":["wind"]}}', words)
    assert words("dragon_castle-value-own") in own
    assert len(own) <= 150


def test_a_button_says_what_it_shows_and_another_game_begins_at_its_first_page() -> None:
    look = ClubLook("top", 2**64 - 1, max(hosted(), key=len), 9_999, in_words=True)
    assert len(look.press("share")) <= LONGEST
    press = read(look.press())
    assert press is not None
    assert look_of(chosen(press.argument)) == look
    first = hosted()[0]
    assert look_of(chosen(press.argument, first)) == ClubLook("top", look.who, first, 0, in_words=True)


@pytest.mark.parametrize(
    ("argument", "values"),
    [
        ("page.1.kingdomino.0.p", ("chess",)),
        ("page.1.chess.0.p", ()),
        ("page.x.kingdomino.0.p", ()),
        ("page.1.kingdomino.0.q", ()),
        ("forget.1.kingdomino.0.p", ()),
        ("page.1.kingdomino.0.p.more", ()),
        ("", ()),
    ],
)
def test_a_forged_press_is_refused(argument: str, values: tuple[str, ...]) -> None:
    with pytest.raises(Refusal):
        look_of(chosen(argument, *values))
