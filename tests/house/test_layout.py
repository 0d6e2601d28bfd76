"""The tree shows the bot's features: small folders, and one name for one module."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[2]
MOST_MODULES = 20
STANDARD = {"feature", "service", "store", "cards", "command"}
"""Modules that every feature may have."""
ALIKE = ("bot/ui/faces/*/*", "bot/store/sqlite/*", "bot/store/postgres/*")
"""Packages that hold the same modules on purpose: the games' faces and the two databases."""


def modules() -> list[PurePosixPath]:
    """The modules of the bot, by their paths; a package's `__init__` is not one."""
    found = (file.relative_to(ROOT).as_posix() for file in (ROOT / "bot").rglob("*.py"))
    return [PurePosixPath(name) for name in sorted(found) if not name.endswith("/__init__.py")]


def crowded(paths: Iterable[PurePosixPath]) -> dict[str, int]:
    """The folders with too many modules, and how many they have."""
    counts = Counter(path.parent.as_posix() for path in paths)
    return {folder: count for folder, count in counts.items() if count > MOST_MODULES}


def ambiguous(paths: Iterable[PurePosixPath]) -> dict[str, list[str]]:
    """The names that stand for more than one module, and where."""
    homes: dict[str, list[str]] = {}
    for path in paths:
        is_standard = path.match("bot/features/*/*") and path.stem in STANDARD
        if not is_standard and not any(path.match(pattern) for pattern in ALIKE):
            homes.setdefault(path.stem, []).append(path.parent.as_posix())
    return {name: folders for name, folders in homes.items() if len(folders) > 1}


def test_no_folder_holds_more_modules_than_one_can_overlook() -> None:
    assert crowded(modules()) == {}


def test_no_module_name_exists_twice() -> None:
    assert ambiguous(modules()) == {}


def test_a_crowded_folder_and_a_second_name_would_be_found() -> None:
    many = [PurePosixPath(f"bot/tables/module_{number}.py") for number in range(MOST_MODULES + 1)]
    assert crowded(many) == {"bot/tables": MOST_MODULES + 1}
    assert not crowded(many[1:])
    twice = [PurePosixPath(name) for name in ("bot/tables/lobby.py", "bot/features/lobby/lobby.py")]
    assert ambiguous(twice) == {"lobby": ["bot/tables", "bot/features/lobby"]}
    alike = ("bot/features/a/store.py", "bot/features/b/store.py", "bot/store/sqlite/place.py")
    assert not ambiguous([PurePosixPath(name) for name in (*alike, "bot/store/postgres/place.py")])
