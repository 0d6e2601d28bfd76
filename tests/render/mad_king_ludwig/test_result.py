"""Ludwig's result: over many games nothing overlaps, leaves its box or is too small."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import cycle

import pytest

import render.mad_king_ludwig as pictures
from bot.texts import LANGUAGES, words
from engines.mad_king_ludwig.data import BONUS_CARDS
from render.core.record import recording
from render.mad_king_ludwig.account import account_sums, result_account
from tests.render.results import LONG, MANY, check, finished, watched


def test_every_text_of_a_result_is_readable_and_stands_free(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = watched(monkeypatch)
    games = 0
    for (seats, view), lang in zip(
        finished("mad_king_ludwig", range(1, 4), range(13)), cycle(LANGUAGES), strict=False
    ):
        names, said = LONG[:seats], words(lang)
        told = {"date": "16.11.2026", "table": "T" * 100}
        check(drawn, partial(pictures.result, view, names, said, **told))
        if games % 3 == 0:
            check(drawn, partial(result_account, view, names, said), readable=False)
        games += 1
    assert games >= MANY


def test_an_account_adds_up() -> None:
    for _, view in finished("mad_king_ludwig", range(0), range(1)):
        for standing in view.result.standings:
            assert sum(account_sums(view.result, standing.seat).values()) == standing.points


def test_only_points_look_like_points_beside_many_bonus_cards() -> None:
    view = next(view for seats, view in finished("mad_king_ludwig", range(0), range(1)) if seats == 4)
    many = tuple(BONUS_CARDS)[:12]
    with recording() as drawn:
        result_account(replace(view, hands=(many,) * 4), LONG[:4], words("en"))
    assert not [each.text for each in drawn[0].drawn if each.text.startswith("+")]
