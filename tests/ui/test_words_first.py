"""Words first: the board in words before a panel's question and above a public picture, within all limits."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bot.tables.preferences import Preferences
from bot.tables.table import Table
from bot.texts import LANGUAGES, Translator, translator
from bot.ui.cards.card import LONGEST_TEXT, Card, whole_lines
from bot.ui.cards.layout import layout
from bot.ui.cards.markdown import plain
from bot.ui.faces import face_of, hosted
from bot.ui.panel.questions import Path
from bot.ui.panel.words_first import WordsFirst, words_before, words_below
from engines.registry import game
from tests.played import asks, played
from tests.soak import SOAK, in_turn
from tests.support.cards import board_card, panel_card
from tests.ui.kept_settings import KeptSettings
from tests.ui.tables import At, Blank, table_of

MOMENTS = 12 if SOAK else 1
"""The number of random moments of each game for each language; the two last moments are added."""
DISCORDS_LONGEST = 4000
LONGEST_NOTE = 1000
"""The longest note above the next question."""


@pytest.fixture(autouse=True)
def blank(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replaces the pictures: these tests do not look at them."""
    for key in hosted():
        monkeypatch.setattr(type(face_of(key)), "pictures", Blank())
        monkeypatch.setattr(type(face_of(key)), "own_board", lambda *args: b"")


def texts(card: Card) -> list[str]:
    """The texts of a message as they are sent, from the top."""
    view, _ = layout(card)
    parts = view.to_components()[0]["components"]
    return [part["content"] for part in parts if part["type"] == 10]


def moments(key: str, lang: str) -> Iterator[Table]:
    seats = game(key).seats[-1]
    states = played(key, seats)
    begin = LANGUAGES.index(lang) * MOMENTS
    sampled = random.Random(seats).sample(states, len(LANGUAGES) * MOMENTS)[begin : begin + MOMENTS]
    for state in (*sampled, states[-2], states[-1]):
        yield table_of(key, state, seats, lang=lang)


async def panels(table: Table, words: Translator) -> list[tuple[int, Card]]:
    """Returns every question of the seats to act and the board at rest of the others, without words."""
    studio = At()
    found = []
    for seat in range(len(table.seats)):
        paths = (
            [()]
            if seat not in table.to_act
            else [ask.asked for ask in asks(table.game.key, table.state, seat)]
        )
        found += [(seat, await panel_card(table, seat, Path(path), words, studio)) for path in paths]
    studio.close()
    return found


@pytest.mark.parametrize(("key", "lang"), in_turn(hosted(), LANGUAGES))
async def test_every_panel_begins_with_the_board_as_its_player_sees_it_and_fits(key: str, lang: str) -> None:
    """All of it is there: in the message, or from its beginning in whole lines and the whole in a file."""
    words = translator(lang)
    long = Card("?" * (LONGEST_TEXT - 500), after="!" * 50)
    for table in moments(key, lang):
        asked = await panels(table, words)
        for seat in range(len(table.seats)):
            board = face_of(key).in_words(table.view(seat), table.names, words)
            cards = sorted((card for whose, card in asked if whose == seat), key=lambda card: len(card.text))
            for card in (*cards[:1], *cards[1:][-1:]):
                check_words(words_before(card, table, seat, words), card, board, words)
            noted = cards[-1].with_note("x" * (LONGEST_NOTE // 2))
            for shown in (noted, words_before(noted, table, seat, words)):
                check_fits(shown, noted)
        told = words_before(long, table, 0, words)
        assert told.files
        check_words(told, long, face_of(key).in_words(table.view(0), table.names, words), words)


def check_fits(shown: Card, card: Card) -> None:
    sent = texts(shown)
    assert sum(map(len, sent)) <= DISCORDS_LONGEST
    assert sent[0].endswith(card.text), "the question is cut"
    assert sent[1:] == [card.after] * bool(card.after)


def check_words(told: Card, card: Card, board: str, words: Translator) -> None:
    before = told.text.removesuffix(card.text).rstrip("\n")
    assert before
    assert len(told.text) + len(told.after) <= LONGEST_TEXT
    if not told.files:
        assert before == board
        return
    [(name, data)] = told.files
    assert name.endswith(".txt")
    assert data.decode() == plain(board)
    assert before.endswith(words("words-go-on-in-file"))
    kept = before.removesuffix(words("words-go-on-in-file")).rstrip("\n").removesuffix("\n```")
    assert set(kept.splitlines()) <= set(board.splitlines())


@pytest.mark.parametrize(("key", "lang"), in_turn(hosted(), LANGUAGES))
async def test_a_public_post_has_the_public_board_in_small_print(key: str, lang: str) -> None:
    words, studio = translator(lang), At()
    for table in moments(key, lang):
        card = await board_card(table, words, studio)
        told = words_below(card, table, words)
        assert told.text.startswith(f"{card.text}\n")
        assert told.files == ()
        assert len(told.text) + len(card.after) <= LONGEST_TEXT
        below = told.text.removeprefix(f"{card.text}\n").splitlines()
        board = face_of(key).in_words(table.view(None), table.names, words).splitlines()
        assert {line.removeprefix("-# ") for line in below} <= {*board, "```", words("words-go-on")}
        assert len(below) == len(board) or below[-1] == f"-# {words('words-go-on')}"
    studio.close()


async def test_only_who_wants_words_gets_them_and_the_store_is_asked_once() -> None:
    kept, words, studio = KeptSettings(), translator("en"), At()
    key = hosted()[0]
    table = next(moments(key, "en"))
    ann, bob = (seat.user for seat in table.seats[:2])
    assert ann is not None
    setting = WordsFirst(Preferences(kept))
    card = Card("Which one?")

    async def led(setting: WordsFirst, seat: int) -> bool:
        return await setting.panel(card, table, seat, words, studio) != card

    assert not await led(setting, 0)
    await setting.choose(ann, words=True)
    assert await led(setting, 0)
    assert not await led(setting, 1)
    asked = kept.asked
    assert await led(setting, 0)
    assert kept.asked == asked
    after_a_restart = WordsFirst(Preferences(kept))
    assert await led(after_a_restart, 0)
    assert await after_a_restart.wanted_by_any([bob, None, ann])
    assert not await after_a_restart.wanted_by_any([bob, None])
    await after_a_restart.choose(ann, words=False)
    assert not await led(after_a_restart, 0)
    assert not await led(WordsFirst(Preferences(kept)), 0)
    studio.close()


@pytest.mark.parametrize(
    ("text", "most", "kept"),
    [
        ("one\ntwo\nthree", 99, "one\ntwo\nthree"),
        ("one\ntwo\nthree", 12, "one\ntwo"),
        ("one\ntwo", 2, ""),
        ("a\n```\nb\nc\n```\nd", 99, "a\n```\nb\nc\n```\nd"),
        ("a\n```\nb\nc\n```\nd", 12, "a\n```\nb\n```"),
    ],
)
def test_a_long_text_is_cut_at_whole_lines_and_no_fence_stays_open(text: str, most: int, kept: str) -> None:
    assert whole_lines(text, most) == kept
    assert len(kept) <= most


async def test_a_heading_stands_above_the_words_and_takes_its_room_from_them() -> None:
    state = played("between_two_castles", 7)[-2]
    table, words, studio = table_of("between_two_castles", state, 7), translator("en"), At()
    user = table.seats[0].user
    assert user is not None
    preferences = Preferences(KeptSettings())
    heading = "h" * 3000
    plainly = await WordsFirst(preferences).panel(Card("?"), table, 0, words, studio, heading)
    assert plainly.text == f"{heading}\n\n?"
    await preferences.change(user, words_first=True)
    card = await WordsFirst(preferences).panel(Card("?", after="!"), table, 0, words, studio, heading)
    assert card.text.startswith(f"{heading}\n\n")
    assert card.text.endswith("\n\n?")
    assert len(heading) + 100 < len(card.text) <= LONGEST_TEXT - len(card.after)
    assert card.files
    untold = await WordsFirst(preferences).panel(Card(""), table, 0, words, studio, "h")
    assert not untold.text.endswith("\n")
