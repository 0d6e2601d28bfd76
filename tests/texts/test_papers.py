"""The papers beside the code are true: `.env.example` and PRIVACY.md."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

from pydantic_core import PydanticUndefined

from bot.settings import Settings
from bot.store.migrate import migrate
from tests.texts.calls import ROOT

PERSON, OTHER = 1234, 77


def test_the_example_of_settings_explains_every_key_with_its_default() -> None:
    text = (ROOT / ".env.example").read_text(encoding="utf-8")
    shown = dict(re.findall(r"^# ([A-Z_]+)=(.*)$", text, flags=re.MULTILINE))
    fields = {
        str(field.validation_alias or f"CASTELLAN_{name.upper()}"): field.default
        for name, field in Settings.model_fields.items()
    }
    assert shown.keys() == fields.keys()
    defaults = {key: str(value) for key, value in fields.items() if value not in (None, PydanticUndefined)}
    assert {key: shown[key] for key in defaults} == defaults


def test_what_privacy_says_removes_every_trace_of_a_person_and_nothing_else(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "castellan.sqlite3", isolation_level=None)
    connection.execute("PRAGMA foreign_keys = ON")
    migrate(connection)
    _table(connection, "HOSTED", host=PERSON, seated=OTHER, acted=OTHER)
    _table(connection, "SEATED", host=OTHER, seated=PERSON, acted=OTHER)
    _table(connection, "ACTED", host=OTHER, seated=OTHER, acted=PERSON)
    _table(connection, "OTHERS", host=OTHER, seated=OTHER, acted=OTHER)
    privacy = (ROOT / "PRIVACY.md").read_text(encoding="utf-8")
    statements = re.search(r"```sql\n(.+?)```", privacy, flags=re.DOTALL)
    assert statements is not None
    connection.executescript(statements[1])
    kept = [row[0] for row in connection.execute("SELECT id FROM tables")]
    left = "\n".join(connection.iterdump())
    connection.close()
    assert kept == ["OTHERS"]
    assert str(PERSON) not in left
    assert not any(name in left for name in ("HOSTED", "SEATED", "ACTED"))


def _table(connection: sqlite3.Connection, name: str, *, host: int, seated: int, acted: int) -> None:
    connection.execute(
        "INSERT INTO tables VALUES (?, 1, 2, 'kingdomino', '{}', ?, 'en', 'lobby', 1, 1, 1, NULL, 0, 0)",
        (name, host),
    )
    connection.execute("INSERT INTO seats VALUES (?, 0, ?, 'Ann', NULL, 'en')", (name, seated))
    connection.execute(
        "INSERT INTO events VALUES (?, 1, 'acted', ?, 0, NULL, '[]', NULL, 0)",
        (name, acted),
    )
    connection.execute("INSERT INTO duties VALUES (?, 'board', 1)", (name,))
    connection.execute("INSERT INTO posts VALUES (?, 3, 4, '{}', 1, '{}')", (name,))
