"""Boards of Between Two Castles in words: the table, castles, a hand, and the final account."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.texts import Translator
from bot.ui.cards.markdown import in_one_line
from bot.ui.faces.between_two_castles.telling import (
    LONGEST_ALT,
    castle_name,
    decision_at,
    facts_of,
    kind_name,
    level_of,
    place_names,
    room_name,
    room_names,
    status,
    throne_facts,
    turn,
)
from bot.ui.faces.face import Names
from engines.between_two_castles.data import HANGINGS, ROOMS, SPECIALS, THRONE, THRONE_CELLS, TYPES
from engines.between_two_castles.ring import SIDES
from engines.between_two_castles.scoring import SHEET, Line
from engines.between_two_castles.view import CastleView, View
from engines.core.score import with_minus

LONGEST_WORDS = 3600
"""Characters for the board in a message; the rest is for the text around it."""
LETTERED = (*TYPES, "special")


def table_in_words(view: View, names: Names, words: Translator) -> str:
    """Describes the whole table in the longest form that a message holds: in full, without the tiles' scoring
    rules, without their wall hangings, or by letters. The attached file (`table_in_full`) has the rest."""
    shown = place_names(names, view.ludwig, words)
    told = ""
    for length, tell in _LENGTHS.items():
        castles = [tell(castle, shown, words) for castle in view.castles]
        told = _around(view, names, words, length, *castles)
        if len(told) <= LONGEST_WORDS:
            break
    return told


def table_in_full(view: View, names: Names, words: Translator) -> str:
    """Every castle with all that is printed on its tiles, however long that is."""
    shown = place_names(names, view.ludwig, words)
    castles = (castle_in_words(castle, shown, words) for castle in view.castles)
    return _around(view, names, words, "full", *castles)


def _around(view: View, names: Names, words: Translator, length: str, *castles: str) -> str:
    """Returns the status, the legend of the places, and the castles."""
    head = [f"**{status(view, names, words)}**", *_going_on(view, names, words, length)]
    legend = words(f"between_two_castles-legend-{length}", letters=_letters(words))
    head.append(f"{words('between_two_castles-places')} {legend}")
    return "\n".join([*head, *castles])


def _going_on(view: View, names: Names, words: Translator, length: str) -> list[str]:
    """The turn, the tiles that lie open, and what is left in the middle; nothing after the end."""
    if view.phase == "over":
        return []
    shown = place_names(names, view.ludwig, words)
    head = [turn(view, words)]
    if view.turn < view.turns:
        head[0] += f" {words(f'between_two_castles-passes-{view.passes}')}"
    if view.assigned is not None:
        head.append(_assigned(view, view.assigned, words))
    picks = "; ".join(
        words(
            "between_two_castles-pick",
            name=shown[place],
            rooms=_open_tiles(rooms, words) if length == "full" else room_names(rooms, words),
        )
        for place, rooms in enumerate(view.picks)
        if rooms
    )
    if picks:
        head.append(words("between_two_castles-open-tiles", picks=picks))
    head.append(words("between_two_castles-supply", tiles=view.supply, cards=view.cards_left))
    head.append(_stores(view, words))
    return head


def _open_tiles(rooms: Sequence[str], words: Translator) -> str:
    return ", ".join(f"{room_name(room, words)} ({facts_of(room, words)})" for room in rooms)


def _assigned(view: View, assigned: tuple[str, str], words: Translator) -> str:
    assert view.ludwig is not None
    left, right = (castle_name(view.castle_on(view.ludwig, side).name, words) for side in SIDES)
    return words(
        "between_two_castles-ludwigs-tiles",
        left=room_name(assigned[0], words),
        right=room_name(assigned[1], words),
        leftcastle=left,
        rightcastle=right,
    )


def _stores(view: View, words: Translator) -> str:
    """Lists the common supply: special rooms and royal attendants that are left."""
    specials = [
        f"{words(f'between_two_castles-sheet-{kind}')} {view.specials_left[kind]}" for kind in SPECIALS
    ]
    people = [
        f"{words(f'between_two_castles-attendant-{kind}')} {view.attendants_left[kind]}" for kind in HANGINGS
    ]
    return words("between_two_castles-stores", things=", ".join([*specials, *people]))


def _letters(words: Translator) -> str:
    return ", ".join(f"{words(f'rooms-letter-{kind}')} {kind_name(kind, words)}" for kind in LETTERED)


def choice_in_words(view: View, words: Translator) -> str:
    """Returns the player's secret choice. The menu shows the hand."""
    if not view.picked or view.phase != "draft":
        return ""
    rooms = ", ".join(room_name(room, words) for room in view.picked)
    return words("between_two_castles-picked", rooms=rooms)


def cards_in_play(view: View, words: Translator) -> list[str]:
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
        name = castle_name(castle.name, words)
        facts = throne_facts(castle, words)
        lines.append(words("between_two_castles-rule-throne", castle=name, facts=facts))
        for card in castle.castle.cards:
            said = words(f"between_two_castles-card-{card}")
            lines.append(words("between_two_castles-rule-card", castle=name, card=said))
    return lines


def _title(castle: CastleView, names: Sequence[str], words: Translator) -> str:
    builders = ", ".join(names[place] for place in castle.builders)
    return words(
        "between_two_castles-castle-title",
        castle=castle_name(castle.name, words),
        points=castle.points,
        builders=builders,
    )


def castle_in_words(castle: CastleView, names: Sequence[str], words: Translator) -> str:
    """Every room by column, name and points with all that is printed on it, from the top level down."""

    def said(room: str, x: int, points: int) -> str:
        return words(
            "between_two_castles-room-full",
            x=with_minus(x),
            room=room_name(room, words),
            points=points,
            facts=facts_of(room, words),
        )

    points = _points(castle)
    throne = words(
        "between_two_castles-throne-full", points=points.get(THRONE, 0), facts=throne_facts(castle, words)
    )
    return "\n".join(
        [_title(castle, names, words), *_levels(castle, said, throne, words), *_more(castle, words)]
    )


def castle_in_brief(castle: CastleView, names: Sequence[str], words: Translator) -> str:
    """Every room by column, name, letter of its type, points and wall hanging."""

    def said(room: str, x: int, points: int) -> str:
        hanging = ROOMS[room].hanging
        short = _room_by_name(room, x, points, words)
        return f"{short} {words(f'between_two_castles-hanging-{hanging}')}" if hanging else short

    throne = words(
        "between_two_castles-throne-full",
        points=_points(castle).get(THRONE, 0),
        facts=throne_facts(castle, words),
    )
    return "\n".join(
        [_title(castle, names, words), *_levels(castle, said, throne, words), *_more(castle, words)]
    )


def castle_by_names(castle: CastleView, names: Sequence[str], words: Translator) -> str:
    """Every room by column, name, letter of its type and points."""

    def said(room: str, x: int, points: int) -> str:
        return _room_by_name(room, x, points, words)

    throne = words("between_two_castles-throne-named", points=_points(castle).get(THRONE, 0))
    return "\n".join(
        [_title(castle, names, words), *_levels(castle, said, throne, words), *_more(castle, words)]
    )


def _room_by_name(room: str, x: int, points: int, words: Translator) -> str:
    return words(
        "between_two_castles-room-named",
        x=with_minus(x),
        room=room_name(room, words),
        letter=_letter(room, words),
        points=points,
    )


def _points(castle: CastleView) -> dict[tuple[int, int], int]:
    return {line.cell: line.points for line in castle.lines if line.cell is not None}


def _letter(room: str, words: Translator) -> str:
    kind = ROOMS[room].type
    return words(f"rooms-letter-{kind if kind in TYPES else 'special'}")


def _levels(
    castle: CastleView, said: Callable[[str, int, int], str], throne: str, words: Translator
) -> list[str]:
    """A line for each level, from the top one down; its rooms from the left."""
    points = _points(castle)
    rows: dict[int, list[tuple[int, str]]] = {0: [(0, throne)]}
    for room, x, y in castle.castle.rooms:
        rows.setdefault(y, []).append((x, said(room, x, points.get((x, y), 0))))
    return [
        words(
            "between_two_castles-level",
            level=level_of(y),
            rooms="; ".join(text for _, text in sorted(rows[y])),
        )
        for y in sorted(rows, reverse=True)
    ]


def _more(castle: CastleView, words: Translator) -> list[str]:
    """A castle's attendants and bonus cards, the bonus that it uses now, and what is proposed for it."""
    lines = []
    sources = [_source(line, words) for line in castle.lines if line.cell is None]
    if sources:
        lines.append(words("between_two_castles-beside", sources=", ".join(sources)))
    if castle.bonus is not None:
        bonus = words(f"between_two_castles-bonus-{castle.bonus.kind}")
        lines.append(words("between_two_castles-bonus-open", bonus=bonus))
    if castle.proposal is not None and castle.proposal.action is not None:
        what = decision_at(castle.proposal.action, words)
        lines.append(words("between_two_castles-proposal-open", what=what))
    return lines


def grid_in_words(castle: CastleView, names: Sequence[str], words: Translator) -> str:
    """The rooms by their letters with points, where names would be too long for a message."""
    grid, points = castle.castle.grid, _points(castle)
    xs, ys = [x for x, _ in grid], [y for _, y in grid]
    columns = range(min(xs), max(xs) + 1)
    rows = ["   " + "".join(f"{with_minus(x):<3}" for x in columns).rstrip()]
    for y in range(max(ys), min(ys) - 1, -1):
        cells = [f"{level_of(y):<3}"]
        for x in columns:
            room = grid.get((x, y))
            if room is None:
                cells.append("·  ")
            elif (x, y) in THRONE_CELLS:
                cells.append(f"#{points.get(THRONE, 0):<2}" if (x, y) == THRONE else "#  ")
            else:
                cells.append(f"{_letter(room.id, words)}{points.get((x, y), 0):<2}")
        rows.append("".join(cells).rstrip())
    drawn = "\n".join(rows)
    return "\n".join([_title(castle, names, words), f"```\n{drawn}\n```", *_more(castle, words)])


_NAMED = (castle_in_words, castle_in_brief, castle_by_names)
_LENGTHS = {
    "full": castle_in_words,
    "brief": castle_in_brief,
    "named": castle_by_names,
    "grid": grid_in_words,
}


def castle_in_numbers(castle: CastleView, names: Sequence[str], words: Translator) -> str:
    """A castle's points, and how many rooms of each type it has."""
    counts = castle.castle.counts
    kinds = [
        words("between_two_castles-points-of", name=words(f"between_two_castles-sheet-{kind}"), points=number)
        for kind, number in counts.items()
        if number
    ]
    return "\n".join([_title(castle, names, words), *filter(None, [", ".join(kinds)])])


def castle_alt(view: View, number: int, names: Names, words: Translator) -> str:
    """Describes a close-up: the castle, with as much about its tiles as a description holds."""
    shown, castle = place_names(names, view.ludwig, words), view.castles[number]
    told = ""
    for tell in _NAMED:
        told = tell(castle, shown, words)
        if len(in_one_line(told)) <= LONGEST_ALT:
            break
    places = words("between_two_castles-places")
    return f"{told}\n{places}" if len(in_one_line(f"{told}\n{places}")) <= LONGEST_ALT else told


def own_alt(view: View, seat: int, names: Names, words: Translator) -> str:
    """Describes a player's own picture: the tiles chosen in secret, or both castles, the left one first."""
    if choice := choice_in_words(view, words):
        return choice
    shown = place_names(names, view.ludwig, words)
    castles = [view.castle_on(seat, side) for side in SIDES]
    told = ""
    for tell in (*_NAMED, castle_in_numbers):
        told = "\n".join(
            words(f"between_two_castles-own-{side}", castle=tell(castle, shown, words))
            for side, castle in zip(SIDES, castles, strict=True)
        )
        if len(in_one_line(told)) <= LONGEST_ALT:
            break
    return told


def _source(line: Line, words: Translator) -> str:
    """Returns the source of a line's points, with the calculation if there is one."""
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


def explained(view: View, names: Names, words: Translator) -> str:
    """Returns the ranking and every castle's sheet: each room if it fits into a message, else the sums."""
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


def _sheet(castle: CastleView, names: Sequence[str], words: Translator, *, every_room: bool) -> str:
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
