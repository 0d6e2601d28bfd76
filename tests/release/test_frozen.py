"""Files of released versions: this version plays on, replays their games and knows their buttons."""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import psycopg
import pytest

from bot.features.coach.store import HintStore
from bot.features.daily_castle.store import DailyStore
from bot.features.puzzles.prepared_positions import prepared_puzzles
from bot.features.puzzles.service import AGAIN, Puzzles
from bot.features.puzzles.store import PuzzleStore
from bot.features.replay.store import WhatIfStore
from bot.features.replay.what_ifs import WhatIfs
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.store import TournamentStore
from bot.store import Address, Store, Where, prepare
from bot.tables.actors import Person
from bot.tables.tables import Tables
from bot.tables.undo.offers import unanswered, wish_of
from bot.ui.interactions.click import Click
from bot.ui.interactions.press import read
from bot.ui.stage.posts import BoardPost
from bot.work.drawing import Studio
from engines.core.record import Record, replay
from engines.registry import game, keys
from tests.postgres import Cluster
from tests.release.beside_tables import ENTRANTS, PLACES, SOLVER
from tests.release.freeze import NOON
from tests.service import playing
from tests.service.playing import fresh
from tests.service.rated import one_act, to_the_end
from tests.service.test_tournaments import Posts
from tests.support.features import all_verbs
from tests.ui.tables import At

FROZEN = sorted(Path(__file__).parent.glob("v*"))
STATES = {"lobby", "playing", "over", "asking", "asleep", "ended", "stand-in", "left"}
SLEEPERS = 10 * 365.0
"""Days for which a table that fell asleep can be reopened: the files grow older."""


def text_of(file: Path) -> str:
    return gzip.decompress(file.read_bytes()).decode()


def told(version: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((version / "states.json").read_text(encoding="utf-8"))
    return found


@pytest.fixture(autouse=True)
def other_interactions(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ids of interactions in the files are taken."""
    monkeypatch.setattr(playing, "_requests", count(10**9))


@pytest.fixture(params=FROZEN, ids=lambda version: version.name)
def version(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


@pytest.fixture
def file(version: Path, tmp_path: Path) -> Path:
    """A SQLite file as that version left it."""
    path = tmp_path / "castellan.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(text_of(version / "castellan.sql.gz"))
    return path


@pytest.fixture
def address(version: Path, postgres: Cluster) -> Address:
    """A PostgreSQL database as that version left it."""
    empty = postgres.empty()
    with psycopg.connect(empty.secret, autocommit=True) as connection:
        connection.execute(text_of(version / "postgres.sql.gz").encode())
    return empty


@pytest.fixture(
    params=["file", pytest.param("address", marks=pytest.mark.database_server)], ids=["sqlite", "postgresql"]
)
async def store(request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    where: Where = request.getfixturevalue(request.param)
    prepare(where)
    async with Store.open(where, prepared=True) as opened:
        yield opened


def test_there_is_a_frozen_version_and_it_has_every_game_in_every_state(version: Path) -> None:
    states = told(version)["tables"]
    assert set(states.values()) == STATES
    assert all(list(states.values()).count(state) == len(keys()) for state in STATES)
    assert FROZEN[0].name == "v1_0"
    assert [name for name, number in told(version)["rows"].items() if not number] == []


async def test_no_row_is_lost(version: Path, store: Store) -> None:
    for name, number in told(version)["rows"].items():
        [row] = await store.database.rows(f"SELECT count(*) FROM {name}")
        assert (name, row[0]) == (name, number)


async def test_every_post_can_be_found_again(version: Path, store: Store) -> None:
    boards = await store.database.rows("SELECT board FROM posts WHERE board IS NOT NULL")
    assert boards
    for (board,) in boards:
        assert BoardPost.model_validate_json(board).message > 0


async def test_every_table_goes_on(version: Path, store: Store) -> None:
    tables, studio = Tables(store, reopened=SLEEPERS), Studio()
    stranger = Person(4242, "Dora")
    for table_id, state in told(version)["tables"].items():
        table = await tables.get(table_id)
        host = next(Person(seat.user, seat.name) for seat in table.seats if seat.user is not None)
        match state:
            case "lobby":
                joined = await tables.lobby.join(table_id, stranger, fresh())
                assert joined.seat_of(stranger.id) is not None
                await tables.lobby.leave(table_id, stranger, fresh())
                assert (await tables.lobby.start(table_id, host, fresh())).phase == "playing"
            case "asking":
                wish = wish_of(table)
                assert wish is not None
                seats = {seat.user: seat.name for seat in table.seats}
                for user in unanswered(table, wish):
                    who = Person(user, seats[user])
                    table = await tables.undo.agree(table_id, who, wish.before, fresh(), studio)
                assert wish_of(table) is None
            case "asleep":
                assert (await tables.play.reopen(table_id, host, fresh())).phase == "playing"
            case "stand-in":
                away = next(seat for seat in table.seats if seat.stand_in is not None)
                assert away.user is not None
                table = await tables.play.come_back(table_id, away.user, fresh())
                assert all(seat.stand_in is None for seat in table.seats)
            case "left":
                empty = next(n for n, seat in enumerate(table.seats) if seat.program and seat.name == "Ann")
                taken = await tables.play.take_seat(table_id, stranger, empty, fresh())
                assert taken.seat_of(stranger.id) == empty
                await tables.leave(table_id, stranger, fresh())
            case "over":
                record = await tables.record(table_id)
                assert replay(game(record.game), record) == table.state
            case "ended":
                assert table.phase == "ended"
        table = await tables.get(table_id)
        if table.phase == "playing":
            before = table.seq
            for _ in range(3):
                table = await one_act(tables, table)
            assert table.seq == before + 3
    studio.close()


async def test_people_servers_ratings_and_the_daily_castle_are_as_they_were(
    version: Path, store: Store
) -> None:
    tables = Tables(store)
    settings = await tables.preferences.of(1010)
    assert (settings.lang, settings.words_first, settings.hidden) == ("pl", True, True)
    server = await tables.preferences.of_server(70)
    assert (server.lang, server.tables) == ("ru", 7)
    daily = DailyStore(store.database)
    [day] = await daily.days_of(8000)
    assert await daily.result(8000, day) is not None
    begun = await daily.game(8001, day, practice=False)
    assert begun is not None
    before = await store.database.rows('SELECT "user", game, mu, sigma FROM ratings ORDER BY "user", game')
    assert len(before) == told(version)["rows"]["ratings"] > 0
    assert all(20 < row[2] < 30 for row in before)


async def test_tournaments_go_on(version: Path, store: Store) -> None:
    """One tournament is over and shows its standings; the other one's last round is played to its end."""
    tables, tournaments_store = Tables(store), TournamentStore(store.database)
    tournaments = Tournaments(tournaments_store, tables, lambda: NOON)
    done, going = [await tournaments.here(place.guild) for place in PLACES]
    assert await tournaments_store.running() == [going.id]
    assert (done.tournament.phase, going.tournament.phase) == ("over", "running")
    assert done.tournament.standings
    assert {player.user for player in done.players.values()} == {person.id for person in ENTRANTS}
    assert going.tournament.round is not None
    for paired in going.tournament.round.tables:
        await to_the_end(tables, await tables.get(paired.id))
    await tournaments.carry_on(going.id, Posts())
    assert (await tournaments.scene(going.id)).tournament.phase == "over"


async def test_a_missed_puzzle_comes_back_and_a_what_if_goes_on(version: Path, store: Store) -> None:
    tables, studio = Tables(store), At("test")
    now = NOON + AGAIN[0]
    puzzles = Puzzles(
        PuzzleStore(store.database), tables, tables.preferences, studio, lambda: now, prepared_puzzles
    )
    assert await puzzles.store.accuracies(SOLVER.id, "kingdomino")
    assert await puzzles.comes_back(SOLVER.id) == now
    puzzle = await puzzles.own(SOLVER.id, None)
    assert puzzle is not None
    tries = await puzzles.tries_of(SOLVER.id, puzzle)
    assert tries.missed == 1
    [hint] = await HintStore(store.database).of(puzzle.table_id, SOLVER.id, puzzle.seat)
    assert hint.action == puzzle.best
    assert (await puzzles.answer(puzzle, tries, puzzle.best)).tries.solved
    games = WhatIfs(WhatIfStore(store.database), studio, studio, lambda: now)
    [row] = await games.store.games(SOLVER.id)
    at = await games.find(SOLVER, row.number)
    text = str(at.table.game.legal(at.table.state, at.seat)[0].text)
    assert (await games.act(at, at.row.seq, text, SOLVER)).row.seq > at.row.seq


def test_every_exported_game_replays_to_its_end(version: Path) -> None:
    records = [Record.read(line) for line in text_of(version / "games.jsonl.gz").splitlines()]
    assert {record.game for record in records} == set(keys())
    for record in records:
        its_game = game(record.game)
        state = replay(its_game, record)
        assert its_game.to_act(state) == ()


def test_every_button_that_was_sent_is_still_known(version: Path) -> None:
    buttons = text_of(version / "buttons.txt.gz").splitlines()
    reply: Any = SimpleNamespace()
    owner = Person(1456074443980822856, "Ann")
    for button in buttons:
        press = read(button)
        assert press is not None, button
        assert press.verb in all_verbs(), button
        all_verbs()[press.verb].read(Click(press, reply, (), owner))
    assert len(buttons) > 80
