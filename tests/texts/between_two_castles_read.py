"""Between Two Castles read back: the facts of its boards in words, to compare with the view."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, NamedTuple

from bot.texts import Translator, translator
from bot.ui.faces.between_two_castles.telling import kind_name
from engines.between_two_castles.data import CARDS, HANGINGS, ROOMS, THRONE_CELLS, TOKENS, TYPES, Cell
from engines.between_two_castles.view import CastleView
from render.between_two_castles.signs import want_of

KEY = "between_two_castles"


class ReplayStep(NamedTuple):
    """A castle as its words describe it. Facts that a shorter form leaves out are None."""

    points: int
    builders: tuple[str, ...]
    rooms: dict[Cell, tuple[Any, ...]]
    """By cell: name's room, letter's or word's type, wall hanging, wanted type, points."""
    throne: int
    marked: tuple[Any, ...] | None
    beside: Counter[tuple[str, int]]
    bonus: str | None


def template(message: str, words: Translator, *names: str) -> re.Pattern[str]:
    """Returns the pattern of a message, with a group for each of its variables."""
    text = re.escape(words(f"{KEY}-{message}", **{name: f"@{name}@" for name in names}))
    looks = {"x": "−?\\d+", "level": "−?\\d+", "points": "\\d+", "letter": "\\w"}
    for name in names:
        text = text.replace(f"@{name}@", f"(?P<{name}>{looks.get(name, '.+?')})", 1)
    return re.compile(f"{text}$")


class Reader:
    """Reads the texts of one language back into facts."""

    def __init__(self, lang: str) -> None:
        words = self.said = translator(lang)
        self.rooms = {words(f"{KEY}-room-{room}"): room for room in ROOMS}
        self.castles = {words(f"{KEY}-castle-{name}"): name for name in TOKENS}
        self.hangings = {words(f"{KEY}-hanging-{hanging}"): hanging for hanging in HANGINGS}
        self.kinds = {kind_name(kind, words): kind for kind in (*TYPES, "special")}
        self.letters = {words(f"rooms-letter-{kind}"): kind for kind in (*TYPES, "special")}
        self.pers = {words(f"{KEY}-per-{kind}"): kind for kind in TYPES}
        self.bonuses = {words(f"{KEY}-bonus-{kind}"): kind for kind in (*TYPES, "special")}
        self.wants = {want_of(room, words): signature(room) for room in ROOMS}
        self.sources = {
            words(f"{KEY}-quoted-card", card=words(f"{KEY}-card-{card}")): str(card) for card in CARDS
        } | {words(f"{KEY}-attendant-{hanging}"): str(hanging) for hanging in HANGINGS}
        self.title = template("castle-title", words, "castle", "points", "builders")
        self.level = template("level", words, "level", "rooms")
        self.full = template("room-full", words, "x", "room", "points", "facts")
        self.named = template("room-named", words, "x", "room", "letter", "points")
        self.throne_full = template("throne-full", words, "points", "facts")
        self.throne_named = template("throne-named", words, "points")
        self.throne_facts = template("throne-facts", words, "hanging", "one", "other", "here", "there")
        self.spot = template("spot", words, "x", "level")
        self.beside = template("beside", words, "sources")
        self.bonus = template("bonus-open", words, "bonus")

    def read(self, text: str) -> dict[str, ReplayStep]:
        """Returns every castle by its token."""
        parts: dict[str, list[str]] = {}
        lines: list[str] = []
        for line in text.splitlines():
            if found := self.title.match(line):
                lines = parts.setdefault(self.castles[found["castle"]], [])
            lines.append(line)
        return {castle: self.read_castle(part) for castle, part in parts.items()}

    def read_castle(self, lines: list[str]) -> ReplayStep:
        title = self.title.match(lines[0])
        assert title
        rooms: dict[Cell, tuple[Any, ...]] = {}
        throne, marked, bonus = -1, None, None
        sources: Counter[tuple[str, int]] = Counter()
        if "```" in lines:
            first, last = (at for at, line in enumerate(lines) if line == "```")
            throne, rooms = self.read_grid(lines[first + 1 : last])
        for line in lines[1:]:
            if level := self.level.match(line):
                for entry in level["rooms"].split("; "):
                    if (found := self.throne_full.match(entry)) or (found := self.throne_named.match(entry)):
                        throne = int(found["points"])
                        marked = self.read_throne(found["facts"]) if "facts" in found.groupdict() else None
                    else:
                        x, room = self.read_room(entry)
                        rooms[x, row(level["level"])] = room
            elif found := self.beside.match(line):
                named = "|".join(map(re.escape, self.sources))
                for source in re.finditer(rf"({named}) (\d+)", found["sources"]):
                    sources[self.sources[source[1]], int(source[2])] += 1
            elif found := self.bonus.match(line):
                bonus = self.bonuses[found["bonus"]]
        builders = tuple(title["builders"].split(", "))
        return ReplayStep(int(title["points"]), builders, rooms, throne, marked, sources, bonus)

    def read_room(self, entry: str) -> tuple[int, Any]:
        if found := self.full.match(entry):
            kind, *more = found["facts"].split(", ", 1)
            first, _, rest = more[0].partition(", ")
            hanging, want = (self.hangings[first], rest) if first in self.hangings else ("", more[0])
            printed = self.kinds[kind], hanging, self.wants[want]
            return number(found["x"]), (self.rooms[found["room"]], *printed, int(found["points"]))
        word = entry.rpartition(" ")[2]
        hung = self.hangings.get(word)
        found = self.named.match(entry.removesuffix(f" {word}") if hung else entry)
        assert found, entry
        return number(found["x"]), (
            self.rooms[found["room"]],
            self.letters[found["letter"]],
            hung,
            None,
            int(found["points"]),
        )

    def read_throne(self, facts: str) -> tuple[Any, ...]:
        found = self.throne_facts.match(facts)
        assert found, facts
        cells = tuple(self.read_spot(found[name]) for name in ("here", "there"))
        return self.hangings[found["hanging"]], (self.pers[found["one"]], self.pers[found["other"]]), cells

    def read_spot(self, text: str) -> Cell:
        found = self.spot.match(text)
        assert found, text
        return number(found["x"]), row(found["level"])

    def read_grid(self, lines: list[str]) -> tuple[int, dict[Cell, Any]]:
        columns = [number(x) for x in lines[0].split()]
        rooms, throne = {}, -1
        for line in lines[1:]:
            level, *cells = line.split()
            for x, cell in zip(columns, cells, strict=True):
                if cell[0] == "#":
                    assert (x, row(level)) in THRONE_CELLS
                    throne = int(cell[1:]) if cell[1:] else throne
                elif cell != "·":
                    rooms[x, row(level)] = (None, self.letters[cell[0]], None, None, int(cell[1:]))
        return throne, rooms


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def row(level: str) -> int:
    """Level 1 is the ground floor, −1 the first one below it: there is no level 0."""
    value = number(level)
    assert value
    return value - 1 if value > 0 else value


def signature(room: str) -> tuple[str, str, int]:
    printed = ROOMS[room]
    return printed.reach, printed.want, printed.points


def meant(castle: CastleView, names: tuple[str, ...], like: ReplayStep) -> ReplayStep:
    """Returns the castle of the view, with as many facts as the other one has."""
    points = {line.cell: line.points for line in castle.lines}
    rooms = {}
    for built in castle.castle.rooms:
        room = ROOMS[built.room]
        kind = room.type if room.type in TYPES else "special"
        told = like.rooms.get(built.cell, (None, "", None, None, 0))
        rooms[built.cell] = (
            built.room if told[0] is not None else None,
            kind,
            room.hanging if told[2] is not None else None,
            signature(built.room) if told[3] is not None else None,
            points[built.cell],
        )
    throne = castle.castle.throne_room
    return ReplayStep(
        castle.points,
        tuple(names[place] for place in castle.builders),
        rooms,
        points[THRONE_CELLS[0]],
        (throne.hanging, throne.types, throne.cells) if like.marked is not None else None,
        Counter((line.source, line.points) for line in castle.lines if line.cell is None),
        castle.bonus.kind if castle.bonus else None,
    )
