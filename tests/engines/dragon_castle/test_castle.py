"""The castle: layouts, custom castles, available tiles, first tiles to take and uncovered tiles."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.errors import BadSetup
from engines.dragon_castle.castle import (
    is_available,
    long_free,
    on_top_level,
    own_layout,
    short_free,
    showing,
    surface,
)
from engines.dragon_castle.data import FACES, LAYOUTS, TILES
from engines.dragon_castle.options import CastleName, DragonCastleOptions
from engines.dragon_castle.state import Castle
from tests.engines.dragon_castle.positions import GAME, SEED, castle, kinds, names, position_of

FIRST_LEVEL = {2: range(65, 81), 3: range(50, 71), 4: range(40, 56)}


def grids() -> st.SearchStrategy[Castle]:
    def grid(columns: int) -> st.SearchStrategy[Castle]:
        row = st.lists(st.integers(0, 3), min_size=columns, max_size=columns)
        return st.lists(row, min_size=1, max_size=8).map(
            lambda rows: Castle(columns, tuple(h for row in rows for h in row), ("M1",) * columns * len(rows))
        )

    return st.integers(1, 10).flatmap(grid)


def test_there_are_116_tiles_of_29_faces_four_of_each() -> None:
    assert len(TILES) == 116
    assert len(FACES) == 29
    assert all(TILES.count(face) == 4 for face in FACES)


@pytest.mark.parametrize("name", LAYOUTS)
def test_every_castle_uses_all_tiles_within_the_advice(name: str) -> None:
    layout = LAYOUTS[name]
    assert sum(map(sum, layout.rows)) == 116
    assert len({len(row) for row in layout.rows}) == 1
    assert max(map(max, layout.rows)) <= 3
    first_level = sum(height > 0 for row in layout.rows for height in row)
    assert all(first_level in FIRST_LEVEL[seats] for seats in layout.best)


def test_there_are_three_standard_castles_and_twelve_named_ones() -> None:
    assert len(LAYOUTS) == 15
    assert {name for name in LAYOUTS if name.startswith("standard")} == {
        "standard_2p",
        "standard_3p",
        "standard_4p",
    }


@pytest.mark.parametrize(("seats", "name"), [(1, "3p"), (2, "2p"), (3, "3p"), (4, "4p")])
def test_the_standard_castle_is_the_one_for_the_players(seats: int, name: str) -> None:
    state = GAME.setup(DragonCastleOptions(), seats, SEED)
    rows = LAYOUTS[f"standard_{name}"].rows
    assert state.castle.heights == tuple(height for row in rows for height in row)


@pytest.mark.parametrize("name", [name for name in LAYOUTS if not name.startswith("standard")])
def test_a_named_castle_can_be_chosen(name: CastleName) -> None:
    state = GAME.setup(DragonCastleOptions(castle=name), 2, SEED)
    assert state.castle.rows == len(LAYOUTS[name].rows)
    assert len(state.unseen) + sum(top != "" for top in state.castle.tops) == 116


def test_an_own_castle_is_built_as_typed() -> None:
    typed = "333333333333 333333333333\n333333333333 / 3.2......111"
    state = GAME.setup(DragonCastleOptions(castle="own", heights=typed), 2, SEED)
    assert state.castle.columns == 12
    assert state.castle.heights[36:] == (3, 0, 2, 0, 0, 0, 0, 0, 0, 1, 1, 1)


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", "castle_is_empty"),
        (" / ", "castle_is_empty"),
        ("33x", "castle_sign"),
        ("345", "castle_too_high"),
        ("333/33", "castle_ragged"),
        ("333/333", "castle_tiles"),
        ("1" * 17, "castle_too_wide"),
        ("/".join(["1"] * 13), "castle_too_many_rows"),
    ],
)
def test_a_wrong_own_castle_is_refused_with_its_fault(typed: str, reason: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(DragonCastleOptions(castle="own", heights=typed), 2, SEED)
    assert refusal.value.reason == reason


def test_a_wrong_number_of_tiles_is_told_with_both_numbers() -> None:
    with pytest.raises(BadSetup) as refusal:
        own_layout("333/333")
    assert refusal.value.details == {"tiles": 18, "needed": 116}


def test_a_tile_is_available_if_a_long_side_touches_no_tile() -> None:
    drawn = castle("M1 M2 M3 .  M4/2 M5/3 M6/2 F1 F2/2")
    assert names(long_free(drawn), 9) == ["A1", "C1", "E1", "F1", "G1", "I1"]


def test_neighbours_in_the_north_and_south_never_block() -> None:
    drawn = castle("M1/3\nM2\nM3/3")
    assert names(long_free(drawn), 1) == ["A1", "A2", "A3"]


def test_a_free_short_side_is_one_to_the_north_or_south() -> None:
    drawn = castle("M1 M2/2 M3\nM4 M5 M6\nM1 M2 M3")
    assert names(short_free(drawn), 3) == ["A1", "B1", "C1", "A3", "B3", "C3"]


def test_the_top_level_is_the_highest_level_now_anywhere() -> None:
    state = position_of("M1/3 . M2/2 . M3/2")
    assert kinds(state, "take") == ["A1"]
    lower = position_of("M1/2 . M2/2 . M3")
    assert kinds(lower, "take") == ["A1", "C1"]


@given(drawn=grids())
def test_on_the_top_level_there_is_always_an_available_tile(drawn: Castle) -> None:
    seen = surface(drawn)
    assert seen.top_level == max(drawn.heights)
    assert list(seen.first) == on_top_level(drawn, long_free(drawn))
    assert bool(seen.first) == any(drawn.heights)


@given(drawn=grids())
def test_availability_is_what_the_rule_says_cell_by_cell(drawn: Castle) -> None:
    def height(row: int, column: int) -> int:
        inside = 0 <= row < drawn.rows and 0 <= column < drawn.columns
        return drawn.heights[row * drawn.columns + column] if inside else 0

    cells = [divmod(cell, drawn.columns) for cell in range(len(drawn.heights))]
    assert [divmod(cell, drawn.columns) for cell in long_free(drawn)] == [
        (r, c) for r, c in cells if min(height(r, c - 1), height(r, c + 1)) < height(r, c)
    ]
    assert [divmod(cell, drawn.columns) for cell in short_free(drawn)] == [
        (r, c) for r, c in cells if min(height(r - 1, c), height(r + 1, c)) < height(r, c)
    ]
    stacks = [cell for cell, height in enumerate(drawn.heights) if height]
    assert tuple(cell for cell in stacks if is_available(drawn, cell)) == long_free(drawn)


def test_the_stacks_that_show_a_face_are_found_in_reading_order() -> None:
    drawn = castle("S1 M1 S1/2\n.  S1 S2")
    assert [names(showing(drawn, face), 3) for face in ("S1", "S2", "D1")] == [["A1", "C1", "B2"], ["C2"], []]


def test_heights_are_kept_only_for_an_own_castle() -> None:
    assert DragonCastleOptions(castle="plaza", heights="333").heights == ""
    assert DragonCastleOptions(castle="own", heights="333").heights == "333"
