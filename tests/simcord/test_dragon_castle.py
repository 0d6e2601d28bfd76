"""Dragon Castle on a Discord that is not ours: alone, with Spirits, a custom castle, a panel's texts."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence

from simcord import MemberActor, ResponseMessage

from engines.core.record import Record, replay
from engines.dragon_castle.actions import Take
from engines.dragon_castle.data import LAYOUTS, SPIRITS
from engines.dragon_castle.state import State
from engines.registry import game
from tests.engines.dragon_castle.positions import GAME, realm
from tests.simcord.reading import buttons, choices, components, labels, private, set_up, text, verb
from tests.simcord.server import Chooser, Server, TableSeen, answer, attachment

KEY = "dragon_castle"
WAYS = ("Back", "Show more")
GAIN = r"^\d+: [A-F]\d, set of \d \+\d"
"""A cell with the points that a tile there brings."""


def answers(panel: ResponseMessage) -> list[str]:
    """The answers that a panel offers."""
    offered = (*labels(panel, "do"), *labels(panel, "ask"), *choices(panel))
    return [label for label in offered if label not in WAYS]


async def turn(table: TableSeen, person: MemberActor, choose: Chooser) -> list[str]:
    """Presses the chosen buttons until the turn is over; returns the texts of the panels."""
    panel = await table.panel(person)
    said = [text(panel)]
    while offered := answers(panel):
        panel = await answer(person, panel, choose(offered))
        said.append(text(panel))
    return said


def eager(wanted: str) -> Chooser:
    """Chooses the first button whose label matches the pattern, otherwise the first of all."""
    return lambda offered: next((label for label in offered if re.search(wanted, label)), offered[0])


def menu(card: ResponseMessage, name: str) -> str:
    """The menu of a variant."""
    (found,) = (
        part["custom_id"]
        for part in components(card)
        if part.get("custom_id", "").endswith(f":{name}") and verb(part["custom_id"]) == "choose"
    )
    return str(found)


async def test_a_game_alone_tells_the_dragons_moves_and_ends_with_a_rank(
    server: Server, ann: MemberActor
) -> None:
    table = await server.start(ann, game=KEY)
    rng = random.Random(4)
    while not table.over:
        await turn(table, ann, rng.choice)
    told = [text(board) for board in table.boards[1:-1]]
    assert all("The Dragon of Ingenuity" in each or "this round is the last" in each for each in told)
    assert "Your rank: **" in text(table.board)
    exported = private(await ann.slash(table.venue, "table export"))
    replay(game(KEY), Record.model_validate_json(await attachment(exported)))


async def test_a_game_with_spirits_says_what_each_costs_and_does(server: Server, ann: MemberActor) -> None:
    await server.words_first(ann)
    table = await server.open(ann, game=KEY)
    await ann.click(table.lobby, label="+ Computer")
    card = private(await ann.click(await set_up(ann, table), label="Variants"))
    card = private(await ann.click(card, label="Choose from all variants"))
    await ann.select(card, list(SPIRITS), custom_id=menu(card, "spirits"))
    assert "Spirit of Depths" in text(table.lobby)
    await ann.click(table.lobby, label="Start")
    await server.change(table, lambda stored: GAME.encode(with_something_to_pay(GAME.decode(stored))))
    said: list[str] = []
    asked: list[str] = []
    while not (asked and any("calls the Spirit of" in each for each in (*said, await table.log(ann)))):
        assert not table.over
        said += await turn(table, ann, eager("Spirit"))
        asked = [each for each in said if "### Call a Spirit" in each]
    assert all("It costs you a face-up tile from your realm or a shrine" in each for each in asked)
    assert await turn(table, ann, eager("End"))


async def test_an_own_castle_is_checked_as_it_is_typed(server: Server, ann: MemberActor) -> None:
    table = await server.open(ann, game=KEY)
    card = private(await ann.click(await set_up(ann, table), label="Variants"))
    card = private(await ann.click(card, label="Choose from all variants"))
    assert "Own castle" not in buttons(card)
    card = private(await ann.select(card, ["own"], custom_id=menu(card, "castle")))
    assert "no rows yet" in text(card)
    for typed, sentence in (
        ("12x/123", "contains x, which is not a height"),
        ("124/123", "a height of 4; the limit is 3"),
        ("333/333", "has 18 tiles but needs exactly 116"),
    ):
        opened = await ann.click(card, label="Own castle")
        card = private(await ann.submit_modal(opened, {"heights": typed}))
        assert sentence in text(card)
    rows = "/".join("".join(map(str, row)) for row in LAYOUTS["outpost"].rows)
    opened = await ann.click(card, label="Own castle")
    card = private(await ann.submit_modal(opened, {"heights": rows}))
    assert text(card).startswith("### Variants")
    await ann.click(table.lobby, label="Start")
    assert table.due(ann) is ann


def with_something_to_pay(state: State) -> State:
    """The realm of the seat to act has tiles and shrines for any Spirit."""
    [seat] = GAME.to_act(state)
    own = realm("S1 E2 ^ . ^2 M4\n# F1 . ^ S2")
    return state._replace(realms=(*state.realms[:seat], own, *state.realms[seat + 1 :]))


def with_half_a_set(state: State) -> State:
    """The realm of the seat to act lacks one tile for a set, of the type that is offered first."""
    [seat] = GAME.to_act(state)
    first = next(action for action in GAME.legal(state, seat) if isinstance(action, Take))
    row, column = first.cell
    kind = state.castle.tops[row * state.castle.columns + column][0]
    own = realm(f"{kind}1 {kind}2 . {kind}3")
    return state._replace(realms=(*state.realms[:seat], own, *state.realms[seat + 1 :]))


async def test_a_panel_says_which_twins_a_tile_leaves_and_what_a_placement_brings(
    server: Server, ann: MemberActor
) -> None:
    await server.words_first(ann)
    table = await server.start(ann, computers=1, game=KEY)
    await server.change(table, lambda stored: GAME.encode(with_half_a_set(GAME.decode(stored))))
    said: list[str] = []
    seen: list[str] = []

    def choose(offered: Sequence[str]) -> str:
        seen.extend(offered)
        return eager(GAIN)(offered)

    for _ in range(3):
        said += await turn(table, ann, choose)
    assert any(re.search(GAIN, label) for label in seen)
    first = [each for each in said if "### Take a tile" in each]
    assert any(re.search(r"Pairs: \d+ \w+ \w+ with [A-P]\d+", each) for each in first)
    assert any(re.fullmatch(r"\d+: \w+ \w+ \([A-P]\d+\), twins: \d", label) for label in seen)
    assert any(re.fullmatch(r"Take both: \w+ \w+ from [A-P]\d+ too", label) for label in seen)


async def test_the_last_step_of_a_turn_is_offered_with_its_end_and_with_a_spirit(
    server: Server, ann: MemberActor
) -> None:
    """A discard while Destruction can be paid: one press ends the turn, another one calls the Spirit."""
    await server.words_first(ann)
    table = await server.open(ann, game=KEY)
    await ann.click(table.lobby, label="+ Computer")
    card = private(await ann.click(await set_up(ann, table), label="Variants"))
    card = private(await ann.click(card, label="Choose from all variants"))
    assert "start with these: Depths, Faith, Destruction" in text(card)
    assert "the rulebook shows them only in pictures" in text(card)
    await ann.select(card, ["destruction"], custom_id=menu(card, "spirits"))
    await ann.click(table.lobby, label="Start")

    panel = await _held(table, ann)
    assert _button(panel, "Discard", "and end the turn: +1")
    panel = private(await ann.click(panel, label=_button(panel, "Discard", "then call a Spirit: +1")))
    assert "### Call a Spirit" in text(panel)
    assert "End the turn" in answers(panel)
    await ann.click(panel, label="End the turn")

    panel = await _held(table, ann)
    before = len(table.boards)
    discard = _button(panel, "Discard", "and end the turn: +1")
    await ann.click(panel, label=discard)
    assert len(table.boards) > before


async def _held(table: TableSeen, person: MemberActor) -> ResponseMessage:
    """The panel after the first tile was taken."""
    panel = await table.panel(person)
    while "### You hold" not in text(panel):
        panel = await answer(person, panel, answers(panel)[0])
    return panel


def _button(panel: ResponseMessage, beginning: str, end: str) -> str:
    (found,) = [label for label in answers(panel) if label.startswith(beginning) and label.endswith(end)]
    return found
