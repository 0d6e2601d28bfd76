"""A process that draws for all games stays small: the quick version of the figure "memory"."""

from __future__ import annotations

import random
from itertools import islice

from bot.texts import LANGUAGES
from bot.ui.faces import hosted
from tests.bench.memory import Gallery, Table, drawn, exhibition
from tests.soak import only_in_soak

PICTURES = 50
MOST_MB = 175
"""They take about 150; with a store of 512 MB, or sprites that are never thrown away, about 198."""


@only_in_soak
def test_fifty_pictures_of_all_games_take_little_memory() -> None:
    assert drawn(PICTURES).end <= MOST_MB


def test_tables_of_all_games_are_drawn_in_all_languages() -> None:
    seen: set[tuple[str, str]] = set()

    class Seen(Table):
        def __init__(self, key: str, seats: int, lang: str, rng: random.Random) -> None:
            super().__init__(key, seats, lang, rng)
            seen.add((key, lang))

    pictures = list(islice(exhibition(random.Random(2), Seen), 20))
    assert all(picture.startswith(b"\x89PNG") for picture in pictures)
    assert {key for key, _ in seen} == set(hosted())
    assert {lang for _, lang in seen} == set(LANGUAGES)


def test_growth_is_told_from_the_last_half_alone() -> None:
    assert Gallery([1.0] * 50 + [100.0] * 50).growth == 0
    assert round(Gallery([100.0] * 75 + [110.0] * 25).growth) == 10
