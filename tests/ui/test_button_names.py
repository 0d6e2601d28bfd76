"""Texts that name a button name the one that is there, in the language of the card that it is on."""

from __future__ import annotations

from itertools import product

import pytest

from bot.tables.refusal import Refusal
from bot.texts import LANGUAGES, translator
from bot.ui.cards.button_names import button_names, buttons_at
from bot.ui.faces import face_of, hosted
from bot.ui.interactions.reply import refusal_text
from tests.cases import case
from tests.played import played
from tests.ui.tables import table_of


@pytest.mark.parametrize("key", hosted())
def test_a_refusal_names_the_button_to_ones_panel_as_the_table_shows_it(key: str) -> None:
    codes = ("outdated", "illegal-action", "not-your-seat")
    for lang, spoken, code in product(LANGUAGES, LANGUAGES, codes):
        label = translator(lang)(face_of(key).turn_button)
        row = table_of(key, None, 2, lang=lang).row
        said = refusal_text(Refusal(code), translator(spoken), buttons_at(row))
        others = {translator(each)(name) for each in LANGUAGES for name in ("your-turn", "my-hand")} - {label}
        with case(lang, spoken, code):
            assert label in said
            assert not any(other in said for other in others)


@pytest.mark.parametrize(
    ("code", "button"),
    [
        ("not-seated", "join"),
        ("not-started", "start"),
        ("no-computer", "add-computer"),
        ("not-playing", "in-words"),
    ],
)
def test_a_refusal_quotes_the_lobbys_buttons_in_the_tables_language(code: str, button: str) -> None:
    for lang, spoken in product(LANGUAGES, LANGUAGES):
        row = table_of("kingdomino", None, 2, lang=lang).row
        with case(lang, spoken):
            assert translator(lang)(button) in refusal_text(
                Refusal(code), translator(spoken), buttons_at(row)
            )


@pytest.mark.parametrize(
    ("code", "button"),
    [
        ("already-seated", "leave"),
        ("bad-option", "options"),
        ("seats-changed", "seats"),
        ("setup-mighty-duel-seats", "options"),
    ],
)
def test_a_refusal_says_the_way_to_a_button_behind_set_up(code: str, button: str) -> None:
    for lang, spoken in product(LANGUAGES, LANGUAGES):
        row = table_of("kingdomino", None, 2, lang=lang).row
        way = f"**{translator(lang)('set-up')} → {translator(spoken)(button)}**"
        with case(lang, spoken):
            assert way in refusal_text(Refusal(code), translator(spoken), buttons_at(row))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_about_no_game_names_both_buttons(lang: str) -> None:
    told = translator("en")("help-text", **button_names(lang))
    assert translator(lang)("your-turn") in told
    assert translator(lang)("my-hand") in told
    assert "`/table new`" in told


def test_a_played_table_names_its_own_button() -> None:
    table = table_of("between_two_castles", played("between_two_castles", 3)[0], 3)
    assert buttons_at(table.row)["button-turn"] == "My hand"
