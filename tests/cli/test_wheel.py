"""The package as operators install it: all data files are in the wheel, and a game is played from there."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import venv
import zipfile
from importlib.metadata import version
from pathlib import Path

import aiohttp
import pytest

from bot.version import VERSION
from playground.driver import Playground
from tests.wire.harness import PATIENCE, TableDriver, is_last

pytestmark = pytest.mark.usefixtures("bot_or_browser")

ROOT = Path(__file__).parents[2]
PACKAGES = ("bot", "engines", "render", "playground")
PAPERS = (".md", ".png")
"""Files that a package holds for readers of the repository; pictures are drawn and not shipped."""
BUILDS = 77
"""The first setuptools that reads our pyproject.toml; instead of an older one pip fetches a new one."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Builds the wheel from a copy of the repository's files: untracked files do not interfere."""
    folder = tmp_path_factory.mktemp("wheel")
    for name in (*_tracked(), "pyproject.toml", "README.md", "LICENSE"):
        (folder / "source" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / "source" / name)
    here = int(version("setuptools").split(".")[0]) >= BUILDS
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "wheel", "--no-deps"]
    pip += ["--no-build-isolation"] if here else []
    subprocess.run([*pip, "-w", folder, folder / "source"], check=True)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of an environment with the wheel in it; libraries are shared with ours."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, with_pip=False)
    python = str(folder / "bin" / "python")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", python, "-q", "install"]
    subprocess.run([*pip, "--no-deps", "--no-index", wheel], check=True)
    asked = [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    its_own = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    # Python adds paths in such a file without reading their .pth files: the editable project beside our
    # libraries stays unknown.
    (Path(its_own) / "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder / "bin"


def _tracked() -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", *PACKAGES],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [name for name in listed.stdout.splitlines() if (ROOT / name).exists()]


def _environment(**settings: str) -> dict[str, str]:
    ours = ("DISCORD", "CASTELLAN", "PYTHON")
    return {name: value for name, value in os.environ.items() if not name.startswith(ours)} | settings


def test_the_wheel_holds_what_the_tree_holds(wheel: Path) -> None:
    shipped = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    there = {name for name in _tracked() if not name.endswith(PAPERS)}
    assert len(there) > 400
    assert shipped == there
    assert not [name for name in shipped if "training" in name or name.endswith((".cpp", ".hpp"))]
    assert wheel.name.startswith(f"castellan-{VERSION}-")


def test_the_command_is_there_and_comes_from_the_wheel(installed: Path, tmp_path: Path) -> None:
    said = subprocess.run(
        [installed / "castellan", "version"],
        cwd=tmp_path,
        env=_environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.startswith(f"castellan {VERSION} (schema ")
    asked = "import bot, engines, render, playground as p; print(bot.__file__, engines.__file__, p.__file__)"
    where = subprocess.run(
        [installed / "python", "-c", asked],
        cwd=tmp_path,
        env=_environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert all(file.startswith(str(installed.parent)) for file in where.stdout.split())


async def test_a_whole_game_is_played_on_the_installed_command(installed: Path, tmp_path: Path) -> None:
    async with Playground() as pg:
        ann = pg.person("Ann")
        environment = _environment(
            DISCORD_TOKEN=pg.token,
            DISCORD_API=pg.rest_url,
            DISCORD_GATEWAY=pg.gateway_url,
            CASTELLAN_DOUBLE_TAP="0",
            CASTELLAN_DATA=str(tmp_path / "castellan.sqlite3"),
        )
        bot = await asyncio.create_subprocess_exec(
            installed / "castellan", cwd=tmp_path, env=environment, stderr=(tmp_path / "bot.log").open("wb")
        )
        try:
            await pg.connected(PATIENCE)
            await pg.registered("table", PATIENCE)
            table = TableDriver(pg, ann)
            await table.open(game="kingdomino", computers=1)
            last = await table.play([ann], lambda offered: offered[0])
            assert is_last(last)
            assert pg.attachment(last).startswith(b"\x89PNG")
            about = await (await ann.slash("about")).message(PATIENCE)
            assert VERSION in about.text
        finally:
            bot.send_signal(signal.SIGINT)
            assert await asyncio.wait_for(bot.wait(), 30) == 0
        assert pg.unimplemented == []
    log = (tmp_path / "bot.log").read_text()
    assert "ERROR" not in log
    assert str(ROOT) not in log


async def test_the_installed_command_plays_in_a_folder_of_choice(installed: Path, tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(installed / "castellan", "play", "--data", "world", "--port", "0"),
        cwd=tmp_path,
        env=_environment(),
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        while not (
            found := re.search(r"http://127\.0\.0\.1:\d+/\?key=\S+", line := await _line(process.stdout))
        ):
            assert line, "it ended before it was ready"
        async with aiohttp.ClientSession() as session, session.get(found[0]) as answer:
            assert answer.status == 200
            assert "<html" in await answer.text()
        while "ready as" not in (tmp_path / "world" / "bot.log").read_text():  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    finally:
        process.send_signal(signal.SIGINT)
        assert await asyncio.wait_for(process.wait(), 30) == 0
    assert (tmp_path / "world" / "castellan.sqlite3").exists()


async def _line(stream: asyncio.StreamReader) -> str:
    return (await asyncio.wait_for(stream.readline(), 60)).decode()
