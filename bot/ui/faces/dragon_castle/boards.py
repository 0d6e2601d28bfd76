"""Dragon Castle's boards in words: the castle, the realms, the cards; and where points come from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.texts import Words
from bot.ui.faces.dragon_castle.telling import card
from bot.ui.faces.face import Names
from engines.core.score import ScoreLine
from engines.dragon_castle.data import TYPE_OF
from engines.dragon_castle.grid import name_of
from engines.dragon_castle.view import CastleView, RealmView, Stack, View

FACE_DOWN, SHRINE = "##", "^^"


def board_in_words(view: View, names: Names, words: Words) -> Iterable[str]:
    """The whole board as text, part by part."""
    yield words("dragon_castle-words-round", round=view.round)
    yield words(
        "dragon_castle-words-castle",
        tiles=view.castle.tiles,
        level=view.castle.top_level,
        laid=view.laid_out,
        stacked=view.stacked,
    )
    yield _castle_rows(view.castle, words)
    for realm in view.realms:
        yield words(
            "dragon_castle-words-realm",
            name=names[realm.seat],
            points=realm.points,
            pool=realm.pool,
            tokens=realm.countdown,
        )
        yield _realm_rows(realm, words)
    if view.seats == 1:
        yield words(
            "dragon_castle-words-ingenuity",
            tiles=len(view.ingenuity),
            rank=words(f"dragon_castle-rank-{view.solo_rank}"),
        )
    yield from cards_in_words(view, words)


def cards_in_words(view: View, words: Words) -> list[str]:
    """A line for each card in the game: its name and what it pays or does."""
    dragons = [(name, f"dragon_castle-dragon-{name}-text") for name in view.dragons]
    spirits = [(name, f"dragon_castle-spirit-{name}-text") for name in view.spirits]
    return [f"**{card(name, words)}**: {words(text)}" for name, text in (*dragons, *spirits)]


def _castle_rows(castle: CastleView, words: Words) -> str:
    first, available = set(castle.first), set(castle.available)
    used = [(r, c) for r, row in enumerate(castle.cells) for c, found in enumerate(row) if found.height]
    if not used:
        return "```\n-\n```"
    columns = range(min(c for _, c in used), max(c for _, c in used) + 1)
    rows = []
    for r in range(min(r for r, _ in used), max(r for r, _ in used) + 1):
        cells = []
        for c in columns:
            mark = "*" if (r, c) in first else "+" if (r, c) in available else " "
            found = castle.cells[r][c]
            cells.append(f"{mark}{_short(found, words)}/{found.height}" if found.height else "  ·  ")
        rows.append(f"{r + 1:>2} {' '.join(cells)}".rstrip())
    head = "   " + " ".join(f"  {name_of((0, c))[0]}  " for c in columns)
    return "\n".join(("```", head.rstrip(), *rows, "```"))


def _realm_rows(realm: RealmView, words: Words) -> str:
    rows = [
        " ".join(f"{_short(found, words)}/{found.height}" if found.height else " ·  " for found in row)
        for row in realm.cells
    ]
    return "\n".join(("```", *(row.rstrip() for row in rows), "```"))


def _short(found: Stack, words: Words) -> str:
    if found.face:
        return words(f"dragon_castle-letter-{TYPE_OF[found.face[0]]}") + found.face[1]
    return SHRINE if found.shrine else FACE_DOWN


def account(line: ScoreLine, words: Words) -> str:
    """A score line in words."""
    source, points = line.source, line.points
    facts: dict[str, Any] = dict(line.facts)
    match source:
        case "sets":
            return words("dragon_castle-points-sets", points=points)
        case "discards":
            return words("dragon_castle-points-discards", points=points)
        case "shrines":
            return words(
                "dragon_castle-points-shrines", level=facts["level"], shrines=facts["shrines"], points=points
            )
        case "countdown":
            return words("dragon_castle-points-countdown", tokens=facts["tokens"], points=points)
    return words("dragon_castle-points-card", card=card(source, words), points=points)
