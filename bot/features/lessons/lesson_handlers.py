"""Lessons: a first game, step by step, in one private message with the panel of a real table.

A lesson keeps nothing in memory: each button encodes its game, step and owner, the engine builds the
position, and the person's settings store their progress.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from bot.features.lessons.lesson_buttons import (
    AGAIN,
    AGAINST,
    BEGIN,
    SHOW,
    STEP,
    TABLE,
    InLesson,
    begin_press,
    beside_press,
    lesson_of,
    panel_address,
)
from bot.tables.levels import levels
from bot.tables.names import computer_names
from bot.tables.preferences import LessonProgress, Preferences
from bot.tables.private_game import private_table, seated
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts import Translator
from bot.ui.board.opening import Opening
from bot.ui.board.rules_card import PAGE_OF_RULES
from bot.ui.cards.card import CALM, GOLD, Button, Card, Picture, Row, rows_of
from bot.ui.faces import face_of, hosted, import_face
from bot.ui.faces.script import Lesson, Step, Tried, built
from bot.ui.interactions.click import Click
from bot.ui.interactions.press import NO_TABLE, Press
from bot.ui.interactions.reply import Reply
from bot.ui.panel.assemble import BEGINNING, PanelAssembly
from bot.ui.panel.questions import Path
from bot.work.drawing import Studio
from engines.core.errors import EngineError
from engines.core.score import signed
from engines.registry import game

EASY = "easy"
AT_ONCE = 5
"""A step that comes after at most this many decisions goes on where the last one ended."""


class Pupil:
    """A person at a step of a lesson, with the simulated table that they see."""

    def __init__(self, key: str, number: int, lesson: Lesson, reply: Reply) -> None:
        self.key = key
        self.number = number
        self.lesson = lesson
        self.words = reply.words
        self.person = reply.person

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    @property
    def is_last(self) -> bool:
        return self.number == len(self.lesson.steps) - 1

    def table_with(self, state: Any) -> Table:
        """The pupil among computer players, at a table that is nowhere stored."""
        engine, position = game(self.key), self.step.position
        options = engine.options_type(**dict(position.options))
        seats = seated(self.person, self.step.seat, position.seats, EASY)
        return private_table(engine, options, state, seats, self.person, self.number)

    def press(self, number: int, what: str) -> str:
        """Returns the id of one of their buttons next to the panel."""
        return beside_press(self.key, self.person.id, number, what)

    def title(self) -> str:
        return self.words(
            "learn-step", game=self.words(self.key), step=self.number + 1, steps=len(self.lesson.steps)
        )


@dataclass(frozen=True)
class AtStep:
    """A pupil at the position of their step."""

    pupil: Pupil
    table: Table

    @property
    def seat(self) -> int:
        return self.pupil.step.seat


class LessonHandlers:
    """One method for the command and for each verb."""

    def __init__(self, opening: Opening, panels: PanelAssembly, studio: Studio) -> None:
        self._opening = opening
        self._panels = panels
        self._studio = studio

    @property
    def _preferences(self) -> Preferences:
        return self._panels.preferences

    # The way through a lesson

    async def begin(self, key: str | None, reply: Reply) -> Card:
        """Take up a game's lesson where the person was; without a game, show all of them."""
        if key is None:
            return await self._list(reply)
        lesson = await self._lesson(key)
        if lesson is None:
            return _without_lesson(key, reply.words)
        progress = await self._progress(reply.person.id, key)
        if progress.finished and not progress.step:
            return self._ending(Pupil(key, len(lesson.steps) - 1, lesson, reply))
        pupil = Pupil(key, min(progress.step, len(lesson.steps) - 1), lesson, reply)
        card = await self._asking(await self._at(pupil))
        if not pupil.number:
            return card
        again = Button(reply.words("learn-again"), pupil.press(0, AGAIN))
        return replace(card, rows=(*card.rows, (again,)))

    async def go(self, click: Click) -> Card | None:
        """To a step, to the beginning, to a right answer, to the next table: what the button says."""
        target: InLesson[str] = click.argument
        key = target.key
        if target.rest == BEGIN:
            return await self.begin(key, click.reply)
        pupil = await self._pupil(click)
        if target.rest == STEP:
            return await self._asking(await self._at(pupil))
        if target.rest == AGAIN:
            await self._preferences.note_lesson(click.person.id, key, step=0)
            return await self._asking(await self._at(Pupil(key, 0, pupil.lesson, click.reply)))
        if target.rest == SHOW:
            return await self._showing(await self._at(pupil))
        if target.rest == TABLE:
            await self._opening.open(key, click.reply)
        elif target.rest == AGAINST:
            await self._opening.open_against(key, EASY, click.reply)
        return None

    # The walk through the panel

    async def find(self, click: Click) -> AtStep:
        return await self._at(await self._pupil(click))

    async def is_current(self, at: AtStep, click: Click) -> bool:
        return True

    async def show(self, at: AtStep, click: Click, path: Path) -> Card:
        return await self._asking(at, path)

    async def act(self, at: AtStep, click: Click, action: str) -> Card:
        """Returns the outcome of the decision, and why it was right or wrong."""
        try:
            tried, right, text, picture = await self._studio.run(_answered, at.pupil, at.table, action)
        except EngineError:
            raise Refusal("outdated") from None
        pupil = at.pupil
        rows: tuple[Row, ...] = (
            (
                Button(pupil.words("learn-retry"), pupil.press(pupil.number, STEP), "primary"),
                Button(pupil.words("learn-show"), pupil.press(pupil.number, SHOW)),
            ),
        )
        if right:
            rows = ((Button(pupil.words("next"), pupil.press(pupil.number + 1, STEP), "success"),),)
            await self._note_right(pupil)
        if right and pupil.is_last:
            ending = self._ending(pupil)
            text, rows = f"{text}\n\n{ending.text}", ending.rows
        card = Card("", picture, rows=rows, colour=GOLD if right else CALM)
        table = pupil.table_with(tried.after)
        return await self._panels.words_first.panel(card, table, at.seat, pupil.words, self._studio, text)

    async def show_outdated(self, at: AtStep, click: Click) -> Card:
        return await self._asking(at, note=click.words("learn-old-button"))

    # Its cards

    async def _asking(self, at: AtStep, path: Path = BEGINNING, note: str = "") -> Card:
        """The rule of the step above the panel of a table."""
        pupil = at.pupil
        rule = pupil.words(f"{pupil.key}-lesson-{pupil.step.name}")
        when = _since_last_step(pupil, at.table)
        card = await self._panels.panel(
            at.table,
            at.seat,
            pupil.words,
            self._studio,
            path,
            heading="\n".join(filter(None, (pupil.title(), when, rule, note))),
            picture=f"lesson-{pupil.key}-{pupil.number}.png",
            address=replace(
                panel_address(pupil.key, pupil.person.id, pupil.number), gains=pupil.step.shows_gains
            ),
        )
        if not pupil.step.shows_board or card.picture is None:
            return card
        data = await self._studio.run(_with_own_board, at.table, at.seat, card.picture.data, pupil.words)
        return replace(card, picture=replace(card.picture, data=data))

    async def _showing(self, at: AtStep) -> Card:
        """Returns the panel one press before a right answer."""
        answers = await self._studio.run(_answers_to, at.table, at.pupil.step)
        return await self._asking(at, Path(answers), at.pupil.words("learn-shown"))

    async def _note_right(self, pupil: Pupil) -> None:
        progress = await self._progress(pupil.person.id, pupil.key)
        step = 0 if pupil.is_last else max(progress.step, pupil.number + 1)
        finished = progress.finished or pupil.is_last
        await self._preferences.note_lesson(pupil.person.id, pupil.key, step=step, finished=finished)

    def _ending(self, pupil: Pupil) -> Card:
        """Returns the card after the last step, which offers a real game."""
        words, key = pupil.words, pupil.key
        name = computer_names(words.lang)[0]
        against = words("learn-against", name=name, level=words(f"level-{EASY}"))
        if EASY not in levels(game(key)):
            against = words("learn-against-computer", name=name)
        press = pupil.press
        buttons = [
            Button(words("learn-open"), press(0, TABLE), "success"),
            Button(against, press(0, AGAINST), "primary"),
            Button(words("learn-again"), press(0, AGAIN)),
        ]
        return Card(words("learn-finished", game=words(key)), rows=rows_of(buttons), colour=GOLD)

    async def _list(self, reply: Reply) -> Card:
        """All lessons, with how far the person has come in each."""
        words, user = reply.words, reply.person.id
        lines, buttons = [words("learn-title")], []
        for key in hosted():
            lesson = await self._lesson(key)
            if lesson is not None:
                progress = await self._progress(user, key)
                lines.append(f"- **{words(key)}**: {_how_far(progress, lesson, words)}")
                buttons.append(Button(words(key), begin_press(key, user)))
        return Card("\n".join(lines), rows=rows_of(buttons))

    # Reading the buttons

    async def _pupil(self, click: Click) -> Pupil:
        target: InLesson[Any] = click.argument
        lesson = await self._lesson(target.key)
        if lesson is None:
            raise Refusal("unknown-button")
        return Pupil(target.key, min(click.press.seq, len(lesson.steps) - 1), lesson, click.reply)

    async def _at(self, pupil: Pupil) -> AtStep:
        state = await self._studio.run(built, pupil.key, pupil.step.position)
        return AtStep(pupil, pupil.table_with(state))

    async def _lesson(self, key: str) -> Lesson | None:
        """Returns a game's lesson, after importing the game's face."""
        lesson: Lesson | None = await self._studio.run(lesson_of, key)
        if lesson is not None:
            await import_face(key, self._studio)
        return lesson

    async def _progress(self, user: int, key: str) -> LessonProgress:
        return (await self._preferences.of(user)).lessons.get(key, LessonProgress())


def _answers_to(table: Table, step: Step) -> tuple[str, ...]:
    legal = table.game.legal(table.state, step.seat)
    solution = next(action for action in legal if action.text == step.shown)
    return table.game.answers_to(legal, solution) or ()


def _answered(pupil: Pupil, table: Table, text: str) -> tuple[Tried, bool, str, Picture]:
    """The result of an action: judged, described with its points, and drawn."""
    step, words, key = pupil.step, pupil.words, pupil.key
    tried = step.tried(key, table.game.parse(text), pupil.lesson.counted)
    reason = step.judged(tried)
    right, name = reason in step.right, f"{step.name}-{reason}"
    before, after = tried.points
    facts = {"before": before, "after": after, "gain": after - before}
    if step.tells_best:
        facts["best"] = tried.best
    face, view = face_of(key), table.game.view(tried.after, step.seat)
    events = [event for event in tried.events if event.only is None or step.seat in event.only]
    lines = [
        pupil.title(),
        f"**{words('learn-right' if right else 'learn-wrong')}** " + words(f"{key}-lesson-{name}", **facts),
        face.caption(events, table.names, words),
        _points_text(pupil.lesson, tried, words),
        _what_counts(pupil.lesson, view, step.seat, words),
    ]
    following = None if pupil.is_last else pupil.lesson.steps[pupil.number + 1]
    if right and text != step.shown and following is not None and following.follows(step):
        before, shown = table.view(step.seat), table.game.parse(step.shown)
        lines.append(words("learn-goes-on", what=face.briefly_named(before, shown, words)))
    if view.result is not None:
        picture = face.pictures.result(view, table.names, words)
        lines.append(face.standings(view, table.names, words))
        alt = face.alt(view, table.names, words)
    elif step.whole_table:
        picture = face.pictures.public(view, table.names, words, events)
        alt = face.alt(view, table.names, words)
    else:
        picture = face.own_board(view, step.seat, table.names, words)
        alt = face.own_alt(view, step.seat, table.names, words)
    file = f"lesson-{key}-{pupil.number}-after.png"
    return tried, right, "\n".join(filter(None, lines)), Picture(picture, file, alt)


def _since_last_step(pupil: Pupil, table: Table) -> str:
    """Explains how the position follows from the previous step; "" if it follows immediately."""
    if not pupil.number:
        return ""
    earlier = pupil.lesson.steps[pupil.number - 1]
    if not pupil.step.follows(earlier):
        return pupil.words("learn-another", round=table.view(pupil.step.seat).round)
    later = pupil.step.moves_since(earlier) > AT_ONCE
    return pupil.words("learn-later", round=table.view(pupil.step.seat).round) if later else ""


def _with_own_board(table: Table, seat: int, panel: bytes, words: Translator) -> bytes:
    """The learner's own board above the picture of the question."""
    from render.core.pairs import stacked  # what draws is imported with the first picture

    own = face_of(table.game.key).own_board(table.view(seat), seat, table.names, words)
    return stacked((own, panel))


def _what_counts(lesson: Lesson, view: Any, seat: int, words: Translator) -> str:
    """Returns the points that decide at the end, if these differ from the points above."""
    return "" if lesson.counts is None else words("learn-counts", points=lesson.counts(view, seat))


def _points_text(lesson: Lesson, tried: Tried, words: Translator) -> str:
    """Returns the points before and after an answer."""
    before, after = tried.points
    if before == after:
        return words("learn-points-together-same" if lesson.together else "learn-points-same", points=after)
    message = "learn-points-together" if lesson.together else "learn-points"
    return words(message, before=before, after=after, gain=signed(after - before))


def _how_far(progress: LessonProgress, lesson: Lesson, words: Translator) -> str:
    if progress.step:
        return words("learn-reached", step=progress.step + 1, steps=len(lesson.steps))
    return words("learn-done" if progress.finished else "learn-new", steps=len(lesson.steps))


def _without_lesson(key: str, words: Translator) -> Card:
    """Returns a card with the rules of a game that has no lesson."""
    rules = Button(words("rules"), Press(NO_TABLE, 0, "rules", PAGE_OF_RULES.write((key, 0))).id)
    return Card(words("learn-none", game=words(key)), rows=((rules,),))
