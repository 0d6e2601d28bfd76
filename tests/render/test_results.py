"""The result of every game: over many games nothing overlaps, leaves its box or is too small."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from itertools import cycle

import pytest

from bot.texts import LANGUAGES, translator
from bot.ui.faces import face_of, hosted
from tests.render.results import LONG, MANY, check, finished, watched


@pytest.mark.parametrize("key", hosted())
def test_every_text_of_a_result_is_readable_and_stands_free(
    monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    drawn = watched(monkeypatch)
    pictures, account = face_of(key).pictures, import_module(f"render.{key}.result").result_account
    games = 0
    for (seats, view), lang in zip(finished(key, range(1, 5), range(13)), cycle(LANGUAGES), strict=False):
        names, words = LONG[:seats], translator(lang)
        told = {"date": "16.11.2026", "table": "T" * 100}
        check(drawn, partial(pictures.result, view, names, words, **told))
        if games % 3 == 0:
            check(drawn, partial(account, view, names, words), readable=False)
        games += 1
    assert games >= MANY
