"""`python -m papers.audit`: checks the pinned dependencies for known vulnerabilities with pip-audit.

Exits with 1 if pip-audit reports one. Says how many dependencies the service did not answer for: an audit
without a service proves nothing.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

PINS = Path(__file__).parents[1] / "constraints.txt"


def verdict(dependencies: list[dict[str, Any]]) -> tuple[int, str]:
    """Returns the exit code and the report for pip-audit's list of dependencies."""
    skipped = [one["name"] for one in dependencies if "skip_reason" in one]
    audited = len(dependencies) - len(skipped)
    lines = [
        f"{one['name']} {one['version']}: {flaw['id']}, fixed in {flaw['fix_versions'] or 'no version'}"
        for one in dependencies
        for flaw in one.get("vulns", ())
    ]
    found = len(lines)
    lines.append(f"{audited} of {len(dependencies)} dependencies audited, {found} known vulnerabilities.")
    if not audited:
        lines.append(
            "The service that knows the vulnerabilities cannot be reached from here: run it elsewhere."
        )
    elif skipped:
        lines.append(f"The service does not know: {', '.join(skipped)}.")
    return int(found > 0), "\n".join(lines)


def main() -> int:
    asked = [
        "pip_audit",
        "-r",
        str(PINS),
        "--no-deps",
        "--disable-pip",
        "-f",
        "json",
        "--progress-spinner=off",
    ]
    run = subprocess.run([sys.executable, "-m", *asked], capture_output=True, text=True, check=False)
    try:
        dependencies = json.loads(run.stdout)["dependencies"]
    except (ValueError, KeyError):
        sys.stdout.write(f"The audit did not run, so it proves nothing:\n{run.stderr[-1000:]}\n")
        return 0
    code, report = verdict(dependencies)
    sys.stdout.write(f"{report}\n")
    return code


if __name__ == "__main__":
    sys.exit(main())
