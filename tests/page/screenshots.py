"""`python -m tests.page.screenshots FOLDER`: the README's pictures, taken in the browser of a real game."""

from __future__ import annotations

import asyncio
import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.async_api import async_playwright

from tests.page.stage import CHROMIUM, NOT_RUN, PHONE, Play, Tab, Tabs, launch
from tests.page.test_games import fill_table, is_due, play_on, start_table

SETTLED_MS = 600


async def take(tab: Tab, file: Path) -> None:
    await tab.page.evaluate("document.activeElement?.blur()")
    await tab.page.mouse.move(0, 0)
    await tab.page.wait_for_timeout(SETTLED_MS)
    Image.open(io.BytesIO(await tab.page.screenshot())).convert("RGB").save(file, optimize=True)


async def see_the_board(tab: Tab) -> None:
    """Dismisses all private answers, so that the table's newest picture remains."""
    notes = tab.page.locator("li.message.ephemeral")
    while left := await notes.count():
        await notes.last.locator(".link-button").click()
        await tab.page.wait_for_function(
            "(left) => document.querySelectorAll('li.message.ephemeral').length < left", arg=left
        )
    board = tab.page.locator("li.message:not(.ephemeral) img").last
    await board.wait_for()
    await tab.button("Your turn").scroll_into_view_if_needed()


async def take_all(folder: Path) -> None:
    async with async_playwright() as playwright:
        tabs = Tabs(await launch(playwright))
        with tempfile.TemporaryDirectory() as data:
            async with Play(Path(data)) as play:
                ann = await tabs.open(play.address, "Ann")
                boris = await tabs.open(play.address, "Борис", size=PHONE, scheme="light", scale=1.5)
                await fill_table(ann, boris, computers=1)
                await take(ann, folder / "lobby.png")
                await start_table(ann, boris)
                await play_on(ann, boris, turns=10)
                while not await is_due(ann):
                    await play_on(ann, boris, turns=1)
                await see_the_board(ann)
                await take(ann, folder / "board.png")
                await ann.button("Your turn").click()
                await ann.page.locator("li.message.ephemeral img").last.wait_for()
                await take(ann, folder / "panel.png")
                await see_the_board(boris)
                await take(boris, folder / "phone.png")
                await ann.page.get_by_role("button", name="Bad days").click()
                await ann.page.get_by_role("button", name="Cut its connection").click()
                await ann.page.locator(".journal li", has_text="RESUME").wait_for()
                await take(ann, folder / "bad-days.png")
                await tabs.close()


def main() -> int:
    if CHROMIUM is None:
        sys.stderr.write(f"{NOT_RUN}\n")
        return 1
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(take_all(folder))
    for file in sorted(folder.glob("*.png")):
        sys.stdout.write(f"{file} {file.stat().st_size // 1024} KB\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
