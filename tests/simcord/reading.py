"""A person's reading of a message: its words and the buttons that can be pressed."""

from __future__ import annotations

from typing import Any

import discord
from simcord import InteractionResult, MemberActor, ResponseMessage
from simcord.components import walk_components
from simcord.types import HttpLogEntry

Seen = discord.Message | ResponseMessage

TEXT, BUTTON, MENU = 10, 2, 3


def components(message: Seen) -> list[dict[str, Any]]:
    """Every component of a message, the nested ones too, as they went over the wire."""
    if isinstance(message, ResponseMessage):
        return list(walk_components(message.components))
    return list(walk_components([component.to_dict() for component in message.components]))


def text(message: Seen) -> str:
    """All the words of a message."""
    return "\n".join(part["content"] for part in components(message) if part["type"] == TEXT)


def buttons(message: Seen) -> dict[str, str]:
    """The buttons that can be pressed: label to `custom_id`, in order. Links are left out."""
    return {
        part["label"]: part["custom_id"]
        for part in components(message)
        if part["type"] == BUTTON and "custom_id" in part and not part.get("disabled")
    }


def links(message: Seen) -> list[str]:
    return [part["url"] for part in components(message) if part["type"] == BUTTON and "url" in part]


def verb(custom_id: str) -> str:
    return custom_id.split(":")[3]


def labels(message: Seen, wanted: str) -> list[str]:
    """The labels of the buttons with that verb."""
    return [label for label, custom_id in buttons(message).items() if verb(custom_id) == wanted]


def choices(message: Seen) -> dict[str, tuple[str, str]]:
    """Returns the choices of a panel's menus of answers: label to the menu's `custom_id` and the value."""
    return {
        option["label"]: (part["custom_id"], option["value"])
        for part in components(message)
        if part["type"] == MENU and verb(part["custom_id"]) in ("ask", "pick") and part["max_values"] == 1
        for option in part["options"]
    }


async def set_up(person: MemberActor, table: Any) -> ResponseMessage:
    """The private card behind the lobby's button to set the table up."""
    return private(await person.click(table.lobby, label="Set up…"))


def private(result: InteractionResult) -> ResponseMessage:
    """Returns the private message that answered a command or a press, or that followed it."""
    response = result.response or next(reversed(result.followups), None)
    assert response is not None
    assert response.ephemeral
    return response


def whispered(result: InteractionResult) -> str:
    """Returns the private sentence beside a message that stays as it is."""
    [followup] = result.followups
    assert followup.ephemeral
    return text(followup)


def as_recorded(request: HttpLogEntry) -> dict[str, Any]:
    """Returns a request as the local Discord records it; SimCord keeps no files, so the body names them."""
    body = request.json.get("data", request.json) if isinstance(request.json, dict) else {}
    files = [one["filename"] for one in body.get("attachments") or [] if "filename" in one]
    return {"method": request.method, "path": request.path, "body": request.json, "filenames": files}
