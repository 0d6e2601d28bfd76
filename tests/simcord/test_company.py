"""Computer players as company: the lobby tells what each likes, and the host chooses who comes and talks."""

from __future__ import annotations

from simcord import MemberActor

from tests.simcord.reading import MENU, components, labels, private, set_up, text, verb
from tests.simcord.server import Server


async def test_the_host_chooses_a_computer_player_by_its_character_and_silences_it(
    server: Server, ann: MemberActor
) -> None:
    table = await server.open(ann)
    await ann.click(table.lobby, label="+ Computer")
    assert "**Gargoyle (computer player, medium)** – hoards mines and swamps" in text(table.lobby)
    card = private(await ann.click(await set_up(ann, table), label="Levels"))
    [menu] = [part for part in components(card) if part["type"] == MENU]
    assert verb(menu["custom_id"]) == "character"
    described = {option["label"]: option.get("description", "") for option in menu["options"]}
    assert described["Beacon instead of Gargoyle"] == "loves water"
    card = private(await ann.select(card, ["1 Beacon"], custom_id=menu["custom_id"]))
    for message in (card, table.lobby):
        assert "Gargoyle" not in text(message)
        assert "– loves water" in text(message)
    [menu] = [part for part in components(card) if part["type"] == MENU]
    await ann.select(card, ["random"], custom_id=menu["custom_id"])
    assert "(computer player, medium)** – " in text(table.lobby)
    terms = private(await ann.click(await set_up(ann, table), label="Table settings"))
    terms = private(await ann.click(terms, label="Remarks: on"))
    assert labels(terms, "remarks") == ["Remarks: off"]
