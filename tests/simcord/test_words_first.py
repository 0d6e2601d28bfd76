"""Words first, chosen on the answer of In words: panels and public posts lead with the board in words."""

from __future__ import annotations

from simcord import MemberActor

from tests.simcord.reading import buttons, components, private, text
from tests.simcord.server import Server, TableSeen

TEXT, GALLERY = 10, 12


async def choose(person: MemberActor, table: TableSeen, label: str) -> str:
    """Presses In words and then that button; returns the answer."""
    told = private(await person.click(table.board, label="In words"))
    assert label in buttons(told)
    return text(private(await person.click(told, label=label)))


async def test_words_come_first_for_whoever_wants_them_and_stay_so(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    due = table.due(ann, bob)
    other = bob if due is ann else ann
    board = text(private(await due.click(table.board, label="In words"))).splitlines()[-3:]
    assert "From now on, words come first" in await choose(due, table, "Words first")

    panel = await table.panel(due)
    first, *others = [part for part in components(panel) if part["type"] in (TEXT, GALLERY)]
    assert first["content"].index(board[-1]) < first["content"].index("Claim a domino")
    assert [part["type"] for part in others][:1] == [GALLERY]
    assert board[-1] not in text(await table.panel(other))

    await due.click(panel, label=next(iter(buttons(panel))))
    claimed = text(table.board)
    assert claimed.index(" claims ") < claimed.index("-# ")
    told = private(await other.click(table.board, label="In words"))
    assert "Words first" in buttons(told)

    await server.restart()
    assert text(await table.panel(due)).splitlines()[0] in text(told)
    assert "pictures come first" in await choose(due, table, "Pictures first")
    assert text(await table.panel(due)).splitlines()[0] not in text(told)
    assert "Words first" in buttons(private(await due.click(table.board, label="In words")))


async def test_a_post_is_as_ever_where_nobody_wants_words(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    due = table.due(ann, bob)
    assert "-# " not in text(table.board).replace("-# Fair shuffle", "")
    eve = server.person("Eve")
    await choose(eve, table, "Words first")
    panel = await table.panel(due)
    await due.click(panel, label=next(iter(buttons(panel))))
    assert "-# " not in text(table.board)


async def test_a_switch_that_is_none_is_refused(server: Server, ann: MemberActor, bob: MemberActor) -> None:
    table = await server.start(ann, bob)
    before = buttons(private(await ann.click(table.board, label="In words")))
    await server.forge(ann, table.board, f"k1:{table.id}:1:lead:films")
    assert buttons(private(await ann.click(table.board, label="In words"))) == before
