"""The coach and puzzles on Discord: private, after the end, for people who have played."""

from __future__ import annotations

import random

import pytest
from simcord import MemberActor

from tests.simcord.reading import buttons, labels, private, text
from tests.simcord.server import Server

pytestmark = pytest.mark.usefixtures("the_first_is_the_best")


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
        for other in labels(page, "coach")[-1:]:  # in some games only one decision stands out
            assert text(private(await person.click(page, label=other))) != first
    asked = private(await ann.slash(server.games, "puzzle"))
    assert "In your game you chose" in text(asked)
    first_asked = buttons(asked)
    shown = private(await ann.click(asked, label="Show the answer"))
    assert "In the game:" in text(shown)
    assert "Better:" in text(shown)
    following = private(await ann.click(shown, label="Next puzzle"))
    assert "In your game you chose" in text(following)
    assert buttons(following) != first_asked
    assert "Your coach" not in text(private(await stranger.click(table.board, label="Coach")))
