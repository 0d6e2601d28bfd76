"""Data files of every schema there ever was, each with tables in every state: all of them go on.

The code of that time wrote the files in tests/store/frozen (docs/rules_versions.md says how). A game is
played on by the rules it began with; a table whose rules are gone gets an event that says what changed.
"""

from __future__ import annotations

import gzip
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from unittest.mock import AsyncMock, MagicMock

import pytest

from bot.features.coach.cards import Coaching
from bot.features.film.filming import Filming
from bot.features.replay.service import check_replayable
from bot.features.table_commands.table_handlers import TableHandlers
from bot.store import Store
from bot.store.sqlite.migrate import migrations
from bot.tables.history import RULES_CHANGED
from bot.tables.refusal import Refusal
from bot.tables.replay import replay_after
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.texts import LANGUAGES, translator
from bot.ui.board.board import news_text
from bot.ui.board.score_sheet import fair_card
from engines.core.record import BadRecord, replay
from tests.service.playing import ANN, BOB, any_action, due, refused
from tests.soak import SOAK
from tests.ui.tables import At

FROZEN = Path(__file__).parents[1] / "store" / "frozen"
SCHEMAS = range(1, len(migrations()) + 1)
MOVES = 10_000 if SOAK else 12


@pytest.fixture(params=SCHEMAS)
def frozen(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "castellan.sqlite3"
    text = gzip.decompress((FROZEN / f"schema_{request.param}.sql.gz").read_bytes()).decode()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(text)
        assert connection.execute("PRAGMA user_version").fetchone() == (request.param,)
    return path


async def of_phase(store: Store, tables: Tables, phase: str) -> list[Table]:
    rows = await store.database.listed("SELECT id FROM tables WHERE phase = ? ORDER BY game", phase)
    return [await tables.get(str(table_id)) for (table_id,) in rows]


async def played_on(tables: Tables, table: Table) -> Table:
    rng = random.Random(table.id)
    for _ in range(MOVES):
        if table.phase != "playing":
            break
        seat, text = table.to_act[0], any_action(table, rng)
        table = await tables.play.act(table.id, due(table), seat, table.seq, text, None)
    return table


async def test_running_games_go_on_by_the_rules_they_began_with_or_learn_what_changed(frozen: Path) -> None:
    async with Store.open(frozen) as store:
        tables = Tables(store)
        running = await of_phase(store, tables, "playing")
        assert len({table.game.key for table in running}) == 4
        await tables.older_rules.tell_all()
        await tables.older_rules.tell_all()  # once is enough
        for before in running:
            table = await tables.get(before.id)
            entries = await tables.entries(table.id)
            told = [entry for entry in entries if entry.verb == RULES_CHANGED]
            if table.can_be_replayed:
                assert told == []
                assert table.game.rules_of(table.state) == table.row.rules_version
                assert len(replay_after(table, entries, 0)) == len(entries) - _beside(entries)
            else:
                assert [entry.events[0].facts for entry in told] == [{"from": 1, "to": 2}]
                assert all(news_text(table, told[0], translator(lang)) for lang in LANGUAGES)
                with refused("no-pictures-then"):
                    replay_after(table, entries, 0)
            version = table.row.rules_version
            table = await played_on(tables, table)
            assert table.row.rules_version == version
            if table.can_be_replayed:
                assert replay_after(table, await tables.entries(table.id), 0)


def _beside(entries: object) -> int:
    """How many entries of a log are no decisions."""
    assert isinstance(entries, list)
    return sum(entry.verb != "acted" for entry in entries)


async def test_finished_games_are_replayed_or_say_that_they_can_not_be(frozen: Path) -> None:
    async with Store.open(frozen) as store:
        tables = Tables(store)
        over = await of_phase(store, tables, "over")
        assert [table.game.key for table in over] == ["dragon_castle", "kingdomino"]
        for table in over:
            record = await tables.record(table.id)
            fair = fair_card(table, translator("en")).text
            if table.can_be_replayed:
                assert table.game.result(replay(table.game, record)) == table.game.result(table.state)
                assert "to replay" in fair
            else:
                assert (table.game.key, record.rules_version) == ("dragon_castle", 1)
                with pytest.raises(BadRecord, match="other rules"):
                    replay(table.game, record)
                assert "can't be replayed" in fair


@pytest.mark.parametrize("frozen", [1], indirect=True)
async def test_all_that_needs_a_replay_says_that_a_game_of_lost_rules_has_none(frozen: Path) -> None:
    """The export still gives the file, and says that it can't be replayed."""
    async with Store.open(frozen) as store:
        tables, words = Tables(store), translator("en")
        [table] = [one for one in await of_phase(store, tables, "over") if not one.can_be_replayed]
        parts = MagicMock(tables=tables, answering=At())
        reply = MagicMock(words=words, answer=AsyncMock())
        click = MagicMock(words=words, reply=reply, person=ANN)
        with refused("coach-other-rules"):
            await Coaching(tables, parts, parts.answering, parts).answer(table, click)
        with refused("replay-other-rules"):
            check_replayable(table, ())
        await Filming(tables, store, parts.answering, parts).answer(table, reply)
        assert reply.answer.await_args.args[0].text == words("film-impossible")
        exported = await TableHandlers(parts).export(table.row, ANN, reply, "")
        assert exported.text == words("exported-older", table=table.id)
        assert exported.files


async def test_lobbies_fill_and_closed_tables_stay_closed(frozen: Path) -> None:
    async with Store.open(frozen) as store:
        tables = Tables(store)
        [lobby] = await of_phase(store, tables, "lobby")
        await tables.lobby.join(lobby.id, BOB, None)
        assert (await tables.get(lobby.id)).names == ("Cec", "Bob")
        [ended] = await of_phase(store, tables, "ended")
        with pytest.raises(Refusal):
            await tables.play.act(ended.id, ANN, 0, ended.seq, "pass", None)
        assert await tables.entries(ended.id)
