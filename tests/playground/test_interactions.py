"""Slash commands, buttons, menus, modals and autocompletion, over the wire."""

import discord
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


async def test_an_answer_that_is_gone_before_anybody_looks_is_not_waited_for(
    pg: Playground, bot: TinyBot
) -> None:
    async def vanish(interaction: discord.Interaction[discord.Client], _: str) -> None:
        await interaction.response.send_message("read this", ephemeral=True)
        await interaction.followup.send("below", ephemeral=True)
        await interaction.delete_original_response()

    bot.handlers["run"] = vanish
    ann = pg.person("Ann")
    outcome = await ann.slash("run")
    await pg.wait_for(lambda: [message.text for message in ann.messages()] == ["below"])
    with pytest.raises(CannotDo):
        await outcome.message(within=2)
    assert (await outcome.reply()).text == "below"


async def test_a_late_edit_by_an_older_interaction_is_not_the_answer_to_a_press(
    pg: Playground, bot: TinyBot
) -> None:
    opened: list[discord.Interaction[discord.Client]] = []

    async def panel(interaction: discord.Interaction[discord.Client], _: str) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="Do", custom_id="do"))
        await interaction.response.send_message("question", view=view, ephemeral=True)
        opened.append(interaction)

    async def do(interaction: discord.Interaction[discord.Client], _: str) -> None:
        await interaction.response.defer()
        await opened[0].edit_original_response(content="question, with its picture")
        await interaction.edit_original_response(content="answer")

    bot.handlers |= {"run": panel, "do": do}
    ann = pg.person("Ann")
    question = await (await ann.slash("run")).message()
    assert (await (await ann.click(question, label="Do")).message()).text == "answer"
