"""Levels of computer players: chosen in the lobby, changed there, the best one for a seat that is left."""

from __future__ import annotations

import pytest

from bot.tables.tables import Tables
from tests.service.playing import ANN, BOB, HERE, fresh, refused
from tests.service.secret_vote import SecretVote, choose_low


@pytest.fixture(autouse=True)
def _levels(monkeypatch: pytest.MonkeyPatch) -> None:
    players = dict.fromkeys(("strong", "fair", "easy", "greedy", "random"), choose_low)
    monkeypatch.setattr(SecretVote, "players", players)


async def test_one_press_adds_a_fair_one_and_every_computer_player_has_a_level_of_its_own(
    tables: Tables,
) -> None:
    table = await tables.lobby.open(HERE, ANN, "secret_vote", fresh())
    for _ in range(3):
        table = await tables.lobby.add_computer(table.id, ANN, None, fresh())
    for seat, level in ((1, "easy"), (3, "strong")):
        table = await tables.lobby.set_level(table.id, ANN, seat, level, table.seq, fresh())
    table = await tables.lobby.start(table.id, ANN, fresh())
    assert [seat.computer for seat in table.seats] == [None, "easy", "fair", "strong"]


async def test_only_the_host_sets_levels_that_there_are_and_only_of_computer_players(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, ANN, "secret_vote", fresh())
    await tables.lobby.add_computer(table.id, ANN, None, fresh())
    table = await tables.lobby.join(table.id, BOB, fresh())
    with refused("only-host"):
        await tables.lobby.set_level(table.id, BOB, 1, "easy", table.seq, fresh())
    with refused("unknown-computer"):
        await tables.lobby.set_level(table.id, ANN, 1, "greedy", table.seq, fresh())
    for seat in (0, 2, 3):
        with refused("seats-changed"):
            await tables.lobby.set_level(table.id, ANN, seat, "easy", table.seq, fresh())
    with refused("seats-changed"):
        await tables.lobby.set_level(table.id, ANN, 1, "easy", table.seq - 1, fresh())
    table = await tables.lobby.start(table.id, ANN, fresh())
    with refused("already-started"):
        await tables.lobby.set_level(table.id, ANN, 1, "easy", table.seq, fresh())


async def test_the_best_one_takes_the_seat_of_who_leaves_or_is_away(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, ANN, "secret_vote", fresh())
    await tables.lobby.join(table.id, BOB, fresh())
    await tables.lobby.add_computer(table.id, ANN, None, fresh())
    await tables.lobby.start(table.id, ANN, fresh())
    await tables.play.go_away(table.id, ANN.id)
    table = await tables.play.retire(table.id, BOB, fresh())
    assert [seat.program for seat in table.seats] == ["strong", "strong", "fair"]


async def test_a_game_without_levels_seats_its_best_player(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SecretVote, "players", {"greedy": choose_low, "random": choose_low})
    table = await tables.lobby.open(HERE, ANN, "secret_vote", fresh())
    table = await tables.lobby.add_computer(table.id, ANN, None, fresh())
    assert table.seats[1].computer == "greedy"
