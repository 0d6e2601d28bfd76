"""A hint: the panel shows the strong player's choice, and one press makes it."""

from __future__ import annotations

from simcord import MemberActor

from tests.simcord.reading import labels, private, set_up, text
from tests.simcord.server import Server


async def test_a_hint_is_given_where_it_is_asked_for_and_one_press_follows_it(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    person = table.due(ann, bob)
    panel = await table.panel(person)
    hinted = private(await person.click(panel, label="Hint"))
    assert "A strong computer player would do this" in text(hinted)
    [deed] = labels(hinted, "do")
    before = await table.log(ann)
    await person.click(hinted, label=deed)
    assert await table.log(ann) != before


async def test_where_hints_are_switched_off_there_is_no_button(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.open(ann)
    await bob.click(table.lobby, label="Join")
    terms = private(await ann.click(await set_up(ann, table), label="Table settings"))
    terms = private(await ann.click(terms, label="Hints: on"))
    assert labels(terms, "hints") == ["Hints: off"]
    await ann.click(table.lobby, label="Start")
    person = table.due(ann, bob)
    panel = await table.panel(person)
    assert labels(panel, "hint") == []
