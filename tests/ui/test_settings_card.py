"""The cards of settings fit into Discord's messages in every language, and offer exactly the settings."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.features.settings import cards, server_card
from bot.features.settings.cards import HALF, SHAPES, WHOLE
from bot.features.settings.server_card import LIMITS, PACES
from bot.tables.preferences import PersonSettings, ServerSettings
from bot.tables.refusal import Refusal
from bot.texts import LANGUAGES, Translator, translator
from bot.ui.board.lobby_card import EMBLEMS
from bot.ui.cards.card import LONGEST_TEXT, Button, Card, Menu
from bot.ui.cards.layout import layout
from bot.ui.interactions.press import read
from bot.ui.setting import Here, Moment, changes_of
from render.core import emblems
from tests.discord_api.messages import walk
from tests.support.features import all_settings

MOST_COMPONENTS = 40
LONGEST_LABEL, LONGEST_BUTTON, LONGEST_HINT = 100, 80, 150
MANY = Here(
    tuple((number, f"#{'channel' * 12}-{number}") for number in range(1, 26)),
    tuple((number, f"@role-{number}") for number in range(1, 25)),
    25,
)
NOW = 1_790_000_000.0


def person_card(stored: PersonSettings, words: Translator, half: bool | None = None) -> Card:
    return cards.settings_card(all_settings().person, stored, words, Moment(NOW, half))


def card_of_server(stored: ServerSettings, words: Translator) -> Card:
    return server_card.server_card(all_settings().server, stored, MANY, words)


def server_changes(name: str, values: Sequence[str], stored: ServerSettings) -> dict[str, object]:
    return dict(changes_of(all_settings().server, name, values, stored, MANY))


def fits(card: Card) -> None:
    assert len(card.text) <= LONGEST_TEXT
    view, _ = layout(card)
    assert len([*walk(view.to_components())]) <= MOST_COMPONENTS
    for row in card.rows:
        if isinstance(row, Menu):
            assert len(row.hint) <= LONGEST_HINT
            assert 1 <= len(row.choices) <= 25
            assert len({choice.value for choice in row.choices}) == len(row.choices)
            assert all(len(choice.label) <= LONGEST_LABEL for choice in row.choices)
            assert row.most > 1 or sum(choice.chosen for choice in row.choices) <= 1
        else:
            assert all(len(button.label) <= LONGEST_BUTTON for button in row)


def offered(card: Card) -> list[tuple[str, str]]:
    """Every setting that the card offers, with its value."""
    found = []
    for row in card.rows:
        ids = [row.id] if isinstance(row, Menu) else [b.id for b in row if isinstance(b, Button)]
        for one in ids:
            press = read(one)
            assert press is not None
            name, _, value = press.argument.partition("=")
            found += [(name, c.value) for c in row.choices] if isinstance(row, Menu) else [(name, value)]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("half", [False, True])
def test_a_persons_card_fits_and_all_that_it_offers_can_be_set(lang: str, half: bool) -> None:
    card = person_card(PersonSettings(), translator(lang), half)
    fits(card)
    for name, value in offered(card):
        if value in (HALF, WHOLE):
            continue
        default = PersonSettings()
        changes = changes_of(all_settings().person, name, [value], default, Moment(NOW, half))
        again = person_card(default.changed(changes), translator(lang), half)
        chosen = [
            (name_, choice.value)
            for row in again.rows
            if isinstance(row, Menu)
            for name_ in [row.id.rpartition(":")[2]]
            for choice in row.choices
            if choice.chosen
        ]
        assert (name, value) in chosen or (name, value) not in offered(again)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_servers_card_fits_and_all_that_it_offers_can_be_set(lang: str) -> None:
    settings = ServerSettings(channels=tuple(range(1, 26)), tables=5, caller_role=3)
    card = card_of_server(settings, translator(lang))
    fits(card)
    for name, value in offered(card):
        assert settings.changed(server_changes(name, (value,), settings))


def test_channels_that_the_menu_has_no_room_for_stay_chosen() -> None:
    settings = ServerSettings(channels=(99, 2))
    assert server_changes("channels", ("3",), settings) == {"channels": (99, 3)}
    assert server_changes("channels", (), settings) == {"channels": (99,)}
    with pytest.raises(Refusal):
        server_changes("channels", ("77",), settings)


def test_limits_are_within_the_installations_bound() -> None:
    card = card_of_server(ServerSettings(), translator("en"))
    limits = [int(value) for name, value in offered(card) if name == "tables" and value != "none"]
    assert limits == [limit for limit in LIMITS if limit < MANY.bound]


def test_every_pace_and_emblem_has_its_name() -> None:
    assert set(PACES) == {"none", "live", "day", "three_days", "week"}
    assert tuple(emblems.SHAPES) == SHAPES
    assert len(EMBLEMS) == len(SHAPES)


def test_the_clock_offers_every_hour_of_the_day_once() -> None:
    card = person_card(PersonSettings(), translator("en"))
    [clock] = [row for row in card.rows if isinstance(row, Menu) and row.id.endswith(":clock")]
    times = [choice.label.rpartition(" ")[2] for choice in clock.choices if choice.value != HALF]
    assert times == sorted(times)
    assert len({time[:2] for time in times}) == 24
    assert {time[3:] for time in times} == {f"{int(NOW // 60) % 60:02}"}
