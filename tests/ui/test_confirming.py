"""Every decision confirmed, for people who want it: actions that a press would do at once have a preview."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.tables.table import Table
from bot.texts import LANGUAGES, translator
from bot.ui.cards.card import Button, Card, Menu
from bot.ui.faces import face_of, hosted
from bot.ui.interactions.press import read
from bot.ui.panel.questions import Path, done_at_once
from engines.core.action import FOLLOWING, Action
from engines.registry import game
from tests.played import played
from tests.support.cards import panel_card
from tests.ui.tables import At, Blank, table_of

MOST = 40
"""The number of questions of each state that are checked."""


@pytest.fixture(autouse=True)
def blank(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replaces the pictures: these tests do not look at them."""
    for key in hosted():
        monkeypatch.setattr(type(face_of(key)), "pictures", Blank(b"picture"))


def done_by(card: Card) -> list[str]:
    """The actions that the card's buttons do."""
    buttons = [button for row in card.rows if not isinstance(row, Menu) for button in row]
    presses = [read(button.id) for button in buttons if isinstance(button, Button)]
    return [press.argument for press in presses if press and press.verb == "do"]


def at_once(key: str) -> Iterator[tuple[Table, int, Path, Action]]:
    """Answers of a whole game that would be done at once, one of each kind of action and question."""
    seen: set[tuple[str, str]] = set()
    its_game, seats = game(key), game(key).seats[-1]
    for state in played(key, seats):
        for seat in its_game.to_act(state):
            legal = its_game.legal(state, seat)
            waiting: list[tuple[str, ...]] = [()]
            for _ in range(MOST):
                if not waiting:
                    break
                ask: Any = its_game.ask(legal, waiting.pop(0), lambda action: None)
                if ask is None or ask.count > 1 or ask.question == FOLLOWING:
                    continue
                for option in ask.options:
                    path = (*ask.asked, option.answer)
                    action = option.actions[0]
                    if len(option.actions) > 1 or action.asks_once_more:
                        waiting.append(path)
                    elif (ask.question, action.kind) not in seen:
                        seen.add((ask.question, action.kind))
                        yield table_of(key, state, seats), seat, Path(path), action


@pytest.mark.parametrize("key", hosted())
async def test_what_would_be_done_at_once_is_previewed_and_done_by_one_more_press(key: str) -> None:
    found = list(at_once(key))
    assert found
    for number, (table, seat, path, action) in enumerate(found):
        words = translator(LANGUAGES[number % len(LANGUAGES)])
        asked = Path(path.answers[:-1])
        assert done_at_once(table, seat, path) == action.text
        assert done_at_once(table, seat, path, confirm_all=True) is None
        before = await panel_card(table, seat, asked, words, At(), confirm_all=True)
        assert action.text not in done_by(before), (action, path)
        confirmed = await panel_card(table, seat, path, words, At(), confirm_all=True)
        assert done_by(confirmed) == [action.text], (action, path)
        assert confirmed.text
        assert confirmed.picture is not None


@pytest.mark.parametrize("key", hosted())
async def test_without_the_setting_nothing_changes(key: str) -> None:
    table, seat, path, action = next(at_once(key))
    card = await panel_card(table, seat, Path(path.answers[:-1]), translator("en"), At())
    menus = [row for row in card.rows if isinstance(row, Menu)]
    assert action.text in done_by(card) or any(
        choice.value == path.answers[-1] for menu in menus for choice in menu.choices
    )
