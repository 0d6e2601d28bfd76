"""The documentation site builds without a dead link, and its generated pages say what the code does."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from bot import cli
from bot.process.invitation import ASKED, displayed, invitation
from bot.settings import Settings
from bot.texts import translator
from papers.audit import verdict
from papers.licenses import needed
from papers.reference import REASONS, commands, explanations, permissions, settings
from tests.texts.catalogues import catalogue

ROOT = Path(__file__).parents[2]
PAPERS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)")


def test_the_page_of_commands_has_every_command_in_every_language() -> None:
    page = commands()
    helps = [name for name in catalogue("en") if re.fullmatch(r"cmd-(?!arg-)[a-z-]+-help", name)]
    groups = {"cmd-table-help", "cmd-me-help", "cmd-server-help", "cmd-tournament-help"}
    assert len(helps) > 20
    assert [name for name in helps if name not in groups and translator("en")(name) not in page] == []
    for lang in ("ru", "pl"):
        assert f"/{translator(lang)('cmd-table')} {translator(lang)('cmd-new')}" in page
    menus = [name for name in catalogue("en") if re.fullmatch(r"menu-[a-z]+", name)]
    assert len(menus) >= 2
    assert [name for name in menus if f"| **{translator('en')(name)}** |" not in page] == []
    assert [name for name in cli.names() if f"### castellan {name}\n" not in page] == []


def test_the_page_of_settings_has_every_setting_once_with_its_explanation() -> None:
    page = settings()
    told = re.findall(r"^`([A-Z_]+)` \(", page, flags=re.MULTILINE)
    assert sorted(told) == sorted(
        str(field.validation_alias or f"CASTELLAN_{name.upper()}")
        for name, field in Settings.model_fields.items()
    )
    assert "`CASTELLAN_TABLES_PER_SERVER` (default: `25`)" in page
    template = (ROOT / ".env.example").read_text(encoding="utf-8")
    assert all(words and names for words, names in explanations(template))


def test_the_permissions_and_the_invitation_are_the_same_everywhere() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    table = readme.split("| permission | why the bot needs it |\n|---|---|\n")[1].split("\n\n")[0]
    assert [row.split("|")[1].strip() for row in table.splitlines()] == [displayed(name) for name in ASKED]
    address = invitation(None).replace("None", "YOUR_APPLICATION_ID")
    assert address in readme
    assert address in permissions()
    assert REASONS.keys() == set(ASKED)


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)
def test_every_link_of_a_paper_leads_somewhere(paper: Path) -> None:
    text = paper.read_text(encoding="utf-8")
    assert [target for target in LINK.findall(text) if not (paper.parent / target).exists()] == []


def test_a_dead_link_would_be_found() -> None:
    assert LINK.findall("[a](docs/none.md) [b](https://example.org) [c](#top) ![d](x.png#y)") == [
        "docs/none.md",
        "x.png",
    ]


@pytest.mark.skipif(find_spec("mkdocs") is None, reason="no MkDocs here: `make test` installs it")
def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    build = [sys.executable, "-m", "mkdocs", "build", "--strict", "-q", "-d", str(tmp_path / "site")]
    run = subprocess.run(build, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
    shown = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    pictures = re.findall(r'src="(pictures/[^"]+)"', shown)
    assert pictures
    assert all((tmp_path / "site" / picture).stat().st_size > 1000 for picture in pictures)
    assert "/table new" in (tmp_path / "site" / "commands.html").read_text(encoding="utf-8")


def test_an_audit_without_a_service_says_that_it_proves_nothing() -> None:
    silent = [{"name": "a", "skip_reason": "not found"}, {"name": "b", "skip_reason": "not found"}]
    code, report = verdict(silent)
    assert code == 0
    assert "0 of 2 dependencies audited" in report
    assert "cannot be reached" in report
    flaw = {"id": "PYSEC-1", "fix_versions": ["2.0"]}
    code, report = verdict([*silent, {"name": "c", "version": "1.0", "vulns": [flaw]}])
    assert code == 1
    assert "c 1.0: PYSEC-1" in report


def test_the_licenses_are_those_of_the_run_time_with_the_font_and_without_tools() -> None:
    found = needed("castellan")
    assert {"aiohttp", "discord-py", "font-manrope", "psycopg-binary", "yarl"} <= found
    assert not found & {"pytest", "mkdocs", "mypy", "hatchling"}
    ours = (ROOT / "docs" / "licenses" / "Manrope-OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE" in ours.upper()
