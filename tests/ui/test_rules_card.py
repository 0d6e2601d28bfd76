"""The rules of a game: a menu leads to each chapter by its name."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import pytest

from bot.features.playing.watching import Watching
from bot.texts import LANGUAGES, translator
from bot.ui.board.rules_card import rules_pages
from bot.ui.cards.card import Card, Menu
from bot.ui.faces import hosted
from bot.ui.interactions.press import NO_TABLE
from tests.ui.tables import At


async def read(key: str, page: int, lang: str, *values: str) -> Card:
    """Returns the card after a press at that page of the rules, or after a choice in its menu."""
    core: Any = MagicMock(answering=At())
    click: Any = SimpleNamespace(
        table=NO_TABLE, argument=(key, page), values=values, words=translator(lang), person=None
    )
    return await Watching(core).rules(click)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", hosted())
async def test_a_menu_names_all_chapters_and_leads_to_each(
    key: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ui.board.rules_card._rules_pictures", lambda *args: [])
    pages = rules_pages(key, translator(lang))
    menu = (await read(key, 0, lang)).rows[0]
    assert isinstance(menu, Menu)
    assert [choice.label for choice in menu.choices] == [page.splitlines()[0][4:] for page in pages]
    for number, choice in enumerate(menu.choices):
        card = await read(key, 0, lang, choice.value)
        assert pages[number] in card.text
        chosen = card.rows[0]
        assert isinstance(chosen, Menu)
        assert [one.chosen for one in chosen.choices].index(True) == number
