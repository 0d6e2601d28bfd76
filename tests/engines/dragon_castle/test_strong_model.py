"""The strong player's model of realms and of the castle, checked against the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from engines.core.chance import random_seed
from engines.dragon_castle import ingenuity
from engines.dragon_castle.data import FACES
from engines.dragon_castle.options import DragonCastleOptions
from engines.dragon_castle.players.strong.boards import (
    LETTERS,
    SET_POINTS,
    Boards,
    boards_of,
    ways_to_put,
)
from engines.dragon_castle.players.strong.features import describe, outlooks_of
from engines.dragon_castle.players.strong.outlook import Outlook, after_turn, course_of
from engines.dragon_castle.realm import groups, put, room, sets, spots, turn_down
from engines.dragon_castle.state import Realm, State, own_realm
from tests.engines.dragon_castle.positions import GAME, realm
from tests.soak import SOAK

GAMES = 40 if SOAK else 2
SIZES = (DragonCastleOptions(), DragonCastleOptions(realm_rows=5, realm_columns=5))


@cache
def turns(seats: int, options: DragonCastleOptions) -> tuple[State, ...]:
    """The states at the begin of turns in games of careless players."""
    return tuple(_played(seats, options))


def _played(seats: int, options: DragonCastleOptions) -> Iterator[State]:
    rng = random.Random(6)
    for _ in range(GAMES):
        state = GAME.setup(options, seats, random_seed(rng))
        while due := GAME.to_act(state):
            if state.turn.phase == "act":
                yield state
            legal = GAME.legal(state, due[0])
            name = "greedy" if state.turn.phase == "place" else "random"
            state = GAME.apply(
                state, due[0], GAME.players[name](GAME.view(state, due[0]), legal, rng, 1.0)
            ).state


def bits(boards: Boards, which: int) -> tuple[object, ...]:
    """A realm of the model, to compare."""
    columns = boards.take([which])
    return (*columns.types.ravel(), *columns.raised.ravel(), *columns.shrines, *columns.pool, *columns.points)


@pytest.mark.parametrize("options", SIZES)
def test_every_way_to_put_tiles_leads_where_the_rules_lead(options: DragonCastleOptions) -> None:
    rng = random.Random(4)
    looked = 0
    for state in turns(2, options):
        before = own_realm(state)
        faces = rng.choices(FACES, k=rng.choice((1, 2)))
        if rng.random() < 0.5:
            faces = [faces[0]] * len(faces)
        if room(before) < len(faces):
            continue
        ways = ways_to_put(boards_of([before]), [LETTERS.index(face[0]) for face in faces])
        for way in rng.sample(range(ways.boards.number), min(12, ways.boards.number)):
            after = before
            for face, cell in zip(faces, (int(ways.first[way]), int(ways.second[way])), strict=False):
                assert cell in spots(after)
                after = put(after, cell, face)
            assert bits(ways.boards, way) == bits(boards_of([built_as(after, ways.boards, way)]), 0)
            looked += 1
    assert looked > 300


def built_as(placed: Realm, boards: Boards, which: int) -> Realm:
    """The realm after the rules turned its sets, with the shrines of the model where they may stand."""
    after = placed
    for found in sets(placed):
        after = turn_down(after, found.cells)._replace(set_points=after.set_points + found.points)
        built = [cell for cell in found.cells if int(boards.shrines[which]) >> cell & 1]
        assert len(built) <= min(found.shrines, after.pool)
        shrines = tuple(stands or cell in built for cell, stands in enumerate(after.shrines))
        after = after._replace(shrines=shrines, pool=after.pool - len(built))
    return after


@pytest.mark.parametrize(
    ("own", "letter", "built"),
    [
        ("S1 S2/3 S3/2 .", "S", [(), (1,)]),
        ("E1 E2/2 E3/3 .", "E", [(), (2,), (1, 2)]),
        ("D1/2 D2/2 D3/2 .\n#", "D", [(), (0,), (0, 1)]),
        ("S1 S2 . .", "S", [()]),
    ],
)
def test_shrines_are_built_on_the_highest_level_where_least_is_lost(
    own: str, letter: str, built: list[tuple[int, ...]]
) -> None:
    """As many as allowed, and fewer. Of cells on one level the one with the fewest spots beside it."""
    before = realm(own, pool=3)
    ways = ways_to_put(boards_of([before]), [LETTERS.index(letter)])
    found = [int(shrines) for shrines in ways.boards.shrines[ways.first == 3]]
    assert [tuple(cell for cell in range(24) if shrines >> cell & 1) for shrines in found] == built
    gained = ways.boards.points[ways.first == 3] - ways.boards.points[ways.first == 3][0]
    assert gained.tolist() == [sum(before.heights[cell] for cell in cells) for cells in built]


NOTHING = Outlook(((0.0,) * 5,) * len(LETTERS), (0.0,) * 11, 1.0, False, 2)


@pytest.mark.parametrize("options", SIZES)
def test_groups_are_described_as_they_lie(options: DragonCastleOptions) -> None:
    for state in turns(2, options):
        for own in state.realms:
            of_types, of_all = describe(boards_of([own]), outlooks_of([NOTHING]))
            free = spots(own)
            assert of_all[5, 0] == pytest.approx(len(free) / 24)
            for kind, letter in enumerate(LETTERS):
                sizes = [len(cells) for its, cells in groups(own) if its == letter]
                assert of_types[3, kind, 0] == min(sizes.count(1), 3) / 2
                assert of_types[4, kind, 0] == sizes.count(2) / 2
                assert of_types[5, kind, 0] == sizes.count(3) / 2
                if sizes.count(1) < 2 and sizes.count(2) < 3 and sizes.count(3) < 3:
                    after = [put(own, cell, f"{letter}9") for cell in free]
                    joined = [
                        len(cells)
                        for cell, one in zip(free, after, strict=True)
                        for its, cells in groups(one)
                        if its == letter and cell in cells
                    ]
                    assert of_types[11, kind, 0] == max(joined, default=1) / 8
                    assert of_types[12, kind, 0] == pytest.approx(SET_POINTS[max(joined, default=1)] / 5)


def test_what_ingenuity_takes_is_foreseen() -> None:
    """Unless it takes a tile that it uncovers itself."""
    foreseen = 0
    for state in turns(1, DragonCastleOptions()):
        took = random.Random(state.round).choice(LETTERS)
        state = state._replace(
            turn=state.turn._replace(took=(f"{took}1",)),
            last=(*state.last[:1], *state.last[:1]) or state.last,
        )
        if not state.last:
            continue
        after = ingenuity.play(state, [])
        changed = [
            cell for cell, height in enumerate(state.castle.heights) if height != after.castle.heights[cell]
        ]
        tops = tuple("" if cell in changed else top for cell, top in enumerate(after.castle.tops))
        expected = course_of(after)._replace(
            castle=after.castle._replace(tops=tops), unseen=course_of(state).unseen
        )
        outlook = after_turn(course_of(state), took)
        if any(state.castle.heights[cell] - after.castle.heights[cell] > 1 for cell in changed):
            continue
        assert outlook.of_all[3] == pytest.approx(expected.laid_out / 3)
        above = sum(height - 1 for height in expected.castle.heights if height > 1)
        assert outlook.turns == pytest.approx(above / 3.2 + expected.laid_out)
        foreseen += 1
    assert foreseen > 40
