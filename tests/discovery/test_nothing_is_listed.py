"""Games are listed nowhere but in their own folders: code about all games finds them by looking."""

from __future__ import annotations

import subprocess

from engines.registry import keys
from tests.discovery.fifth_game import ROOT

EXCEPT = (
    "README.md",
    "CHANGELOG.md",
    "docs/architecture.md",
    "docs/players.md",
    "docs/records.md",
    "docs/rules_versions.md",
    "tests/ui/test_sent_ids.py",
    "tests/store/schema_1.sql",
    "tests/store/schema_4.sql",
)
"""Documents, files of stored tables, and ids of buttons that were sent."""


def test_no_file_names_two_games() -> None:
    """A test may take one more as an example; three would be a list."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    lists = {}
    for name in listed.stdout.splitlines():
        if (ROOT / name).is_file() and name not in EXCEPT:
            text = (ROOT / name).read_bytes()
            most = 2 if name.startswith("tests/") else 1
            if len(named := [key for key in keys() if key.encode() in text]) > most:
                lists[name] = named
    assert lists == {}
