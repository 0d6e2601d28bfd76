"""Keeping the world in a file: one JSON document, replaced as a whole."""

import os
from pathlib import Path

from pydantic import TypeAdapter

from playground.state import State

_STATE = TypeAdapter(State)


def load(file: Path) -> State | None:
    """Returns the stored world, or None if there is none yet."""
    return _STATE.validate_json(file.read_bytes()) if file.exists() else None


def save(file: Path, state: State) -> None:
    """Writes a second file, then replaces the first: a crash leaves the old world or the new one."""
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_suffix(".new")
    with beside.open("wb") as out:
        out.write(_STATE.dump_json(state))
        out.flush()
        os.fsync(out.fileno())
    beside.replace(file)


def attachments_folder(file: Path) -> Path:
    return file.with_suffix(".attachments")
