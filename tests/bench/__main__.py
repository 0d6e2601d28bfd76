"""`python -m tests.bench [NAME …]`: measure the figures and print them; progress on standard error."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence

from tests.bench.figures import FIGURES
from tests.bench.rows import Effort, Row, table


def main(arguments: Sequence[str] | None = None) -> int:
    """0, or with --strict 1 when a figure is missed."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(FIGURES)}; all without one")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument("--quick", action="store_true", help="only see that everything can be measured")
    parser.add_argument("--strict", action="store_true", help="exit with 1 when a figure is missed")
    chosen = parser.parse_args(arguments)
    if unknown := [name for name in chosen.names if name not in FIGURES]:
        parser.error(f"no figure {', '.join(unknown)}; there are {', '.join(FIGURES)}")
    rows: list[Row] = []
    for name in chosen.names or FIGURES:
        begin = time.perf_counter()
        sys.stderr.write(f"{name} …")
        sys.stderr.flush()
        rows += FIGURES[name](Effort(quick=chosen.quick))
        sys.stderr.write(f" {time.perf_counter() - begin:.0f} s\n")
    if chosen.json:
        sys.stdout.write(json.dumps({"figures": [row.document() for row in rows]}, indent=1) + "\n")
    else:
        sys.stdout.write(table(rows) + "\n")
    return int(chosen.strict and any(row.verdict == "miss" for row in rows))


if __name__ == "__main__":
    sys.exit(main())
