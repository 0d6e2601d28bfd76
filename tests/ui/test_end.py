"""The end of a game and the beginning: short cards, with everything else behind buttons."""

from __future__ import annotations

from datetime import date
from types import SimpleNamespace
from typing import Any

import pytest

from bot.tables.levels import advises
from bot.tables.refusal import Refusal
from bot.tables.table import Entry
from bot.texts import LANGUAGES, translator
from bot.ui.board.board import words_card
from bot.ui.board.score_sheet import account_card, cards_card
from bot.ui.cards.card import LONGEST_TEXT, Button
from bot.ui.cards.markdown import plain
from bot.ui.faces import face_of, hosted
from bot.ui.interactions.press import read
from bot.ui.stage.posts import number_of
from engines.core.chance import commitment
from engines.registry import game
from tests.played import played
from tests.support.cards import board_card, fair_card
from tests.ui.tables import ENDED, At, Blank, table_of

MOST_LINES = 12
WIDTH = 38
"""Letters in a line of a phone 390 pixels wide."""
STARTED = Entry(2, "started", 100, 0, None, (), ENDED)
CARDS = ("Spirit of Wind: move a tile.", "Dragon of War: two for each soldier.")


@pytest.fixture
def blank(monkeypatch: pytest.MonkeyPatch) -> Blank:
    pictures = Blank()
    for key in hosted():
        monkeypatch.setattr(type(face_of(key)), "pictures", pictures)
    return pictures


def lines(text: str) -> int:
    """Lines of a text on a phone."""
    return sum(-(-max(1, len(line)) // WIDTH) for line in plain(text).splitlines())


def verbs(rows: object) -> list[str]:
    assert isinstance(rows, tuple)
    presses = [read(button.id) for row in rows for button in row if isinstance(button, Button)]
    return [press.verb for press in presses if press]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", hosted())
async def test_an_end_is_the_picture_with_the_standings_and_buttons_for_the_rest(
    key: str, lang: str, blank: Blank
) -> None:
    seats, words, studio = game(key).seats[-1], translator(lang), At()
    table = table_of(key, played(key, seats)[-1], seats)
    card = await board_card(table, words, studio)
    assert [kind for kind, _, _ in blank.shown] == ["result"]
    assert blank.shown[0][2] == {"date": words.day(date(2026, 9, 21)), "table": "ABCDEF"}
    assert lines(card.after) <= MOST_LINES
    assert all(name in card.after for name in table.names)
    assert table.game.seed(table.state) not in card.text + card.after
    cards = ["cards"] if face_of(key).cards_in_play(table.view(None), words) else []
    assert verbs(card.rows) == [
        "rematch",
        "account",
        "look",
        "words",
        "rules",
        *cards,
        "fair",
        "replay",
        "film",
        *(["coach"] if advises(table.game) else []),
    ]

    explained = face_of(key).explain(table.view(None), table.names, words)
    account = await account_card(table, words, studio)
    assert lines(account.text) == 1
    assert account.picture is not None
    assert account.picture.alt == explained
    assert verbs(account.rows) == ["account"]
    account = await account_card(table, words, studio, in_words=True)
    assert account.text == explained
    assert len(account.text) <= LONGEST_TEXT
    assert account.picture is not None
    assert blank.shown[-1][0] == "result_account"
    studio.close()


async def test_after_a_crash_the_last_board_is_not_taken_for_the_result(blank: Blank) -> None:
    key, studio = hosted()[0], At()
    table = table_of(key, played(key, 2)[-1], 2)
    last, result = [
        (await board_card(table, translator("en"), studio, last=before)).picture for before in (True, False)
    ]
    studio.close()
    assert last is not None
    assert result is not None
    found = [_number(picture.name, table.id) for picture in (last, result)]
    assert found == [None, table.seq]


def _number(name: str, table_id: str) -> int | None:
    """Returns the number by which the bot finds a posted board again."""
    file = SimpleNamespace(id=1, filename=name, size=1, url="", proxy_url="", description="")
    message: Any = SimpleNamespace(attachments=[file])
    return number_of(message, table_id)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_shuffle_is_promised_during_a_game_and_proved_after_it(lang: str) -> None:
    key, words = "kingdomino", translator(lang)
    first, *_, last = played(key, 4)
    running, over = table_of(key, first, 4), table_of(key, last, 4)
    seed = game(key).seed(first)
    promise, proof = fair_card(running, words).text, fair_card(over, words).text
    assert commitment(seed) in promise
    assert seed not in promise.replace(commitment(seed), "")
    assert f"`{seed}`" in proof
    assert f"`{commitment(seed)}`" in proof
    assert "fair" in verbs(words_card(running, words, ()).rows)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_first_post_fixes_the_shuffle_in_small_print_and_no_later_one_repeats_it(
    lang: str, blank: Blank
) -> None:
    key, words, studio = "kingdomino", translator(lang), At()
    state = played(key, 4)[0]
    table, hidden = table_of(key, state, 4), commitment(game(key).seed(state))
    first = await board_card(table, words, studio, [STARTED])
    (small,) = [line for line in first.text.splitlines() if hidden in line]
    assert small.startswith("-# ")
    assert len(small) < len(hidden) + 45
    later = await board_card(table, words, studio)
    assert hidden not in later.text + later.after
    studio.close()


async def test_points_in_full_are_for_games_that_are_over(blank: Blank) -> None:
    studio = At()
    with pytest.raises(Refusal, match="not-over"):
        await account_card(table_of("kingdomino", played("kingdomino", 4)[0], 4), translator("en"), studio)
    studio.close()


async def test_cards_in_play_are_behind_a_button_and_in_the_first_post_for_people_who_read(
    blank: Blank, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, words, studio = "kingdomino", translator("en"), At()
    table = table_of(key, played(key, 4)[0], 4)
    assert "cards" not in verbs((await board_card(table, words, studio, [STARTED])).rows)
    monkeypatch.setattr(type(face_of(key)), "cards_in_play", lambda self, view, words: CARDS)
    first, later = [await board_card(table, words, studio, news, whole=True) for news in ([STARTED], [])]
    brief = await board_card(table, words, studio, [STARTED])
    for told in CARDS:
        assert f"-# {told}" in first.text.splitlines()
        assert told not in later.text + brief.text
        assert f"- {told}" in cards_card(table, words).text.splitlines()
    assert "cards" in verbs(first.rows)
    assert "cards" in verbs(later.rows)
    over = await board_card(table_of(key, played(key, 4)[-1], 4), words, studio)
    assert "cards" in verbs(over.rows)
    labels = [button.label for row in first.rows for button in row]  # type: ignore[union-attr]
    assert words("options") in labels  # this game has variants and no cards
    assert words("cards") not in labels
    assert cards_card(table, words).text.startswith(f"### {words('options-title')}")
    studio.close()
