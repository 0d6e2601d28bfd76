"""`python -m tests.bench.scale`: the cost of a press by database, processes and stored tables.

rates      the highest rate at which 95 of 100 presses are answered in half a second, and their cost
stored     the cost of a press where 10, 1,000 and 10,000 tables are stored
storage    the disk space of a whole game of each kind, and its number of writes

All rows of one call are one run, so that they can be compared; on a busy machine only their ratios mean
anything.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import psycopg

from bot.store import Address, Store
from bot.tables.tables import Tables
from bot.ui.faces import hosted
from tests import postgres
from tests.service.playing import any_action, due, fresh, started
from tests.wire.harness import PATIENCE

SLOWEST = 500.0
REAL = {"fsync": "on", "full_page_writes": "on", "autovacuum": "on", "shared_buffers": "128MB"}
"""Settings of an operator's server that the tests' server turns off."""
Row = dict[str, Any]


def loaded(*words: str) -> list[Row]:
    """The rows of a load."""
    command = [sys.executable, "-m", "playground", "load", "--json", *words]
    run = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE * 10)
    if run.returncode:
        raise SystemExit(run.stderr)
    rows: list[Row] = json.loads(run.stdout)
    return rows


def on_database(cluster: postgres.Cluster, processes: int) -> list[str]:
    address = cluster.fresh().secret
    assert cluster._process is not None
    return ["--data", address, "--processes", str(processes), "--database-process", str(cluster._process.pid)]


def rates(cluster: postgres.Cluster, wanted: argparse.Namespace) -> None:
    few = ["--servers", "64", "--tables", str(wanted.tables), "--seconds", str(wanted.seconds)]
    few += ["--presses-per-second", wanted.rates, "--until-p95", str(SLOWEST)]
    places = [("SQLite, 1 process", ["--processes", "1"])]
    places += [(f"PostgreSQL, {n}", on_database(cluster, n)) for n in (1, 2, 4)]
    places = [places[number] for number in wanted.places]
    first: Row | None = None
    tell("where", "rate", "of first", "p50", "p95", "bot ms", "of first", "database ms", "memory MB")
    for name, words in places:
        rows = loaded(*few, *words)
        good = [row for row in rows if row["p95"] <= SLOWEST and not row["failed"]]
        best = max(good or rows[:1], key=lambda row: float(row["rate"]))
        first = first or best
        shares = [best["rate"] / first["rate"], best["cost"] / first["cost"]]
        memory = "+".join(f"{one:.0f}" for one in best["memory"])
        tell(
            *(name, f"{best['rate']:.1f}", f"{shares[0]:.2f}", f"{best['p50']:.0f}", f"{best['p95']:.0f}"),
            *(f"{best['cost']:.1f}", f"{shares[1]:.2f}", f"{best['database']:.1f}", memory),
        )
        presses, decisions = best["sent"], max(1, best["kinds"].get("do", 0))
        told = f"{presses / decisions:.2f} presses and {best['pictures'] / best['rate']:.2f} pictures a press"
        if "--data" in words:
            told += "; for an event " + _written(words[1])
        sys.stdout.write(f"  {name}: a decision takes {told}\n")


def stored(cluster: postgres.Cluster, wanted: argparse.Namespace) -> None:
    first: dict[str, Row] = {}
    tell("where", "tables", "p50", "p95", "bot ms", "of first", "database ms", "memory MB")
    for count in wanted.counts:
        for name in ("SQLite", "PostgreSQL"):
            words = on_database(cluster, 1) if name == "PostgreSQL" else []
            few = ["--servers", str(min(count, 1000)), "--tables", str(count), "--playing", "10"]
            (row,) = loaded(*few, "--presses-per-second", "3", "--seconds", str(wanted.seconds * 2), *words)
            share = row["cost"] / first.setdefault(name, row)["cost"]
            tell(
                *(name, str(count), f"{row['p50']:.0f}", f"{row['p95']:.0f}", f"{row['cost']:.1f}"),
                *(f"{share:.2f}", f"{row['database']:.1f}", f"{row['memory'][0]:.0f}"),
            )


async def storage(cluster: postgres.Cluster, games: int) -> None:
    tell("game", "events", "SQLite bytes", "PostgreSQL bytes", "transactions")
    for key in hosted():
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "castellan.sqlite3"
            events = await _played(file, key, games)
            size = file.stat().st_size
        address = cluster.fresh()
        before = _counted(address)
        await _played(address, key, games)
        after = _counted(address)
        grown = [(b - a) / games for a, b in zip(before, after, strict=True)]
        tell(key, f"{events / games:.0f}", f"{size / games:.0f}", f"{grown[0]:.0f}", f"{grown[1]:.0f}")


async def _played(where: Path | Address, key: str, games: int) -> int:
    """Plays whole games of two people, decision by decision; returns the number of their events."""
    rng, events = random.Random(7), 0
    async with Store.open(where) as store:
        tables = Tables(store)
        for _ in range(games):
            table = await started(tables, game=key)
            while table.phase == "playing":
                seat = table.to_act[0]
                action = any_action(table, rng)
                table = await tables.play.act(table.id, due(table), seat, table.seq, action, fresh())
            events += table.seq
    return events


def _counted(address: Address) -> tuple[int, int]:
    """Returns the size of the database and its number of transactions."""
    with psycopg.connect(address.secret, autocommit=True) as connection:
        connection.execute("CHECKPOINT")
        connection.execute("SELECT pg_stat_clear_snapshot()")
        row = connection.execute(
            "SELECT sum(pg_total_relation_size(relid)), (SELECT xact_commit FROM pg_stat_database "
            "WHERE datname = current_database()) FROM pg_stat_user_tables"
        ).fetchone()
    assert row is not None
    return int(row[0]), int(row[1])


def _written(address: str) -> str:
    """Says what an event of a game has cost the database, including everything that followed from it."""
    with psycopg.connect(address, autocommit=True) as connection:
        row = connection.execute(
            "SELECT (SELECT count(*) FROM events), (SELECT xact_commit FROM pg_stat_database "
            "WHERE datname = current_database()), "
            "sum(n_tup_ins + n_tup_upd + n_tup_del), sum(pg_total_relation_size(relid)) "
            "FROM pg_stat_user_tables"
        ).fetchone()
    assert row is not None
    events, commits, rows, size = (float(one or 0) for one in row)
    return f"{commits / events:.1f} transactions, {rows / events:.1f} rows written, {size / events:.0f} bytes"


def tell(*cells: str) -> None:
    sys.stdout.write("| " + " | ".join(cells) + " |\n")
    sys.stdout.flush()


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.scale", description=__doc__)
    parser.add_argument("what", choices=("rates", "stored", "storage"))
    parser.add_argument("--tables", type=int, default=128)
    parser.add_argument("--rates", default="3,6,9,12,15,18,21,24,28,32,36,40")
    parser.add_argument("--places", type=int, nargs="+", default=[0, 1, 2, 3], help="which rows of rates")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--counts", type=int, nargs="+", default=[10, 1000, 10_000])
    parser.add_argument("--games", type=int, default=5)
    wanted = parser.parse_args(words)
    postgres._SETTINGS.update(REAL)
    with postgres.cluster() as cluster:
        if wanted.what == "storage":
            asyncio.run(storage(cluster, wanted.games))
        else:
            {"rates": rates, "stored": stored}[wanted.what](cluster, wanted)


if __name__ == "__main__":
    main()
