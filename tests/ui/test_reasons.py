"""Every fact that a hint states is true in the engine, and nearly every hint states one."""

from __future__ import annotations

import logging
import random
from collections.abc import Iterator
from typing import Any

import pytest

from bot.features.coach.hints import Hint, _hint, hint_text
from bot.tables.table import Table
from bot.texts import LANGUAGES, translator
from bot.ui.faces import face_of, hosted
from bot.ui.faces.fact import Fact
from bot.ui.panel.compared import facts_against, facts_for
from engines.core.action import Action
from engines.registry import game
from tests.soak import only_in_soak
from tests.ui.reasons import true_of
from tests.ui.reasons.case import Case
from tests.ui.tables import table_of

log = logging.getLogger(__name__)

SHARE = 0.9
"""The least share of hints that state a fact."""
BUDGET = 0.005
"""Seconds for each estimate: the facts are true whatever it prefers."""


def hints(key: str, games: int, most: int) -> Iterator[tuple[Any, int, Hint]]:
    """The hint for each real decision of seeded games, played by the strong and by the greedy player."""
    its_game = game(key)
    for number in range(games):
        rng, given = random.Random(number), 0
        state = its_game.setup(its_game.options_type(), 2, f"{number:032x}")
        while (due := its_game.to_act(state)) and given < most:
            seat, view = due[0], its_game.view(state, due[0])
            legal = its_game.legal(state, seat)
            action = legal[0]
            if len(legal) > 1:
                given += 1
                weighed = its_game.weigh(view, legal, rng, BUDGET)
                hint = _hint(table_of(key, state, 2), seat, [(w.action.text, w.points) for w in weighed])
                yield state, seat, hint
                greedy = its_game.players["greedy"](view, legal, rng, 0.0)
                action = rng.choice((hint.action, greedy))
            state = its_game.apply(state, seat, action).state


def check(key: str, games: int, most: int) -> float:
    """Asserts that each fact is true and that the sentences agree; returns the share of hints with one."""
    face, words = face_of(key), [translator(lang) for lang in LANGUAGES]
    count = with_reason = 0
    true = true_of(key)
    for state, seat, hint in hints(key, games, most):
        table = table_of(key, state, 2)
        view = table.view(seat)
        stated: list[tuple[Action, Fact]] = [(hint.action, fact) for fact in face.reasons(view, hint.action)]
        if hint.other is not None:
            stated += [(hint.other, fact) for fact in face.objections(view, hint.other, hint.action)]
        for action, fact in stated:
            case = Case(key, state, seat, action)
            assert true[fact.name](case, **fact.values), (action.text, fact)
        agrees(table, seat, hint)
        count += 1
        with_reason += bool(facts_for(table, view, hint.action, words[0]))
        if count % 20 == 1:
            for each in words:
                text = hint_text(hint, table, seat, each)
                assert text.endswith("."), text
                assert "  " not in text
    log.info("%s: %d of %d hints of %d games have a reason", key, with_reason, count, games)
    return with_reason / count


def agrees(table: Table, seat: int, hint: Hint) -> None:
    """Asserts that no sentence of a hint's panel contradicts another one."""
    view, legal, words = table.view(seat), table.game.legal(table.state, seat), translator("en")
    reasons = face_of(table.game.key).reasons(view, hint.action)
    assert len({(fact.name, str(fact.values)) for fact in reasons}) == len(reasons), "said twice"
    ask = table.game.ask(legal, hint.answers or (), lambda one: table.game.forecast(view, one))
    assert ask is not None
    assert ask.preview == hint.action, "the panel shows another action"
    question = face_of(table.game.key).question(view, table.game.arranged(view, ask), words)
    assert "only" not in question.lower(), "others were possible"
    if hint.other is None:
        return
    assert hint.other != hint.action
    named = [face_of(table.game.key).briefly_named(view, one, words) for one in (hint.action, hint.other)]
    told = hint_text(hint, table, seat, words)
    assert (words("hint-next-best") in told) is (named[0] == named[1])
    for_it = facts_for(table, view, hint.action, words).split("; ")
    against = facts_against(table, view, hint.other, hint.action, words).split("; ")
    assert not {*for_it} & {*against} - {""}, "the same is said for one and against the other"


@pytest.mark.parametrize("key", hosted())
def test_every_fact_of_a_hint_is_true_and_nearly_every_hint_has_one(key: str) -> None:
    assert check(key, 1, 60) >= SHARE


@only_in_soak
@pytest.mark.parametrize("key", hosted())
def test_the_same_over_fifty_games(key: str) -> None:
    assert check(key, 50, 1000) >= SHARE
