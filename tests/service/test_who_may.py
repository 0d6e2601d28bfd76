"""Permissions for tables. The methods are found by inspection; a new one that is not listed fails.

Unless it stands in one of the lists below, a method is the host's: a stranger and a player are refused and
nothing is changed. Every refusal is compared with the same call of a person who may, which has to succeed.
"""

from __future__ import annotations

import importlib
import inspect
import itertools
import pkgutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import cache
from typing import Any

import pytest

import bot
from bot.features.invitations.store import InvitationStore
from bot.store import SeatRow, Store
from bot.tables.actors import Person, TableLimits
from bot.tables.refusal import Refusal
from bot.tables.seats.characters import free_names
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.work.drawing import Studio
from tests.service.playing import ANN, BOB, HERE, MODERATOR, act, fresh, started

EVE = Person(66, "Eve")
"""She sits at no table of these tests."""
PERMISSION = {
    *("only-host", "not-playing", "not-your-seat", "not-seated", "not-yet-replaced", "rematch-of-others"),
}
"""Refusals because the person may not; all others say that it can't be done now."""

PLAYERS = {
    *("Lobby.leave", "Tables.leave"),
    *("Play.act", "Play.retire", "Play.reopen", "Play.check_stand_in", "Play.stand_in"),
    *("Play.go_away", "Play.come_back", "Play.pause", "Play.resume", "Play.remark"),
    *("Undo.take_back", "Undo.ask", "Undo.agree", "Undo.refuse"),
    *("Rematches.rematch", "StandIns.come_back_to"),
}
"""Methods for all players with a seat."""
SEATED_HOST = {"Lobby.open_from"}
"""Methods of a host who sits down with the others: a moderator who did not play can't."""
ANYBODY = {"Lobby.open", "Lobby.open_as", "Lobby.join", "Play.take_seat", "Rematches.same_shuffle"}
"""Methods for people without a seat: sit down, or open a table of their own."""
NOBODY = {
    *("Play.act_for_computer", "Play.wait_anew", "Play.put_to_sleep", "Play.end_lost", "Tables.lose"),
    *("Play.show_asleep", "OlderRules.tell", "OlderRules.tell_all"),
    *("Undo.expire_requests", "Lobby.deal", "Lobby.reserve", "Play.unseal"),
}
"""Methods that the bot calls by itself, on no person's behalf."""
UNREADABLE = {"Play.end_unreadable"}
"""The host's, at a table that can't be read: Tables.end does the same at one that can."""
READING = {
    *(
        "Tables.get",
        "Tables.after_computers",
        "Tables.row",
        "Tables.at",
        "Tables.row_at",
        "Tables.raw",
        "Tables.venue",
    ),
    *("Tables.told_before", "Tables.last_act", "Tables.last_decision", "Tables.beside_threads"),
    *("Tables.entries", "Tables.open_in", "Tables.games_played", "Tables.of_person", "Tables.finished_in"),
    *("Tables.sleeping_of", "Tables.after_computers", "Tables.names_in_record"),
    *("Tables.record", "Play.still_good", "Invitations.check_invited", "Replays.of"),
}
"""Methods that only read."""


@cache
def classes() -> dict[str, type[Any]]:
    """Returns the classes that can change tables, by name: all that take the tables or their ledger."""
    names = [module.name for module in pkgutil.walk_packages(bot.__path__, "bot.")]
    return {
        kind.__name__: kind
        for name in names
        if not name.endswith("__main__")
        for kind in vars(importlib.import_module(name)).values()
        if inspect.isclass(kind) and kind.__module__ == name and (kind is Tables or _given(kind))
    }


def _given(kind: type[Any]) -> bool:
    return inspect.isfunction(kind.__init__) and bool({"Ledger", "Tables"} & set(_needs(kind)))


def _needs(kind: type[Any]) -> list[str]:
    """Returns the annotations of the constructor's parameters."""
    parameters = list(inspect.signature(kind.__init__).parameters.values())[1:]
    return [str(parameter.annotation) for parameter in parameters]


def methods() -> Iterator[str]:
    """Yields every public coroutine method of the tables; of a feature, those with a table and a person.

    Handlers receive presses, and call these.
    """
    for name, kind in classes().items():
        core = kind is Tables or "Ledger" in _needs(kind)
        for method, function in vars(kind).items():
            if method.startswith("_") or not inspect.iscoroutinefunction(function):
                continue
            parameters = set(inspect.signature(function).parameters)
            if core or ("table_id" in parameters and ACTORS & parameters):
                yield f"{name}.{method}"


ACTORS = {"person", "user", "host"}
"""Parameter names for the person on whose behalf a method acts."""
FOUND = sorted(methods())
JUDGED = [name for name in FOUND if name not in NOBODY | READING | UNREADABLE]


def test_the_methods_are_found_and_no_list_names_another() -> None:
    assert {"Lobby.set_terms", "Lobby.shuffle_seats", "Play.end", "Undo.ask"} <= set(FOUND)
    assert sorted((PLAYERS | ANYBODY | NOBODY | UNREADABLE | READING) - set(FOUND)) == []
    assert len(FOUND) >= 45


Situation = Callable[["House"], Awaitable[Table]]


class House:
    """Tables with a clock that can be moved, and a table in any situation."""

    def __init__(self, store: Store, studio: Studio) -> None:
        self.store = store
        self.studio = studio
        self.now = 1_000_000.0
        self.tables = Tables(store, TableLimits(1000, 1000), clock=lambda: self.now)

    def method(self, name: str) -> Callable[..., Awaitable[Any]]:
        """The bound method of that name: of a part of the tables, or of a feature's service."""
        kind, _, method = name.partition(".")
        parts = {type(part).__name__: part for part in (self.tables, *vars(self.tables).values())}
        found: Callable[..., Awaitable[Any]] = getattr(parts.get(kind) or self._made(kind), method)
        return found

    def _made(self, kind: str) -> object:
        """Returns a service of a feature; raises KeyError if it needs something that is not known here."""
        have = {
            "Tables": self.tables,
            "Store": self.store,
            "Preferences": self.tables.preferences,
            "Callable[[], float]": lambda: self.now,
            "InvitationStore": InvitationStore(self.store.database),
        }
        return classes()[kind](*(have[need] for need in _needs(classes()[kind])))

    async def stored(self, table: Table) -> object:
        """Returns everything stored about the table, and the number of tables."""
        waits = [await self.store.waits.of(table.id, seat) for seat in range(len(table.seats))]
        return await self.store.raw(table.id), waits, await self.store.count_open(table.row.guild)

    async def vote(self, table: Table, person: Person) -> Table:
        seat = table.seat_of(person.id)
        assert seat is not None
        return await self.tables.play.act(table.id, person, seat, table.seq, "vote 1", fresh())


async def lobby(house: House) -> Table:
    table = await house.tables.lobby.open(HERE, ANN, "secret_vote", fresh())
    await house.tables.lobby.join(table.id, BOB, fresh())
    await house.tables.lobby.set_terms(table.id, ANN, {"take_back": True}, fresh())
    return await house.tables.lobby.add_computer(table.id, ANN, None, fresh())


async def playing(house: House) -> Table:
    table = await lobby(house)
    return await house.tables.lobby.start(table.id, ANN, fresh())


async def bob_has_voted(house: House) -> Table:
    return await house.vote(await playing(house), BOB)


async def voted(house: House) -> Table:
    """The first round is over, and Bob was its last: taking that back needs the others."""
    table = await house.vote(await playing(house), ANN)
    table = await house.tables.play.act_for_computer(table.id, 2, table.seq, "vote 1")
    return await house.vote(table, BOB)


async def ann_asks(house: House) -> Table:
    """Ann wants to take her vote back."""
    table = await house.vote(await playing(house), BOB)
    table = await house.tables.play.act_for_computer(table.id, 2, table.seq, "vote 1")
    table = await house.vote(table, ANN)
    return await house.tables.undo.ask(table.id, ANN, table.seq, fresh(), house.studio)


async def late(house: House) -> Table:
    """All players are far beyond their time."""
    table = await playing(house)
    house.now += 30 * 86400
    return table


async def stood_in(house: House) -> Table:
    """A computer player stands in for Bob."""
    table = await playing(house)
    return await house.tables.play.go_away(table.id, BOB.id, fresh())


async def left(house: House) -> Table:
    """The host has left for good."""
    table = await playing(house)
    return await house.tables.play.retire(table.id, ANN, fresh())


async def asleep(house: House) -> Table:
    return await house.tables.play.put_to_sleep((await playing(house)).id)


async def over(house: House) -> Table:
    table = await playing(house)
    while table.phase == "playing":
        for person in (ANN, BOB):
            table = await house.vote(table, person)
        table = await house.tables.play.act_for_computer(table.id, 2, table.seq, "vote 1")
    return table


async def real_lobby(house: House) -> Table:
    """A game whose computer players have levels."""
    table = await house.tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    await house.tables.lobby.join(table.id, BOB, fresh())
    return await house.tables.lobby.add_computer(table.id, ANN, None, fresh())


async def bob_has_shown_nothing(house: House) -> Table:
    """Bob has decided something that revealed nothing: he may take it back alone."""
    table = await started(house.tables, ANN, BOB)
    while (last := table.history.last) is None or last.user != BOB.id or table.game.reveals(last.events):
        table = await act(house.tables, table)
    return table


SITUATIONS: tuple[Situation, ...] = (
    *(lobby, playing, bob_has_voted, voted, ann_asks, late, stood_in, left, asleep, over),
    *(real_lobby, bob_has_shown_nothing),
)


def arguments(house: House, name: str, table: Table, person: Person) -> Iterator[dict[str, Any]]:
    """Everything sensible that a person may ask a method for; unknown parameters are a KeyError."""
    seats = range(len(table.seats))
    last = [entry.seq for entry in table.history.acts]
    offered: dict[str, list[Any]] = {
        "table_id": [table.id],
        "person": [person],
        "host": [person],
        "user": [person.id],
        "request": [None],
        "former": [table],
        "turn": [1],
        "actions": [len(last)],
        "absent": [()],
        "studio": [house.studio],
        "venue": [HERE],
        "seat": [*seats],
        "seq": [table.seq],
        "before": [*last, 1],
        "order": [tuple(reversed(seats))],
        "level": [None, "fair"],
        "lang": ["ru"],
        "number": [1],
        "name": [*free_names(table.names, "en")[:1]],
        "computers": [0],
        "player": [None],
        "text": ["vote 2"],
        "paused": [house.now],
        "until": [None],
        "seed": [None],
        "game_key": ["secret_vote"],
        "its_game": [table.game],
        "options": [table.options],
        "terms": [None] if name == "Lobby.open" else [table.terms],
        "seats": [(SeatRow(person.id, person.name),)],
        "values": [{"pace": "week"}] if name == "Lobby.set_terms" else [{}],
    }
    names = list(inspect.signature(house.method(name)).parameters)
    for values in itertools.product(*(offered[parameter] for parameter in names)):
        yield dict(zip(names, values, strict=True))


def acts_for(name: str) -> bool:
    """Whether the method has a parameter for the person on whose behalf it acts."""
    kind, _, method = name.partition(".")
    return bool(ACTORS & set(inspect.signature(getattr(classes()[kind], method)).parameters))


@pytest.fixture
async def house(store: Store) -> AsyncIterator[House]:
    studio = Studio()
    yield House(store, studio)
    studio.close()


async def refusals(house: House, name: str, table: Table, person: Person) -> list[str]:
    """Returns the codes with which a person who may not is refused; none of the calls changes anything."""
    before, found = await house.stored(table), []
    for asked in arguments(house, name, table, person):
        with pytest.raises(Refusal) as refusal:
            await house.method(name)(**asked)
        found.append(refusal.value.code)
        assert await house.stored(table) == before, asked
    return found


async def succeeds(house: House, name: str, table: Table, person: Person) -> int | None:
    """Returns the number of the first way of asking that succeeds; None if all are refused."""
    for number, asked in enumerate(arguments(house, name, table, person)):
        try:
            await house.method(name)(**asked)
        except Refusal:
            continue
        return number
    return None


@pytest.mark.parametrize("name", JUDGED)
async def test_only_who_may_can(house: House, name: str) -> None:
    """In the first situation in which the right person can do it, all others can't."""
    assert acts_for(name), "it has to be told who asks, or to be named above"
    rightful, others = (ANN, [EVE, BOB])
    if name in PLAYERS:
        rightful, others = (BOB, [EVE])
    elif name in ANYBODY:
        rightful, others = (EVE, [])
    for situation in SITUATIONS:
        table = await situation(house)
        refused = [await refusals(house, name, table, person) for person in others]
        number = await succeeds(house, name, table, rightful)
        if number is not None:
            assert all(codes[number] in PERMISSION for codes in refused), refused
            break
    else:
        raise AssertionError("the right person was refused everywhere")
    if name not in PLAYERS | ANYBODY | SEATED_HOST:
        assert await succeeds(house, name, await situation(house), MODERATOR) is not None


@pytest.mark.parametrize("name", sorted(set(JUDGED) - ANYBODY))
async def test_a_stranger_can_do_nothing_in_any_situation(house: House, name: str) -> None:
    for situation in SITUATIONS:
        await refusals(house, name, await situation(house), EVE)


@pytest.mark.parametrize("name", sorted(NOBODY))
def test_what_the_bot_does_by_itself_acts_for_nobody(name: str) -> None:
    assert not acts_for(name)
