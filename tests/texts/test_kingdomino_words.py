"""Kingdomino played by ear: the words are read back into squares and lines and compared with the view."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest

from bot.texts import LANGUAGES, Translator, translator
from bot.ui.faces.kingdomino.boards import areas_in_words
from bot.ui.faces.kingdomino.face import FACE
from bot.ui.faces.kingdomino.telling import halves
from engines.kingdomino.actions import Claim, Place
from engines.kingdomino.data import TERRAINS
from engines.kingdomino.game import GAME
from engines.kingdomino.grid import name_of
from engines.kingdomino.options import KingdominoOptions
from engines.kingdomino.view import KingdomView, View
from tests.played import asks, spread
from tests.soak import SOAK

NAMES = ("Ann", "Łukasz", "Małgorzata", "Юрий")
SETTINGS = (
    (2, KingdominoOptions(mighty_duel=True)),
    (3, KingdominoOptions(dynasty=True)),
    (4, KingdominoOptions()),
)
STATES = 400 if SOAK else 5
"""States of each setting that are read back, in each language."""


def _spread(seats: int, options: KingdominoOptions) -> Iterator[tuple[Any, View]]:
    return spread(GAME, options, seats, 0.08)


@cache
def _some(seats: int, options: KingdominoOptions) -> list[tuple[Any, View]]:
    return list(islice(_spread(seats, options), STATES))


def _cells_read(block: str, words: Translator) -> dict[str, tuple[str, int]]:
    """The squares of a grid of letters by their names, with terrain and crowns; the castle is "#"."""
    letters = {words(f"kingdomino-letter-{terrain}"): terrain for terrain in TERRAINS}
    head, *rows = block.splitlines()
    columns = {found.start(): found[0] for found in re.finditer(r"[a-m]", head)}
    squares = {}
    for row in rows:
        number = row.split()[0]
        for at, column in columns.items():
            sign = row[at : at + 2].strip()
            if sign in ("", "·"):
                continue
            terrain = "castle" if sign == "#" else letters[sign[0]]
            squares[column + number] = terrain, int(sign[1:] or 0)
    return squares


def _areas_read(line: str) -> list[tuple[str, int, int, int, tuple[str, ...]]]:
    found = re.findall(r"(\w+) (\d+) × (\d+) = (\d+) \(([^)]*)\)", line)
    return [
        (name, int(count), int(crowns), int(points), tuple(cells.split(", ")))
        for name, count, crowns, points, cells in found
    ]


def _check_kingdom(view: View, kingdom: KingdomView, told: str, words: Translator) -> None:
    _, block, below = told.split("```")
    squares = {
        name_of(square, view.size): (half.terrain, half.crowns) for square, half in kingdom.squares.items()
    }
    assert _cells_read(block.strip("\n"), words) == squares | {name_of((0, 0), view.size): ("castle", 0)}
    areas = {
        (
            words(f"kingdomino-{area.terrain}"),
            len(area.squares),
            area.crowns,
            area.points,
            tuple(name_of(square, view.size) for square in area.squares),
        )
        for area in kingdom.areas
    }
    assert set(_areas_read(below)) == areas
    for domino in kingdom.discarded:
        assert str(domino) in below.splitlines()[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=["duel", "dynasty", "four"])
def test_the_words_read_back_are_the_table(seats: int, options: KingdominoOptions, lang: str) -> None:
    words, names = translator(lang), NAMES[:seats]
    for _, view in _some(seats, options):
        told = FACE.in_words(view, names, words)
        first, *parts = re.split(rf"^\*\*({'|'.join(names)})\*\*", told, flags=re.MULTILINE)
        assert f" {name_of((0, 0), view.size)}" in first, "the castle's square is explained"
        for slot in (*view.current, *view.next):
            message = "kingdomino-slot-free" if slot.seat is None else "kingdomino-slot"
            facts = {"domino": str(slot.domino), "halves": halves(slot.domino, words)}
            owner = {} if slot.seat is None else {"name": names[slot.seat]}
            assert (words(message, **facts, **owner) in first) == (slot.state != "done")
        assert parts[::2] == list(names)
        for kingdom, part in zip(view.kingdoms, parts[1::2], strict=True):
            assert str(kingdom.points) in part.splitlines()[0]
            _check_kingdom(view, kingdom, part, words)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=["duel", "dynasty", "four"])
def test_each_answer_is_told_apart_by_its_place_or_its_domino(
    seats: int, options: KingdominoOptions, lang: str
) -> None:
    words = translator(lang)
    for state, view in _some(seats, options):
        for ask in asks("kingdomino", state, view.to_act[0]) if view.to_act else ():
            bare = [
                FACE.label(view, ask, option, words).replace(f"{option.mark}:", "", 1)
                for option in ask.options
            ]
            assert len(set(bare)) == len(bare), bare
            for option, label in zip(ask.options, bare, strict=True):
                action = option.actions[0]
                if isinstance(action, Claim):
                    assert f" {action.domino} ({halves(action.domino, words)})" in label
                else:
                    assert isinstance(action, Place)
                    place = action.placement.second if ask.question == "then" else action.placement.first
                    assert re.search(rf" {name_of(place, view.size)}\b", label), label
            if isinstance(ask.preview, Place):
                asked = FACE.question(view, ask, words)
                for square in ask.preview.placement[1:]:
                    assert name_of(square, view.size) in asked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_close_up_is_described_by_whose_it_is_and_every_area(lang: str) -> None:
    words = translator(lang)
    for _, view in _some(*SETTINGS[-1]):
        for kingdom in view.kingdoms:
            told = FACE.closeup_alt(view, kingdom.seat, NAMES, words)
            assert told.startswith(f"{NAMES[kingdom.seat]}: {kingdom.points} ")
            assert len(_areas_read(told)) == len(kingdom.areas)
            held = [
                slot.domino
                for slot in (*view.current, *view.next)
                if slot.seat == kingdom.seat and slot.state != "done"
            ]
            assert all(f"{domino} ({halves(domino, words)})" in told for domino in held)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_placement_lies_within_the_room_that_is_told(lang: str) -> None:
    words, told = translator(lang), 0
    fields = {"left": "<l>", "right": "<r>", "top": "<t>", "bottom": "<b>", "size": "7"}
    pattern = re.escape(words("kingdomino-words-room", **fields))
    for sign, kind in (("<l>", "[a-m]"), ("<r>", "[a-m]"), ("<t>", "[0-9]+"), ("<b>", "[0-9]+")):
        pattern = pattern.replace(sign, f"(?P<{sign[1]}>{kind})")
    views = ((state, view) for state, view in _spread(*SETTINGS[0]) if view.phase == "place")
    for state, view in islice(views, STATES):
        kingdom = view.kingdoms[view.to_act[0]]
        room = re.search(pattern, "\n".join(areas_in_words(view, kingdom, words)))
        x0, y0, x1, y1 = kingdom.box
        assert (room is None) == (x1 - x0 == y1 - y0 == view.size - 1)
        if room is None:
            continue
        told += 1
        for action in GAME.legal(state, view.to_act[0]):
            assert isinstance(action, Place)
            for square in action.placement[1:]:
                name = name_of(square, view.size)
                assert room["l"] <= name[0] <= room["r"]
                assert int(room["t"]) <= int(name[1:]) <= int(room["b"])
    assert told
