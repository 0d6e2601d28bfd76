"""The lobby: sitting down, getting up, computer players, options, and the right to start and end."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest

from bot.store import OutboxItem, Store
from bot.tables.actors import Person, TableLimits, Venue
from bot.tables.names import LONGEST_NAME, clean_name, computer_names
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables
from bot.texts import LANGUAGES
from engines.registry import game, keys
from tests.service.playing import ANN, BOB, CEC, HERE, MODERATOR, fresh, refused, started


async def test_who_opens_a_table_is_its_host_and_sits_there(tables: Tables, store: Store) -> None:
    table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    assert (table.phase, table.row.host, table.names, table.seq) == ("lobby", ANN.id, ("Ann",), 1)
    assert await store.duties() == [OutboxItem(table.id, "lobby", 1)]


async def test_an_unknown_game_is_not_opened(tables: Tables) -> None:
    with refused("unknown-game"):
        await tables.lobby.open(HERE, ANN, "chess", fresh())


async def test_people_join_once_until_the_table_is_full(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    with refused("already-seated"):
        await tables.lobby.join(table.id, ANN, fresh())
    for person in (BOB, CEC, Person(4, "Dan")):
        table = await tables.lobby.join(table.id, person, fresh())
    assert table.names == ("Ann", "Bob", "Cec", "Dan")
    with refused("table-full"):
        await tables.lobby.join(table.id, Person(5, "Eve"), fresh())
    with refused("table-full"):
        await tables.lobby.add_computer(table.id, ANN, None, fresh())


async def test_two_who_join_at_once_both_sit_down(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    await asyncio.gather(*(tables.lobby.join(table.id, person, fresh()) for person in (BOB, CEC)))
    assert {seat.user for seat in (await tables.get(table.id)).seats} == {ANN.id, BOB.id, CEC.id}


async def test_a_host_who_leaves_passes_the_table_on(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    await tables.lobby.add_computer(table.id, ANN, None, fresh())
    await tables.lobby.join(table.id, BOB, fresh())
    table = await tables.lobby.leave(table.id, ANN, fresh())
    assert (table.row.host, [seat.user for seat in table.seats]) == (BOB.id, [None, BOB.id])
    with refused("not-seated"):
        await tables.lobby.leave(table.id, ANN, fresh())


async def test_a_lobby_without_people_is_ended(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    await tables.lobby.add_computer(table.id, ANN, None, fresh())
    assert (await tables.lobby.leave(table.id, ANN, fresh())).phase == "ended"
    with refused("table-over"):
        await tables.lobby.join(table.id, BOB, fresh())


async def test_only_the_host_and_moderators_arrange_start_and_end(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    await tables.lobby.join(table.id, BOB, fresh())
    attempts: list[Any] = [
        tables.lobby.add_computer(table.id, BOB, None, fresh()),
        tables.lobby.remove_computer(table.id, BOB, fresh()),
        tables.lobby.set_options(table.id, BOB, {"harmony": True}, fresh()),
        tables.lobby.start(table.id, BOB, fresh()),
        tables.play.end(table.id, BOB, fresh()),
    ]
    for attempt in attempts:
        with refused("only-host"):
            await attempt
    assert (await tables.get(table.id)).seq == 2
    assert (await tables.lobby.start(table.id, MODERATOR, fresh())).phase == "playing"
    assert (await tables.play.end(table.id, MODERATOR, fresh())).phase == "ended"
    with refused("table-over"):
        await tables.play.end(table.id, ANN, fresh())


async def test_computer_players_come_and_go(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, Person(1, "Gargoyle"), "kingdomino", fresh())
    with refused("no-computer"):
        await tables.lobby.remove_computer(table.id, ANN, fresh())
    with refused("unknown-computer"):
        await tables.lobby.add_computer(table.id, ANN, "deep thought", fresh())
    await tables.lobby.add_computer(table.id, ANN, "random", fresh())
    table = await tables.lobby.add_computer(table.id, ANN, None, fresh())
    assert [seat.computer for seat in table.seats] == [None, "random", "fair"]
    assert len(set(table.names)) == 3
    table = await tables.lobby.remove_computer(table.id, ANN, fresh())
    assert [seat.computer for seat in table.seats] == [None, "random"]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_computer_players_have_names_of_the_tables_language(tables: Tables, lang: str) -> None:
    """As many as the largest table has seats, short enough for every picture."""
    names = computer_names(lang)
    assert len(set(names)) == len(names) >= max(game(key).seats[-1] for key in keys())
    assert max(map(len, names)) <= 10
    assert not set(names) & {name for other in LANGUAGES if other != lang for name in computer_names(other)}
    table = await tables.lobby.open(replace(HERE, lang=lang), ANN, "kingdomino", fresh())
    table = await tables.lobby.add_computer(table.id, ANN, None, fresh())
    assert table.names[1] in names


async def test_the_host_changes_the_language_of_the_table_and_its_computer_players(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    await tables.lobby.join(table.id, BOB, fresh())
    table = await tables.lobby.add_computer(table.id, ANN, None, fresh())
    named = computer_names("en").index(table.names[2])
    table = await tables.lobby.set_language(table.id, ANN, "ru", fresh())
    assert table.row.lang == "ru"
    assert table.names == (ANN.name, BOB.name, computer_names("ru")[named])
    with refused("only-host"):
        await tables.lobby.set_language(table.id, BOB, "pl", fresh())
    with refused("bad-term"):
        await tables.lobby.set_language(table.id, ANN, "de", fresh())


async def test_options_are_kept_and_nonsense_is_refused(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    await tables.lobby.set_options(table.id, ANN, {"harmony": True}, fresh())
    await tables.lobby.set_options(table.id, ANN, {"dynasty": True}, fresh())
    for nonsense in ({"harmony": "perhaps"}, {"cheating": True}):
        with refused("bad-option"):
            await tables.lobby.set_options(table.id, ANN, nonsense, fresh())
    tables._ledger.forget(table.id)
    options = (await tables.get(table.id)).options.model_dump()
    assert {name for name, value in options.items() if value} == {"harmony", "dynasty"}


async def test_a_table_starts_with_enough_players_and_fitting_options(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    with refused("too-few-players"):
        await tables.lobby.start(table.id, ANN, fresh())
    await tables.lobby.join(table.id, BOB, fresh())
    await tables.lobby.join(table.id, CEC, fresh())
    await tables.lobby.set_options(table.id, ANN, {"mighty_duel": True}, fresh())
    with pytest.raises(Refusal) as caught:
        await tables.lobby.start(table.id, ANN, fresh())
    assert caught.value.code.startswith("setup-")
    await tables.lobby.leave(table.id, CEC, fresh())
    assert (await tables.lobby.start(table.id, ANN, fresh())).phase == "playing"
    for late in (
        tables.lobby.join(table.id, CEC, fresh()),
        tables.lobby.leave(table.id, BOB, fresh()),
        tables.lobby.add_computer(table.id, ANN, None, fresh()),
        tables.lobby.remove_computer(table.id, ANN, fresh()),
        tables.lobby.set_options(table.id, ANN, {"harmony": True}, fresh()),
    ):
        with refused("already-started"):
            await late


async def test_what_stands_in_the_way_of_a_start_is_known_before(tables: Tables) -> None:
    """Variants that don't fit are obstacles; missing players are not."""
    table = await tables.lobby.open(HERE, ANN, "dragon_castle", fresh())
    assert tables.lobby.obstacle(table) is None
    table = await tables.lobby.set_options(table.id, ANN, {"castle": "own"}, fresh())
    obstacle = tables.lobby.obstacle(table)
    assert obstacle is not None
    assert obstacle.code == "setup-castle-is-empty"
    alone = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    assert tables.lobby.obstacle(alone) is None


async def test_a_server_has_a_bounded_number_of_open_tables(store: Store) -> None:
    tables = Tables(store, TableLimits(per_server=3, per_person=99))
    people = [Person(number, "Somebody") for number in range(1, 9)]
    results = await asyncio.gather(
        *(tables.lobby.open(HERE, person, "kingdomino", fresh()) for person in people), return_exceptions=True
    )
    assert sum(isinstance(result, Refusal) for result in results) == 5
    await tables.lobby.open(Venue(8, 80, "en"), ANN, "kingdomino", fresh())
    first = (await tables.open_in(HERE.guild))[0]
    await tables.play.end(first.id, MODERATOR, fresh())
    await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    with refused("too-many-tables-here"):
        await tables.lobby.open(HERE, BOB, "kingdomino", fresh())


async def test_a_person_sits_at_a_bounded_number_of_open_tables(store: Store) -> None:
    tables = Tables(store, TableLimits(per_server=99, per_person=2))
    others = [await tables.lobby.open(HERE, Person(n, "Host"), "kingdomino", fresh()) for n in range(10, 15)]
    results = await asyncio.gather(
        *(tables.lobby.join(table.id, ANN, fresh()) for table in others), return_exceptions=True
    )
    assert sum(isinstance(result, Refusal) for result in results) == 3
    with refused("too-many-tables-yours"):
        await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    assert len(await tables.of_person(ANN.id, HERE.guild)) == 2


async def test_a_redelivered_lobby_click_acts_once(store: Store) -> None:
    tables = Tables(store, TableLimits(per_person=1))
    table = await tables.lobby.open(HERE, ANN, "kingdomino", 1)
    steps: list[Any] = [
        lambda: tables.lobby.join(table.id, BOB, 2),
        lambda: tables.lobby.add_computer(table.id, ANN, None, 3),
        lambda: tables.lobby.remove_computer(table.id, ANN, 4),
        lambda: tables.lobby.set_options(table.id, ANN, {"harmony": True}, 5),
        lambda: tables.lobby.start(table.id, ANN, 6),
        lambda: tables.play.retire(table.id, BOB, 7),
        lambda: tables.play.end(table.id, ANN, 8),
    ]
    with refused("already-done"):
        await tables.lobby.open(HERE, ANN, "kingdomino", 1)
    for step in steps:
        outcomes = await asyncio.gather(step(), step(), return_exceptions=True)
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Refusal", "Table"]
        with refused("already-done"):
            await step()
    assert [entry.verb for entry in await tables.entries(table.id)] == [
        "opened",
        "joined",
        "computer-added",
        "computer-removed",
        "options",
        "started",
        "left",
        "ended",
    ]


async def test_a_redelivered_leave_acts_once(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    await tables.lobby.join(table.id, BOB, fresh())
    request = fresh()
    await tables.lobby.leave(table.id, BOB, request)
    with refused("already-done"):
        await tables.lobby.leave(table.id, BOB, request)


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("Ann", "Ann"),
        ("  Ann \n\t of\u00a0York ", "Ann of York"),
        ("**@everyone** <@123> `x`", "everyone 123 x"),
        ("[click](https://evil.example)", "click(https//evil.example)"),
        ("Zoё Żółć\u202e\u200b", "Zoё Żółć"),
        ("x" * 80, "x" * LONGEST_NAME),
        ("@@@ ***", "Guest"),
        ("", "Guest"),
    ],
)
def test_names_are_cleaned_and_cut(name: str, cleaned: str) -> None:
    assert clean_name(name) == cleaned


async def test_a_seat_has_the_cleaned_name(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, Person(1, "@here\n" + "y" * 99), "kingdomino", fresh())
    assert table.names[0].startswith("here y")
    assert len(table.names[0]) == LONGEST_NAME


async def test_a_started_game_has_its_own_secret_seed(tables: Tables) -> None:
    first, second = await started(tables), await started(tables)
    assert first.game.seed(first.state) != second.game.seed(second.state)


async def test_what_is_typed_for_a_variant_is_cleaned_before_it_is_stored(
    tables: Tables, store: Store
) -> None:
    table = await tables.lobby.open(HERE, ANN, "dragon_castle", fresh())
    evil = "`[x](https://evil.example) <@1> @everyone\n# big\u202e" + "1" * 500
    await tables.lobby.set_options(table.id, ANN, {"castle": "own", "heights": evil}, fresh())
    row = await store.load(table.id)
    assert row is not None
    typed = json.loads(row.options)["heights"]
    assert typed.startswith("x(https//evil.example) 1 everyone big1")
    assert len(typed) <= 400
