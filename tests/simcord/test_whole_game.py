"""A whole game with a computer player, from the command to the seed."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image
from simcord import MemberActor

from engines.core.record import Record, replay
from engines.registry import game
from tests.simcord.reading import buttons, links, private, text
from tests.simcord.server import Chooser, Server, TableSeen, attachment


@pytest.mark.usefixtures("sketched")
async def test_a_whole_game_with_a_computer_player(server: Server, ann: MemberActor, choose: Chooser) -> None:
    table = await server.start(ann, computers=1)
    early = private(await ann.slash(table.venue, "table film"))
    assert text(early) == "The film comes when the game is over."
    while not table.over:
        assert table.due(ann) is ann
        await table.decide(ann, choose)

    last = table.board
    assert list(buttons(last)) == [
        "Rematch", "Points in full", "Look closer", "In words", "Rules", "Fair shuffle", "Replay", "Film",
        "Coach",
    ]  # fmt: skip
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
    await _film(server, ann, table)


async def _film(server: Server, ann: MemberActor, table: TableSeen) -> None:
    """The film is posted once at the table, and again only if it was deleted."""
    pressed = private(await ann.click(table.board, label="Film"))
    assert text(pressed) == "The film is ready."
    film = table.venue.last_message
    assert film is not None
    assert text(film) == f"### The film: Kingdomino · {table.id}"
    assert links(pressed) == [film.jump_url]
    picture = Image.open(BytesIO(await attachment(film)))
    assert (picture.format, getattr(picture, "is_animated", False)) == ("GIF", True)

    again = private(await ann.slash(table.venue, "table film"))
    assert (links(again), table.venue.last_message) == ([film.jump_url], film)

    await film.delete()
    anew = private(await ann.slash(table.venue, "table film"))
    posted = table.venue.last_message
    assert posted is not None
    assert links(anew) == [posted.jump_url] != links(again)
