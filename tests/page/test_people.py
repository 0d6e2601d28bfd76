"""Several people: identities, languages and direct messages, marks for unread channels, phones."""

from __future__ import annotations

import discord
import pytest
from discord import app_commands
from playwright.async_api import expect

from playground.driver import Playground
from tests.page.stage import PHONE, Tabs
from tests.page.test_messages import channel, everything
from tests.playground.tiny_bot import TinyBot, board, picture

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_one_chooses_who_one_is_and_a_link_opens_a_tab_as_somebody_else(
    pg: Playground, address: str, tabs: Tabs
) -> None:
    tab = await tabs.open(address, None)
    await expect(tab.page.locator(".chooser-name")).to_have_text(["Ann", "Борис"])
    await expect(tab.page.locator(".chooser")).to_contain_text("to try Castellan on")
    await tab.page.keyboard.press("Enter")
    await expect(tab.page.locator(".me-name")).to_have_text("Ann")
    assert "key=" not in tab.page.url
    await tab.page.get_by_role("button", name="Ann: People").click()
    async with tab.page.context.expect_page() as opening:
        await tab.page.get_by_role("link", name="Open a tab as Борис").click()
    other = await opening.value
    await expect(other.locator(".me-name")).to_have_text("Борис")
    await other.locator(".composer textarea").fill("привет")
    await other.keyboard.press("Enter")
    await expect(tab.messages.last).to_contain_text("привет")


async def test_more_people_come_by_a_button_each_with_a_language_and_direct_messages(
    pg: Playground, address: str, tabs: Tabs
) -> None:
    ann = await tabs.open(address, "Ann")
    await ann.page.get_by_role("button", name="Ann: People").click()
    dialog = ann.page.get_by_role("dialog")
    await dialog.get_by_role("button", name="Add", exact=True).click()
    await expect(dialog.locator(".problem")).to_have_text("This is required.")
    await dialog.get_by_label("Name").fill("Борис")
    await dialog.get_by_role("button", name="Add", exact=True).click()
    await expect(dialog.locator(".problem")).to_contain_text("There is a Борис already")
    await dialog.get_by_label("Name").fill("Ewa")
    await dialog.locator(".adding").get_by_label("Language").select_option("pl")
    await dialog.locator(".adding").get_by_label("Accepts direct messages from the bot").uncheck()
    await dialog.get_by_role("button", name="Add", exact=True).click()
    await expect(dialog.locator(".person", has_text="Ewa")).to_be_visible()
    ewa = pg.person("Ewa")
    assert (ewa.user.locale, ewa.user.dms_open) == ("pl", False)
    await dialog.locator(".person", has_text="Ann").get_by_label("Language").select_option("ru")
    await expect(ann.page.locator(".sidebar h2")).to_have_text("Личные сообщения")
    assert pg.person("Ann").user.locale == "ru"


async def test_closed_direct_messages_are_closed_and_open_ones_arrive(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs
) -> None:
    ann = await tabs.open(address, "Ann")
    user = await bot.fetch_user(pg.person("Ann").id)
    await user.send(view=board("A letter"))
    await expect(ann.page.locator(".place.dm .pings")).to_contain_text("1")
    await expect(ann.page).to_have_title("(1) Ann · Playground")
    await ann.open_venue("Castellan")
    await expect(ann.page.locator(".pings")).to_have_count(0)
    await ann.button("Whisper").click()
    await expect(ann.messages.last).to_contain_text("Only you")
    await ann.page.get_by_role("button", name="Ann: People").click()
    mine = ann.page.locator(".person.mine").get_by_label("Accepts direct messages from the bot")
    await mine.uncheck()
    await ann.page.keyboard.press("Escape")
    await expect(ann.page.locator(".me-button")).to_contain_text("DMs closed")
    with pytest.raises(discord.Forbidden, match="50007"):
        await user.send("another letter")


async def test_somebody_becomes_a_moderator_and_is_offered_what_moderators_are(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs
) -> None:
    @app_commands.command(name="settings", description="Of the server")
    @app_commands.default_permissions(manage_guild=True)
    async def settings(interaction: discord.Interaction[discord.Client]) -> None:
        await interaction.response.send_message("set")

    bot.tree.add_command(settings)
    await bot.tree.sync()
    ann = await tabs.open(address, "Ann")
    offered = ann.page.get_by_role("button", name="/settings")
    await ann.page.get_by_role("button", name="/quiet").wait_for()
    await expect(offered).to_have_count(0)
    await ann.page.get_by_role("button", name="Ann: People").click()
    await ann.page.locator(".person.mine").get_by_label("Moderator").check()
    await ann.page.keyboard.press("Escape")
    await expect(offered).to_be_visible()
    role = next(role for role in pg.world.guild.roles.values() if role.name == "Moderators")
    await pg.person("Борис").say(f"<@&{role.id}> look")
    await expect(ann.messages.last.locator(".chip")).to_have_text("@Moderators")
    await ann.page.get_by_role("button", name="Ann: People").click()
    await ann.page.locator(".person.mine").get_by_label("Moderator").uncheck()
    await ann.page.keyboard.press("Escape")
    await ann.box.fill("/settings")
    await expect(ann.page.locator(".popup")).to_have_text("No matching command.")


async def test_what_is_unread_is_marked_until_it_is_read(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs
) -> None:
    games = pg.channel("games")
    ann = await tabs.open(address, "Ann")
    boris = pg.person("Борис")
    await boris.say("look here", games)
    place = ann.page.locator(".place", has_text="games")
    await expect(place).to_contain_text("unread")
    await expect(place.locator(".pings")).to_have_count(0)
    await boris.say(f"<@{pg.person('Ann').id}> come", games)
    await expect(place.locator(".pings")).to_contain_text("1")
    await ann.open_venue("games")
    await expect(ann.messages.last).to_have_class("message grouped  mentioned")
    await ann.open_venue("general")
    await ann.page.reload()
    await ann.page.locator(".shell").wait_for()
    await expect(place).not_to_contain_text("unread")


async def test_all_tabs_of_a_person_show_the_same_marks(pg: Playground, address: str, tabs: Tabs) -> None:
    games, boris = pg.channel("games"), pg.person("Борис")
    old = await tabs.open(address, "Ann")
    call = f"<@{pg.person('Ann').id}> come"
    calls = [await boris.say(call, games) for _ in range(2)]
    for number in range(50):
        await boris.say(f"message {number}", games)
    new = await tabs.open(address, "Ann")
    both = [tab.page.locator(".place", has_text="games") for tab in (old, new)]
    for place in both:
        await expect(place.locator(".pings")).to_contain_text("2")
    pg.world.delete_message(pg.world.state.messages[calls[0].id])
    for place in both:
        await expect(place.locator(".pings")).to_contain_text("1")

    await new.open_venue("games")
    await expect(both[0]).not_to_contain_text("unread")
    await expect(both[0].locator(".pings")).to_have_count(0)
    third = await tabs.open(address, "Ann")
    await expect(third.page.locator(".place", has_text="games")).not_to_contain_text("unread")
    # Another person has read nothing of it.
    await boris.say("again", games)
    other = await tabs.open(address, "Борис")
    await expect(other.page.locator(".place", has_text="games")).to_contain_text("не прочитано")


async def test_a_browser_brings_along_what_was_read_in_it(pg: Playground, address: str, tabs: Tabs) -> None:
    games, boris = pg.channel("games"), pg.person("Борис")
    said = await boris.say("look", games)
    old = await tabs.open(address, "Ann")
    place = old.page.locator(".place", has_text="games")
    await expect(place).to_contain_text("unread")
    new = await tabs.open(address, "Ann")
    # As it was kept by an earlier server's page.
    await new.page.evaluate(
        "([key, mark]) => localStorage.setItem(key, JSON.stringify(mark))",
        [f"read-{pg.world.guild.id}-{pg.person('Ann').id}", {str(games.id): str(said.id)}],
    )
    await new.page.reload()
    await expect(place).not_to_contain_text("unread")


async def test_a_phone_shows_everything_without_sideways_scrolling(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs
) -> None:
    chooser = await tabs.open(address, None, size=PHONE)
    assert await chooser.sticking_out() == []
    ann = await tabs.open(address, "Ann", size=PHONE, scheme="light")
    files = [picture(), discord.File(__file__, "log.txt")]
    await channel(pg, bot).send(view=everything(), files=files)
    await channel(pg, bot).send("x" * 300 + "\n```\n" + "y" * 300 + "\n```")
    await ann.messages.nth(1).wait_for()
    assert await ann.sticking_out() == []
    drawer = ann.page.get_by_role("button", name="Open the list of channels")
    await drawer.click()
    await expect(ann.page.locator(".place.current")).to_be_focused()
    assert await ann.sticking_out() == []
    await ann.page.keyboard.press("Escape")
    await expect(drawer).to_be_focused()
    await ann.box.fill("/table")
    await expect(ann.page.get_by_role("option")).to_have_count(1)
    assert await ann.sticking_out() == []
    await ann.page.keyboard.press("Enter")
    assert await ann.sticking_out() == []
    await ann.page.keyboard.press("Escape")
    await ann.page.get_by_role("button", name="Bad days").click()
    assert await ann.sticking_out() == []
    await ann.page.get_by_role("button", name="Close").click()
    await drawer.click()
    await ann.page.get_by_role("button", name="Ann: People").click()
    assert await ann.sticking_out() == []


async def test_light_and_dark_follow_the_system_and_the_focus_is_visible(
    pg: Playground, address: str, tabs: Tabs
) -> None:
    grounds = []
    for scheme in ("dark", "light"):
        ann = await tabs.open(address, "Ann", scheme=scheme)
        grounds.append(await ann.page.evaluate("getComputedStyle(document.body).backgroundColor"))
        await ann.page.keyboard.press("Shift+Tab")
        outline = "(one) => getComputedStyle(one).outlineStyle + getComputedStyle(one).outlineWidth"
        assert await ann.page.locator(":focus").evaluate(outline) == "solid2px"
    assert grounds == ["rgb(28, 29, 34)", "rgb(255, 255, 255)"]
