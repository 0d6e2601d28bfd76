"""The ten Dragons, each according to its card and its questions and answers."""

from __future__ import annotations

import pytest

from engines.dragon_castle.data import DRAGONS, Dragon
from engines.dragon_castle.dragons import FAVOURS, Favour
from tests.engines.dragon_castle.positions import FULL, names, realm


def favour(card: Dragon, drawing: str, *others: str) -> Favour:
    return FAVOURS[card](realm(drawing), [realm(other) for other in others])


def points(card: Dragon, drawing: str, *others: str) -> int:
    return favour(card, drawing, *others).points


def test_all_ten_dragons_are_known() -> None:
    assert set(FAVOURS) == set(DRAGONS)
    assert len(DRAGONS) == 10


@pytest.mark.parametrize("card", DRAGONS)
def test_an_empty_realm_gets_nothing(card: Dragon) -> None:
    assert points(card, "", "S1", "") == 0


def test_humility_pays_for_a_shrine_next_to_a_higher_stack() -> None:
    assert points("humility", "^ #2") == 1
    assert points("humility", "^ #") == 0
    assert points("humility", "^ .\n. #2") == 0


def test_humility_pays_once_a_shrine_but_a_high_stack_serves_many() -> None:
    assert points("humility", "#2 ^ #3") == 1
    assert points("humility", "^ S1/2 ^\n. ^") == 3


def test_humility_does_not_count_a_shrine_as_height() -> None:
    assert points("humility", "^ ^") == 0
    assert names([*favour("humility", "^ ^2").cells]) == ["A1"]


def test_righteousness_takes_the_best_row_and_the_best_column() -> None:
    drawing = "^ . ^ . ^\n. .\n^"
    assert points("righteousness", drawing) == 3 + 2


def test_righteousness_counts_the_crossing_twice_and_gaps_do_not_matter() -> None:
    assert points("righteousness", "^") == 2
    assert points("righteousness", "^ . . . . ^\n.\n.\n^") == 2 + 2


def test_righteousness_pays_two_more_for_a_full_line() -> None:
    column = "^\n^\n^\n^"
    assert points("righteousness", column) == 4 + 2 + 1
    assert points("righteousness", "^ ^ ^ ^ ^ ^\n^\n^\n^") == 6 + 2 + 4 + 2


def test_tranquility_pays_for_groups_of_face_down_tops() -> None:
    assert points("tranquility", "# . #\n. # .") == 3
    assert points("tranquility", "# #3 ^") == 1


def test_tranquility_groups_are_parted_by_a_face_up_tile() -> None:
    assert points("tranquility", "# S1/2 #") == 2


def test_bravery_pays_for_stacks_above_everything_around_diagonals_included() -> None:
    assert points("bravery", "#2 #") == 1
    assert points("bravery", "#2 .\n. #2") == 0
    assert points("bravery", "S1 . #") == 2


def test_bravery_does_not_care_which_side_is_up_nor_for_shrines() -> None:
    assert points("bravery", "S1/2 ^") == 1
    assert points("bravery", "# ^") == 0


def test_power_adds_the_best_high_tile_of_each_faction() -> None:
    assert points("power", "S4/3 S6/3 M2/4 F5/2 F6") == 6 + 2
    assert points("power", "S6/3 M6/3 F6/5") == 18


def test_power_counts_only_face_up_faction_tiles() -> None:
    assert points("power", "#3 ^3 W4/3 D3/3") == 0


def test_greatness_compares_each_faction_with_each_neighbour() -> None:
    assert points("greatness", "M4 M6", "M4 M5", "M5 M5") == 3


def test_greatness_counts_one_connected_group_not_all_tiles() -> None:
    assert points("greatness", "M4 . M6", "M6 M1") == 0
    assert dict(favour("greatness", "M4 . M6").facts) == {"merchant": 6}


def test_greatness_needs_a_tile_and_a_neighbour_without_one_has_nothing() -> None:
    assert points("greatness", "", "", "") == 0
    assert points("greatness", "M1", "", "F6") == 4


def test_greatness_between_two_is_one_comparison_for_each_faction() -> None:
    assert points("greatness", "M1 . F1 . S1", "M1 . F2") == 1 + 0 + 2


def test_greatness_with_more_than_one_neighbour_and_less_than_the_other_pays_two() -> None:
    assert points("greatness", "S5", "S6", "S4") == 2


def test_knowledge_pays_two_for_each_different_symbol() -> None:
    assert points("knowledge", "W2 W3") == 4
    assert points("knowledge", "W2 W2 # M1") == 2


def test_knowledge_pays_22_at_most() -> None:
    assert points("knowledge", "W1 W2 W3 W4 E1 E2\nE3 E4 D1 D2 D3 D3") == 22


def test_harmony_pays_for_each_axis_by_which_the_heights_mirror() -> None:
    assert points("harmony", "S1 . . . . #") == 4
    assert points("harmony", "S1 . . . . #\n.\n.\n# . . . . M2") == 8
    assert points("harmony", "S1") == 0


def test_harmony_pays_for_shrines_that_mirror_level_by_level() -> None:
    assert points("harmony", "^ . . . . ^") == 6
    assert points("harmony", "^ . . . . #") == 4
    assert points("harmony", "^ . . . . ^2") == 0


def test_harmony_pays_12_at_most() -> None:
    assert points("harmony", FULL.replace("#", "^")) == 12


def test_harmony_knows_only_the_printed_lines() -> None:
    assert points("harmony", "# .  #") == 0


def test_devotion_pays_for_a_shrine_next_to_a_face_up_dragon() -> None:
    assert points("devotion", "^ D1/3 ^\n. ^") == 3
    assert points("devotion", "D1 ^ D2") == 1
    assert points("devotion", "^ .\n. D1") == 0
    assert points("devotion", "^ # E1") == 0


def test_steadfastness_pays_for_shrines_on_the_edge_on_any_level() -> None:
    drawing = "^ . ^3 . . ^\n. ^ . . . .\n. . . ^2 . ^\n^"
    assert points("steadfastness", drawing) == 5
