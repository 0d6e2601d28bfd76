"""Replies on a bad day: late and redelivered commands, greetings and answers that Discord refuses."""

from __future__ import annotations

import logging

import pytest
from simcord import MemberActor

from bot.logs import hashed
from tests.simcord.reading import private, text, whispered
from tests.simcord.server import Server

SECRETS = "between_two_castles"
"""A game with secrets: the bot greets every new player by private message."""
PRIVATE_CHANNEL = "/users/@me/channels"
NOT_RETRIED = 503
"""A fault that discord.py does not try again by itself."""


def told(caplog: pytest.LogCaptureFixture, least: int) -> list[str]:
    """Returns the bot's own lines in the log, from that level on; no line at all may have a traceback."""
    assert [record for record in caplog.records if record.exc_info] == []
    return [
        record.getMessage()
        for record in caplog.records
        if record.name.startswith("bot") and record.levelno >= least
    ]


async def test_a_command_that_is_delivered_again_is_one_line_in_the_log(
    server: Server, ann: MemberActor, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    await server.open(ann)
    caplog.clear()
    await server.deliver_again()
    [line] = told(caplog, logging.INFO)
    assert "/table" in line
    assert "late or twice" in line
    assert len(server.games.history()) == 1


async def test_a_command_that_can_not_be_acknowledged_is_not_carried_out(
    server: Server, ann: MemberActor, caplog: pytest.LogCaptureFixture
) -> None:
    server.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
    await ann.slash(server.games, "table new", game="kingdomino")
    assert server.games.history() == []
    assert told(caplog, logging.WARNING) == []


async def test_a_greeting_that_fails_does_not_keep_a_new_table_from_its_answer(
    server: Server, ann: MemberActor, caplog: pytest.LogCaptureFixture
) -> None:
    server.env.inject_error("POST", PRIVATE_CHANNEL, status=NOT_RETRIED)
    result = await ann.slash(server.games, "table new", game=SECRETS)
    assert "is open below" in text(private(result))
    assert result.followups == []
    [line] = told(caplog, logging.WARNING)
    assert f"{hashed(ann.id)} could not be greeted" in line


async def test_a_greeting_that_fails_does_not_make_joining_look_wrong(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.open(ann, game=SECRETS)
    server.env.inject_error("POST", PRIVATE_CHANNEL, status=NOT_RETRIED)
    result = await bob.click(table.lobby, label="Join")
    assert "**Bob**" in text(table.lobby)
    assert "First time" in whispered(result)  # only the hint for newcomers


async def test_who_takes_no_private_messages_is_told_beside_the_answer(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    server.env.inject_error("POST", PRIVATE_CHANNEL, status=403, code=50007, times=2)
    opened = await ann.slash(server.games, "table new", game=SECRETS)
    assert "is open below" in text(private(opened))
    assert "I can't send you private messages." in whispered(opened)
    joined = await bob.click(server.games.history()[-1], label="Join")
    told_bob = {text(followup).split(" ")[0] for followup in joined.followups if followup.ephemeral}
    assert told_bob == {"I", "**First"}  # the notes on private messages and for newcomers


async def test_a_private_message_that_is_our_mistake_stands_in_the_log(
    server: Server, ann: MemberActor, caplog: pytest.LogCaptureFixture
) -> None:
    server.env.inject_error("POST", PRIVATE_CHANNEL, status=400, code=50035)
    await ann.slash(server.games, "table new", game=SECRETS)
    [record] = [record for record in caplog.records if record.levelname == "ERROR"]
    assert "event=request_invalid" in record.getMessage()


async def test_an_answer_that_discord_does_not_take_is_told_in_a_few_words(
    server: Server, ann: MemberActor, caplog: pytest.LogCaptureFixture
) -> None:
    server.env.inject_error("PATCH", "/webhooks/*", status=NOT_RETRIED)
    result = await ann.slash(server.games, "table new", game="kingdomino")
    assert "Your request may have gone through anyway" in text(private(result))
    assert len(server.games.history()) == 1
    [line] = told(caplog, logging.WARNING)
    assert "could not be answered" in line
