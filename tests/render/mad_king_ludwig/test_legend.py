"""Tick and cross over a way are explained wherever they stand."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import LANGUAGES, translator
from render.mad_king_ludwig import panel, placing
from tests.render.mad_king_ludwig.played import GAME, NAMES, asks, played
from tests.render.recording import recording

MESSAGES = ("mad_king_ludwig-pic-completed", "mad_king_ludwig-pic-blocking")


def test_tick_and_cross_have_their_legend(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[Any] = []
    draw = placing._draw_deeds

    def noted(board: Any, shown: Any, right: int, y: int, *, rewarded: bool) -> None:
        if shown.blocked or shown.completed:
            counted.append(shown)
        draw(board, shown, right, y, rewarded=rewarded)

    monkeypatch.setattr(placing, "_draw_deeds", noted)
    explained = 0
    states = [state for state in played(2) if GAME.to_act(state)]
    for number, state in enumerate(states[::3]):
        seat, lang = GAME.to_act(state)[0], LANGUAGES[number % len(LANGUAGES)]
        for ask in asks(state, seat):
            counted.clear()
            with recording() as pictures:
                panel(GAME.view(state, seat), seat, ask, NAMES[:2], translator(lang))
            if counted and ask.preview is None:
                said = {one.text for one in pictures[0].drawn}
                assert said >= {translator(lang)(message) for message in MESSAGES}
                explained += 1
    assert explained > 2
