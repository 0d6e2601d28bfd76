"""Hints of Mad King Ludwig that state no fact."""

from __future__ import annotations

from bot.features.coach.hints import Hint, hint_text
from bot.texts import translator
from tests.ui.test_hints import decisions, playing


def test_where_no_fact_speaks_for_it_a_hint_says_what_the_estimate_compares() -> None:
    key = "mad_king_ludwig"
    found = ((state, seat, action) for state, seat, legal in decisions(key, 2) for action in legal)
    state, seat, back = next(one for one in found if one[2].kind == "back")
    told = hint_text(Hint((), back, None), playing(key, state, 2), seat, translator("en"))
    assert told == translator("en")("hint-estimate")
