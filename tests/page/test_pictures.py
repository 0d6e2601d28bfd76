"""Pictures: large in the window, and in sight while one chooses by them."""

from __future__ import annotations

import io
import re
from collections.abc import Awaitable, Callable

import discord
import pytest
from discord import ui
from PIL import Image
from playwright.async_api import FloatRect, Locator, Page, expect

from playground.driver import Playground
from tests.page.stage import DESKTOP, PHONE, Tab, Tabs
from tests.page.test_messages import channel
from tests.playground.tiny_bot import TinyBot
from tests.soak import in_soak

pytestmark = pytest.mark.asyncio(loop_scope="session")

SMALL_PHONE = (390, 660)
LONG = " ".join(f"In row {n} lies a tile of which something is told." for n in range(20))
UNCOVERED = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return Boolean(top) && (one.contains(top) || top.contains(one) && top.matches("button, .option"));
}"""
LOADED = """async (image) => {
  await image.decode();
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}"""
IN_SIGHT = """(one) => {
  const [box, pane] = [one, document.querySelector(".scroller")].map((e) => e.getBoundingClientRect());
  return box.top >= pane.top - 1 && box.bottom <= innerHeight;
}"""


def large_picture(width: int = 600, height: int = 500) -> discord.File:
    drawn = io.BytesIO()
    Image.new("RGB", (width, height), "teal").save(drawn, "PNG")
    drawn.seek(0)
    return discord.File(drawn, filename="board.png")


def panel(*rows: ui.ActionRow[ui.LayoutView], description: str = "A board") -> ui.LayoutView:
    """A picture and below it the choices that it shows."""
    view = ui.LayoutView(timeout=None)
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery(
        discord.MediaGalleryItem("attachment://board.png", description=description)
    )
    container: ui.Container[ui.LayoutView] = ui.Container(ui.TextDisplay("Your hand:"), gallery, *rows)
    view.add_item(container)
    view.stop()
    return view


def rows_of_buttons(count: int) -> list[ui.ActionRow[ui.LayoutView]]:
    buttons: list[ui.Button[ui.LayoutView]] = [
        ui.Button(label=f"{number}: S IV, = 1", custom_id=f"b{number}") for number in range(count)
    ]
    return [ui.ActionRow(*buttons[at : at + 5]) for at in range(0, count, 5)]


def row_of_many_options() -> ui.ActionRow[ui.LayoutView]:
    menu: ui.Select[ui.LayoutView] = ui.Select(
        custom_id="several",
        placeholder="Choose 2 tiles",
        min_values=2,
        max_values=2,
        options=[
            discord.SelectOption(label=f"Room {n}", value=str(n), description="1 per food room around it")
            for n in range(1, 13)
        ],
    )
    return ui.ActionRow(menu)


async def box_of(one: Locator) -> FloatRect:
    found = await one.bounding_box()
    assert found is not None
    return found


async def open_large(pg: Playground, bot: TinyBot, tab: Tab, description: str) -> Locator:
    await channel(pg, bot).send(view=panel(description=description), files=[large_picture()])
    await tab.messages.last.get_by_role("button", name="Open large").click()
    image = tab.page.locator("dialog.lightbox img")
    await expect(image).to_be_visible()
    await image.evaluate(LOADED)
    return image


@pytest.mark.parametrize("size", [PHONE, in_soak(DESKTOP)])
async def test_a_large_picture_fills_the_window_and_all_of_its_description_is_read(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs, size: tuple[int, int]
) -> None:
    ann = await tabs.open(address, "Ann", size=size)
    image = await open_large(pg, bot, ann, LONG)
    box = await box_of(image)
    assert box["width"] >= size[0] - 1 or box["height"] >= size[1] - 1
    caption = ann.page.locator("dialog.lightbox p")
    await expect(caption).to_have_text(LONG)
    assert await caption.evaluate("(one) => one.scrollHeight <= one.clientHeight")
    assert await caption.evaluate(IN_SIGHT)
    assert await ann.sticking_out() == []


async def test_a_large_picture_is_enlarged_by_wheel_keys_presses_and_two_fingers(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs
) -> None:
    ann = await tabs.open(address, "Ann", size=PHONE)
    image = await open_large(pg, bot, ann, "A board")
    await expect(ann.page.get_by_role("button", name="Close")).to_be_focused()
    whole = await box_of(image)
    middle = (PHONE[0] / 2, whole["y"] + whole["height"] / 2)

    async def larger() -> float:
        return (await box_of(image))["width"] / whole["width"]

    ways: list[tuple[Callable[[], Awaitable[None]], Callable[[], Awaitable[None]]]] = [
        (lambda: ann.page.keyboard.press("+"), lambda: ann.page.keyboard.press("0")),
        (lambda: ann.page.mouse.wheel(0, -300), lambda: ann.page.mouse.wheel(0, 300)),
        (lambda: ann.page.mouse.click(*middle), lambda: ann.page.mouse.click(*middle)),
        (lambda: press(ann.page, "Zoom in"), lambda: press(ann.page, "Fit")),
        (lambda: pinch(ann.page, middle, 40, 120), lambda: pinch(ann.page, middle, 120, 20)),
    ]
    for enlarge, whole_again in ways:
        await ann.page.mouse.move(*middle)
        await enlarge()
        assert await larger() > 1.1
        await whole_again()
        assert await larger() == pytest.approx(1)

    for _ in range(3):
        await ann.page.keyboard.press("+")
    before = (await box_of(image))["x"]
    await ann.page.keyboard.press("ArrowRight")
    assert (await box_of(image))["x"] < before
    await ann.page.mouse.move(*middle)
    await ann.page.mouse.down()
    await ann.page.mouse.move(middle[0] + 50, middle[1])
    moved = (await box_of(image))["x"]
    await ann.page.mouse.up()
    assert moved == pytest.approx((await box_of(image))["x"])
    assert moved > before - 80
    await ann.page.keyboard.press("0")
    await ann.page.mouse.click(middle[0], 20)
    await expect(image).to_have_count(0)
    await expect(ann.messages.last.get_by_role("button", name="Open large")).to_be_focused()


async def press(page: Page, name: str) -> None:
    await page.get_by_role("button", name=name).click()


async def pinch(page: Page, middle: tuple[float, float], before: float, after: float) -> None:
    """Two fingers that lie on a line around a point and change their distance."""
    session = await page.context.new_cdp_session(page)

    def fingers(apart: float) -> list[dict[str, float]]:
        return [{"x": middle[0] + side * apart / 2, "y": middle[1], "id": side} for side in (0, 1, -1)][1:]

    await session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": fingers(before)})
    for step in range(1, 6):
        points = fingers(before + (after - before) * step / 5)
        await session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": points})
    await session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await session.detach()


async def test_done_covers_no_option_and_the_picture_stays_in_sight_above_a_menu(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs
) -> None:
    ann = await tabs.open(address, "Ann", size=PHONE)
    await channel(pg, bot).send(view=panel(row_of_many_options()), files=[large_picture()])
    await ann.messages.last.get_by_role("combobox").click()
    options, done = ann.page.get_by_role("option"), ann.page.get_by_role("button", name="Done")
    await expect(options).to_have_count(12)
    top = (await box_of(done))["y"]
    for at in range(12):
        await options.nth(at).scroll_into_view_if_needed()
        option = await box_of(options.nth(at))
        assert option["y"] + option["height"] <= top
        assert await options.nth(at).evaluate(UNCOVERED)
    picture = ann.messages.last.locator(".picture")
    assert await picture.evaluate(IN_SIGHT)
    shown, popup = await box_of(picture), await box_of(ann.page.locator(".popup"))
    assert shown["y"] + shown["height"] <= popup["y"]
    assert popup["y"] + popup["height"] <= PHONE[1]
    for key in ("Home", "Enter", "End", "Enter", "Tab"):
        await ann.page.keyboard.press(key)
    await expect(ann.messages.last.get_by_role("combobox")).to_have_text("Room 1, Room 12")
    assert await ann.newest_in_view()


@pytest.mark.parametrize(
    ("size", "shown"),
    [(DESKTOP, [(350, 350), (547, 350), (290, 350)]), (PHONE, [(290, 290), (290, 186), (290, 350)])],
)
async def test_a_picture_in_a_card_is_as_large_as_on_discord(
    pg: Playground,
    bot: TinyBot,
    address: str,
    tabs: Tabs,
    size: tuple[int, int],
    shown: list[tuple[int, int]],
) -> None:
    """At most 550 × 350 px on a desktop, and 290 px wide on a phone of 390 px."""
    ann = await tabs.open(address, "Ann", size=size)
    for width, height in ((1200, 1200), (1200, 768), (1160, 1400)):
        await channel(pg, bot).send(view=panel(), files=[large_picture(width, height)])
    await expect(ann.messages).to_have_count(3)
    for number, expected in enumerate(shown):
        box = await box_of(ann.messages.nth(number).locator("img"))
        assert (round(box["width"]), round(box["height"])) == expected


@pytest.mark.parametrize("size", [SMALL_PHONE, in_soak(PHONE), in_soak(DESKTOP)])
async def test_a_picture_scrolls_away_and_lies_over_no_button(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs, size: tuple[int, int]
) -> None:
    """As on Discord: who wants to see the picture of a high panel scrolls up to it."""
    ann = await tabs.open(address, "Ann", size=size)
    await channel(pg, bot).send(view=panel(*rows_of_buttons(23)), files=[large_picture(1200, 1200)])
    picture = ann.messages.last.locator(".picture")
    last = ann.button("22: S IV, = 1")
    await expect(last).to_be_in_viewport()
    assert await ann.newest_in_view()
    assert not await picture.evaluate(IN_SIGHT)

    await last.focus()
    for number in range(21, -1, -1):
        await ann.page.keyboard.press("Shift+Tab")
        await expect(ann.button(f"{number}: S IV, = 1")).to_be_focused()
        assert await ann.button(f"{number}: S IV, = 1").evaluate(UNCOVERED), number
    assert await ann.sticking_out() == []


async def test_a_row_of_buttons_begins_on_a_line_of_its_own_and_takes_44_pixels_on_a_phone(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs
) -> None:
    ann = await tabs.open(address, "Ann", size=PHONE)
    await channel(pg, bot).send(view=panel(*rows_of_buttons(10)), files=[large_picture()])
    boxes = [await box_of(ann.button(f"{number}: S IV, = 1")) for number in range(10)]
    left, top = boxes[0]["x"], boxes[0]["y"]
    # Two fit beside each other, and five are in a row: the fifth stands alone.
    assert [box["x"] == left for box in boxes] == [True, False, True, False, True] * 2
    assert [(box["y"] - top) / 44 for box in boxes] == [0, 0, 1, 1, 2, 3, 3, 4, 4, 5]


@pytest.mark.parametrize("size", [DESKTOP, in_soak(PHONE)])
async def test_the_line_of_a_phones_screen_marks_what_is_too_high(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs, size: tuple[int, int]
) -> None:
    ann = await tabs.open(address, "Ann", size=size)
    await channel(pg, bot).send(view=panel(*rows_of_buttons(5)), files=[large_picture()])
    await channel(pg, bot).send(view=panel(*rows_of_buttons(23)), files=[large_picture(1200, 1200)])
    await expect(ann.messages).to_have_count(2)
    whole = await box_of(ann.messages.last)
    await ann.page.get_by_role("button", name="Bad days").click()
    phone = ann.page.get_by_label("Show what a phone shows")
    await phone.check()
    low, high = ann.messages.first, ann.messages.last
    await expect(high).to_have_class(re.compile("too-high"))
    await expect(low).not_to_have_class(re.compile("too-high"))
    assert (await box_of(high))["width"] == PHONE[0]
    assert (await box_of(high.locator("img")))["width"] == 290
    line = "(one) => [getComputedStyle(one, '::after').top, getComputedStyle(one, '::after').content]"
    assert await high.evaluate(line) == ["700px", '"a screen ends here: 700 px"']
    height = round((await box_of(high))["height"])
    await expect(high).to_have_attribute("data-height", f"{height} px")

    await ann.page.get_by_role("button", name="Close").click()
    await ann.page.reload()
    await expect(high).to_have_class(re.compile("too-high"))
    # A message that comes later is measured too, also where there is room for it.
    await channel(pg, bot).send("short")
    await expect(ann.messages.last).to_have_attribute("data-height", re.compile(r"^\d\d px$"))
    await ann.page.get_by_role("button", name="Bad days").click()
    await phone.uncheck()
    await ann.page.get_by_role("button", name="Close").click()
    await expect(ann.page.locator(".shell.as-phone")).to_have_count(0)
    assert (await box_of(ann.messages.nth(1)))["width"] == whole["width"]
