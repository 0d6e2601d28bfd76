"""The papers for operators are true: commands, settings, units, containers, and every sentence of the log."""

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
from bot.settings import Settings
from tests.operate.figures_named import named_in

ROOT = Path(__file__).parents[2]
OPERATE = ROOT / "docs" / "operate"
PAPER = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
SETTING = re.compile(r"\b(?:CASTELLAN|DISCORD)_[A-Z_]*[A-Z]\b")
LEVELS = ("warning", "error", "exception", "log")
FORMAT = re.compile(r"%[.\d]*[sdrf]")


def settings() -> set[str]:
    return {
        str(field.validation_alias or f"CASTELLAN_{name.upper()}")
        for name, field in Settings.model_fields.items()
    }


def commands(text: str) -> Iterator[list[str]]:
    """The lines of a paper's shell blocks, as words."""
    for block in re.findall(r"```sh\n(.*?)```", text, flags=re.DOTALL):
        for line in block.splitlines():
            yield shlex.split(line.split("     #")[0], comments=True)


@cache
def source() -> dict[Path, str]:
    """The bot's files."""
    return {file: file.read_text(encoding="utf-8") for file in sorted((ROOT / "bot").rglob("*.py"))}


@cache
def sentences() -> dict[str, str]:
    """Every warning and error that the bot can write into its log, by the file that says it."""
    found = {}
    for file, text in source().items():
        for node in ast.walk(ast.parse(text)) if "log." in text else ():
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Name(id="log"), attr=level)) if level in LEVELS:
                    said = next(
                        (
                            a.value
                            for a in node.args
                            if isinstance(a, ast.Constant) and isinstance(a.value, str)
                        ),
                        "",
                    )
                    found[plain(said)] = str(file.relative_to(ROOT))
    return found


def plain(said: str) -> str:
    """A sentence as the paper has it: … for what is put in, and without the table that it is about."""
    text = " ".join(FORMAT.sub("…", said).split()).replace("……", "…")
    return re.sub(r"^table …:? ", "", text)


def quoted() -> set[str]:
    """What stands in the first column of the tables of trouble, each sentence by itself."""
    rows = [line for line in PAPER.split("## Trouble")[1].splitlines() if line.startswith("| ")]
    return {text for row in rows for text in re.findall(r"`([^`]+)`", row.split(" | ")[0])}


def test_every_sentence_of_the_log_is_explained() -> None:
    said = sentences()
    assert len(said) > 40
    told = quoted()
    missing = {s: file for s, file in said.items() if s not in told and f"… {s}" not in told}
    assert missing == {}


def test_every_sentence_that_is_explained_is_said() -> None:
    written = " ".join(" ".join(text.split()) for text in source().values())
    written = re.sub(r'" f?"', "", written)
    said = set(sentences())
    unsaid = []
    for text in quoted():
        parts = [part for part in re.split("…", text) if len(part.strip()) > 3]
        if (
            text not in said
            and text.removeprefix("… ") not in said
            and not all(p.strip() in written for p in parts)
        ):
            unsaid.append(text)
    assert unsaid == []


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
