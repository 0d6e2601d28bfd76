"""Whole games with scripted people, and the counts of a table's posts, calls and private messages."""

from __future__ import annotations

import random
from dataclasses import dataclass

from engines.core.record import Record
from playground.driver import CannotDo, Outcome, Person, Playground
from playground.model import Json, Message
from tests.wire.harness import PATIENCE, TableDriver, answers, buttons, is_last, moved_or_here, take


@dataclass(frozen=True)
class Said:
    """The counts of one game on the wire."""

    posts: int
    calls: int
    """Of the person with the most calls."""
    private_messages: int
    """Of the person with the most, the greeting included."""
    followed: int
    """Panels that came below a new picture by themselves."""
    record: Record

    def turns(self, seat: int, *kinds: str) -> int:
        """Returns the number of actions of these kinds that a seat took."""
        return sum(one.seat == seat and one.action.split()[0] in kinds for one in self.record.actions)

    def events(self, kind: str) -> int:
        """Returns the number of events of this kind."""
        return sum(event.kind == kind for one in self.record.actions for event in one.events)


async def count(
    pg: Playground, game: str, people: int, computers: int, options: tuple[str, ...] = ()
) -> Said:
    """Plays a game to its end; people stay at the table and look at their panel at every picture."""
    persons = [pg.person(name) for name in ("Ann", "Bob", "Cid")[:people]]
    table = TableDriver(pg, persons[0])
    await table.open(*persons[1:], game=game, computers=computers, options=options)
    rng = random.Random(7)
    before = len(pg.requests)
    while True:
        board = await table.board(lambda m: buttons(m, "turn") or is_last(m))
        if is_last(board):
            break
        shown, asked = board.attachments[0].filename, False
        for person in persons:
            try:
                panel = await (await table.press(person, board, "turn")).message(PATIENCE)
                asked = await _decide(person, panel, rng) or asked
            except CannotDo:  # the panel moved below the next picture
                asked = True
        if not asked:
            await _after(table, shown)
    answer = await (await persons[0].slash("table export", {"table": table.table_id})).message(PATIENCE)
    followed = [request for request in pg.requests[before:] if _is_follow_up(request)]
    return Said(
        posts=len(table.boards()),
        calls=max(len(person.pings()) for person in persons),
        private_messages=max(len(person.dms()) for person in persons),
        followed=len(followed),
        record=Record.model_validate_json(pg.attachment(answer)),
    )


async def _after(table: TableDriver, shown: str) -> None:
    await table.board(lambda m: m.attachments[0].filename != shown)


def _is_follow_up(request: dict[str, object]) -> bool:
    parts = str(request["path"]).strip("/").split("/")
    return request["method"] == "POST" and "webhooks" in parts and len(parts) - parts.index("webhooks") == 3


async def _decide(person: Person, panel: Message, rng: random.Random) -> bool:
    """Gives any answers until the panel asks nothing more; returns whether it asked something."""
    asked = False
    while is_asking(person, panel):
        asked = True
        outcome = await answer(person, panel, rng)
        panel = await moved_or_here(person, panel, outcome)
    return asked


def is_asking(person: Person, panel: Message) -> bool:
    return bool(_sets(panel) or answers(person, panel))


async def answer(person: Person, panel: Message, rng: random.Random) -> Outcome:
    """Gives any answer to the question that a panel asks, one that acts if there is one."""
    if sets := _sets(panel):
        values = [option["value"] for option in sets[0]["options"]]
        chosen = rng.sample(values, sets[0].get("min_values", 1))
        return await person.select(panel, sets[0]["custom_id"], chosen)
    offered = answers(person, panel)
    deeds = [one for one in offered if one in buttons(panel, "do")]
    return await take(person, panel, rng.choice(deeds or offered))


def _sets(panel: Message) -> list[Json]:
    """Returns the menus of a panel in which several answers are chosen."""
    return [part for part in panel.walk() if part.get("max_values", 1) > 1]
