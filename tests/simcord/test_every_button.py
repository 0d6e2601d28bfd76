"""Random whole games in which every kind of button of every card is pressed once.

Cards are followed as far as they lead: a lobby, a board or a panel, the cards behind their buttons, and the
cards behind those. No answer says that something went wrong or that the button is unknown; the rules for all
tests here check the bodies, their ids and the log.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from simcord import InteractionResult, MemberActor

from bot.process.client import Castellan
from bot.tables.actors import Person
from bot.tables.table import Table
from bot.texts import translator
from bot.ui.faces import hosted
from tests.cases import case
from tests.simcord.reading import MENU, Seen, components, text, verb
from tests.simcord.server import PATIENCE, Server, TableSeen
from tests.soak import SOAK, in_soak

QUICKEST = "kingdomino"
"""The game that every run plays; `make soak` plays all."""
GAMES = 5 if SOAK else 1
"""Games of each kind."""
BETWEEN_LOOKS = 4 if SOAK else 40
"""The number of decisions between two looks at the board and at both panels."""
ENDING = ("close", "retire", "end", "forget", "start", "leave")
"""Verbs that end a lobby or a seat: they are pressed last."""
LEFT_OUT = () if SOAK else ("film",)
"""Verbs that need real pictures."""
ANSWERS = re.compile(r"[a-z]?(ask|pick|do)|study|opt|try")
"""The verbs of panels: their buttons differ in the answer only."""
WRONG = [
    translator("en")("failed", reference="").partition(".")[0],
    translator("en")("refused-unknown-button").partition(":")[0],
    translator("en")("answer-not-shown").partition(".")[0],
]


@dataclass(frozen=True)
class Part:
    """A button or a menu of a card."""

    card: Seen
    custom_id: str
    values: tuple[str, ...] = ()

    @property
    def kind(self) -> str:
        """The request of the button without its table, numbers and names."""
        its_verb = verb(self.custom_id)
        if ANSWERS.fullmatch(its_verb):
            return its_verb
        argument = self.custom_id.split(":", 4)[4]
        return f"{its_verb} {re.sub(r'@?[0-9a-f]*[0-9][0-9a-f]*', '#', argument)}"


def parts_of(card: Seen) -> Iterator[Part]:
    for part in components(card):
        if "custom_id" in part and not part.get("disabled"):
            chosen = part.get("options", ())[: max(1, part.get("min_values", 1))]
            values = tuple(option["value"] for option in chosen) if part["type"] == MENU else ()
            yield Part(card, part["custom_id"], values)


class Curious:
    """People who press everything that they have not pressed before."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.pressed: set[str] = set()
        self._ending: list[tuple[MemberActor, Part]] = []

    async def follow(self, person: MemberActor, *cards: Seen) -> None:
        """Presses everything new on these cards, and on the cards that come as answers."""
        await self._press_all(person, [part for card in cards for part in parts_of(card)])

    async def end(self) -> None:
        """Presses what was left for the end."""
        for person, part in self._ending:
            await self._press_all(person, [part], ending=True)

    async def _press_all(self, person: MemberActor, left: list[Part], *, ending: bool = False) -> None:
        while left:
            part = left.pop()
            if verb(part.custom_id) in LEFT_OUT:
                continue
            if verb(part.custom_id) in ENDING and not ending:
                self._ending.append((person, part))
            elif part.kind not in self.pressed and self._server.has(part.card):
                self.pressed.add(part.kind)
                left += [each for card in await self._press(person, part) for each in parts_of(card)]

    async def opened(self, person: MemberActor, board: Seen) -> list[Seen]:
        """Returns the person's panel."""
        [turn] = [part for part in parts_of(board) if verb(part.custom_id) == "turn"]
        return await self._press(person, turn)

    async def _press(self, person: MemberActor, part: Part) -> list[Seen]:
        """Returns the cards of the answer."""
        with case(part.custom_id):
            result = await self._server.press(person, part.card, part.custom_id, part.values)
            assert result.acknowledged
            shown = answers_of(result)
            assert [one for one in shown for wrong in WRONG if wrong in text(one)] == []
        return shown


def answers_of(result: InteractionResult) -> list[Seen]:
    return [*([result.response] if result.response is not None else []), *result.followups]


async def decide(bot: Castellan, seen: TableSeen, rng: random.Random) -> Table:
    """Makes a random decision without a press."""
    assert bot.runtime is not None
    table = await bot.runtime.tables.get(seen.id)
    if table.row.wish is not None or table.phase != "playing":
        return table
    seat = rng.choice(table.to_act)
    person = Person(table.seats[seat].user or 0, table.seats[seat].name)
    action = rng.choice(table.game.legal(table.state, seat)).text
    return await bot.runtime.tables.play.act(table.id, person, seat, table.seq, action, None)


@pytest.mark.usefixtures("sketched" if SOAK else "server", "the_first_is_the_best")
@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("key", [key if key == QUICKEST else in_soak(key) for key in hosted()])
async def test_every_button_of_every_card_is_pressed_in_a_random_game(
    server: Server, ann: MemberActor, bob: MemberActor, key: str, number: int
) -> None:
    rng, curious, bot = random.Random(f"{key} {number}"), Curious(server), server.env.bot
    assert isinstance(bot, Castellan)
    lobby = await server.open(ann, game=key)
    await bob.click(lobby.lobby, label="Join")
    await curious.follow(ann, lobby.lobby)
    table = await server.start(ann, bob, game=key)
    playing, decisions = True, 0
    while playing:
        if decisions % BETWEEN_LOOKS == 0:
            for person in (ann, bob):
                await curious.follow(person, table.board, *await curious.opened(person, table.board))
        playing = (await decide(bot, table, rng)).phase == "playing"
        decisions += 1
    # The decisions were no presses, so SimCord does not wait for the posts that follow them.
    async with asyncio.timeout(PATIENCE):
        while not any(verb(part.custom_id) == "rematch" for part in parts_of(table.board)):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    for person in (ann, bob):
        await curious.follow(person, table.board)
    await curious.end()
    verbs = {kind.partition(" ")[0] for kind in curious.pressed}
    assert {"turn", "do", "look", "words", "rules", "setup", "fair", "replay", "rematch", "close"} <= verbs
