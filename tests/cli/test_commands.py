"""Subcommands are found by looking, and nothing is imported that is not asked for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot import cli
from bot.version import VERSION


def test_every_module_of_the_room_is_a_command_with_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    modules = {file.stem for file in Path(cli.__file__).parent.glob("*.py")} - {"__init__"}
    there = {module.removesuffix("_command").replace("_", "-") for module in modules}
    assert set(cli.names()) == there >= {"run", "play", "check", "version"}
    with pytest.raises(SystemExit) as left:
        cli.main(["--help"])
    assert left.value.code == 0
    told = " ".join(capsys.readouterr().out.split())
    for name in cli.names():
        assert f"{name} {cli.command(name).HELP.split(',')[0]}" in told


@pytest.mark.parametrize("name", cli.names())
def test_the_help_of_a_command_shows_examples_and_exit_codes(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main([name, "--help"])
    assert left.value.code == 0
    told = capsys.readouterr().out
    chosen = cli.command(name)
    assert chosen.EXAMPLES
    for line in chosen.EXAMPLES:
        assert f"\n  {line}\n" in told
        typed = line[line.index("castellan") :].split()
        assert typed[1:2] in ([name], [])
    assert 0 in chosen.EXITS
    assert all(f"\n  {code}  " in told for code in chosen.EXITS)


def test_a_command_that_is_not_there_is_refused_with_those_that_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(["dance"])
    assert left.value.code == 2
    told = capsys.readouterr().err
    assert "dance" in told
    assert all(name in told for name in cli.names())


def test_the_version_is_told_by_word_and_by_flag(capsys: pytest.CaptureFixture[str]) -> None:
    for typed in ("version", "--version"):
        assert cli.main([typed]) == 0
        assert capsys.readouterr().out.startswith(f"castellan {VERSION} (schema ")


def test_looking_for_commands_imports_none_of_them() -> None:
    code = "import sys, bot.cli; bot.cli.names(); print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(run.stdout.split())
    assert "bot.cli" in loaded
    assert not loaded & {
        "discord",
        "playground",
        "bot.process.client",
        "bot.cli.run_command",
        "bot.cli.check_command",
    }
