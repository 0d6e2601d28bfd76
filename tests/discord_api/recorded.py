"""`python -m tests.discord_api.recorded FILE ARGUMENT …`: `python -m playground` whose requests are kept.

`make play` keeps none, so that a bot may run on it for days.
"""

from __future__ import annotations

import json
import runpy
import sys
from pathlib import Path
from unittest.mock import patch

from playground import server
from playground.model import Json
from playground.recording import Recording


def requests(file: Path) -> list[Json]:
    """Returns the recorded requests."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def main() -> None:
    file = Path(sys.argv.pop(1))
    with patch.object(server, "Recording", lambda _: Recording(file)):
        runpy.run_module("playground", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
