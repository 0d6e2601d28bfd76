"""Types and import rules of the fifth game and the extra feature: `python -m tests.discovery.merged`.

mypy and lint-imports expect a package in one folder, so they check a copy in which these packages lie beside
the others. Their messages name paths of that copy.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.discovery import extra_feature
from tests.discovery.fifth_game import FOLDER, KEY, ROOT

ROOMS = ("engines", "render", "bot", "playground")
TOOLS = Path(sys.executable).parent


def main() -> int:
    """Returns 0 if both tools find nothing."""
    with TemporaryDirectory(prefix="castellan-merged-") as folder:
        tree = Path(folder)
        merge(tree)
        cache = f"--cache-dir={ROOT / '.mypy_cache' / 'merged'}"
        packages = [f"--package={room}.{KEY}" for room in ("engines", "render", "bot.ui.faces")]
        packages.append(f"--package=bot.features.{extra_feature.NAME}")
        types = subprocess.run([TOOLS / "mypy", cache, *packages], cwd=tree, check=False)
        rules = subprocess.run([TOOLS / "lint-imports", "--no-cache"], cwd=tree, check=False)
    return types.returncode or rules.returncode


def merge(tree: Path) -> None:
    """Copies our code with these two in it; keeps the files' times, so that mypy can use its cache."""
    shutil.copy2(ROOT / "pyproject.toml", tree)
    for source in (ROOT, FOLDER, extra_feature.FOLDER):
        for room in ROOMS:
            if (source / room).exists():
                shutil.copytree(source / room, tree / room, dirs_exist_ok=True, ignore=_ignored)


def _ignored(folder: str, names: list[str]) -> set[str]:
    return {name for name in names if "." in name and not name.endswith(".py")} | {"__pycache__"}


if __name__ == "__main__":
    sys.exit(main())
