"""The folder and the key of the fifth game; the key is known to its own folder only."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "tests" / "fifth_game"
(KEY,) = (package.name for package in (FOLDER / "engines").iterdir() if (package / "game.py").exists())


def on_the_path() -> dict[str, str]:
    """The environment of a process that finds the fifth game."""
    return {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{FOLDER}"}
