"""A post as Discord answers it: files stand in the galleries, and `attachments` is an empty list."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.ui.cards.card import Card
from bot.ui.stage.posts import BoardPost, KeptFile, files_of, number_of

CDN = "https://cdn.discordapp.com/attachments/1400000000000000002/1400000000000000009"
SIGNED = "ex=68a1b2c3&is=68a06143&hm=5f0d&"
NAME = "kingdomino-ABCDEF-12.png"


def media(name: str = NAME, **more: Any) -> dict[str, Any]:
    """An unfurled media item as Discord's reference describes it, for an upload."""
    return {
        "id": "1400000000000000010",
        "url": f"{CDN}/{name}?{SIGNED}",
        "proxy_url": f"https://media.discordapp.net/attachments/1/2/{name}?{SIGNED}",
        "width": 1200,
        "height": 800,
        "placeholder": "abc",
        "placeholder_version": 1,
        "content_scan_metadata": {"version": 4, "flags": 0},
        "content_type": "image/png",
        "loading_state": 2,
        "flags": 0,
        "attachment_id": "1400000000000000009",
        **more,
    }


def gallery(*items: dict[str, Any]) -> dict[str, Any]:
    shown = [{"media": item, "description": "The kingdoms", "spoiler": False} for item in items]
    return {"type": 12, "id": 3, "items": shown}


def message(*components: dict[str, Any], **more: Any) -> discord.Message:
    """A message with components of version 2, as `POST /channels/…/messages` answers it."""
    client = discord.Client(intents=discord.Intents.none())
    body: Any = {
        "id": "1400000000000000005",
        "type": 0,
        "channel_id": "1400000000000000002",
        "author": {"id": "1", "username": "castellan", "discriminator": "0", "avatar": None, "bot": True},
        "content": "",
        "timestamp": "2026-11-16T10:00:00.000000+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": list(components),
        "flags": 1 << 15,
        "pinned": False,
        **more,
    }
    channel: Any = client.get_partial_messageable(1400000000000000002)
    return discord.Message(state=client._connection, channel=channel, data=body)


def text(content: str, number: int = 2) -> dict[str, Any]:
    return {"type": 10, "id": number, "content": content}


def boxed(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 17, "id": 1, "accent_color": None, "spoiler": False, "components": list(parts)}


async def test_a_picture_is_found_in_its_gallery_with_its_number_and_its_name() -> None:
    posted = message(boxed(text("### Kingdomino"), gallery(media())))
    assert posted.attachments == []
    [file] = files_of(posted)
    assert (file["id"], file["filename"], file["description"]) == (
        1400000000000000009,
        NAME,
        "The kingdoms",
    )
    assert number_of(posted, "ABCDEF") == 12
    assert number_of(posted, "ABCDEG") is None


async def test_without_an_attachment_id_the_address_tells_it() -> None:
    item = media()
    del item["attachment_id"]
    [file] = files_of(message(gallery(item)))
    assert (file["id"], file["filename"]) == (1400000000000000009, NAME)


async def test_a_name_is_read_as_it_was_uploaded() -> None:
    [file] = files_of(message(gallery(media("a%20castle.png"))))
    assert file["filename"] == "a castle.png"


@pytest.mark.parametrize(
    "url", ["https://example.org/castle.png", "https://example.org/", "attachment://x.png"]
)
async def test_a_picture_from_elsewhere_is_no_file_of_the_message(url: str) -> None:
    assert files_of(message(gallery(media(url=url, attachment_id=None)))) == []


async def test_pages_of_several_pictures_are_all_kept() -> None:
    items = [media(f"page-{n}.png", attachment_id=str(50 + n)) for n in range(3)]
    files = files_of(message(boxed(gallery(items[0]), gallery(*items[1:]))))
    assert [file["id"] for file in files] == [50, 51, 52]


async def test_what_is_kept_of_a_post_keeps_its_picture_when_it_is_edited() -> None:
    posted = message(boxed(text("### Kingdomino"), gallery(media())))
    shown = BoardPost.of(posted, Card("### Kingdomino"), [7])
    again = BoardPost.model_validate_json(shown.model_dump_json())
    assert [KeptFile(file).to_dict() for file in again.attachments] == [
        {"id": 1400000000000000009, "filename": NAME, "description": "The kingdoms"}
    ]


async def test_a_post_that_was_not_noted_down_is_read_off_the_message() -> None:
    posted = message(boxed(text("### Kingdomino"), gallery(media()), text("<@7> and <@8> are due.", 4)))
    found = BoardPost.from_message(posted)
    assert (found.message, found.text, found.called) == (posted.id, "### Kingdomino", [7, 8])
    assert found.attachments[0]["id"] == 1400000000000000009


async def test_attachments_that_are_listed_come_first() -> None:
    listed = {"id": "60", "filename": "x.png", "size": 5, "url": f"{CDN}/x.png", "proxy_url": f"{CDN}/x.png"}
    [file] = files_of(message(attachments=[listed], flags=0, content="x"))
    assert (file["id"], file["filename"], file["description"]) == (60, "x.png", None)
