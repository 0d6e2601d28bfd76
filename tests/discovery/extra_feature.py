"""The folder and the name of the extra feature; the name is known to its own folder only."""

from __future__ import annotations

import os

from tests.discovery.fifth_game import ROOT

FOLDER = ROOT / "tests" / "extra_feature"
(NAME,) = (file.parent.name for file in (FOLDER / "bot" / "features").glob("*/feature.py"))


def on_the_path() -> dict[str, str]:
    """The environment of a process that finds the extra feature."""
    return {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{FOLDER}"}
