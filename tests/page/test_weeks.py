"""Weeks at a table, by clicking at two widths: taking back, stand-ins, rematch, the same shuffle again."""

from __future__ import annotations

import os
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Error, Locator, expect

from tests.page.screenshots import take
from tests.page.stage import DESKTOP, PATIENCE_MS, PHONE, Hosted, Tab, Tabs
from tests.page.test_games import ASKING, answer_first, is_due, take_turn
from tests.soak import only_in_soak

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.drawn]

SHOTS = os.environ.get("CASTELLAN_SHOTS")
"""A folder: with it every station is photographed."""

AGAIN_MS, MOST_PRESSES = 3000, 200
"""The time limit of a press before the next try, and the most tries."""


class Two:
    """Ann at a desk and Boris on a phone, at one table."""

    def __init__(self, ann: Tab, boris: Tab) -> None:
        self.ann, self.boris = ann, boris
        self._shots = 0

    @property
    def tabs(self) -> tuple[Tab, Tab]:
        return self.ann, self.boris

    def other(self, tab: Tab) -> Tab:
        return self.boris if tab is self.ann else self.ann

    async def due(self) -> Tab:
        """Returns the tab of the player who has to decide, with its panel open."""
        for _ in range(100):
            for tab in self.tabs:
                if await is_due(tab):
                    return tab
        raise AssertionError("nobody is due")

    async def take_turn(self, tab: Tab) -> None:
        """Decides in the open panel, and waits for the next picture."""
        old = await tab.button("Your turn").get_attribute("data-custom-id")
        await take_turn(tab)
        for one in self.tabs:
            await one.page.wait_for_function(
                """(old) => ![...document.querySelectorAll("li.message:not(.ephemeral) button")]
                    .some((one) => one.dataset.customId === old)""",
                arg=old,
            )

    async def play_to_the_end(self) -> None:
        """Lets the players who are due press offered buttons; presses again if the panel was redrawn."""
        over = self.ann.page.get_by_role("button", name="Points in full")
        for tab in self.tabs:
            tab.page.set_default_timeout(AGAIN_MS)
        for _ in range(MOST_PRESSES):
            if await over.count():
                break
            for tab in self.tabs:
                with suppress(Error):
                    if await is_due(tab):
                        await take_turn(tab)
        for tab in self.tabs:
            tab.page.set_default_timeout(PATIENCE_MS)
        await expect(over).to_be_visible()

    async def looks_right(self, name: str) -> None:
        """Checks that nothing reaches beyond either screen."""
        for tab in self.tabs:
            assert await tab.sticking_out() == []
            if SHOTS:
                self._shots += 1
                width = "1280" if tab is self.ann else "390"
                await take(tab, Path(SHOTS) / f"{self._shots:02}-{name}-{width}.png")

    async def open(self, *, pace: str | None = None) -> None:
        """Opens a table of both of them; all go to its thread."""
        await self.ann.new_table("Kingdomino")
        if pace is not None:
            await self.ann.button("Set up…").click()
            await self.ann.button("Table settings").click()
            await panel(self.ann).locator("button.menu").click()
            await self.ann.page.locator(".popup .option", has_text=pace).first.click()
            await expect(lobby(self.ann)).to_contain_text(pace)
            await self.looks_right("terms")
        await self.boris.button("Join").click()
        await expect(lobby(self.ann)).to_contain_text("Борис")
        await self.begin()

    async def begin(self) -> None:
        await self.ann.button("Start").click()
        for tab in self.tabs:
            await tab.page.get_by_role("link", name="Go to the table").last.click()
            await tab.button("Your turn").wait_for()


def panel(tab: Tab) -> Locator:
    """The newest private message."""
    return tab.page.locator("li.message.ephemeral").last


def lobby(tab: Tab) -> Locator:
    return tab.messages.filter(has=tab.page.get_by_role("button", name="Start", exact=True)).last


def buttons(where: Tab | Locator, verb: str) -> Locator:
    """The buttons with that verb that can be pressed."""
    root = where.page.locator(".messages") if isinstance(where, Tab) else where
    return root.locator(f"button[data-custom-id*=':{verb}:']:enabled")


def board(tab: Tab) -> Locator:
    """The newest public picture."""
    return tab.page.locator("li.message:not(.ephemeral):has(img)").last


@pytest_asyncio.fixture(loop_scope="session")
async def two(hosted: Hosted, tabs: Tabs) -> AsyncIterator[Two]:
    ann = await tabs.open(hosted.address, "Ann", size=DESKTOP)
    boris = await tabs.open(hosted.address, "Борис", size=PHONE)
    yield Two(ann, boris)


async def test_what_was_revealed_is_asked_back_and_agreed_to(two: Two) -> None:
    await two.open()
    due = await two.due()
    await two.take_turn(due)
    await is_due(due)
    await two.looks_right("can-be-asked-back")
    await buttons(panel(due), "plead").click()
    other = two.other(due)
    await buttons(board(other), "agree").wait_for()
    await two.looks_right("asked-back")
    await buttons(board(other), "agree").click()
    for tab in two.tabs:
        await expect(board(tab)).to_contain_text("with the same shuffle")
        await expect(buttons(board(tab), "agree")).to_have_count(0)
    assert await two.due() is due
    await two.looks_right("agreed")


async def step_that_can_be_undone(two: Two) -> Tab:
    """Plays on until an open panel offers to take back a step of the same turn; returns its tab."""
    for _ in range(20):
        due = await two.due()
        while await panel(due).locator(ASKING).count():
            if await buttons(panel(due), "undo").count():
                return due
            shown = [await panel(due).get_attribute(f"data-{name}") for name in ("id", "revision")]
            await answer_first(due, panel(due))
            await due.page.wait_for_function(
                """([id, revision]) => {
                  const panel = document.querySelector(`li.message.ephemeral[data-id="${id}"]`);
                  return !panel || panel.dataset.revision !== revision;
                }""",
                arg=shown,
            )
    raise AssertionError("nothing can ever be taken back")


@only_in_soak
async def test_a_step_and_a_turn_are_taken_back_alone(two: Two) -> None:
    await two.open()
    due = await step_that_can_be_undone(two)
    undo = buttons(panel(due), "undo")
    await expect(undo).to_contain_text(re.compile(r"Take back: domino \d+|Взять назад: .*\d+"))
    await two.looks_right("step-can-be-undone")
    await undo.click()
    await expect(panel(due)).to_contain_text(re.compile(r"You've taken back|Вы взяли ход назад"))
    await two.looks_right("step-undone")
    await two.take_turn(due)
    below = buttons(board(due), "undo")
    await expect(below).to_contain_text("take back")
    await two.looks_right("turn-can-be-undone")
    before = await board(due).get_attribute("data-id")
    await below.click()
    for tab in two.tabs:
        await expect(board(tab)).not_to_have_attribute("data-id", before or "")
        await expect(board(tab)).to_contain_text("takes back")
    await two.looks_right("turn-undone")


async def test_who_is_late_is_stood_in_for_and_comes_back(two: Two) -> None:
    await two.open(pace="A day")
    late = await two.due()
    other = two.other(late)
    await two.ann.page.get_by_role("button", name="Bad days").click()
    await two.ann.page.get_by_role("button", name="A day later").click()
    await buttons(other, "standin").last.wait_for()
    await two.looks_right("late")
    await two.ann.page.get_by_role("button", name="Bad days").click()
    await buttons(other, "standin").last.click()
    await expect(buttons(panel(other), "standin")).to_have_count(3)
    await two.looks_right("levels")
    await buttons(panel(other), "standin").nth(1).click()
    await expect(board(other)).to_contain_text("stands in (medium)")
    await two.looks_right("stood-in-for")
    await buttons(board(late), "back").last.click()
    await expect(board(other)).not_to_contain_text("stands in (medium)")
    await two.looks_right("back")


@only_in_soak
async def test_a_game_is_played_again_as_a_rematch_and_from_the_same_shuffle(two: Two) -> None:
    await two.open()
    await two.play_to_the_end()
    await two.looks_right("over")
    await buttons(board(two.ann), "fair").click()
    await buttons(panel(two.ann), "again").wait_for()
    await two.looks_right("fair")
    await buttons(panel(two.ann), "again").click()
    await expect(panel(two.ann)).to_contain_text("deals the same game again")
    for tab in two.tabs:
        await buttons(board(tab), "rematch").click()
        await expect(panel(tab)).to_contain_text(re.compile("is the rematch|реванш"))
    await two.looks_right("rematch-pressed")
    for tab in two.tabs:
        await tab.open_venue("general")
    await expect(lobby(two.ann)).to_contain_text("Rematch of table")
    await expect(lobby(two.ann)).to_contain_text("Борис")
    await two.looks_right("rematch")
    same = two.boris.messages.filter(has_text="Shuffle").last
    await buttons(same, "join").click()
    await expect(same).to_contain_text("Борис")
    await buttons(two.ann.messages.filter(has_text="Shuffle").last, "start").click()
    await two.boris.messages.filter(has_text="Shuffle").last.get_by_role("link").click()
    await expect(board(two.boris)).to_contain_text("Shuffle")
    await two.looks_right("same-shuffle")
