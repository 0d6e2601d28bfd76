"""Texts and buttons for taking back: they name the undone decision, and no secret."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import count, cycle, islice
from typing import Any

import pytest

from bot.tables.history import History
from bot.tables.table import Entry, Table
from bot.tables.undo.offers import UndoRequest
from bot.tables.undo.undo import deed_told
from bot.texts import LANGUAGES, translator
from bot.ui.board.board import captions, status_text, words_card
from bot.ui.board.log_card import log_card
from bot.ui.cards.card import LONGEST_LABEL, Button, Card
from bot.ui.faces import face_of, hosted
from bot.ui.panel.catch_up import meanwhile, told_since, with_catch_up
from bot.ui.panel.questions import Path
from bot.ui.panel.undo_buttons import back_buttons, deed, open_buttons, wish_rows, wish_text
from engines.core.event import Event
from engines.registry import game
from tests.soak import SOAK
from tests.support.cards import board_card, panel_card
from tests.ui.tables import ENDED, At, Blank, draw_once, table_of

SEATS = 3
LOOKS = 12 if SOAK else 2
"""The number of decisions of each game that are checked with their pictures."""


Act = tuple[Any, int, Entry, Any]
"""The state before, the seat, the entry and the state after."""


@pytest.fixture(autouse=True)
def pictures_are_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    draw_once(monkeypatch)


def acts(key: str, seed: int) -> Iterator[Act]:
    """Yields a random game, played only as far as needed, once for all tests."""
    known, more = _game(key, seed)
    for number in count():
        if number == len(known):
            act = next(more, None)
            if act is None:
                return
            known.append(act)
        yield known[number]


@cache
def _game(key: str, seed: int) -> tuple[list[Act], Iterator[Act]]:
    """Returns the moves played so far, and the rest of the game."""
    return [], _played(key, seed)


def _played(key: str, seed: int) -> Iterator[Act]:
    its_game, rng = game(key), random.Random(f"{key} {seed}")
    state = its_game.setup(its_game.options_type(), SEATS, f"{seed:032x}")
    number = 2
    while due := its_game.to_act(state):
        seat = rng.choice(due)
        action = rng.choice(its_game.legal(state, seat))
        step = its_game.apply(state, seat, action)
        number += 1
        yield (
            state,
            seat,
            Entry(number, "acted", 100 + seat, seat, action.text, step.events, ENDED),
            step.state,
        )
        state = step.state


def moment(key: str, state: Any, history: History, **columns: Any) -> Table:
    table = table_of(key, state, SEATS)
    return replace(table, history=history, row=replace(table.row, **columns))


def took_back(entry: Entry, *, agreed: bool = False) -> Entry:
    facts = {"before": entry.seq, "agreed": agreed, "what": deed_told(entry)}
    event = Event("took-back", entry.seat, facts)
    return Entry(entry.seq + 1, "took-back", entry.user, entry.seat, None, (event,), ENDED)


def labels(rows: Any) -> list[str]:
    return [one.label for row in rows if isinstance(row, tuple) for one in row if isinstance(one, Button)]


async def everything(key: str, before: Any, after: Any, entry: Entry, seat: int | None) -> list[Card]:
    """Returns everything that a seat gets when a decision is made, discussed and undone."""
    words, studio = translator("en"), At()
    history, seq = History((entry,)), entry.seq + 1
    wish = UndoRequest(user=100, seat=entry.seat or 0, before=entry.seq, until=ENDED).model_dump_json()
    asked = Entry(seq, "asked-back", entry.user, entry.seat, None, (took_back(entry).events[0],), ENDED)
    made = moment(key, after, history, seq=entry.seq)
    pleaded = moment(key, after, history, seq=seq, wish=wish)
    undone = moment(key, before, History((), seq), seq=seq)
    cards = []
    for table, news in ((made, [entry]), (pleaded, [asked]), (undone, [entry, took_back(entry)])):
        if table.phase != "playing":
            continue
        if seat is None:
            cards.append(await board_card(table, words, studio, news))
            cards.append(log_card(table, news, words))
        else:
            cards.append(await panel_card(table, seat, Path(), words, studio))
    studio.close()
    return cards


@pytest.mark.parametrize("key", hosted())
async def test_nobody_learns_a_secret_from_what_is_taken_back(key: str) -> None:
    """Everything sent to a seat is the same, picture bytes included, whatever is hidden from it."""
    its_game, rng, looked = game(key), random.Random(key), 0
    for before, seat, entry, after in acts(key, 1):
        if its_game.reveals(entry.events) or rng.random() > (0.5 if entry.secret else 0.1):
            continue
        if not its_game.has_secrets and looked >= LOOKS:
            break
        viewer = rng.choice([None, (seat + 1) % SEATS])
        other = its_game.redeal(before, viewer, rng)
        twin = lookalike(key, other, seat, entry, viewer, rng)
        if twin is None:
            continue
        if seat != viewer:
            assert deed_told(entry) == deed_told(twin[0])
        one = await everything(key, before, after, entry, viewer)
        assert one == await everything(key, other, twin[1], twin[0], viewer)
        looked += 1
        if looked >= LOOKS and entry.secret:
            break
    assert looked >= LOOKS


@pytest.mark.parametrize("key", hosted())
async def test_what_was_revealed_and_agreed_to_be_undone_is_shown_no_more(key: str) -> None:
    """The same decision in two dealings reveals two things; once it is undone both look the same."""
    its_game, rng, looked = game(key), random.Random(key), 0
    for before, seat, entry, _ in acts(key, 2):
        if entry.secret or not its_game.reveals(entry.events):
            continue
        for viewer in (None, (seat + 1) % SEATS, seat):
            other = its_game.redeal(before, viewer, rng)
            assert entry.action is not None
            step = its_game.apply(other, seat, its_game.parse(entry.action))
            twin = replace(entry, events=step.events)
            if step.events == entry.events:
                continue
            looked += 1
            one = await agreed_back(key, before, entry, viewer)
            assert one == await agreed_back(key, other, twin, viewer)
        if looked >= LOOKS:
            return
    assert looked, "nothing is ever revealed"


async def agreed_back(key: str, before: Any, entry: Entry, viewer: int | None) -> list[Card]:
    """Returns the cards that a viewer sees once all have agreed to undo a decision."""
    words, studio = translator("en"), At()
    back = replace(took_back(entry, agreed=True), seq=entry.seq + 2)
    asked = Entry(entry.seq + 1, "asked-back", entry.user, entry.seat, None, back.events, ENDED)
    entries = [entry, asked, back]
    table = moment(key, before, History((), back.seq), seq=back.seq)
    cards = [
        await board_card(table, words, studio, entries),
        words_card(table, words, entries),
        log_card(table, entries, words),
    ]
    if viewer is not None:
        card = await panel_card(table, viewer, Path(), words, studio)
        cards.append(with_catch_up(card, told_since(table, meanwhile(entries, 100 + viewer), 0, words)))
    studio.close()
    return cards


def lookalike(
    key: str, state: Any, seat: int, entry: Entry, viewer: int | None, rng: random.Random
) -> tuple[Entry, Any] | None:
    """Returns another deal's action that looks the same to the viewer, with its outcome."""
    its_game = game(key)
    assert entry.action is not None
    told = [event for event in entry.events if event.only is None or viewer in event.only]
    legal = its_game.legal(state, seat)
    known = not entry.secret or viewer == seat
    tried = [its_game.parse(entry.action)] if known else rng.sample(list(legal), min(20, len(legal)))
    for action in tried:
        step = its_game.apply(state, seat, action)
        if [event for event in step.events if event.only is None or viewer in event.only] == told:
            return replace(entry, action=action.text, events=step.events), step.state
    return None


@pytest.mark.parametrize("key", hosted())
def test_the_button_says_what_it_undoes(key: str) -> None:
    named, nameless = 0, set()
    for (_, seat, entry, after), lang in zip(acts(key, 2), cycle(LANGUAGES)):
        words = translator(lang)
        table = moment(key, after, History((entry,)))
        if table.phase != "playing" or not entry.events:
            continue
        what = deed(table, entry, words)
        (label,) = labels([back_buttons(table, seat, words)])
        assert len(label) <= LONGEST_LABEL
        assert "{" not in label
        if entry.secret:
            assert what == words("back-secret")
            continue
        assert label in (words("take-back", what=what), words("ask-back", what=what))
        if what == words("back-step"):
            nameless.add(entry.events[0].kind)
        else:
            named += 1
    assert named > 10
    assert len(nameless) <= 4, nameless


@pytest.mark.parametrize("key", hosted())
def test_who_is_still_due_finds_it_in_the_panel_and_not_below_the_picture(key: str) -> None:
    words, found = translator("en"), set()
    for _, seat, entry, after in acts(key, 3):
        table = moment(key, after, History((entry,)))
        if table.phase != "playing" or game(key).reveals(entry.events):
            continue
        rows = [open_buttons(table, words)]
        below = [one for row in rows for one in row if isinstance(one, Button)]
        assert bool(below) == (seat not in table.to_act)
        assert all(press.id.split(":")[3:] == ["undo", str(entry.seq)] for press in below)
        name, short = table.names[seat], words("take-back-of-short", name=table.names[seat])
        secret = words("take-back-of", name=name, what=words("back-secret"))
        assert not entry.secret or all(press.label in (short, secret) for press in below)
        found.add(bool(below))
    assert found


@pytest.mark.parametrize("key", hosted())
def test_what_was_taken_back_is_not_told_as_done(key: str) -> None:
    words = translator("en")
    entry, table = next(
        (entry, table)
        for _, _, entry, after in acts(key, 4)
        if captions(table := moment(key, after, History()), [entry], words) and not entry.secret
    )
    told = captions(table, [entry, took_back(entry)], words)
    assert len(told) == 1
    assert "takes back" in told[0]
    (agreed,) = captions(table, [took_back(entry, agreed=True)], words)
    assert "same shuffle" in agreed
    log = log_card(table, [entry, took_back(entry)], words).text
    assert "takes back" in log
    assert captions(table, [entry], words)[0] not in log


async def test_what_was_taken_back_is_not_framed_in_the_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    key, blank, studio = hosted()[0], Blank(), At()
    monkeypatch.setattr(type(face_of(key)), "pictures", blank)
    before, _, entry, _ = next(iter(acts(key, 4)))
    public = replace(entry, events=(Event("placed", 0, {}), *entry.events))
    table = moment(key, before, History((), entry.seq + 1))
    await board_card(table, translator("en"), studio, [took_back(entry)])
    await board_card(table, translator("en"), studio, [public, took_back(entry)])
    one, other = (args[3] for kind, args, _ in blank.shown if kind == "public")
    assert one == other
    studio.close()


def test_a_wish_names_whose_later_decisions_go_too() -> None:
    key = hosted()[0]
    asked, later = [
        (entry, after) for _, _, entry, after in islice(acts(key, 5), 40) if entry.seat in (0, 1)
    ][:2]
    first, after = asked[0], later[1]
    second = replace(later[0], seat=1 - (first.seat or 0), seq=first.seq + 1)
    wish = UndoRequest(user=100, seat=first.seat or 0, before=first.seq, until=ENDED).model_dump_json()
    words = translator("en")
    alone = moment(key, after, History((first,)), wish=wish)
    assert "also takes back" not in wish_text(alone, words)
    both = moment(key, after, History((first, second)), wish=wish)
    assert f"later decisions of: {both.names[second.seat or 0]}." in wish_text(both, words)


def test_who_is_asked_is_mentioned_in_the_question_and_not_before_anothers_order() -> None:
    key = hosted()[0]
    _, _, asked, after = next(iter(acts(key, 5)))
    wish = UndoRequest(user=100, seat=asked.seat or 0, before=asked.seq, until=ENDED).model_dump_json()
    table = moment(key, after, History((asked,)), wish=wish)
    others = [seat.user for seat in table.seats if seat.user not in (None, 100)]
    due = [table.seats[seat].user for seat in table.to_act]
    called = [user for user in others if user is not None and user not in due]
    order, *_, question = status_text(table, table.view(None), translator("en"), called).splitlines()
    assert "<@" not in order
    assert [f"<@{user}>" in question for user in called] == [True] * len(called)
    assert called


def test_the_answers_to_a_wish_stand_below_the_picture_for_all() -> None:
    key = hosted()[0]
    _, _, entry, after = next(iter(acts(key, 5)))
    wish = UndoRequest(
        user=entry.user or 0, seat=entry.seat or 0, before=entry.seq, until=ENDED
    ).model_dump_json()
    table = moment(key, after, History((entry,)), wish=wish)
    for lang in LANGUAGES:
        words = translator(lang)
        assert labels(wish_rows(table, words)) == [words("agree-back"), words("refuse-back")]
    assert back_buttons(table, entry.seat or 0, translator("en")) == () or not game(key).reveals(entry.events)
