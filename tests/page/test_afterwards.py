"""A whole game at a phone's width, its replay, and a what-if to its end; only `make soak` plays it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Locator, expect

from bot.texts import translator
from tests.page.stage import PHONE, PICTURES, Play, Tab, Tabs
from tests.page.test_games import open_table, play_on
from tests.soak import only_in_soak

pytestmark = [pytest.mark.asyncio(loop_scope="session"), only_in_soak]

SAID = translator("en")
COUNTING = "() => { window.presses = 0; document.addEventListener('click', () => window.presses++, true) }"
LONGEST = 300


async def looked_at(tab: Tab, name: str) -> None:
    await tab.looked_at(tab.page.locator("li.message").last, f"after-{name}")


async def pressed(shown: Locator, button: Locator) -> None:
    """Presses a button and waits for the answer."""
    before = await shown.get_attribute("data-revision")
    await button.click()
    await expect(shown).not_to_have_attribute("data-revision", before or "")


def pressable(shown: Locator, verb: str) -> Locator:
    return shown.locator(f"button[data-custom-id*=':{verb}:@']:not([disabled])")


async def decide(tab: Tab, shown: Locator) -> None:
    """Presses the first answer of a private game's panel, or chooses it in a menu."""
    before = await shown.get_attribute("data-revision")
    menu, done = shown.locator("button.menu"), pressable(shown, "wdo")
    if await done.count():
        await done.first.click()
    elif await menu.count():
        await menu.first.click()
        await tab.page.locator(".popup .option").first.click()
    else:
        await pressable(shown, "wask").first.click()
    await expect(shown).not_to_have_attribute("data-revision", before or "")


async def test_a_game_its_replay_and_a_what_if_to_its_end(play: Play, tabs: Tabs) -> None:
    tab = await tabs.open(play.address, "Ann", size=PHONE, scale=2)
    counts: dict[str, int] = {}

    async def counted(what: str) -> None:
        counts[what] = await tab.page.evaluate("() => window.presses") - sum(counts.values())

    await tab.page.evaluate(COUNTING)
    await open_table(tab, computers=1)
    await looked_at(tab, "begins")
    assert await play_on(tab)
    await tab.button("Replay").wait_for()
    await looked_at(tab, "over")
    await counted("game")

    await tab.button("Replay").click()
    shown = tab.page.locator("li.message.ephemeral").last
    await expect(shown).to_contain_text(SAID("replay-begins"))
    await looked_at(tab, "replay-0")
    for number in range(1, 4):
        await pressed(shown, shown.get_by_role("button", name="▶"))
        await looked_at(tab, f"replay-{number}")
    await pressed(shown, shown.get_by_role("button", name=SAID("replay-own")))
    await looked_at(tab, "replay-own")
    await pressed(shown, shown.get_by_role("button", name=SAID("replay-all")))
    await pressed(shown, shown.get_by_role("button", name=SAID("replay-mistake")))
    await expect(shown.get_by_role("button", name="▶")).to_be_visible()
    await looked_at(tab, "replay-mistake")
    await counted("replay")

    await pressed(shown, shown.get_by_role("button", name=SAID("replay-what-if")))
    await looked_at(tab, "what-if-asks")
    easy = SAID("what-if-against", level=SAID("level-easy"))
    await pressed(shown, shown.get_by_role("button", name=easy))
    await looked_at(tab, "what-if-begins")
    for number in range(LONGEST):
        if "You would have had" in (await shown.text_content() or ""):
            break
        await decide(tab, shown)
        if number in (1, 2, 3, 20):
            await looked_at(tab, f"what-if-{number}")
    await expect(shown).to_contain_text("You would have had")
    await looked_at(tab, "what-if-ends")
    await counted("what if")
    await pressed(shown, shown.get_by_role("button", name=SAID("what-if-replay")))
    if PICTURES:
        (Path(PICTURES) / "after-presses.txt").write_text(f"{counts}\n", "utf-8")
