"""A bot in a process of its own, killed at its work and started again."""

import asyncio

from playground.driver import Playground
from tests.forked import Forked
from tests.playground.tiny_bot import run


def start_bot(pg: Playground) -> Forked:
    return Forked(lambda: run(pg.rest_url, pg.gateway_url, pg.token))


async def test_a_killed_bot_is_gone_at_once_and_comes_back_to_the_same_buttons(pg: Playground) -> None:
    ann = pg.person("Ann")
    pg.channel("general")
    bot = start_bot(pg)
    try:
        await pg.connected()
        lobby = await (await ann.slash("table new", {"game": "x"})).message()
        fault = pg.stall_next(path="PATCH /webhooks")
        unfinished = await ann.click(lobby, label="Draw")
        await unfinished.acknowledged()
        bot.kill()
        await pg.disconnected()
        fault.release()
        bot.wait()
        bot = start_bot(pg)
        await pg.connected()
        drawn = await (await ann.click(lobby, label="Draw")).message()
        assert drawn.text == "Drawn"
        assert pg.server.gateway.identifies == 2
        assert pg.server.gateway.resumes == 0
    finally:
        bot.kill()
        bot.wait()


async def test_many_people_click_at_once_and_each_gets_an_answer(pg: Playground) -> None:
    bot = start_bot(pg)
    try:
        people = [pg.person(f"Person {number}") for number in range(50)]
        pg.channel("general")
        await pg.connected()
        lobby = await (await people[0].slash("table new", {"game": "x"})).message()
        outcomes = [await person.click(lobby, label="Whisper") for person in people]
        secrets = await asyncio.gather(*[outcome.message() for outcome in outcomes])
        assert [secret.ephemeral_to for secret in secrets] == [person.id for person in people]
        assert all(len(person.messages()) == 2 for person in people)
    finally:
        bot.kill()
        bot.wait()
