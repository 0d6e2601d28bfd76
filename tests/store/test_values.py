"""Stored values come back exactly: any text, large states, ids of 64 bits, times to the last bit."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.features.following.store import FollowerStore
from bot.store import Posts, SeatRow, Store, WaitRow
from tests.store.samples import after, event, table

TEXTS = [
    "Łódź, Ёлка, 城",
    "👩‍👩‍👧 🏰",
    "e\u0301 \u202eback\u202c",
    'it\'s "quoted" \\ $1 %s ? ?1 :a -- /* */',
    "\t\r\n\x01\x1f\x7f",
    "\ufeff\uffff\U0010ffff",
    "user",
    "",
]


async def test_a_text_comes_back_as_it_was_written(store: Store) -> None:
    for number, text in enumerate(TEXTS):
        seats = (SeatRow(1, text, text or None, "pl", text),)
        row = replace(table(f"T{number}"), guild=number, state=text, options=text, seats=seats)
        await store.insert(row, replace(event(), action=text, outcome=text), [])
        assert await store.load(row.id) == row
        assert await store.open_tables(row.guild) == [row]
        (entry,) = await store.log(row.id)
        assert (entry.action, entry.outcome) == (text, text)
        await store.people.set_settings(5, text)
        assert await store.people.settings(5) == text
        await store.set_fact(f"fact {text}", text)
        assert await store.fact(f"fact {text}") == text


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("a\0b", "a\ufffdb"),
        ("half \ud83c of one", "half \ufffd of one"),
        ("\udc00\0", "\ufffd\ufffd"),
        ("\ud83c\udff0", "🏰"),
    ],
)
async def test_nul_and_halves_of_characters_are_replaced_and_nothing_else_is(
    store: Store, given: str, kept: str
) -> None:
    row = replace(table(), seats=(SeatRow(1, given),), state=given)
    await store.insert(row, event(), [])
    stored = await store.load(row.id)
    assert stored == replace(row, seats=(SeatRow(1, kept),), state=kept)
    await store.set_fact("fact", given)
    assert await store.fact("fact") == kept


async def test_what_is_looked_for_with_such_letters_is_not_found_and_harms_nothing(store: Store) -> None:
    await store.insert(table(), event(), [])
    for odd in ("AAAAAA\0", "\ud800", "%", "' OR 1 = 1 --"):
        assert await store.load(odd) is None
        assert await store.rematch_of(odd) is None
        assert await store.raw(odd) == {"tables": [], "seats": [], "events": []}


@pytest.mark.parametrize("number", [0, 1, 2**31, 2**53 + 1, 2**62 + 1, 2**63 - 1])
async def test_an_id_of_64_bits_is_kept_to_the_last_bit(store: Store, number: int) -> None:
    row = replace(table(), guild=number, channel=number, host=number, seats=(SeatRow(number, "Ann"),))
    await store.insert(row, replace(event(), user=number, request=number), [])
    assert await store.load(row.id) == row
    assert (await store.log(row.id))[0].request == number
    assert await store.seen(number)
    assert [one.id for one in await store.tables_of(number, number)] == [row.id]
    await store.set_posts(row.id, Posts(venue=number, lobby=number))
    found = await store.table_at(number)
    assert found is not None
    assert (await store.posts(row.id)).lobby == number
    await FollowerStore(store.database).follow(row.id, number, rounds=True)
    assert await FollowerStore(store.database).of(row.id) == {number: True}


async def test_an_id_that_is_too_large_is_refused_and_nothing_is_written(store: Store) -> None:
    with pytest.raises(Exception, match=r"too large|out of range"):
        await store.insert(replace(table(), guild=2**63), event(), [])
    assert await store.load("AAAAAA") is None


async def test_times_are_kept_to_the_last_bit(store: Store) -> None:
    rng = random.Random(5)
    row = table()
    await store.insert(row, event(), [])
    for seq in range(2, 30):
        at = rng.uniform(1.7e9, 1.9e9)
        since = round(at, 3)
        row = replace(row, seq=seq, changed=at, waits=(WaitRow(0, since, since + 60), WaitRow(1, since)))
        await store.save(row, replace(event(seq), at=at), [])
        stored = await store.load(row.id)
        assert stored == row
        assert (await store.log(row.id, after=seq - 1))[0].at == at


async def test_a_large_state_is_kept(store: Store) -> None:
    row = table()
    await store.insert(row, event(), [])
    large = replace(after(row), state='"' + "ż" * 2_000_000 + '"')
    await store.save(large, replace(event(2), outcome="x" * 1_000_000), [])
    assert await store.load(row.id) == large


async def test_a_long_log_is_read_in_order(store: Store) -> None:
    row = table()
    await store.insert(row, event(), [])
    for seq in range(2, 300):
        row = replace(row, seq=seq)
        await store.save(row, event(seq, request=10_000 + seq), [])
    assert [entry.seq for entry in await store.log(row.id)] == list(range(1, 300))
