"""Presses that another player's move has crossed: a decision that is still possible is not lost."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.tables.actors import Person
from bot.tables.preferences import Preferences
from bot.tables.refusal import Refusal
from bot.tables.table import Entry, Table
from bot.ui.cards.card import Card
from bot.ui.interactions.click import Click
from bot.ui.interactions.press import Press
from bot.ui.panel.assemble import BEGINNING
from bot.ui.panel.crossing import path_now
from bot.ui.panel.deciding import AtTable, Deciding
from bot.ui.panel.questions import Path, done_at_once
from engines.core.panel import Ask
from engines.registry import game
from tests.ui.kept_settings import KeptSettings
from tests.ui.tables import At, table_of

KEY, SEATS = "between_two_castles", 4


def ask_at(state: Any, seat: int, path: Path) -> Ask | None:
    its_game = game(KEY)
    return its_game.ask(its_game.legal(state, seat), path.answers, lambda action: None)


def meant(state: Any, now: Any, seat: int, path: Path) -> set[str]:
    """The decisions behind a question of an earlier state that are still possible now."""
    its_game, ask = game(KEY), ask_at(state, seat, path)
    assert ask is not None
    actions = [action for option in ask.options for action in option.actions]
    understood = {its_game.understood(now, seat, action).text for action in actions}
    return understood & {action.text for action in its_game.legal(now, seat)}


def test_a_question_whose_form_a_partners_move_has_changed_is_found_again() -> None:
    its_game, rng = game(KEY), random.Random(4)
    state: Any = its_game.setup(its_game.options_type(), SEATS, f"{4:032x}")
    seen = Counter[str]()
    while len(due := its_game.to_act(state)) > 0:
        acting = rng.choice(due)
        now = its_game.apply(state, acting, rng.choice(its_game.legal(state, acting))).state
        for seat in set(due) & set(its_game.to_act(now)) - {acting}:
            before, after = table_of(KEY, state, SEATS), table_of(KEY, now, SEATS)
            first = ask_at(state, seat, Path())
            assert first is not None
            if first.count > 1:
                continue  # a draft is not touched by the others'
            for option in first.options:
                path = Path((option.answer,))
                if (action := done_at_once(before, seat, path)) is not None:
                    wanted = its_game.understood(now, seat, its_game.parse(action))
                    possible = wanted in its_game.legal(now, seat)
                    seen["decided" if possible else "gone"] += done_at_once(after, seat, path) is None
                    continue
                if ask_at(now, seat, path) is not None:
                    continue
                found, left = path_now(after, before, seat, path), meant(state, now, seat, path)
                assert (found is None) == (not left)
                if found is not None:
                    ask = ask_at(now, seat, found)
                    assert ask is not None
                    assert {one.text for each in ask.options for one in each.actions} >= left
                    seen["narrowed" if found.answers else "found again"] += 1
        state = now
    assert seen["decided"] > 0
    assert seen["found again"] + seen["narrowed"] > 0


class Log:
    """The tables that a panel knows, with the log of one game."""

    def __init__(self) -> None:
        self.written: list[Entry] = []
        self.preferences = Preferences(KeptSettings())

    async def entries(self, table_id: str, upto: int) -> list[Entry]:
        return self.written[:upto]


class Pressed(Deciding):
    """Panels without pictures that record the decisions made in them."""

    def __init__(self, log: Log) -> None:
        nothing: Any = None
        tables: Any = log
        super().__init__(tables, At(), nothing, nothing)

    async def panel(self, table: Table, seat: int, click: Click, path: Path = BEGINNING, **_: Any) -> Card:
        if ask_at(table.state, seat, path) is None:
            raise Refusal("outdated")
        return Card(f"asks after {path.text}")

    async def act(self, at: AtTable, click: Click, action: str) -> Card:
        return Card(f"does {action}")


async def test_an_answer_from_a_menu_that_a_partners_move_has_crossed_is_carried_out() -> None:
    its_game, rng, log = game(KEY), random.Random(4), Log()
    state: Any = its_game.setup(its_game.options_type(), SEATS, f"{4:032x}")
    reply: Any = SimpleNamespace()
    deciding, crossed = Pressed(log), 0
    while crossed < 3:
        due = its_game.to_act(state)
        acting, before = rng.choice(due), state
        action = rng.choice(its_game.legal(state, acting))
        step = its_game.apply(state, acting, action)
        seq = len(log.written)
        log.written.append(Entry(seq + 1, "acted", 100, acting, action.text, step.events, 0.0))
        state = step.state
        for seat in {*due} & {*its_game.to_act(state)} - {acting}:
            ask = ask_at(before, seat, Path())
            table = table_of(KEY, state, SEATS)
            table = replace(table, row=replace(table.row, seq=seq + 1))
            for option in ask.options if ask is not None and ask.count == 1 and seq else ():
                path = Path((option.answer,))
                wanted = done_at_once(table_of(KEY, before, SEATS), seat, path)
                if wanted is None or ask_at(state, seat, path) is not None:
                    continue
                click = Click(Press("ABCDEF", seq, "pick"), reply, path.answers, Person(100, "Ann"))
                card = await deciding.show(AtTable(table, seat), click, path)
                assert card.text == f"does {wanted}"
                current = Click(Press("ABCDEF", seq + 1, "pick"), reply, path.answers, Person(100, "Ann"))
                with pytest.raises(Refusal):
                    await deciding.show(AtTable(table, seat), current, path)
                crossed += 1
                break
