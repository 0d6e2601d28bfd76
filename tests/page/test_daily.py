"""The daily castle at a phone's width, in three languages: one private message holds it."""

from __future__ import annotations

import os
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.async_api import Locator, expect

from bot.service.daily_castle import games_in_turn
from bot.texts import words
from tests.page.stage import PHONE, Play, Tab, Tabs

pytestmark = pytest.mark.asyncio(loop_scope="session")

DAY = 86400
PICTURES = os.environ.get("CASTELLAN_SCREENSHOTS")
"""Where somebody wants to look at what these tests see."""


def set_clock(tmp_path: Path, key: str) -> None:
    """A minute past the midnight that begins the next day of that game."""
    keys = [game.key for game in games_in_turn()]
    ahead = DAY - time.time() % DAY + 60
    while keys[datetime.fromtimestamp(time.time() + ahead, UTC).weekday() % len(keys)] != key:
        ahead += DAY
    (tmp_path / "clock").write_text(str(ahead), encoding="utf-8")


async def looked_at(tab: Tab, name: str) -> None:
    """Nothing reaches beyond the edge, and every picture is there."""
    shown = tab.page.locator("li.message").last
    for picture in await shown.locator("img").all():
        await picture.scroll_into_view_if_needed()
        await expect(picture).to_have_js_property("complete", True)
    assert await tab.sticking_out() == []
    if PICTURES:
        await shown.screenshot(path=Path(PICTURES) / f"daily-{name}.png")


def pressable(shown: Locator, verb: str) -> Locator:
    """Its buttons with that verb; the way back to the first question is none."""
    back = f"[data-custom-id$=':{verb}:']"
    return shown.locator(f"button[data-custom-id*=':{verb}:']:not([disabled]):not({back})")


@pytest.mark.parametrize(("person", "lang"), [("Ann", "en"), ("Борис", "ru"), ("Celina", "pl")])
async def test_a_daily_castle_is_begun_at_a_phones_width(
    play: Play, tabs: Tabs, tmp_path: Path, person: str, lang: str
) -> None:
    said = words(lang)
    set_clock(tmp_path, "kingdomino")
    tab = await tabs.open(play.address, person, size=PHONE, scale=2)
    await tab.page.get_by_role("button", name=f"/{said('cmd-rules')}").first.wait_for()
    await tab.command(said("cmd-daily"))
    await tab.page.keyboard.press("Enter")
    shown = tab.page.locator("li.message.ephemeral").last
    await expect(shown).to_contain_text(said("daily-with", count=3).split(" (")[0])
    await looked_at(tab, f"{lang}-before")
    await shown.get_by_role("button", name=said("daily-begin")).click()
    await expect(shown).to_contain_text(said("daily-rated"))
    await looked_at(tab, f"{lang}-begun")
    for _ in range(3):
        first = pressable(shown, "ddo").or_(pressable(shown, "dask")).first
        before = await first.get_attribute("data-custom-id")
        await first.click()
        await expect(shown.locator(f"button[data-custom-id='{before}']")).to_have_count(0)
    await looked_at(tab, f"{lang}-later")
    await tab.command(said("cmd-daily"))
    await tab.page.keyboard.press("Enter")
    again = tab.page.locator("li.message.ephemeral").nth(1)
    await again.get_by_role("button", name=said("daily-table")).click()
    await expect(again.get_by_role("button", name=said("back"))).to_be_visible()
    await looked_at(tab, f"{lang}-table")
