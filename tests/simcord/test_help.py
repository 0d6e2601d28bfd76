"""`/help` is two cards, each a press away from the other."""

from __future__ import annotations

from simcord import MemberActor

from tests.simcord.reading import buttons, private, text
from tests.simcord.server import Server


async def test_each_card_of_the_help_leads_to_the_other(server: Server, ann: MemberActor) -> None:
    playing = private(await ann.slash(server.games, "help"))
    assert "`/table new`" in text(playing)
    assert list(buttons(playing)) == ["More"], "the other button is disabled"
    around = private(await ann.click(playing, label="More"))
    assert "`/learn`" in text(around)
    assert "`/table new`" not in text(around)
    assert "`/table new`" in text(private(await ann.click(around, label="Playing")))
