"""The computer players of Kingdomino, measured against each other."""

from __future__ import annotations

import itertools
import random

from engines.cli.selfplay import play_series
from engines.kingdomino.actions import Claim
from engines.kingdomino.options import KingdominoOptions
from engines.kingdomino.players.greedy import choose_greedily
from tests.engines.kingdomino.boards import GAME, claim_as, laid, start, with_line

BOTH_BONUSES = KingdominoOptions(middle_kingdom=True, harmony=True)


def series(games: int, *names: str) -> list[tuple[float, float]]:
    """Mean and share of wins of each player."""
    ticks = itertools.count()
    report = play_series(GAME, BOTH_BONUSES, names, games, 20, lambda: float(next(ticks)), lambda done: None)
    return [(tally.mean, tally.wins) for tally in report.players]


def test_greedy_beats_three_random_players() -> None:
    mean, wins = series(40, "greedy", "random", "random", "random")[0]
    assert mean >= 50
    assert wins >= 0.95


def test_random_players_score_as_random_players_do() -> None:
    figures = series(150, "random", "random", "random", "random")
    assert 21 < sum(mean for mean, _ in figures) / 4 < 24


def test_greedy_takes_the_points_that_lie_there() -> None:
    state = with_line(start(2), (1, 2, 20, 41))
    for seat, domino in ((0, 1), (1, 2), (0, 20)):
        state = claim_as(state, seat, domino).state
    crowned = laid((19, (1, 0), (1, 1)), (22, (2, 0), (2, 1)))
    state = state._replace(kingdoms=(crowned, state.kingdoms[1]))
    legal = GAME.legal(state, 0)
    view = GAME.view(state, 0)
    gains = {action: GAME.forecast(view, action) for action in legal}
    assert gains[choose_greedily(view, legal, random.Random(1), 1)] == 4 == max(filter(None, gains.values()))


def test_greedy_claims_what_its_kingdom_can_use() -> None:
    state = with_line(start(4), (3, 4, 12, 20))
    seat = GAME.to_act(state)[0]
    fields = laid((1, (1, 0), (2, 0)), (2, (1, 1), (2, 1)))
    view = GAME.view(state._replace(kingdoms=(fields,) * 4), seat)
    assert choose_greedily(view, GAME.legal(state, seat), random.Random(1), 1) == Claim(domino=20)
