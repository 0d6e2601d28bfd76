"""Whole games by clicking, with the bot as a process: the steps of a newcomer after `make play`."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio
from playwright.async_api import Error, Locator, expect

from playground.driver import Playground
from tests.page.stage import Hosted, Tab, Tabs
from tests.soak import SOAK
from tests.wire.harness import TableDriver

pytestmark = pytest.mark.asyncio(loop_scope="session")

LONGEST_GAME = 200
AGAIN_MS = 5000
"""The time limit of a press on something that may be redrawn or gone, before looking again."""
PRESSES, ANSWERED_MS = 12, 15_000
"""The number of presses on "Your turn", and the time limit for the panel each time."""


async def open_table(host: Tab, *others: Tab, computers: int) -> None:
    await fill_table(host, *others, computers=computers)
    await start_table(host, *others)


async def fill_table(host: Tab, *others: Tab, computers: int) -> None:
    """`/table new`, the others join, computer players are added."""
    await host.new_table("Kingdomino")
    for other in others:
        await other.button("Join").click()
        await host.messages.filter(has_text="Борис").last.wait_for()
    for _ in range(computers):
        await host.button("+ Computer").click()
    await host.messages.filter(has_text="(computer player").last.wait_for()


ASKING = ", ".join(
    (*(f"button[data-custom-id*=':{verb}:']:enabled" for verb in ("do", "ask")), "button.menu")
)
"""A panel's questions: one at rest may still offer to take something back, or to look at what happened."""


async def start_table(host: Tab, *others: Tab) -> None:
    """Starts the game; all go to its thread, players and watchers."""
    await host.button("Start").click()
    for tab in (host, *others):
        await tab.page.get_by_role("link", name="Go to the table").last.click()
        await tab.button("Your turn").wait_for()


async def is_due(tab: Tab) -> bool:
    """Whether a person's own panel asks something: opens it, as people do.

    A picture that is redrawn between button down and button up swallows the press: people press again.
    """
    panel = tab.page.locator("li.message.ephemeral").last
    refused = tab.page.locator("li.message.note")
    for _ in range(PRESSES):
        before = await panel.get_attribute("data-id") if await panel.count() else ""
        refusals = await refused.count()
        try:
            await tab.button("Your turn").click(timeout=AGAIN_MS)
        except Error:
            return False  # the picture has just been replaced by the last one
        with suppress(Error):
            await tab.page.wait_for_function(
                """([before, refusals]) => {
                  const panel = [...document.querySelectorAll("li.message.ephemeral")].at(-1);
                  return document.querySelectorAll("li.message.note").length > refusals
                    || panel && panel.dataset.id !== before && panel.querySelector(".container");
                }""",
                arg=[before, refusals],
                timeout=ANSWERED_MS,
            )
            if await refused.count() > refusals:
                return False  # its button moved to the next picture while the press was under way
            return bool(await panel.locator(ASKING).count())
    raise AssertionError(f"{PRESSES} presses were not answered")


async def take_turn(tab: Tab) -> None:
    """Gives the first answer that the newest panel offers, until it asks nothing more.

    A press that changes nothing was swallowed by a redraw, or taken for a double tap: people press again.
    """
    in_vain = 0
    while in_vain < PRESSES:
        panel = tab.page.locator("li.message.ephemeral").last
        await panel.locator(".container").wait_for()
        if not await panel.locator(ASKING).count():
            return
        shown = [await panel.get_attribute("data-id"), await panel.get_attribute("data-revision")]
        await answer_first(tab, panel)
        try:
            await tab.page.wait_for_function(
                """([id, revision]) => {
                  const panel = document.querySelector(`li.message.ephemeral[data-id="${id}"]`);
                  return !panel || panel.dataset.revision !== revision;
                }""",
                arg=shown,
                timeout=ANSWERED_MS,
            )
        except Error:
            in_vain += 1
        else:
            in_vain = 0
    raise AssertionError(f"{PRESSES} presses changed nothing")


async def answer_first(tab: Tab, panel: Locator) -> None:
    """Presses a button that acts; otherwise the first choice of a menu, or the first button.

    A panel that is redrawn during the press has changed without being answered; the caller looks again.
    """
    deeds = panel.locator("button[data-custom-id*=':do:']:enabled")
    menu = panel.locator("button.menu")
    with suppress(Error):
        if await deeds.count():
            await deeds.first.click(timeout=AGAIN_MS)
        elif await menu.count():
            await menu.first.click(timeout=AGAIN_MS)
            await tab.page.locator(".popup .option").first.click(timeout=AGAIN_MS)
        else:
            await panel.locator("button[data-custom-id*=':ask:']:enabled").first.click(timeout=AGAIN_MS)


async def play_on(*tabs: Tab, turns: int = LONGEST_GAME) -> bool:
    """Lets the players who are due take turns; returns True when the game is over."""
    for _ in range(turns):
        while True:
            over = await tabs[0].page.get_by_role("button", name="Points in full").count()
            if over:
                return True
            due = [tab for tab in tabs if await is_due(tab)]
            if due:
                break
            await asyncio.sleep(0.05)
        boards = await due[0].button("Your turn").get_attribute("data-custom-id")
        await take_turn(due[0])
        for tab in tabs:
            await tab.page.wait_for_function(
                """(old) => ![...document.querySelectorAll("li.message:not(.ephemeral) button")]
                    .some((one) => one.dataset.customId === old)""",
                arg=boards,
            )
    return False


async def press_to_the_end(playground: Playground) -> None:
    """Lets Ann play the rest of the only game without her browser, which costs less."""
    ann = playground.person("Ann")
    table = TableDriver(playground, ann)
    [thread] = playground.threads(playground.general)
    table.table_id = thread.name.split()[-1]
    await table.play([ann], Random(7).choice)


async def test_a_game_against_a_computer_player_is_played_by_clicking_and_watched_to_its_end(
    hosted: Hosted, tabs: Tabs
) -> None:
    ann = await tabs.open(hosted.address, None)
    await ann.page.get_by_role("link", name="Ann").click()
    boris = await tabs.open(hosted.address, "Борис")
    await fill_table(ann, computers=1)
    await start_table(ann, boris)
    if not await play_on(ann, turns=LONGEST_GAME if SOAK else 3):
        await press_to_the_end(hosted.playground)
    for tab in (ann, boris):
        result = tab.messages.filter(has=tab.page.get_by_role("button", name="Points in full")).last
        await result.locator("img").wait_for()
        assert re.search(r"1\. (Ann|\w+), \d+ points", await result.inner_text())
        assert await tab.newest_in_view()


@pytest_asyncio.fixture(loop_scope="session")
async def kept(tmp_path: Path, bot_or_browser: None) -> AsyncIterator[Hosted]:
    async with Hosted(tmp_path, kept=True) as running:
        yield running


async def test_a_game_goes_on_after_the_bot_and_the_playground_were_restarted(
    kept: Hosted, tabs: Tabs
) -> None:
    ann = await tabs.open(kept.address, "Ann")
    boris = await tabs.open(kept.address, "Борис")
    await fill_table(ann, computers=1)
    await start_table(ann, boris)
    assert not await play_on(ann, turns=1)

    await ann.page.get_by_role("button", name="Bad days").click()
    await ann.page.get_by_role("button", name="Kill and restart it").click()
    await ann.page.locator(".journal li", has_text="is connected (IDENTIFY)").nth(1).wait_for()
    assert not await play_on(ann, turns=1)

    newest = await ann.button("Your turn").get_attribute("data-custom-id")
    await boris.page.locator(f".messages button[data-custom-id='{newest}']").wait_for()
    told = [await one.get_attribute("data-id") for one in await boris.messages.all()]
    await kept.end()
    await boris.page.locator(".offline").wait_for()
    await kept.begin_again()
    await boris.page.locator(".offline").wait_for(state="hidden")
    await ann.page.locator(".bot-status", has_text="online").wait_for()
    for number in told:  # a picture that was due when the bot was stopped may follow them
        await expect(boris.page.locator(f"li.message[data-id='{number}']")).to_have_count(1)
    assert not await play_on(ann, turns=1)
