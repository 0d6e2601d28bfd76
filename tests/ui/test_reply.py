"""Replies to one interaction: retried when the connection is lost; failures are reported."""

from __future__ import annotations

import logging
import re
from typing import Any

import discord
import pytest

from bot.logs import hashed
from bot.store import StoreAway
from bot.tables.preferences import Preferences
from bot.tables.refusal import Refusal
from bot.texts import translator
from bot.ui.cards.card import Card
from bot.ui.interactions.reply import TRIES, Reply, load_languages, public_language, replying
from bot.ui.stage.http_errors import ACKNOWLEDGED, UNKNOWN_MESSAGE
from bot.work.drawing import Superseded
from tests.ui.interactions import BELOW, LOST, Pressed, refused

ANSWER = Card("Here you are.")
ALREADY = ACKNOWLEDGED
BROKEN = 50035
WHO = hashed(Pressed.user.id)
said = translator("en")


def reply_to(interaction: Pressed) -> Reply:
    pressed: Any = interaction
    return Reply(pressed)


async def explained(interaction: Pressed, error: Exception, *, silently: bool | None = None) -> None:
    """Reply with that error, after an acknowledgement unless `silently` is None."""
    pressed: Any = interaction
    async with replying(pressed) as reply:
        if silently is not None:
            assert await reply.acknowledge(silently=silently)
        raise error


@pytest.mark.parametrize("lost", range(TRIES))
async def test_an_answer_whose_connection_is_lost_is_sent_again(lost: int) -> None:
    pressed = Pressed(fails=[LOST] * lost)
    await reply_to(pressed).answer(ANSWER)
    assert pressed.done == ["send"] * (lost + 1)
    assert pressed.said == "Here you are."


async def test_an_answer_is_tried_three_times_and_no_more() -> None:
    pressed = Pressed(fails=[LOST] * 9)
    with pytest.raises(TimeoutError):
        await reply_to(pressed).answer(ANSWER)
    assert pressed.done == ["send"] * 3


async def test_a_second_try_that_comes_too_late_has_arrived_before() -> None:
    pressed = Pressed(fails=[LOST, refused(ALREADY)])
    reply = reply_to(pressed)
    await reply.answer(ANSWER)
    assert pressed.done == ["send", "send"]
    await reply.whisper("And this.")
    assert pressed.done[2:] == ["follow up"]


@pytest.mark.parametrize("errors", [(refused(ALREADY),), (LOST, refused(BROKEN)), (refused(BROKEN),)])
async def test_an_answer_that_discord_does_not_take_is_not_taken_for_ours(errors: tuple[Exception]) -> None:
    pressed = Pressed(fails=errors)
    with pytest.raises(type(errors[-1])) as raised:
        await reply_to(pressed).answer(ANSWER)
    assert raised.value is errors[-1]
    assert pressed.done == ["send"] * len(errors)


async def test_who_has_an_answer_waits_for_no_other() -> None:
    pressed: Any = Pressed()
    async with replying(pressed) as reply:
        assert await reply.acknowledge()
        await reply.answer(ANSWER)
        raise Refusal("already-done")
    assert pressed.said == "Here you are."


async def test_of_two_whispers_the_second_follows_the_first() -> None:
    pressed = Pressed()
    reply = reply_to(pressed)
    await reply.whisper("One.")
    pressed.response.is_done = lambda: False  # the reply knows it by itself
    await reply.whisper("Two.")
    assert pressed.done == ["send", "follow up"]


async def test_a_request_is_known_by_the_interaction() -> None:
    assert reply_to(Pressed()).request == Pressed.id


async def test_an_answer_takes_the_place_of_what_the_acknowledgement_left() -> None:
    pressed = Pressed()
    reply = reply_to(pressed)
    assert await reply.acknowledge()
    await reply.answer(ANSWER)
    assert pressed.done == ["defer, thinking", "edit the answer"]


async def test_an_answer_on_a_private_message_changes_that_message() -> None:
    pressed = Pressed()
    pressed.message.flags.ephemeral = True
    await reply_to(pressed).answer(ANSWER)
    assert pressed.done == ["edit the message"]
    again = Pressed()
    again.message.flags.ephemeral = True
    assert await reply_to(again).acknowledge()
    assert again.done == ["defer, silent"]


@pytest.mark.parametrize("acknowledged", [True, False])
async def test_an_answer_on_a_private_message_that_is_gone_comes_below(acknowledged: bool) -> None:
    pressed = Pressed(fails=[*([None] if acknowledged else []), refused(UNKNOWN_MESSAGE, 404)])
    pressed.message.flags.ephemeral = True
    reply = reply_to(pressed)
    if acknowledged:
        assert await reply.acknowledge()
    await reply.answer(ANSWER)
    assert pressed.said == "Here you are."
    if acknowledged:
        assert pressed.done == ["defer, silent", "edit the answer", "follow up"]
        assert reply.below == BELOW
    else:
        assert pressed.done == ["edit the message", "send"]
        assert reply.below is None


async def test_an_awaited_answer_that_was_taken_away_is_not_sent_again() -> None:
    pressed = Pressed(fails=[None, refused(UNKNOWN_MESSAGE, 404)])
    reply = reply_to(pressed)
    assert await reply.acknowledge()
    with pytest.raises(discord.HTTPException):
        await reply.answer(ANSWER)
    assert pressed.done == ["defer, thinking", "edit the answer"]


@pytest.mark.parametrize("errors", [(), (LOST,), (LOST, LOST), (LOST, refused(ALREADY))])
async def test_a_lost_acknowledgement_is_sent_again_and_is_ours_if_it_has_arrived(
    errors: tuple[Exception, ...],
) -> None:
    pressed = Pressed(fails=errors)
    reply = reply_to(pressed)
    assert await reply.acknowledge()
    arrived = len(errors) + (ALREADY not in [getattr(error, "code", 0) for error in errors])
    assert pressed.done == ["defer, thinking"] * arrived
    await reply_to(pressed).answer(ANSWER)  # another reply to it knows that too
    assert pressed.done[-1] == "edit the answer"


@pytest.mark.parametrize(
    ("errors", "line"),
    [
        ((refused(ALREADY),), "was delivered late or twice"),
        ((refused(10062, 404),), "was delivered late or twice"),
        ((LOST, refused(BROKEN)), "could not be acknowledged"),
        ((LOST,) * 3, "could not be acknowledged: nothing came back"),
    ],
)
async def test_who_can_not_acknowledge_does_nothing_and_says_so_in_one_line_of_the_log(
    errors: tuple[Exception, ...], line: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot")
    pressed = Pressed(fails=errors)
    assert not await reply_to(pressed).acknowledge()
    assert pressed.done == ["defer, thinking"] * len(errors)
    [record] = caplog.records
    assert line in record.getMessage()


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
async def test_what_nobody_expected_is_said_with_a_reference_that_stands_in_the_log(
    lang: str, caplog: pytest.LogCaptureFixture
) -> None:
    pressed = Pressed()
    pressed.locale = {"ru": "ru", "pl": "pl"}.get(lang, "en-GB")  # type: ignore[assignment]
    await explained(pressed, KeyError("castle"))
    assert pressed.done == ["send"]
    [record] = caplog.records
    assert record.exc_info is not None
    found = re.match(
        rf"event=error error ([0-9a-f]{{8}}) in component k1:ABCDEF:1:turn of {WHO}$", record.getMessage()
    )
    assert found
    assert pressed.said == translator(lang)("failed", reference=found[1])


async def test_two_mistakes_have_two_references() -> None:
    one, other = Pressed(), Pressed()
    await explained(one, KeyError("castle"))
    await explained(other, KeyError("castle"))
    assert one.said != other.said


@pytest.mark.parametrize(
    ("silently", "done"),
    [
        (None, ["send"]),
        (False, ["defer, thinking", "edit the answer"]),
        (True, ["defer, silent", "follow up"]),
    ],
)
async def test_a_refusal_is_said_where_the_person_waits_for_an_answer_else_beside_it(
    silently: bool | None, done: list[str]
) -> None:
    pressed = Pressed()
    await explained(pressed, Refusal("unknown-button"), silently=silently)
    assert pressed.done == done
    assert pressed.said == said("refused-unknown-button")


@pytest.mark.parametrize(("silently", "told"), [(None, False), (True, False), (False, True)])
async def test_already_done_is_told_only_to_who_waits_for_an_answer(
    silently: bool | None, told: bool
) -> None:
    pressed = Pressed()
    await explained(pressed, Refusal("already-done"), silently=silently)
    assert bool(pressed.said) is told


@pytest.mark.parametrize(
    ("silently", "done"),
    [
        (None, []),
        (True, ["defer, silent"]),
        (False, ["defer, thinking", "take the answer away"]),
    ],
)
async def test_a_look_that_a_newer_one_has_replaced_leaves_nothing_to_wait_for(
    silently: bool | None, done: list[str]
) -> None:
    pressed = Pressed()
    await explained(pressed, Superseded(), silently=silently)
    assert pressed.done == done
    assert pressed.said == ""


async def test_a_look_that_can_not_be_taken_away_is_a_line_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    pressed = Pressed(fails=[None, LOST])
    await explained(pressed, Superseded(), silently=False)
    [record] = caplog.records
    assert "could not be withdrawn" in record.getMessage()


async def test_an_answer_that_was_not_taken_is_told_unless_the_interaction_is_gone(
    caplog: pytest.LogCaptureFixture,
) -> None:
    pressed = Pressed()
    await explained(pressed, refused(0, 503), silently=False)
    assert pressed.said == said("answer-not-shown")
    gone = Pressed()
    await explained(gone, refused(10062, 404), silently=False)
    assert gone.said == ""


@pytest.mark.parametrize(("error", "level"), [(refused(BROKEN), "ERROR"), (LOST, "WARNING")])
async def test_a_mistake_of_ours_is_an_error_in_the_log_and_a_bad_line_is_not(
    error: Exception, level: str, caplog: pytest.LogCaptureFixture
) -> None:
    await explained(Pressed(), error)
    [record] = caplog.records
    assert record.levelname == level
    assert record.getMessage().startswith(
        f"event=reply_not_sent component k1:ABCDEF:1:turn of {WHO} could not be answered: "
    )


async def test_what_can_not_even_be_told_is_a_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    await explained(Pressed(fails=[refused(0, 503)]), Refusal("unknown-button"))
    [record] = caplog.records
    assert "could not be told" in record.getMessage()


def test_public_cards_speak_the_servers_language_and_elsewhere_the_persons() -> None:
    pressed: Any = Pressed()
    pressed.locale, pressed.guild_locale = "pl", "ru"
    assert public_language(pressed) == "ru"
    pressed.guild_locale = None
    assert public_language(pressed) == "pl"


class Settings:
    """In place of a data file: settings that come late, or not at all."""

    def __init__(self, lang: str | None, error: Exception | None = None) -> None:
        self._lang = lang
        self._error = error

    async def settings(self, user: int) -> str | None:
        if self._error:
            raise self._error
        return f'{{"lang": "{self._lang}"}}' if self._lang else None

    async def server_settings(self, guild: int) -> str | None:
        return await self.settings(guild)


@pytest.mark.parametrize(
    ("settings", "own", "public"),
    [
        (Settings("pl"), "pl", "pl"),
        (Settings(None), "ru", "en"),
        (Settings("pl", OSError("no disk")), "ru", "en"),
    ],
)
async def test_a_language_that_was_set_comes_before_discords_and_never_in_the_way(
    settings: Any, own: str, public: str
) -> None:
    pressed: Any = Pressed()
    pressed.locale = "ru"
    await load_languages(pressed, Preferences(settings))
    assert reply_to(pressed).words.lang == own
    assert reply_to(pressed).person.lang == own
    assert public_language(pressed) == public


@pytest.mark.parametrize(
    ("error", "told"), [(StoreAway("no answer"), "no answer"), (TimeoutError(), "Timeout")]
)
async def test_settings_that_come_too_late_are_a_warning_that_says_why(
    caplog: pytest.LogCaptureFixture, error: Exception, told: str
) -> None:
    settings: Any = Settings("pl", error)
    pressed: Any = Pressed()
    await load_languages(pressed, Preferences(settings))
    [record] = caplog.records
    assert (record.levelname, record.exc_info) == ("WARNING", None)
    assert record.getMessage().partition("could not be read: ")[2].startswith(told)
