"""The result of Dragon Castle: over many games nothing overlaps, leaves its box or is too small."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

from PIL import Image

from bot.texts import translator
from render.dragon_castle.pavilions import paving_of
from render.dragon_castle.result import account_rows, result
from tests.recorded import recorded
from tests.render.dragon_castle.games import GAME, NAMES
from tests.render.results import finished
from tests.soak import SOAK


def test_an_account_adds_up_and_only_points_are_numbers() -> None:
    for _, view in finished("dragon_castle", range(int(SOAK)), range(1), random_dragons=3):
        for standing in view.result.standings:
            for most in (3, 6, 8):
                rows = [row for row in account_rows(view, standing, translator("en"), most) if not row.aside]
                assert sum(int(row.points) for row in rows) == standing.points
                assert not any(row.text.startswith("+") for row in rows)


def test_what_broke_a_tie_below_the_winner_is_told_beside_the_points() -> None:
    view = next(view for seats, view in finished("dragon_castle", range(0), range(1)) if seats == 3)
    first, second, third = view.result.standings
    tied = (
        first._replace(points=99),
        second._replace(ties=(9, 2)),
        third._replace(points=second.points, ties=(8, 2)),
    )
    shown = replace(view, result=view.result._replace(standings=tied))
    for standing, told in zip(tied, ([], ["9"], ["8"]), strict=True):
        rows = account_rows(shown, standing, translator("en"), 6)
        assert [row.points for row in rows if row.aside] == told


def test_roofs_and_terraces_have_the_colours_of_the_sets_they_were() -> None:
    """Of the same realms, turned as another type each time, only the tint and the courts change."""
    view = GAME.view(recorded(GAME.key, 2)[0][-1], None)
    for letter, other in (("S", "E"), ("D", "")):
        realms = [
            replace(realm, backs=tuple(letter * stack.height for row in realm.cells for stack in row))
            for realm in view.realms
        ]
        shown = Image.open(BytesIO(result(replace(view, realms=tuple(realms)), NAMES[:2], translator("en"))))
        seen = {colour: count for count, colour in shown.convert("RGB").getcolors(1 << 16) or ()}
        assert seen[paving_of(letter)] > 20 * max(100, seen.get(paving_of(other), 0))
