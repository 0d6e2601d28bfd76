"""A finished game afterwards: its replay, a moment shown to all, and a private game from there."""

from __future__ import annotations

import random
from typing import Any

import discord
import pytest
from simcord import MemberActor, ResponseMessage

from bot.texts import translator
from engines.registry import game
from tests.simcord.reading import MENU, buttons, components, private, text, verb, whispered
from tests.simcord.server import Server, TableSeen, decide_alone, position

SAID = translator("en")


async def finished(server: Server, *people: MemberActor) -> TableSeen:
    table, rng = await server.start(*people), random.Random(1)
    while not table.over:
        await table.decide(table.due(*people), rng.choice)
    return table


def where(card: ResponseMessage) -> int:
    """The turn that a replay shows, read from the button that continues it."""
    [there] = [one for one in buttons(card).values() if verb(one) == "moment"]
    return int(there.rpartition(":")[2].rstrip("m"))


def posted(table: TableSeen) -> discord.Message:
    """The newest public message at a table."""
    return [one for one in table.venue.history() if not one.flags.ephemeral][-1]


@pytest.fixture(autouse=True)
def the_first_is_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replaces the estimates: these tests check how they are shown, not how good they are."""

    def weigh(
        key: str, stored: str, seat: int, also: Any, chance: str, budget: float
    ) -> list[tuple[str, float]]:
        legal = game(key).legal(game(key).decode(stored), seat)
        return [(action.text, -3.0 * number) for number, action in enumerate(legal)]

    async def is_better(*_: Any) -> bool:
        return True

    monkeypatch.setattr("bot.tables.rating.judged.weigh", weigh)
    monkeypatch.setattr("bot.tables.rating.judged.is_better", is_better)


async def test_a_game_is_replayed_shown_and_played_on_from_a_moment(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    stranger = server.person("Dan")
    table = await finished(server, ann, bob)
    card = private(await ann.click(table.board, label=SAID("replay")))
    assert (where(card), SAID("replay-begins") in text(card)) == (0, True)
    for turn in (1, 2):
        card = private(await ann.click(card, label="▶"))
        assert where(card) == turn
    card = private(await ann.click(card, label="◀"))
    [menu] = [part for part in components(card) if part["type"] == MENU]
    chosen = menu["options"][-3]["value"]  # both still have decisions to make there
    card = private(await ann.select(card, [chosen], custom_id=menu["custom_id"]))
    assert where(card) == int(chosen)
    own = private(await ann.click(card, label=SAID("replay-own")))
    card = private(await ann.click(own, label=SAID("replay-all")))

    shown = private(await ann.click(card, label=SAID("replay-show")))
    assert SAID("shown-to-all") in text(shown)
    post = posted(table)
    assert SAID("replay-shown", name="Ann") in text(post)
    again = await bob.click(post, label=SAID("replay"))
    theirs = private(again)
    assert where(theirs) == int(chosen)
    refused = await bob.click(theirs, label=SAID("replay-show"))
    assert SAID("refused-replay-shown-lately") in whispered(refused)
    assert posted(table).id == post.id
    outside = private(await stranger.click(post, label=SAID("replay")))
    assert SAID("replay-own") not in buttons(outside)

    better = private(
        await ann.click(
            private(await ann.click(table.board, label=SAID("replay"))), label=SAID("replay-mistake")
        )
    )
    assert where(better) > 0
    assert "Better there" in text(better)

    question = private(await ann.click(card, label=SAID("replay-what-if")))
    easy = SAID("what-if-against", level=SAID("level-easy"))
    panel = private(await ann.click(question, label=easy))
    assert SAID("what-if-counts-not", turn=int(chosen)) in text(panel)
    panel = await decide_alone(ann, panel, "w")
    await server.restart()
    mine = private(await ann.slash(server.games, "me tables"))
    name = SAID("what-if-named", game=SAID("kingdomino"), table=table.id, turn=int(chosen))
    taken_up = private(await ann.click(mine, label=name))
    assert position(taken_up, "w") == position(panel, "w")
    while position(taken_up, "w"):
        taken_up = await decide_alone(ann, taken_up, "w")
    assert "You would have had" in text(taken_up)
    back = private(await ann.click(taken_up, label=SAID("what-if-replay")))
    assert where(back) == int(chosen)
    listed = private(await ann.slash(server.games, "table replay", table=table.id))
    assert where(listed) == 0

    assert SAID("replay-together") not in buttons(theirs)
    there = private(await ann.click(post, label=SAID("replay")))
    opened = private(await ann.click(there, label=SAID("replay-together")))
    on = TableSeen(server.env, server.games, text(opened).split("**")[1])
    assert SAID("together-told", name="Ann", turn=int(chosen), table=on.id) in text(posted(table))
    assert SAID("played-on-by-all") in text(on.lobby)
    barred = await stranger.click(on.lobby, label="Join")
    assert SAID("refused-together-players", table=table.id) in whispered(barred)
    await bob.click(on.lobby, label="Join")
    await ann.click(on.lobby, label="Start")
    assert SAID("played-on", table=table.id, turn=int(chosen)) in text(on.board)
    await on.decide(on.due(ann, bob), random.Random(2).choice)
    closed = await ann.click(listed, label="▶")
    assert SAID("refused-replay-same-shuffle", table=on.id) in whispered(closed)


async def test_a_running_game_is_not_replayed(server: Server, ann: MemberActor, bob: MemberActor) -> None:
    table = await server.start(ann, bob)
    said = private(await ann.slash(server.games, "table replay", table=table.id))
    assert text(said) == SAID("refused-replay-too-early")
