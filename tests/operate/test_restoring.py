"""A backup is restored as the document says, after a crash that has left its traces beside the file."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from bot.store.maintenance.backup import backup
from tests.operate.test_papers import PAPER
from tests.store.behind import run
from tests.store.test_contention import killed

KINDS = ("tables", "seats", "events", "duties")


def restoring(library: Path, backups: Path) -> str:
    """The document's commands for SQLite, without the rights that a test does not need."""
    (block,) = [one for one in re.findall(r"```sh\n(.*?)```", PAPER, flags=re.DOTALL) if "chown" in one]
    text = block.replace("sudo ", "").replace("/var/lib/castellan", str(library))
    return str(text.replace("/var/backups", str(backups)))


def stored(file: Path) -> list[object]:
    return [run(file, f"SELECT * FROM {kind} ORDER BY 1, 2") for kind in KINDS]


def test_after_a_kill_the_restored_file_is_the_backup_and_nothing_else(tmp_path: Path) -> None:
    """A killed bot's log would be applied to any file that lies beside it."""
    library, backups = tmp_path / "library", tmp_path / "backups"
    library.mkdir()
    data, copy = library / "castellan.sqlite3", backups / "castellan-2026-11-16.sqlite3"
    assert killed(data, 0.1)
    backup(data, copy, lambda line: None)
    assert killed(data, 0.1)
    assert Path(f"{data}-wal").stat().st_size > 0
    subprocess.run(["sh", "-ec", restoring(library, backups)], check=True)
    assert stored(data) == stored(copy)
    assert (library / "before" / "castellan.sqlite3-wal").exists()
