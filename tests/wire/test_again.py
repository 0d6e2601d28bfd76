"""Once more, on the wire: following, since your last turn, rematch, the same shuffle and a named one."""

from __future__ import annotations

from playground.driver import Person, Playground
from playground.model import Message
from tests.wire.harness import PATIENCE, BotProcess, Chooser, TableDriver, buttons, say, shows, taken


async def opened(pg: Playground, host: Person, card: Message) -> TableDriver:
    """The table of a new lobby: one that the answer names."""
    table = TableDriver(pg, host)

    def lobby() -> Message | None:
        said = [m for m in host.messages(table.channel) if buttons(m, "join")]
        return said[-1] if said and buttons(said[-1], "join")[0].split(":")[1] in card.text else None

    table.lobby = await pg.wait_for(lobby, PATIENCE)
    table.table_id = buttons(table.lobby, "join")[0].split(":")[1]
    return table


def picture(board: Message) -> tuple[int, str | None]:
    """A picture's size and description."""
    return board.attachments[0].size, board.attachments[0].description


async def test_a_game_is_followed_and_played_again(pg: Playground, bot: BotProcess, choose: Chooser) -> None:
    people = ann, bob = [pg.person(name) for name in ("Ann", "Bob")]
    eve = pg.person("Eve")
    table = TableDriver(pg, ann)
    await table.open(bob)
    first = await table.board()
    dealt = picture(first)

    # Eve follows, round by round; who plays does not need to.
    own = await (await table.press(bob, first, "follow")).message(PATIENCE)
    assert say(bob, "refused-follow-own") in own.text
    card = await (await table.press(eve, first, "follow")).message(PATIENCE)
    each_round = next(pressed for pressed in buttons(card, "follow") if pressed.endswith(":rounds"))
    card = await (await eve.click(card, each_round)).message(PATIENCE)
    assert card.text == say(eve, "follows-rounds", table=table.table_id)

    # A panel leads to the other player's moves in pictures.
    pages: list[str] = []

    async def decide(person: Person, panel: Message) -> None:
        if buttons(panel, "since") and not pages:
            page = await (await person.click(panel, buttons(panel, "since")[0])).message(PATIENCE)
            assert page.ephemeral
            pages.append(shows(page))
            panel = await (await person.click(page, buttons(page, "turn")[0])).message(PATIENCE)
        while offered := buttons(panel, "do") or buttons(panel, "ask"):
            panel = await taken(person, panel, choose(offered))

    last = await table.play_on(people, decide)
    assert pages
    assert pages[0].startswith(f"since-{table.table_id}-")
    calls = [board for board in table.boards() if eve.user.id in board.pinged]
    assert calls[-1] is last
    assert 3 < len(calls) < len(table.boards())

    # A rematch: one press of each, whatever happens between them.
    stranger = await (await table.press(eve, last, "rematch")).message(PATIENCE)
    assert say(eve, "refused-rematch-of-others") in stranger.text
    rematch = await opened(pg, bob, await (await table.press(bob, last, "rematch")).message(PATIENCE))
    assert rematch.lobby is not None
    assert table.table_id in rematch.lobby.text
    await bot.restart()
    sentence = say(eve, "refused-kept-for-rematch", until="").split(".")[0]
    await table.press(eve, rematch.lobby, "join")
    await eve.sees(lambda m: sentence in m.text, within=PATIENCE)
    for _ in range(2):  # the second press changes nothing
        answer = await (await table.press(ann, last, "rematch")).message(PATIENCE)
        assert rematch.table_id in answer.text
    await rematch.play(people, choose)  # it starts when both are in

    # The same shuffle deals the same picture; a name deals one as well.
    fair = await (await table.press(ann, last, "fair")).message(PATIENCE)
    answer = await (await ann.click(fair, buttons(fair, "again")[0])).message(PATIENCE)
    again = await opened(pg, ann, answer)
    assert again.lobby is not None
    await again.press(bob, again.lobby, "join")
    await again.lobby_says("Bob")
    await again.press(ann, again.lobby, "start")
    board = await again.board()
    assert picture(board) == dealt
    assert "SHA-256" not in board.text

    said = await (await ann.slash("table new", {"game": "kingdomino"})).message(PATIENCE)
    named = await opened(pg, ann, said)
    assert named.lobby is not None
    terms = await (await named.press(ann, named.lobby, "terms")).message(PATIENCE)
    form = await ann.click(terms, buttons(terms, "seed")[0])
    await (await ann.submit_modal(form, {"shuffle": "Friday *night*"})).message(PATIENCE)
    await named.lobby_says("**Friday night**")
    await named.press(bob, named.lobby, "join")
    await named.lobby_says("Bob")
    await named.press(ann, named.lobby, "start")
    assert say(ann, "dealt-from-name", name="Friday night") in (await named.board()).text
    assert "Traceback" not in bot.log
