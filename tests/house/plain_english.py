"""Finds comments and docstrings in stilted English: `python -m tests.house.plain_english PATH…`.

It reads Python, SQL, JavaScript, CSS and C++; docs/writing.md shows each pattern with a better sentence.
Code and quoted `names` do not count.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

PATTERNS = {
    "starts with a relative clause": re.compile(
        r"(?:^|[.:;] )(?:Who|Whom|Whoever|Whose|What|Whatever)\b(?![^.]*\?)"
    ),
    "who without a noun": re.compile(
        r"\b(?:for|by|to|of|from|with|than|as|if|where|tells?|shows?|says?) who\b|\bwhom\b"
    ),
    "so many, so long": re.compile(r"\b[Ss]o (?:many|long|often|much|few|wide|high|large|old)\b(?! as)"),
    "is told": re.compile(
        r"\b(?:is|are|was|were|be|been) (?:told|seen to|noted|looked (?:up|after))\b|\bsees to\b"
    ),
    "calque": re.compile(
        r"\b(?:came|comes?) of it\b|\b(?:as ever|the own|at hand|anew|meanwhile)\b|\bgo(?:es)? round\b",
        re.IGNORECASE,
    ),
    "nobody does it": re.compile(r"\b(?:somebody|nobody|whoever|anybody|everybody)\b", re.IGNORECASE),
}
MARKERS = {
    ".sql": r"--",
    ".js": r"(?<![:\"'])//",
    ".cpp": r"//",
    ".hpp": r"//",
    ".css": r"/\*",
}
"""The marks that begin a comment, by kind of file."""
QUOTED = re.compile(r"`[^`]*`|\"[^\"\n]*\"|«[^»]*»")


def texts_of(source: str) -> Iterator[tuple[int, str]]:
    """Yields each comment and docstring with its first line; comment lines that follow each other are one."""
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            yield node.lineno, node.value.value
    first, lines = 0, list[str]()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            if lines and token.start[0] != first + len(lines):
                yield first, " ".join(lines)
                lines = []
            first = first if lines else token.start[0]
            lines.append(token.string.lstrip("#").strip())
    if lines:
        yield first, " ".join(lines)


def comments_of(source: str, marker: str) -> Iterator[tuple[int, str]]:
    """Yields each comment of another language with its first line; comment lines are joined."""
    first, lines = 0, list[str]()
    for number, line in enumerate(source.splitlines(), start=1):
        before, *comment = re.split(marker, line, maxsplit=1)
        if lines and (not comment or before.strip()):
            yield first, " ".join(lines)
            lines = []
        if comment:
            first = first if lines else number
            lines.append(comment[0].strip())
    if lines:
        yield first, " ".join(lines)


def matches_in(source: str, kind: str = ".py") -> Iterator[tuple[int, str, str]]:
    """Yields line, pattern and text for every comment or docstring that has one of the patterns."""
    texts = texts_of(source) if kind == ".py" else comments_of(source, MARKERS[kind])
    for line, text in texts:
        plain = QUOTED.sub("", " ".join(text.split()))
        for name, pattern in PATTERNS.items():
            if pattern.search(plain):
                yield line, name, plain


MOST = 20
"""Matches that may stay: some sentences need such a word."""


def main(paths: list[str]) -> int:
    """Prints every match and their number; returns 1 if there are more than may stay."""
    counts: Counter[str] = Counter()
    kinds = (".py", *MARKERS)
    for path in sorted(file for root in paths for file in Path(root).rglob("*") if file.suffix in kinds):
        for line, name, text in matches_in(path.read_text(encoding="utf-8"), path.suffix):
            counts[name] += 1
            sys.stdout.write(f"{path}:{line}: {name}: {text[:200]}\n")
    sys.stdout.write(f"{counts.total()} comments in stilted English, {MOST} may stay (docs/writing.md)\n")
    return int(counts.total() > MOST)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
