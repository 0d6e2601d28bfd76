"""The lines and the kingdoms as text, and where points come from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.texts import Translator
from bot.ui.faces.face import Names
from bot.ui.faces.kingdomino.telling import halves, last_placed, status
from engines.core.score import ScoreLine
from engines.kingdomino.grid import column_name, name_of, row_name
from engines.kingdomino.view import Area, KingdomView, Slot, View


def table_in_words(view: View, names: Names, words: Translator) -> str:
    """Describes the table: the due player, the legend, the dominoes left in both lines, every kingdom."""
    turn = words("kingdomino-round", round=view.round, rounds=view.rounds, castle=name_of((0, 0), view.size))
    said = [f"**{status(view, names, words)}** {turn}", last_placed(view, names, words)]
    if view.games > 1:
        said.append(_games(view, names, words))
    if len(view.unclaimed_kings) > 1:
        waiting = ", ".join(names[seat] for seat in view.unclaimed_kings[1:])
        said.append(words("kingdomino-words-lot", names=waiting))
    said += lines_in_words(view, names, words)
    for kingdom in view.kingdoms:
        title = words("kingdomino-kingdom", name=names[kingdom.seat], points=kingdom.points)
        said += [title, *kingdom_in_words(view, kingdom, words)]
    return "\n".join(filter(None, said))


def lines_in_words(view: View, names: Names, words: Translator) -> Iterator[str]:
    """The dominoes that wait to be placed and those of the next round, with their owners."""
    for line, title in ((view.current, "kingdomino-now"), (view.next, "kingdomino-next")):
        slots = "; ".join(_slot(slot, names, words) for slot in line if slot.state != "done")
        if slots:
            yield f"{words(title)}: {slots}"


def _games(view: View, names: Names, words: Translator) -> str:
    """Which game of a Dynasty it is, and all points so far."""
    points = ", ".join(f"{name} {score}" for name, score in zip(names, view.scores, strict=True))
    return words("kingdomino-words-game", game=view.game_number, points=points)


def _slot(slot: Slot, names: Names, words: Translator) -> str:
    told = {"domino": str(slot.domino), "halves": halves(slot.domino, words)}
    if slot.seat is None:
        return words("kingdomino-slot-free", **told)
    return words("kingdomino-slot", **told, name=names[slot.seat])


def kingdom_in_words(view: View, kingdom: KingdomView, words: Translator) -> Iterator[str]:
    """A grid of letters with the crowns beside them, each area with its squares, the room to grow."""
    x0, y0, x1, y1 = kingdom.box
    wide = max(len(row_name(y, view.size)) for y in (y0, y1))
    rows = [" " * wide + "".join(f" {column_name(x, view.size)} " for x in range(x0, x1 + 1)).rstrip()]
    for y in range(y0, y1 + 1):
        squares = " ".join(_square(kingdom, (x, y), words) for x in range(x0, x1 + 1))
        rows.append(f"{row_name(y, view.size):>{wide}} {squares}".rstrip())
    yield "\n".join(("```", *rows, "```"))
    yield from areas_in_words(view, kingdom, words)


def areas_in_words(view: View, kingdom: KingdomView, words: Translator) -> Iterator[str]:
    """Yields each area's points and place, the room for the kingdom to grow, and the discarded dominoes."""
    areas = sorted(kingdom.areas, key=lambda area: -area.points)
    if areas:
        yield words("kingdomino-words-areas", areas="; ".join(_area(view, area, words) for area in areas))
    if kingdom.box[2] - kingdom.box[0] < view.size - 1 or kingdom.box[3] - kingdom.box[1] < view.size - 1:
        yield _room(view, kingdom, words)
    if kingdom.discarded:
        yield words("kingdomino-pic-discarded", dominoes=", ".join(map(str, kingdom.discarded)))


def held(view: View, seat: int, words: Translator) -> Iterator[str]:
    """The dominoes under a seat's kings."""
    for slot in (*view.current, *view.next):
        if slot.seat == seat and slot.state != "done":
            yield words("kingdomino-held", domino=str(slot.domino), halves=halves(slot.domino, words))


def _area(view: View, area: Area, words: Translator) -> str:
    cells = ", ".join(name_of(square, view.size) for square in area.squares)
    return f"{_sum(area.terrain, len(area.squares), area.crowns, area.points, words)} ({cells})"


def _room(view: View, kingdom: KingdomView, words: Translator) -> str:
    """The columns and rows within which the kingdom may still lie."""
    x0, y0, x1, y1 = kingdom.box
    step = view.size - 1
    return words(
        "kingdomino-words-room",
        left=column_name(x1 - step, view.size),
        right=column_name(x0 + step, view.size),
        top=row_name(y1 - step, view.size),
        bottom=row_name(y0 + step, view.size),
        size=view.size,
    )


def _square(kingdom: KingdomView, square: tuple[int, int], words: Translator) -> str:
    half = kingdom.squares.get(square)
    if half is None:
        return "# " if square == (0, 0) else "· "
    return words(f"kingdomino-letter-{half.terrain}") + (str(half.crowns) if half.crowns else " ")


def account(line: ScoreLine, words: Translator) -> str:
    """An area with its sum, a game of a Dynasty, or a bonus by name, also one that was missed."""
    source, points = line.source, line.points
    facts: dict[str, Any] = dict(line.facts)
    if "squares" in facts:
        return _sum(source, facts["squares"], facts["crowns"], points, words)
    if source.startswith("game_"):
        return words("kingdomino-subtotal", game=source.removeprefix("game_"), points=points)
    bonus = words(f"kingdomino-option-{source.replace('_', '-')}")
    return words("bonus-points" if points else "kingdomino-missed", bonus=bonus, points=points)


def _sum(terrain: str, squares: int, crowns: int, points: int, words: Translator) -> str:
    """Returns an area's points: its squares times its crowns."""
    return words(
        "kingdomino-area-points",
        terrain=words(f"kingdomino-{terrain}"),
        squares=squares,
        crowns=crowns,
        points=points,
    )
