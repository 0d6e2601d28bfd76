"""Every lesson of every game, in every language: each answer has an explanation, right or wrong."""

from __future__ import annotations

import itertools
import logging
import re
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.features.lessons.feature import build
from bot.features.lessons.lesson_buttons import lesson_of
from bot.features.lessons.lesson_handlers import LessonHandlers
from bot.tables.preferences import Preferences
from bot.tables.refusal import Refusal
from bot.texts import LANGUAGES, translator
from bot.ui.cards.card import Button, Card, Menu
from bot.ui.cards.layout import layout
from bot.ui.faces import face_of, hosted
from bot.ui.faces.script import Lesson, Step, Tried, built
from bot.ui.interactions.click import Click
from bot.ui.interactions.press import NO_TABLE, read
from bot.ui.interactions.reply import Reply
from bot.ui.interactions.verb import by_id
from bot.ui.panel.assemble import PanelAssembly
from bot.ui.panel.words_first import WordsFirst
from engines.core.score import signed
from engines.registry import game
from tests.cases import case
from tests.discord_api.messages import walk
from tests.soak import SOAK, in_turn, turn_of
from tests.ui.interactions import ANN, Pressed
from tests.ui.kept_settings import KeptSettings
from tests.ui.tables import At, Blank

DISCORDS_LONGEST = 4000
MOST_COMPONENTS = 40
MOST_PRESSES = 60 if SOAK else 30
PNG = b"\x89PNG\r\n\x1a\n"
LOCALES = {
    "en": discord.Locale.british_english,
    "ru": discord.Locale.russian,
    "pl": discord.Locale.polish,
}
TAUGHT = [key for key in hosted() if lesson_of(key) is not None]
STEPS = [(key, number) for key in TAUGHT for number in range(len(lesson_of(key).steps))]  # type: ignore[union-attr]


def lesson(key: str) -> Lesson:
    found = lesson_of(key)
    assert found is not None
    return found


def tries(key: str, step: Step) -> list[Tried]:
    """Every answer that the rules allow."""
    legal, counted = game(key).legal(built(key, step.position), step.seat), lesson(key).counted
    return [step.tried(key, action, counted) for action in legal]


def steps_in_turn(key: str) -> Iterator[tuple[Step, int, str]]:
    """The steps of a lesson with their numbers, each in one of the languages."""
    for number, step in enumerate(lesson(key).steps):
        for lang in turn_of(number, LANGUAGES):
            yield step, number, lang


class School:
    """One pupil and the bot, without Discord."""

    def __init__(self, lang: str, user: int = ANN) -> None:
        self.settings = KeptSettings()
        self.preferences = Preferences(self.settings)
        self.opened: list[tuple[str, ...]] = []
        opening: Any = SimpleNamespace(open=self._open, open_against=self._open)
        panels = PanelAssembly(self.preferences, WordsFirst(self.preferences))
        self.handlers = LessonHandlers(opening, panels, At())
        core: Any = SimpleNamespace(
            opening=opening, panels=panels, preferences=self.preferences, answering=At(), store=None
        )
        self.verbs = by_id(build(core).verbs)
        self.lang = lang
        self.user = user

    async def _open(self, *what: Any) -> None:
        self.opened.append(what[:-1])

    def reply(self, custom_id: str = "") -> Reply:
        pressed: Any = Pressed(custom_id)
        pressed.locale = LOCALES[self.lang]
        pressed.user = SimpleNamespace(id=self.user, display_name="Ann")
        return Reply(pressed)

    async def press(self, custom_id: str, *values: str) -> Card:
        press, reply = read(custom_id), self.reply(custom_id)
        assert press is not None
        assert press.table == NO_TABLE
        verb = self.verbs[press.verb]
        card = await verb.handler(verb.read(Click(press, reply, values, reply.person)))
        assert card is None or isinstance(card, Card)
        return card or Card("opened")

    async def begin(self, key: str) -> Card:
        return await self.handlers.begin(key, self.reply())

    async def reached(self, key: str) -> tuple[int, bool]:
        progress = (await self.preferences.of(self.user)).lessons[key]
        return progress.step, progress.finished


@pytest.fixture
def blank(monkeypatch: pytest.MonkeyPatch) -> None:
    for key in hosted():
        monkeypatch.setattr(type(face_of(key)), "pictures", Blank(PNG))
        monkeypatch.setattr(type(face_of(key)), "own_board", lambda *args: PNG)


@pytest.fixture(autouse=True)
def no_text_is_missing(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with caplog.at_level(logging.ERROR, logger="bot.texts"):
        yield
    assert caplog.messages == []


def buttons(card: Card) -> list[Button]:
    return [one for row in card.rows if isinstance(row, tuple) for one in row if isinstance(one, Button)]


def verb_of(custom_id: str) -> str:
    press = read(custom_id)
    assert press is not None
    return press.verb


def button(card: Card, what: str) -> Button:
    """The button of a lesson that leads there."""
    return next(one for one in buttons(card) if verb_of(one.id) == "learn" and one.id.endswith(f" {what}"))


def check_fits(card: Card) -> None:
    view, _ = layout(card)
    shown: Any = view.to_components()[0]
    texts = [part["content"] for part in shown["components"] if part["type"] == 10]
    assert sum(map(len, texts)) <= DISCORDS_LONGEST
    assert texts[0] == card.text, "something is cut"
    assert len([*walk([shown])]) <= MOST_COMPONENTS


async def answers(school: School, card: Card) -> dict[str, Card]:
    """Returns the answers that can be given from here, by the buttons and menus of the cards.

    It follows at most `MOST_PRESSES` presses: some decisions can be drafted over and over.
    """
    found: dict[str, Card] = {}
    seen: set[tuple[str, tuple[str, ...]]] = set()
    waiting = [card]
    while waiting and len(seen) < MOST_PRESSES:
        here = waiting.pop(0)
        check_fits(here)
        for row in here.rows:
            ways: list[tuple[str, tuple[str, ...]]] = (
                [(row.id, (choice.value,)) for choice in row.choices]
                if isinstance(row, Menu)
                else [(one.id, ()) for one in row if isinstance(one, Button)]
            )
            if isinstance(row, Menu) and row.least > 1:
                ways = [(row.id, tuple(choice.value for choice in row.choices[: row.least]))]
            for custom_id, values in ways:
                if (custom_id, values) in seen or verb_of(custom_id) == "learn":
                    continue
                seen.add((custom_id, values))
                after = await school.press(custom_id, *values)
                verb, press = verb_of(custom_id), read(custom_id)
                assert press is not None
                if verb == "try":
                    found[press.argument.split(" ", 2)[2]] = after
                elif any(verb_of(one.id) in ("study", "try") for one in buttons(after)) or any(
                    isinstance(each, Menu) for each in after.rows
                ):
                    waiting.append(after)
                else:
                    found[f"{press.argument}={values}"] = after
    return found


@pytest.mark.parametrize("key", TAUGHT)
def test_a_lesson_has_seven_to_ten_steps_whose_positions_are_built_by_the_present_rules(key: str) -> None:
    steps = lesson(key).steps
    assert 7 <= len(steps) <= 10
    assert len({step.name for step in steps}) == len(steps)
    for step in steps:
        assert step.seat in game(key).to_act(built(key, step.position))


@pytest.mark.parametrize("key", TAUGHT)
def test_every_legal_answer_has_a_reason_and_every_reason_an_answer(key: str) -> None:
    for step in lesson(key).steps:
        judged = {tried.text: step.judged(tried) for tried in tries(key, step)}
        with case(step.name):
            assert set(judged.values()) == set(step.reasons)
            assert step.right
            assert step.wrong
            assert judged[step.shown] in step.right


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize(("key", "number", "lang"), in_turn(STEPS, LANGUAGES))
async def test_every_answer_that_the_panel_offers_is_told_with_the_games_own_points(
    key: str, number: int, lang: str
) -> None:
    """And one for each reason, even if the presses did not reach it."""
    step, words = lesson(key).steps[number], translator(lang)
    school = School(lang)
    await school.preferences.note_lesson(ANN, key, step=number)
    asked = await school.begin(key)
    assert words(f"{key}-lesson-{step.name}") in asked.text
    check_fits(asked)
    by_reason: dict[str, Tried] = {}
    for tried in tries(key, step):
        by_reason.setdefault(step.judged(tried), tried)
    mark = button(asked, "again").id.split(" ")[1] if number else str(ANN)
    given = list((await answers(School(lang), asked)).values())
    assert given
    if SOAK:
        given += [
            await School(lang).press(f"k1:-:{number}:try:{key} {mark} {tried.text}")
            for tried in tries(key, step)
        ]
    for card in given:
        check_fits(card)
        told = card.text.splitlines()[1]
        assert told.startswith(tuple(f"**{words(verdict)}** " for verdict in ("learn-right", "learn-wrong")))
        assert buttons(card)
    for reason, tried in by_reason.items():
        await school.preferences.note_lesson(ANN, key, step=number, finished=False)
        card = await school.press(f"k1:-:{number}:try:{key} {mark} {tried.text}")
        check_fits(card)
        right = reason in step.right
        assert card.text.splitlines()[1].startswith(f"**{words('learn-right' if right else 'learn-wrong')}**")
        before, after = tried.points
        assert after - before == tried.gain
        shown = f"{before} → {after} ({signed(after - before)})" if after != before else f" {after}."
        assert shown in card.text
        last = number == len(lesson(key).steps) - 1
        if right:
            assert await school.reached(key) == ((0, True) if last else (number + 1, False))
            if last:
                assert button(card, "table").label == words("learn-open")
                assert f"({words('level-easy')})" in button(card, "against").label
            else:
                assert button(card, "step").id.startswith(f"k1:-:{number + 1}:")
        else:
            assert await school.reached(key) == (number, False)
            again = await school.press(button(card, "step").id)
            assert words(f"{key}-lesson-{step.name}") in again.text


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("key", TAUGHT)
async def test_every_answer_of_the_rules_can_be_given_in_the_panel(key: str) -> None:
    school = School("en")
    for number, step in enumerate(lesson(key).steps):
        legal = game(key).legal(built(key, step.position), step.seat)
        for action in legal[:: max(1, len(legal) // 10)]:
            way = game(key).answers_to(legal, action)
            if way is not None:
                card = await school.press(f"k1:-:{number}:study:{key} {ANN} {'/'.join(way)}")
                assert any(verb_of(one.id) == "try" for one in buttons(card)), action.text


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("key", TAUGHT)
async def test_who_wants_to_be_shown_is_one_press_from_a_right_answer(key: str) -> None:
    for step, number, lang in steps_in_turn(key):
        with case(step.name, lang):
            school = School(lang)
            card = await school.press(f"k1:-:{number}:learn:{key} {ANN} show")
            check_fits(card)
            assert translator(lang)("learn-shown") in card.text
            [done] = [one for one in buttons(card) if one.id.endswith(f" {step.shown}")]
            assert translator(lang)("learn-right") in (await school.press(done.id)).text


@pytest.mark.parametrize("key", TAUGHT)
async def test_questions_and_answers_are_drawn(key: str) -> None:
    """Right answers and wrong ones in turn, in `make soak` one for each reason."""
    for step, number, lang in steps_in_turn(key):
        school = School(lang)
        by_reason = {step.judged(tried): tried.text for tried in tries(key, step)}
        reasons = step.reasons if SOAK else turn_of(number, (step.right[0], step.wrong[0]))
        tried = [f"k1:-:{number}:try:{key} {ANN} {by_reason[reason]}" for reason in reasons]
        for custom_id in (f"k1:-:{number}:learn:{key} {ANN} step", *tried):
            with case(step.name, lang, custom_id):
                card = await school.press(custom_id)
                assert card.picture is not None
                assert card.picture.data.startswith(PNG)
                assert card.picture.alt


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("key", TAUGHT)
async def test_who_wants_words_first_has_the_board_in_words_in_questions_and_answers(key: str) -> None:
    for step, number, lang in steps_in_turn(key):
        school = School(lang)
        await school.preferences.change(ANN, words_first=True)
        asked = await school.press(f"k1:-:{number}:learn:{key} {ANN} step")
        told = await school.press(f"k1:-:{number}:try:{key} {ANN} {step.shown}")
        view = game(key).view(built(key, step.position), step.seat)
        board = face_of(key).in_words(view, ["Ann"] * 9, translator(lang))
        for card in (asked, told):
            with case(step.name, lang):
                check_fits(card)
                rule = card.text.splitlines()[1]
                assert rule
                assert len(card.text) > min(len(board), 1500)


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("key", TAUGHT)
async def test_a_lesson_is_taken_up_where_it_was_left_and_can_begin_again(key: str) -> None:
    school = School("en")
    first = await school.begin(key)
    assert not [one for one in buttons(first) if verb_of(one.id) == "learn"]
    right = await school.press(f"k1:-:0:try:{key} {ANN} {lesson(key).steps[0].shown}")
    await school.press(button(right, "step").id)
    school.preferences.forget(ANN)  # as after a restart: the stored settings count
    second = await school.begin(key)
    assert translator("en")(f"{key}-lesson-{lesson(key).steps[1].name}") in second.text
    anew = await school.press(button(second, "again").id)
    assert translator("en")(f"{key}-lesson-{lesson(key).steps[0].name}") in anew.text
    assert await school.reached(key) == (0, False)


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("key", TAUGHT)
async def test_who_has_finished_is_offered_a_table_an_opponent_and_the_beginning(key: str) -> None:
    school = School("en")
    await school.preferences.note_lesson(ANN, key, finished=True)
    ending = await school.begin(key)
    await school.press(button(ending, "table").id)
    await school.press(button(ending, "against").id)
    assert school.opened == [(key,), (key, "easy")]
    assert "(easy)" in button(ending, "against").label
    await school.press(button(ending, "again").id)
    assert await school.reached(key) == (0, True)


@pytest.mark.usefixtures("blank")
async def test_somebody_elses_lesson_is_refused() -> None:
    key = TAUGHT[0]
    card = await School("en").press(f"k1:-:1:learn:{key} {ANN} step")
    bob = School("en", user=ANN + 1)
    for one in buttons(card):
        with pytest.raises(Refusal, match="lesson-of-others"):
            await bob.press(one.id)
    assert bob.settings.people == {}


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("rest", ["", "step", "nowhere", f"{ANN}", f"{ANN} dance"])
async def test_a_damaged_button_is_refused(rest: str) -> None:
    with pytest.raises(Refusal):
        await School("en").press(f"k1:-:1:learn:{TAUGHT[0]} {rest}")


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("verb", ["study", "try", "opt"])
async def test_an_answer_that_a_later_version_no_longer_has_shows_the_question(verb: str) -> None:
    key = TAUGHT[0]
    card = await School("en").press(f"k1:-:99:{verb}:{key} {ANN} claim 99")
    assert translator("en")("learn-old-button") in card.text


async def test_a_game_without_a_lesson_points_at_its_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.features.lessons.lesson_handlers.lesson_of", lambda key: None)
    card = await School("en").begin(TAUGHT[0])
    assert "no lesson" in card.text
    assert [verb_of(one.id) for one in buttons(card)] == ["rules"]


async def test_without_a_game_all_lessons_are_listed_with_how_far_one_is() -> None:
    school = School("en")
    await school.preferences.note_lesson(ANN, TAUGHT[0], step=2)
    card = await school.handlers.begin(None, school.reply())
    assert "you're at step 3" in card.text
    assert [one.label for one in buttons(card)] == [translator("en")(key) for key in TAUGHT]


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("key", TAUGHT)
async def test_where_a_lesson_asks_for_the_answer_no_button_tells_it(key: str) -> None:
    assert not [step.name for step in lesson(key).steps if step.tells_best and step.shows_gains]
    for number, step in enumerate(lesson(key).steps):
        if step.shows_gains:
            continue
        school = School("en")
        card = await school.press(f"k1:-:{number}:learn:{key} {ANN} step")
        labels = [button.label for button in buttons(card)]
        labels += [
            f"{choice.label} {choice.description}"
            for row in card.rows
            if isinstance(row, Menu)
            for choice in row.choices
        ]
        assert labels
        assert not [label for label in labels if re.search(r"[+−]\d", label)]


@pytest.mark.parametrize("key", TAUGHT)
def test_the_steps_of_a_lesson_are_one_game(key: str) -> None:
    """Each goes on from the shown answer, save those few that say that they are of another game."""
    steps = lesson(key).steps
    apart = [later.name for step, later in itertools.pairwise(steps) if not later.follows(step)]
    assert apart == ANOTHER_GAME.get(key, [])


ANOTHER_GAME = {"mad_king_ludwig": ["free"]}
"""Steps that begin with another position and say so."""


def test_no_wrong_last_answer_of_mad_king_ludwig_has_the_larger_plus() -> None:
    step = lesson("mad_king_ludwig").steps[-1]
    gains: dict[bool, list[int]] = {True: [], False: []}
    for tried in tries("mad_king_ludwig", step):
        assert tried.game.view(tried.after, step.seat).result is not None
        gains[step.judged(tried) in step.right].append(tried.gain)
    assert max(gains[False]) < min(gains[True])
