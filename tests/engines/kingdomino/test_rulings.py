"""The rulings R1 to R20 of the specification. Squares are (x right, y down), the castle is (0, 0)."""

from __future__ import annotations

import random

import pytest

from engines.kingdomino.kingdom import BARE, Kingdom
from engines.kingdomino.options import KingdominoOptions
from engines.kingdomino.placing import fits_somewhere, placements
from engines.kingdomino.scoring import largest_area, points_of, result_of, total_crowns
from tests.engines.kingdomino.boards import (
    GAME,
    claim_as,
    kingdom,
    laid,
    play_on,
    refusal,
    start,
    with_line,
)

FORESTS = laid((3, (1, 0), (2, 0)))
BOTH_BONUSES = KingdominoOptions(middle_kingdom=True, harmony=True)


def winners(*kingdoms: Kingdom) -> tuple[int, ...]:
    """Returns the winners with these kingdoms."""
    return result_of(start(len(kingdoms))._replace(kingdoms=kingdoms, phase="over")).winners


def figures(board: Kingdom) -> tuple[int, int, int]:
    """Points, largest area and crowns."""
    return board.points, largest_area(board), total_crowns(board)


def bonus(board: Kingdom, options: KingdominoOptions) -> int:
    """Returns the points besides those of areas."""
    return points_of(board, options) - board.points


def test_r1_a_bare_castle_has_24_places_and_12_for_equal_halves() -> None:
    assert len(placements(BARE, 13, 5)) == 24
    assert len(placements(BARE, 1, 5)) == 12


def test_r2_one_half_must_touch_its_own_terrain() -> None:
    board = kingdom("C w1 g")
    assert refusal(board, 30, (2, 2), (2, 1)) == "no_contact"
    assert refusal(board, 30, (1, 2), (1, 1)) is None
    board = kingdom(
        """
        C w1 g
        . w  .
        . a1 .
        """
    )
    assert refusal(board, 16, (2, 1), (2, 2)) is None


def test_r3_the_half_that_touches_must_be_the_half_that_matches() -> None:
    assert refusal(FORESTS, 17, (4, 0), (3, 0)) == "no_contact"
    assert refusal(FORESTS, 17, (3, 0), (4, 0)) is None


def test_r4_the_halves_of_a_domino_are_no_contact_for_each_other() -> None:
    assert refusal(FORESTS, 1, (3, 0), (4, 0)) == "no_contact"


def test_r5_a_corner_is_no_contact() -> None:
    assert refusal(FORESTS, 3, (3, 1), (4, 1)) == "no_contact"


def test_r6_a_kingdom_has_at_most_five_columns_or_seven_in_a_mighty_duel() -> None:
    board = kingdom("w w C w w")
    assert refusal(board, 2, (3, 0), (3, 1)) == "too_large"
    assert refusal(board, 2, (3, 0), (3, 1), size=7) is None
    assert refusal(board, 2, (2, 1), (2, 2)) is None


def test_r7_the_castle_may_end_at_the_edge() -> None:
    board = kingdom("C w w")
    assert refusal(board, 2, (3, 0), (4, 0)) is None
    board = kingdom("C w w w w")
    assert refusal(board, 1, (-1, 0), (-1, 1)) == "too_large"


def test_r8_beside_the_castle_one_half_is_enough() -> None:
    assert refusal(BARE, 48, (2, 0), (1, 0)) is None


def test_r9_a_half_on_a_taken_square_is_refused() -> None:
    assert refusal(FORESTS, 3, (2, 0), (3, 0)) == "overlap"
    assert refusal(BARE, 1, (0, 0), (1, 0)) == "overlap"


def test_r10_a_domino_is_discarded_only_when_it_fits_nowhere() -> None:
    board = kingdom(
        """
        . w .
        f w f
        f C f
        . w .
        . w .
        """
    )
    assert [domino for domino in (47, 46, 44, 7, 10) if fits_somewhere(board, domino, 5)] == []
    assert all(fits_somewhere(board, domino, 5) for domino in (13, 16, 18, 27, 43))


def test_r11_the_castle_joins_nothing() -> None:
    assert kingdom("w1 C w1").points == 2


def test_r12_a_complete_kingdom_of_23_points() -> None:
    """The rules' own picture is not among our sources: this kingdom of 23 points is ours."""
    board = kingdom(
        """
        w1 w  a  f  f
        w  w  a  f  g
        a  a1 C  g  g2
        a  s  s1 m2 g
        w1 w  f  m  f
        """
    )
    assert board.points == 4 + 3 + 8 + 2 + 4 + 2 == 23


def test_r13_a_single_area_of_24_squares() -> None:
    field = """
        w w w w w
        w w w w w
        w w C w w
        w w w w w
        w w w w w
    """
    assert kingdom(field).points == 0
    assert largest_area(kingdom(field)) == 24
    assert kingdom(field.replace("w w w w w", "w1 w1 w1 w1 w1", 1)).points == 120


def test_r14_a_tie_goes_to_the_largest_area_then_to_crowns_and_is_shared_then() -> None:
    more_crowns = kingdom(
        """
        w2 w2 f1 f1
        w  w  C  f
        g1 g  .  .
        """
    )
    larger_area = kingdom(
        """
        w1 w1 w1 w w
        g2 g1 C  . .
        g  .  .  . .
        """
    )
    assert [figures(board) for board in (more_crowns, larger_area)] == [(24, 4, 7), (24, 5, 6)]
    assert winners(more_crowns, larger_area) == (1,)
    three_crowns = kingdom("w1 w C f1 g1")
    two_crowns = kingdom("w2 w C")
    assert [figures(board) for board in (three_crowns, two_crowns)] == [(4, 2, 3), (4, 2, 2)]
    assert winners(three_crowns, two_crowns) == (0,)
    assert winners(two_crowns, two_crowns) == (0, 1)


def test_r15_the_next_round_goes_by_the_numbers_of_the_dominoes() -> None:
    state = with_line(start(4), (13, 24, 37, 46))
    for seat, domino in ((3, 24), (1, 37), (2, 46)):
        state = claim_as(state, seat, domino).state
    assert state.line == (13, 24, 37, 46)
    assert state.owners == (0, 3, 1, 2)


def test_r16_both_kings_of_a_player_act_at_their_own_places() -> None:
    state = with_line(start(2), (3, 17, 20, 41))
    for seat, domino in ((0, 3), (1, 41), (0, 17)):
        state = claim_as(state, seat, domino).state
    assert state.owners == (0, 0, 1, 1)
    acted = []
    while state.round == 1:
        seat = GAME.to_act(state)[0]
        if state.phase == "place":
            acted.append(seat)
        state = GAME.apply(state, seat, GAME.legal(state, seat)[0]).state
    assert acted == [0, 0, 1, 1]


@pytest.mark.parametrize(
    ("seats", "duel", "each"), [(2, False, 12), (3, False, 12), (4, False, 12), (2, True, 24)]
)
def test_r17_the_last_line_is_only_placed(seats: int, duel: bool, each: int) -> None:
    state = start(seats, mighty_duel=duel)
    last_round = 6 if seats == 2 and not duel else 12
    state, _ = play_on(state, random.Random(7), until=last_round - 1)
    assert state.next_line == ()
    state, events = play_on(state, random.Random(7))
    assert {event.kind for event in events} <= {"placed", "discarded", "game_over"}
    for board in state.kingdoms:
        assert len(board.placements) + len(board.discarded) == each


COMPLETE = """
    w1 w w w w
    f1 f f f f
    {}
    g1 g g g g
    s1 s s s s
"""


def test_r18_both_bonuses_for_a_complete_kingdom_around_its_castle() -> None:
    central = kingdom(COMPLETE.format("a2 a C a a2"))
    assert central.points == 28
    assert points_of(central, BOTH_BONUSES) == 43
    off_centre = kingdom(COMPLETE.format("a2 a a a2 C"))
    assert bonus(off_centre, BOTH_BONUSES) == 5


def test_r19_the_castle_must_be_the_centre_of_the_box_around_the_kingdom() -> None:
    four_rows = """
        w w w w w
        w w . w w
        w w C w w
        . w w w .
    """
    five_rows = four_rows + "    . w . . ."
    assert kingdom(four_rows).taken.bit_count() == 17
    middle = KingdominoOptions(middle_kingdom=True)
    assert bonus(kingdom(four_rows), middle) == 0
    assert bonus(kingdom(five_rows), middle) == 10


def test_r20_an_s_shaped_area_is_one_area() -> None:
    board = kingdom(
        """
        w1 w w .
        .  . w C
        w  w w f
        .  . f f1
        """
    )
    assert board.points == 7 + 3 == 10


def test_each_game_of_a_dynasty_begins_without_a_last_turn() -> None:
    """The second game does not show the end of the first one as its last turn."""
    rng = random.Random(1)
    state = GAME.setup(KingdominoOptions(dynasty=True), 2, "1" * 32)
    seen = set()
    while due := GAME.to_act(state):
        before, state = state, GAME.apply(state, due[0], rng.choice(GAME.legal(state, due[0]))).state
        if state.game != before.game:
            seen.add(state.game)
            assert state.last is None
            assert GAME.view(state, None).last is None
    assert seen == {2, 3}
