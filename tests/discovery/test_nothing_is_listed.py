"""Nobody but the games themselves lists them: what is about all of them finds them by looking."""

from __future__ import annotations

import subprocess

from engines.registry import keys
from tests.discovery.fifth_game import ROOT

PAPERS = ("README.md", "CHANGELOG.md")
"""Written for people; the README's table is compared with the games by a test of its own."""


def test_no_file_names_two_games() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    lists = {}
    for name in listed.stdout.splitlines():
        if (ROOT / name).is_file() and name not in PAPERS:
            text = (ROOT / name).read_bytes()
            if len(named := [key for key in keys() if key.encode() in text]) > 1:
                lists[name] = named
    assert lists == {}
