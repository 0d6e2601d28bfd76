"""A castle that grows knows the same as one put together at once; its cache is bounded."""

from __future__ import annotations

import random

import pytest

from engines.between_two_castles import actions
from engines.between_two_castles.castle import Castle, legal_cells
from engines.between_two_castles.data import CARDS, HANGINGS, REGULAR, SPECIALS, THRONES
from engines.between_two_castles.options import BetweenOptions
from engines.between_two_castles.scoring import lines_of, points_of
from tests.engines.between_two_castles.positions import GAME, SEED, building


def put_together(castle: Castle) -> Castle:
    """Returns the same castle with empty caches."""
    return Castle(castle.throne, castle.rooms, castle.attendants, castle.cards)


@pytest.mark.parametrize("number", range(12))
def test_a_grown_castle_knows_the_same_as_one_put_together(number: int) -> None:
    rng = random.Random(number)
    castle = Castle(rng.choice(tuple(THRONES)))
    for room in [*rng.sample(REGULAR, 18), *rng.choices(SPECIALS, k=5)]:
        castle = castle.with_room(room, rng.choice(legal_cells(castle, room)))
        if rng.random() < 0.1:
            castle = castle.with_attendant(rng.choice(HANGINGS))
        if rng.random() < 0.1:
            castle = castle.with_card(rng.choice(CARDS))
        other = put_together(castle)
        assert castle == other
        assert castle.grid == other.grid
        assert castle.counts == other.counts
        assert castle.room_points == other.room_points
        assert castle.sites == other.sites
        assert points_of(castle) == points_of(other) == sum(line.points for line in lines_of(other))


def test_of_a_growing_castle_no_earlier_castle_is_kept() -> None:
    castle = Castle("throne_corridor_food").with_room("kitchen", (2, 0)).with_room("sauna", (3, 0))
    points_of(castle)
    assert not any(isinstance(fact, Castle) for fact in vars(castle).values())


def test_placements_are_kept_on_so_many_cells_and_no_more() -> None:
    kept = actions.place("left", "kitchen")
    first = kept[0, 1]
    assert actions.place("left", "kitchen")[0, 1] is first
    for x in range(2, 3 * actions.KEPT_CELLS):
        assert kept[x, 0].cell == (x, 0)
        assert len(kept) <= actions.KEPT_CELLS


def test_who_may_speak_is_told_of_the_state_that_is_asked_about() -> None:
    building_now = building([("Kitchen", "Parlor"), ("Sauna", "Nap Room"), ("Bakery", "Solar")])
    choosing = GAME.setup(BetweenOptions(), 3, SEED)
    begun = GAME.apply(building_now, 0, GAME.parse("place left kitchen 2,0")).state
    for _ in range(2):
        assert GAME.view(building_now, None).castles[0].speakers == (0, 1)
        assert GAME.view(choosing, None).castles[0].speakers == ()
        assert GAME.view(begun, None).castles[0].speakers == (1,)
