"""The fast models in C++: compiles a program of a game and runs it."""

from __future__ import annotations

import shutil
import subprocess
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).parent
COMPILER = "g++"
QUICK = ("-O1",)
"""Flags for comparisons: the program compiles quickly and keeps to the standard's arithmetic."""
FAST = ("-O3", "-march=native", "-ffast-math")
"""Flags for training."""


def can_compile() -> bool:
    """Returns whether this machine has the compiler."""
    return shutil.which(COMPILER) is not None


def compiled(game: str, program: str, folder: Path, *flags: str) -> Path:
    """Compiles `training/<game>/<program>.cpp` into the folder and returns the executable.

    Writes the headers that the engine's own data give (`headers.HEADERS` of the game) into the folder first.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if (HERE / game / "headers.py").exists():
        for name, text in import_module(f"training.{game}.headers").HEADERS.items():
            (folder / name).write_text(text(), encoding="utf-8")
    executable = folder / program
    source = HERE / game / f"{program}.cpp"
    subprocess.run([COMPILER, "-std=c++17", *flags, "-I", folder, "-o", executable, source], check=True)
    return executable


def output(*command: str | Path, text: str | None = None) -> list[str]:
    """Runs a program with this text as its input and returns the lines that it writes."""
    done = subprocess.run([*command], input=text, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.splitlines()
