"""The events of Dragon Castle, one function for each kind: its arguments are the event's facts.

Cells are named as in `grid` (C4); faces and types as in `data` (S4, "soldier").
"""

from __future__ import annotations

from collections.abc import Iterable

from engines.core.event import Event
from engines.core.score import Result


def began(seat: int) -> Event:
    """The next seat's turn began."""
    return Event("began", seat, {})


def taken(seat: int, cell: str, face: str, uncovered: str | None, second: bool) -> Event:
    """A tile was taken from the castle; `uncovered` is the face below it, None if there was none."""
    return Event("taken", seat, {"cell": cell, "face": face, "uncovered": uncovered, "second": second})


def shrine_taken(seat: int, pool: int, supply: int) -> Event:
    """A shrine went from the supply into the pool; both as they are now."""
    return Event("shrine_taken", seat, {"pool": pool, "supply": supply})


def discarded(seat: int, face: str, points: int) -> Event:
    """The tile that was taken left the game for a point."""
    return Event("discarded", seat, {"face": face, "points": points})


def summoned(seat: int | None, left: int, points: int) -> Event:
    """A countdown token was taken (seat None: by Ingenuity); `left` are still on the track."""
    return Event("summoned", seat, {"left": left, "points": points})


def last_round(seat: int | None) -> Event:
    """The "!" was uncovered: this round is the last."""
    return Event("last_round", seat, {})


def placed(seat: int, cell: str, face: str, level: int) -> Event:
    """A tile was put into the realm and lies on that level."""
    return Event("placed", seat, {"cell": cell, "face": face, "level": level})


def consolidated(seat: int, sign: str, cells: Iterable[str], points: int, shrines: int) -> Event:
    """A set was turned: its type (Beauty: "1" to "6"), cells, points and how many shrines it may carry."""
    facts = [*cells]
    return Event(
        "consolidated",
        seat,
        {"type": sign, "cells": [*facts], "size": len(facts), "points": points, "shrines": shrines},
    )


def built(seat: int, cell: str, level: int, pool: int) -> Event:
    """A shrine was built on that level; the pool as it is now."""
    return Event("built", seat, {"cell": cell, "level": level, "pool": pool})


def activated(seat: int, spirit: str, cell: str | None, face: str | None) -> Event:
    """A Spirit was paid with the face-up tile of that cell, or with a shrine (cell and face None)."""
    return Event("activated", seat, {"spirit": spirit, "cell": cell, "face": face})


def destroyed(seat: int, cell: str, face: str, uncovered: str | None) -> Event:
    """Destruction removed a tile of the castle."""
    return Event("destroyed", seat, {"cell": cell, "face": face, "uncovered": uncovered})


def turned(seat: int, cell: str, face: str) -> Event:
    """Wind turned a tile face down; that is no consolidation."""
    return Event("turned", seat, {"cell": cell, "face": face})


def shrine_moved(seat: int, source: str, target: str, level: int) -> Event:
    """Wind moved a shrine; it now stands on that level."""
    return Event("shrine_moved", seat, {"from": source, "to": target, "level": level})


def shifted(seat: int, source: str, target: str, face: str | None, level: int) -> Event:
    """Strength moved a tile (face None: it lies face down) to that level."""
    return Event("shifted", seat, {"from": source, "to": target, "face": face, "level": level})


def ingenuity(why: str, cells: Iterable[str], faces: Iterable[str], uncovered: Iterable[str | None]) -> Event:
    """The Dragon of Ingenuity took one tile or two, in this order.

    `why` is the first of its wishes that could be met: "same_type", "dragon", "special" or "faction".
    """
    return Event(
        "ingenuity",
        None,
        {"why": why, "cells": [*cells], "faces": [*faces], "uncovered": [*uncovered]},
    )


def game_over(result: Result, rank: str | None) -> Event:
    """The game is over: points by seat and the winners; alone, the rank that was reached."""
    points = [standing.points for standing in sorted(result.standings)]
    return Event("game_over", None, {"points": [*points], "winners": [*result.winners], "rank": rank})
