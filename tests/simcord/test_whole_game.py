"""A whole game with a computer player, from the command to the seed."""

from __future__ import annotations

from simcord import MemberActor

from engines.core.record import Record, replay
from engines.registry import game
from tests.simcord.reading import buttons, links, private, text
from tests.simcord.server import Chooser, Server, attachment


async def test_a_whole_game_with_a_computer_player(server: Server, ann: MemberActor, choose: Chooser) -> None:
    table = await server.start(ann, computers=1)
    while not table.over:
        assert table.due(ann) is ann
        await table.decide(ann, choose)

    last = table.board
    assert list(buttons(last)) == ["Points in full", "Look closer", "In words", "Rules", "Fair shuffle"]
    assert table.pinged == []
    assert "**1. " in text(last)
    assert "**2. " in text(last)
    assert "`" not in text(last)
    _, seed, _, shown, *_ = text(private(await ann.click(last, label="Fair shuffle"))).split("`")
    assert text(table.boards[0]).split("`")[1] == shown
    assert all(buttons(board) == {} for board in table.boards[:-1])

    assert "The game is over." in text(table.lobby)
    assert links(table.lobby) == [f"https://discord.com/channels/{ann.guild.id}/{table.venue.id}"]

    exported = private(await ann.slash(table.venue, "table export"))
    record = Record.model_validate_json(await attachment(exported))
    assert record.seed == seed
    replay(game(record.game), record)
    listed = private(await ann.slash(server.games, "table list"))
    assert table.id not in text(listed)
