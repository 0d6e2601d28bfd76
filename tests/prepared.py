"""Data files with our schema and nothing in them: made once, since that takes longer than most tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from bot.store import Where, prepare

W = TypeVar("W", bound=Where)


def prepared(where: W) -> W:
    """Returns the same place; creates a file that does not exist yet."""
    if isinstance(where, Path) and not where.exists():
        where.parent.mkdir(parents=True, exist_ok=True)
        where.write_bytes(_prepared_file())
    return where


@cache
def _prepared_file() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "castellan.db"
        prepare(file)
        assert not Path(f"{file}-wal").exists()
        return file.read_bytes()
