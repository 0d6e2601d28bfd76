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
}
