"""Pins: permissions, limits and events."""

import discord
import pytest

from playground import pins
from playground.clock import ManualClock
from playground.driver import Playground
from playground.model import MessageKind
from playground.permissions import Permission
from tests.playground.raw import Raw
from tests.playground.tiny_bot import TinyBot


async def test_a_message_is_pinned_listed_and_unpinned(pg: Playground, bot: TinyBot) -> None:
    pg.grant(Permission.PIN_MESSAGES)
    channel = bot.get_partial_messageable(pg.general.id)
    board, rules = [await channel.send(text) for text in ("board", "rules")]
    await board.pin()
    await rules.pin()
    await board.pin()
    assert [one.content async for one in channel.pins()] == ["rules", "board"]
    assert (await channel.fetch_message(board.id)).pinned
    told = [m for m in pg.person("Ann").messages() if m.kind == MessageKind.PINNED]
    assert [m.reference_id for m in told] == [board.id, rules.id]
    await board.unpin()
    assert [one.content async for one in channel.pins()] == ["rules"]
    await rules.delete()
    assert [one.content async for one in channel.pins()] == []


async def test_pinning_takes_its_own_permission(pg: Playground, bot: TinyBot) -> None:
    message = await bot.get_partial_messageable(pg.general.id).send("board")
    pg.grant(Permission.MANAGE_MESSAGES)
    for attempt in (message.pin(), message.unpin()):
        with pytest.raises(discord.Forbidden) as refused:
            await attempt
        assert refused.value.code == 50013
    pg.grant(Permission.PIN_MESSAGES)
    await message.pin()
    letter = await (await bot.fetch_user(pg.person("Ann").id)).send("a letter")
    await letter.pin()
    assert list(pg.person("Ann").dm.pins) == [letter.id]


async def test_a_channel_has_at_most_250_pins_in_pages(
    timed: Playground, clock: ManualClock, raw: Raw
) -> None:
    timed.grant(Permission.PIN_MESSAGES)
    ann, place = timed.person("Ann"), f"/channels/{timed.general.id}/messages/pins"
    said = [await ann.say(str(number)) for number in range(pins.MOST + 1)]
    for message in said[: pins.MOST]:
        clock.advance(1)
        assert (await raw("PUT", f"{place}/{message.id}"))[0] == 204
    status, body = await raw("PUT", f"{place}/{said[-1].id}")
    assert (status, body["code"]) == (400, 30003)
    seen, before = [], ""
    for _ in range(5):
        _, page = await raw("GET", place + before)
        seen += [one["message"]["content"] for one in page["items"]]
        moment = page["items"][-1]["pinned_at"].replace("+00:00", "Z")
        before = f"?before={moment}"
    assert not page["has_more"]
    assert seen == [str(number) for number in reversed(range(pins.MOST))]
    _, older = await raw("GET", f"/channels/{timed.general.id}/pins")
    assert [one["content"] for one in older] == seen[:50]
    timed.revoke(Permission.READ_MESSAGE_HISTORY)
    assert await raw("GET", place) == (200, {"items": [], "has_more": False})
