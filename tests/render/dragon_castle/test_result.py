"""The result of Dragon Castle: over many games nothing overlaps, leaves its box or is too small."""

from __future__ import annotations

from functools import partial
from itertools import cycle

import pytest

import render.dragon_castle as pictures
from bot.texts import LANGUAGES, words
from render.dragon_castle.result import result_account
from tests.render.results import LONG, MANY, check, finished, watched


def test_every_text_of_a_result_is_readable_and_stands_free(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = watched(monkeypatch)
    games = 0
    for (seats, view), lang in zip(
        finished("dragon_castle", range(1, 4), range(13)), cycle(LANGUAGES), strict=False
    ):
        names, said = LONG[:seats], words(lang)
        told = {"date": "16.11.2026", "table": "T" * 100}
        check(drawn, partial(pictures.result, view, names, said, **told))
        if games % 3 == 0:
            check(drawn, partial(result_account, view, names, said), readable=False)
        games += 1
    assert games >= MANY
