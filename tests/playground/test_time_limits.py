"""Three seconds to answer, fifteen minutes to follow up, one answer only."""

import asyncio

import pytest

from playground.clock import ManualClock
from playground.driver import InteractionFailed, Playground
from playground.interactions import Callback
from tests.playground.raw import Raw


async def test_nobody_answers_and_the_person_is_told_after_three_seconds(
    timed: Playground, clock: ManualClock, raw: Raw
) -> None:
    await raw.register("go")
    outcome = await timed.person("Ann").slash("go")
    waiting = asyncio.create_task(outcome.message())
    await asyncio.sleep(0)
    clock.advance(2.9)
    assert not outcome.interaction.failed
    clock.advance(0.2)
    await outcome.failed()
    with pytest.raises(InteractionFailed):
        await waiting


async def test_an_answer_after_three_seconds_is_an_unknown_interaction(
    timed: Playground, clock: ManualClock, raw: Raw
) -> None:
    await raw.register("go")
    outcome = await timed.person("Ann").slash("go")
    clock.advance(3.1)
    status, body = await raw.answer(outcome, Callback.MESSAGE, {"content": "late"})
    assert (status, body["code"]) == (404, 10062)
    assert timed.person("Ann").messages() == []


async def test_a_wrong_token_is_an_unknown_interaction(timed: Playground, raw: Raw) -> None:
    await raw.register("go")
    outcome = await timed.person("Ann").slash("go")
    path = f"/interactions/{outcome.interaction.id}/nonsense/callback"
    status, body = await raw("POST", path, {"type": Callback.MESSAGE, "data": {"content": "x"}})
    assert (status, body["code"]) == (404, 10062)


async def test_a_second_answer_is_refused_and_changes_nothing(timed: Playground, raw: Raw) -> None:
    await raw.register("go")
    ann = timed.person("Ann")
    outcome = await ann.slash("go")
    assert await raw.answer(outcome, Callback.MESSAGE, {"content": "one"}) == (204, None)
    status, body = await raw.answer(outcome, Callback.MESSAGE, {"content": "two"})
    assert (status, body["code"]) == (400, 40060)
    assert [m.text for m in ann.messages()] == ["one"]


async def test_follow_ups_live_for_fifteen_minutes(timed: Playground, clock: ManualClock, raw: Raw) -> None:
    await raw.register("go")
    ann = timed.person("Ann")
    outcome = await ann.slash("go")
    await raw.answer(outcome, Callback.MESSAGE, {"content": "one", "flags": 64})
    clock.advance(14 * 60)
    assert (await raw.hook("PATCH", outcome, "/messages/@original", {"content": "two"}))[0] == 200
    assert [m.text for m in ann.messages()] == ["two"]
    clock.advance(2 * 60)
    status, body = await raw.hook("PATCH", outcome, "/messages/@original", {"content": "three"})
    assert (status, body["code"]) == (401, 50027)
    status, body = await raw.hook("POST", outcome, "", {"content": "four"})
    assert (status, body["code"]) == (401, 50027)
    assert [m.text for m in ann.messages()] == ["two"]


async def test_following_up_before_answering_is_an_unknown_webhook(timed: Playground, raw: Raw) -> None:
    await raw.register("go")
    outcome = await timed.person("Ann").slash("go")
    status, body = await raw.hook("POST", outcome, "", {"content": "x"})
    assert (status, body["code"]) == (404, 10015)


async def test_the_first_follow_up_after_deferring_fills_in_the_deferred_answer(
    timed: Playground, raw: Raw
) -> None:
    await raw.register("go")
    ann, bob = timed.person("Ann"), timed.person("Bob")
    outcome = await ann.slash("go")
    await raw.answer(outcome, Callback.DEFERRED_MESSAGE, {"flags": 64})
    assert [m.loading for m in ann.messages()] == [True]
    await raw.hook("POST", outcome, "", {"content": "first"})
    await raw.hook("POST", outcome, "", {"content": "second"})
    assert [(m.text, m.ephemeral) for m in ann.messages()] == [("first", True), ("second", False)]
    assert [m.text for m in bob.messages()] == ["second"]


@pytest.mark.parametrize("kind", [Callback.DEFERRED_UPDATE, Callback.UPDATE, Callback.CHOICES, 1, 99])
async def test_a_command_cannot_be_answered_as_something_else(timed: Playground, raw: Raw, kind: int) -> None:
    await raw.register("go")
    outcome = await timed.person("Ann").slash("go")
    status, body = await raw.answer(outcome, kind, {"content": "x"})
    assert (status, body["code"]) == (400, 50035)
    assert not outcome.interaction.acknowledged


async def test_old_messages_take_few_edits(timed: Playground, clock: ManualClock, raw: Raw) -> None:
    path = f"/channels/{timed.general.id}/messages"
    _, message = await raw("POST", path, {"content": "0"})
    path += f"/{message['id']}"
    for number in range(40):
        assert (await raw("PATCH", path, {"content": str(number)}))[0] == 200
    clock.advance(3700)
    answers = [await raw("PATCH", path, {"content": f"old {number}"}) for number in range(40)]
    refused = [body for status, body in answers if status == 429]
    assert refused
    assert {body["code"] for body in refused} == {30046}
    clock.advance(3700)
    assert (await raw("PATCH", path, {"content": "later"}))[0] == 200
