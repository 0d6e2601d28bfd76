"""A lesson on the wire: the bot is killed in the middle of its presses, and the same message goes on."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.features.lessons.lesson_buttons import SHOW, beside_press, lesson_of
from bot.texts import language, translator
from playground.driver import Person, Playground
from playground.model import Message
from tests.soak import SOAK, in_soak
from tests.wire.cutting import cut_off
from tests.wire.harness import PATIENCE, BotProcess, buttons, say
from tests.wire.tally import counting

GAME = "kingdomino"
KILLED_AT = (3,)
"""The bot is killed in the middle of the right answers to these steps; in `make kills` to all."""


def stored(data: Path, person: Person) -> Any:
    """Returns a person's step in the lesson by the data file; None before the first right answer."""
    with closing(sqlite3.connect(data)) as connection:
        row = connection.execute('SELECT settings FROM people WHERE "user" = ?', (person.id,)).fetchone()
    return json.loads(row[0]).get("lessons", {}).get(GAME) if row else None


async def press(person: Person, card: Message, what: str) -> Message:
    """Presses the button of a lesson that leads there; returns the message after that."""
    return await (await person.click(card, button(card, what))).message(PATIENCE)


def button(card: Message, what: str) -> str:
    found = [*buttons(card, "learn"), *buttons(card, "try")]
    return next(one for one in found if one.endswith(f" {what}"))


async def shown(person: Person, card: Message, number: int) -> Message:
    """Asks for the solution as after a wrong answer."""
    custom_id = beside_press(GAME, person.id, number, SHOW)
    return await (await person.click(card, custom_id, stale=True)).message(PATIENCE)


async def answer_and_die(bot: BotProcess, data: Path, person: Person, card: Message, what: str) -> Message:
    """Gives the right answer while the bot is killed, and gives it again; returns the answer to it.

    The progress is stored once or not at all, and it is stored if the press was answered.
    """
    before, pressed = stored(data, person), button(card, what)
    answered = await cut_off(bot, await person.click(card, pressed), random.Random(pressed))
    kept = stored(data, person)
    await bot.start()
    told = await (await person.click(card, pressed, stale=True)).message(PATIENCE)
    after = stored(data, person)
    assert kept in (before, after)
    assert before != after
    assert answered is None or kept == after, "it was answered"
    return told


@pytest.mark.kills
@pytest.mark.parametrize("locale", [in_soak("en-US"), in_soak("ru"), "pl"])
async def test_kill_9_in_the_middle_of_a_lesson_loses_nothing_and_its_message_goes_on(
    pg: Playground, tmp_path: Path, locale: str
) -> None:
    lesson, data, words = lesson_of(GAME), tmp_path / "castellan.sqlite3", translator(language(locale))
    assert lesson is not None
    ann, bob = pg.person("Ann", locale=locale), pg.person("Bob")
    killed_at = range(len(lesson.steps)) if SOAK else KILLED_AT
    with counting(f"lessons {locale}", tmp_path) as seen:
        async with BotProcess(pg, data) as bot:
            card = await (await ann.slash("learn", {"game": GAME})).message(PATIENCE)
            lesson_message = card.id
            wrong = await press(ann, card, "claim 6")
            assert words("learn-wrong") in wrong.text
            card = await press(ann, wrong, "step")
            for number, step in enumerate(lesson.steps):
                assert words(f"{GAME}-lesson-{step.name}") in card.text
                card = await shown(ann, card, number)
                if number in killed_at:
                    told = await answer_and_die(bot, data, ann, card, step.shown)
                    seen["kills"] += 1
                else:
                    told = await press(ann, card, step.shown)
                assert words("learn-right") in told.text
                if number < len(lesson.steps) - 1:
                    assert stored(data, ann) == {"step": number + 1}
                    card = await press(ann, told, "step")
            assert stored(data, ann) == {"finished": True}
            assert told.id == lesson_message, "the lesson is one message from its beginning to its end"
            assert bob.messages() == []
            started = await press(ann, told, "against")
            rival = words("computer-names").split(", ")[0]
            assert rival in started.text
            await ann.sees(lambda m: f"{rival} (" in m.text, within=PATIENCE)
            assert "Traceback" not in bot.log


async def test_a_lesson_goes_on_in_private_messages_with_the_bot(pg: Playground, bot: BotProcess) -> None:
    """There is no channel for a table there: the bot says so, and nothing else happens."""
    ann, lesson = pg.person("Ann"), lesson_of(GAME)
    assert lesson is not None
    card = await (await ann.slash("learn", {"game": GAME}, channel=ann.dm)).message(PATIENCE)
    last = len(lesson.steps) - 1
    told = await press(ann, await shown(ann, card, last), lesson.steps[last].shown)
    outcome = await ann.click(told, next(one for one in buttons(told, "learn") if one.endswith(" table")))
    refused = await outcome.follow_up(within=PATIENCE)
    assert say(ann, "refused-only-in-server") in refused.text
    assert "Traceback" not in bot.log
