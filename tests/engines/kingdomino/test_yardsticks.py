"""The yardsticks: the greedy formula, and the intervals of a series."""

from __future__ import annotations

import math
import random

from engines.kingdomino.actions import Claim
from engines.kingdomino.options import KingdominoOptions
from tests.engines.kingdomino.boards import GAME, start, with_line
from tests.engines.kingdomino.formula import choose_by_formula, worth
from tests.engines.kingdomino.series import EVERYBODY, Figures, play


def test_the_formula_counts_crowns_first_and_numbers_after_them() -> None:
    state = with_line(start(4), (3, 12, 20, 48))
    seat = GAME.to_act(state)[0]
    view, legal = GAME.view(state, seat), GAME.legal(state, seat)
    kingdom = view.kingdoms[seat].kingdom
    values = [worth(kingdom, Claim(domino=domino), view.options) for domino in (3, 12, 20, 48)]
    assert [round(value, 2) for value in values] == [0.15, 0.6, 9.0, 26.4]
    assert choose_by_formula(view, legal, random.Random(1), 1) == Claim(domino=48)


def test_a_series_against_a_yardstick_has_an_interval() -> None:
    figures = Figures(2)
    duel = KingdominoOptions(mighty_duel=True)
    for seed in (1, 2):
        play(figures, EVERYBODY["formula"], EVERYBODY["random"], duel, seed, math.inf)
    assert figures.share == 1.0
    assert "2 games: wins 100.0%" in str(figures)
    figures.wins = 1.0
    assert round(figures.error, 2) == 0.69
