"""`python -m papers.licenses`: lists the license of every package that the bot needs at run time."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import PackageNotFoundError, requires

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PACKAGE = "castellan"


def needed(package: str, extras: frozenset[str] = frozenset()) -> set[str]:
    """Returns the canonical names of all packages that a package requires, directly or through others."""
    found: set[str] = set()
    waiting = [(package, extras)]
    while waiting:
        name, wanted = waiting.pop()
        try:
            requirements = [Requirement(line) for line in requires(name) or ()]
        except PackageNotFoundError:  # required on another system only
            continue
        for one in requirements:
            applies = one.marker is None or any(
                one.marker.evaluate({"extra": extra}) for extra in ("", *wanted)
            )
            required = canonicalize_name(one.name)
            if applies and required not in found:
                found.add(required)
                waiting.append((required, frozenset(one.extras)))
    return found


def main() -> int:
    asked = ["piplicenses", "--from=mixed", "--format=markdown", "--packages", *sorted(needed(PACKAGE))]
    return subprocess.run([sys.executable, "-m", *asked], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
