"""The gate: presses that are dropped are never built, and the rest of a pressed message is not read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.process import gate
from tests.simcord.server import castellan

ANN, EVE = 11, 12


class Gate:
    """Takes in Ann's presses only."""

    def __init__(self) -> None:
        self.built: list[dict[str, Any]] = []
        self.parsers = {gate.EVENT: self.built.append}
        gate.guard(self.parsers, lambda interaction, user: user == ANN)

    def come(self, data: dict[str, Any]) -> None:
        self.parsers[gate.EVENT](data)


@pytest.fixture
def door() -> Gate:
    return Gate()


def press(user: int, **rest: Any) -> dict[str, Any]:
    return {"id": "1", "type": 3, "member": {"user": {"id": str(user)}}, **rest}


def test_a_press_that_is_not_taken_in_is_not_built(door: Gate) -> None:
    door.come(press(EVE))
    door.come({"id": "2", "type": 5, "user": {"id": str(EVE)}})
    assert door.built == []
    door.come(press(ANN))
    assert door.built == [press(ANN)]


def test_commands_pass(door: Gate) -> None:
    command = {**press(EVE), "type": 2}
    door.come(command)
    assert door.built == [command]


def test_a_pressed_message_is_built_without_what_nobody_reads(door: Gate) -> None:
    message = {"id": "7", "flags": 64, "components": [{"type": 17}], "attachments": [{"id": "8"}]}
    door.come(press(ANN, message=message))
    assert door.built[0]["message"] == {"id": "7", "flags": 64, **gate.UNREAD}


async def test_a_press_before_the_bot_is_set_up_is_dropped(tmp_path: Path) -> None:
    """Without the gate, discord.py would try to build it and fail on what is missing here."""
    client = castellan(tmp_path / "castellan.sqlite3")
    client._connection.parsers[gate.EVENT](press(ANN))
