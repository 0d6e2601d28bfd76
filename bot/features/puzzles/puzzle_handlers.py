"""Puzzles in one private message: the panel of that moment, the answer, and the way to the next one.

It keeps nothing in memory: each button encodes its puzzle and the number of answers, and the press itself
names the person.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace

from bot.features.puzzles.puzzle_buttons import (
    AGAIN,
    NEXT,
    SHOW,
    BesidePuzzle,
    beside_press,
    panel_address,
)
from bot.features.puzzles.service import Answered, Puzzles
from bot.features.puzzles.store import NOBODY, Puzzle, Tries
from bot.tables.rating.moment import Moment
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts import Translator
from bot.ui.cards.card import CALM, GOLD, Button, Card
from bot.ui.cards.links import moment as moment_link
from bot.ui.faces import face_of, import_face
from bot.ui.interactions.background_answer import AnswerKind, BackgroundAnswers, BackgroundWork, Outcome
from bot.ui.interactions.click import Click
from bot.ui.interactions.outside import home_of
from bot.ui.interactions.reply import Reply
from bot.ui.panel.assemble import BEGINNING, PanelAssembly
from bot.ui.panel.compared import Compared, comparable
from bot.ui.panel.questions import Path
from bot.work.background import Background
from bot.work.drawing import Studio
from bot.work.fair_queue import Importance, Requester, current_requester, lower
from engines.core.errors import EngineError

TOLD_EVERY = 3.0
"""Seconds between two signs of progress; each is an edit of a private answer."""
AT_ONCE = 3
"""The number of games that are looked through for one request."""


@dataclass(frozen=True)
class AtPuzzle:
    """A person before a puzzle."""

    puzzle: Puzzle
    tries: Tries
    table: Table

    @property
    def seat(self) -> int:
        return self.puzzle.seat


class PuzzleHandlers:
    """One method for the command and for each verb."""

    def __init__(
        self,
        puzzles: Puzzles,
        panels: PanelAssembly,
        studio: Studio,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._puzzles = puzzles
        self._panels = panels
        self._studio = studio
        self._answers: BackgroundAnswers[int] = BackgroundAnswers(
            AnswerKind("puzzles", _progress, TOLD_EVERY, clock)
        )
        self._looking = Background()

    def stop(self) -> None:
        self._answers.stop()
        self._looking.stop()

    async def idle(self) -> None:
        """Wait until no game is being looked through."""
        await self._answers.idle()
        await self._looking.idle()

    # The next puzzle

    async def begin(self, reply: Reply, key: str | None = None) -> Card | None:
        """Asks the person's next puzzle; looks through their games first if there is none."""
        user = reply.person.id
        puzzle = await self._puzzles.own(user, key)
        if puzzle is None and await self._puzzles.not_looked_at(user, key):
            await self._answers.wait_for(user, "-", reply, lambda work: self._look(user, key, work), _failed)
            return None
        return await self._card_of(puzzle, reply, key)

    async def go(self, click: Click) -> Card | None:
        """Carries out the request of a button next to the panel."""
        target: BesidePuzzle = click.argument
        if target.what == NEXT:
            return await self.begin(click.reply, target.game or None)
        at = await self._at(target.puzzle, click.reply)
        if target.what == SHOW:
            return await self._shown(at, click)
        return await self._asking(at, click.reply)

    async def look_lately(self) -> None:
        """Begins to look through a game that just ended, if its person wants that; one game at a time."""
        if len(self._looking):
            return
        found = await self._puzzles.wanted_lately()
        if found is not None:
            self._looking.start(self._look_alone(*found), "a finished game's puzzles")

    async def _look_alone(self, table_id: str, user: int) -> None:
        current_requester.set(Requester(("puzzles", user), importance=Importance.COACH))

        async def progress(done: int) -> None: ...

        await self._puzzles.look_through(table_id, user, lambda steps: None, progress, self._alike)

    async def _look(self, user: int, key: str | None, work: BackgroundWork) -> Outcome:
        """Looks through the person's games, the newest first, until one gives a puzzle."""
        lower(Importance.COACH)
        for table_id in (await self._puzzles.not_looked_at(user, key))[:AT_ONCE]:
            await self._puzzles.look_through(table_id, user, work.begin, work.step, self._alike)
            if await self._puzzles.own(user, key):
                break

        async def found(reply: Reply) -> Card:
            return await self._card_of(await self._puzzles.own(user, key), reply, key)

        return found

    async def _alike(self, key: str, seat: int, moment: Moment, texts: Sequence[str]) -> Collection[str]:
        await import_face(key, self._studio)
        return await self._studio.run(comparable, key, seat, moment, texts)

    async def _card_of(self, own: Puzzle | None, reply: Reply, key: str | None) -> Card:
        """Returns the panel of the person's own puzzle; without one, of the server's or a prepared puzzle."""
        user = reply.person.id
        puzzle = own or await self._puzzles.other(user, home_of(reply.interaction), key)
        if puzzle is None:
            back = await self._puzzles.comes_back(user)
            words = reply.words
            told = words("puzzle-none") if back is None else words("puzzle-later", when=moment_link(back))
            return Card(told)
        return await self._asking(await self._at(puzzle.id, reply), reply)

    async def _at(self, id_: str, reply: Reply) -> AtPuzzle:
        puzzle = await self._puzzles.find(id_, reply.person.id, home_of(reply.interaction))
        tries = await self._puzzles.tries_of(reply.person.id, puzzle)
        await import_face(puzzle.game, self._studio)
        try:
            table = await self._studio.run(self._puzzles.table_of, puzzle, reply.person, tries)
        except (EngineError, ValueError):  # the rules have changed since
            await self._puzzles.store.delete(puzzle.id)
            raise Refusal("puzzle-gone") from None
        return AtPuzzle(puzzle, tries, table)

    # The walk through the panel

    async def find(self, click: Click) -> AtPuzzle:
        return await self._at(click.argument.puzzle, click.reply)

    async def is_current(self, at: AtPuzzle, click: Click) -> bool:
        return at.tries.answers == click.press.seq

    async def show(self, at: AtPuzzle, click: Click, path: Path) -> Card:
        return await self._asking(at, click.reply, path)

    async def act(self, at: AtPuzzle, click: Click, action: str) -> Card:
        """Judges the answer, and tells it and the played decision in facts."""
        if not await self.is_current(at, click):
            raise Refusal("outdated")
        try:
            other_task = await self._studio.run(_is_other_task, at, action)
        except EngineError:
            raise Refusal("outdated") from None
        if other_task:
            return await self._asking(at, click.reply, note=click.words("puzzle-other-task"))
        answered = await self._puzzles.answer(at.puzzle, at.tries, action)
        return await self._studio.run(_answer_card, at, action, answered, click.words)

    async def show_outdated(self, at: AtPuzzle, click: Click) -> Card:
        return await self._asking(at, click.reply, note=click.words("learn-old-button"))

    # Its cards

    async def _asking(self, at: AtPuzzle, reply: Reply, path: Path = BEGINNING, note: str = "") -> Card:
        words, puzzle = reply.words, at.puzzle
        asked = await self._studio.run(_question, at, words)
        card = await self._panels.panel(
            at.table,
            at.seat,
            words,
            self._studio,
            path,
            heading="\n".join(filter(None, (_title(puzzle, words), asked, note))),
            picture=f"puzzle-{puzzle.id}.png",
            address=panel_address(puzzle.id, at.tries.answers),
        )
        if not card.untouched:
            return card
        return replace(card, rows=(*card.rows, (_show_button(at, words),)))

    async def _shown(self, at: AtPuzzle, click: Click) -> Card:
        """Returns the answer; the puzzle is missed, unless it was answered already."""
        tries = at.tries
        if click.press.seq == tries.answers:
            tries = await self._puzzles.give_up(tries)
        return await self._studio.run(_shown_card, replace(at, tries=tries), click.words)

    # The person's page

    async def page_lines(self, user: int, key: str, words: Translator) -> list[str]:
        """Returns the accuracy of a person who wants it on their page."""
        found = await self._puzzles.accuracy_of(user, key)
        return [] if found is None else [words("page-accuracy", accuracy=str(found[0]), count=str(found[1]))]


def _progress(done: int, decisions: int, words: Translator) -> Card:
    if not decisions:
        return Card(words("puzzle-begins"))
    return Card(words("puzzle-progress", done=done, count=decisions))


async def _failed(reply: Reply) -> Card:
    return Card(reply.words("puzzle-failed"))


def _title(puzzle: Puzzle, words: Translator) -> str:
    return f"### {words('puzzle-title', game=words(puzzle.game))}"


def _question(at: AtPuzzle, words: Translator) -> str:
    """Names the decision to improve on, and whose it was."""
    puzzle, table = at.puzzle, at.table
    view = table.view(at.seat)
    what = face_of(puzzle.game).briefly_named(view, table.game.parse(puzzle.chosen), words)
    if puzzle.user == NOBODY:
        return words("puzzle-ask-prepared", what=what)
    own = puzzle.user == table.seats[at.seat].user
    return words("puzzle-ask-own" if own else "puzzle-ask-shared", what=what)


def _is_other_task(at: AtPuzzle, action: str) -> bool:
    """Whether the answer is an independent task: it says nothing about the one in question."""
    engine = at.table.game
    return face_of(engine.key).order_is_free(engine.parse(at.puzzle.chosen), engine.parse(action))


def _answer_card(at: AtPuzzle, action: str, answered: Answered, words: Translator) -> Card:
    puzzle, table = at.puzzle, at.table
    lines = [_title(puzzle, words)]
    if answered.solved:
        told = Compared(table, at.seat, table.state, puzzle.chosen, action, words)
        lines += [words("puzzle-solved"), told.better("puzzle-yours"), told.chosen("puzzle-played")]
        if puzzle.best != action:
            lines.append(words("puzzle-close"))
        picture = told.both(_file(at), "\n".join(lines), "puzzle-picture-played")
        return Card("\n".join(lines), picture, rows=((_next_button(puzzle, words),),), colour=GOLD)
    told = Compared(table, at.seat, table.state, action, puzzle.best, words)
    missed = words("puzzle-same") if action == puzzle.chosen else words("puzzle-missed")
    lines += [missed, told.chosen("puzzle-yours")]
    if points := round(answered.cost):
        lines.append(words("puzzle-behind", points=points))
    lines.append(f"-# {words('puzzle-back', when=moment_link(answered.tries.due))}")
    again = beside_press(AGAIN, puzzle=puzzle.id, answers=answered.tries.answers)
    buttons = (
        Button(words("puzzle-again"), again, "primary"),
        _show_button(replace(at, tries=answered.tries), words),
        _next_button(puzzle, words),
    )
    return Card("\n".join(lines), told.one(_file(at), "\n".join(lines)), rows=(buttons,), colour=CALM)


def _shown_card(at: AtPuzzle, words: Translator) -> Card:
    puzzle, table = at.puzzle, at.table
    told = Compared(table, at.seat, table.state, puzzle.chosen, puzzle.best, words)
    lines = [_title(puzzle, words), told.chosen("puzzle-played"), told.better()]
    if not at.tries.solved:
        lines.append(f"-# {words('puzzle-back', when=moment_link(at.tries.due))}")
    picture = told.both(_file(at), "\n".join(lines), "puzzle-picture-played")
    return Card("\n".join(lines), picture, rows=((_next_button(puzzle, words),),), colour=CALM)


def _file(at: AtPuzzle) -> str:
    return f"puzzle-{at.puzzle.id}-answer.png"


def _show_button(at: AtPuzzle, words: Translator) -> Button:
    press = beside_press(SHOW, puzzle=at.puzzle.id, answers=at.tries.answers)
    return Button(words("puzzle-show"), press)


def _next_button(puzzle: Puzzle, words: Translator) -> Button:
    return Button(words("puzzle-next"), beside_press(NEXT, game=puzzle.game), "primary")
