"""The coach on Discord: private, after the end, for who has played."""

from __future__ import annotations

import random

from simcord import MemberActor

from tests.simcord.reading import labels, private, text
from tests.simcord.server import Server


async def test_after_the_end_everybody_who_played_gets_their_own_decisions_explained(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    stranger = server.person("Dan")
    table = await server.start(ann, bob)
    rng = random.Random(1)
    while not table.over:
        await table.decide(table.due(ann, bob), rng.choice)
    for person in (ann, bob):
        page = private(await person.click(table.board, label="Coach"))
        assert "You chose" in text(page)
        assert "Better" in (first := text(page))
        last = private(await person.click(page, label=labels(page, "coach")[-1]))
        assert text(last) != first
    assert "Your coach" not in text(private(await stranger.click(table.board, label="Coach")))
