"""Messages as the browser shows them: Markdown, every component, forms, failures, pictures."""

from __future__ import annotations

import asyncio
import re

import discord
import pytest
from discord import ui
from playwright.async_api import Route, expect

from playground.driver import Playground
from tests.page.stage import Tabs
from tests.playground.test_modals import Answers, Questions
from tests.playground.tiny_bot import TinyBot, board, data_of, picture
from tests.support.waiting import PATIENCE

pytestmark = pytest.mark.asyncio(loop_scope="session")

MARKDOWN = """# One
## Two
### Three
-# small
**bold** *italic* __under__ ~~gone~~ `code` ||hidden|| [a link](https://example.org/x)
> quoted
- first
  - inner
1. number
```
fenced <b>
```
<@{ann}> <#{general}> snake_case_name 2 * 3 * 4 \\*plain\\*"""


def everything() -> ui.LayoutView:
    """One of each component that a message can have."""
    view = ui.LayoutView(timeout=None)
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for style in ("primary", "secondary", "success", "danger"):
        row.add_item(ui.Button(label=style, custom_id=style, style=discord.ButtonStyle[style]))
    row.add_item(ui.Button(label="elsewhere", url="https://example.org/"))
    menu: ui.Select[ui.LayoutView] = ui.Select(
        custom_id="several",
        placeholder="Choose some",
        min_values=1,
        max_values=2,
        options=[discord.SelectOption(label=f"Option {x}", value=x, description="why") for x in "abc"],
    )
    menus: ui.ActionRow[ui.LayoutView] = ui.ActionRow(menu)
    section: ui.Section[ui.LayoutView] = ui.Section(
        "In a section", accessory=ui.Thumbnail("attachment://board.png", description="A thumbnail")
    )
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery(
        discord.MediaGalleryItem("attachment://board.png", description="A board")
    )
    container: ui.Container[ui.LayoutView] = ui.Container(
        ui.TextDisplay("In a container"),
        ui.Separator(),
        section,
        gallery,
        ui.File("attachment://log.txt"),
        row,
        menus,
        accent_colour=0xE7B94C,
    )
    view.add_item(container)
    view.stop()
    return view


def channel(pg: Playground, bot: TinyBot) -> discord.TextChannel:
    found = bot.get_channel(pg.general.id)
    assert isinstance(found, discord.TextChannel)
    return found


async def test_markdown_becomes_elements_and_never_html(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs
) -> None:
    ann = await tabs.open(address, "Ann")
    person = pg.person("Ann")
    await channel(pg, bot).send(MARKDOWN.format(ann=person.id, general=pg.general.id))
    body = ann.messages.last.locator(".markdown")
    for selector, text in {
        ".size-1": "One",
        ".size-2": "Two",
        ".size-3": "Three",
        ".subtext": "small",
        "strong": "bold",
        "em": "italic",
        "u": "under",
        "s": "gone",
        "p > code": "code",
        ".spoiler": "hidden",
        "blockquote": "quoted",
        "ul ul li": "inner",
        "ol li": "number",
        "pre code": "fenced <b>",
        ".chip.me": "@Ann",
        "a.chip": "#general",
    }.items():
        await expect(body.locator(selector)).to_have_text(text)
    link = body.get_by_role("link", name="a link")
    assert await link.get_attribute("href") == "https://example.org/x"
    assert await link.get_attribute("rel") == "noopener noreferrer"
    assert "snake_case_name 2 * 3 * 4 *plain*" in await body.inner_text()

    trick = "<img src=x onerror=\"document.title='hacked'\"><script>document.title='hacked'</script>"
    await person.say(trick)
    await person.say("[x](javascript:alert(1)) **" + trick + "**")
    await expect(ann.messages.nth(1)).to_contain_text(trick)
    await expect(ann.messages.nth(2)).to_contain_text(trick)
    assert await ann.page.locator(".markdown img, .markdown script, a[href^='javascript']").count() == 0
    assert "hacked" not in await ann.page.title()


async def test_every_component_of_a_message_is_shown_and_works(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs
) -> None:
    chosen: asyncio.Queue[object] = asyncio.Queue()

    async def several(interaction: discord.Interaction[discord.Client], _: str) -> None:
        await interaction.response.send_message("thanks", ephemeral=True)
        chosen.put_nowait(data_of(interaction)["values"])

    bot.handlers["several"] = several
    ann = await tabs.open(address, "Ann")
    files = [picture(), discord.File(__file__, "log.txt")]
    await channel(pg, bot).send(view=everything(), files=files)
    message = ann.messages.first
    for style in ("primary", "secondary", "success", "danger"):
        assert style in str(await message.get_by_role("button", name=style).get_attribute("class"))
    link = message.get_by_role("link", name="elsewhere")
    assert await link.get_attribute("target") == "_blank"
    await expect(message.locator(".section")).to_contain_text("In a section")
    await expect(message.get_by_alt_text("A thumbnail")).to_be_visible()
    await expect(message.locator(".file")).to_contain_text("log.txt")
    await expect(message.get_by_role("separator")).to_be_visible()
    border = await message.locator(".container").evaluate("(box) => getComputedStyle(box).borderLeftColor")
    assert border == "rgb(231, 185, 76)"

    await message.get_by_role("combobox", name="Choose some").click()
    done = ann.page.get_by_role("button", name="Done")
    await expect(done).to_be_disabled()
    for option in ("Option a", "Option c", "Option b"):
        await ann.page.get_by_role("option", name=option).click()
    await done.click()
    assert await asyncio.wait_for(chosen.get(), PATIENCE) == ["a", "c"]

    await message.get_by_role("button", name="Open large: A board").click()
    large = ann.page.locator("dialog.lightbox img")
    await expect(large).to_have_attribute("alt", "A board")
    await ann.page.keyboard.press("Escape")
    await expect(large).to_have_count(0)


async def test_a_message_changes_in_place_for_everybody(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs
) -> None:
    ann = await tabs.open(address, "Ann")
    boris = await tabs.open(address, "Борис")
    await channel(pg, bot).send(view=board("A board"))
    await ann.button("Draw").focus()
    await ann.page.keyboard.press("Enter")
    for tab in (ann, boris):
        await expect(tab.messages).to_have_count(1)
        await expect(tab.messages).to_contain_text("Drawn")
        await expect(tab.messages.locator("img")).to_be_visible()
    await expect(ann.button("Draw")).to_be_focused()
    await boris.messages.get_by_role("combobox").focus()
    await boris.page.keyboard.press("ArrowDown")
    await boris.page.keyboard.press("ArrowDown")
    await boris.page.keyboard.press("Enter")
    await expect(ann.messages).to_contain_text("Picked ['B']")
    await expect(ann.messages.get_by_role("button", name="Off")).to_be_disabled()


async def test_a_form_with_every_input_is_checked_in_place_and_sent(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs
) -> None:
    answers: asyncio.Queue[Answers] = asyncio.Queue()

    async def ask(interaction: discord.Interaction[discord.Client], _: str) -> None:
        await interaction.response.send_modal(Questions(answers))

    bot.handlers["run"] = ask
    ann = await tabs.open(address, "Ann")
    await ann.command("run")
    form = ann.page.get_by_role("dialog", name="Questions")
    await expect(form.get_by_label("Question 0")).to_be_focused()
    await form.get_by_label("Question 0").fill("x")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_text("Minimum number of characters: 2.")).to_be_visible()
    await expect(form.get_by_text("This is required.")).to_be_visible()
    await expect(form.get_by_text("Choose at least 1.")).to_be_visible()
    assert answers.empty()
    await form.get_by_label("Question 0").fill("hello")
    await form.get_by_role("group", name="Question 1").get_by_label("b").check()
    for letter in "ac":
        await form.get_by_role("group", name="Question 2").get_by_label(letter).check()
    await form.get_by_role("combobox", name="Question 3").click()
    for letter in "bc":
        await form.get_by_role("option", name=letter).click()
    await form.get_by_role("button", name="Done").click()
    await form.get_by_label("Question 4").check()
    await form.get_by_role("button", name="Submit").click()
    assert await asyncio.wait_for(answers.get(), PATIENCE) == ("hello", "b", ["a", "c"], ["b", "c"], True)
    await expect(form).to_have_count(0)
    await expect(ann.messages.last).to_contain_text("thanks")


async def test_an_interaction_that_is_not_answered_in_time_fails(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs
) -> None:
    async def nothing(interaction: discord.Interaction[discord.Client], _: str) -> None:
        return

    bot.handlers["draw"] = nothing
    ann = await tabs.open(address, "Ann")
    await channel(pg, bot).send(view=board("A board"))
    await ann.button("Draw").click()
    await expect(ann.button("Draw")).to_have_attribute("aria-busy", "true")
    pg.world.answer_seconds = 0.0
    pg.world.fail_unanswered()
    await expect(ann.messages.get_by_text("This interaction failed")).to_be_visible()
    await expect(ann.button("Draw")).not_to_have_attribute("aria-busy", "true")


async def test_thinking_then_an_answer_that_can_be_dismissed(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs
) -> None:
    go_on = asyncio.Event()

    async def think(interaction: discord.Interaction[discord.Client], _: str) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await go_on.wait()
        await interaction.edit_original_response(content="thought")

    bot.handlers["run"] = think
    ann = await tabs.open(address, "Ann")
    await ann.command("run")
    await expect(ann.messages.last).to_contain_text("Castellan is thinking…")
    go_on.set()
    await expect(ann.messages.last).to_contain_text("thought")
    await expect(ann.messages.last).to_contain_text("Only you can see this")
    await expect(ann.messages.last).to_contain_text("Ann used /run")
    await ann.button("Dismiss message").click()
    await expect(ann.messages).to_have_count(0)
    await ann.page.reload()
    await ann.page.locator(".welcome").wait_for()
    await expect(ann.messages).to_have_count(0)


async def test_older_messages_are_shown_on_request_and_the_newest_is_in_view(
    pg: Playground, address: str, tabs: Tabs
) -> None:
    boris = pg.person("Борис")
    for number in range(70):
        await boris.say(f"message {number}")
    ann = await tabs.open(address, "Ann")
    await expect(ann.messages).to_have_count(50)
    assert await ann.newest_in_view()
    await ann.page.get_by_role("button", name="Show older messages").click()
    await expect(ann.messages).to_have_count(70)
    assert not await ann.newest_in_view()
    await boris.say("new")
    await ann.page.get_by_role("button", name="Jump to the newest message").click()
    assert await ann.newest_in_view()
    await expect(ann.messages.last).to_contain_text("new")
    await expect(ann.page.locator("#announcer")).to_contain_text("#general – Борис: new")


async def test_what_is_said_while_the_history_is_on_its_way_stays(
    pg: Playground, address: str, tabs: Tabs
) -> None:
    boris = pg.person("Борис")
    await boris.say("before")
    ann = await tabs.open(address, "Ann")
    await expect(ann.messages).to_have_count(1)

    async def overtaken(route: Route) -> None:
        read = await route.fetch()
        await boris.say("meanwhile")
        await expect(ann.messages).to_have_count(2)
        await route.fulfill(response=read)

    await ann.page.route("**/page/history**", overtaken)
    async with ann.page.expect_response("**/page/history**"):
        pg.world.tell("commands", None)
    await expect(ann.messages).to_have_text([re.compile("before"), re.compile("meanwhile")])


async def test_by_keyboard_one_goes_from_the_message_box_into_the_newest_message_and_back(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs
) -> None:
    ann = await tabs.open(address, "Ann")
    asked = await pg.person("Борис").say("a **question**")
    await channel(pg, bot).send(view=board("A board"))
    await channel(pg, bot).get_partial_message(asked.id).reply("an answer")
    await expect(ann.messages.last).to_contain_text("a question")
    await ann.box.focus()
    for _ in range(2):
        await ann.page.keyboard.press("Shift+Tab")
    await expect(ann.button("Whisper")).to_be_focused()
    await ann.page.keyboard.press("Space")
    await expect(ann.messages.last).to_contain_text("Only you")
    await ann.page.locator(".scroller").focus()
    await ann.page.keyboard.type("hello")
    await expect(ann.box).to_have_value("hello")
