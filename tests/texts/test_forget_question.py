"""The question of `/me forget` names everything that is deleted."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store import Store
from bot.store.owned import Nothing
from bot.texts import LANGUAGES, translator
from tests.prepared import prepared
from tests.support.owners import owners

AT_TABLES = {"en": "your seat", "ru": "ваше место", "pl": "twoje miejsce"}
SETTINGS = {"en": "settings", "ru": "настройки", "pl": "ustawienia"}
DAILY = {"en": "daily castle games", "ru": "партии замка дня", "pl": "gry zamku dnia"}
PUZZLES = {"en": "puzzles", "ru": "задачи", "pl": "zadania"}
TOURNAMENTS = {"en": "tournaments", "ru": "турнирах", "pl": "turniejach"}
NAMED = {
    **dict.fromkeys(("puzzles", "puzzle_tries", "puzzle_games"), PUZZLES),
    **dict.fromkeys(("tables", "events", "seats", "posts", "waits"), AT_TABLES),
    "facts": SETTINGS,
    "people": SETTINGS,
    "ratings": {"en": "ratings", "ru": "рейтинги", "pl": "rankingi"},
    "results": {"en": "results", "ru": "результатах", "pl": "wynikach"},
    "daily_games": DAILY,
    "daily_results": DAILY,
    "what_ifs": {"en": "what-if games", "ru": "партии из повторов", "pl": "gry z powtórek"},
    "invitations": {"en": "invitations", "ru": "приглашения", "pl": "zaproszenia"},
    **dict.fromkeys(
        ("tournaments", "tournament_players", "tournament_log", "tournament_titles", "tournament_guests"),
        TOURNAMENTS,
    ),
    "hints_given": {"en": "hints", "ru": "подсказки", "pl": "podpowiedzi"},
    "followers": {"en": "followed tables", "ru": "за которыми вы следите", "pl": "śledzone stoły"},
}
"""The words of the question that stand for the rows of each SQL table."""


async def erased(path: Path) -> set[str]:
    """The SQL tables in which `/me forget` deletes or changes rows."""
    async with Store.open(prepared(path)) as store:
        return {owned.table for owned in owners(store) if not isinstance(owned.erase, Nothing)}


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_everything_that_is_erased_is_named(tmp_path: Path, lang: str) -> None:
    found = await erased(tmp_path / "file.db")
    assert found == NAMED.keys()
    for count in (0, 1, 5):
        asked = translator(lang)("ask-forget", count=count)
        assert [table for table in sorted(found) if NAMED[table][lang] not in asked] == []
    lessons = {"en": "lesson progress", "ru": "уроки", "pl": "postępy lekcji"}  # kept with the settings
    assert lessons[lang] in translator(lang)("ask-forget", count=0)
