"""Between Two Castles: how many presses each decision takes, over whole games of people.

The first press opens the panel; after a decision the next one follows by itself.
"""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

from engines.registry import game
from tests.ui.presses import ways

KEY = "between_two_castles"
OPEN = 1
LATER = " at the other castle"
"""A bonus that is not the one asked about: the castle is chosen first. It is asked about next anyway."""


@cache
def presses(seats: int, quick: bool) -> dict[str, Counter[int]]:
    """Returns for each kind of decision the counts of its presses with an open panel."""
    its_game, rng = game(KEY), random.Random(seats)
    state: Any = its_game.setup(its_game.options_type(quick=quick), seats, f"{seats:032x}")
    found: dict[str, Counter[int]] = {}
    while due := its_game.to_act(state):
        seat = rng.choice(due)
        for asked, action in ways(KEY, state, seat):
            stance = "answer " if getattr(action, "stance", "") else ""
            later = LATER if asked[0] == "spot" and len(asked) > 1 else ""
            found.setdefault(f"{stance}{action.kind}{later}", Counter())[len(asked)] += 1
        state = its_game.apply(state, seat, rng.choice(its_game.legal(state, seat))).state
    return found


@pytest.mark.parametrize(("seats", "quick"), [(2, False), (4, False), (4, True), (7, False)])
def test_a_draft_takes_three_presses_and_a_turn_three_and_two(seats: int, quick: bool) -> None:
    counted = presses(seats, quick)
    assert {OPEN + count for count in counted["draft"]} <= {2, 3}
    assert OPEN + max(counted["place"]) == 3
    assert max(counted["place"]) <= 2  # the second tile: the panel is open
    if "assign" in counted:
        assert OPEN + max(counted["assign"]) == 2


@pytest.mark.parametrize(("seats", "quick"), [(4, False), (4, True), (7, False)])
def test_a_bonus_takes_two_presses_and_an_answer_one_or_two(seats: int, quick: bool) -> None:
    counted = presses(seats, quick)
    tiles = {"draft", "place", "assign", f"place{LATER}"}
    kinds = {kind for kind in counted if kind not in tiles}
    asked = {kind for kind in kinds if not kind.endswith(LATER)}
    assert {kind.removeprefix("answer ") for kind in asked} == {"keep", "add", "attend", "card", "copy"}
    assert {OPEN + max(counted[kind]) for kind in asked} == {2}
    assert {OPEN + max(counted[kind]) for kind in kinds - asked} <= {3}
    if not quick:
        assert any(kind.startswith("answer ") for kind in asked)


@pytest.mark.parametrize("seats", [4])
def test_choices_are_numbered_in_the_reading_order_of_their_picture(seats: int) -> None:
    """The left castle is drawn above the right one; cells are read from the top, every row from the left."""
    its_game, rng = game(KEY), random.Random(seats)
    actions: list[Any]
    state: Any = its_game.setup(its_game.options_type(), seats, f"{seats:032x}")
    seen = Counter[str]()
    while due := its_game.to_act(state):
        seat = rng.choice(due)
        legal = its_game.legal(state, seat)
        ask = its_game.ask(legal, (), lambda action: None)
        assert ask is not None
        if ask.question == "task":
            actions = [option.actions[0] for option in ask.options]
            sides = [action.side for action in actions]
            assert sides == sorted(sides)
            ask = its_game.ask(legal, (ask.options[-1].answer,), lambda action: None)
        if ask is not None and ask.question in ("cell", "elsewhere"):
            actions = [option.actions[0] for option in ask.options]
            cells = [(-action.y, action.x) for action in actions]
            assert cells == sorted(cells)
        if ask is not None and ask.question == "spot":
            seen[ask.question] += 1
            marked: list[tuple[int, Any]] = [
                (int(option.mark), option.actions[0]) for option in ask.options if option.mark
            ]
            at = sorted({(number, -action.y, action.x) for number, action in marked})
            assert [number for number, *_ in at] == [*range(1, len(at) + 1)]  # one cell for each number
            assert [cell for _, *cell in at] == sorted(
                [-action.y, action.x] for action in dict(marked).values()
            )
        elif ask is not None:
            seen[ask.question] += 1
            assert [option.mark for option in ask.options][:25] == [
                str(number) for number in range(1, min(len(ask.options), 25) + 1)
            ]
        state = its_game.apply(state, seat, rng.choice(legal)).state
    assert {"tiles", "cell", "elsewhere", "spot"} <= set(seen)
