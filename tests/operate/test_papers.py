"""The operator's documents are true: commands, settings, units, containers, and every line of the log."""

from __future__ import annotations

import ast
import json
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bot import cli
from bot.logs import EVENT
from bot.settings import Settings
from tests.operate.figures_named import named_in

ROOT = Path(__file__).parents[2]
OPERATE = ROOT / "docs" / "operate"
PAPER = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
SETTING = re.compile(r"\b(?:CASTELLAN|DISCORD)_[A-Z_]*[A-Z]\b")
TROUBLES = ("warning", "error", "exception", "log")
LEVELS = (*TROUBLES, "info", "debug")


def settings() -> set[str]:
    return {
        str(field.validation_alias or f"CASTELLAN_{name.upper()}")
        for name, field in Settings.model_fields.items()
    }


def commands(text: str) -> Iterator[list[str]]:
    """Yields the lines of a document's shell blocks, as words."""
    for block in re.findall(r"```sh\n(.*?)```", text, flags=re.DOTALL):
        for line in block.splitlines():
            yield shlex.split(line.split("     #")[0], comments=True)


@cache
def source() -> dict[Path, str]:
    """The bot's files."""
    return {file: file.read_text(encoding="utf-8") for file in sorted((ROOT / "bot").rglob("*.py"))}


@cache
def events() -> dict[str, str]:
    """Every event that the bot can write into its log, with the level of its line."""
    found: dict[str, str] = {}
    for file, text in source().items():
        for node in ast.walk(ast.parse(text)) if "log." in text else ():
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Name(id="log"), attr=level)) if level in LEVELS:
                    texts = [a.value for a in node.args if isinstance(a, ast.Constant)]
                    event = next((EVENT.match(str(text)) for text in texts if isinstance(text, str)), None)
                    assert event is not None, f"{file}:{node.lineno}: the line has no event=name"
                    found[event[1]] = level
    return found


def listed(heading: str) -> set[str]:
    """The names in the first column of the table below a line of the paper."""
    rows = PAPER.split(heading)[1].split("\n\n")[1].splitlines()[2:]
    return {name for row in rows for name in re.findall(r"`([a-z_]+)`", row.split(" | ")[0])}


def test_every_event_of_trouble_is_explained_and_no_other() -> None:
    troubles = {event for event, level in events().items() if level in TROUBLES}
    assert len(troubles) > 40
    assert listed("While the bot runs") == troubles


def test_every_other_event_is_listed_and_no_other() -> None:
    others = {event for event, level in events().items() if level not in TROUBLES}
    assert len(others) > 10
    assert listed("Events of normal operation") == others


def starts() -> set[str]:
    """The messages of a failed start that the paper explains."""
    rows = PAPER.split("A failed start prints")[1].split("\n\n")[1].splitlines()[2:]
    return {text for row in rows for text in re.findall(r"`([^`]+)`", row.split(" | ")[0])}


def test_every_message_of_a_failed_start_that_is_explained_is_printed() -> None:
    written = " ".join(" ".join(text.split()) for text in source().values())
    written = re.sub(r'" f?"', "", written)
    parts = {part.strip() for text in starts() for part in text.split("…") if len(part.strip()) > 3}
    assert len(parts) > 8
    assert {part for part in parts if part not in written} == set()


def test_every_command_of_the_paper_is_there() -> None:
    used = [words for words in commands(PAPER) if words]
    assert len(used) > 10
    named = set()
    for words in used:
        for place, word in enumerate(words[:-1]):
            if word.split("/")[-1] == "castellan" and re.fullmatch("[a-z][a-z-]+", words[place + 1]):
                named.add(words[place + 1])
    named |= set(re.findall(r"`castellan ([a-z-]+)", PAPER))
    assert {"check", "play", "run", "version", "backup", "move-data"} <= named
    assert named <= set(cli.names())


@pytest.mark.parametrize(
    "paper", ["docs/operate.md", "docs/operate/compose.yaml", "Containerfile", "README.md"]
)
def test_every_setting_of_a_paper_is_one(paper: str) -> None:
    text = (ROOT / paper).read_text(encoding="utf-8")
    assert set(SETTING.findall(text)) - settings() == set()


def test_every_figure_that_the_paper_names_is_there() -> None:
    made = set(
        re.findall(
            r'"(castellan_[a-z_]+)"', (ROOT / "bot" / "process" / "health.py").read_text(encoding="utf-8")
        )
    )
    assert named_in(PAPER) - made == set()


def test_the_board_can_be_imported_and_no_two_of_its_panels_lie_on_each_other() -> None:
    board = json.loads((OPERATE / "grafana.json").read_text(encoding="utf-8"))
    cells: set[tuple[int, int]] = set()
    for panel in board["panels"]:
        assert panel["title"]
        assert all(target["expr"] for target in panel["targets"])
        at = panel["gridPos"]
        taken = {(at["x"] + x, at["y"] + y) for x in range(at["w"]) for y in range(at["h"])}
        assert at["x"] + at["w"] <= 24
        assert not cells & taken
        cells |= taken
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"]) >= 10


@pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="no systemd-analyze here to read the unit"
)
def test_systemd_reads_the_unit_and_finds_it_closed(tmp_path: Path) -> None:
    unit = tmp_path / "castellan.service"
    text = (OPERATE / "castellan.service").read_text(encoding="utf-8")
    assert "ExecStart=/opt/castellan/bin/castellan run" in text
    unit.write_text(text.replace("/opt/castellan/bin/castellan run", "/bin/true"))
    run = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
    told = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", unit], capture_output=True, text=True, check=False
    )
    level = re.search(r"exposure level for \S+: ([\d.]+)", told.stdout)
    assert level is not None
    assert float(level[1]) < 2.0
