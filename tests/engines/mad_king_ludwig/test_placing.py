"""The placement rules 1 to 8, entrances and enclosure, and the lists of legal spots."""

from __future__ import annotations

import random
from functools import reduce
from itertools import product

import pytest

from engines.core.errors import IllegalAction
from engines.mad_king_ludwig.actions import parse
from engines.mad_king_ludwig.data import TILES, Placed
from engines.mad_king_ludwig.forms import FORMS, fit, place_of, ways
from engines.mad_king_ludwig.outlines import outline, touches_fence
from engines.mad_king_ludwig.placing import check_placement, places, spots
from engines.mad_king_ludwig.plan import Plan, door_states, extended, plan_of
from tests.engines.mad_king_ludwig.building import castle, placed, tiles
from tests.soak import SOAK, in_soak

PLACEABLE = [tile for tile in TILES if not tile.startswith("foyer")]


def refusal(text: str, new: str, foyer: int = 3) -> str:
    with pytest.raises(IllegalAction) as refused:
        check_placement(castle(text, foyer), placed(new))
    return refused.value.reason


@pytest.mark.parametrize(
    ("tile", "three", "four"),
    [
        ("hallway_ground", 42, 56),
        ("stairs", 3, 4),
        ("lilac_cabinet", 12, 16),
        ("powder_room", 3, 4),
        ("pumpkin_garden", 9, 12),
        ("crypt", 0, 0),
        ("hallway_downstairs", 0, 0),
    ],
)
def test_spots_at_a_fresh_foyer(tile: str, three: int, four: int) -> None:
    """As counted in the specification, before the ways round are dropped that look the same."""
    repeats = 4 // len(ways(tile))
    assert len(spots(castle("", 3), tile)) * repeats == three
    assert len(spots(castle("", 4), tile)) * repeats == four


def random_castle(foyer: int, seed: int) -> Plan:
    rng = random.Random(seed)
    plan = plan_of(tiles("", foyer))
    for tile in rng.sample(PLACEABLE, 30):
        if legal := spots(plan, tile):
            plan = extended(plan, rng.choice(legal))
    return plan


TRIED = ("hallway_ground", "stairs", "kitchen", "stables", "orangery", "crypt", "parlor")


@pytest.mark.parametrize(("foyer", "seed"), [(3, 5), (4, 6), in_soak(3, 7), in_soak(4, 8)])
def test_the_listed_spots_are_all_legal_ones_and_no_others(foyer: int, seed: int) -> None:
    """Two castles take turns with the tiles; in `make soak` every castle tries all."""
    plan = random_castle(foyer, seed)
    x0, y0, x1, y1 = plan.box
    for tile in TRIED if SOAK else TRIED[seed % 2 :: 2]:
        tried = set()
        for form in ways(tile):
            for x in range(x0 - 8, x1 + 9):
                for y in range(y0 - 8, y1 + 9):
                    try:
                        check_placement(plan, Placed(tile, x, y, form.rot))
                    except IllegalAction:
                        continue
                    tried.add(Placed(tile, x, y, form.rot))
        listed = spots(plan, tile)
        assert set(listed) == tried
        assert len(listed) == len(tried)


def test_a_tile_must_be_connected() -> None:
    assert refusal("", "parlor 4 0 0") == "connection"
    assert refusal("", "nap_room 3 0 0") == "connection"


def test_no_overlap_not_even_between_floors() -> None:
    assert refusal("parlor -3 0 0", "study -3 0 0") == "overlap"
    assert refusal("stairs -3 1 0; armory -9 0 0", "hallway_ground -6 -1 3") == "overlap"


def test_doors_may_be_blocked() -> None:
    """The Audience Room lies over the hallway: one of its doors is joined, others are blocked."""
    plan = castle("hallway_ground -1 -1 0; audience_room -1 -5 2")
    assert door_states(plan)[1][2:8] == ("external", "blocked", "blocked", "blocked", "joined", "blocked")


def test_an_entrance_that_faces_a_free_corner_is_external() -> None:
    """A hallway over the foyer: nothing covers its doors above the foyer's cut corners."""
    states = door_states(castle("hallway_ground -1 -1 0"))
    south = states[1][8:]
    assert south == ("external", "external", "joined", "external", "external", "external")


def test_an_entrance_beside_a_round_is_external_unless_the_round_touches_it() -> None:
    """The Orangery begins below the Salon's door: the door faces its free corner and counts."""
    plan = plan_of(tiles("salon -7 1 2; orangery -6 3 2"))
    (number,) = [n for n, door in enumerate(plan.forms[1].doors) if (door.x, door.side) == (1, 2)]
    assert door_states(plan)[1][number] == "external"
    assert plan.external_entrances == 3 + 2
    beside = plan_of(tiles("salon -7 1 2; orangery -7 3 2"))
    assert door_states(beside)[1][number] == "external"
    under = plan_of(tiles("salon -7 1 2; orangery -8 3 2"))
    assert door_states(under)[1][number] == "blocked"


def test_an_entrance_that_faces_a_free_corner_keeps_the_castle_open() -> None:
    """All that is left are the doors of the Singers' Hall at the foyer's cut corners."""
    plan = castle("panic_room -2 -2 1; singers_hall 3 -2 1")
    assert not plan.doors
    assert plan.external_entrances == 2
    assert placed("singers_hall 3 -2 1") in places(castle("panic_room -2 -2 1"), "singers_hall")


def test_nothing_can_be_put_to_an_entrance_that_faces_a_free_corner() -> None:
    plan = castle("panic_room -2 -2 1; singers_hall 3 -2 1")
    assert not any(spots(plan, tile) for tile in PLACEABLE)


def test_a_free_corner_that_another_tile_closes_is_free_no_more() -> None:
    """Two octagons whose cut corners lie on each other leave nothing between them."""
    alone = plan_of(tiles(""))
    assert (2, 2) in alone.corners
    closed = plan_of(tiles("throne_room 2 2 0"))
    assert (2, 2) not in closed.corners


def test_the_castle_keeps_an_external_entrance() -> None:
    """With one door left, a utility room would close the castle; a hallway does not."""
    almost = "powder_room 0 -2 0; utility_room -4 0 0"
    assert refusal(almost, "washroom 3 -1 1") == "no_external_entrance"
    check_placement(castle(almost), placed("hallway_ground 3 1 0"))


def test_entrances_of_corridors_keep_a_castle_open() -> None:
    plan = castle("powder_room 0 -2 0; utility_room -4 0 0; hallway_ground 3 1 0")
    assert plan.external_entrances == 0


def test_nothing_may_touch_a_fence() -> None:
    """Pumpkin Garden on the foyer's right: its fence is at the top."""
    garden = "pumpkin_garden 3 0 0"
    assert refusal(garden, "hallway_ground 1 -1 0") == "fence"


def test_a_corner_stone_of_a_fence_may_be_touched() -> None:
    """The hallway ends where the fence begins: it meets the stone at the corner alone."""
    check_placement(castle("pumpkin_garden 3 0 0"), placed("hallway_ground -3 -1 0"))


def test_a_fence_may_not_be_put_to_anything() -> None:
    assert refusal("hallway_ground -1 -1 0", "pumpkin_garden 3 0 0") == "fence"


def test_floors_connect_only_with_themselves() -> None:
    assert refusal("", "crypt 3 0 0") == "floor"
    assert refusal("", "hallway_downstairs 3 1 0") == "floor"
    assert refusal("", "stairs 3 1 0") == "floor"
    check_placement(castle(""), placed("stairs 3 1 2"))
    check_placement(castle("stairs 3 1 2"), placed("hallway_downstairs 6 1 0"))
    assert refusal("stairs 3 1 2", "hallway_ground 6 1 0") == "floor"


def test_stairs_never_connect_with_stairs() -> None:
    assert refusal("stairs 3 1 2", "stairs 6 1 0") == "floor"


def test_a_second_aligned_pair_of_another_floor_forbids_a_placement() -> None:
    """The dark hallway would join the stairs and meet the light hallway's doors as well."""
    light = "stairs 3 1 2; hallway_ground 0 -1 0"
    assert refusal(light, "hallway_downstairs 6 -4 1") == "floor"


THREE_SIDES = "hallway_ground 3 1 0; hallway_ground 8 2 1; hallway_ground 3 8 0"
"""Hallways above, right and below of a courtyard, beginning at the foyer's right."""


def count(plan: Plan, state: str) -> int:
    return sum(row.count(state) for row in door_states(plan))


def test_entrances_into_a_courtyard_are_enclosed() -> None:
    assert count(castle(THREE_SIDES), "enclosed") == 0
    ring = castle(THREE_SIDES + "; hallway_ground 3 2 1")
    assert count(ring, "enclosed") == 4 + 6 + 4 + 6


def test_tiles_that_meet_in_a_corner_close_the_gap() -> None:
    """The fourth hallway meets the foyer at the end of its cut corner alone."""
    ring = castle(THREE_SIDES + "; hallway_ground 2 3 1")
    at_the_cut_corner = 1
    assert count(ring, "enclosed") == 5 + 6 + 5 + 5 + at_the_cut_corner


def test_a_room_in_a_courtyard_has_no_external_entrance() -> None:
    """The Parlor opens into the courtyard; corridors' entrances are not counted anyway."""
    ring = THREE_SIDES + "; hallway_ground 3 2 1; parlor 4 2 0"
    assert castle(ring).external_entrances == 0
    assert castle(THREE_SIDES + "; parlor 4 2 0").external_entrances == 3


@pytest.mark.parametrize(
    ("other", "dx", "dy", "touched"),
    [
        ("2x2", -2, -2, False),
        ("2x2", -1, -2, True),
        ("2x2", 3, -2, True),
        ("2x2", 4, -2, False),
        ("2x2", -2, 0, False),
        ("2x2", 1, 4, False),
        ("round3", 0, -3, True),
        ("round3", -2, -3, False),
        ("round3", 3, -3, False),
    ],
)
def test_the_fence_of_a_square(other: str, dx: int, dy: int, touched: bool) -> None:
    """The whole top side but its ends; a round touches it where its middle is over it."""
    assert touches_fence("4x4", 0, outline(other, 0), dx, dy) is touched


def test_the_fence_of_an_octagon_goes_round_its_upper_corners() -> None:
    foyer = outline("octagon3x3", 0)
    assert touches_fence("octagon7x4", 0, foyer, -2, -2)
    assert touches_fence("octagon7x4", 0, foyer, 6, -2)
    assert not touches_fence("octagon7x4", 0, foyer, -2, 3)
    assert not touches_fence("octagon7x4", 0, foyer, -3, 0)


def test_the_fence_of_a_round_is_on_its_upper_half() -> None:
    square, large = outline("2x2", 0), outline("round5", 0)
    assert touches_fence("round5", 0, square, 1, -2)
    assert not touches_fence("round5", 0, square, 0, -2)
    assert not touches_fence("round5", 0, square, 5, 2)
    assert touches_fence("round5", 0, large, 3, -4)
    assert touches_fence("round5", 0, large, -4, -3)
    assert not touches_fence("round5", 0, large, 3, 4)
    assert not touches_fence("round5", 0, large, 5, 0)
    assert touches_fence("round5", 1, large, 4, 3)
    assert touches_fence("round5", 1, large, 5, 0)
    assert not touches_fence("round5", 1, large, -4, 3)


def test_a_symmetric_tile_is_listed_once() -> None:
    assert [form.rot for form in ways("parlor")] == [0]
    assert [form.rot for form in ways("hallway_ground")] == [0, 1]
    assert [form.rot for form in ways("lilac_cabinet")] == [0, 1]
    assert [form.rot for form in ways("stairs")] == [0, 1, 2, 3]
    assert [form.rot for form in ways("orangery")] == [0, 1, 2, 3]


def test_a_door_lies_in_the_cells_of_another_tile_only_where_they_overlap() -> None:
    """Thus a tile at a door that is no longer open always overlaps the tile there."""
    for first, second in product({form.body.number: form for form in FORMS}.values(), FORMS):
        overlap = fit(first.body.number, second.body.number).overlap
        for (x, y), door in product(first.cells, second.doors):
            assert place_of(x - door.x, y - door.y) in overlap, (first, second)


def test_what_is_carried_on_to_the_next_tile_is_what_is_found_anew() -> None:
    rng = random.Random(8)
    plan = plan_of(tiles("", 4))
    kept = [plan]
    for tile in rng.sample(PLACEABLE, 30 if SOAK else 15):
        known = {each: spots(plan, each) for each in PLACEABLE}
        anew = reduce(extended, plan.tiles, plan_of(()))
        assert known == {each: spots(anew, each) for each in PLACEABLE}
        assert all(
            [*places(plan, each).placements("buy")] == [*places(anew, each).placements("buy")]
            for each in PLACEABLE
        )
        if known[tile]:
            plan = extended(plan, rng.choice(known[tile]))
            kept.append(plan)


def test_a_listed_placement_is_what_its_text_says() -> None:
    for placement in places(castle("", 4), "parlor").placements("take"):
        assert placement == parse(placement.text)
        assert hash(placement) == hash(parse(placement.text))
        assert placement == parse(placement.text)
