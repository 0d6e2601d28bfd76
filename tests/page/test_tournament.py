"""A tournament in a browser at phone width: the card, the round and a table in its private thread."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.page.stage import PHONE, Hosted, Tabs

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_round_fits_a_phone_for_the_director_and_for_a_player(
    hosted: Hosted, tabs: Tabs, tmp_path: Path
) -> None:
    pg = hosted.playground
    dora, bob = pg.person("Dora", moderator=True), pg.person("Bob")
    ann = await tabs.open(hosted.address, "Ann", size=PHONE)
    director = await tabs.open(hosted.address, "Dora", size=PHONE)
    shots = Path(os.environ.get("CASTELLAN_SHOTS") or tmp_path)
    await dora.slash("tournament new", {"game": "kingdomino", "rounds": 1, "seats": 2, "limit": 2})
    await ann.button("Enter").wait_for()
    assert await ann.sticking_out() == []
    await ann.page.screenshot(path=shots / "card.png")
    await ann.button("Enter").click()
    mine = ann.page.locator("li.message.ephemeral").last
    await expect(mine).to_contain_text("You're in.")
    card = await bob.sees(lambda message: "Tournament: Kingdomino" in message.text)
    await bob.click(card, label="Enter")
    round_post = ann.page.locator("li.message", has_text="begins").last
    await round_post.wait_for()
    assert await ann.sticking_out() == []
    await ann.page.screenshot(path=shots / "round.png")
    await ann.open_venue("Kingdomino")
    await ann.page.locator("li.message img").first.wait_for()
    await ann.page.screenshot(path=shots / "table.png")
    await director.command("tournament rules")
    await director.page.keyboard.press("Enter")
    told = director.page.locator("li.message.ephemeral").last
    await expect(told).to_contain_text("Tournament rules")
    assert await director.sticking_out() == []
    await director.page.screenshot(path=shots / "rules.png")
    await dora.slash("tournament direct", {"act": "void", "table": 1, "reason": "The power went out"})
    await director.page.locator("li.message", has_text="After round 1 of 1").last.wait_for()
    await director.button("Log").click()
    await expect(director.page.locator("li.message.ephemeral").last).to_contain_text("The power went out")
    assert await director.sticking_out() == []
    await director.page.screenshot(path=shots / "log.png")
