"""`/help` is two cards, each a press away from the other; `/rules` shows the game that was asked for."""

from __future__ import annotations

from simcord import MemberActor

from bot.texts import translator
from bot.ui.faces import hosted
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


async def test_the_rules_are_those_of_the_game_that_was_asked_for(server: Server, ann: MemberActor) -> None:
    for asked, key in (({}, hosted()[0]), ({"game": "kingdomino"}, "kingdomino")):
        card = private(await ann.slash(server.games, "rules", **asked))
        assert translator("en")(key) in text(card)
