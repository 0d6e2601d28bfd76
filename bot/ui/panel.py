"""The private panel: one player's decision as a chain of small questions, on a large picture.

The panel keeps nothing: table, event number and the answers so far stand in each button. One panel
serves all games.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from bot.service.refusal import Refusal
from bot.service.studio import Studio
from bot.service.table import Table
from bot.texts import Words
from bot.ui.card import CALM, GOLD, Button, Card, Choice, Menu, Picture, Row, rows_of
from bot.ui.faces import face_of
from bot.ui.ids import Press, whole_number
from engines.core.action import FOLLOWING
from engines.core.panel import LETTERS, Ask

PAGE = len(LETTERS)
BETWEEN = "/"
PAGE_MARK = "~"


@dataclass(frozen=True)
class Path:
    """How far a player has come: the answers given, and the page of the next question's options."""

    answers: tuple[str, ...] = ()
    page: int = 0

    @classmethod
    def read(cls, text: str) -> Path:
        answers, _, page = text.partition(PAGE_MARK)
        return cls(tuple(answers.split(BETWEEN)) if answers else (), whole_number(page) or 0)

    @property
    def text(self) -> str:
        return BETWEEN.join(self.answers) + (f"{PAGE_MARK}{self.page}" if self.page else "")


async def panel_card(table: Table, seat: int, path: Path, words: Words, studio: Studio) -> Card:
    """The next question of a seat that is due, or its board at rest.

    Listing and weighing what is legal takes as long as drawing in some games: the studio does both.
    """
    card = _asking if seat in table.to_act else _resting
    return await studio.run(card, table, seat, path, words)


def _asking(table: Table, seat: int, path: Path, words: Words) -> Card:
    face = face_of(table.game.key)
    view = table.view(seat)
    legal = table.game.legal(table.state, seat)
    ask = table.game.ask(legal, path.answers, lambda action: table.game.forecast(view, action))
    if ask is None:
        raise Refusal("stale-button")
    shown = _page(ask, path.page)
    data = face.pictures.panel(view, seat, shown, table.names, words)
    question = face.question(view, ask, words)
    picture = Picture(
        data, f"panel-{table.id}-{table.seq}.png", f"{question} {face.alt(view, table.names, words)}"
    )
    rows = _rows(table, view, ask, shown, path, words)
    return Card(question, picture, face.secrets(view, seat, words), rows, GOLD)


def _page(ask: Ask, page: int) -> Ask:
    start = page * PAGE
    if start >= len(ask.options):
        return ask if page == 0 else _page(ask, 0)
    end = start + PAGE
    return replace(ask, options=ask.options[start:end], others=ask.options[:start] + ask.options[end:])


def _rows(table: Table, view: Any, ask: Ask, shown: Ask, path: Path, words: Words) -> tuple[Row, ...]:
    face = face_of(table.game.key)

    def press(verb: str, argument: str) -> str:
        return Press(table.id, table.seq, verb, argument).id

    def onward(answers: tuple[str, ...], page: int = 0) -> str:
        return press("ask", Path(answers, page).text)

    if ask.count > 1:
        choices = tuple(
            Choice(
                face.label(view, ask, option, words), option.answer, face.describe(view, ask, option, words)
            )
            for option in shown.options
        )
        menu = Menu(onward(ask.asked), face.hint(view, ask, words), choices, ask.count, ask.count)
        return (menu, (Button(words("back"), onward(ask.asked[:-1])),)) if ask.asked else (menu,)
    buttons = []
    for option in shown.options:
        label = face.label(view, ask, option, words)
        at_once = ask.question == FOLLOWING or not option.actions[0].asks_once_more
        if len(option.actions) == 1 and at_once:
            buttons.append(Button(label, press("do", option.actions[0].text)))
        else:
            buttons.append(Button(label, onward((*ask.asked, option.answer))))
    last: list[Button] = []
    if ask.preview is not None:
        last.append(Button(face.confirm(view, ask.preview, words), press("do", ask.preview.text), "success"))
    if ask.asked:
        last.append(Button(words("back"), onward(ask.asked[:-1])))
    if len(ask.options) > PAGE:
        pages = -(-len(ask.options) // PAGE)
        last.append(Button(words("more-options"), onward(ask.asked, (path.page + 1) % pages)))
    return rows_of(buttons) + ((tuple(last),) if last else ())


def _resting(table: Table, seat: int, path: Path, words: Words) -> Card:
    """A player's own board while others are due, or after the end."""
    face = face_of(table.game.key)
    view = table.view(seat)
    data = face.own_board(view, seat, table.names, words)
    status = face.status(view, table.names, words)
    picture = Picture(data, f"own-{table.id}-{table.seq}.png", face.alt(view, table.names, words))
    text = words("wait-for-turn", status=status) if table.to_act else status
    return Card(text, picture, face.secrets(view, seat, words), colour=CALM)
