"""The gate: admits or drops a press before discord.py builds objects for it.

The client handles the gateway's events one after another. Dropping a press here costs a small part of
building and acknowledging it, so that one person's burst does not delay other people.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from discord import InteractionType

EVENT = "INTERACTION_CREATE"
PRESSES = (InteractionType.component.value, InteractionType.modal_submit.value)
UNREAD: dict[str, list[Any]] = {"components": [], "attachments": [], "embeds": [], "mentions": []}
"""The parts of a pressed message that the bot does not use: the button's id contains everything."""


def guard(parsers: dict[str, Callable[[Any], Any]], takes_in: Callable[[int, int], bool]) -> None:
    """Put a gate before a connection's parser of interactions.

    `takes_in` gets the ids of a press and its person, and returns whether the bot wants it.
    """
    build = parsers[EVENT]

    def pass_on(data: Any) -> None:
        if data["type"] in PRESSES:
            user = data["member"]["user"] if "member" in data else data["user"]
            if not takes_in(int(data["id"]), int(user["id"])):
                return
            if "message" in data:
                data["message"].update(UNREAD)
        build(data)

    parsers[EVENT] = pass_on
