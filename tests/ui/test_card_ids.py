"""Ids within a card: Discord accepts a message only if each of them is unique."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.tables.table import Entry, Table
from bot.texts import translator
from bot.ui.board.board import captions
from bot.ui.cards.card import Button, Card, Choice, Link, Menu, Row
from bot.ui.cards.layout import kept_layout, layout
from bot.ui.faces import face_of, hosted
from bot.ui.interactions.press import Press
from bot.ui.panel.catch_up import page_card, pages
from tests.discord_api import twins
from tests.discord_api.messages import faults_of_components, walk
from tests.ui.tables import Blank
from tests.ui.test_since import running


def components(view: Any) -> list[dict[str, Any]]:
    """All components of a message in the order in which Discord gets them."""
    return list(walk(view.to_components()))


def labels(rows: tuple[Row, ...]) -> list[str]:
    """Returns the rows left in a message, by label or placeholder."""
    view, _ = layout(Card("Text", rows=rows))
    return [part.get("label") or part["placeholder"] for part in components(view) if part["type"] in (2, 3)]


def press(argument: str = "") -> str:
    return Press("ABCDEF", 4, "ask", argument).id


def told(table: Table, entries: Sequence[Entry], after: int) -> int:
    """Returns the number of turns after an event that have something to tell."""
    return sum(bool(captions(table, page.entries, translator("en"))) for page in pages(table, entries, after))


@pytest.mark.parametrize("key", hosted())
def test_pictures_of_two_turns_can_be_turned_both_ways(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(face_of(key)), "pictures", Blank(b"drawn"))
    table, entries = running(key, 24)
    for count in (1, 2, 3):
        after = next(at for at in range(table.seq, 1, -1) if told(table, entries, at) == count)
        for number in range(count):
            card = page_card(table, entries, after, number, translator("en"))
            view, _ = layout(card)
            assert list(faults_of_components(components(view))) == []
            [row] = card.rows
            assert isinstance(row, tuple)
            usable = [part.label for part in row if isinstance(part, Button) and not part.disabled]
            words = translator("en")
            ways = [words("since-before")] * (number > 0) + [words("since-after")] * (number < count - 1)
            assert usable == [*ways, words("since-back")]


def test_a_card_without_twins_stays_as_it_is() -> None:
    rows: tuple[Row, ...] = (
        (Button("One", press("1")), Link("Link", "https://example.org"), Link("Link", "https://example.org")),
        Menu(press("2"), "Two", (Choice("a", "a"),)),
        (Button("Three", press("3"), disabled=True),),
    )
    assert labels(rows) == ["One", "Link", "Link", "Two", "Three"]


def test_the_first_button_of_an_id_stays(twin_ids: None) -> None:
    menu = Menu(press("1"), "Menu", (Choice("a", "a"),))
    assert labels(((Button("One", press("1")), Button("Twin", press("1"))),)) == ["One"]
    assert labels(((Button("One", press("1")),), (Button("Twin", press("1")),))) == ["One"]
    assert labels((menu, (Button("Twin", press("1")), Button("Two", press("2"))), menu)) == ["Menu", "Two"]


def test_a_button_that_can_be_pressed_stays_before_one_that_cannot(twin_ids: None) -> None:
    grey = Button("Grey", press("1"), disabled=True)
    assert labels(((grey, Button("One", press("1")), grey),)) == ["One"]
    assert labels(((grey, grey),)) == ["Grey"]


def test_twins_are_logged_as_an_error_that_tells_no_argument(
    twin_ids: None, caplog: pytest.LogCaptureFixture
) -> None:
    with twins.noticed() as found:
        layout(Card("Text", rows=((Button("One", press("secret")), Button("Two", press("secret"))),)))
    [record] = [record for record in caplog.records if record.levelname == "ERROR"]
    assert found == [record.getMessage()]
    assert "ask" in record.getMessage()
    assert "secret" not in record.getMessage()


def test_a_message_that_keeps_its_pictures_is_checked_too(twin_ids: None) -> None:
    view = kept_layout("Text", (), "", ((Button("One", press("1")), Button("Twin", press("1"))),))
    assert [part["label"] for part in components(view) if "label" in part] == ["One"]


def test_a_kept_message_without_words_has_no_empty_text() -> None:
    """Discord refuses a text of no characters."""
    [container] = kept_layout("", [("board.png", "A board")], "", ()).to_components()
    assert [part["type"] for part in container["components"]] == [12]
