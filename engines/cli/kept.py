"""The games of a series as lines of JSON in a file: a series that was cut off continues from there."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engines.cli.errors import BadInput

Line = Mapping[str, Any]

BEGINNING = b'{"series": '
"""How every line begins."""


class Kept:
    """The finished games of one series by their numbers; the file may hold several series.

    A line is written when its game is over. A last line that was cut off is removed. Without a file nothing
    is kept.
    """

    def __init__(self, path: Path | None, series: Line) -> None:
        self._path = path
        self._series = json.loads(json.dumps(series))
        self.games: dict[int, Line] = {}
        if path:
            self._read(path)

    def _read(self, path: Path) -> None:
        try:
            with path.open("a+b") as file:
                file.seek(0)
                whole, end, cut_off = file.read().rpartition(b"\n")
                lines = [json.loads(line) for line in whole.splitlines()]
                self.games = {one["number"]: one["played"] for one in lines if one["series"] == self._series}
                if not cut_off.startswith(BEGINNING[: len(cut_off)]):
                    raise ValueError("not a line of a series")
                file.truncate(len(whole + end))
        except OSError as error:
            raise BadInput(f"{path} can't be written: {error.strerror}") from None
        except (ValueError, TypeError, KeyError):
            raise BadInput(f"{path} holds something else than games of a series") from None

    def add(self, number: int, played: Line) -> None:
        """Writes a game that has just been finished."""
        self.games[number] = played
        if self._path:
            line = json.dumps({"series": self._series, "number": number, "played": played})
            with self._path.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
