"""Since your last turn: other players' moves since one's last turn, page by page."""

from __future__ import annotations

import pytest
from simcord import MemberActor

from tests.simcord.reading import buttons, labels, private, text
from tests.simcord.server import Chooser, Server


@pytest.mark.parametrize("key", ["dragon_castle", "kingdomino"])
async def test_two_turns_of_others_are_two_pages_that_can_be_turned(
    server: Server, ann: MemberActor, bob: MemberActor, choose: Chooser, key: str
) -> None:
    people = (ann, bob, server.person("Cid"))
    table = await server.start(*people, game=key)
    shown, named = "", list[str]()
    while not shown.endswith("of 2**"):
        await table.decide(table.due(*people), choose)
        person = table.due(*people)
        panel = await table.panel(person)
        if label := next(iter(labels(panel, "since")), ""):
            named.append(label)
            card = private(await person.click(panel, label=label))
            shown = text(card).partition("\n")[0]
    assert named[0] == "So far", "a first turn comes after no other"
    assert "Earlier" not in buttons(card)
    for way, page in (("Later", 2), ("Earlier", 1), ("Later", 2)):
        card = private(await person.click(card, label=way))
        assert f"{page} of 2" in text(card)
        assert way not in buttons(card)
