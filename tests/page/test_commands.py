"""The message box: commands by keyboard, options in place, completion from the bot, refusals in words."""

from __future__ import annotations

import discord
import pytest
import pytest_asyncio
from discord import app_commands
from playwright.async_api import expect

from playground.driver import Playground
from tests.page.stage import Tab, Tabs
from tests.playground.tiny_bot import Running, TinyBot

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(loop_scope="session")
async def ann(pg: Playground, bot: TinyBot, address: str, tabs: Tabs) -> Tab:
    @app_commands.command(name="offer", description="Offer a price")
    @app_commands.choices(colour=[app_commands.Choice(name=x, value=x.lower()) for x in ("Red", "Blue")])
    async def offer(
        interaction: discord.Interaction[discord.Client],
        price: app_commands.Range[int, 1, 10],
        whom: discord.Member,
        colour: str | None = None,
        loudly: bool = False,
    ) -> None:
        said = f"{price} to {whom.display_name} in {colour}, loudly {loudly}"
        await interaction.response.send_message(said)

    bot.tree.add_command(offer)
    await bot.tree.sync()
    tab = await tabs.open(address, "Ann")
    await tab.page.get_by_role("button", name="/quiet").wait_for()
    return tab


async def test_a_slash_offers_the_commands_under_the_arrow_keys(ann: Tab) -> None:
    await ann.box.fill("/")
    options = ann.page.get_by_role("option")
    await expect(options).to_have_count(5)
    await ann.page.keyboard.press("ArrowUp")
    marked = ann.page.locator(".option.marked")
    await expect(marked).to_contain_text("/offer")
    await expect(ann.box).to_have_attribute("aria-activedescendant", str(await marked.get_attribute("id")))
    await ann.page.keyboard.press("Escape")
    await expect(options).to_have_count(0)
    await ann.box.fill("/nothing")
    await expect(ann.page.locator(".popup")).to_contain_text("No matching command.")
    await ann.page.keyboard.press("Enter")
    await expect(ann.page.locator(".composer .problem")).to_have_text("No matching command.")


async def test_required_options_come_first_and_what_is_wrong_is_said_in_place(ann: Tab) -> None:
    await ann.command("offer")
    fields = ann.page.locator(".command-field")
    await expect(fields.locator(".command-field-name")).to_have_text(["price", "whom"])
    price, whom = fields.nth(0).get_by_role("combobox"), fields.nth(1).get_by_role("combobox")
    await expect(price).to_be_focused()
    await price.press("Enter")
    await expect(fields.nth(0)).to_contain_text("This option is required.")
    await expect(fields.nth(1)).to_contain_text("This option is required.")
    await price.fill("many")
    await price.press("Tab")
    await whom.press_sequentially("Бор")
    await whom.press("Enter")
    await expect(whom).to_have_value("Борис")
    await whom.press("Enter")
    await expect(fields.nth(0)).to_contain_text("This must be a number.")
    await price.fill("11")
    await price.press("Enter")
    await expect(ann.page.locator(".composer .problem")).to_contain_text("'price' must be from 1 to 10")
    await expect(ann.messages).to_have_count(0)


async def test_optional_options_are_added_and_chosen_from_a_list(ann: Tab) -> None:
    await ann.command("offer")
    fields = ann.page.locator(".command-field")
    await fields.nth(0).get_by_role("combobox").fill("7")
    await ann.page.keyboard.press("Tab")
    await fields.nth(1).get_by_role("combobox").press_sequentially("Ann")
    await ann.page.keyboard.press("Tab")
    await ann.page.get_by_role("button", name="colour").click()
    await ann.page.get_by_role("option", name="Blue").click()
    await ann.page.get_by_role("button", name="loudly").click()
    await ann.page.get_by_role("option", name="True").click()
    await ann.page.keyboard.press("Enter")
    await expect(ann.messages.last).to_contain_text("7 to Ann in blue, loudly True")


async def test_the_bot_completes_an_option_while_one_types(ann: Tab) -> None:
    await ann.command("table new")
    field = ann.page.locator(".command-field").get_by_role("combobox")
    await expect(ann.page.get_by_role("option")).to_have_text(["kingdomino", "dragon castle"])
    await field.press_sequentially("dra")
    await expect(ann.page.get_by_role("option")).to_have_text(["dragon castle"])
    await field.press("Enter")
    await expect(field).to_have_value("dragon castle")
    await field.press("Enter")
    await expect(ann.messages.last).to_contain_text("A table of dragon castle")
    await expect(ann.messages.last).to_contain_text("Ann used /table new")
    await expect(ann.box).to_be_focused()


async def test_a_person_reads_and_types_commands_in_their_language(
    bot: TinyBot, ann: Tab, address: str, tabs: Tabs
) -> None:
    class Russian(app_commands.Translator):
        async def translate(
            self,
            string: app_commands.locale_str,
            locale: discord.Locale,
            context: app_commands.TranslationContextTypes,
        ) -> str | None:
            return {"quiet": "тихо", "Answer in private": "Ответить тайно"}.get(
                string.message if locale is discord.Locale.russian else ""
            )

    await bot.tree.set_translator(Russian())
    await bot.tree.sync()
    boris = await tabs.open(address, "Борис")
    await boris.page.get_by_role("button", name="/тихо").wait_for()
    for typed in ("тих", "qui"):
        await boris.box.fill(f"/{typed}")
        await expect(boris.page.locator(".option.marked")).to_contain_text("/тихоОтветить тайно")
    await boris.page.keyboard.press("Enter")
    await expect(boris.messages.last).to_contain_text("hello ru")
    await expect(boris.messages.last).to_contain_text("Это видите только вы")


async def test_a_message_is_said_and_a_command_of_nobody_is_not_answered(
    pg: Playground, bot: TinyBot, ann: Tab
) -> None:
    await ann.box.fill("hello **there**")
    await ann.box.press("Enter")
    await expect(ann.messages.last.locator("strong")).to_have_text("there")
    await expect(ann.box).to_have_value("")
    await bot.close()
    await pg.disconnected()
    pg.world.answer_seconds = 3.0
    await ann.command("quiet")
    await expect(ann.page.locator(".note")).to_contain_text("The application did not respond")


async def test_commands_that_come_late_are_offered_at_once_and_drafts_wait_in_their_channels(
    pg: Playground, address: str, tabs: Tabs
) -> None:
    pg.channel("games")
    ann = await tabs.open(address, "Ann")
    await ann.box.fill("/")
    await expect(ann.page.locator(".popup")).to_have_text("Castellan is starting…")
    async with Running(pg, TinyBot()):
        await expect(ann.page.get_by_role("option").first).to_contain_text("/table new")
        await ann.box.fill("a thought")
        await ann.open_venue("games")
        await expect(ann.box).to_have_value("")
        await ann.open_venue("general")
        await expect(ann.box).to_have_value("a thought")


async def test_the_welcome_offers_commands_for_which_nothing_has_to_be_typed(
    bot: TinyBot, ann: Tab, address: str, tabs: Tabs
) -> None:
    @app_commands.command(name="rules", description="How a game is played")
    @app_commands.choices(game=[app_commands.Choice(name="Chess", value="chess")])
    async def rules(interaction: discord.Interaction[discord.Client], game: str = "") -> None:
        await interaction.response.send_message(f"rules of {game or 'everything'}")

    bot.tree.add_command(rules)
    await bot.tree.sync()
    chips = ann.page.locator(".welcome .chips button")
    await expect(chips).to_have_text(["/rules", "/quiet", "/slow", "/run"])
    await chips.first.focus()
    await ann.page.keyboard.press("Enter")
    # Optional values are offered but not opened, so that Enter does not take the first one by mistake.
    await expect(ann.page.get_by_role("group", name="/rules")).to_be_focused()
    await expect(ann.page.get_by_role("option")).to_have_count(0)
    await ann.page.keyboard.press("Enter")
    await expect(ann.messages.last).to_contain_text("rules of everything")
    await ann.command("rules")
    await ann.page.get_by_role("button", name="game").click()
    await ann.page.get_by_role("option", name="Chess").click()
    await ann.page.keyboard.press("Enter")
    await expect(ann.messages.last).to_contain_text("rules of chess")
