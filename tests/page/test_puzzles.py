"""Puzzles at a phone's width: each is solved in the panel of a real table, in one private message."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, expect

import bot.ui.faces
from bot.features.puzzles.prepared_positions import FILE
from bot.texts import translator
from bot.ui.panel.questions import PAGE
from engines.core.contract import AnyGame
from engines.registry import game
from tests.page.stage import PHONE, PICTURES, Hosted, Tab, Tabs
from tests.soak import in_soak

pytestmark = pytest.mark.asyncio(loop_scope="session")

NUMBER = 5 if PICTURES else 2


async def looked_at(tab: Tab, name: str) -> None:
    await tab.looked_at(tab.page.locator("li.message.ephemeral").last, f"puzzle-{name}")


async def pressed(tab: Tab, shown: Locator, button: Locator, choice: int | None = None) -> None:
    """Presses a button, or chooses in a menu, and waits for the answer."""
    before = await shown.get_attribute("data-revision")
    await button.click()
    if choice is not None:
        await tab.page.locator(".popup .option").nth(choice).click()
    await expect(shown).not_to_have_attribute("data-revision", before or "")


def places(engine: AnyGame, state: Any, seat: int, answers: tuple[str, ...]) -> list[int]:
    """The place of each answer among the options of its question."""
    legal, view = engine.legal(state, seat), engine.view(state, seat)
    found = []
    for number, answer in enumerate(answers):
        ask = engine.ask(legal, answers[:number], lambda action: None)
        assert ask is not None
        found.append([one.answer for one in engine.arranged(view, ask).options].index(answer))
    return found


async def solve(
    tab: Tab, shown: Locator, puzzle: str, answers: tuple[str, ...], action: str, chosen: list[int]
) -> int:
    """Gives these answers in the panel; returns the number of presses."""
    presses, done = 0, shown.locator(f"button[data-custom-id$=':pdo:@{puzzle} {action}']")
    for number in range(1, len(answers) + 1):
        if await done.count():
            break
        way = "/".join(answers[:number])
        answer = shown.locator(f"button[data-custom-id$=':pask:@{puzzle} {way}']")
        if await answer.count():
            await pressed(tab, shown, answer.first)
            presses += 1
        elif await shown.locator("button.menu").count():
            page, place = divmod(chosen[number - 1], PAGE)
            if page:
                await pressed(tab, shown, shown.locator(f"button[data-custom-id$='~{page}']"))
                presses += 1
            await pressed(tab, shown, shown.locator("button.menu").first, place)
            presses += 2
    if await done.count():
        await pressed(tab, shown, done.first)
        presses += 1
    return presses


@pytest.mark.parametrize("key", [in_soak("kingdomino"), "dragon_castle"])
async def test_puzzles_are_solved_one_after_the_other(hosted: Hosted, tabs: Tabs, key: str) -> None:
    words, engine = translator("en"), game(key)
    [folder] = [path for path in bot.ui.faces.__path__ if (Path(path) / key / FILE).exists()]
    kept = {one["id"]: one for one in json.loads((Path(folder) / key / FILE).read_text("utf-8"))}
    tab = await tabs.open(hosted.address, "Ann", size=PHONE, scale=2)
    await tab.page.get_by_role("button", name="/rules").first.wait_for()
    await tab.command("puzzle")
    await tab.page.locator(".composer").get_by_role("button", name=words("cmd-arg-game")).click()
    await tab.page.get_by_role("option", name=words(key), exact=True).click()
    await tab.page.keyboard.press("Enter")
    shown = tab.page.locator("li.message.ephemeral").last
    told = []
    for number in range(NUMBER):
        await expect(shown).to_contain_text(words("puzzle-ask-prepared", what="").split(":")[0])
        await looked_at(tab, f"{key}-{number}-asked")
        ids = await shown.locator("button[data-custom-id*=':puzzle:show']").get_attribute("data-custom-id")
        puzzle = kept[(ids or "").split("@")[1]]
        state = engine.setup(engine.options_type(), puzzle["seats"], puzzle["seed"])
        for line in puzzle["actions"].splitlines():
            seat, _, text = line.partition(" ")
            state = engine.apply(state, int(seat), engine.parse(text)).state
        legal = engine.legal(state, puzzle["seat"])
        best = engine.parse(puzzle["best"])
        answers = engine.answers_to(legal, best) or ()
        chosen = places(engine, state, puzzle["seat"], answers)
        presses = await solve(tab, shown, puzzle["id"], answers, best.text, chosen)
        await expect(shown).to_contain_text("Solved.")
        await looked_at(tab, f"{key}-{number}-solved")
        told.append(presses)
        await pressed(tab, shown, shown.get_by_role("button", name=words("puzzle-next")))
    if PICTURES:
        (Path(PICTURES) / f"puzzle-{key}-presses.txt").write_text(f"{told}\n", "utf-8")
