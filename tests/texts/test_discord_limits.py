"""Texts fit where Discord shows them, and the commands have names that Discord accepts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.texts import DEFAULT, LANGUAGES, translator
from bot.ui.board.rules_card import rules_pages
from bot.ui.board.variants import choices_of
from bot.ui.cards.button_names import button_names
from bot.ui.cards.card import LONGEST_LABEL, LONGEST_TEXT
from bot.ui.faces import face_of, hosted
from bot.ui.interactions import command_texts
from bot.ui.interactions.command_texts import CatalogueTranslator
from engines.registry import game
from tests.support.features import all_commands
from tests.texts.catalogues import catalogue

NAME = re.compile(r"[-_'\w]{1,32}")
LONGEST_DESCRIPTION = 100
LONGEST_MENU = 32
MOST_MENUS = 5
"""Of each kind: discord.py 2.7.1 takes no more."""
LONGEST_HINT = 150
BUTTONS = (
    *("join", "leave", "start", "add-computer", "remove-computer", "options", "rules", "end-table"),
    *("go-to-table", "your-turn", "my-hand", "closeup", "in-words"),
    *("back", "place-here", "more-options", "previous", "next"),
    *("points-in-full", "cards", "fair-shuffle", "all-variants", "never-mind", "hint", "coach", "rematch"),
)

Payload = dict[str, Any]


async def payloads(*, menus: bool = False) -> list[Payload]:
    """All slash commands as they are sent to Discord, or all entries of context menus."""
    tree = await all_commands()
    translator = CatalogueTranslator()
    commands = [
        command for command in tree.get_commands() if isinstance(command, app_commands.ContextMenu) is menus
    ]
    return [await command.get_translated_payload(tree, translator) for command in commands]


def local(payload: Payload, field: str, lang: str) -> str:
    """A name or description in a language."""
    return str(payload[field] if lang == DEFAULT else payload[f"{field}_localizations"][lang])


def families(payload: list[Payload]) -> list[list[Payload]]:
    """Returns the commands, and each command's sub-commands or options: siblings need different names."""
    below = [family for command in payload for family in families(command.get("options", []))]
    return [payload, *below] if payload else []


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_command_names_are_such_as_discord_takes(lang: str) -> None:
    for family in families(await payloads()):
        names = [local(each, "name", lang) for each in family]
        assert len(set(names)) == len(names)
        assert all(NAME.fullmatch(name) and name == name.lower() for name in names), names


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_entries_of_context_menus_are_few_and_short(lang: str) -> None:
    entries = await payloads(menus=True)
    names = [local(entry, "name", lang) for entry in entries]
    assert 2 <= len(set(names)) == len(names) <= MOST_MENUS
    assert all(1 <= len(name) <= LONGEST_MENU and name == name.strip() for name in names)


async def test_every_command_says_where_it_is_installed_and_used() -> None:
    """Discord takes what is missing from the portal's page, where a table may not be possible."""
    for payload in [*await payloads(), *await payloads(menus=True)]:
        assert payload["integration_types"], payload["name"]
        assert payload["contexts"], payload["name"]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_command_descriptions_fit(lang: str) -> None:
    for family in families(await payloads()):
        for each in family:
            assert 1 <= len(local(each, "description", lang)) <= LONGEST_DESCRIPTION


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_command_that_a_text_names_is_there_in_that_language(lang: str) -> None:
    paths = set()
    for command in await payloads():
        name = local(command, "name", lang)
        below = [each for each in command.get("options", []) if each["type"] == 1]
        paths |= {f"{name} {local(each, 'name', lang)}" for each in below} or {name}
    named = {
        path
        for said in catalogue(lang).values()
        for text in said.texts
        for path in re.findall(r"`/([^`]+)`", text)
    }
    assert named
    assert named - paths == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_buttons_that_a_text_names_are_called_so(lang: str) -> None:
    """Other languages put the labels of buttons in quotation marks, the help of all of them in bold."""
    labels = {translator(lang)(button) for button in BUTTONS}
    quoted = {
        label
        for said in catalogue(lang).values()
        for text in said.texts
        for label in re.findall(r"[«„]([^»”]+)[»”]", text)
    }
    helped = translator(lang)("help-text", **button_names(lang))
    bold = {label for named in re.findall(r"\*\*(.+?)\*\*", helped) for label in named.split(" / ")}
    assert bold
    assert (quoted | bold) - labels == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_private_texts_quote_public_buttons_in_the_language_of_the_card(lang: str) -> None:
    """Private texts never write a label out; a sentence may begin with the same word."""
    private = re.compile(r"refused-|help-text|opened|private-messages-closed|panel-was-old|wait-for-turn")
    labels = {
        translator(lang)(name.removeprefix("button-")) for name in button_names(lang) if name != "button-turn"
    }
    labels |= {translator(lang)("your-turn"), translator(lang)("my-hand")}
    written = [
        (name, label)
        for name, said in catalogue(lang).items()
        if private.match(name)
        for label in labels
        for text in said.texts
        if re.search(rf"(?:[^.!?] |[«„*]){re.escape(label)}(?!\w)", text)
    ]
    assert written == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_labels_fit_on_their_buttons(lang: str) -> None:
    words = translator(lang)
    labels = [words(button) for button in BUTTONS]
    assert [label for label in labels if not 1 <= len(label) <= LONGEST_LABEL] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", hosted())
def test_variants_fit_in_their_menu(lang: str, key: str) -> None:
    words, face = translator(lang), face_of(key)
    assert len(words("options-hint")) <= LONGEST_HINT
    for name, field in game(key).options_type.model_fields.items():
        assert len(face.option_label(name, words)) <= LONGEST_DESCRIPTION
        assert len(face.option_help(name, words)) <= LONGEST_DESCRIPTION
        cut_off = [
            choice
            for choice in choices_of(field)
            if len(face.value_help(choice, words)) > LONGEST_DESCRIPTION
        ]
        assert cut_off == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", hosted())
def test_pages_of_text_fit_in_a_message(lang: str, key: str) -> None:
    words = translator(lang)
    helped = words("help-text", **button_names(lang))
    pages = [*rules_pages(key, words), helped, words("privacy-text")]
    pages.append(words("about-text", version="10.10.10", games=", ".join(map(words, hosted()))))
    assert max(map(len, pages)) <= LONGEST_TEXT - 100  # a page of rules also has its title


def test_commands_are_registered_again_when_only_a_translation_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    catalogue_file = tmp_path / "ru.ftl"
    monkeypatch.setattr(command_texts, "catalogues", lambda lang: [catalogue_file] if lang == "ru" else [])
    seen = set()
    for text, payload in (("table = Стол", ["a"]), ("table = Столы", ["a"]), ("table = Столы", ["b"])):
        catalogue_file.write_text(text, encoding="utf-8")
        seen.add(command_texts.fingerprint_of(1, payload))
    assert len(seen) == 3
    assert command_texts.fingerprint_of(1, payload) in seen
