"""A seat's past belongs to the person who played it: names in logs and posts are those of the moment."""

from __future__ import annotations

from typing import Any

import pytest

from bot.store import Store
from bot.tables.actors import Person
from bot.tables.tables import Tables
from bot.texts import translator
from bot.ui.board.board import captions
from bot.ui.board.headlines import headlines
from bot.ui.board.log_card import log_card
from bot.ui.faces import face_of
from bot.ui.panel.catch_up import page_card, pages
from tests.service.playing import ANN, BOB, act, due, fresh, started
from tests.support.owners import erasure

DAN = Person(4, "Dan")
WORDS = translator("en")


async def taken_over(tables: Tables) -> str:
    """Bob plays and leaves, and Dan takes his seat. Returns the table's id."""
    table = await started(tables, ANN, BOB)
    while table.seq < 12 or due(table).id != ANN.id:
        table = await act(tables, table)
    table = await tables.play.retire(table.id, BOB, fresh())
    [seat] = [number for number, one in enumerate(table.seats) if one.vacant]
    table = await tables.play.take_seat(table.id, DAN, seat, fresh())
    while due(table).id != DAN.id:
        table = await act(tables, table)
    await act(tables, table)
    return table.id


async def test_the_new_person_in_a_seat_inherits_no_deeds(tables: Tables) -> None:
    table = await tables.get(await taken_over(tables))
    entries = await tables.entries(table.id)
    [left], [taken] = ([one for one in entries if one.verb == verb] for verb in ("left", "took-seat"))
    deeds = [one for one in entries if one.verb == "acted" and one.seat == taken.seat]
    for entry in [*deeds, left, taken]:
        own, other = ("Bob", "Dan") if entry.seq < taken.seq else ("Dan", "Bob")
        told = "\n".join([*captions(table, [entry], WORDS), *headlines(table, [entry], WORDS, lambda _: "")])
        assert own in told
        assert other not in told
    log = log_card(table, entries, WORDS).text
    assert "Bob has left" in log
    assert "Dan has left" not in log


async def test_pictures_of_the_past_name_the_players_of_the_moment(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await tables.get(await taken_over(tables))
    entries = await tables.entries(table.id)
    [taken] = [one for one in entries if one.verb == "took-seat"]
    drawn: list[tuple[str, ...]] = []

    def public(view: Any, names: tuple[str, ...], *rest: Any) -> bytes:
        drawn.append(names)
        return b""

    monkeypatch.setattr(face_of(table.game.key).pictures, "public", public)
    turns, seat = pages(table, entries, 0), taken.seat or 0
    for number in range(len(turns)):
        page_card(table, entries, 0, number, WORDS)
    expected = ["Bob" if turn.entries[-1].seq < taken.seq else "Dan" for turn in turns]
    assert [names[seat] for names in drawn] == expected
    assert set(expected) == {"Bob", "Dan"}
    made = [one.seq for one in entries if one.verb == "acted"]
    names = await tables.names_in_record(table)
    assert [one[seat] for one in names] == ["Bob" if seq < taken.seq else "Dan" for seq in (0, *made)]


async def test_a_persons_own_decision_does_not_bear_the_stand_ins_name(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    person = due(table)
    table = await act(tables, table)
    table = await tables.play.go_away(table.id, person.id)
    [entry] = [one for one in await tables.entries(table.id) if one.verb == "acted"]
    assert " · " in table.names[entry.seat or 0]
    assert " · " not in captions(table, [entry], WORDS)[0]


async def test_a_former_player_who_is_erased_has_no_name_in_the_log(tables: Tables, store: Store) -> None:
    table_id = await taken_over(tables)
    assert "Bob" in str(await tables.raw(table_id))
    await erasure(store).erase_at(table_id, BOB.id)
    tables.forget()
    assert "Bob" not in str(await tables.raw(table_id))
    table = await tables.get(table_id)
    assert "Guest has left" in log_card(table, await tables.entries(table_id), WORDS).text
