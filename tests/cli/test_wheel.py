"""The package as operators install it: the wheel and the sdist have what they need, and a game is played."""

from __future__ import annotations

import ast
import asyncio
import fcntl
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from email.parser import Parser
from pathlib import Path
from typing import Any, TypeVar

import aiohttp
import pytest

from bot.version import VERSION
from playground.driver import Playground
from tests.soak import in_soak
from tests.wire.harness import PATIENCE, TableDriver, shows

pytestmark = pytest.mark.usefixtures("bot_or_browser")

ROOT = Path(__file__).parents[2]
PACKAGES = ("bot", "engines", "render", "playground")
PAPERS = (".md", ".png")
"""Files for readers of the repository; the wheel does not have them."""
DRIVERS = {"__main__", "acting", "driver", "stages", "troubles", "waiting"}
"""The playground's modules that only tests use, and its own command line."""
BUTTON = 2
TURNS = 3
"""Turns of a person that show that games are played; whole ones are played on the wire."""
Json = dict[str, Any]
T = TypeVar("T")
BESIDES = (
    "LICENSE",
    "README.md",
    "CHANGELOG.md",
    "PRIVACY.md",
    "TERMS.md",
    "constraints.txt",
    ".env.example",
)


@contextmanager
def made_once(tmp_path_factory: pytest.TempPathFactory, name: str) -> Iterator[tuple[Path, bool]]:
    """Yields a folder that all processes of this run share, and whether it has to be filled.

    The first process fills it; the others wait for that.
    """
    root = tmp_path_factory.getbasetemp()
    folder = (root.parent if "PYTEST_XDIST_WORKER" in os.environ else root) / name
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = folder.with_suffix(".done")
        yield folder, not done.exists()
        done.touch()


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Wheel and sdist of this repository, built once in a run."""
    with made_once(tmp_path_factory, "built") as (folder, missing):
        if missing:
            _build(folder)
    return folder


def _build(folder: Path) -> None:
    """Builds wheel and sdist from a copy of the repository, so that stray files neither get in nor matter."""
    for name in (*_tracked(*PACKAGES, "docs"), "pyproject.toml", *BESIDES):
        (folder / "source" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / "source" / name)
    build = [sys.executable, "-m", "hatchling", "build", "-d", str(folder), "-t", "sdist", "-t", "wheel"]
    subprocess.run(build, cwd=folder / "source", check=True, capture_output=True)


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    (found,) = built.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def sdist(built: Path) -> Path:
    (found,) = built.glob("*.tar.gz")
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns the folder of commands of an environment with the wheel in it, made once in a run."""
    with made_once(tmp_path_factory, "installed") as (folder, missing):
        if missing:
            _install(wheel, folder, "--no-deps", "--no-index")
    return folder / "bin"


def _install(what: Path, folder: Path, *options: str) -> Path:
    """Installs a package into a new environment that shares our libraries, not our project."""
    venv.create(folder, with_pip=False)
    python = str(folder / "bin" / "python")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", python, "-q", "install"]
    asked = [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    its_own = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    # Python reads no .pth file in a folder that a .pth file names: our editable project stays unknown.
    (Path(its_own) / "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n")
    subprocess.run([*pip, *options, what], check=True)
    return folder / "bin"


def _install_all(wheel: Path, folder: Path) -> Path:
    """Installs the wheel and everything that it requires into an empty environment."""
    venv.create(folder, with_pip=True)
    pip = [str(folder / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", "-q", "install"]
    subprocess.run([*pip, "-c", ROOT / "constraints.txt", wheel], check=True)
    return folder / "bin"


def _tracked(*folders: str) -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", *folders],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [name for name in listed.stdout.splitlines() if (ROOT / name).exists()]


def _environment(**settings: str) -> dict[str, str]:
    ours = ("DISCORD", "CASTELLAN", "PYTHON")
    return {name: value for name, value in os.environ.items() if not name.startswith(ours)} | settings


def _is_driver(name: str) -> bool:
    path = Path(name)
    return name.startswith("playground/load/") or (str(path.parent) == "playground" and path.stem in DRIVERS)


def test_the_wheel_has_the_packages_without_papers_and_test_drivers(wheel: Path) -> None:
    shipped = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    there = {name for name in _tracked(*PACKAGES) if not name.endswith(PAPERS) and not _is_driver(name)}
    assert len(there) > 400
    assert shipped == there
    assert not [name for name in shipped if "training" in name or name.endswith((".cpp", ".hpp"))]
    assert {f"{package}/py.typed" for package in PACKAGES} <= shipped
    assert wheel.name.startswith(f"castellan-{VERSION}-")


def test_no_module_of_the_wheel_imports_one_that_stayed_behind(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    modules = [name for name in archive.namelist() if name.endswith(".py")]
    left = {f"playground.{name}" for name in DRIVERS | {"load"}} | {"tests", "training", "papers"}
    wrong = {}
    for name in modules:
        found = {one for one in _imported(archive.read(name)) if any(_within(one, module) for module in left)}
        if found:
            wrong[name] = found
    assert wrong == {}


def _imported(source: bytes) -> set[str]:
    found = set[str]()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found


def _within(name: str, module: str) -> bool:
    return name == module or name.startswith(f"{module}.")


def test_the_metadata_names_authors_license_and_python_and_no_address(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    folder = f"castellan-{VERSION}.dist-info"
    told = Parser().parsestr(archive.read(f"{folder}/METADATA").decode())
    assert told["Author"] == "The Castellan developers"
    assert told["License-Expression"] == "MIT"
    assert told["Requires-Python"] == ">=3.11"
    assert "Typing :: Typed" in told.get_all("Classifier", [])
    assert told.get_all("Project-URL") is None
    licenses = {name for name in archive.namelist() if name.startswith(f"{folder}/licenses/")}
    assert {Path(name).name for name in licenses} == {"LICENSE", "Manrope-OFL.txt"}


def test_the_sdist_has_what_a_build_and_an_operator_need(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {*BESIDES, "pyproject.toml", "docs/operate.md", "bot/py.typed"} <= names
    assert not [name for name in names if name.startswith(("tests", "training", "papers"))]


@pytest.mark.parametrize(
    "source",
    [in_soak("sdist"), in_soak("wheel, downloading all it needs")],
)
async def test_the_playground_of_another_installation_starts_and_plays(
    source: str, wheel: Path, sdist: Path, tmp_path: Path
) -> None:
    """The sdist shares our libraries; one installation downloads everything, as a stranger's would."""
    if source == "sdist":
        commands = _install(sdist, tmp_path / "its", "--no-deps", "--no-build-isolation", "--no-index")
    else:
        commands = _install_all(wheel, tmp_path / "its")
    async with _Play(commands, tmp_path) as page:
        await page.plays()


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


async def test_a_game_is_played_on_the_installed_command(installed: Path, tmp_path: Path) -> None:
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
            for _ in range(TURNS):
                board = await table.board(lambda message: table.due(message, [ann]))
                assert pg.attachment(board).startswith(b"\x89PNG")
                await table.decide(ann, board, lambda offered: offered[0])
                await table.after(shows(board))
            about = await (await ann.slash("about")).message(PATIENCE)
            assert VERSION in about.text
        finally:
            bot.send_signal(signal.SIGINT)
            assert await asyncio.wait_for(bot.wait(), PATIENCE) == 0
        assert pg.unimplemented == []
    log = (tmp_path / "bot.log").read_text()
    assert "ERROR" not in log
    assert "invite the bot: https://discord.com/oauth2/authorize?client_id=" in log
    assert str(ROOT) not in log


async def test_the_installed_command_plays_in_a_folder_of_choice(installed: Path, tmp_path: Path) -> None:
    async with _Play(installed, tmp_path) as page:
        await page.plays()
    assert (tmp_path / "world" / "castellan.sqlite3").exists()


class _Play:
    """`castellan play` as a process, and a person who uses its page over HTTP."""

    def __init__(self, commands: Path, folder: Path) -> None:
        self._folder_of_commands = commands
        self._folder = folder

    async def __aenter__(self) -> _Play:
        self._process = await asyncio.create_subprocess_exec(
            *(self._folder_of_commands / "castellan", "play", "--data", "world", "--port", "0"),
            cwd=self._folder,
            env=_environment(CASTELLAN_DOUBLE_TAP="0"),
            stdout=asyncio.subprocess.PIPE,
        )
        assert self._process.stdout is not None
        while not (
            found := re.search(
                r"(http://127\.0\.0\.1:\d+)/\?key=(\S+)", line := await _line(self._process.stdout)
            )
        ):
            assert line, "it ended before it was ready"
        self._address, self._key = found[1], found[2]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._process.send_signal(signal.SIGINT)
        assert await asyncio.wait_for(self._process.wait(), PATIENCE) == 0

    async def plays(self) -> None:
        """Opens a table with a computer player, starts it and makes a decision in the private panel."""
        cookie = f"playground_{self._address.rpartition(':')[2]}={self._key}"
        headers = {"Cookie": cookie, "Origin": self._address}
        async with aiohttp.ClientSession(headers=headers, cookie_jar=aiohttp.DummyCookieJar()) as session:
            self._session = session
            async with session.get(f"{self._address}/?key={self._key}") as answer:
                assert "<html" in await answer.text()
            people = (await self._get("people"))["users"]
            self._me = next(one["id"] for one in people if one["playable"])
            channel = (await self._places())[0]["id"]
            async with asyncio.timeout(PATIENCE):
                await _until(self._ready)
                typed = {"channel": channel, "command": "table new", "values": {"game": "kingdomino"}}
                await self._do("command", **typed)
                await self._press(channel, "more")
                await self._press(channel, "start")
                thread = (await _until(lambda: self._threads(channel)))[-1]["id"]
                pressed: list[str] = []
                await _until(lambda: self._decided(thread, pressed))

    async def _ready(self) -> bool:
        """Whether the bot listens: it registers its commands before it does."""
        return "event=ready" in (self._folder / "world" / "bot.log").read_text(encoding="utf-8")

    async def _threads(self, channel: str) -> list[Json]:
        return [one for one in await self._places() if one["parent"] == channel]

    async def _decided(self, channel: str, pressed: list[str]) -> bool:
        """Whether an event followed a pressed decision; presses the next button on the way there if not."""
        shown = {
            custom_id: message["id"]
            for message in await self._messages(channel)
            for custom_id in _enabled(message)
        }
        decisions = [_event(one) for one in pressed if _verb(one) == "do"]
        if decisions and max(map(_event, shown)) > decisions[-1]:
            return True
        for verb in ("do", "ask", "turn"):
            for custom_id in reversed(shown):
                if _verb(custom_id) == verb and custom_id not in pressed:
                    if await self._pressed(shown[custom_id], custom_id):
                        pressed.append(custom_id)
                    return False
        return False

    async def _press(self, channel: str, *verbs: str) -> str:
        """Waits for a button of one of these verbs, presses it and returns its id."""

        async def found() -> list[tuple[str, str]]:
            return [
                (message["id"], custom_id)
                for message in await self._messages(channel)
                for custom_id in _enabled(message)
                if _verb(custom_id) in verbs
            ]

        while True:
            message, custom_id = (await _until(found))[-1]
            if await self._pressed(message, custom_id):
                return custom_id

    async def _pressed(self, message: str, custom_id: str) -> bool:
        """Presses a button; returns False if the bot has replaced it since it was read."""
        url = f"{self._address}/page/do/press"
        body = {"as": self._me, "message": message, "custom_id": custom_id}
        async with self._session.post(url, json=body) as answer:
            told = await answer.text()
        assert answer.status == 200 or "No button" in told or "message is gone" in told, told
        return answer.status == 200

    async def _messages(self, channel: str) -> list[Json]:
        found: list[Json] = (await self._get(f"history?as={self._me}&channel={channel}"))["messages"]
        return found

    async def _places(self) -> list[Json]:
        async with self._session.ws_connect(f"{self._address}/page/socket?as={self._me}") as socket:
            while "places" not in (frame := await socket.receive_json(timeout=PATIENCE)):
                pass
            found: list[Json] = frame["places"]
            return found

    async def _get(self, path: str) -> Json:
        async with self._session.get(f"{self._address}/page/{path}") as answer:
            assert answer.status == 200, await answer.text()
            found: Json = await answer.json()
            return found

    async def _do(self, action: str, **body: object) -> None:
        url = f"{self._address}/page/do/{action}"
        async with self._session.post(url, json={"as": self._me, **body}) as answer:
            assert answer.status == 200, await answer.text()


async def _until(look: Callable[[], Awaitable[T]]) -> T:
    """Looks until there is something to see, and returns it."""
    while not (found := await look()):  # noqa: ASYNC110
        await asyncio.sleep(0.05)
    return found


def _enabled(part: Any) -> list[str]:
    """Returns the ids of the buttons of a message that can be pressed."""
    found: list[str] = []
    if isinstance(part, dict):
        name = part.get("custom_id", "")
        if name.startswith("k1:") and part.get("type") == BUTTON and not part.get("disabled"):
            found.append(name)
        part = list(part.values())
    for inner in part if isinstance(part, list) else ():
        found += _enabled(inner)
    return found


def _event(custom_id: str) -> int:
    return int(custom_id.split(":")[2])


def _verb(custom_id: str) -> str:
    return custom_id.split(":")[3]


async def _line(stream: asyncio.StreamReader) -> str:
    return (await asyncio.wait_for(stream.readline(), PATIENCE)).decode()
