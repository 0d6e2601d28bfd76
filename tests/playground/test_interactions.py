"""Slash commands, buttons, menus, modals and autocompletion, over the wire."""

import pytest

from playground.driver import CannotDo, Playground
from playground.interactions import Callback
from tests.playground.tiny_bot import PNG, TinyBot


async def test_a_slash_command_is_answered_in_private_in_the_persons_language(
    pg: Playground, bot: TinyBot
) -> None:
    ann, bob = pg.person("Ann", locale="pl"), pg.person("Bob")
    message = await (await ann.slash("quiet")).message()
    assert message.text == "hello pl"
    assert ann.messages() == [message]
    assert bob.messages() == []


async def test_a_button_is_deferred_and_its_message_gets_the_picture(pg: Playground, bot: TinyBot) -> None:
    ann = pg.person("Ann")
    lobby = await (await ann.slash("table new", {"game": "kingdomino"})).message()
    assert lobby.text == "A table of kingdomino"
    outcome = await ann.click(lobby, label="Draw")
    drawn = await outcome.message()
    assert await outcome.acknowledged() == Callback.DEFERRED_UPDATE
    assert drawn is lobby
    assert drawn.text == "Drawn"
    assert pg.attachment(drawn) == PNG
    assert drawn.attachments[0].description == "A board"


async def test_a_menu_edits_its_message(pg: Playground, bot: TinyBot) -> None:
    ann = pg.person("Ann")
    lobby = await (await ann.slash("table new", {"game": "x"})).message()
    picked = await (await ann.select(lobby, "pick", ["B"])).message()
    assert picked.text == "Picked ['B']"


async def test_a_modal_is_opened_filled_in_and_answered(pg: Playground, bot: TinyBot) -> None:
    ann = pg.person("Ann")
    lobby = await (await ann.slash("table new", {"game": "x"})).message()
    asked = await ann.click(lobby, label="Ask")
    assert (await asked.modal())["title"] == "A question"
    with pytest.raises(CannotDo):
        await ann.submit_modal(asked, {"name": "a name that is far too long"})
    answered = await ann.submit_modal(asked, {"name": "Ann"})
    assert (await answered.message()).text == "hello Ann"


async def test_autocompletion_offers_what_the_bot_says(pg: Playground, bot: TinyBot) -> None:
    ann = pg.person("Ann")
    choices = await (await ann.autocomplete("table new", "game", "king")).choices()
    assert choices == [{"name": "kingdomino", "value": "kingdomino"}]
