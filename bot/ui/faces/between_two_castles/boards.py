"""Boards of Between Two Castles in words: the table, castles, a hand, and the final account."""

from __future__ import annotations

from collections.abc import Sequence

from bot.texts import Words
from bot.ui.faces.between_two_castles.telling import (
    castle_name,
    level_of,
    place_names,
    room_name,
    room_names,
    status,
)
from bot.ui.faces.face import Names
from engines.between_two_castles.data import HANGINGS, THRONE, THRONE_CELLS, TYPES
from engines.between_two_castles.scoring import SHEET, Line
from engines.between_two_castles.view import CastleView, View

LONGEST_WORDS = 3600
"""Of the characters that a message holds; the rest is for what stands around."""


def table_in_words(view: View, names: Names, words: Words) -> str:
    """The whole table: by the names of the rooms, or by their letters where those would be too long."""
    turn = words("between_two_castles-turn-began", round=view.round, turn=view.turn, tiles=view.hand_size)
    shown = place_names(names, view.ludwig, words)
    head = [f"**{status(view, names, words)}** {turn}"]
    picks = "; ".join(
        words("between_two_castles-pick", name=shown[place], rooms=room_names(rooms, words))
        for place, rooms in enumerate(view.picks)
        if rooms
    )
    if picks:
        head.append(words("between_two_castles-open-tiles", picks=picks))
    head.append(words("between_two_castles-supply", tiles=view.supply, cards=view.cards_left))
    full = "\n".join([*head, *(castle_in_words(castle, shown, words) for castle in view.castles)])
    if len(full) <= LONGEST_WORDS:
        return full
    return "\n".join([*head, *(grid_in_words(castle, shown, words) for castle in view.castles)])


def choice_in_words(view: View, words: Words) -> str:
    """What only this player may know: the choice. A hand is told by its menu."""
    if not view.picked or view.phase != "draft":
        return ""
    rooms = ", ".join(room_name(room, words) for room in view.picked)
    return words("between_two_castles-picked", rooms=rooms)


def cards_in_play(view: View, words: Words) -> list[str]:
    """Every type's bonus, every throne room, and the bonus cards that castles keep: what each brings."""
    lines = [
        words(
            "between_two_castles-rule-third",
            type=words(f"between_two_castles-type-{kind}"),
            bonus=words(f"between_two_castles-bonus-{kind}"),
        )
        for kind in TYPES
    ]
    lines.append(words("between_two_castles-rule-fifth", bonus=words("between_two_castles-bonus-special")))
    for hanging in HANGINGS:
        what = words(
            "between_two_castles-reach-castle", points=1, what=words(f"between_two_castles-per-{hanging}")
        )
        attendant = words(f"between_two_castles-attendant-{hanging}")
        lines.append(words("between_two_castles-rule-attendant", attendant=attendant, what=what))
    for castle in view.castles:
        throne = castle.castle.throne_room
        types = ", ".join(words(f"between_two_castles-type-{kind}") for kind in throne.types)
        name = castle_name(castle.name, words)
        lines.append(words("between_two_castles-rule-throne", castle=name, types=types))
        for card in castle.castle.cards:
            said = words(f"between_two_castles-card-{card}")
            lines.append(words("between_two_castles-rule-card", castle=name, card=said))
    return lines


def _title(castle: CastleView, names: Sequence[str], words: Words) -> str:
    builders = ", ".join(names[place] for place in castle.builders)
    return words(
        "between_two_castles-castle-title",
        castle=castle_name(castle.name, words),
        points=castle.points,
        builders=builders,
    )


def castle_in_words(castle: CastleView, names: Sequence[str], words: Words) -> str:
    """Every room by name with its points, from the top level down; then cards and attendants."""
    lines = [_title(castle, names, words)]
    points = {line.cell: line.points for line in castle.lines if line.cell is not None}
    rows: dict[int, list[tuple[int, str]]] = {}
    for room, x, y in castle.castle.rooms:
        said = words(
            "between_two_castles-room-points", room=room_name(room, words), points=points.get((x, y), 0)
        )
        rows.setdefault(y, []).append((x, said))
    throne = castle.castle.throne_room
    types = ", ".join(words(f"between_two_castles-type-{kind}") for kind in throne.types)
    said = words("between_two_castles-throne-words", points=points.get(THRONE, 0), types=types)
    rows.setdefault(0, []).append((0, said))
    for y in sorted(rows, reverse=True):
        rooms = ", ".join(text for _, text in sorted(rows[y]))
        lines.append(words("between_two_castles-level", level=level_of(y), rooms=rooms))
    beside = [_source(line, words) for line in castle.lines if line.cell is None]
    if beside:
        lines.append(", ".join(beside))
    return "\n".join(lines)


def grid_in_words(castle: CastleView, names: Sequence[str], words: Words) -> str:
    """The rooms by their letters with points, where names would be too long for a message."""
    grid = castle.castle.grid
    points = {line.cell: line.points for line in castle.lines if line.cell is not None}
    xs, ys = [x for x, _ in grid], [y for _, y in grid]
    rows = []
    for y in range(max(ys), min(ys) - 1, -1):
        cells = []
        for x in range(min(xs), max(xs) + 1):
            room = grid.get((x, y))
            if room is None:
                cells.append("·  ")
            elif (x, y) in THRONE_CELLS:
                cells.append("#  ")
            else:
                letter = words(f"rooms-letter-{room.type if room.type in TYPES else 'special'}")
                cells.append(f"{letter}{points.get((x, y), 0):<2}")
        rows.append("".join(cells).rstrip())
    return f"{_title(castle, names, words)}\n```\n" + "\n".join(rows) + "\n```"


def _source(line: Line, words: Words) -> str:
    """What brought the points of a line, with the sum where there is one."""
    if line.sheet == "bonus_cards":
        name = words("between_two_castles-quoted-card", card=words(f"between_two_castles-card-{line.source}"))
    elif line.sheet == "royal_attendants":
        name = words(f"between_two_castles-attendant-{line.source}")
    elif line.sheet == "throne_room":
        name = words("between_two_castles-throne-room")
    else:
        name = room_name(line.source, words)
    if line.each and line.points:
        count = line.points // line.each
        return words(
            "between_two_castles-room-sum", room=name, points=line.points, each=line.each, count=count
        )
    return words("between_two_castles-room-points", room=name, points=line.points)


def explained(view: View, names: Names, words: Words) -> str:
    """The ranking, then every castle's sheet: each room where a message has room for it, else the sums."""
    if view.result is None:
        return ""
    shown = place_names(names, view.ludwig, words)
    lines = []
    for standing in view.result.standings:
        castle = view.castles[view.counting[standing.seat]]
        left, right = view.castle_on(standing.seat, "left"), view.castle_on(standing.seat, "right")
        other = right if left.number == castle.number else left
        lines.append(
            words(
                "between_two_castles-rank",
                rank=standing.rank,
                name=shown[standing.seat],
                points=standing.points,
                castle=castle_name(castle.name, words),
                other=castle_name(other.name, words),
                better=other.points,
            )
        )
    if view.result.decided_by is not None:
        lines.append(words(f"between_two_castles-tie-{view.result.decided_by}"))
    for every_room in (True, False):
        sheets = [_sheet(castle, shown, words, every_room=every_room) for castle in view.castles]
        text = "\n".join([*lines, *sheets])
        if len(text) <= LONGEST_WORDS - 400:
            break
    return text


def _sheet(castle: CastleView, names: Sequence[str], words: Words, *, every_room: bool) -> str:
    parts = []
    for source in SHEET:
        lines = [line for line in castle.lines if line.sheet == source and line.points]
        if not lines:
            continue
        name, points = words(f"between_two_castles-sheet-{source}"), sum(line.points for line in lines)
        if every_room:
            rooms = ", ".join(_source(line, words) for line in lines)
            parts.append(words("between_two_castles-sheet-sum", source=name, points=points, rooms=rooms))
        else:
            parts.append(words("between_two_castles-sheet-line", source=name, points=points))
    return f"{_title(castle, names, words)} {'; '.join(parts)}"
