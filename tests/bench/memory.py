"""The memory of a process that draws pictures of all games for a long time, and whether it still grows.

`python -m tests.bench.memory N` is that process: it draws N pictures and prints its size on the way.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import replace as changed
from pathlib import Path
from typing import Any

from bot.texts import LANGUAGES, translator
from bot.ui.faces import Face, face_of, hosted
from engines.core.chance import random_seed
from engines.core.contract import AnyGame
from engines.core.panel import LETTERS
from engines.registry import game
from render.core.names import sample_names
from tests.bench.rows import Effort, Row, median

PICTURES = 5_000
MOST_MB = 256
MOST_GROWTH = 4.0
"""In percent: the median of the last quarter beside that of the third."""
TABLES = 20
"""The number of tables that are played side by side."""
SAMPLES = 100
MEGABYTE = 1024 * 1024
PAGE = 4096


@dataclass(frozen=True)
class Gallery:
    """The process's output: its size in megabytes at regular moments."""

    megabytes: list[float]

    @property
    def end(self) -> float:
        return self.megabytes[-1]

    @property
    def growth(self) -> float:
        """Returns the percentage by which the last quarter is larger than the third."""
        quarter = len(self.megabytes) // 4
        third, last = self.megabytes[-2 * quarter : -quarter], self.megabytes[-quarter:]
        return (median(last) / median(third) - 1) * 100


def memory(effort: Effort) -> list[Row]:
    """The process's size at the end of mixed play over all games, languages and numbers of seats."""
    pictures = effort(PICTURES, 60)
    gallery = drawn(pictures)
    return [
        Row(f"memory after {pictures} pictures of all games", gallery.end, "MB", "at most", MOST_MB),
        Row("its growth over the last quarter", gallery.growth, "%", "at most", MOST_GROWTH),
    ]


def drawn(pictures: int) -> Gallery:
    """Draws this number of pictures in a process of their own."""
    command = [sys.executable, "-m", "tests.bench.memory", str(pictures)]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    return Gallery(json.loads(run.stdout))


class Table:
    """A game that computer players play, and its pictures as people would ask for them."""

    def __init__(self, key: str, seats: int, lang: str, rng: random.Random) -> None:
        self.game: AnyGame = game(key)
        self.face: Face = face_of(key)
        self.names, self.words, self.rng = sample_names(seats), translator(lang), rng
        self.state: Any = self.game.setup(self.game.options_type(), seats, random_seed(rng))
        self.choose = self.game.players[rng.choice(("random", "random", next(iter(self.game.players))))]

    @property
    def over(self) -> bool:
        return not self.game.to_act(self.state)

    def move(self) -> None:
        """Some decisions, so that the next pictures show something else."""
        for _ in range(self.rng.randint(1, 4)):
            if due := self.game.to_act(self.state):
                view, legal = self.game.view(self.state, due[0]), self.game.legal(self.state, due[0])
                action = self.choose(view, legal, self.rng, 0.02)
                self.state = self.game.apply(self.state, due[0], action).state

    def pictures(self) -> Iterator[bytes]:
        """Yields the public table, then the panel of the seat to act, or a board; at the end all."""
        draw, public = self.face.pictures, self.game.view(self.state, None)
        if self.over:
            yield draw.result(public, self.names, self.words)
            for sight in range(len(self.face.sights(public, self.names, self.words))):
                yield draw.closeup(public, sight, self.names, self.words)
            return
        yield draw.public(public, self.names, self.words)
        if self.rng.random() < 0.5:
            sights = self.face.sights(public, self.names, self.words)
            yield draw.closeup(public, self.rng.randrange(len(sights)), self.names, self.words)
        yield from self._panels(self.game.to_act(self.state)[0])

    def _panels(self, seat: int) -> Iterator[bytes]:
        view, legal = self.game.view(self.state, seat), self.game.legal(self.state, seat)
        answers: tuple[str, ...] = ()
        while ask := self.game.ask(legal, answers, lambda action: self.game.forecast(view, action)):
            shown = changed(ask, options=ask.options[: len(LETTERS)])
            yield self.face.pictures.panel(view, seat, shown, self.names, self.words)
            if not shown.options:
                return
            chosen = self.rng.sample(shown.options, min(ask.count, len(shown.options)))
            answers = (*ask.asked, *(option.answer for option in chosen))


def exhibition(rng: random.Random, table_type: type[Table] = Table) -> Iterator[bytes]:
    """Pictures without end: tables of all games, with all numbers of seats, in all languages."""
    kinds = [(key, seats) for key in hosted() for seats in game(key).seats]
    tables: list[Table] = []
    opened = 0
    while True:
        while len(tables) < TABLES:
            key, seats = kinds[opened % len(kinds)]
            tables.append(table_type(key, seats, LANGUAGES[opened % len(LANGUAGES)], rng))
            opened += 1
        table = rng.choice(tables)
        yield from table.pictures()
        if table.over:
            tables.remove(table)
        table.move()


def megabytes() -> float:
    """Returns the resident memory of this process."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE / MEGABYTE


def main(pictures: int) -> None:
    show = exhibition(random.Random(1))
    sizes = []
    for number in range(pictures):
        next(show)
        if number % max(1, pictures // SAMPLES) == 0:
            sizes.append(round(megabytes(), 2))
    sys.stdout.write(json.dumps([*sizes, round(megabytes(), 2)]))


if __name__ == "__main__":
    main(int(sys.argv[1]))
