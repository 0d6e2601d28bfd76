"""One picture of each kind that the club has, of people and numbers that were made up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.club.cup import cup
from render.club.data import Cup, CupLine, GameLine, Page, Ranked, Shared, Top
from render.club.page import page
from render.club.shared import shared
from render.club.top import top
from render.core.names import sample_names
from render.core.words import Words

_DATE = "16.11.2026"
_WHERE = "Castle club"


def club_samples(titles: Sequence[str], words: Words) -> Iterator[tuple[str, bytes]]:
    """Yields a person's page, a server's top and a day's result, by their names."""
    first, *others = names = sample_names(7)
    games = tuple(
        GameLine(title, 64 - 11 * number, 21 - 4 * number, 97 - number, 58, 1180 - 40 * number, not number)
        for number, title in enumerate(titles)
    )
    history = tuple(1000 + 6 * number - 35 * (number % 3) for number in range(40))
    places, favourites = ((1, 21), (2, 18), (3, 14), (4, 11)), ((titles[0], 64), (titles[-1], 31))
    opponents = tuple((name, 30 - 7 * number) for number, name in enumerate(others[:3]))
    told = Page(first, games, opponents, titles[0], places, history, favourites, 6, 1160, _WHERE, _DATE)
    yield "page", page(told, words)
    ranked = tuple(
        Ranked(place, name, 1240 - 33 * place, 70 - 4 * place, 30 - 3 * place)
        for place, name in enumerate(names, 1)
    )
    yield "top", top(Top(titles[0], ranked, _WHERE, _DATE), words)
    in_cup = tuple(
        CupLine(place, name, f"{90 - 11 * place}%", f"{86 - 10 * place}%")
        for place, name in enumerate(names, 1)
    )
    yield "cup", cup(Cup(titles[0], "3 / 3", in_cup, _WHERE, _DATE), words)
    yield "daily", shared(Shared(first, titles[0], "57", "1232031", _DATE, first=True))
