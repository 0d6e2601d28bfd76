"""Threads' names: a narrow sidebar shows the game and the players, and the table's id is at the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.store import SeatRow
from bot.texts import LANGUAGES, translator
from bot.ui.faces import hosted
from bot.ui.stage.thread_names import SHOWN, thread_name
from tests.cases import case
from tests.ui.tables import table_of

LONGEST = 100
"""Discord's limit."""


def named(key: str, lang: str, *seats: SeatRow) -> str:
    table = table_of(key, None, 2, lang=lang)
    return thread_name(replace(table, row=replace(table.row, seats=seats)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", hosted())
def test_a_sidebar_shows_the_game_and_the_people(key: str, lang: str) -> None:
    game = translator(lang)(f"{key}-short")
    computer, ann, long = SeatRow(None, "Gargoyle", "fair"), SeatRow(1, "Ann"), SeatRow(2, "M" * 32)
    assert " " not in game or len(game) <= 9
    with case("two people"):
        assert named(key, lang, computer, ann, SeatRow(2, "Bo"))[:SHOWN].startswith(f"{game}: Ann, Bo")
    with case("a long name"):
        name = named(key, lang, long, ann, computer, *(SeatRow(n, f"Player{n}") for n in range(3, 7)))
        assert name.partition(" · ")[0].startswith(f"{game}: MMM")
        assert len(name.partition(" · ")[0]) <= SHOWN
        assert len(name) <= LONGEST
        assert name.endswith(" · " + table_of(key, None, 2).id)
