"""Starting is quick: little more than importing the libraries; games load when they are first played."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.soak import only_in_soak
from tests.start.processor_time import bot_ready, libraries_imported

MOST = 2.0
"""The most processor time until the bot is ready, as a multiple of its libraries' alone."""
TRIES = 3


@only_in_soak  # however it is measured, a busy machine changes it; `make bench` prints it too
@pytest.mark.usefixtures("bot_or_browser")
async def test_ready_in_little_more_than_importing_the_libraries_takes(tmp_path: Path) -> None:
    """The best of a few tries counts: other work on the machine made the others longer."""
    alone = min(libraries_imported() for _ in range(TRIES))
    ready = min([await bot_ready(tmp_path / f"{number}.sqlite3") for number in range(TRIES)])
    assert ready < MOST * alone


def test_no_game_picture_rating_figure_or_formatting_is_needed_to_start() -> None:
    code = (
        "import sys, bot.__main__, bot.cli.run_command, bot.features\n"
        "list(bot.features.modules())\n"
        "from bot.ui.faces import hosted\n"
        "packages = ('PIL', 'render', 'babel', 'fluent', 'pytz')\n"
        "early = [name for name in sys.modules if name.split('.')[0] in packages\n"
        "         or name in ('openskill', 'prometheus_client', 'bot.process.health')]\n"
        "early += [f'{room}.{key}' for room in ('engines', 'bot.ui.faces') for key in hosted()\n"
        "          if f'{room}.{key}' in sys.modules]\n"
        "print(*early)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == []
