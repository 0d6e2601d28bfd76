"""The panel's questions: up to ten answers are buttons, more a menu; nothing final under the same finger."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import partial

import pytest

from bot.texts import LANGUAGES, translator
from bot.ui.cards.card import BUTTONS_IN_ROW, Button, Card, Link, Menu
from bot.ui.cards.markdown import plain
from bot.ui.faces import face_of, hosted
from bot.ui.interactions.press import read
from bot.ui.panel import questions as panel
from bot.ui.panel.questions import Path, done_at_once
from engines.core.panel import LETTERS
from engines.registry import game
from tests.played import played
from tests.soak import SOAK, in_turn
from tests.support.cards import panel_card
from tests.ui.tables import At, Blank, table_of

MOST_BUTTONS = 10
STATES = 24 if SOAK else 8
"""The number of states of a game that are checked, each in one language."""
BREADTH = 12
"""The number of answers of each question that are followed."""


@pytest.fixture(autouse=True)
def blank(monkeypatch: pytest.MonkeyPatch) -> Blank:
    """Replaces the pictures, but keeps their arguments."""
    pictures = Blank()
    for key in hosted():
        monkeypatch.setattr(type(face_of(key)), "pictures", pictures)
    return pictures


@dataclass(frozen=True)
class Step:
    """One panel of a decision, and the place of the press that led to it."""

    path: Path
    card: Card
    pressed: tuple[int, int] | None


def placed(card: Card) -> dict[tuple[int, int], Button]:
    """The buttons of a card by row and column."""
    return {
        (number, column): button
        for number, row in enumerate(card.rows)
        if not isinstance(row, Menu)
        for column, button in enumerate(row)
        if not isinstance(button, Link)
    }


def menus_of(card: Card) -> list[Menu]:
    return [row for row in card.rows if isinstance(row, Menu)]


def menu_of(card: Card) -> Menu | None:
    return next(iter(menus_of(card)), None)


async def decisions(key: str, turn: int) -> AsyncIterator[list[Step]]:
    """Whole decisions of some states: every panel that can be reached by answering."""
    seats, studio = game(key).seats[-1], At()
    states = [state for state in played(key, seats) if game(key).to_act(state)]
    for number, state in enumerate(states[:: max(1, len(states) // STATES)], turn):
        table, words = table_of(key, state, seats), translator(LANGUAGES[number % len(LANGUAGES)])
        seat = game(key).to_act(state)[0]
        waiting: list[tuple[Path, tuple[int, int] | None]] = [(Path(), None)]
        steps: list[Step] = []
        while waiting and len(steps) < 60:
            path, pressed = waiting.pop(0)
            card = await panel_card(table, seat, path, words, studio)
            steps.append(Step(path, card, pressed))
            for place, button in list(placed(card).items())[:BREADTH]:
                press = read(button.id)
                assert press is not None
                further = Path.read(press.argument)
                if press.verb == "ask" and len(further.answers) > len(path.answers):
                    waiting.append((further, place))
            for menu in menus_of(card):
                if menu.most == 1:
                    further_on = [Path((*path.answers, choice.value)) for choice in menu.choices[:3]]
                    waiting += [
                        (each, None) for each in further_on if done_at_once(table, seat, each) is None
                    ]
        yield steps
    studio.close()


@pytest.mark.parametrize(("key", "turn"), in_turn(hosted(), range(len(LANGUAGES))))
async def test_what_is_asked_is_a_choice_of_up_to_ten_buttons_or_a_menu_and_safe_from_a_second_tap(
    key: str, turn: int
) -> None:
    seen: set[str] = set()
    async for steps in decisions(key, turn):
        for step in steps:
            seen |= check_answers(step)
            check_choice(step)
            check_second_tap(step)
            check_way_back(step)
    assert {"buttons", "menu"} <= seen


def check_way_back(step: Step) -> None:
    """Every question but the first has one button that leads to the question before it.

    A panel that rearranges its answers leads to other orders of them, and back to the beginning.
    """
    asked = step.path.answers
    presses = [press for button in placed(step.card).values() if (press := read(button.id)) is not None]
    ways = [Path.read(press.argument).answers for press in presses if press.verb == "ask"]
    if all(way[: len(asked)] == asked[: len(way)] for way in ways):
        assert [way for way in ways if len(way) < len(asked)] == ([asked[:-1]] if asked else [])


def check_answers(step: Step) -> set[str]:
    """Checks that up to ten answers are buttons, and more are a menu; returns the kinds found."""
    seen = set()
    offered = [
        button
        for button in placed(step.card).values()
        if (press := read(button.id))
        and (press.verb == "do" or len(Path.read(press.argument).answers) > len(step.path.answers))
    ]
    menus = menus_of(step.card)
    if not menus:
        assert 1 <= len(offered) <= MOST_BUTTONS
        return {"buttons"}
    assert len(offered) <= 2 * BUTTONS_IN_ROW  # answers without a mark on the picture
    answers = sum(len(menu.choices) for menu in menus) + len(offered)
    assert menus[0].most > 1 or answers > MOST_BUTTONS or "~" in step.path.text
    assert len({menu.id for menu in menus}) == len({menu.hint for menu in menus}) == len(menus)
    for menu in menus:
        seen.add("menu" if menu.most == 1 else "set")
        assert len(menu.choices) <= len(LETTERS)
        assert menu.hint
        assert plain(menu.hint) == menu.hint
        assert "\n" not in menu.hint
    return seen


def check_choice(step: Step) -> None:
    """Checks that no question is asked without a choice."""
    menu = menu_of(step.card)
    does = [button for button in placed(step.card).values() if ":do:" in button.id]
    onward = [
        button
        for button in placed(step.card).values()
        if (press := read(button.id))
        and press.verb == "ask"
        and len(Path.read(press.argument).answers) > len(step.path.answers)
    ]
    answers = len(does) + len(onward) + (len(menu.choices) if menu else 0)
    assert answers > 1 or does, step.path


def check_second_tap(step: Step) -> None:
    """Checks that no acting button lies where the button lay that led to it."""
    under = placed(step.card).get(step.pressed) if step.pressed else None
    assert under is None or ":do:" not in under.id, (step.path, under)


@pytest.mark.parametrize("key", hosted())
async def test_each_page_of_a_menu_shows_its_own_picture_and_leads_on(
    key: str, blank: Blank, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The picture is drawn with the answers of the page that is shown; few to a page here, to have pages."""
    monkeypatch.setattr(panel, "PAGE", 3)
    monkeypatch.setattr(panel, "MOST_BUTTONS", 3)
    seats, words, studio = game(key).seats[-1], translator("en"), At()
    paged = 0
    for state in played(key, seats)[:-1:5]:
        seat = game(key).to_act(state)[0]
        view = game(key).view(state, seat)
        ask = game(key).ask(game(key).legal(state, seat), (), partial(game(key).forecast, view))
        ask = ask and game(key).arranged(view, ask)
        if ask is None or ask.count > 1:
            continue
        marked = [each.answer for each in ask.options if not face_of(key).stands_aside(ask, each)]
        if len(marked) <= 3:
            continue
        table, path, values = table_of(key, state, seats), Path(), list[str]()
        for _ in range(-(-len(marked) // 3)):
            card = await panel_card(table, seat, path, words, studio)
            menu = menu_of(card)
            assert menu is not None
            drawn = blank.shown[-1][1][2]
            shown = [option.answer for option in drawn.options if option.answer in marked]
            assert shown == [choice.value for choice in menu.choices]
            values += [choice.value for choice in menu.choices]
            ids = [menu.id, *(button.id for button in placed(card).values())]
            assert len({*ids}) == len(ids), "Discord takes no message with two parts of one id"
            more = next(each for each in placed(card).values() if each.label == words("more-options"))
            press = read(more.id)
            assert press is not None
            path = Path.read(press.argument)
        assert values == marked
        assert path == Path()
        paged += 1
    studio.close()
    assert paged


@pytest.mark.parametrize("key", hosted())
async def test_an_answer_in_a_menu_says_what_it_brings(key: str) -> None:
    """If the engine can forecast it: on its label or below it."""
    seats, words = game(key).seats[-1], translator("en")
    for state in played(key, seats)[::7]:
        for seat in game(key).to_act(state)[:1]:
            view = game(key).view(state, seat)
            legal = game(key).legal(state, seat)
            ask = game(key).ask(legal, (), lambda action, view=view: game(key).forecast(view, action))  # type: ignore[misc]
            if ask is None or ask.count > 1 or len(ask.options) <= MOST_BUTTONS:
                continue
            for option in ask.options[: len(LETTERS)]:
                if option.gain:
                    face = face_of(key)
                    both = face.label(view, ask, option, words) + face.describe(view, ask, option, words)
                    assert str(abs(option.gain)) in both


def test_an_unknown_answer_does_nothing() -> None:
    key = hosted()[0]
    seats = game(key).seats[-1]
    state = played(key, seats)[0]
    table = table_of(key, state, seats)
    seat = game(key).to_act(state)[0]
    assert done_at_once(table, seat, Path(("nowhere",))) is None
    assert done_at_once(table, seat, Path()) is None


async def test_the_answer_that_accepts_a_proposal_is_the_first_button_and_green() -> None:
    key, studio, seen = "between_two_castles", At(), 0
    for state in played(key, 4):
        for seat in game(key).to_act(state):
            legal = game(key).legal(state, seat)
            if not any(action.text.startswith("accept ") for action in legal):
                continue
            for brief in (True, False):
                card = await panel_card(
                    table_of(key, state, 4), seat, Path(), translator("en"), studio, brief=brief
                )
                first = placed(card)[0, 0]
                assert ":do:accept " in first.id
                assert first.style == "success"
                seen += 1
    assert seen > 2
    studio.close()
