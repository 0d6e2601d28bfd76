"""The view shows everything but the tiles under the tops of the stacks."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from engines.dragon_castle.data import COPIES, FACES, SHRINES
from engines.dragon_castle.options import DragonCastleOptions
from engines.dragon_castle.redeal import imagine
from engines.dragon_castle.state import State
from tests.engines.dragon_castle.positions import GAME, LOW, SEED, play, position_of


def some_state(seed: int, steps: int, seats: int = 3) -> State:
    rng = random.Random(seed)
    options = DragonCastleOptions(random_spirits=2, random_dragons=2)
    state = GAME.setup(options, seats, f"{rng.getrandbits(128):032x}")
    for _ in range(steps):
        due = GAME.to_act(state)
        if due:
            state = GAME.apply(state, due[0], rng.choice(GAME.legal(state, due[0]))).state
    return state


def test_the_state_itself_holds_no_order_of_what_is_hidden() -> None:
    state = some_state(1, 30)
    order = [FACES.index(face) for face in state.unseen]
    assert order == sorted(order)


def test_the_same_view_goes_with_different_tiles_below() -> None:
    state = position_of("S1/3 . S2/3", unseen="M1 M2 M3 M4 M5 M6 F1 F2 F3 F4")
    below = set()
    for seed in range(20):
        other = GAME.redeal(state, 0, random.Random(seed))
        assert GAME.view(other, 0) == GAME.view(state, 0)
        below.add(play(other, "take A1").castle.tops[0])
    assert len(below) > 3


@given(seed=st.integers(0, 10**6), steps=st.integers(0, 200))
def test_tops_and_unseen_tiles_match_the_heights(seed: int, steps: int) -> None:
    state = some_state(seed, steps)
    visible = [top for top in state.castle.tops if top]
    assert sum(state.castle.heights) == len(visible) + len(state.unseen)
    shown = dict(GAME.view(state, None).unseen)
    assert all(shown.get(face, 0) + visible.count(face) <= COPIES for face in FACES)


@given(seed=st.integers(0, 10**6), steps=st.integers(0, 120))
def test_a_view_suffices_to_imagine_a_state_that_looks_the_same(seed: int, steps: int) -> None:
    state = some_state(seed, steps)
    view = GAME.view(state, 1)
    imagined = imagine(view, SEED)
    assert GAME.view(imagined, 1) == view
    assert imagined._replace(chance=state.chance) == state


def test_first_tiles_are_shown_with_the_twins_they_would_leave() -> None:
    view = GAME.view(position_of("S1/2 . S1 S2 S3 . S1/2 S1/3 ."), 0)
    assert view.castle.first == ((0, 7),)
    assert view.castle.twins == (((0, 7), ((0, 0), (0, 2), (0, 6))),)
    assert view.castle.available == ((0, 0), (0, 2), (0, 4), (0, 6), (0, 7))
    assert view.castle.tiles == 10


def test_open_groups_are_shown_with_their_cells() -> None:
    view = GAME.view(position_of(LOW, "S1 S2 M1\n. S3"), None)
    groups = [(group.type, len(group.cells)) for group in view.realms[0].groups]
    assert groups == [("soldier", 3), ("merchant", 1)]


def test_the_last_turn_tells_what_was_done() -> None:
    state = play(position_of("S1 . S1 . F1", "S2 S3 S4"), "take A1", "pair C1", "place S1 D1", "place S1 A4")
    state = play(state, "build B1")
    (last,) = GAME.view(state, None).last
    assert (last.seat, last.action, last.gain) == (0, "pair", 2)
    assert last.taken == ((0, 0), (0, 2))
    assert last.placed == ((0, 3), (3, 0))
    assert last.consolidated == ((0, 0), (0, 1), (0, 2), (0, 3))
    assert last.built == ((0, 1),)


@given(seed=st.integers(0, 10**6), steps=st.integers(0, 250))
def test_no_shrine_is_lost_and_none_stands_on_a_face_up_tile(seed: int, steps: int) -> None:
    state = some_state(seed, steps)
    held = sum(realm.pool + sum(realm.shrines) for realm in state.realms)
    assert held + state.supply == SHRINES
    for realm in state.realms:
        for height, face, shrine in zip(realm.heights, realm.faces, realm.shrines, strict=True):
            assert height or not (face or shrine)
            assert not (face and shrine)
