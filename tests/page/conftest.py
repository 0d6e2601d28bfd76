"""A browser for all of the page's tests, tabs that must not complain, and the page over a small bot."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect

from playground.driver import Playground
from playground.page import Page
from tests.page.stage import CHROMIUM, KEY, NOT_RUN, PATIENCE_MS, Hosted, Play, Tabs, launch
from tests.playground.tiny_bot import Running, TinyBot
from tests.soak import SOAK
from tests.support.waiting import PATIENCE

expect.set_options(timeout=PATIENCE_MS)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser(bot_or_browser: None) -> AsyncIterator[Browser]:
    if CHROMIUM is None:
        pytest.skip(NOT_RUN)
    async with async_playwright() as playwright:
        browser = await launch(playwright)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def tabs(browser: Browser) -> AsyncIterator[Tabs]:
    """Tabs of this test; a script's error or a blocked address in any of them fails it."""
    opened = Tabs(browser)
    yield opened
    complaints = [complaint for tab in opened.opened for complaint in tab.complaints]
    await opened.close()
    assert complaints == []


@pytest_asyncio.fixture(loop_scope="session")
async def pg(tmp_path: Path) -> AsyncIterator[Playground]:
    """A local Discord with the page and two people, which waits for answers longer than three seconds."""
    playground = Playground()
    playground.world.answer_seconds = PATIENCE
    Page(playground.server, KEY, clock=tmp_path / "clock")
    playground.channel("general")
    playground.person("Ann")
    playground.person("Борис", locale="ru")
    async with playground:
        yield playground


@pytest.fixture
def address(pg: Playground) -> str:
    return f"{pg.base_url}/?key={KEY}"


@pytest_asyncio.fixture(loop_scope="session")
async def bot(pg: Playground) -> AsyncIterator[TinyBot]:
    async with Running(pg, TinyBot()) as running:
        yield running


@pytest_asyncio.fixture(loop_scope="session")
async def play(tmp_path: Path, bot_or_browser: None) -> AsyncIterator[Play]:
    async with Play(tmp_path) as playing:
        yield playing


@pytest_asyncio.fixture(loop_scope="session")
async def hosted(
    request: pytest.FixtureRequest, tmp_path: Path, bot_or_browser: None
) -> AsyncIterator[Hosted]:
    """The page with the bot; its games' pictures are sketches unless the test is marked with `drawn`."""
    drawn = SOAK or request.node.get_closest_marker("drawn") is not None
    async with Hosted(tmp_path, drawn=drawn) as running:
        yield running
