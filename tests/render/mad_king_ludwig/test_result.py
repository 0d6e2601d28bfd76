"""Ludwig's result: over many games nothing overlaps, leaves its box or is too small."""

from __future__ import annotations

from dataclasses import replace

from bot.texts import words
from engines.mad_king_ludwig.data import BONUS_CARDS
from render.core.record import recording
from render.mad_king_ludwig.account import account_sums, result_account
from tests.render.results import LONG, finished


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
