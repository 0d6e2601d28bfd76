"""The documents name only things that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted((ROOT / "docs").rglob("*.md"))
ROOMS = ("bot", "engines", "render", "playground", "tests", "docs", ".ci")
NAMED = re.compile(r"`([^`\n]+)`")
SUFFIXES = (".py", ".md", ".toml", ".ftl", ".sql", ".json", ".png", ".js", ".txt")


def paths_in(text: str) -> list[str]:
    """Returns the paths and dotted module names of ours in a text; patterns with <key> are left out."""
    found = []
    for name in NAMED.findall(text):
        if any(sign in name for sign in "<>* {}$…") or name.startswith(("/", "http")):
            continue
        first = re.split(r"[/.]", name.lstrip("."))[0]
        if name.endswith(SUFFIXES) or (first in ROOMS and re.fullmatch(r"[\w./-]+", name)):
            found.append(name)
    return found


def exists(name: str) -> bool:
    """Whether a name is a file, a folder, or a module by its dotted name, perhaps with a name in it."""
    return (ROOT / name).exists() or ("/" not in name and _is_module(name.split(".")))


def _is_module(parts: list[str], inside: str = "") -> bool:
    path = ROOT.joinpath(*parts)
    for file in (path.with_suffix(".py"), path / "__init__.py"):
        if file.exists():
            return re.search(rf"\b{inside}\b", file.read_text(encoding="utf-8")) is not None
    return not inside and len(parts) > 1 and _is_module(parts[:-1], parts[-1])


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_every_path_in_a_document_is_there(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    assert [name for name in paths_in(text) if not exists(name)] == []


def test_the_architecture_names_many_paths_and_a_wrong_one_would_be_found() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert len(set(paths_in(text))) > 20
    wrong = ["bot/ui/looks.py", "bot.ui.looks", "tests/letters", "bot/service/gone.py"]
    assert paths_in("".join(f"`{name}` " for name in wrong)) == wrong
    assert not any(exists(name) for name in wrong)
    assert exists("bot.ui.interactions.verb.Verb")


def test_every_noun_of_the_glossary_is_explained_once() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    glossary = text.split("## Glossary")[1].split("\n## ")[0]
    nouns = [line.split("|")[1].strip() for line in glossary.splitlines() if line.startswith("| ")][1:]
    assert len(nouns) >= 30
    assert len(set(nouns)) == len(nouns)
