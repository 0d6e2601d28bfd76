"""The marks at doors: each has its own place, however many there are."""

from __future__ import annotations

import math
import random
from functools import cache
from itertools import combinations, permutations
from typing import NamedTuple

import pytest

from engines.core.panel import LETTERS, narrow
from engines.mad_king_ludwig.options import LudwigOptions
from render.core.canvas import Point
from render.mad_king_ludwig.castle import Site
from render.mad_king_ludwig.closeup import LARGEST_UNIT, PLAN
from render.mad_king_ludwig.discs import DOT, Disc, cross, door_points, doors_site, place_discs
from render.mad_king_ludwig.placing import _fields
from tests.render.mad_king_ludwig.played import GAME
from tests.soak import SOAK

SEEDS = range(40) if SOAK else (34,)
"""This game is unusually crowded."""
COVERED = 0.01
"""The share of all discs that may stand on a room: some yards are too small for one."""
CROSSED = 0.004
"""The share of all leaders that may run over rooms for more than a unit: some yards have no other way out."""


FILLED = 0.77
"""The share of the frame that a castle takes along its longer side, with discs at both ends of it."""


class Question(NamedTuple):
    """The discs, the doors whose marks stand on other pages, the castle's cells and where they lie."""

    discs: list[Disc]
    elsewhere: list[Point]
    cells: frozenset[tuple[int, int]]
    site: Site

    def on_room(self, x: float, y: float) -> bool:
        """Whether a room lies there."""
        site = self.site
        return (int((x - site.x) // site.unit), int((y - site.y) // site.unit)) in self.cells

    def over_rooms(self, disc: Disc) -> int:
        """Returns how many quarters of a unit of a disc's leader run over rooms."""
        (x, y), (end_x, end_y) = disc.door, disc.place
        length = math.dist(disc.door, disc.place)
        steps = int(4 * length / self.site.unit)
        shares = [step / steps for step in range(1, steps) if length * (1 - step / steps) > disc.radius]
        return sum(self.on_room(x + (end_x - x) * share, y + (end_y - y) * share) for share in shares)


@cache
def crowded(seed: int) -> list[Question]:
    """Returns all questions for a door in a game of players who build whatever they can."""
    rng = random.Random(seed)
    state = GAME.setup(LudwigOptions(), 2, f"{seed:032x}")
    found = []
    while due := GAME.to_act(state):
        legal = GAME.legal(state, due[0])
        placing = [action for action in legal if action.kind in ("buy", "take")]
        action = rng.choice(placing or legal)
        if placing:
            ask = narrow([each for each in placing if each.parts[0] == action.parts[0]], (), lambda _: None)
            if ask is not None and ask.question == "door":
                castle = GAME.view(state, due[0]).castles[due[0]]
                page, others = ask.options[: len(LETTERS)], ask.options[len(LETTERS) :]
                site = doors_site(castle, ask.options)
                discs = place_discs(castle, page, site, others)
                found.append(Question(discs, door_points(others, site), castle.cells, site))
        state = GAME.apply(state, due[0], action).state
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_no_disc_covers_another_or_a_door_of_another_page(seed: int) -> None:
    questions = crowded(seed)
    assert max(len(question.discs) for question in questions) > 15
    for discs, elsewhere, _, _ in questions:
        for one, other in combinations(discs, 2):
            assert math.dist(one.place, other.place) >= 2 * one.radius, (one, other)
        for disc in discs:
            assert all(math.dist(disc.place, door) >= disc.radius + DOT for door in elsewhere), disc


@pytest.mark.parametrize("seed", SEEDS)
def test_no_leader_crosses_another_or_runs_under_a_foreign_disc(seed: int) -> None:
    for discs, _, _, _ in crowded(seed):
        for one, other in permutations(discs, 2):
            assert not cross(one.door, one.place, other.door, other.place), (one, other)
            assert _distance(other.place, one.door, one.place) >= other.radius, (one, other)


@pytest.mark.parametrize("seed", SEEDS)
def test_discs_keep_off_the_rooms(seed: int) -> None:
    questions = crowded(seed)
    count = sum(len(question.discs) for question in questions)
    on = sum(question.on_room(*disc.place) for question in questions for disc in question.discs)
    assert on <= COVERED * count


def test_leaders_keep_off_the_rooms() -> None:
    asked = [question for seed in SEEDS for question in crowded(seed)]
    lines = [question.over_rooms(disc) for question in asked for disc in question.discs]
    assert sum(over > 4 for over in lines) <= CROSSED * len(lines)


def _distance(point: Point, a: Point, b: Point) -> float:
    """Returns the distance of a point from the segment from a to b."""
    across, down = b[0] - a[0], b[1] - a[1]
    length = across * across + down * down
    share = ((point[0] - a[0]) * across + (point[1] - a[1]) * down) / length if length else 0.0
    share = max(0.0, min(1.0, share))
    return math.dist(point, (a[0] + across * share, a[1] + down * share))


@pytest.mark.parametrize("count", range(1, 13))
def test_every_way_has_room_for_its_mark_its_points_and_what_it_does(count: int) -> None:
    for extent in ((0, 0, 4, 40), (0, 0, 40, 4), (0, 0, 12, 12)):
        columns, across, down = _fields(count, extent)
        assert across >= 300
        assert columns * across <= 1124
        assert down * -(-count // columns) <= 824


@pytest.mark.parametrize("seed", SEEDS)
def test_a_castle_takes_the_frame_that_discs_leave(seed: int) -> None:
    """Its longer side, compared with the frame's, in questions where it can't have its largest size."""
    shares = []
    for _, _, cells, site in crowded(seed):
        if site.unit < LARGEST_UNIT:
            xs, ys = [x for x, _ in cells], [y for _, y in cells]
            across, down = max(xs) + 1 - min(xs), max(ys) + 1 - min(ys)
            shares.append(site.unit * max(across / PLAN[2], down / PLAN[3]))
    assert sum(shares) / len(shares) >= FILLED
