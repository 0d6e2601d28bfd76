"""The number of presses that a turn of Dragon Castle takes, counted over whole games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bot.tables.levels import advises
from bot.texts import translator
from bot.ui.cards.card import Menu
from bot.ui.panel.questions import MOST_BUTTONS, Path
from engines.dragon_castle.game import GAME
from engines.dragon_castle.grid import cell_named
from tests.support.cards import panel_card
from tests.ui.panel_walk import OPENING, presses
from tests.ui.tables import At, table_of

TYPICAL = {"shrine": 4, "discard": 3, "pair": 5}
"""From opening the panel to the last tile, where no set is completed and no Spirit is called."""


def turns(seats: int, options: dict[str, Any], seed: int) -> Iterator[list[tuple[str, int]]]:
    """Each turn of a game that is played at random: its steps by kind, with the presses each took."""
    rng = random.Random(seed)
    state = GAME.setup(GAME.options_type(**options), seats, f"{seed:032x}")
    steps: list[tuple[str, int]] = []
    while due := GAME.to_act(state):
        legal = GAME.legal(state, due[0])
        kind = rng.choice(sorted({action.kind for action in legal}))
        action = rng.choice([action for action in legal if action.kind == kind])
        steps.append((kind, presses(GAME, legal, action)))
        step = GAME.apply(state, due[0], action)
        state = step.state
        if step.turn_ends:
            yield steps
            steps = []


def counted(options: dict[str, Any]) -> dict[str, Counter[int]]:
    """Returns the turns without sets and Spirits by the last step of their action, with their presses."""
    found: dict[str, Counter[int]] = {name: Counter() for name in TYPICAL}
    for seed in range(4):
        for steps in turns(2, options, seed):
            kinds = [kind for kind, _ in steps]
            if set(kinds) <= {"take", "place", *TYPICAL} and (done := set(kinds) & set(TYPICAL)):
                found[done.pop()][OPENING + sum(count for _, count in steps)] += 1
    return found


def test_without_cards_a_turn_takes_a_press_for_each_thing_that_is_decided() -> None:
    for name, counts in counted({}).items():
        assert set(counts) == {TYPICAL[name]}, (name, counts)


def test_spirits_in_play_that_are_not_called_cost_one_press_more_at_most() -> None:
    cards = {"spirits": ("wind", "destruction", "strength"), "dragons": ("power",)}
    for name, counts in counted(cards).items():
        assert set(counts) <= {TYPICAL[name], TYPICAL[name] + 1}, (name, counts)
        assert counts, name


@pytest.mark.parametrize("spirits", [(), ("deception", "depths", "wind", "strength", "change", "faith")])
def test_no_step_takes_more_than_three_presses(spirits: tuple[str, ...]) -> None:
    """The worst: one of two different tiles with both ways to go on, or a Spirit of several and its price."""
    worst = Counter(
        count for seed in range(4) for steps in turns(3, {"spirits": spirits}, seed) for _, count in steps
    )
    assert max(worst) == (3 if spirits else 2), worst


def test_the_spirits_are_asked_for_only_by_who_said_so() -> None:
    """A player without a ready set is asked at the check only after choosing not to end the turn."""
    rng = random.Random(7)
    asked = 0
    before: set[str] = set()
    state = GAME.setup(GAME.options_type(spirits=("strength", "wind", "destruction")), 2, "7" * 32)
    action = None
    while due := GAME.to_act(state):
        legal = GAME.legal(state, due[0])
        if {each.kind for each in legal} == {"end", "spirit"}:
            asked += 1
            assert action is not None
            assert f"{action.text} end" in before
        before = {each.text for each in legal}
        action = rng.choice(legal)
        state = GAME.apply(state, due[0], action).state
    assert asked


async def test_what_is_done_at_no_cell_stays_a_button_beside_a_menu_of_cells() -> None:
    rng, seen = random.Random(5), 0
    options: dict[str, Any] = {"spirits": ("wind", "destruction", "strength")}
    state = GAME.setup(GAME.options_type(**options), 2, "5" * 32)
    while (due := GAME.to_act(state)) and seen < 3:
        legal = GAME.legal(state, due[0])
        ask = GAME.ask(legal, (), lambda _: None)
        asides = [] if ask is None else [each for each in ask.options if cell_named(each.answer) is None]
        if ask and len(ask.options) > MOST_BUTTONS and asides:
            card = await panel_card(
                table_of(GAME.key, state, 2, **options), due[0], Path(), translator("en"), At()
            )
            menu, *rows = card.rows
            assert isinstance(menu, Menu)
            assert all(cell_named(choice.value) for choice in menu.choices)
            hint = [1] if advises(GAME) else []
            assert [len(row) for row in rows if not isinstance(row, Menu)] == [len(asides), *hint]
            seen += 1
        state = GAME.apply(state, due[0], rng.choice(legal)).state
    assert seen == 3
