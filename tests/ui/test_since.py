"""Since your last turn: others' moves above the question, in few lines, with public pictures as pages."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from bot.tables.refusal import Refusal
from bot.tables.table import Entry, Table
from bot.texts import LANGUAGES, translator
from bot.ui.board.board import MOST_LINES, captions
from bot.ui.cards.card import LONGEST_TEXT, Button, Card
from bot.ui.faces import face_of, hosted
from bot.ui.interactions.press import read
from bot.ui.panel.catch_up import (
    LONGEST_TOLD,
    MOST_PAGES,
    meanwhile,
    page_card,
    pages,
    told_since,
    with_catch_up,
)
from bot.ui.panel.questions import Path
from engines.core.event import Event
from engines.registry import game
from tests.support.cards import panel_card
from tests.ui.tables import ENDED, At, Blank, entries_of, table_of

SEED = "5" * 32
QUESTION = Card("What now?", rows=((Button("Do it", "id"),),))


@cache
def whole(key: str, seats: int) -> tuple[tuple[Any, ...], tuple[Entry, ...]]:
    """Returns a random game: its states from the first on, and its log."""
    its_game, rng = game(key), random.Random(3)
    _, entries = entries_of(key, seats, SEED, rng.choice)
    states = [its_game.setup(its_game.options_type(), seats, SEED)]
    for entry in entries[2:]:
        assert entry.seat is not None
        states.append(its_game.apply(states[-1], entry.seat, its_game.parse(entry.action or "")).state)
    return tuple(states), tuple(entries)


def running(key: str, actions: int, seats: int = 3) -> tuple[Table, list[Entry]]:
    """Returns a game after `actions` decisions, and its log."""
    states, log = whole(key, seats)
    entries = list(log[: 2 + actions])
    table = table_of(key, states[len(entries) - 2], seats)
    return replace(table, row=replace(table.row, seq=len(entries))), entries


def since_last_turn(entries: list[Entry], user: int) -> tuple[int, list[Entry]]:
    """Returns the person's last decision, and the later entries of others."""
    after = max((entry.seq for entry in entries if entry.verb == "acted" and entry.user == user), default=0)
    return after, meanwhile([entry for entry in entries if entry.seq > after], user)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", hosted())
def test_the_panel_opens_with_what_others_did_in_at_most_six_lines(key: str, lang: str) -> None:
    words = translator(lang)
    for actions in range(0, 40, 3):
        table, entries = running(key, actions)
        for user in (100, 101, 102):
            after, others = since_last_turn(entries, user)
            card = with_catch_up(QUESTION, told_since(table, others, after, words))
            told = captions(table, others, words)
            if not told:
                assert card == QUESTION
                continue
            title, *lines = card.text.partition("\n\n")[0].splitlines()
            assert title == f"**{words('since-your-turn' if after else 'since-the-start')}**"
            shown = [line for line in lines if not line.startswith("-# …")]
            assert 0 < len("\n".join(lines)) <= LONGEST_TOLD
            assert len(told[-MOST_LINES:]) >= 1
            if all("\n" not in line for line in told):
                assert len(shown) <= MOST_LINES
            assert card.text.endswith(QUESTION.text)
            assert card.asks


def test_only_what_others_did_once_the_game_was_on_is_told() -> None:
    entries = [
        Entry(1, "opened", 100, 0, None, (), ENDED),
        Entry(2, "started", 101, 1, None, (), ENDED),
        Entry(3, "acted", 100, 0, "a", (), ENDED),
        Entry(4, "acted", 101, 1, "b", (), ENDED),
        Entry(5, "acted", None, 2, "c", (), ENDED),
    ]
    assert [entry.seq for entry in meanwhile(entries, 100)] == [4, 5]
    assert [entry.seq for entry in meanwhile(entries[3:], 101)] == [5]


def test_what_was_taken_back_meanwhile_is_not_told() -> None:
    """By agreement: later decisions of others are undone with it."""
    back = Event("took-back", 0, {"before": 3, "agreed": True, "what": None})
    entries = [
        Entry(3, "acted", 100, 0, "a", (), ENDED),
        Entry(4, "acted", 101, 1, "b", (), ENDED),
        Entry(5, "took-back", 100, 0, None, (back,), ENDED),
        Entry(6, "acted", 102, 2, "c", (), ENDED),
    ]
    assert [entry.seq for entry in meanwhile(entries, 100)] == [6]
    assert [entry.seq for entry in meanwhile(entries, 102)] == [5]


def test_more_than_six_lines_name_who_has_something_new() -> None:
    table, entries = running("kingdomino", 26)
    others = [entry for entry in entries if entry.user != 100]
    card = with_catch_up(QUESTION, told_since(table, others, 5, translator("en")))
    last = card.text.partition("\n\n")[0].splitlines()[-1]
    assert last.startswith("-# …")
    assert all(table.names[seat] in last for seat in (1, 2))


@pytest.mark.parametrize("key", hosted())
async def test_a_panel_with_it_fits_and_keeps_its_question(key: str) -> None:
    blank = Blank()
    table, entries = running(key, 30, game(key).seats[-1])
    seat = table.to_act[0]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(face_of(key)), "pictures", blank)
        plainly = await panel_card(table, seat, Path(), translator("ru"), At())
    others = [entry for entry in entries if entry.user != 100 + seat]
    card = with_catch_up(plainly, told_since(table, others, 1, translator("ru")))
    assert len(card.text) + len(card.after) <= LONGEST_TEXT
    assert card.text.endswith(plainly.text)
    assert card.rows == plainly.rows


async def test_a_panel_at_rest_asks_nothing_though_it_leads_to_pictures() -> None:
    table, entries = running("kingdomino", 8)
    told = told_since(table, entries[4:], 3, translator("en"))
    assert told is not None
    assert told.button is not None
    at_rest = next(seat for seat in range(3) if seat not in table.to_act)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(face_of("kingdomino")), "pictures", Blank())
        card = await panel_card(table, at_rest, Path(), translator("en"), At(), beside=(told.button,))
    assert card.rows == ((told.button,),)
    assert not card.asks


@pytest.mark.parametrize("key", hosted())
def test_a_page_is_the_table_as_a_spectator_saw_it_then(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, entries = running(key, 24)
    found = pages(table, entries, 6)
    assert [entry.seq for page in found for entry in page.entries] == list(range(7, len(entries) + 1))
    assert found[-1].view == table.view(None)
    for page in found:
        assert len({entry.seat for entry in page.entries}) == 1
        state = whole(key, 3)[0][page.entries[-1].seq - 2]
        assert page.view == table.game.view(state, None)

    blank = Blank(b"drawn")
    monkeypatch.setattr(type(face_of(key)), "pictures", blank)
    card = page_card(table, entries, 6, 1, translator("pl"))
    kind, (view, *_), _ = blank.shown[-1]
    assert (kind, view) == ("public", found[1].view)
    (row,) = card.rows
    assert isinstance(row, tuple)
    ids = [read(button.id) for button in row if isinstance(button, Button)]
    assert [(press.verb, press.argument) for press in ids if press] == [
        ("since", "6.0"),
        ("since", "6.2"),
        ("turn", ""),
    ]


def test_there_are_so_many_pages_at_most() -> None:
    table, entries = running("kingdomino", 40)
    found = pages(table, entries, 2)
    assert len(found) == MOST_PAGES
    assert found[-1].entries[-1].seq == len(entries)


def test_a_log_that_does_not_lead_to_the_table_has_no_pictures() -> None:
    table, entries = running("kingdomino", 12)
    for broken in (entries[:-1], [*entries[:5], *entries[6:]]):
        with pytest.raises(Refusal) as refusal:
            pages(table, broken, 4)
        assert refusal.value.code == "no-pictures-then"


def test_pictures_of_a_time_without_decisions_are_refused() -> None:
    table, entries = running("kingdomino", 6)
    with pytest.raises(Refusal):
        page_card(table, entries, table.seq, 0, translator("en"))
