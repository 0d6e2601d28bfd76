"""A rated game on the wire: kill -9 around its end leaves one result for each person, counted once."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.texts import translator
from engines.registry import game
from playground.driver import CannotDo, Person, Playground
from playground.model import Message
from playground.permissions import Permission
from tests.soak import SOAK
from tests.wire.harness import PATIENCE, BotProcess, TableDriver, buttons, is_last, say, take, taken
from tests.wire.test_me import until

MOMENTS = 8 if SOAK else 1
KILLS = 4
"""The most kills of the bot over the last decision."""
LONGEST = 0.25
"""Seconds after the press within which it is killed."""


def rows(data: Path, look: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(data)) as connection:
        return connection.execute(look).fetchall()


def ends_game(data: Path, pressed: str) -> bool:
    """Whether the game of the only table ends with the decision of that button."""
    [(key, phase, stored)] = rows(data, "SELECT game, phase, state FROM tables")
    if phase != "playing":
        return False
    its_game = game(key)
    state = its_game.decode(stored)
    step = its_game.apply(state, its_game.to_act(state)[0], its_game.parse(pressed.split(":", 4)[4]))
    return not its_game.to_act(step.state)


@pytest.mark.parametrize("moment", range(MOMENTS))
async def test_kill_9_around_the_end_leaves_one_result_each_and_counts_it_once(
    pg: Playground, tmp_path: Path, moment: int
) -> None:
    data, rng = tmp_path / "castellan.sqlite3", random.Random(moment)
    ann, bob, max_ = pg.person("Ann"), pg.person("Bob"), pg.person("Max")
    pg.give_role(max_, pg.role("Managers", Permission.MANAGE_GUILD))
    kills = 0
    async with BotProcess(pg, data) as bot:
        card = await (await max_.slash("server settings")).message(PATIENCE)
        [rated] = [one for one in buttons(card, "server") if one.endswith("rated=on")]
        await (await max_.click(card, rated)).message(PATIENCE)
        table = TableDriver(pg, ann)
        await table.open(bob)
        assert table.lobby is not None
        assert say(ann, "lobby-rated") in table.lobby.text

        async def decide(person: Person, panel: Message) -> None:
            nonlocal kills
            while offered := buttons(panel, "do") or buttons(panel, "ask"):
                chosen = rng.choice(offered)
                if kills < KILLS and chosen in buttons(panel, "do") and ends_game(data, chosen):
                    kills += 1
                    await take(person, panel, chosen)
                    await asyncio.sleep(rng.uniform(0, LONGEST))
                    await bot.kill()
                    pg.forget_nonces()
                    await bot.start()
                    raise CannotDo("the bot was killed: whoever is due opens the panel anew")
                panel = await taken(person, panel, chosen)

        await table.play_on((ann, bob), decide)
        await until(lambda: rows(data, "SELECT number FROM rated_games") == [(1,)], "not counted")
        assert kills
        found = rows(data, "SELECT user, rated, nth FROM results ORDER BY seat")
        assert sorted(found) == sorted([(ann.id, 1, 0), (bob.id, 1, 0)])
        counted = rows(data, "SELECT user, games FROM ratings ORDER BY user")
        assert counted == sorted([(ann.id, 1), (bob.id, 1)])
        await table.board(is_last)
        await bot.restart()
        page = await (await ann.slash("me stats")).message(PATIENCE)
        assert page.text == "### Ann"
        assert pg.attachment(page).startswith(b"\x89PNG")
        assert rows(data, "SELECT user, games FROM ratings ORDER BY user") == counted
        assert "Traceback" not in bot.log


async def test_two_people_see_of_each_other_only_what_is_open(pg: Playground, tmp_path: Path) -> None:
    """A hidden page is refused to commands and forged presses; one's own works in private messages."""
    data = tmp_path / "castellan.sqlite3"
    ann, bob = pg.person("Ann"), pg.person("Bob")
    async with BotProcess(pg, data):
        table = TableDriver(pg, ann)
        await table.open(bob)
        await table.play((ann, bob), random.Random(1).choice)
        await until(lambda: len(rows(data, "SELECT 1 FROM results")) == 2, "no results")
        card = await (await bob.slash("me settings")).message(PATIENCE)
        [hide] = [one for one in buttons(card, "me") if one.endswith("hidden=on")]
        await (await bob.click(card, hide)).message(PATIENCE)
        refusal = say(ann, "refused-hidden-person")
        asked = await (await ann.slash("me stats", {"person": bob.id})).message(PATIENCE)
        assert asked.text == refusal
        for verb in ("club", "share"):
            forged = f"k1:-:0:{verb}:page.{bob.id}.kingdomino.0.w"
            answer = await ann.forge({"component_type": 2, "custom_id": forged})
            assert (await answer.message(PATIENCE)).text in (refusal, say(ann, "refused-unknown-button"))
        own = await (await bob.slash("me stats", channel=bob.dm)).message(PATIENCE)
        assert own.text == "### Bob"
        assert not buttons(own, "share")
        records = await (await ann.slash("server records")).message(PATIENCE)
        assert "Bob" not in records.text
        assert translator("en")("record-points", amount=0).split(":")[0] in records.text
