"""The daily castle at a phone's width: one private message holds it."""

from __future__ import annotations

import json
import random
import sqlite3
import time
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.async_api import Locator, expect

from bot.features.daily_castle.service import games_in_turn
from bot.texts import translator
from engines.core.chance import ANY_SEED
from engines.registry import game
from tests.page.stage import PHONE, SPEAKERS, Hosted, Tab, Tabs
from tests.soak import in_soak, turn_of

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.drawn]

DAY = 86400
KEYS = [game.key for game in games_in_turn()]


def set_clock(tmp_path: Path, key: str) -> None:
    """Sets the clock to a minute past the midnight that begins the next day of that game."""
    ahead = DAY - time.time() % DAY + 60
    while KEYS[datetime.fromtimestamp(time.time() + ahead, UTC).weekday() % len(KEYS)] != key:
        ahead += DAY
    (tmp_path / "clock").write_text(str(ahead), encoding="utf-8")


async def looked_at(tab: Tab, name: str) -> None:
    await tab.looked_at(tab.page.locator("li.message").last, f"daily-{name}")


def pressable(shown: Locator, verb: str) -> Locator:
    """Returns its buttons with that verb, except the way back to the first question."""
    back = f"[data-custom-id$=':{verb}:']"
    return shown.locator(f"button[data-custom-id*=':{verb}:']:not([disabled]):not({back})")


async def answer(tab: Tab, shown: Locator) -> None:
    """Presses the first answer, or chooses it in a menu."""
    menu = shown.locator("button.menu")
    first = pressable(shown, "ddo").or_(pressable(shown, "dask")).or_(menu).first
    await first.wait_for()
    before = await shown.get_attribute("data-revision")
    await first.click()
    if await menu.count() and await tab.page.locator(".popup .option").count():
        await tab.page.locator(".popup .option").first.click()
    await expect(shown).not_to_have_attribute("data-revision", before or "")


async def test_a_daily_castle_is_begun_at_a_phones_width(hosted: Hosted, tabs: Tabs, tmp_path: Path) -> None:
    set_clock(tmp_path, "kingdomino")
    for person, lang in turn_of(1, SPEAKERS):
        await begins(await tabs.open(hosted.address, person, size=PHONE, scale=2), lang)


async def begins(tab: Tab, lang: str) -> None:
    """A person begins their daily castle, decides some things and looks at the week."""
    words = translator(lang)
    await tab.page.get_by_role("button", name=f"/{words('cmd-rules')}").first.wait_for()
    await tab.command(words("cmd-daily"))
    await tab.page.keyboard.press("Enter")
    shown = tab.page.locator("li.message.ephemeral").last
    await expect(shown).to_contain_text(words("daily-with", count=3).split(" (")[0])
    await looked_at(tab, f"{lang}-before")
    await shown.get_by_role("button", name=words("daily-begin")).click()
    await expect(shown).to_contain_text(words("daily-official"))
    await looked_at(tab, f"{lang}-begun")
    for _ in range(3):
        await answer(tab, shown)
    await looked_at(tab, f"{lang}-later")
    await tab.command(words("cmd-daily"))
    await tab.page.keyboard.press("Enter")
    again = tab.page.locator("li.message.ephemeral").nth(1)
    await again.get_by_role("button", name=words("daily-table")).click()
    await expect(again.get_by_role("button", name=words("back"))).to_be_visible()
    await looked_at(tab, f"{lang}-table")


def finish(folder: Path, key: str) -> None:
    """Ends all games that were begun, as computer players would have played them."""
    [data] = folder.rglob("*.sqlite3")
    its_game = game(key)
    assert its_game.daily is not None
    state = its_game.setup(its_game.options_type(), its_game.daily.seats, ANY_SEED)
    moves: list[tuple[int, str]] = []
    rng = random.Random(3)
    while due := its_game.turn_order(state):
        legal = its_game.legal(state, due[0])
        action = its_game.players["fair"](its_game.view(state, due[0]), legal, rng, 1.0)
        moves.append((due[0], action.text))
        state = its_game.apply(state, due[0], action).state
    points = next(one.points for one in its_game.result(state).standings if one.seat == 0)
    with closing(sqlite3.connect(data)) as connection, connection:
        connection.execute(
            "UPDATE daily_games SET seq = ?, moves = ?, state = ?",
            (len(moves), json.dumps(moves), its_game.encode(state)),
        )
        connection.execute(
            "INSERT INTO daily_results "
            "SELECT day, user, 0, 'Ann', game, ?, 1, '12302313', 0 FROM daily_games",
            (points,),
        )


@pytest.mark.parametrize("key", [KEYS[0], *map(in_soak, KEYS[1:])])
async def test_the_end_is_shown_and_shared_at_a_phones_width(
    hosted: Hosted, tabs: Tabs, tmp_path: Path, key: str
) -> None:
    words = translator("en")
    set_clock(tmp_path, key)
    tab = await tabs.open(hosted.address, "Ann", size=PHONE, scale=2)
    await tab.page.get_by_role("button", name="/rules").first.wait_for()
    await tab.command("daily")
    await tab.page.keyboard.press("Enter")
    shown = tab.page.locator("li.message.ephemeral").last
    await shown.get_by_role("button", name=words("daily-begin")).click()
    await expect(shown).to_contain_text(words("daily-official"))
    await looked_at(tab, f"{key}-begun")
    finish(tmp_path, key)
    await tab.command("daily")
    await tab.page.keyboard.press("Enter")
    end = tab.page.locator("li.message.ephemeral").nth(1)
    await expect(end).to_contain_text(words("daily-place-everywhere", place="1", count=1))
    await looked_at(tab, f"{key}-end")
    await end.get_by_role("button", name=words("daily-share")).click()
    posted = tab.page.locator("li.message:not(.ephemeral)").last
    await expect(posted).to_contain_text("▅█")
    await looked_at(tab, f"{key}-shared")
