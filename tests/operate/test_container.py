"""The container and the compose file, as far as they can be tried without a container engine."""

from __future__ import annotations

import http.server
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import threading
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot import cli
from bot.version import VERSION
from tests.soak import only_in_soak

ROOT = Path(__file__).parents[2]
OPERATE = ROOT / "docs" / "operate"
PINNED = re.compile(r"\d+\.\d+(\.\d+)?-[a-z-]+")


def instructions() -> list[tuple[str, str]]:
    """Returns the Containerfile, instruction by instruction."""
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    lines = re.sub(
        r"\\\n\s*", " ", "\n".join(line for line in text.splitlines() if line[:1] != "#")
    ).splitlines()
    found = [line.split(maxsplit=1) for line in lines if line.strip()]
    return [(name, rest) for name, rest in found]


def copied() -> list[str]:
    """Returns the files and folders of the repository that the container copies."""
    return [
        word
        for name, rest in instructions()
        if name == "COPY" and "--from" not in rest
        for word in rest.split()[:-1]
    ]


def test_the_container_has_the_whole_package_and_runs_it_without_rights() -> None:
    made = instructions()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    packages = project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    assert {*packages, "pyproject.toml", "constraints.txt"} <= set(copied())
    assert ("ENTRYPOINT", '["castellan"]') in made
    assert json.loads(dict(made)["CMD"])[0] in cli.names()
    assert dict(made)["USER"] not in ("root", "0")
    assert dict(made)["STOPSIGNAL"] == "SIGINT"


def test_the_base_is_pinned_by_version_and_both_stages_have_the_same() -> None:
    made = instructions()
    bases = [rest.split()[0] for name, rest in made if name == "FROM"]
    assert bases == ["docker.io/library/python:${PYTHON}"] * 2
    assert PINNED.fullmatch(dict(made)["ARG"].removeprefix("PYTHON="))


def test_the_ignored_files_leave_what_is_copied_and_nothing_secret() -> None:
    lines = (ROOT / ".containerignore").read_text(encoding="utf-8").splitlines()
    kept = [line[1:] for line in lines if line.startswith("!")]
    assert "*" in lines
    assert set(copied()) <= set(kept)
    assert not any(fnmatch(name, pattern) for name in (".env", "data", ".git", ".venv") for pattern in kept)
    assert (ROOT / ".dockerignore").read_text(encoding="utf-8") == "\n".join(lines) + "\n"


@only_in_soak  # tests/cli/test_wheel.py installs the same package and plays on it
@pytest.mark.usefixtures("bot_or_browser")
def test_the_steps_of_the_build_install_a_command_that_runs(tmp_path: Path) -> None:
    """Runs the steps in a scratch folder. Libraries come from here instead of being downloaded."""
    source, target = tmp_path / "source", tmp_path / "opt"
    for name in copied():
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__", "*.png"))
        else:
            shutil.copy(ROOT / name, source / name)
    build, user = [rest for name, rest in instructions() if name == "RUN"]
    assert user.startswith("useradd ")
    step = build.replace("/opt/castellan", str(target)).replace("python -m", f"{sys.executable} -m", 1)
    offline = {
        "PIP_NO_DEPS": "1",
        "PIP_NO_INDEX": "1",
        "PIP_NO_BUILD_ISOLATION": "0",  # for pip, this variable means the opposite of its value
        "PIP_IGNORE_INSTALLED": "1",
    }
    bare = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    libraries = {**bare, "PYTHONPATH": sysconfig.get_path("purelib")}
    for command in step.split(" && "):
        environment = {**libraries, **offline} if "pip install" in command else bare
        subprocess.run(["sh", "-ec", command], cwd=source, env=environment, check=True, capture_output=True)
    assert not (target / "bin" / "pip").exists()
    run = subprocess.run(
        [target / "bin" / "castellan", "version"],
        cwd=tmp_path,
        env=libraries,
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.startswith(f"castellan {VERSION} ")


@contextmanager
def answering(status: int) -> Iterator[int]:
    """Answers every request with a status; yields the port."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    with http.server.HTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


@pytest.mark.parametrize(("status", "healthy"), [(200, True), (503, False)])
def test_the_health_check_follows_the_bot(status: int, healthy: bool) -> None:
    python, *command = json.loads(dict(instructions())["HEALTHCHECK"].split("CMD ")[1])
    assert python == "python"
    environment = dict(instructions())["ENV"]
    port = re.search(r"CASTELLAN_HEALTH_PORT=(\d+)", environment)
    assert port is not None
    assert port[1] in command[-1]
    with answering(status) as there:
        asked = [sys.executable, *command[:-1], command[-1].replace(port[1], str(there))]
        run = subprocess.run(asked, capture_output=True, check=False)
    assert (run.returncode == 0) is healthy


def test_the_compose_file_runs_the_bot_on_a_database_that_is_ready() -> None:
    composed = yaml.safe_load((OPERATE / "compose.yaml").read_text(encoding="utf-8"))
    bot, database = composed["services"]["bot"], composed["services"]["database"]
    assert (OPERATE / bot["build"]["context"]).resolve() == ROOT
    assert (ROOT / bot["build"]["dockerfile"]).is_file()
    assert bot["depends_on"]["database"]["condition"] == "service_healthy"
    assert "pg_isready" in database["healthcheck"]["test"]
    assert PINNED.fullmatch(database["image"].rpartition(":")[2])
    user, name = database["environment"]["POSTGRES_USER"], database["environment"]["POSTGRES_DB"]
    assert (
        bot["environment"]["CASTELLAN_DATA"] == f"postgresql://{user}:${{POSTGRES_PASSWORD}}@database/{name}"
    )
    assert bot["read_only"] is True
    assert bot["cap_drop"] == ["ALL"]
    assert "ports" not in bot
    named = {volume.partition(":")[0] for volume in database["volumes"]}
    assert named == composed["volumes"].keys()
