"""The documents beside the code are true: README, the guides, `.env.example` and PRIVACY.md."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path

import psycopg
import pytest
from pydantic_core import PydanticUndefined

from bot.settings import Settings
from bot.store import Address
from bot.store.feature_schemas import feature_schemas
from bot.store.sqlite.migrate import migrate
from bot.texts import DEFAULT, LANGUAGES, translator
from bot.ui.faces import hosted
from engines.registry import game
from render.__main__ import shown_in
from tests.store.behind import run
from tests.texts.calls import ROOT
from tests.texts.catalogues import catalogue

PERSON, OTHER = 1234, 77
"""The ids of the erased person and of another one."""


def test_the_readme_names_every_game_with_its_players() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    table = readme.split("| game | players | with |\n|---|---|---|\n")[1].split("\n\n")[0]
    told = {tuple(cell.strip() for cell in row.split("|")[1:3]) for row in table.splitlines()}
    seats = {key: game(key).seats for key in hosted()}
    assert told == {(translator(DEFAULT)(key), f"{its[0]}–{its[-1]}") for key, its in seats.items()}


def test_the_readme_shows_every_game() -> None:
    shown = shown_in(ROOT / "README.md")
    assert [file for file in shown if not file.exists()] == []
    assert {f"{key}_public" for key in hosted()} <= {file.stem for file in shown}


def test_every_folder_of_the_readme_is_there_for_every_game() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    table = readme.split("| folder | what lives there |\n|---|---|\n")[1].split("\n\n")[0]
    folders = [folder for row in table.splitlines() for folder in re.findall("`([^`]+)`", row.split("|")[1])]
    assert {"engines/<game>", "render/<game>", "bot/ui/faces/<game>"} <= set(folders)
    for folder in folders:
        assert all((ROOT / folder.replace("<game>", key)).is_dir() for key in hosted()), folder


def test_the_guide_to_a_new_game_names_every_module_of_one() -> None:
    """The fifth game was built by it: each of its modules is in the guide or named by a word of its own."""
    guide = (ROOT / "docs" / "add_a_game.md").read_text(encoding="utf-8")
    own = {"hand", "site", "stones", "greedy", "prospect"}
    modules = {file.stem for file in (ROOT / "tests" / "fifth_game").rglob("*.py")} - {"__init__"} - own
    assert {module for module in modules if f"`{module}`" not in guide} == set()


def test_the_example_of_settings_explains_every_key_with_its_default() -> None:
    text = (ROOT / ".env.example").read_text(encoding="utf-8")
    shown = dict(re.findall(r"^# ([A-Z_]+)=(.*)$", text, flags=re.MULTILINE))
    fields = {
        str(field.validation_alias or f"CASTELLAN_{name.upper()}"): field.default
        for name, field in Settings.model_fields.items()
    }
    assert shown.keys() == fields.keys()
    known = {key: value for key, value in fields.items() if value not in (None, PydanticUndefined)}
    defaults = {key: str(int(value) if isinstance(value, bool) else value) for key, value in known.items()}
    assert {key: shown[key] for key in defaults} == defaults


def glossary() -> list[tuple[str, ...]]:
    """Returns the terms for translators: English, Russian, Polish, and their sources."""
    text = (ROOT / "bot" / "texts" / "README.md").read_text(encoding="utf-8").partition("## Glossary")[2]
    rows = [
        tuple(cell.strip() for cell in line.split("|")[1:-1]) for line in text.splitlines() if "|" in line
    ]
    return [row for row in rows if row[0] != "English" and not row[0].startswith("-")]


def test_the_glossary_has_thirty_terms_in_every_language_with_their_source() -> None:
    terms = glossary()
    assert len(terms) >= 30
    assert all(len(term) == len(LANGUAGES) + 1 and all(term) for term in terms)
    assert all(re.search(r"ours|\[S\]|\[W\]", term[-1]) for term in terms)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terms_of_the_glossary_are_those_of_the_texts(lang: str) -> None:
    """By their stems, nine in ten at least: words are declined, and some stems change."""
    place = LANGUAGES.index(lang)
    said = " ".join(text for message in catalogue(lang).values() for text in message.texts).lower()
    stems = {
        word.lower()[:-2] if len(word) > 4 else word.lower()
        for term in glossary()
        for word in term[place].split()
    }
    missing = {stem for stem in stems if stem not in said}
    assert len(missing) <= len(stems) // 10, missing


def test_what_privacy_says_removes_every_trace_of_a_person_and_nothing_else(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "castellan.sqlite3", isolation_level=None)
    connection.execute("PRAGMA foreign_keys = ON")
    migrate(connection)
    for schema in feature_schemas():
        connection.executescript(schema)
    _table(connection.execute, "HOSTED", host=PERSON, seated=OTHER, acted=OTHER)
    _table(connection.execute, "SEATED", host=OTHER, seated=PERSON, acted=OTHER)
    _table(connection.execute, "ACTED", host=OTHER, seated=OTHER, acted=PERSON)
    _table(connection.execute, "OTHERS", host=OTHER, seated=OTHER, acted=OTHER)
    for person in (PERSON, OTHER):
        _person(connection.execute, person)
    privacy = (ROOT / "PRIVACY.md").read_text(encoding="utf-8")
    statements = re.search(r"```sql\n(.+?)```", privacy, flags=re.DOTALL)
    assert statements is not None
    connection.executescript(statements[1])
    kept = [row[0] for row in connection.execute("SELECT id FROM tables")]
    left = "\n".join(connection.iterdump())
    connection.close()
    assert kept == ["OTHERS"]
    assert str(PERSON) not in left
    assert f"forgetting:{OTHER}" in left
    assert f'"people" VALUES({OTHER}' in left
    assert f'"ratings" VALUES({OTHER}' in left
    assert not any(name in left for name in ("HOSTED", "SEATED", "ACTED"))


def test_what_privacy_says_for_postgresql_removes_every_trace_too(database: Address) -> None:
    privacy = (ROOT / "PRIVACY.md").read_text(encoding="utf-8")
    statements = re.findall(r"```sql\n(.+?)```", privacy, flags=re.DOTALL)[1]
    put = partial(run, database)
    _table(put, "HOSTED", host=PERSON, seated=OTHER, acted=OTHER)
    _table(put, "SEATED", host=OTHER, seated=PERSON, acted=OTHER)
    _table(put, "ACTED", host=OTHER, seated=OTHER, acted=PERSON)
    _table(put, "OTHERS", host=OTHER, seated=OTHER, acted=OTHER)
    for person in (PERSON, OTHER):
        _person(put, person)
    with psycopg.connect(database.secret, autocommit=True) as connection:
        for statement in statements.split(";\n"):
            connection.execute(statement.encode())
    left = {name: put(f"SELECT * FROM {name}") for name in (*KEPT, "duties", "facts")}
    assert [row[0] for row in left["tables"]] == ["OTHERS"]
    assert str(PERSON) not in str(left)
    assert [row[:2] for row in left["people"]] == [(OTHER, "{}")]
    assert [row[0] for row in left["ratings"]] == [OTHER]
    assert left["facts"] == [(f"forgetting:{OTHER}", "asked")]
    assert not any(name in str(left) for name in ("HOSTED", "SEATED", "ACTED"))


def _person(put: Callable[..., object], person: int) -> None:
    """Stores a person's data besides their tables."""
    put("INSERT INTO people (user, settings) VALUES (?, '{}')", (person,))
    put("INSERT INTO followers VALUES ('OTHERS', ?, 0)", (person,))
    put("INSERT INTO facts VALUES (?, 'asked')", (f"forgetting:{person}",))
    put("INSERT INTO ratings VALUES (?, 'kingdomino', 1, 25, 8, 1)", (person,))
    put("INSERT INTO daily_games VALUES (?, '2026-11-16', 0, 'x', 1, 0, '[]', '', 0)", (person,))
    put("INSERT INTO daily_results VALUES ('2026-11-16', ?, 1, 'Ann', 'x', 9, 1, '', 0)", (person,))
    put(
        "INSERT INTO what_ifs VALUES (?, 1, 'OTHERS', 3, 'x', '{}', 2, 0, 'fair', 9, 0, '[]', '', 0)",
        (person,),
    )
    put(
        'INSERT INTO results (table_id, seat, nth, "user", name, guild, game, variant, seats, points, '
        "place, rated, feat, everywhere, began, at, facts) "
        "VALUES ('DELETED', ?, 0, ?, 'Ann', 1, 'kingdomino', '{}', 2, 9, 1, 1, 1, 0, 0, 1, '{}')",
        (person % 10, person),
    )


def _table(put: Callable[..., object], name: str, *, host: int, seated: int, acted: int) -> None:
    put(
        "INSERT INTO tables (id, guild, channel, game, options, host, lang, phase, seq, rules_version, "
        "schema, created, changed) VALUES (?, 1, 2, 'kingdomino', '{}', ?, 'en', 'lobby', 1, 1, 1, 0, 0)",
        (name, host),
    )
    put("INSERT INTO seats (table_id, seat, user, name, lang) VALUES (?, 0, ?, 'Ann', 'en')", (name, seated))
    put(
        "INSERT INTO events VALUES (?, 1, 'acted', ?, 0, NULL, '[]', NULL, 0)",
        (name, acted),
    )
    put("INSERT INTO duties VALUES (?, 'board', 1)", (name,))
    put("INSERT INTO rated_games VALUES (?, NULL)", (name,))
    put("INSERT INTO waits (table_id, seat, since) VALUES (?, 0, 0)", (name,))
    put("INSERT INTO followers VALUES (?, 5, 1)", (name,))
    put("INSERT INTO posts VALUES (?, 3, 4, '{}', 1, '{}', 0, NULL, 0, ?)", (name, f"[{seated}]"))


KEPT = {
    "tables": {"host"},
    "seats": {"user", "name", "lang"},
    "events": {"user", "request"},
    "people": {"user", "settings", "hidden", "away_until", "daily_list"},
    "servers": {"guild", "settings", "lost", "daily_channel"},
    "followers": {"user"},
    "waits": {"since", "next", "reminded", "message", "agreed"},
    "posts": {"told", "private_messages", "board"},
    "results": {"user", "name", "guild", "points", "place", "facts", "mu", "all_mu"},
    "ratings": {"user", "guild", "mu", "sigma"},
    "daily_games": {"user", "day", "moves", "state"},
    "daily_results": {"user", "name", "guild", "points", "place", "marks"},
    "daily_posts": {"guild", "channel", "message"},
    "notices": {"guild", "channel", "message", "replaced", "called"},
    "invitations": {"inviter", "invited", "at"},
    "what_ifs": {"user", "moves", "state"},
}
"""The columns of each kind of row that are about a person or a server; PRIVACY.md has a line for each."""


def test_no_room_of_the_file_is_left_out_of_what_privacy_tells(tmp_path: Path) -> None:
    """A new kind of row has to be considered here and there."""
    connection = sqlite3.connect(tmp_path / "castellan.sqlite3")
    migrate(connection)
    tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    assert tables == KEPT.keys() | {"duties", "facts", "rated_games"}
    for name, columns in KEPT.items():
        known = {row[1] for row in connection.execute(f"PRAGMA table_info({name})")}
        assert columns <= known
    connection.close()
    told = (ROOT / "PRIVACY.md").read_text(encoding="utf-8")
    assert {key for key in Settings.model_fields if key.startswith("keep")} == {
        key for key in ("keep_days", "keep_lost_server_days") if f"CASTELLAN_{key.upper()}" in told
    }
