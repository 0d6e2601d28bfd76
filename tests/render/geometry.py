"""Rules for every picture: nothing lies over a text or leaves its place, all type is readable."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from engines.core.contract import AnyGame
from render.core.box import Box
from tests.render.positions import late_positions, pictures_of
from tests.render.recording import Drawn, Picture, recording

PHONE = 390
"""The width of a picture on a phone, in pixels."""
DESKTOP = 550, 350
"""The room that a client on a desktop gives a picture: a square panel is 350 pixels wide there."""
LEAST = 7.0
TOUCH = 2
"""Smoothed edges may share this many pixels."""


def faults_of_late_positions(
    game: AnyGame, games: int, each: int, seat_counts: Sequence[int] = (), **options: Any
) -> list[str]:
    """Returns the faults of all pictures of some games, each once; `options` are those of the game."""
    found = set()
    with recording() as taken:
        for position in late_positions(game, games, each, seat_counts, **options):
            for kind, draw in pictures_of(game, position):
                taken.clear()
                draw()
                found |= {
                    f"{kind} {position.lang} {len(position.names)}: {fault}"
                    for picture in taken
                    for fault in faults(picture)
                }
    return sorted(found)


def faults(picture: Picture) -> Iterator[str]:
    """Yields the faults of a picture.

    All type counts, that on pieces too: the product omits unreadable texts.
    """
    texts = [each for each in picture.drawn if each.kind == "text"]
    yield from _lying_over(picture, texts)
    yield from _painted_over(picture)
    yield from _leaving(picture, texts)
    for text in texts:
        shown = text.size * PHONE / picture.width
        if shown < LEAST:
            yield f"small: {text.text!r} has {shown:.1f} pixels"
    answers = {each.mark for each in picture.drawn if each.kind in ("disc", "pill") and each.mark}
    on_a_desktop = min(DESKTOP[0] / picture.width, DESKTOP[1] / picture.height)
    for text in texts:
        if text.mark in answers and not text.printed and text.size * on_a_desktop < LEAST:
            yield f"small on a desktop: {text.text!r} has {text.size * on_a_desktop:.1f} pixels"


def _lying_over(picture: Picture, texts: list[Drawn]) -> Iterator[str]:
    for one, other in combinations(texts, 2):
        once_more = one.mark == other.mark and one.text == other.text  # a piece drawn over itself
        if not once_more and _overlap(one.box, other.box):
            yield f"texts: {one.text!r} and {other.text!r} at {one.box.whole}"
    discs = [each for each in picture.drawn if each.kind == "disc"]
    for one, other in combinations(discs, 2):
        if math.dist(one.box.middle, other.box.middle) < (one.box.width + other.box.width) / 2 - TOUCH:
            yield f"discs: {one.text!r} and {other.text!r}"
    pills = [each for each in picture.drawn if each.kind == "pill"]
    for pill in pills:
        for each in picture.drawn:
            if each.mark == pill.mark or each.kind in ("place", "paint", "emblem"):
                continue
            if _overlap(pill.box, each.box):
                yield f"pill: {pill.text!r} on {each.kind} {each.text!r}"
    for disc in discs:
        radius, (x, y) = disc.box.width / 2, disc.box.middle
        for text in texts:
            box = text.box
            near = (max(box.x, min(x, box.right)), max(box.y, min(y, box.bottom)))
            if text.printed and text.text.isalpha():  # a tile's letter: its symbol and color say the same
                continue
            if text.mark != disc.mark and math.dist(near, (x, y)) < radius - TOUCH:
                yield f"disc: {disc.text!r} on {text.text!r}"


def _painted_over(picture: Picture) -> Iterator[str]:
    """Yields texts partly under a later stripe or box, or under or over an emblem."""
    for number, text in enumerate(picture.drawn):
        if text.kind != "text":
            continue
        for paint in picture.drawn[number + 1 :]:
            if paint.kind == "paint" and _overlap(text.box, paint.box):
                yield f"painted over: {text.text!r} at {text.box.whole}"
        for emblem in picture.drawn:
            if emblem.kind == "emblem" and emblem.mark != text.mark and _overlap(text.box, emblem.box):
                yield f"emblem: {emblem.text!r} and {text.text!r} at {text.box.whole}"


def _leaving(picture: Picture, texts: list[Drawn]) -> Iterator[str]:
    """Yields texts beyond the picture, or beyond the smallest place that their middle is in."""
    places = [each.box for each in picture.drawn if each.kind == "place"]
    whole = Box(0, 0, picture.width, picture.height)
    for text in texts:
        if text.mark:  # it stands on a piece or in a mark, which may lie across an edge
            continue
        x, y = text.box.middle
        around = [box for box in places if box.x <= x <= box.right and box.y <= y <= box.bottom]
        place = min(around, key=lambda box: box.width * box.height, default=whole)
        if not _within(text.box, place):
            yield f"leaves: {text.text!r} {text.box.whole} its place {place.whole}"


def _overlap(one: Box, other: Box) -> bool:
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return across > TOUCH and down > TOUCH


def _within(box: Box, place: Box) -> bool:
    return (
        box.x >= place.x - TOUCH
        and box.y >= place.y - TOUCH
        and box.right <= place.right + TOUCH
        and box.bottom <= place.bottom + TOUCH
    )
