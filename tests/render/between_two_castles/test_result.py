"""The account of Between Two Castles: its numbers add up, and the lower castle counts."""

from __future__ import annotations

from bot.texts import translator
from render.between_two_castles.account import result_account
from tests.render.recording import Drawn, recording
from tests.render.results import LONG, finished

APART = 25
"""Numbers of one row have their middles closer than that, those of two rows farther apart."""


def rows_of(numbers: list[Drawn]) -> list[list[int]]:
    """Written numbers row by row, each from the left."""
    rows: list[list[Drawn]] = []
    for number in sorted(numbers, key=lambda each: each.box.middle[1]):
        if rows and number.box.middle[1] - rows[-1][-1].box.middle[1] < APART:
            rows[-1].append(number)
        else:
            rows.append([number])
    return [[int(each.text) for each in sorted(row, key=lambda each: each.box.x)] for row in rows]


def test_an_account_adds_up() -> None:
    seen = set()
    for seats, view in finished("between_two_castles", range(1), range(1)):
        with recording() as drawn:
            result_account(view, LONG[:seats], translator("en"))
        rows = rows_of([each for each in drawn[0].drawn if each.text.isdecimal()])
        for castle, (*parts, total) in zip(view.castles, rows, strict=False):
            assert sum(parts) == total == castle.points
        seen.add(len(view.castles))
        for standing in view.result.standings:
            both = [view.castle_on(standing.seat, side).points for side in ("left", "right")]
            assert standing.points == min(both)
            assert standing.points in [number for row in rows[len(view.castles) :] for number in row]
    assert seen >= {3, 7}
