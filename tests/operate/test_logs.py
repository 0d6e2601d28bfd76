"""The log says what a line is about and nothing that is private."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot import logs
from bot.ui.stage.http_errors import shape
from playground.driver import Person, Playground
from playground.model import Message
from tests.ui.interactions import Pressed
from tests.ui.test_reply import explained
from tests.wire.harness import BotProcess, TableDriver, buttons
from tests.wire.test_between_two_castles import KEY, decide

NAMES = ("Zuzanna Wrona", "Wilhelmina", "Kunegunda")


def record(message: str, *args: object, **extra: object) -> logging.LogRecord:
    made = logging.LogRecord("bot.ui.stage.discord_stage", logging.WARNING, __file__, 1, message, args, None)
    for name, value in extra.items():
        setattr(made, name, value)
    return made


async def test_a_line_tells_what_it_is_about_in_the_task_and_those_that_it_begins() -> None:
    async def inner() -> str:
        return logs.Json().format(record("table %s sleeps", "ABCDEF", reference="0badcafe"))

    async def press() -> str:
        logs.about(person=77, interaction=5)
        logs.about(table="ABCDEF")
        return await asyncio.create_task(inner())

    told = json.loads(await asyncio.create_task(press()))
    assert told.pop("time").endswith("+00:00")
    assert told == {
        "level": "WARNING",
        "logger": "bot.ui.stage.discord_stage",
        "message": "table ABCDEF sleeps",
        "table": "ABCDEF",
        "person": logs.hashed(77),
        "interaction": "5",
        "reference": "0badcafe",
    }
    assert json.loads(await inner()).keys() == {"time", "level", "logger", "message", "reference"}


async def test_what_a_table_does_by_itself_is_about_nobody() -> None:
    logs.about(person=77, interaction=5, table="OTHERS")
    logs.only_about("ABCDEF")
    line = logs.Lines().format(record("its thread is gone"))
    assert line.endswith("WARNING bot.ui.stage.discord_stage: its thread is gone [table=ABCDEF]")


def test_a_person_is_a_word_that_another_process_does_not_share() -> None:
    code = "from bot import logs; print(logs.hashed(77), logs.hashed(77), logs.hashed(78))"
    first, second = (
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True
        ).stdout.split()
        for _ in range(2)
    )
    assert first[0] == first[1] != first[2]
    assert first[0] != second[0]
    assert "77" not in first


@pytest.mark.parametrize("form", [logs.Lines(), logs.Json()])
def test_the_token_of_an_interaction_is_in_no_line(form: logging.Formatter) -> None:
    address = "https://discord.com/api/v10/webhooks/12/aW50ZXJhY3Rpb246-_x/messages/@original"
    line = form.format(record("We are being rate limited. PATCH %s responded with 429.", address))
    assert "aW50" not in line
    assert "/webhooks/12/…/messages/@original" in line


async def test_an_unexpected_error_has_its_reference_in_the_line_and_in_the_object(
    caplog: pytest.LogCaptureFixture,
) -> None:
    pressed = Pressed()
    await explained(pressed, KeyError("castle"))
    [made] = caplog.records
    told = json.loads(logs.Json().format(made))
    assert re.fullmatch("[0-9a-f]{8}", told["reference"])
    assert told["reference"] in pressed.said
    assert "KeyError" in told["exception"]
    assert f"reference={told['reference']}" in logs.Lines().format(made)


def test_of_what_discord_did_not_take_only_the_shape_is_told() -> None:
    sent = [
        {"type": 10, "content": "Ann places 17"},
        {"type": 1, "components": [{"custom_id": "k1:A:1:do:5"}]},
    ]
    assert shape(sent) == [
        {"type": 10, "content": "(13)"},
        {"type": 1, "components": [{"custom_id": "(11)"}]},
    ]


def secrets_of(panel: Message) -> set[str]:
    """Returns the texts of a hand: the labels and values of its buttons and menus."""
    found: set[str] = set()
    for part in panel.walk():
        found |= {str(option.get("label", "")) for option in part.get("options", ())}
        if part.get("type") == 2 and ":ask:" in part.get("custom_id", ""):
            found.add(str(part.get("label", "")))
    return {text for text in found if len(text) > 5}


async def test_a_game_with_bad_days_leaves_no_name_hand_or_token_in_the_log(
    pg: Playground, tmp_path: Path, wrong_requests: None
) -> None:
    people = [pg.person(name) for name in NAMES]
    hands: set[str] = set()
    rng = random.Random(3)

    async def look_and_decide(person: Person, panel: Message) -> None:
        hands.update(secrets_of(panel))
        await decide(person, panel, rng)

    async with BotProcess(pg, tmp_path / "castellan.sqlite3", CASTELLAN_LOG_FORMAT="json") as bot:
        table = TableDriver(pg, people[0])
        pg.fail_next(400, 2, path=f"POST /channels/{people[0].dm.id}/messages")  # our own mistake
        await table.open(*people[1:], game=KEY)
        pg.fail_next(500, 3, path="/messages")
        pg.fail_next(429, 2, path="/webhooks/")
        await table.play_on(people, look_and_decide, lambda board: len(hands) >= 20)
        pg.redeliver(await table.press(people[0], await table.board(lambda m: buttons(m, "turn")), "turn"))
        await bot.logs("press_late")
        written = bot.log
    assert len(hands) >= 20
    lines: list[dict[str, Any]] = [json.loads(line) for line in written.splitlines()]
    assert {"discord.gateway", "bot.process.client", "bot.ui.interactions.reply"} <= {
        line["logger"] for line in lines
    }
    late = next(line for line in lines if line.get("event") == "press_late")
    assert late["table"] == table.table_id
    assert late["interaction"].isdecimal()
    assert re.fullmatch("[0-9a-f]{12}", late["person"])
    assert any(line.get("event") == "request_invalid" for line in lines)
    everybody = [str(person.id) for person in people] + [f"{person.id:x}" for person in people]
    tokens = [one.token for one in pg.world.state.interactions.values()] + [f'"{pg.token}"']
    found = [secret for secret in (*NAMES, *everybody, *tokens, *hands) if secret in written]
    assert found == []
