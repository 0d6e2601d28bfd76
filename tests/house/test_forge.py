"""The files for a forge and for editors: they can be read, and they run the same commands as people do."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
FORGE = ROOT / ".github"
TARGET = re.compile(r"^([a-z][a-z-]*):", flags=re.MULTILINE)
PINNED = re.compile(r"[\w-]+/[\w-]+@v\d+")


def read(path: str) -> Any:
    return yaml.safe_load((ROOT / path).read_text(encoding="utf-8"))


def targets() -> set[str]:
    return set(TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8")))


def made(command: str) -> set[str]:
    """Returns the targets that a command line makes."""
    words = command.split("make ")[1].split() if "make " in command else []
    return set(words)


def test_the_workflow_tests_every_version_of_python_that_the_package_names() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = re.findall(r":: (3\.\d+)", " ".join(project["classifiers"]))
    workflow = read(".github/workflows/test.yml")
    assert (
        workflow["jobs"]["test"]["strategy"]["matrix"]["python"] == named == ["3.11", "3.12", "3.13", "3.14"]
    )
    assert project["requires-python"] == f">={named[0]}"


def test_the_workflow_has_steps_that_exist_and_few_rights() -> None:
    workflow = read(".github/workflows/test.yml")
    assert workflow["permissions"] == {"contents": "read"}
    assert {"push", "pull_request"} <= workflow[True].keys()  # YAML 1.1 reads the key `on` as true
    steps = [step for job in workflow["jobs"].values() for step in job["steps"]]
    assert all(PINNED.fullmatch(step["uses"]) for step in steps if "uses" in step)
    commands = [step["run"] for step in steps if "run" in step]
    assert "make test" in commands
    assert set().union(*(made(command) for command in commands)) <= targets()
    assert all(job["timeout-minutes"] <= 60 for job in workflow["jobs"].values())


def test_the_checks_before_a_commit_are_those_of_make_check() -> None:
    (repository,) = read(".pre-commit-config.yaml")["repos"]
    assert repository["repo"] == "local"
    assert [hook["entry"] for hook in repository["hooks"]] == ["make check"]
    assert "check" in targets()


@pytest.mark.parametrize("form", sorted(FORGE.glob("ISSUE_TEMPLATE/*.yml")), ids=lambda form: form.stem)
def test_a_form_for_issues_has_what_the_forge_demands(form: Path) -> None:
    told = yaml.safe_load(form.read_text(encoding="utf-8"))
    if form.stem == "config":
        assert told == {"blank_issues_enabled": True}
        return
    assert {"name", "description", "body"} <= told.keys()
    ids = [part["id"] for part in told["body"]]
    assert len(set(ids)) == len(ids)
    assert all(part["type"] in ("textarea", "input") and part["attributes"]["label"] for part in told["body"])


def test_editors_break_lines_where_ruff_does() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    text = (ROOT / ".editorconfig").read_text(encoding="utf-8")
    python = text.split("[*.py]")[1].split("\n\n")[0]
    assert f"max_line_length = {project['tool']['ruff']['line-length']}" in python
    assert "indent_style = tab" in text.split("[Makefile]")[1]
