"""The walk through a panel: ask, pick and do, for any kind of game that says where it stands."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest

from bot.tables.actors import Person
from bot.tables.preferences import Preferences
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.ui.cards.card import Card
from bot.ui.interactions.click import Click
from bot.ui.interactions.press import NO_TABLE, Press
from bot.ui.interactions.verb import Acknowledged, Scope, by_id
from bot.ui.panel.questions import PanelAddress, PanelVerbs, Path
from bot.ui.panel.walk import PanelWalk
from engines.registry import game
from tests.ui.interactions import ANN
from tests.ui.kept_settings import KeptSettings
from tests.ui.tables import At, table_of

VERBS = PanelVerbs("wonder", "take", "dare")


@dataclass(frozen=True)
class Here:
    table: Table
    seat: int


class Pretended:
    """A game that records its calls, at a real position."""

    def __init__(self, refuses: str = "", *, current: bool = True, leads_nowhere: bool = False) -> None:
        its_game = game("kingdomino")
        state = its_game.setup(its_game.options_type(), 2, "3" * 32)
        self.here = Here(table_of("kingdomino", state, 2), its_game.to_act(state)[0])
        self.found = 0
        self._refuses = refuses
        self._current = current
        self._leads_nowhere = leads_nowhere

    async def find(self, click: Click) -> Here:
        self.found += 1
        return self.here

    async def is_current(self, at: Here, click: Click) -> bool:
        return self._current

    async def show(self, at: Here, click: Click, path: Path) -> Card:
        if self._leads_nowhere:
            raise Refusal("outdated")
        return Card(f"asks after {path.text}")

    async def act(self, at: Here, click: Click, action: str) -> Card:
        if self._refuses:
            raise Refusal(self._refuses)
        return Card(f"does {action}")

    async def show_outdated(self, at: Here, click: Click) -> Card:
        return Card("is out of date")


async def press(its: Pretended, verb: str, argument: str = "", *values: str, confirm: str = "final") -> str:
    """The text that a press is answered with."""
    preferences = Preferences(KeptSettings())
    await preferences.change(ANN, confirm=confirm)
    verbs = by_id(PanelWalk(its, preferences, At()).verbs(VERBS))
    reply: Any = SimpleNamespace()
    click = Click(Press("ABCDEF", 7, verb, argument), reply, values, Person(ANN, "Ann"))
    card = await verbs[verb].handler(verbs[verb].read(click))
    assert isinstance(card, Card)
    return card.text


def claims(its: Pretended) -> tuple[str, str]:
    """An answer to the first question that is an action by itself, and that action."""
    legal = its.here.table.game.legal(its.here.table.state, its.here.seat)
    ask: Any = its.here.table.game.ask(legal, (), lambda action: None)
    option = next(one for one in ask.options if len(one.actions) == 1)
    return option.answer, option.actions[0].text


async def test_a_question_follows_the_answers_of_the_button_and_of_the_menu() -> None:
    assert await press(Pretended(), "wonder", "a/b~2") == "asks after a/b~2"
    assert await press(Pretended(), "wonder", "a", "b", "c") == "asks after a/b/c"


async def test_an_old_button_and_one_that_leads_nowhere_show_the_panel_as_it_is() -> None:
    assert await press(Pretended(current=False), "wonder", "a") == "is out of date"
    assert await press(Pretended(leads_nowhere=True), "wonder", "a") == "is out of date"
    assert await press(Pretended(current=False), "take", "", "no such answer") == "is out of date"


async def test_an_answer_from_a_menu_is_done_at_once_unless_everything_is_confirmed() -> None:
    answer, action = claims(Pretended())
    assert await press(Pretended(), "take", "", answer) == f"does {action}"
    assert await press(Pretended(), "take", "", answer, confirm="every") == f"asks after {answer}"
    assert await press(Pretended(), "take", "", "no such answer") == "asks after no such answer"


async def test_a_decision_is_made_as_the_button_names_it() -> None:
    assert await press(Pretended(), "dare", "claim 3") == "does claim 3"


@pytest.mark.parametrize("code", ["outdated", "not-your-turn", "illegal-action", "already-done"])
async def test_a_decision_that_came_too_late_shows_the_panel_as_it_is_by_now(code: str) -> None:
    its = Pretended(code)
    assert await press(its, "dare", "claim 3") == "is out of date"
    assert its.found == 2


async def test_any_other_refusal_is_told() -> None:
    with pytest.raises(Refusal, match="table-over"):
        await press(Pretended("table-over"), "dare", "claim 3")


def test_the_three_verbs_have_the_same_flags_in_every_kind_of_game() -> None:
    walk = PanelWalk(Pretended(), Preferences(KeptSettings()), At())
    for scope in (Scope.TABLE, Scope.NO_TABLE, Scope.PRIVATE):
        ask, pick, do = walk.verbs(VERBS, scope=scope)
        assert [ask.id, pick.id, do.id] == ["wonder", "take", "dare"]
        acknowledged = [ask.acknowledged, pick.acknowledged, do.acknowledged]
        assert acknowledged == [Acknowledged.MEANWHILE, Acknowledged.FIRST, Acknowledged.FIRST]
        assert [verb.final for verb in (ask, pick, do)] == [False, False, True]
        for verb in (ask, pick, do):
            assert (verb.scope, verb.panel, verb.playing) == (scope, True, scope is Scope.TABLE)


def test_an_address_names_its_game_before_the_answers() -> None:
    own = PanelAddress(NO_TABLE, 4, VERBS, "chess @b")
    assert own.press(own.verbs.ask, "a/b") == "k1:-:4:wonder:chess @b a/b"
    assert own.press(own.verbs.ask, "") == "k1:-:4:wonder:chess @b"
    assert PanelAddress("ABCDEF", 7).press("ask", "") == "k1:ABCDEF:7:ask:"
