"""Files that can't be used: held by another bot, read-only, no data file. Each is found at the start."""

from __future__ import annotations

import re
import resource
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import NoReturn

import pytest

from bot.store import Store, UnusableFile, alone_with, prepare
from tests.forked import Forked

HOLDER = """
import sys, pathlib
from bot.store import alone_with
with alone_with(pathlib.Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_a_second_bot_is_refused_and_the_first_is_named(tmp_path: Path) -> None:
    path = tmp_path / "castellan.sqlite3"
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "held\n"
        with (
            pytest.raises(UnusableFile, match=f"process {first.pid} on .*, started 20") as caught,
            alone_with(path),
        ):
            pass
        assert "Stop that one first" in str(caught.value)
        first.kill()  # kill -9: the lock dies with its process
        first.wait()
    with alone_with(path):
        pass


def test_the_lock_makes_its_folder_and_names_only_its_last_holder(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "castellan.sqlite3"
    for _ in range(2):
        with alone_with(path):
            told = path.with_name("castellan.sqlite3.lock").read_text()
            assert re.fullmatch(r"process \d+ on .+, started 20\S+\n", told)
            with pytest.raises(UnusableFile, match="is in use by another bot: process"), alone_with(path):
                pass


def test_a_disk_without_room_for_the_lock_is_told_with_a_cure(tmp_path: Path) -> None:
    """A limit for files fails as a full disk does: when they are written, and again when they are closed."""

    def start() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
        try:
            with alone_with(tmp_path / "castellan.sqlite3"):
                pass
        except UnusableFile as error:
            sys.stdout.write(str(error))

    bot = Forked(start)
    said = bot.said.read()
    assert bot.wait() == 0
    assert re.match(r"The data file .* can't be used: .*\. Make room on the disk and start again\.", said)


def test_a_file_that_is_no_data_file_is_named_with_a_cure(tmp_path: Path) -> None:
    path = tmp_path / "castellan.sqlite3"
    path.write_text("This is a letter, not a data file. " * 100)
    with pytest.raises(UnusableFile, match=r"castellan.sqlite3 can't be used: .* put a backup in its place"):
        prepare(path)


def test_a_file_that_can_not_be_written_is_found_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Opened read-only, as SQLite does by itself where the file's rights ask for it."""
    path = tmp_path / "castellan.sqlite3"
    prepare(path)
    connect = sqlite3.connect
    monkeypatch.setattr(
        sqlite3, "connect", lambda path, **more: connect(f"file:{path}?mode=ro", uri=True, **more)
    )
    with pytest.raises(UnusableFile, match="may write the file and its folder"):
        prepare(path)


@pytest.mark.parametrize(
    ("error", "cure"),
    [
        ("database or disk is full", "Make room on the disk"),
        ("database is locked", "Another program holds it"),
        ("attempt to write a readonly database", "may write the file and its folder"),
        ("no such collation sequence", "Check the file, its folder and CASTELLAN_DATA"),
    ],
)
def test_each_failure_is_told_with_what_can_be_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: str, cure: str
) -> None:
    def fail(*_: object, **__: object) -> NoReturn:
        raise sqlite3.OperationalError(error)

    monkeypatch.setattr(sqlite3, "connect", fail)
    with pytest.raises(UnusableFile, match=f"castellan.sqlite3 can't be used: {error}. .*{cure}"):
        prepare(tmp_path / "castellan.sqlite3")


async def test_a_duty_of_an_unknown_kind_does_not_stop_the_others(tmp_path: Path) -> None:
    path = tmp_path / "castellan.sqlite3"
    prepare(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute("INSERT INTO duties VALUES ('AAAAAA', 'dance', 1), ('AAAAAA', 'lobby', 1)")
        connection.execute("UPDATE facts SET value = 'cleanly' WHERE name = 'stopped'")
    async with Store.open(path) as store:
        assert [item.kind for item in await store.duties()] == ["lobby"]
