"""Types differ in color with any kind of color vision, and in lightness in gray."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from render.dragon_castle.palette import KINDS
from render.rooms.palette import ROOM_COLOURS
from tests.render.colour import FILTERS, difference, lightness

APART = 12
STEPS = (
    ("utility", "food", "special"),
    ("living", "outdoor", "corridor"),
    ("sleeping", "activity"),
    ("downstairs",),
)
TYPES = [kind for step in STEPS for kind in step]


@pytest.mark.parametrize("seen", FILTERS)
def test_rooms_of_two_types_differ_for_everybody(seen: str) -> None:
    for one, other in combinations(TYPES, 2):
        assert difference(ROOM_COLOURS[one].fill, ROOM_COLOURS[other].fill, seen) >= APART, (one, other)


def test_types_of_rooms_have_three_steps_of_lightness_and_a_dark_one() -> None:
    assert {*TYPES, "dark_hallway"} == set(ROOM_COLOURS)
    shades = [[lightness(ROOM_COLOURS[kind].fill) for kind in step] for step in STEPS]
    for lighter, darker in pairwise(shades):
        assert min(lighter) - max(darker) >= 5, (lighter, darker)


@pytest.mark.parametrize("seen", FILTERS)
def test_tiles_of_two_types_differ_for_everybody(seen: str) -> None:
    for one, other in combinations(KINDS, 2):
        assert difference(KINDS[one].ground, KINDS[other].ground, seen) >= APART, (one, other)


def test_seasons_and_farmers_differ_in_grey() -> None:
    assert lightness(KINDS["E"].ground) - lightness(KINDS["F"].ground) >= APART
