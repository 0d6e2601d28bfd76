"""Places without the bot: chats of people and other servers, to which people bring its commands."""

from __future__ import annotations

import asyncio

import discord
import pytest
import pytest_asyncio
from playwright.async_api import FilePayload, expect

from playground.driver import Playground
from playground.permissions import Permission
from tests.page.stage import DESKTOP, PHONE, Tabs
from tests.page.test_bad_days import told
from tests.playground.test_context_menus import invite, quote
from tests.playground.test_installs import everywhere, tables
from tests.playground.test_modals import Chooser
from tests.playground.test_scheduled_events import allow, castle_night
from tests.playground.tiny_bot import TinyBot, board, data_of
from tests.soak import in_soak
from tests.support.waiting import PATIENCE

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(loop_scope="session")
async def busy(bot: TinyBot) -> TinyBot:
    """A bot with commands for all places, and with context menus in three languages."""
    bot.tree.add_command(everywhere)
    bot.tree.add_command(tables)
    bot.tree.add_command(invite)
    bot.tree.add_command(quote)
    await bot.tree.set_translator(Russian())
    await bot.tree.sync()
    return bot


class Russian(discord.app_commands.Translator):
    async def translate(
        self,
        string: discord.app_commands.locale_str,
        locale: discord.Locale,
        context: discord.app_commands.TranslationContextTypes,
    ) -> str | None:
        russian = {"Invite to a table": "Позвать за стол", "Quote": "Цитата"}
        return russian.get(string.message) if locale is discord.Locale.russian else None


@pytest.mark.parametrize("size", [PHONE, in_soak(DESKTOP)])
async def test_a_group_chat_is_opened_and_an_installed_command_used_there(
    pg: Playground, busy: TinyBot, address: str, tabs: Tabs, size: tuple[int, int]
) -> None:
    pg.person("Celina")
    ann = await tabs.open(address, "Ann", size=size)
    boris = await tabs.open(address, "Борис")
    await ann.page.get_by_role("button", name="Bad days").click()
    await ann.page.get_by_label("Name of the place").fill("Three of us")
    await ann.page.get_by_label("Kind of place").select_option("Group chat with everybody")
    await ann.page.get_by_role("button", name="Add", exact=True).first.click()
    await expect(told(ann, "opens a private chat with 2")).to_be_visible()
    await ann.page.get_by_role("button", name="Close").click()
    await expect(ann.page.locator(".title-text")).to_have_text("Three of us")
    await ann.box.fill("/")
    await expect(ann.page.locator(".popup")).to_contain_text("Who has added it to their account")
    await ann.box.fill("hello")
    await ann.page.keyboard.press("Enter")
    await expect(boris.page.locator(".place.chat .pings")).to_contain_text("1")
    await boris.open_venue("Three of us")
    await expect(boris.messages.last).to_contain_text("hello")

    if size == PHONE:
        await ann.page.get_by_role("button", name="Open the list of channels").click()
    await ann.page.get_by_role("button", name="Ann: People").click()
    await ann.page.locator(".person.mine").get_by_label("Has added Castellan to their account").check()
    assert await ann.sticking_out() == []
    await ann.page.keyboard.press("Escape")
    if size == PHONE:
        await ann.page.keyboard.press("Escape")
    await ann.box.fill("/")
    options = ann.page.locator(".popup .option-label")
    await expect(options.first).to_be_visible()
    assert "/everywhere" in await options.all_inner_texts()
    assert "/tables" not in await options.all_inner_texts()
    await ann.box.fill("")
    await ann.command("everywhere")
    await expect(boris.messages.last).to_contain_text("Ann: /everywhere")
    await boris.button("Whisper").click()
    await expect(boris.messages.last).to_contain_text("Only you")
    assert await ann.sticking_out() == []


async def test_a_server_without_the_bot_offers_only_what_somebody_has_brought_along(
    pg: Playground, busy: TinyBot, address: str, tabs: Tabs
) -> None:
    ann = await tabs.open(address, "Ann")
    chips = ann.page.locator(".welcome .chips")
    await expect(chips).to_contain_text("/tables")
    pg.kick()
    await expect(chips).to_have_text("")
    pg.person("Ann").install()
    await expect(chips).to_contain_text("/everywhere")
    await expect(chips).not_to_contain_text("/tables")
    await ann.page.get_by_role("button", name="Bad days").click()
    await ann.page.get_by_label("Whose permissions").select_option("Ann")
    await ann.page.get_by_label("Use external apps").uncheck()
    await expect(told(ann, "may no longer “use external apps”")).to_be_visible()
    await ann.command("everywhere")
    await expect(ann.messages.last).to_contain_text("Only you can see this")
    await ann.page.get_by_role("button", name="Ann: People").click()
    await ann.page.get_by_label("The developer portal lets people add").uncheck()
    await ann.page.keyboard.press("Escape")
    await expect(chips).not_to_contain_text("/quiet")
    assert not pg.world.state.user_install


async def test_a_right_click_on_a_person_and_a_message_offers_the_bots_commands(
    pg: Playground, busy: TinyBot, address: str, tabs: Tabs
) -> None:
    ann_person = pg.person("Ann")
    said = await ann_person.say("castles in the air")
    boris = await tabs.open(address, "Борис")
    message = boris.page.locator(f"[data-id='{said.id}']")
    menu, entries = boris.page.get_by_role("menu"), boris.page.locator("[role=menuitem] .option-label")
    await message.get_by_role("button", name="Ann").click(button="right")
    await expect(menu).to_contain_text("Приложения: Ann")
    await expect(entries).to_have_text(["Написать: Ann", "Позвать за стол"])
    await boris.page.keyboard.press("ArrowUp")
    await expect(boris.page.get_by_role("menuitem").last).to_be_focused()
    await boris.page.keyboard.press("Enter")
    await expect(menu).to_have_count(0)
    await expect(boris.messages.last).to_contain_text("@Ann Member")
    await expect(boris.messages.last).to_contain_text("Борис: Invite to a table")

    await message.get_by_text("castles in the air").click(button="right")
    await expect(entries).to_have_text(["Цитата", "Написать: Ann", "Позвать за стол"])
    await boris.page.keyboard.press("Escape")
    await expect(menu).to_have_count(0)
    await message.hover()
    await message.get_by_role("button", name="Ещё").click()
    await entries.first.click()
    await expect(boris.messages.last).to_contain_text("Ann: castles in the air")
    # Only for oneself there is nothing more to be had.
    await boris.messages.nth(1).get_by_role("button", name="Castellan").click(button="right")
    await expect(entries).to_have_text(["Написать: Castellan", "Позвать за стол"])
    await entries.first.click()
    await expect(boris.page.locator(".title-text")).to_have_text("Castellan")


async def test_a_long_press_on_a_phone_opens_the_menu_and_a_tap_does_not(
    pg: Playground, busy: TinyBot, address: str, tabs: Tabs
) -> None:
    said = await pg.person("Борис").say("привет\n" * 4)
    ann = await tabs.open(address, "Ann", size=PHONE)
    message = ann.page.locator(f"[data-id='{said.id}']").get_by_text("привет")
    box = await message.bounding_box()
    assert box is not None
    # Far from the name: a browser takes a finger near a button for one on it.
    point = {"x": box["x"] + 5, "y": box["y"] + box["height"] - 10}
    session = await ann.page.context.new_cdp_session(ann.page)
    entries = ann.page.locator("[role=menuitem] .option-label")

    async def finger(kind: str, *at: dict[str, float]) -> None:
        await session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(at)})

    await asyncio.gather(finger("touchStart", point), finger("touchEnd"))
    await asyncio.sleep(0.4)
    await expect(entries).to_have_count(0)
    await finger("touchStart", point)
    await entries.first.wait_for()
    await finger("touchEnd")
    await expect(entries).to_have_text(["Quote", "Message Борис", "Invite to a table"])
    assert await ann.sticking_out() == []
    await entries.nth(1).click()
    await expect(ann.page.locator(".title-text")).to_have_text("Борис")
    pg.person("Celina")
    celina = await tabs.open(address, "Celina")
    boris = await tabs.open(address, "Борис")
    await ann.box.fill("a word for two")
    await ann.page.get_by_role("button", name="Send").click()
    await expect(boris.page.locator(".place.chat .pings")).to_contain_text("1")
    await pg.person("Ann").say("a word for all")
    await expect(celina.messages.last).to_contain_text("a word for all")
    assert "a word for two" in "".join(boris.frames)
    assert "a word for two" not in "".join(celina.frames)
    await expect(celina.page.locator(".place.chat")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, in_soak(PHONE)])
async def test_people_roles_channels_and_files_are_chosen_in_a_form(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs, size: tuple[int, int]
) -> None:
    answers: asyncio.Queue[list[str]] = asyncio.Queue()

    async def ask(interaction: discord.Interaction[discord.Client], _: str) -> None:
        await interaction.response.send_modal(Chooser(answers))

    bot.handlers["run"] = ask
    pg.channel("hall", "voice")
    ann = await tabs.open(address, "Ann", size=size)
    await ann.command("run")
    form = ann.page.get_by_role("dialog", name="Chooser")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_text("Choose at least 1.").first).to_be_visible()

    async def choose(menu: str, *names: str) -> None:
        await form.get_by_role("combobox", name=menu).click()
        for name in names:
            await form.get_by_role("option", name=name).click()
        if menu in ("people", "any"):
            await form.get_by_role("button", name="Done").click()

    await choose("people", "Ann", "Борис")
    await choose("role", "Moderators")
    await choose("any", "Борис")
    await form.get_by_role("combobox", name="place").click()
    await expect(form.get_by_role("option")).to_have_text(["general"])
    await form.get_by_role("option", name="general").click()
    plan = FilePayload(name="plan.txt", mimeType="text/plain", buffer=b"112211")
    await form.get_by_label("files").set_input_files([plan])
    assert await ann.sticking_out() == []
    await form.get_by_role("button", name="Submit").click()
    told = await asyncio.wait_for(answers.get(), PATIENCE)
    assert sorted(told) == ["Moderators", "ann", "general", "plan.txt 112211", "борис", "борис"]
    await expect(form).to_have_count(0)


async def test_a_message_with_a_menu_of_people_is_answered(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs
) -> None:
    async def picked(interaction: discord.Interaction[discord.Client], _: str) -> None:
        users = data_of(interaction)["resolved"]["users"]
        await interaction.response.send_message(str([one["username"] for one in users.values()]))

    bot.handlers["people"] = picked
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.ActionRow(discord.ui.UserSelect[discord.ui.LayoutView](custom_id="people")))
    view.stop()
    ann = await tabs.open(address, "Ann")
    await bot.get_partial_messageable(pg.general.id).send(view=view)
    await ann.messages.last.get_by_role("combobox").click()
    await ann.page.get_by_role("option", name="Борис").click()
    await expect(ann.messages.last).to_contain_text("['борис']")


@pytest.mark.parametrize("size", [PHONE, in_soak(DESKTOP)])
async def test_events_and_pins_are_listed_and_somebody_is_interested(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs, size: tuple[int, int]
) -> None:
    ann = await tabs.open(address, "Ann", size=size)
    drawer = ann.page.get_by_role("button", name="Open the list of channels")
    allow(pg, Permission.CREATE_EVENTS)
    await castle_night(bot.guilds[0])
    if size == PHONE:
        await drawer.click()
    await ann.page.get_by_role("button", name="Events 1").click()
    dialog = ann.page.get_by_role("dialog", name="Events")
    await expect(dialog).to_contain_text("Castle night")
    await expect(dialog).to_contain_text("#games")
    await dialog.get_by_role("button", name="Interested (0)").click()
    await expect(dialog.get_by_role("button", name="Interested (1)")).to_have_attribute(
        "aria-pressed", "true"
    )
    assert pg.events()[0].interested == [pg.person("Ann").id]
    assert await ann.sticking_out() == []
    await ann.page.keyboard.press("Escape")
    if size == PHONE:
        await ann.page.keyboard.press("Escape")

    pg.grant(Permission.PIN_MESSAGES)
    first = await bot.get_partial_messageable(pg.general.id).send(view=board("The notice board"))
    for number in range(60):
        await pg.person("Борис").say(f"message {number}")
    await first.pin()
    await expect(ann.messages.last).to_contain_text("Castellan pinned a message to this channel.")
    await ann.page.reload()
    await expect(ann.messages.last).to_contain_text("Castellan pinned a message")
    await ann.page.get_by_role("button", name="Pinned messages").click()
    pinned = ann.page.get_by_role("dialog", name="Pinned messages")
    await expect(pinned).to_contain_text("The notice board")
    assert await ann.sticking_out() == []
    await pinned.get_by_role("button", name="Jump").click()
    await expect(ann.page.locator(f"[data-id='{first.id}']")).to_be_in_viewport()


async def test_the_bot_gets_rights_in_the_whole_server(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs
) -> None:
    ann = await tabs.open(address, "Ann")
    await ann.page.get_by_role("button", name="Bad days").click()
    with pytest.raises(discord.Forbidden):
        await castle_night(bot.guilds[0])
    await ann.page.get_by_label("Create events").check()
    await expect(told(ann, "Castellan may “create events” in Playground")).to_be_visible()
    await castle_night(bot.guilds[0])
    await expect(told(ann, "plans an event (200")).to_be_visible()
    await ann.page.get_by_label("Create events").uncheck()
    await expect(told(ann, "may no longer “create events”")).to_be_visible()
