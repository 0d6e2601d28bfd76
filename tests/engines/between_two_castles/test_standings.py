"""The lower castle counts; ties go to the better castle, then to special rooms, then are shared."""

from __future__ import annotations

import random

from engines.between_two_castles.castle import Castle
from engines.between_two_castles.options import BetweenOptions
from engines.between_two_castles.state import State
from engines.core.score import total
from tests.engines.between_two_castles.positions import GAME, SEED, at_random, castle


def worth(fountains: int = 0, singles: int = 0, towers: int = 0) -> Castle:
    """Five points a fountain, one a sleeping room, none a tower on the ground."""
    row = ["Fountain"] * fountains + ["Nap Room"] * singles + ["Tower"] * towers
    return castle({f"{x},0": name for x, name in enumerate(row, 2)})


def ended(*castles: Castle) -> State:
    state = GAME.setup(BetweenOptions(), len(castles), SEED)
    return state._replace(phase="over", castles=castles)


def test_the_rulebooks_six_players_are_won_by_62() -> None:
    points = (56, 62, 90, 57, 52, 60)
    result = GAME.result(ended(*(worth(*divmod(number, 5)) for number in points)))
    counted = {standing.seat: standing.points for standing in result.standings}
    assert counted == {0: 56, 1: 56, 2: 62, 3: 57, 4: 52, 5: 52}
    assert result.winners == (2,)
    assert result.decided_by is None


def test_the_higher_other_castle_breaks_a_tie() -> None:
    result = GAME.result(ended(worth(1), worth(2), worth(1), worth(3)))
    assert {standing.points for standing in result.standings} == {5}
    assert result.winners == (0, 3)
    assert result.standings[0].ties[0] == 15


def test_more_special_rooms_in_both_castles_break_the_next_tie() -> None:
    result = GAME.result(ended(worth(singles=5), worth(1), worth(1, towers=1)))
    assert {standing.points for standing in result.standings} == {5}
    assert result.winners == (2,)
    assert result.decided_by == 1
    assert [standing.ties for standing in result.standings] == [(5, 3), (5, 2), (5, 1)]


def test_what_is_still_equal_is_shared() -> None:
    assert GAME.result(ended(worth(1), worth(1), worth(1))).winners == (0, 1, 2)


def test_score_lines_add_up_to_the_lower_castle() -> None:
    end = at_random(GAME.setup(BetweenOptions(), 5, SEED), random.Random(4), "over")
    view = GAME.view(end, None)
    for seat in range(5):
        both = [view.castle_on(seat, side).points for side in ("left", "right")]
        assert view.scores[seat] == min(both) == total(view.lines, seat)
        assert view.castles[view.counting[seat]].points == min(both)
    assert all(dict(line.facts)["castle"] and line.cells is not None for line in view.lines)
