"""The lobby tells the truth: full, ready and impossible tables, and no button that would be refused."""

from __future__ import annotations

import pytest

from bot.tables.refusal import Refusal
from bot.texts import LANGUAGES, translator
from bot.ui.board.lobby_card import lobby_card, options_card, setup_card
from bot.ui.cards.button_names import buttons_at
from bot.ui.cards.card import Button, Card, Menu
from bot.ui.faces import face_of, hosted
from bot.ui.interactions.press import read
from bot.ui.interactions.reply import refusal_text
from engines.registry import game
from tests.ui.tables import table_of


def enabled(card: Card) -> set[str]:
    buttons = [button for row in card.rows if not isinstance(row, Menu) for button in row]
    presses = [read(each.id) for each in buttons if isinstance(each, Button) and not each.disabled]
    return {press.verb for press in presses if press}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", hosted())
def test_a_full_table_invites_nobody(key: str, lang: str) -> None:
    words = translator(lang)
    seats = game(key).seats
    full = lobby_card(table_of(key, None, seats[-1], lang=lang), words, None)
    assert words("lobby-full") in full.text
    assert words("lobby-ready") not in full.text
    assert not {"join", "more"} & enabled(full)
    assert "start" in enabled(full)
    fewer = lobby_card(table_of(key, None, seats[-2], lang=lang), words, None)
    assert words("lobby-ready") in fewer.text
    assert {"join", "more", "start"} <= enabled(fewer)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4])
def test_a_table_whose_variants_do_not_fit_says_why_and_can_not_be_started(lang: str, seats: int) -> None:
    words = translator(lang)
    table = table_of("kingdomino", None, seats, lang=lang, mighty_duel=True)
    card = lobby_card(table, words, None)
    why = refusal_text(Refusal("setup-mighty-duel-seats"), words, buttons_at(table.row))
    assert why in card.text
    assert not any(words(ready) in card.text for ready in ("lobby-ready", "lobby-full"))
    assert "start" not in enabled(card)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_duel_of_two_is_complete(lang: str) -> None:
    words = translator(lang)
    card = lobby_card(table_of("kingdomino", None, 2, lang=lang, mighty_duel=True), words, None)
    assert words("lobby-full") in card.text
    assert words("seat-free") not in card.text
    assert "start" in enabled(card)
    assert not {"join", "more"} & enabled(card)
    alone = lobby_card(table_of("kingdomino", None, 1, lang=lang, mighty_duel=True), words, None)
    assert words("lobby-waiting", missing=1) in alone.text
    assert {"join", "more"} <= enabled(alone)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_of_dragon_castle_are_chosen_by_presets_before_everything_else(lang: str) -> None:
    key, words = "dragon_castle", translator(lang)
    table = table_of(key, None, 2, random_spirits=1, random_dragons=1)
    first = options_card(table, words, presets=True)
    assert not any(isinstance(row, Menu) for row in first.rows)
    assert enabled(first) == {"preset", "options"}
    labels = [button.label for row in first.rows if not isinstance(row, Menu) for button in row]
    assert labels == [
        words(f"{key}-preset-no-cards"),
        f"✓ {words(f'{key}-preset-one-and-one')}",
        words("all-variants"),
    ]
    everything = options_card(table, words)
    menus = [row for row in everything.rows if isinstance(row, Menu)]
    assert len(menus) == 8
    for name in ("castle", "spirits", "random_dragons", "realm_rows"):
        assert f"-# {face_of(key).option_label(name, words)}: {face_of(key).option_help(name, words)}" in (
            everything.text.splitlines()
        )
    assert "options" in enabled(everything)


@pytest.mark.parametrize("key", hosted())
def test_a_preset_sets_what_the_options_take(key: str) -> None:
    options = game(key).options_type()
    for preset in face_of(key).presets(options, translator("en")):
        changed = options.model_copy(update=dict(preset.values))
        assert game(key).options_type.model_validate(changed.model_dump()) == changed
        (again,) = [
            each for each in face_of(key).presets(changed, translator("en")) if each.name == preset.name
        ]
        assert again.chosen


@pytest.mark.parametrize("key", hosted())
def test_a_game_without_presets_shows_all_variants_at_once(key: str) -> None:
    table = table_of(key, None, game(key).seats[0] + 1)
    if not face_of(key).presets(table.options, translator("en")):
        assert options_card(table, translator("en"), presets=True) == options_card(table, translator("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", hosted())
def test_the_card_to_set_up_has_all_the_rest_and_guests_look_at_it(key: str, lang: str) -> None:
    words, table = translator(lang), table_of(key, None, 2, lang=lang)
    assert enabled(lobby_card(table, words, None)) == {"join", "start", "more", "setup"}
    host = enabled(setup_card(table, words, 100, host=True))
    assert {"options", "terms", "seats", "rules", "leave", "end"} <= host
    for person, may in ((101, {"rules", "leave"}), (999, {"rules"})):
        guest = setup_card(table, words, person, host=False)
        assert enabled(guest) == may
        assert words("set-up-host") in guest.text
