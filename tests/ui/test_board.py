"""The words of the public picture: in order, in a few lines, with mentions in place of names."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store
from bot.tables.actors import Person, Venue
from bot.tables.table import Entry, Table
from bot.tables.tables import Tables
from bot.texts import translator
from bot.ui.board.board import MOST_LINES, captions, status_text, words_card
from bot.work.drawing import Studio
from engines.core.event import Event
from tests.support.cards import board_card

ANN, BOB = Person(1, "Ann"), Person(2, "Bob")
TEXT = translator("en")


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with Store.open(tmp_path / "file.db") as store:
        tables = Tables(store)
        opened = await tables.lobby.open(Venue(1, 2, "en"), ANN, "kingdomino", None)
        await tables.lobby.join(opened.id, BOB, None)
        yield await tables.lobby.start(opened.id, ANN, None)


def claim(seq: int, seat: int, *others: Event) -> Entry:
    event = Event("claimed", seat, {"domino": seq, "forced": False})
    return Entry(seq, "acted", None, seat, f"claim {seq}", (event, *others), 0.0)


async def test_more_than_six_lines_send_to_the_board_in_words(table: Table, studio: Studio) -> None:
    news = [claim(number, number % 2) for number in range(1, 11)]
    card = await board_card(table, TEXT, studio, news, whole=True)
    _, *lines, more = card.text.splitlines()
    assert lines == captions(table, news, TEXT)[-MOST_LINES:]
    assert more == f"-# {TEXT('more-happened', count=4)}"
    in_words = words_card(table, TEXT, news).text
    assert in_words.startswith("**")
    assert in_words.splitlines()[1:11] == captions(table, news, TEXT)


async def test_six_lines_are_told_in_full(table: Table, studio: Studio) -> None:
    news = [claim(number, number % 2) for number in range(1, 7)]
    card = await board_card(table, TEXT, studio, news, whole=True)
    assert card.text.splitlines()[1:] == captions(table, news, TEXT)


async def test_the_steps_of_a_turn_are_one_line(table: Table) -> None:
    """An entry of another seat, or of none, ends it."""
    line = Event("line", None, {"dominoes": [1, 2]})
    told = captions(table, [claim(1, 0), claim(2, 0, line), claim(3, 0), claim(4, 1)], TEXT)
    assert [len(line.split("claims")) - 1 for line in told] == [2, 1, 1]


async def test_who_is_called_is_mentioned_in_the_place_of_the_name(table: Table) -> None:
    view = table.view(None)
    due = table.to_act[0]
    user, name = table.seats[due].user, table.names[due]
    assert user is not None
    plain = status_text(table, view, TEXT)
    assert name in plain
    assert "<@" not in plain
    assert status_text(table, view, TEXT, [user]) == plain.replace(name, f"<@{user}>")


async def test_who_is_called_and_not_named_is_mentioned_all_the_same(table: Table) -> None:
    waiting = table.seats[1 - table.to_act[0]].user
    assert waiting is not None
    assert status_text(table, table.view(None), TEXT, [waiting]).startswith(f"<@{waiting}> ")
