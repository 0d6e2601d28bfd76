"""Forecasts of a placement or a claim besides its points, from the view alone."""

from __future__ import annotations

from collections.abc import Callable

from engines.kingdomino.actions import Place
from engines.kingdomino.forecast import (
    Wanted,
    best_gain,
    chooses_first,
    keeps_central,
    keeps_whole,
    last_terrains,
    most_wanted,
)
from engines.kingdomino.kingdom import BARE, Kingdom
from engines.kingdomino.placing import placements
from engines.kingdomino.state import Phase
from engines.kingdomino.view import View, build_view
from tests.engines.kingdomino.boards import SEED, laid, start

LINE = (1, 3, 38, 45)
"""Wheat and wheat, forest and forest, wheat and swamp with a crown, mine with two crowns and wheat."""
EAST = laid((1, (1, 0), (2, 0)))
"""Wheat to the right of the castle, as far as its center reaches."""
CORNER = laid((1, (1, 0), (2, 0)), (3, (0, 1), (0, 2)), (13, (2, 1), (2, 2)), (2, (-2, 0), (-1, 0)))
"""A free square of the 5 by 5 lies between three others."""


def seen(
    phase: Phase,
    *kingdoms: Kingdom,
    due: int = 2,
    free: tuple[int, ...] = LINE,
    unseen: tuple[int, ...] = (10, 12),
    **options: bool,
) -> View:
    """Seat 0 is due, then the others; the dominoes of `LINE` that are not free belong to seat 1."""
    state = start(4, SEED, **options)._replace(
        phase=phase,
        round=1,
        line=(due, 46, 47, 48),
        owners=(0, 1, 2, 3),
        turn=0,
        next_line=LINE,
        next_owners=tuple(None if domino in free else 1 for domino in LINE),
        king=None,
        kings=(),
        unseen=unseen,
        kingdoms=(*kingdoms, *(BARE,) * (4 - len(kingdoms))),
    )
    return build_view(state, 0)


def those(view: View, holds: Callable[[View, Place], bool]) -> tuple[set[Place], set[Place]]:
    """Returns the placements of the domino that is due for which it holds, and the others."""
    every = set(placements(view.kingdoms[0].kingdom, view.due or 0, view.size))
    found = {place for place in every if holds(view, place)}
    return found, every - found


def test_a_placement_keeps_the_castle_central_where_another_would_not() -> None:
    good, bad = those(seen("place", EAST, middle_kingdom=True), keeps_central)
    assert good
    assert {max(place.placement.first[0], place.placement.second[0]) for place in bad} == {3, 4}
    assert all(abs(x) <= 2 for place in good for x, _ in place.placement[1:])


def test_nothing_is_said_of_the_centre_where_it_brings_nothing_or_can_not_be_lost() -> None:
    assert those(seen("place", EAST), keeps_central)[0] == set()
    assert those(seen("place", BARE, middle_kingdom=True), keeps_central)[0] == set()


def test_a_placement_leaves_no_hole_where_another_would() -> None:
    view = seen("place", CORNER, due=18)
    good, bad = those(view, keeps_whole)
    closing = Place(domino=18, x=1, y=2, way="S")
    assert closing in bad
    assert good
    assert those(seen("place", EAST), keeps_whole)[0] == set()


def test_a_terrain_is_the_last_one_when_nothing_else_has_it() -> None:
    view = seen("claim", unseen=(10, 12))
    assert last_terrains(view, 45) == ("mine",)
    assert last_terrains(view, 3) == ("forest",)
    assert last_terrains(view, 1) == ()
    assert last_terrains(seen("claim", free=(1, 38, 45)), 38) == ()
    assert last_terrains(seen("claim", unseen=(48,)), 45) == ()


def test_a_domino_is_wanted_by_who_would_score_most_with_it_later() -> None:
    mine, larger = laid((45, (1, 0), (2, 0))), laid((45, (1, 0), (2, 0)), (48, (0, 2), (0, 1)))
    view = seen("claim", larger, mine, BARE)
    assert best_gain(view, 45) == 16
    assert best_gain(view, 45, 1) == 6
    assert most_wanted(view, 45) == Wanted(1, 6)
    assert most_wanted(view, 1) is None


def test_who_claims_the_lowest_number_chooses_first_while_there_is_another_line() -> None:
    assert [chooses_first(seen("claim"), domino) for domino in LINE] == [True, False, False, False]
    last = build_view(start(4)._replace(round=11, phase="claim", line=(2,), owners=(0,), next_line=LINE), 0)
    assert not chooses_first(last, 1)
