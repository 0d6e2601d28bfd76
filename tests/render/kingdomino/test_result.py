"""Ties in the result of Kingdomino."""

from __future__ import annotations

from dataclasses import replace

from bot.texts import translator
from engines.core.score import Standing
from render.core.souvenir import parted_by
from render.kingdomino.result import account_rows
from tests.render.results import finished


def test_only_those_are_told_apart_who_have_as_many_points() -> None:
    standings = (
        Standing(2, 1, 40, (9, 5)),
        Standing(0, 2, 40, (8, 7)),
        Standing(3, 3, 40, (8, 6)),
        Standing(1, 4, 31, (8, 6)),
        Standing(4, 5, 30, (3, 3)),
        Standing(5, 5, 30, (3, 3)),
    )
    assert parted_by(standings) == {2: (0, 1), 0: (0, 1), 3: (0, 1)}


def test_what_broke_a_tie_below_the_winner_is_told_beside_the_points() -> None:
    view = next(view for seats, view in finished("kingdomino", range(0), range(1)) if seats == 3)
    first, second, third = view.result.standings
    tied = (first, second, third._replace(points=second.points))
    rows = account_rows(
        replace(view, result=view.result._replace(standings=tied)), tied[2], translator("en"), 6
    )
    assert [row.aside for row in rows].count(True) == 1


def test_an_account_adds_up_to_the_points() -> None:
    for _, view in finished("kingdomino", range(0), range(1), harmony=True, middle_kingdom=True):
        for standing in view.result.standings:
            for most in (3, 6):
                rows = [row for row in account_rows(view, standing, translator("en"), most) if not row.aside]
                assert sum(int(row.points) for row in rows) == standing.points
