"""Texts name buttons by their messages, never by a label: so every named button exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bot.tables.undo.offers import UndoRequest
from bot.texts import LANGUAGES, translator
from bot.ui.board.lobby_card import lobby_card, setup_card
from bot.ui.cards.button_names import INNER, button_names
from bot.ui.cards.card import Button
from bot.ui.faces import face_of, hosted
from engines.registry import game
from tests.played import played
from tests.support.cards import board_rows
from tests.texts.calls import calls_of
from tests.texts.catalogues import catalogue, entries, files
from tests.ui.tables import table_of

PRESS = r"(?:\b[Pp]ress(?:es)?|\b[Нн]ажмите|\b[Нн]ажимает|\b[Нн]ажать|\b[Nn]aciśnij|\b[Nn]aciska) "
QUOTED = ("«{}»", "„{}”", "“{}”", '"{}"', "**{}**")


@cache
def button_messages() -> frozenset[str]:
    """The messages that the code puts on buttons, and those that faces choose for theirs."""
    named: set[str] = {face_of(key).turn_button for key in hosted()}
    named |= {face_of(key).cards_button for key in hosted()}
    named.update(label for call in calls_of("bot", "Button", "Link", "button") for label in _labels(call))
    return frozenset(named)


def _labels(call: ast.Call) -> Iterator[str]:
    """Yields the label in a call of `Button(words("join"), …)` or of `button("join", "join")`."""
    match call:
        case ast.Call(func=ast.Name(id="Button" | "Link"), args=[ast.Call(args=[label, *_]), *_]):
            yield from _texts(label)
        case ast.Call(func=ast.Name(id="button"), args=[_, label, *_]):
            yield from _texts(label)


def _texts(label: ast.expr) -> Iterator[str]:
    return (
        node.value
        for node in ast.walk(label)
        if isinstance(node, ast.Constant) and node.value in catalogue("en")
    )


def literal(label: str, text: str) -> bool:
    """Whether the text names a button of that label: in quotation marks, in bold or after "press"."""
    if label not in text:
        return False
    if any(mark.format(label) in text for mark in QUOTED):
        return True
    return re.search(rf"{PRESS}{re.escape(label)}(?!\w)", text) is not None


def test_the_buttons_of_cards_are_found() -> None:
    assert {"join", "start", "your-turn", "my-hand", "in-words", "words-first", "film"} <= button_messages()


def test_a_label_in_a_text_is_found() -> None:
    assert all(
        literal("Join", text) for text in ("Press Join.", "**Join** it", "кнопка «Join»", "Naciśnij Join")
    )
    assert not any(literal("Join", text) for text in ("Join us", "Press Joining", "**Join us**"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_names_a_button_by_a_literal_label(lang: str) -> None:
    words = translator(lang)
    labels = {words(name) for name in button_messages() if not catalogue(lang)[name].variables}
    named = {
        (name, label)
        for name, message in catalogue(lang).items()
        for text in ["{}".join(message.texts)]
        for label in labels
        if literal(label, text)
    }
    assert named == set()


class _References(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_button_that_a_text_of_a_card_names_is_on_some_card(lang: str) -> None:
    """A text that stands beside the button in the same language names it by the button's own message."""
    for file in files(lang):
        for entry in entries(file):
            if file.name == "core.ftl" and isinstance(entry, fluent.Message) and entry.value is not None:
                references = _References()
                references.visit(entry.value)
                assert references.found <= button_messages(), entry.id.name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", hosted())
def test_every_button_that_texts_may_name_is_there_in_that_game(key: str, lang: str) -> None:
    """`$button-…` are the labels on the cards of that game's tables, in the table's language."""
    seats, words = game(key).seats[0], translator(lang)
    lobby = table_of(key, None, seats, lang=lang)
    last = replace(lobby.row.seats[-1], user=None, computer="easy")
    with_computer = replace(lobby, row=replace(lobby.row, seats=(*lobby.row.seats[:-1], last)))
    playing = table_of(key, played(key, seats)[0], seats, lang=lang)
    wish = UndoRequest(user=100, seat=0, before=3, until=0.0).model_dump_json()
    rows = [
        *lobby_card(lobby, words, None).rows,
        *lobby_card(with_computer, words, None).rows,
        *setup_card(lobby, words, 100, host=True).rows,
        *setup_card(with_computer, words, 100, host=True).rows,
        *board_rows(playing, words),
        *board_rows(replace(playing, row=replace(playing.row, wish=wish)), words),
        *board_rows(table_of(key, played(key, seats)[-1], seats, lang=lang), words),
    ]
    there = {one.label for row in rows if isinstance(row, tuple) for one in row if isinstance(one, Button)}
    there |= {f"{words('set-up')} → {words(name)}" for name in INNER if words(name) in there}
    assert set(button_names(lang, key).values()) <= there


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_button_that_a_text_asks_for_is_handed_over(lang: str) -> None:
    asked = {
        name for said in catalogue(lang).values() for name in said.variables if name.startswith("button-")
    }
    assert asked
    assert asked <= button_names(lang).keys()
