"""A lesson at a phone's width: nothing is cut, and one message leads through it."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect

from bot.features.lessons.lesson_buttons import lesson_of
from bot.texts import translator
from tests.page.stage import PHONE, SPEAKERS, Hosted, Tab, Tabs
from tests.soak import turn_of

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.drawn]

GAME = "kingdomino"


def button(tab: Tab, ending: str) -> Locator:
    """The button of the lesson that leads there."""
    return tab.page.locator(f"li.message.ephemeral button[data-custom-id$=' {ending}']").last


async def looked_at(tab: Tab, name: str) -> None:
    await tab.looked_at(tab.page.locator("li.message.ephemeral").last, name)


async def test_a_lesson_is_taken_at_a_phones_width(hosted: Hosted, tabs: Tabs) -> None:
    for person, lang in turn_of(2, SPEAKERS):
        await learns(await tabs.open(hosted.address, person, size=PHONE, scale=2), lang)


async def learns(tab: Tab, lang: str) -> None:
    """A person takes the first steps of a lesson, a wrong answer among them."""
    words, lesson = translator(lang), lesson_of(GAME)
    assert lesson is not None
    await tab.page.get_by_role("button", name=f"/{words('cmd-rules')}").first.wait_for()
    await tab.command(words("cmd-learn"))
    await tab.page.keyboard.press("Enter")
    shown = tab.page.locator("li.message.ephemeral").last
    await expect(shown).to_contain_text(words(GAME))
    await shown.get_by_role("button", name=words(GAME), exact=True).click()
    await expect(shown).to_contain_text(words("learn-step", game="", step=1, steps=len(lesson.steps))[-12:])
    await looked_at(tab, f"{lang}-asked")
    await button(tab, "claim 6").click()
    await expect(shown).to_contain_text(words("learn-wrong"))
    await looked_at(tab, f"{lang}-wrong")
    await button(tab, "show").click()
    await expect(shown).to_contain_text(words("learn-shown").strip("*"))
    await button(tab, lesson.steps[0].shown).click()
    await expect(shown).to_contain_text(words("learn-right"))
    await looked_at(tab, f"{lang}-right")
    await button(tab, "step").click()
    await expect(shown).to_contain_text(words(f"{GAME}-lesson-{lesson.steps[1].name}")[:40])
    await looked_at(tab, f"{lang}-second")
    assert await tab.page.locator("li.message.ephemeral").count() == 1


async def test_who_joins_for_the_first_time_is_offered_the_lesson_privately(
    hosted: Hosted, tabs: Tabs
) -> None:
    ann = await tabs.open(hosted.address, "Ann", size=PHONE, scale=2)
    boris = await tabs.open(hosted.address, "Борис", size=PHONE, scale=2)
    await ann.new_table("Kingdomino")
    await boris.button("Join").click()
    offer = boris.page.locator("li.message.ephemeral").last
    await expect(offer).to_contain_text(translator("ru")("first-time-learn"))
    await looked_at(boris, "offer")
    assert await ann.page.locator("li.message.ephemeral").count() == 1
    await offer.get_by_role("button", name=translator("ru")("first-time-learn")).click()
    await expect(offer).to_contain_text(translator("ru")("learn-step", game="", step=1, steps=8)[-12:])
