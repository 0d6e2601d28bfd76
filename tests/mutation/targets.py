"""The code under mutation, and the tests that have to detect mistakes in it. Only this file names them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from engines.registry import keys

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Target:
    """Files by patterns, and pytest's arguments for their tests, the quickest and strictest first."""

    sources: tuple[str, ...]
    tests: tuple[str, ...]

    def files(self, root: Path = ROOT) -> list[Path]:
        return sorted(file for pattern in self.sources for file in root.glob(pattern) if file.stat().st_size)


def _in(folder: str, *modules: str) -> tuple[str, ...]:
    return tuple(f"{folder}/{module}.py" for module in modules)


def _features() -> list[str]:
    return sorted(file.parent.name for file in (ROOT / "bot" / "features").glob("*/feature.py"))


def _feature(name: str) -> Target:
    """A feature with the tests that name it, then everything on SimCord."""
    package = f"bot.features.{name}"
    naming = [
        str(file.relative_to(ROOT))
        for folder in ("service", "ui", "store", "tournaments", "simcord")
        for file in sorted((ROOT / "tests" / folder).glob("test_*.py"))
        if package in file.read_text(encoding="utf-8")
    ]
    return Target((f"bot/features/{name}/*.py",), (*naming, *ON_SIMCORD))


SERVICE = ("tests/service", "--deselect", "tests/service/test_crash.py")
ON_SIMCORD = ("tests/simcord", "-k", "not twins and not spirits and not game_alone")

ONE_GAME = ("-k", " and ".join(f"not {key}" for key in keys() if key != "kingdomino"))
"""Code that all games share shows its mistakes in any of them: in the quickest one."""

TARGETS = {
    "core": Target(
        ("engines/core/*.py",),
        (
            "tests/engines/test_core.py",
            "tests/engines/test_record.py",
            "tests/engines/test_contract.py",
            *ONE_GAME,
        ),
    ),
    "ledger": Target(
        _in("bot/tables", "ledger", "tables", "table", "lobby", "play", "outbox", "actors", "names"), SERVICE
    ),
    "publisher": Target(("bot/delivery/*.py", "bot/tables/uncancellable.py"), SERVICE),
    "waiting": Target(
        ("bot/tables/waiting/*.py", "bot/tables/seats/*.py"),
        _in("tests/service", "test_waiting", "test_absence", "test_away", "test_again", "test_seats"),
    ),
    "rating": Target(
        ("bot/tables/rating/*.py",),
        _in("tests/service", "test_ratings", "test_results", "test_club", "test_play"),
    ),
    "personal": Target(
        ("bot/tables/personal/*.py",),
        (*_in("tests/service", "test_forgetting", "test_keeping"), "tests/store/test_owned.py"),
    ),
    "taking_back": Target(
        ("bot/tables/history.py", "bot/tables/undo/*.py", "bot/process/schedule.py"),
        _in("tests/service", "test_taking_back", "test_taking_back_shown", "test_rounds"),
    ),
    "studio": Target(("bot/work/drawing.py", "bot/work/fair_queue.py"), ("tests/service/test_studio.py",)),
    "store": Target(
        ("bot/store/*.py", "bot/store/sqlite/*.py", "bot/store/postgres/*.py"), ("tests/store", *SERVICE)
    ),
    "deliveries": Target(
        ("bot/ui/stage/http_errors.py", "bot/ui/interactions/press.py", "bot/ui/board/warm_up.py"),
        ("tests/ui", *ON_SIMCORD),
    ),
    "router": Target(
        ("bot/ui/interactions/*.py", "bot/ui/panel/deciding.py", "bot/ui/panel/assemble.py"),
        ("tests/ui", *ON_SIMCORD),
    ),
    "panel": Target(("bot/ui/panel/*.py",), ("tests/ui", *ON_SIMCORD)),
    "board": Target(("bot/ui/board/*.py", "bot/ui/cards/*.py"), ("tests/ui", *ON_SIMCORD)),
    "stage": Target(("bot/ui/stage/*.py",), ("tests/ui", *ON_SIMCORD)),
    "process": Target(("bot/process/*.py",), ("tests/start", "tests/service/test_rounds.py", *ON_SIMCORD)),
    **{f"feature_{name}": _feature(name) for name in _features()},
}
