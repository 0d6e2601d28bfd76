"""Descriptions for people who can't see a picture: plain text about its contents, in whole words."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator, Iterator
from itertools import count
from typing import Any

import pytest

from bot.texts import LANGUAGES, Translator, translator
from bot.ui.board.rules_card import rules_card, rules_pages
from bot.ui.board.score_sheet import account_card
from bot.ui.cards.card import Card
from bot.ui.cards.layout import layout
from bot.ui.cards.markdown import in_one_line
from bot.ui.faces import face_of, hosted
from bot.ui.panel.questions import Path
from engines.registry import game
from tests.played import asks, played
from tests.soak import SOAK, in_turn
from tests.support.cards import board_card, closeup_card, panel_card
from tests.ui.tables import At, Blank, table_of

MARKDOWN = re.compile(r"\*\*|`|~~|\|\||__|<[@#]|^#+ |\n|-# |\]\(|(?<!\w)[*_]\w")
MOMENTS = 12 if SOAK else 4


@pytest.fixture(autouse=True)
def blank(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replaces the pictures: these tests do not look at them."""
    for key in hosted():
        monkeypatch.setattr(type(face_of(key)), "pictures", Blank())
        monkeypatch.setattr(type(face_of(key)), "own_board", lambda *args: b"")
    monkeypatch.setattr("bot.ui.board.rules_card._rules_pictures", lambda *args: [b""] * 20)


def described(card: Card) -> str:
    """The picture's description as it is sent: on the component, and with the file."""
    view, files = layout(card)
    (sent,) = {file.description for file in files if file.filename.endswith(".png")}
    galleries = [part for part in view.to_components()[0]["components"] if part["type"] == 12]
    assert [item["description"] for item in galleries[0]["items"]] == [sent]
    assert sent
    return sent


def whole(told: str, card: Card) -> bool:
    """Whether the description does not end within a word of its source."""
    assert card.picture is not None
    if not told.endswith("…"):
        return True
    last = told[:-1].split()[-1]
    return re.search(rf"{re.escape(last)}(?!\w)", in_one_line(card.picture.alt)) is not None


async def cards(key: str, seats: int, turn: int) -> AsyncIterator[Card]:
    """Every kind of picture, at some moments of a whole game. The languages take turns."""
    its_game, states, studio = game(key), played(key, seats), At()
    moments = random.Random(seats).sample(states, min(MOMENTS, len(states) - 1))
    for state, said in zip((*moments, states[-1]), languages(turn), strict=False):
        table = table_of(key, state, seats)
        yield await board_card(table, said, studio)
        for seat in range(seats):
            yield await panel_card(table, seat, Path(), said, studio)
        for sight in range(len(face_of(key).sights(table.view(None), table.names, said))):
            yield await closeup_card(table, sight, said, studio)
        for seat in its_game.to_act(state)[:1]:
            for ask in asks(key, state, seat):
                yield await panel_card(table, seat, Path(ask.asked), said, studio)
    for said in map(translator, LANGUAGES):
        yield await account_card(table_of(key, states[-1], seats), said, studio)
    for page, said in zip(range(len(rules_pages(key, translator("en")))), languages(turn), strict=False):
        yield await rules_card(key, page, said, studio)
    studio.close()


def languages(turn: int) -> Iterator[Translator]:
    """Yields the languages in turn without end, from that one on."""
    return (translator(LANGUAGES[number % len(LANGUAGES)]) for number in count(turn))


@pytest.mark.parametrize(("key", "turn"), in_turn(hosted(), range(len(LANGUAGES))))
async def test_every_picture_of_a_whole_game_is_described_in_plain_whole_words(key: str, turn: int) -> None:
    async for card in cards(key, game(key).seats[-1], turn):
        told = described(card)
        assert not MARKDOWN.search(told), told
        assert whole(told, card), told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", hosted())
async def test_a_close_up_is_described_as_what_it_shows(key: str, lang: str) -> None:
    """Each by its own name and unlike the others; none by the table's situation."""
    seats, words, studio = game(key).seats[-1], translator(lang), At()
    state = played(key, seats)[-2]
    table = table_of(key, state, seats)
    sights = face_of(key).sights(table.view(None), table.names, words)
    told = [described(await closeup_card(table, number, words, studio)) for number in range(len(sights))]
    studio.close()
    situation = face_of(key).status(table.view(None), table.names, words)
    for name, one in zip(sights, told, strict=True):
        assert one.startswith(f"{name}: ")
        assert situation not in one
    assert len({one.partition(": ")[2] for one in told}) == len(told)


@pytest.mark.parametrize("key", hosted())
async def test_a_panel_is_described_by_its_question_and_its_answers(key: str) -> None:
    seats, words, studio = game(key).seats[-1], translator("en"), At()
    state: Any = played(key, seats)[len(played(key, seats)) // 2]
    seat = game(key).to_act(state)[0]
    table = table_of(key, state, seats)
    face, view = face_of(key), table.view(seat)
    situation = face.alt(table.view(None), table.names, words)
    for ask in asks(key, state, seat):
        told = described(await panel_card(table, seat, Path(ask.asked), words, studio))
        for option in ask.options[:5]:
            assert face.label(view, ask, option, words).replace("*", "") in told
        assert situation not in told
    studio.close()
