"""The private panel: one player's decision as a chain of small questions, on a large picture.

The panel keeps nothing: table, event number and the answers so far stand in each button. One panel
serves all games.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Any, TypeAlias, TypeVar

from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.waiting.pace import deadline
from bot.texts import Translator
from bot.ui.cards.card import (
    BUTTONS_IN_ROW,
    CALM,
    GOLD,
    Button,
    Card,
    Choice,
    Menu,
    Picture,
    Row,
    Style,
    rows_of,
)
from bot.ui.cards.links import moment
from bot.ui.cards.markdown import plain
from bot.ui.cards.phone import is_wide, rows_of_labels
from bot.ui.faces import Face, face_of
from bot.ui.interactions.codec import Codec
from bot.ui.interactions.press import Press, whole_number
from bot.ui.panel.in_time import in_time
from bot.ui.panel.undo_buttons import back_buttons
from bot.work.drawing import Studio
from engines.core.action import FOLLOWING, Action
from engines.core.panel import LETTERS, Ask, Option

PAGE = len(LETTERS)
MOST_BUTTONS = 10
"""More answers than these become a menu: their buttons would push the picture off a phone's screen."""
MOST_WORDY_ROWS = 2
"""Answers have labels in words if none is too wide for a phone and all take no more rows than these."""
BETWEEN = "/"
PAGE_MARK = "~"
BACK = "<"
"""The way back among the answers of a question; no answer has this name."""

T = TypeVar("T")
ButtonPosition: TypeAlias = tuple[int, int]
"""The position of a button: its row, and its place in that row."""


@dataclass(frozen=True)
class Path:
    """A player's progress: the answers given, and the page of the next question's options."""

    answers: tuple[str, ...] = ()
    page: int = 0

    @classmethod
    def read(cls, text: str) -> Path:
        answers, _, page = text.partition(PAGE_MARK)
        return cls(tuple(answers.split(BETWEEN)) if answers else (), whole_number(page) or 0)

    @property
    def text(self) -> str:
        return BETWEEN.join(self.answers) + (f"{PAGE_MARK}{self.page}" if self.page else "")


PATH: Codec[Path] = Codec(Path.read, lambda path: path.text)


@dataclass(frozen=True)
class PanelVerbs:
    """The ids of the three verbs of one kind of panel."""

    ask: str
    """Shows the next question."""
    pick: str
    """Takes an answer from a menu: does what needs no further question, or shows that question."""
    do: str
    """Makes the decision."""


AT_TABLES = PanelVerbs("ask", "pick", "do")


@dataclass(frozen=True)
class PanelAddress:
    """The address that the buttons of a panel encode."""

    table: str
    seq: int
    verbs: PanelVerbs = AT_TABLES
    game: str = ""
    """Names the game before the answers, if no table does."""
    gains: bool = True
    """Whether answers show their immediate points; a lesson that asks for them hides them."""

    def press(self, verb: str, argument: str) -> str:
        """The id of a button or menu."""
        return Press(self.table, self.seq, verb, f"{self.game} {argument}".strip(" ")).id


async def panel_card(
    table: Table,
    seat: int,
    path: Path,
    words: Translator,
    studio: Studio,
    *,
    confirm_all: bool = False,
    extra: Sequence[Button] = (),
    beside: Sequence[Button] = (),
    address: PanelAddress | None = None,
    brief: bool = False,
) -> Card:
    """Returns the next question of a due seat, or its board at rest.

    With `confirm_all` the person confirms each decision. `extra` buttons are below the first question,
    `beside` ones also below a board at rest. With `brief`, texts and buttons say only what the picture does
    not show. The buttons lead to the table, or to the `address` of a game that is not a table. In some games
    listing and weighing the legal actions takes as long as drawing: the studio does both.
    """
    at_table = table.id if address is None else ""
    if seat in table.to_act:
        address = address or PanelAddress(table.id, table.seq)
        card = await in_time(studio, _asking, table, seat, words, path, confirm_all, brief, address)
    else:
        card = await in_time(studio, _resting, table, seat, words, brief)
        extra = ()
    rows = card.rows
    if not path.answers:
        others = [*(() if card.previews else extra), *beside]
        named_beside = [one.label for one in others] if brief else ()
        rows = (*rows, *rows_of([*others, *back_buttons(table, seat, words, named_beside)]))
    at_rest = seat not in table.to_act
    given = path.text if path.answers else ""
    return replace(card, table=at_table, seq=table.seq, path=given, rows=rows, at_rest=at_rest)


def done_at_once(table: Table, seat: int, path: Path, *, confirm_all: bool = False) -> str | None:
    """The action that the path's last answer does without any further question, if there is one."""
    if seat not in table.to_act or not path.answers:
        return None
    *before, answer = path.answers
    ask = table.game.ask(table.game.legal(table.state, seat), tuple(before), lambda action: None)
    options = ask.options if ask is not None and ask.count == 1 else ()
    option = next((option for option in options if option.answer == answer), None)
    return option.actions[0].text if ask and option and _at_once(ask, option, confirm_all) else None


def _asking(
    table: Table,
    seat: int,
    words: Translator,
    path: Path,
    confirm_all: bool,
    brief: bool,
    address: PanelAddress,
    *,
    drawn: bool = True,
) -> Card:
    face = face_of(table.game.key)
    view = table.view(seat)
    legal = table.game.legal(table.state, seat)
    gain = partial(table.game.forecast, view) if address.gains else _untold
    ask = table.game.ask(legal, path.answers, gain)
    if ask is None:
        raise Refusal("outdated")
    ask = _agreeing_first(table.game.arranged(view, ask), face)
    ask_page = _page(ask, path.page, face)
    data = face.pictures.panel(view, seat, ask_page, table.names, words) if drawn else None
    question = face.question(view, ask_page, words)
    labels = [
        _without_gain(face.label(view, ask_page, option, words), address) for option in ask_page.options
    ]
    alt = "\n".join((question, "; ".join(labels)))
    picture = None if data is None else Picture(data, f"panel-{table.id}-{table.seq}.png", alt)
    buttons = _Buttons(table, view, ask, ask_page, path, words, confirm_all, brief, address)
    rows = buttons.rows(_pressed(table, view, legal, ask.asked, confirm_all))
    secrets = face.secrets(view, seat, words)
    if brief and drawn:
        question, secrets = face.brief(view, ask_page, words), small(secrets)
    after = "\n".join(filter(None, (secrets, _time_left(table, seat, words))))
    return Card(question, picture, after, rows, GOLD, previews=ask.preview is not None)


_GAIN = re.compile(r"(?:,| ·|: \w+)? [+−]\d+\b")
_OUTCOME = re.compile(r": (?:\w+ )?\d+ \w+ \d+$|, \D+ \d+$|:$")
"""The points in a label, ", +3" or ": now +3", then the outcome at its end: ": 4 to 7", ", group of 4"."""


def _untold(action: Action) -> int | None:
    """Returns no gain: used where gains are not shown."""
    return None


def _without_gain(label: str, address: PanelAddress) -> str:
    """A label as the panel at this address shows it."""
    return label if address.gains else _OUTCOME.sub("", _GAIN.sub("", label))


def small(text: str) -> str:
    """The lines of a text in small print."""
    return "\n".join(line if line.startswith("-# ") else f"-# {line}" for line in text.splitlines())


def _time_left(table: Table, seat: int, words: Translator) -> str:
    """Returns a line with the end of the seat's time; "" without a clock."""
    since = next((wait.since for wait in table.row.waits if wait.seat == seat), None)
    end = deadline(table.terms.pace, since) if since is not None else None
    return "" if end is None else f"-# {words('due-until', until=moment(end))}"


def _agreeing_first(ask: Ask, face: Face) -> Ask:
    """Returns the question with the answer first that accepts another player's proposal."""
    return replace(ask, options=tuple(sorted(ask.options, key=lambda option: not face.agrees(option))))


def _page(ask: Ask, page: int, face: Face) -> Ask:
    """One page of the answers; those that stand aside are on all of them."""
    asides = tuple(option for option in ask.options if face.stands_aside(ask, option))
    marked = _marked(ask, face)
    start = page * PAGE if page * PAGE < len(marked) else 0
    end = start + PAGE
    return replace(ask, options=marked[start:end] + asides, others=marked[:start] + marked[end:])


def _marked(ask: Ask, face: Face) -> tuple[Option, ...]:
    """The answers that have a mark: a menu holds them."""
    return tuple(option for option in ask.options if not face.stands_aside(ask, option))


def _at_once(ask: Ask, option: Option, confirm_all: bool) -> bool:
    """Returns whether the option acts immediately, with nothing left to ask or to confirm.

    Options that follow a preview replace its confirm button: choosing one confirms the preview.
    """
    if len(option.actions) > 1:
        return False
    return ask.question == FOLLOWING or not (confirm_all or option.actions[0].asks_once_more)


def _pressed(
    table: Table, view: Any, legal: Any, answers_so_far: tuple[str, ...], confirm_all: bool
) -> ButtonPosition | None:
    """Returns the position of the last answer's button; None if there was none, or a menu."""
    if not answers_so_far:
        return None
    ask = table.game.ask(legal, answers_so_far[:-1], lambda action: None)
    if ask is None or ask.count > 1:
        return None
    ask = _agreeing_first(table.game.arranged(view, ask), face_of(table.game.key))
    if len(ask.options) > MOST_BUTTONS:
        face = face_of(table.game.key)
        asides = [
            option.answer
            for option in ask.options
            if face.stands_aside(ask, option) and not face.agrees(option)
        ]
        if answers_so_far[-1] not in asides:
            return None
        row, column = divmod(asides.index(answers_so_far[-1]), BUTTONS_IN_ROW)
        above = bool(_marked(ask, face)) + any(face.agrees(option) for option in ask.options)
        return row + above, column  # the menu is above them
    answers = [option.answer for option in ask.options]
    finals = {option.answer for option in ask.options if _at_once(ask, option, confirm_all)}
    ways = [BACK] if ask.asked else []
    rows = _arranged(ways, answers, finals, _pressed(table, view, legal, answers_so_far[:-1], confirm_all))
    return next(
        (
            (row, column)
            for row, each in enumerate(rows)
            for column, answer in enumerate(each)
            if answer == answers_so_far[-1]
        ),
        None,
    )


def _arranged(
    ways: list[T], answers: list[T], finals: Collection[object], pressed: ButtonPosition | None
) -> list[list[T]]:
    """Returns the answers in rows, then the ways back and on; if an answer is final, the ways come first.

    A double tap must not carry out what its first tap only asked for: no final button is under the finger.
    """
    plain_order = _in_rows(answers) + _in_rows(ways)
    if not finals or not ways:
        return plain_order
    orders = [_in_rows(ways) + _in_rows(answers), _in_rows([*ways, *answers]), plain_order]
    if pressed is not None:
        before = pressed[0] * BUTTONS_IN_ROW + pressed[1]
        orders.append(_in_rows([*answers[:before], *ways, *answers[before:]]))
    return next((rows for rows in orders if _at(rows, pressed) not in finals), orders[0])


def _in_rows(items: list[T]) -> list[list[T]]:
    return [items[start : start + BUTTONS_IN_ROW] for start in range(0, len(items), BUTTONS_IN_ROW)]


def _at(rows: list[list[T]], place: ButtonPosition | None) -> T | None:
    if place is None or place[0] >= len(rows) or place[1] >= len(rows[place[0]]):
        return None
    return rows[place[0]][place[1]]


@dataclass(frozen=True)
class _Buttons:
    """The controls below one question: up to ten answers are buttons, more are a menu."""

    table: Table
    view: Any
    ask: Ask
    ask_page: Ask
    path: Path
    words: Translator
    confirm_all: bool
    brief: bool
    address: PanelAddress

    def rows(self, pressed: ButtonPosition | None) -> tuple[Row, ...]:
        """The answers, and the ways back and on. `pressed` is where the button lay that led here."""
        ask, ways, verbs = self.ask, self._ways(), self.address.verbs
        if ask.count > 1:
            return (self._menu(verbs.ask), *rows_of(ways))
        if len(ask.options) > MOST_BUTTONS:
            at_once = any(_at_once(ask, option, self.confirm_all) for option in ask.options)
            aside = [option for option in ask.options if self._face.stands_aside(ask, option)]
            first = [self._answer(option) for option in aside if self._face.agrees(option)]
            asides = [self._answer(option) for option in aside if not self._face.agrees(option)]
            menu = self._menu(verbs.pick if at_once else verbs.ask)
            return (*rows_of(first), menu, *rows_of([*asides, *ways]))
        answers = [self._answer(option) for option in ask.options]
        finals = {
            button
            for option, button in zip(ask.options, answers, strict=True)
            if _at_once(ask, option, self.confirm_all)
        }
        if ask.preview is not None:
            label = _without_gain(self._face.confirm(self.view, ask.preview, self.words), self.address)
            answers.append(Button(label, self.address.press(verbs.do, ask.preview.text), "success"))
            finals.add(answers[-1])
        return tuple(map(tuple, _arranged(ways, answers, finals, pressed)))

    @property
    def _face(self) -> Face:
        return face_of(self.table.game.key)

    def _onward(self, answers: tuple[str, ...]) -> str:
        return self.address.press(self.address.verbs.ask, Path(answers).text)

    @cached_property
    def _labels(self) -> dict[str, str]:
        """The buttons' labels by answer: words if they fit, else the marks on the picture."""
        face, told = self._face, (self.view, self.ask_page)
        options = [
            option
            for option in self.ask.options
            if len(self.ask.options) <= MOST_BUTTONS or face.stands_aside(self.ask, option)
        ]
        wordy = {option.answer: face.label(*told, option, self.words) for option in options}
        rows = _in_rows([*wordy.values()])
        long = any(map(is_wide, wordy.values())) or sum(map(rows_of_labels, rows)) > MOST_WORDY_ROWS
        if not (self.brief and long):
            return wordy
        return {option.answer: face.tag(*told, option, self.words) for option in options}

    def _answer(self, option: Option) -> Button:
        label = _without_gain(self._labels[option.answer], self.address)
        if _at_once(self.ask, option, self.confirm_all):
            style: Style = "success" if self._face.agrees(option) else "secondary"
            return Button(label, self.address.press(self.address.verbs.do, option.actions[0].text), style)
        return Button(label, self._onward((*self.ask.asked, option.answer)))

    def _menu(self, verb: str) -> Menu:
        """The answers of this page, one or a set of them to be chosen; the picture stays in sight above."""
        ask, face = self.ask, self._face
        options = _marked(self.ask_page, face)
        choices = tuple(
            Choice(
                _without_gain(face.label(self.view, self.ask_page, option, self.words), self.address),
                option.answer,
                face.describe(self.view, self.ask_page, option, self.words) if self.address.gains else "",
            )
            for option in options
        )
        part = replace(self.ask_page, options=options)
        hint, asked = (
            plain(text(self.view, part, self.words)).partition("\n")[0] for text in (face.hint, face.question)
        )
        if self.brief and hint == asked:  # the panel's text says it already
            hint = self.words("choose-answer")
        return Menu(self.address.press(verb, Path(ask.asked).text), hint, choices, ask.count, ask.count)

    def _ways(self) -> list[Button]:
        """Back, and on to more options."""
        ask, ways = self.ask, []
        if ask.asked:
            ways.append(Button(self.words("back"), self._onward(ask.asked[:-1])))
        marked = len(_marked(ask, self._face))
        if marked > PAGE:
            page = (self.path.page + 1) % -(-marked // PAGE)
            # The first page is named too: without its number the id would be the menu's own.
            on = f"{Path(ask.asked).text}{PAGE_MARK}{page}"
            ways.append(Button(self.words("more-options"), self.address.press(self.address.verbs.ask, on)))
        return ways


def _resting(table: Table, seat: int, words: Translator, brief: bool, *, drawn: bool = True) -> Card:
    """A player's own board while others are due, or after the end."""
    face = face_of(table.game.key)
    view = table.view(seat)
    data = face.own_board(view, seat, table.names, words) if drawn else None
    alt = face.own_alt(view, seat, table.names, words)
    picture = None if data is None else Picture(data, f"own-{table.id}-{table.seq}.png", alt)
    if table.to_act:
        asked_again = table.game.asks_again(table.state, seat)
        text = words("wait-for-turn" if asked_again else "nothing-left")
    else:
        text = face.status(view, table.names, words)
    secrets = face.secrets(view, seat, words)
    return Card(text, picture, small(secrets) if brief else secrets, colour=CALM)
