"""The computer players of Kingdomino, measured against each other."""

from __future__ import annotations

import itertools
import random

from engines.cli.selfplay import play_series
from engines.core.players import LEVELS
from engines.kingdomino.actions import Claim
from engines.kingdomino.options import KingdominoOptions
from engines.kingdomino.players import PLAYERS
from engines.kingdomino.players.easy import choose_easily
from engines.kingdomino.players.greedy import choose_greedily
from tests.engines.kingdomino.boards import GAME, claim_as, laid, start, with_line
from tests.soak import SOAK

BOTH_BONUSES = KingdominoOptions(middle_kingdom=True, harmony=True)


def series(games: int, *names: str) -> list[tuple[float, float]]:
    """Mean and share of wins of each player."""
    ticks = itertools.count()
    report = play_series(GAME, BOTH_BONUSES, names, games, 20, lambda: float(next(ticks)), lambda done: None)
    return [(tally.mean, tally.wins) for tally in report.players]


def test_greedy_beats_three_random_players() -> None:
    mean, wins = series(40 if SOAK else 16, "greedy", "random", "random", "random")[0]
    assert mean >= 50
    assert wins >= 0.95


def test_easy_beats_three_random_players_and_greedy_beats_three_easy_ones() -> None:
    """At least 1.6 times the fair share."""
    _, wins = series(200 if SOAK else 12, "easy", "random", "random", "random")[0]
    assert wins >= 0.4
    _, wins = series(200 if SOAK else 6, "fair", "easy", "easy", "easy")[0]
    assert wins >= 0.4


def test_easy_often_claims_what_its_kingdom_can_use_and_sometimes_not() -> None:
    state = with_line(start(4), (3, 4, 12, 20))
    seat = GAME.to_act(state)[0]
    fields = laid((1, (1, 0), (2, 0)), (2, (1, 1), (2, 1)))
    view = GAME.view(state._replace(kingdoms=(fields,) * 4), seat)
    legal = GAME.legal(state, seat)
    claims = [choose_easily(view, legal, random.Random(seed), 1) for seed in range(60)]
    assert 30 < claims.count(Claim(domino=20)) < 60


def test_the_levels_stand_before_the_names_for_series() -> None:
    assert [name for name in PLAYERS if name in LEVELS] == [*reversed(LEVELS)]
    assert next(iter(PLAYERS)) == "strong"
    assert PLAYERS["fair"] is PLAYERS["greedy"]


def test_random_players_score_as_random_players_do() -> None:
    figures = series(150 if SOAK else 60, "random", "random", "random", "random")
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
