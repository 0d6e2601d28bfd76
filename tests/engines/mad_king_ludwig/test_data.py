"""The components as the specification counts them."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from engines.mad_king_ludwig.data import (
    BONUS_CARDS,
    DOWNSTAIRS,
    FAVORS,
    GROUND,
    LARGE,
    ROOMS,
    SIDES,
    SMALL,
    STEPS,
    TILES,
    solo_rank,
)
from engines.mad_king_ludwig.forms import form_of
from engines.mad_king_ludwig.outlines import fence_points


def test_there_are_75_rooms_nine_of_each_small_size_and_six_of_each_large() -> None:
    assert Counter(room.size for room in ROOMS) == {**dict.fromkeys(SMALL, 9), **dict.fromkeys(LARGE, 6)}


def test_there_are_24_favors_and_27_bonus_cards() -> None:
    assert len(set(FAVORS)) == 24
    assert len(set(BONUS_CARDS)) == 27


@pytest.mark.parametrize(
    ("kind", "counts"),
    [
        ("utility", {1}),
        ("food", {2}),
        ("sleeping", {2}),
        ("downstairs", {1, 2}),
        ("outdoor", {2, 3, 4}),
        ("activity", {3}),
        ("living", {4}),
        ("corridor", {11}),
    ],
)
def test_entrances_by_type(kind: str, counts: set[int]) -> None:
    assert {len(room.doors) for room in ROOMS if room.type == kind} == counts


def test_a_hallway_has_an_entrance_on_every_side_of_every_cell() -> None:
    assert len(TILES["hallway_ground"].doors) == 14
    assert {door.level for door in TILES["hallway_downstairs"].doors} == {DOWNSTAIRS}


def test_stairs_are_dark_on_the_left_and_light_on_the_right() -> None:
    ends = {SIDES[door.side]: door.level for door in TILES["stairs"].doors}
    assert ends == {"W": DOWNSTAIRS, "E": GROUND}


def test_every_entrance_leads_out_of_its_own_tile() -> None:
    for tile, rot in product(TILES, range(4)):
        form = form_of(tile, rot)
        for door in form.doors:
            step_x, step_y = STEPS[door.side]
            assert (door.x, door.y) in form.cells, (tile, rot)
            assert (door.x + step_x, door.y + step_y) not in form.cells, (tile, rot)


def test_doors_of_a_tile_have_different_names() -> None:
    for tile, its in TILES.items():
        names = [door.name for door in its.doors]
        assert len(set(names)) == len(names), tile


def test_no_entrance_is_on_a_fence() -> None:
    fenced = [room.id for room in ROOMS if room.fenced]
    assert fenced
    for room, rot in product(fenced, range(4)):
        form = form_of(room, rot)
        fence = fence_points(form.tile.shape, rot)
        for door in form.doors:
            step_x, step_y = STEPS[door.side]
            assert (2 * door.x + 1 + step_x, 2 * door.y + 1 + step_y) not in fence, (room, rot)


def test_one_turn_is_clockwise() -> None:
    """The Nap Room's doors are in the right and the bottom wall; turned once, bottom and left."""
    names = [door.name for door in form_of("nap_room", 1).doors]
    assert names == ["S1", "W2"]


@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (59, "court_jester"),
        (60, "humble_servant"),
        (80, "humble_servant"),
        (81, "exalted_connoisseur"),
        (95, "exalted_connoisseur"),
        (96, "keeper_of_palaces"),
        (110, "keeper_of_palaces"),
        (111, "supreme_adviser"),
    ],
)
def test_solo_ranks(points: int, rank: str) -> None:
    assert solo_rank(points) == rank
