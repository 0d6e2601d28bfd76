"""While too much waits no new table is opened, and presses are answered all the same."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.refusal import Refusal
from bot.texts import LANGUAGES, translator
from bot.ui.board.opening import Opening
from bot.ui.interactions.reply import refusal_text
from bot.work.backlog import FULL, Backlog


async def test_a_full_house_opens_no_table() -> None:
    nothing: Any = None
    waiting = FULL + 1
    reply: Any = type("Asked", (), {"interaction": None})()
    opening = Opening(nothing, nothing, nothing, nothing, nothing, Backlog([lambda: waiting, lambda: 0]))
    with pytest.raises(Refusal) as refused:
        await opening.open("kingdomino", reply)
    assert refused.value.code == "very-busy"


def test_up_to_the_limit_the_house_is_open() -> None:
    assert not Backlog([lambda: FULL]).is_full
    assert Backlog([lambda: FULL, lambda: 1]).is_full


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_in_every_language(lang: str) -> None:
    words = translator(lang)
    for code in ("very-busy", "house-full"):
        assert words.has(f"refused-{code}")
        assert refusal_text(Refusal(code), words, {}) != refusal_text(Refusal("illegal-action"), words, {})
