"""`python -m tests.mutation`: counts the mistakes that the tests detect; prints progress and survivors."""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.mutation.mistakes import Mistake, mistakes, with_mistake
from tests.mutation.targets import ROOT, TARGETS, Target

FOLDERS = ("bot", "engines", "render", "playground", "tests")
SLOWER = 5
"""Tests that take this many times the usual time count as hanging, which also detects the mistake."""


@dataclass(frozen=True)
class Mutation:
    """A mistake in a file of a target."""

    target: Target
    file: Path
    mistake: Mistake

    def __str__(self) -> str:
        line = (ROOT / self.file).read_text(encoding="utf-8").splitlines()[self.mistake.line - 1].strip()
        return f"{self.file}:{self.mistake.line}: {self.mistake.what}   | {line}"


def all_mutations(targets: Sequence[Target]) -> list[Mutation]:
    return [
        Mutation(target, file.relative_to(ROOT), mistake)
        for target in targets
        for file in target.files()
        for mistake in mistakes(file.read_text(encoding="utf-8"))
    ]


class Copy:
    """A copy of the code in which mistakes are made."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        for name in FOLDERS:
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", folder)
        self._runs = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("forked.py"))],
            cwd=folder,
            env={**os.environ, "CASTELLAN_UNSHRUNK": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def passes(self, tests: Sequence[str], patience: float | None = None) -> bool:
        """Whether the tests pass; tests that take too long fail."""
        assert self._runs.stdin is not None
        assert self._runs.stdout is not None
        self._runs.stdin.write(json.dumps([list(tests), patience]) + "\n")
        self._runs.stdin.flush()
        return json.loads(self._runs.stdout.readline()) is True

    def close(self) -> None:
        """End the process that runs the tests."""
        self._runs.communicate()

    def survives(self, mutation: Mutation, patience: float) -> bool:
        file = self._folder / mutation.file
        right = file.read_text(encoding="utf-8")
        for compiled in file.parent.glob(f"__pycache__/{file.stem}.*"):
            compiled.unlink()
        file.write_text(with_mistake(right, mutation.mistake.number), encoding="utf-8")
        try:
            return self.passes(mutation.target.tests, patience)
        finally:
            file.write_text(right, encoding="utf-8")


def run(mutations: Sequence[Mutation]) -> list[Mutation]:
    """Tries all mutations; returns the survivors."""
    survivors: list[Mutation] = []
    with TemporaryDirectory(prefix="castellan-mutation-") as folder, ExitStack() as stack:
        copy = Copy(Path(folder))
        stack.callback(copy.close)
        patience: dict[Target, float] = {}
        for number, mutation in enumerate(mutations, 1):
            target = mutation.target
            if target not in patience:
                begin = time.monotonic()
                if not copy.passes(target.tests):
                    raise SystemExit(f"without any mistake these tests fail: {' '.join(target.tests)}")
                patience[target] = SLOWER * (time.monotonic() - begin) + 10
            survived = copy.survives(mutation, patience[target])
            survivors += [mutation] * survived
            sys.stdout.write(f"{number}/{len(mutations)} {'SURVIVED' if survived else 'seen'} {mutation}\n")
            sys.stdout.flush()
    return survivors


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument(
        "targets", nargs="*", metavar="TARGET", help=f"of {', '.join(TARGETS)}; all without one"
    )
    parser.add_argument("--sample", type=int, help="try only so many, drawn by the seed")
    parser.add_argument("--each", type=int, help="try only this many of each target, drawn by the seed")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--list", action="store_true", help="say which there are, and try none")
    chosen = parser.parse_args(arguments)
    if unknown := [name for name in chosen.targets if name not in TARGETS]:
        parser.error(f"no target {', '.join(unknown)}; there are {', '.join(TARGETS)}")
    found = all_mutations([TARGETS[name] for name in chosen.targets or TARGETS])
    if chosen.each is not None:
        found = _of_each(found, chosen.each, random.Random(chosen.seed))
    if chosen.sample is not None and chosen.sample < len(found):
        found = random.Random(chosen.seed).sample(found, chosen.sample)
    if chosen.list:
        sys.stdout.writelines(f"{mutation}\n" for mutation in found)
        return 0
    survivors = run(found)
    seen = len(found) - len(survivors)
    sys.stdout.write(f"\n{seen} of {len(found)} mistakes were seen ({seen / max(1, len(found)):.0%}).\n")
    for name, target in TARGETS.items():
        tried, left = (sum(one.target == target for one in some) for some in (found, survivors))
        if tried:
            sys.stdout.write(f"{name:24} {tried - left:4} of {tried:4} ({(tried - left) / tried:.0%})\n")
    sys.stdout.writelines(f"SURVIVED {mutation}\n" for mutation in survivors)
    return 0


def _of_each(found: Sequence[Mutation], each: int, rng: random.Random) -> list[Mutation]:
    """Draws up to `each` mutations of every target."""
    chosen = []
    for target in dict.fromkeys(mutation.target for mutation in found):
        its_own = [mutation for mutation in found if mutation.target == target]
        chosen += rng.sample(its_own, min(each, len(its_own)))
    return chosen


if __name__ == "__main__":
    sys.exit(main())
