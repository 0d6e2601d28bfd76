"""The type as which a tile was turned stays known: for the picture at the end, and for nothing else."""

from __future__ import annotations

import json

from engines.dragon_castle.realm import Set, as_set, move, number_sets, put, turn_down
from engines.dragon_castle.state import UNKNOWN
from engines.dragon_castle.view import realm_view
from tests.engines.dragon_castle.positions import GAME, realm
from tests.engines.dragon_castle.test_stored import STORED
from tests.recorded import recorded

FOUR = "S1 S2 S3 S4"


def test_a_set_is_remembered_by_its_type() -> None:
    turned = turn_down(realm(FOUR), (0, 1, 2, 3), "S")
    assert turned.backs[:5] == ("S", "S", "S", "S", "")


def test_a_tile_that_counted_as_another_type_was_turned_as_that() -> None:
    changed = as_set("S", (0, 1, 2, 3))
    assert turn_down(realm("S1 S2 S3 D1"), changed.cells, changed.sign).backs[3] == "S"


def test_a_set_of_a_number_and_a_single_tile_are_turned_as_what_they_are() -> None:
    mixed = realm("S1 M1 F1 S1")
    (found,) = number_sets(mixed)
    assert isinstance(found, Set)
    assert turn_down(mixed, found.cells, found.sign).backs[:4] == ("S", "M", "F", "S")
    assert turn_down(mixed, (1,)).backs[:2] == ("", "M")


def test_what_lies_below_comes_to_light_again_when_a_back_moves() -> None:
    built = turn_down(realm(FOUR), (0, 1, 2, 3), "S")
    higher = turn_down(put(built, 0, "E1"), (0,))
    assert higher.backs[0] == "SE"
    moved = move(higher, 0, 10)
    assert (moved.backs[0], moved.backs[10]) == ("S", "E")
    assert (moved.heights[0], moved.heights[10]) == (1, 1)
    assert realm_view(0, moved, 0).turned_as((1, 4)) == "E"


def test_an_open_tile_that_moves_leaves_the_backs_alone() -> None:
    built = put(turn_down(realm(FOUR), (0, 1, 2, 3), "S"), 0, "E1")
    assert move(built, 0, 1).backs == built.backs


def test_in_a_game_stored_without_it_only_what_is_turned_from_now_on_is_known() -> None:
    old = realm("# #2 S1/2 S2 S3 S4")
    assert old.backs == ()
    turned = turn_down(old, (2, 3, 4, 5), "S")
    assert turned.backs[:4] == (UNKNOWN, UNKNOWN * 2, UNKNOWN + "S", "S")
    assert [realm_view(0, turned, 0).turned_as((0, column)) for column in range(3)] == ["", "", "S"]


def test_states_are_read_with_it_and_without() -> None:
    state = GAME.decode(STORED["act"])
    assert all(realm.backs == () for realm in state.realms)
    over = recorded(GAME.key, 4)[0][-1]
    assert GAME.decode(GAME.encode(over)) == over
    before = json.loads(GAME.encode(over))
    for stored in before[14]:
        assert len(stored.pop()) in (0, 24)
    assert GAME.result(GAME.decode(json.dumps(before))) == GAME.result(over)


def test_at_the_end_of_a_game_every_back_is_known_and_counted() -> None:
    for seats in GAME.seats:
        for states in recorded(GAME.key, seats):
            for each in states[-1].realms:
                backs = each.backs or ("",) * len(each.heights)
                stacks = zip(each.heights, each.faces, strict=True)
                assert [len(back) for back in backs] == [high - bool(face) for high, face in stacks]
                assert UNKNOWN not in "".join(backs)
