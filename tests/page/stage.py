"""Tabs in a real browser, and the page with or without a process around it, for the page's tests."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import sys
from pathlib import Path
from typing import Any, Literal, Self
from urllib.parse import quote

from playwright.async_api import Browser, Locator, Page, Playwright, WebSocket, expect

from playground.driver import Playground
from playground.page import Page as PlaygroundPage
from playground.play import CHANNELS, PEOPLE
from tests.discord_api.checker import wrong
from tests.discord_api.recorded import requests
from tests.wire.harness import PATIENCE, BotProcess

KEY = "a-key-for-tests"
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
"""The same browser without its windows needs half the time."""
NOT_RUN = "No chromium on this machine: the page was not tried in a browser (`make browser` installs it)."
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SPEAKERS = (("Ann", "en"), ("Борис", "ru"), ("Celina", "pl"))
"""People of the page with their languages: a test takes one of them, `make soak` all."""
DESKTOP, PHONE = (1280, 800), (390, 844)
PATIENCE_MS = 240_000
PICTURES = os.environ.get("CASTELLAN_SCREENSHOTS")
"""The folder for screenshots, if set."""
STICKING_OUT = """() => {
  const out = [...document.body.querySelectorAll("*")].filter((one) =>
    one.getBoundingClientRect().right > innerWidth + 1 && !one.closest("pre, .unseen")
    && one.checkVisibility({ visibilityProperty: true }));
  if (document.documentElement.scrollWidth > innerWidth) out.push(document.documentElement);
  return out.map((one) => `${one.tagName} ${one.className}`);
}"""
NEWEST_IN_VIEW = """() => {
  const scroller = document.querySelector(".scroller");
  return scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 4;
}"""


async def launch(playwright: Playwright) -> Browser:
    assert CHROMIUM is not None
    return await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)


class Tab:
    """One person's tab: the frames it received over its socket, and its errors."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []
        self.complaints: list[str] = []
        page.set_default_timeout(PATIENCE_MS)
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda said: self._heard(said.type, said.text))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _heard(self, kind: str, text: str) -> None:
        # A browser reports every refused request as an error of its own; tests check refusals themselves.
        expected = "Failed to load resource" in text or "WebSocket connection" in text
        if kind == "error" and not expected:
            self.complaints.append(text)

    @property
    def messages(self) -> Locator:
        return self.page.locator("li.message[data-id]")

    @property
    def box(self) -> Locator:
        return self.page.locator(".composer textarea")

    async def new_table(self, game: str) -> None:
        """Presses `/table new` in the empty channel and fills in its form; the tab speaks English."""
        await self.page.get_by_role("button", name="/table new").click()
        await self.page.keyboard.press("Enter")
        form = self.page.get_by_role("dialog", name="Open a table")
        await form.get_by_role("combobox", name="Which game?").click()
        await form.get_by_role("option", name=game).first.click()
        await form.get_by_role("button", name="Submit").click()

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """The newest button of that name in the messages."""
        return self.page.locator(".messages").get_by_role("button", name=name, exact=True).last

    async def command(self, typed: str) -> None:
        """Types a command and takes the first offered one, by keyboard alone."""
        await self.box.fill("/")
        await self.box.press_sequentially(typed)
        await self.page.locator(".popup .option").first.wait_for()
        await self.page.keyboard.press("Enter")

    async def open_venue(self, name: str) -> None:
        """Opens a channel or thread of the left column, by a part of its name."""
        drawer = self.page.locator(".drawer-button")
        if await drawer.is_visible():
            await drawer.click()
        await self.page.locator(".sidebar a.place", has_text=name).last.click()
        await self.page.locator(".place-title .title-text", has_text=name).wait_for()

    async def sticking_out(self) -> list[str]:
        """Returns the elements beyond the right edge of the screen, except code blocks, which scroll."""
        found: list[str] = await self.page.evaluate(STICKING_OUT)
        return found

    async def looked_at(self, shown: Locator, name: str) -> None:
        """Checks that a message's pictures have loaded and nothing reaches beyond the edge."""
        for picture in await shown.locator("img").all():
            await picture.scroll_into_view_if_needed()
            await expect(picture).to_have_js_property("complete", True)
        assert await self.sticking_out() == []
        if PICTURES:
            await self.page.screenshot(path=Path(PICTURES) / f"{name}.png")
            await shown.screenshot(path=Path(PICTURES) / f"{name}-message.png")

    async def newest_in_view(self) -> bool:
        return bool(await self.page.evaluate(NEWEST_IN_VIEW))


class Tabs:
    """The tabs of a test."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self.opened: list[Tab] = []

    async def open(
        self,
        address: str,
        person: str | None,
        *,
        size: tuple[int, int] = DESKTOP,
        scheme: Literal["dark", "light"] = "dark",
        scale: float = 1,
    ) -> Tab:
        context = await self._browser.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme=scheme, device_scale_factor=scale
        )
        tab = Tab(await context.new_page())
        self.opened.append(tab)
        await tab.page.goto(address + (f"&as={quote(person)}" if person else ""))
        await tab.page.locator(".shell" if person else ".chooser").wait_for()
        return tab

    async def close(self) -> None:
        for tab in self.opened:
            await tab.page.context.close()


class Hosted:
    """The page and the bot of `make play` without the time to start them: the page is served by this process,
    and the bot is forked from one that has imported everything. `kept`: all of it can be restarted."""

    def __init__(self, folder: Path, *, drawn: bool = False, kept: bool = False) -> None:
        self._folder, self._drawn = folder, drawn
        self._data = folder / "world.json" if kept else None
        self._serve()
        for channel in CHANNELS:
            self.playground.channel(channel)
        for name, locale in PEOPLE:
            self.playground.person(name, locale=locale)

    def _serve(self, port: int = 0) -> None:
        self.playground = Playground(port=port, data=self._data)
        self.playground.world.answer_seconds = PATIENCE  # the machine may be busy
        clock = self._folder / "clock"
        data = self._folder / "castellan.sqlite3"
        self._bot = BotProcess(self.playground, data, drawn=self._drawn, CASTELLAN_CLOCK=str(clock))
        PlaygroundPage(self.playground.server, KEY, _RunByPage(self._bot), clock)
        self.address = f"{self.playground.base_url}/?key={KEY}"

    async def __aenter__(self) -> Self:
        await self.playground.__aenter__()
        await self._bot.__aenter__()
        return self

    async def __aexit__(self, *error: Any) -> None:
        await self._bot.__aexit__(*error)
        await self.playground.__aexit__(*error)

    async def end(self) -> None:
        """Ends the bot and the playground, as Ctrl-C does."""
        await self._bot.stop()
        await self.playground.__aexit__(None, None, None)

    async def begin_again(self) -> None:
        """Starts them at the same address after `end`."""
        self._serve(self.playground.server.port)
        await self.__aenter__()


class _RunByPage:
    """The bot's process as the page's buttons see it."""

    def __init__(self, bot: BotProcess) -> None:
        self._bot = bot

    @property
    def running(self) -> bool:
        return self._bot.is_running

    async def start(self) -> None:
        await self._bot.start()

    async def stop(self, *, kill: bool = False) -> None:
        await (self._bot.kill() if kill else self._bot.stop())


class Play:
    """`python -m playground play` with the bot, as a process: what `make play` runs."""

    def __init__(self, folder: Path, bot: tuple[str, ...] = ()) -> None:
        self.folder = folder
        self._requests = folder / "requests.jsonl"
        data = f"CASTELLAN_DATA={folder / 'castellan.sqlite3'}"
        clock = f"CASTELLAN_CLOCK={folder / 'clock'}"
        # Scripted clicks are quicker than any person's: they are no double taps. A thread draws, since each
        # drawing process would import everything again.
        usual = ("CASTELLAN_DOUBLE_TAP=0", "CASTELLAN_DRAWERS=0")
        self._bot = bot or ("env", data, clock, *usual, sys.executable, "-m", "bot")
        self._process: asyncio.subprocess.Process | None = None
        self.address = ""

    async def start(self, port: int = 0) -> None:
        """Start it and read the address that it prints."""
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.discord_api.recorded", str(self._requests)),
            *("play", "--data", str(self.folder), "--port", str(port), "--", *self._bot),
            stdout=asyncio.subprocess.PIPE,
        )
        while not (found := re.search(r"http://127\.0\.0\.1:\d+/\?key=\S+", line := await self.line())):
            assert line, "the playground ended before it was ready"
        self.address = found[0]

    async def line(self) -> str:
        """The next line that it prints."""
        assert self._process is not None
        assert self._process.stdout is not None
        return (await asyncio.wait_for(self._process.stdout.readline(), PATIENCE)).decode()

    @property
    def port(self) -> int:
        return int(self.address.split(":")[2].split("/")[0])

    async def stop(self) -> int:
        """Sends Ctrl-C; returns its exit code.

        Checks that Discord would have accepted all requests of the bot.
        """
        assert self._process is not None
        if self._process.returncode is None:
            self._process.send_signal(signal.SIGINT)
        code = await asyncio.wait_for(self._process.wait(), PATIENCE)
        refused = wrong(requests(self._requests))
        assert not refused, refused
        return code

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.stop()
