"""Final scores, standings, tie-breaks and the ranks of a game alone."""

from __future__ import annotations

import pytest

from engines.core.score import rank_reached, total
from engines.dragon_castle.data import RANKS, shrine_points
from engines.dragon_castle.options import DragonCastleOptions
from engines.dragon_castle.scoring import solo_points, solo_rank
from tests.engines.dragon_castle.positions import GAME, LOW, play, position_of


@pytest.mark.parametrize(("level", "points"), [(1, 1), (2, 2), (3, 3), (4, 3), (7, 3)])
def test_a_shrine_is_worth_its_level_up_to_three(level: int, points: int) -> None:
    assert shrine_points(level) == points


def test_every_point_has_a_line() -> None:
    state = position_of(
        LOW,
        "^ ^2 ^2 ^4",
        dragons=("steadfastness",),
        pool=5,
        set_points=7,
        discard_points=2,
        countdown=3,
    )
    lines = [line for line in GAME.score(state) if line.seat == 0]
    assert [(line.source, line.points) for line in lines] == [
        ("sets", 7),
        ("discards", 2),
        ("shrines", 1),
        ("shrines", 4),
        ("shrines", 3),
        ("countdown", 6),
        ("steadfastness", 4),
    ]
    assert lines[3].cells == ((0, 1), (0, 2))
    assert dict(lines[3].facts) == {"level": 2, "shrines": 2}
    assert total(GAME.score(state), 0) == 27


def test_shrines_in_the_pool_are_worth_nothing() -> None:
    assert total(GAME.score(position_of(LOW, "", pool=9)), 0) == 0


def test_a_tie_goes_to_more_stacks_with_a_face_down_top() -> None:
    result = GAME.result(position_of(LOW, "#3 S1", others=("# # S2",)))
    assert result.winners == (1,)
    assert result.decided_by == 0


def test_a_tile_under_a_shrine_counts_for_the_tie() -> None:
    result = GAME.result(position_of(LOW, "^ # S1", others=("^ #2",)))
    assert result.winners == (0, 1)


def test_a_full_tie_is_a_shared_victory_unless_shrines_break_it() -> None:
    own, other = "^ ^", "^2 #"
    assert GAME.result(position_of(LOW, own, others=(other,))).winners == (0, 1)
    option = DragonCastleOptions(shrines_break_ties=True)
    assert GAME.result(position_of(LOW, own, others=(other,), options=option)).winners == (0,)


@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (-15, "apprentice"),
        (0, "apprentice"),
        (39, "apprentice"),
        (40, "student"),
        (45, "student"),
        (46, "master"),
        (49, "master"),
        (50, "grand_master"),
        (52, "grand_master"),
        (53, "dragon"),
        (54, "dragon"),
        (55, "silver_dragon"),
        (56, "silver_dragon"),
        (57, "golden_dragon"),
        (58, "golden_dragon"),
        (59, "jade_dragon"),
        (60, "diamond_dragon"),
        (99, "diamond_dragon"),
    ],
)
def test_ranks_by_points(points: int, rank: str) -> None:
    assert rank_reached(points, RANKS) == rank


def test_alone_cards_cost_15_points_before_the_rank_is_looked_up() -> None:
    plain = position_of(LOW, others=(), set_points=55)
    assert (solo_points(plain), solo_rank(plain)) == (55, "silver_dragon")
    carded = position_of(LOW, others=(), set_points=55, spirits=("wind",))
    assert (solo_points(carded), solo_rank(carded)) == (40, "student")
    assert total(GAME.score(carded), 0) == 55


def test_with_others_there_is_no_rank() -> None:
    assert solo_rank(position_of(LOW)) is None
    assert GAME.view(play(position_of(LOW), "summon"), None).solo_rank is None
