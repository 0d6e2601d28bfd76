"""The lines and the kingdoms as text, and where points come from."""

from __future__ import annotations

from bot.texts import Words
from bot.ui.faces.face import Names
from bot.ui.faces.kingdomino.telling import halves, status
from engines.core.score import ScoreLine
from engines.kingdomino.view import KingdomView, Slot, View


def table_in_words(view: View, names: Names, words: Words) -> str:
    """Who is due, the dominoes of both lines that are still to be dealt with, every kingdom."""
    turn = words("kingdomino-round", round=view.round, rounds=view.rounds)
    parts = [f"**{status(view, names, words)}** {turn}"]
    for line, title in ((view.current, "kingdomino-now"), (view.next, "kingdomino-next")):
        if line:
            slots = "; ".join(_slot(slot, names, words) for slot in line if slot.state != "done")
            parts.append(f"{words(title)}: {slots}")
    parts += [_kingdom(kingdom, names, words) for kingdom in view.kingdoms]
    return "\n".join(parts)


def _slot(slot: Slot, names: Names, words: Words) -> str:
    owner = f" – {names[slot.seat]}" if slot.seat is not None else ""
    return f"{slot.domino} ({halves(slot.domino, words)}){owner}"


def _kingdom(kingdom: KingdomView, names: Names, words: Words) -> str:
    """A grid of letters with the crowns beside them; # is the castle."""
    x0, y0, x1, y1 = kingdom.box
    rows = [
        " ".join(_square(kingdom, (x, y), words) for x in range(x0, x1 + 1)).rstrip()
        for y in range(y0, y1 + 1)
    ]
    grid = "\n".join(rows)
    title = words("kingdomino-kingdom", name=names[kingdom.seat], points=kingdom.points)
    return f"{title}\n```\n{grid}\n```"


def _square(kingdom: KingdomView, square: tuple[int, int], words: Words) -> str:
    half = kingdom.squares.get(square)
    if half is None:
        return "# " if square == (0, 0) else "· "
    return words(f"kingdomino-letter-{half.terrain}") + (str(half.crowns) if half.crowns else " ")


def account(line: ScoreLine, words: Words) -> str:
    """An area with its sum, a game of a Dynasty, or a bonus by name, also one that was missed."""
    source, facts, points = line.source, dict(line.facts), line.points
    if "squares" in facts:
        return words(
            "kingdomino-area-points",
            terrain=words(f"kingdomino-{source}"),
            squares=facts["squares"],
            crowns=facts["crowns"],
            points=points,
        )
    if source.startswith("game_"):
        return words("kingdomino-subtotal", game=source.removeprefix("game_"), points=points)
    bonus = words(f"kingdomino-option-{source.replace('_', '-')}")
    return words("bonus-points" if points else "kingdomino-missed", bonus=bonus, points=points)
