"""Characters of computer players: the taste follows from the name, and the host chooses who sits there."""

from __future__ import annotations

import pytest

from bot.store import SeatRow
from bot.tables.names import computer_names
from bot.tables.seats.characters import free_names, program_of, taste_of
from bot.tables.tables import Tables
from bot.texts import LANGUAGES
from engines.registry import game, keys
from tests.service.playing import ANN, BOB, HERE, fresh, refused

KEY = "kingdomino"


@pytest.mark.parametrize("key", keys())
def test_a_name_has_the_same_taste_in_every_language(key: str) -> None:
    tastes = [
        [taste_of(game(key), SeatRow(None, name, "fair")) for name in computer_names(lang)]
        for lang in LANGUAGES
    ]
    assert all(of_lang == tastes[0] for of_lang in tastes)
    assert {taste or "" for taste in tastes[0]} == ({*game(key).tastes} or {""})


def test_the_second_of_a_name_has_its_taste_and_others_have_none() -> None:
    first, second = (SeatRow(None, name, "strong") for name in ("Gargoyle", "Gargoyle II"))
    assert program_of(game(KEY), first) == program_of(game(KEY), second) == "strong:mines"
    assert program_of(game(KEY), SeatRow(None, "Nobody", "fair")) == "fair"
    assert program_of(game(KEY), SeatRow(None, "Gargoyle", "random")) == "random"


def test_who_plays_for_somebody_else_has_no_taste() -> None:
    assert program_of(game(KEY), SeatRow(7, "Gargoyle", stand_in="strong")) == "strong"
    assert program_of(game(KEY), SeatRow(None, "Gargoyle", "fair", stand_in="strong")) == "strong"


async def test_the_host_seats_another_computer_player_of_the_same_level(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, ANN, KEY, fresh(), computers=2, player="strong")
    other = free_names(table.names, "en")[2]
    table = await tables.lobby.set_character(table.id, ANN, 1, other, table.seq, fresh())
    assert table.seats[1] == SeatRow(None, other, "strong")
    assert table.seats[2].name == computer_names("en")[1]


async def test_chance_seats_others_and_never_one_twice(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, ANN, KEY, fresh(), computers=3)
    seen: set[str] = set()
    for _ in range(12):
        table = await tables.lobby.set_character(table.id, ANN, None, None, table.seq, fresh())
        assert len(set(table.names)) == 4
        seen.update(table.names[1:])
    assert len(seen) > 3
    assert seen <= set(computer_names("en"))


async def test_only_the_host_chooses_and_only_among_those_who_are_free(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, ANN, KEY, fresh(), computers=1)
    table = await tables.lobby.join(table.id, BOB, fresh())
    name = free_names(table.names, "en")[0]
    with refused("only-host"):
        await tables.lobby.set_character(table.id, BOB, 1, name, table.seq, fresh())
    for seat, other in ((1, table.names[1]), (1, "Somebody"), (1, None)):
        with refused("unknown-computer"):
            await tables.lobby.set_character(table.id, ANN, seat, other, table.seq, fresh())
    for seat in (0, 2, 3):
        with refused("seats-changed"):
            await tables.lobby.set_character(table.id, ANN, seat, name, table.seq, fresh())
    with refused("seats-changed"):
        await tables.lobby.set_character(table.id, ANN, 1, name, table.seq - 1, fresh())
