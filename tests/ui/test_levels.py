"""Levels in the lobby: shown beside each name, and a private card to change them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.store import SeatRow
from bot.tables.names import computer_names
from bot.tables.table import Table
from bot.texts import LANGUAGES, translator
from bot.ui.board.levels_card import RANDOM, computer_text, levels_card
from bot.ui.board.lobby_card import lobby_card, setup_card
from bot.ui.cards.card import Button, Menu
from bot.ui.interactions.press import read
from engines.core.players import LEVELS, choose_at_random
from engines.registry import game, keys
from tests.ui.tables import table_of

KEY = "kingdomino"


def table_with(*computers: str) -> Table:
    table = table_of(KEY, None, 1)
    seats = (*table.seats, *(SeatRow(None, f"Name{number}", kind) for number, kind in enumerate(computers)))
    return replace(table, row=replace(table.row, seats=seats))


@pytest.fixture
def _levels(monkeypatch: pytest.MonkeyPatch) -> None:
    players = dict.fromkeys((*reversed(LEVELS), "greedy", "random"), choose_at_random)
    monkeypatch.setattr(game(KEY), "players", players, raising=False)


@pytest.mark.usefixtures("_levels")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lobby_tells_every_level_and_old_players_go_without(lang: str) -> None:
    words = translator(lang)
    card = lobby_card(table_with("strong", "easy", "greedy"), words, None)
    for number, level in enumerate(("strong", "easy")):
        assert words("seat-level", name=f"Name{number}", level=words(f"level-{level}")) in card.text
    assert words("seat-computer", name="Name2") in card.text
    setup = setup_card(table_with("strong", "easy", "greedy"), words, 100, host=True)
    rows = [row for row in setup.rows if not isinstance(row, Menu)]
    assert words("levels") in [button.label for row in rows for button in row]


@pytest.mark.usefixtures("_levels")
def test_the_card_offers_every_level_but_the_one_that_is_set() -> None:
    card = levels_card(table_with("strong", "greedy"), translator("en"))
    rows = [row for row in card.rows if not isinstance(row, Menu)]
    buttons = [button for row in rows for button in row if isinstance(button, Button)]
    presses = [read(button.id) for button in buttons]
    offered = [
        press.argument
        for press, button in zip(presses, buttons, strict=True)
        if press and not button.disabled
    ]
    assert offered == ["1 easy", "1 fair", "2 easy", "2 fair", "2 strong"]
    assert {press.verb for press in presses if press} == {"level"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", keys())
def test_the_lobby_and_the_card_tell_what_each_computer_player_likes(lang: str, key: str) -> None:
    words, table = translator(lang), table_of(key, None, 1)
    name, *others = computer_names(lang)
    seats = (*table.seats, SeatRow(None, name, "fair"))
    table = replace(table, row=replace(table.row, seats=seats, lang=lang))
    likes = {taste: words(f"{key}-taste-{taste}") for taste in game(key).tastes}
    first = next(iter(likes.values()))
    assert f"**{computer_text(seats[-1], words)}** – {first}" in lobby_card(table, words, None).text
    card = levels_card(table, words)
    assert f"{computer_text(seats[-1], words)} – {first}" in card.text
    [menu] = [row for row in card.rows if isinstance(row, Menu)]
    anybody, *choices = menu.choices
    assert anybody.value == RANDOM
    assert [choice.value for choice in choices] == [f"1 {other}" for other in others]
    assert {choice.description for choice in choices} == {*likes.values()}


def test_a_lobby_without_tastes_offers_nobody_else() -> None:
    card = levels_card(table_with("fair"), translator("en"))
    assert not [row for row in card.rows if isinstance(row, Menu)]


def test_without_levels_or_computer_players_there_is_nothing_to_choose(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = translator("en")
    monkeypatch.setattr(game(KEY), "players", {"greedy": choose_at_random}, raising=False)
    for table in (table_with("greedy"), table_with()):
        card = setup_card(table, words, 100, host=True)
        rows = [row for row in card.rows if not isinstance(row, Menu)]
        assert words("levels") not in [button.label for row in rows for button in row]
