"""A tournament in a browser: the card, the round, a table in its private thread, and the director's acts."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.async_api import expect

from bot.texts import translator
from tests.page.stage import DESKTOP, PHONE, SPEAKERS, Hosted, Tab, Tabs
from tests.soak import in_soak

pytestmark = pytest.mark.asyncio(loop_scope="session")
REASON = "The power went out"
CASES = [
    (name, lang, size) if (lang, size) == ("en", PHONE) else in_soak(name, lang, size)
    for size in (PHONE, DESKTOP)
    for name, lang in SPEAKERS
]


class Camera:
    """Takes a screenshot of every step, if CASTELLAN_SHOTS names a folder; nothing may stick out of any."""

    def __init__(self, folder: Path, lang: str, size: tuple[int, int]) -> None:
        shots = os.environ.get("CASTELLAN_SHOTS")
        self._folder, self._mark = Path(shots or folder), f"{lang}-{size[0]}"

    async def take(self, tab: Tab, step: str) -> None:
        assert await tab.sticking_out() == [], step
        await tab.page.screenshot(path=self._folder / f"{self._mark}-{step}.png")


@pytest.mark.parametrize(("name", "lang", "size"), CASES)
async def test_a_round_is_readable_for_the_director_and_for_a_player(
    hosted: Hosted, tabs: Tabs, tmp_path: Path, name: str, lang: str, size: tuple[int, int]
) -> None:
    pg, words, camera = hosted.playground, translator(lang), Camera(tmp_path, lang, size)
    pg.world.guild.locale = lang
    dora = pg.person("Dora", moderator=True, locale=lang)
    others = [pg.person(one) for one in ("Bob", "Cec", "Eve")]
    ann = await tabs.open(hosted.address, name, size=size)
    director = await tabs.open(hosted.address, "Dora", size=size)
    await dora.slash("tournament new", {"game": "kingdomino", "rounds": 1, "seats": 2, "limit": 4})
    await ann.button(words("tournament-enter")).wait_for()
    await camera.take(ann, "1-card")
    await ann.button(words("tournament-enter")).click()
    mine = ann.page.locator("li.message.ephemeral").last
    await expect(mine).to_contain_text(words("tournament-entered"))
    await camera.take(ann, "2-entered")
    title = words("tournament-title", game=words("kingdomino"))
    for other in others:
        card = await other.sees(lambda message: title in message.text)
        await other.click(card, label=words("tournament-enter"))
    begun = words("round-title", round=1, rounds=1)
    await ann.page.locator("li.message", has_text=begun).last.wait_for()
    await camera.take(ann, "3-round")
    winner, post = pg.person(name), await dora.sees(lambda message: begun in message.text)
    (line,) = (line for line in post.text.splitlines() if winner.mention in line)
    await ann.open_venue(line.split("`")[1])
    await ann.page.locator("li.message img").first.wait_for()
    if size == PHONE:
        await expect(ann.page.locator(".sidebar")).not_to_be_in_viewport()
    await camera.take(ann, "4-table")
    await director.button(words("rules")).click()
    told = director.page.locator("li.message.ephemeral").last
    await expect(told).to_contain_text(words("tournament-rules-1").splitlines()[0].removeprefix("### "))
    await camera.take(director, "5-rules")
    place = int(line.split(".")[0])
    acts = {"act": "award", "table": place, "player": winner.id, "reason": REASON}
    await dora.slash("tournament direct", acts)
    await dora.slash("tournament direct", {"act": "void", "table": 3 - place, "reason": REASON})
    after = words("standings-title", round=1, rounds=1)
    standings = director.page.locator("li.message", has_text=after).last
    await standings.locator("img").wait_for()
    await camera.take(director, "6-standings")
    await director.button(words("tournament-log")).click()
    await expect(director.page.locator("li.message.ephemeral").last).to_contain_text(REASON)
    await camera.take(director, "7-log")
    await director.button(words("tournament-standings")).click()
    await expect(director.page.locator("li.message.ephemeral").last).to_contain_text("100%")
    await camera.take(director, "8-standings-again")
