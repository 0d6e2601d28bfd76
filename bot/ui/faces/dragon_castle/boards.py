"""Dragon Castle's boards in words: the castle, the realms, the cards; and where points come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from bot.texts import Translator
from bot.ui.faces.dragon_castle.telling import card, last_turn, tile, tiles_in_hand
from bot.ui.faces.face import Names
from engines.core.score import ScoreLine
from engines.dragon_castle.data import TYPE_OF
from engines.dragon_castle.grid import Cell, name_of
from engines.dragon_castle.view import Group, RealmView, Stack, View

SMALLEST_GROUP = 2
"""The smallest group that is listed; the rows show single tiles."""


def board_in_words(view: View, names: Names, words: Translator) -> Iterator[str]:
    """Yields the whole board as text, part by part."""
    rows, columns = len(view.realms[0].cells), len(view.realms[0].cells[0])
    yield words("dragon_castle-words-round", round=view.round, last=name_of((rows - 1, columns - 1)))
    if last := last_turn(view, names, words):
        yield last
    yield from castle_in_words(view, words)
    yield from _turn_in_words(view, names, words)
    for realm in view.realms:
        yield from realm_in_words(view, realm, names, words)
    if view.seats == 1:
        yield words(
            "dragon_castle-words-ingenuity",
            tiles=len(view.ingenuity),
            types=_by_type(view.ingenuity, words),
            rank=words(f"dragon_castle-rank-{view.solo_rank}"),
        )
    yield from cards_in_words(view, words)


def castle_in_words(view: View, words: Translator, *, lettered: bool = False) -> Iterator[str]:
    """Yields the rest of the castle, row by row: each stack with its cell and whether its tile can be taken.

    `lettered` uses letters for the types, which is short enough for a picture's description."""
    yield words(
        "dragon_castle-words-castle",
        tiles=view.castle.tiles,
        level=view.castle.top_level,
        laid=view.laid_out,
        stacked=view.stacked,
        supply=view.supply,
    )
    first, available = set(view.castle.first), set(view.castle.available)
    for r, row in enumerate(view.castle.cells):
        told = []
        for c, found in enumerate(row):
            if found.height:
                mark = "first" if (r, c) in first else "second" if (r, c) in available else ""
                stack = _stack(found, (r, c), words, lettered=lettered)
                told.append(f"{stack} {words(f'dragon_castle-words-{mark}')}" if mark else stack)
        if told:
            yield ", ".join(told)


def lettered_castle(view: View, words: Translator) -> Iterator[str]:
    """The castle with letters for the types, and what these mean."""
    head, *rows = castle_in_words(view, words, lettered=True)
    kinds = dict.fromkeys(TYPE_OF.values())
    yield head
    yield ", ".join(
        f"{words(f'dragon_castle-letter-{kind}')} {words(f'dragon_castle-{kind}')}" for kind in kinds
    )
    yield from rows


def _by_type(faces: Sequence[str], words: Translator) -> str:
    """Returns the number of tiles of each type; "0" if there are none."""
    counts = Counter(TYPE_OF[face[0]] for face in faces)
    return ", ".join(f"{words(f'dragon_castle-{kind}')} {count}" for kind, count in counts.items()) or "0"


def _turn_in_words(view: View, names: Names, words: Translator) -> Iterator[str]:
    """Yields the tiles in hand in the current turn, and the set that may get shrines."""
    if not view.to_act:
        return
    name = names[view.to_act[0]]
    if view.hand:
        yield words("dragon_castle-words-hand", name=name, tiles=tiles_in_hand(view, words))
    if view.open_set:
        cells = ", ".join(map(name_of, view.open_set))
        yield words("dragon_castle-words-open-set", cells=cells, allowed=view.allowed)


def realm_in_words(view: View, realm: RealmView, names: Names, words: Translator) -> Iterator[str]:
    """Describes a realm: its points and their sources, each stack with its cell, the groups."""
    yield words(
        "dragon_castle-words-realm",
        name=names[realm.seat],
        points=realm.points,
        pool=realm.pool,
        tokens=realm.countdown,
    )
    sources = [account(line, words) for line in view.lines if line.seat == realm.seat and line.points]
    if sources:
        yield words("dragon_castle-words-points", sources=", ".join(sources))
    rows = [
        ", ".join(_stack(found, (r, c), words) for c, found in enumerate(row) if found.height)
        for r, row in enumerate(realm.cells)
    ]
    yield from filter(None, rows)
    if not any(rows):
        yield words("dragon_castle-words-empty")
    groups = [group for group in realm.groups if len(group.cells) >= SMALLEST_GROUP]
    if groups:
        yield words("dragon_castle-words-groups", groups="; ".join(_group(group, words) for group in groups))


def _group(group: Group, words: Translator) -> str:
    return words(
        "dragon_castle-words-group",
        type=words(f"dragon_castle-{group.type}"),
        size=len(group.cells),
        cells=", ".join(map(name_of, group.cells)),
    )


def _stack(found: Stack, cell: Cell, words: Translator, *, lettered: bool = False) -> str:
    """A stack by its cell, its top and its height: "C3 merchant 4/2", "C3: M4/2", "A1 shrine/1"."""
    if lettered and found.face:
        letter = words(f"dragon_castle-letter-{TYPE_OF[found.face[0]]}")
        return f"{name_of(cell)}: {letter}{found.face[1]}/{found.height}"
    return f"{name_of(cell)} {_top(found, words)}/{found.height}"


def _top(found: Stack, words: Translator) -> str:
    if found.face:
        return tile(found.face, words)
    return words("dragon_castle-words-shrine" if found.shrine else "dragon_castle-words-down")


def cards_in_words(view: View, words: Translator) -> list[str]:
    """A line for each card in the game: its name and what it pays or does."""
    dragons = [(name, f"dragon_castle-dragon-{name}-text") for name in view.dragons]
    spirits = [(name, f"dragon_castle-spirit-{name}-text") for name in view.spirits]
    return [f"**{card(name, words)}**: {words(text)}" for name, text in (*dragons, *spirits)]


def account(line: ScoreLine, words: Translator) -> str:
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
