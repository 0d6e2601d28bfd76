"""The pictures of the club: all is readable on a phone and in its place, with any names and numbers."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.texts import LANGUAGES, translator
from bot.ui.faces import hosted
from render import club
from render.club.page import shown_games
from render.core.emblems import crown
from tests.coarse import weight
from tests.render.geometry import faults
from tests.render.recording import recording
from tests.render.results import LONG, MOST_BYTES

NOT_DRAWN = "\U000131a9\U000131aa"
"""A name of which no machine here has a letter."""
RISING = tuple(1000 + 7 * number - 40 * (number % 3) for number in range(300))


def pages(lang: str) -> list[club.Page]:
    """Returns pages from the very first game to years of playing, with names of every kind."""
    words = translator(lang)
    titles = sorted((words(key) for key in hosted()), key=len, reverse=True)
    games = tuple(
        club.GameLine(title, 12_345 - number, 4_321, 1_234, 987, 3_456, chosen=not number)
        for number, title in enumerate(titles)
    )
    full = club.Page(
        name=LONG[0],
        games=games,
        opponents=tuple((name, 1_234) for name in (LONG[2], "M" * 32, NOT_DRAWN)),
        title=titles[0],
        places=tuple((place, 1_000 - place) for place in range(1, 8)),
        history=RISING,
        favourites=tuple((name, 12_345) for name in (LONG[1], "Q", LONG[3])),
        road=1_234,
        everywhere=3_456,
        where=LONG[4],
        date="2026-11-16",
    )
    first = club.Page("Ann", (club.GameLine(titles[0], 1, 0),), (), titles[0], (), (), (), 0)
    middle = full._replace(
        name="M" * 32, places=((1, 0), (2, 5), (3, 1)), history=(1000, 1000), everywhere=None, road=0
    )
    return [full, first, middle, full._replace(name=NOT_DRAWN, history=(1000, 940, 1020))]


def tops(lang: str) -> list[club.Top]:
    words = translator(lang)
    names = [*LONG, NOT_DRAWN, "עברית", "Ann"]
    lines = tuple(club.Ranked(96 + n, name, 3_456, 12_345, 6_789) for n, name in enumerate(names))
    longest = max((words(key) for key in hosted()), key=len)
    return [club.Top(longest, lines, LONG[0], "2026-11-16"), club.Top(longest, lines[:1]), club.Top("Q", ())]


def cups(lang: str) -> list[club.Cup]:
    """Returns standings with and without groups, with more lines than fit."""
    words = translator(lang)
    longest, names = max((words(key) for key in hosted()), key=len), [*LONG, NOT_DRAWN, "עברית", "Ann"]
    group, beside = words("standings-group", group=12), words("standings-title", round=12, rounds=0)
    lines = tuple(club.CupLine(96 + n, name, "1234%", "1200%") for n, name in enumerate(names * 2))
    grouped = tuple(line._replace(group=group if n % 3 == 0 else "") for n, line in enumerate(lines))
    return [club.Cup(longest, beside, shown, LONG[0], "2026-11-16") for shown in (lines, grouped)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_a_page_and_in_a_top_is_readable_and_in_its_place(lang: str) -> None:
    words = translator(lang)
    with recording() as pictures:
        for page in pages(lang):
            club.page(page, words)
        for top in tops(lang):
            club.top(top, words)
        for cup in cups(lang):
            club.cup(cup, words)
    assert [(picture.width, picture.height) for picture in pictures] == [(1650, 1050)] * 9
    wrong = [fault for picture in pictures for fault in faults(picture)]
    assert wrong == []


def test_pages_and_tops_are_small_files() -> None:
    words = translator("en")
    files = [club.page(page, words) for page in pages("en")] + [club.top(top, words) for top in tops("en")]
    assert max(map(weight, files)) < MOST_BYTES
    assert {Image.open(BytesIO(file)).size for file in files} == {(1650, 1050)}


def test_the_game_that_was_asked_for_is_on_the_page_among_many() -> None:
    games = tuple(club.GameLine(str(number), 9 - number, 0, chosen=number == 7) for number in range(9))
    assert [line.title for line in shown_games(games)] == ["0", "1", "2", "7"]
    assert [line.title for line in shown_games(games[:3])] == ["0", "1", "2"]


def test_a_page_is_drawn_alike_each_time_and_a_rating_shows_in_it() -> None:
    page, words = pages("en")[0], translator("en")
    assert club.page(page, words) == club.page(page, words)
    assert club.page(page._replace(history=(1000, 900)), words) != club.page(page, words)


def test_only_a_shared_result_that_is_first_wears_a_crown(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[object] = []

    def counted(*args: Any) -> Image.Image:
        drawn.append(args)
        return crown(*args)

    monkeypatch.setattr("render.club.parts.crown", counted)
    told = club.Shared("Ann", "Kingdomino", "55 points", "1232031", "2026-11-22", first=False)
    second = club.shared(told)
    assert drawn == []
    assert club.shared(told._replace(first=True)) != second
    assert len(drawn) == 1
