"""No question denies a take-back that the panel then offers, over whole games of every kind."""

from __future__ import annotations

import random
import re

import pytest

from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.tables.undo.offers import offer
from bot.texts import LANGUAGES, translator
from bot.ui.faces import face_of
from engines.core.action import Action
from engines.core.panel import LETTERS
from engines.registry import keys
from tests.service.playing import ANN, BOB, due, fresh, started

GAMES = [key for key in keys() if key != "secret_vote"]
DENIES = {
    "en": re.compile(r"can't (?:be (?:undone|taken back)|undo|take (?:it|this|that) back)|\bfinal\b(?! say)"),
    "ru": re.compile(
        r"нельзя (?:вернуть|отменить|взять назад)|(?:отменить|передумать) будет нельзя"
        r"|выбор окончательн|окончательный"
    ),
    "pl": re.compile(r"nie (?:cofniesz|da się (?:tego |już )?cofnąć)|ostateczn"),
}


def decision(table: Table, seat: int, rng: random.Random) -> tuple[Action, set[str]]:
    """Walks the panel of a seat by chance; returns the action, and the languages that deny taking it back."""
    its_game, face = table.game, face_of(table.game.key)
    view, legal = its_game.view(table.state, seat), its_game.legal(table.state, seat)
    answers: tuple[str, ...] = ()
    denied: set[str] = set()
    while ask := its_game.ask(legal, answers, lambda action: its_game.forecast(view, action)):
        ask = its_game.arranged(view, ask)
        for lang in LANGUAGES:
            words = translator(lang)
            said = face.question(view, ask, words)
            if ask.preview:
                said += face.confirm(view, ask.preview, words)
            if DENIES[lang].search(said):
                denied.add(lang)
        if ask.preview:
            return ask.preview, denied
        chosen = rng.sample(list(ask.options[: len(LETTERS)]), ask.count)
        if ask.count == len(chosen[0].actions) == 1 and not chosen[0].actions[0].asks_once_more:
            return chosen[0].actions[0], denied
        answers = (*ask.asked, *(option.answer for option in chosen))
    raise AssertionError("the questions lead nowhere")


@pytest.mark.parametrize("key", GAMES)
async def test_no_question_denies_what_the_panel_offers(tables: Tables, key: str) -> None:
    rng = random.Random(key)
    table = await started(tables, ANN, BOB, game=key)
    offered = 0
    while table.phase == "playing":
        seat = table.to_act[0]
        action, denied = decision(table, seat, rng)
        person, told = due(table), action.text
        table = await tables.play.act(table.id, person, seat, table.seq, told, fresh())
        if offer(table, seat) is not None:
            offered += 1
            assert denied == set(), told
    assert offered
