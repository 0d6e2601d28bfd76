"""Dragon Castle played by ear: the words are read back into stacks and stores and compared with the view."""

from __future__ import annotations

import re
from functools import cache
from itertools import islice
from typing import Any

import pytest

from bot.texts import LANGUAGES, Translator, translator
from bot.ui.cards.card import LONGEST_ALT, LONGEST_TEXT
from bot.ui.cards.markdown import plain
from bot.ui.faces.dragon_castle.boards import castle_in_words, realm_in_words
from bot.ui.faces.dragon_castle.face import FACE
from bot.ui.faces.dragon_castle.telling import tile
from engines.dragon_castle.data import TILES
from engines.dragon_castle.grid import name_of
from engines.dragon_castle.options import DragonCastleOptions
from engines.dragon_castle.view import Stack, View
from tests.played import asks, spread
from tests.render.dragon_castle.games import GAME
from tests.soak import SOAK

NAMES = ("Ann", "Łukasz", "Małgorzata", "Юрий")
SETTINGS = (
    (1, DragonCastleOptions()),
    (2, DragonCastleOptions(random_spirits=2, random_dragons=1, castle="barracks", realm_rows=6)),
    (4, DragonCastleOptions(random_spirits=1, random_dragons=1)),
)
STATES = 150 if SOAK else 4
"""States of each setting that are read back, in each language."""
OFTEN = 0.03 if SOAK else 0.06

Read = dict[str, tuple[str, int, str]]


@cache
def _some(seats: int, options: DragonCastleOptions) -> list[tuple[Any, View]]:
    return list(islice(spread(GAME, options, seats, OFTEN), STATES))


def _read(lines: list[str], words: Translator) -> Read:
    """Each stack that is named, by its cell: its top, its height, and how it may be taken."""
    tops = {tile(face, words): face for face in {*TILES}}
    tops |= {words("dragon_castle-words-down"): "down", words("dragon_castle-words-shrine"): "shrine"}
    marks = {words(f"dragon_castle-words-{mark}"): mark for mark in ("first", "second")}
    found: Read = {}
    for line in lines:
        if not re.match(r"[A-Z]\d+ [^/,:(]+/\d+(?!\S*[.:])", line):
            continue
        for stack in line.split(", "):
            cell, _, rest = stack.partition(" ")
            top, _, height = rest.partition("/")
            height, _, mark = height.partition(" ")
            assert cell not in found
            found[cell] = tops[top], int(height), marks[mark] if mark else ""
    return found


def _top(stack: Stack) -> str:
    return stack.face or ("shrine" if stack.shrine else "down")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=["alone", "two", "four"])
def test_the_words_read_back_are_the_table(seats: int, options: DragonCastleOptions, lang: str) -> None:
    words, names = translator(lang), NAMES[:seats]
    for _, view in _some(seats, options):
        told = FACE.in_words(view, names, words)
        assert len(told) <= LONGEST_TEXT
        castle = list(castle_in_words(view, words))
        first, available = set(view.castle.first), set(view.castle.available)
        assert _read(castle, words) == {
            name_of((r, c)): (
                stack.face,
                stack.height,
                "first" if (r, c) in first else "second" if (r, c) in available else "",
            )
            for r, row in enumerate(view.castle.cells)
            for c, stack in enumerate(row)
            if stack.height
        }
        for number in (view.castle.tiles, view.laid_out, view.stacked, view.supply):
            assert re.search(rf"\b{number}\b", castle[0])
        assert "\n".join(castle) in told
        for realm in view.realms:
            lines = list(realm_in_words(view, realm, names, words))
            assert "\n".join(lines) in told
            assert lines[0].startswith(f"**{names[realm.seat]}**")
            assert [int(number) for number in re.findall(r"\d+", lines[0])] == [
                realm.points,
                realm.pool,
                realm.countdown,
            ]
            assert _read(lines, words) == {
                name_of((r, c)): (_top(stack), stack.height, "")
                for r, row in enumerate(realm.cells)
                for c, stack in enumerate(row)
                if stack.height
            }
            groups = {
                (len(group.cells), words(f"dragon_castle-{group.type}"), ", ".join(map(name_of, group.cells)))
                for group in realm.groups
                if len(group.cells) > 1
            }
            read = re.findall(r"(\d+) × ([\w ]+?) \(([A-Z0-9, ]+)\)", lines[-1])
            assert {(int(size), kind, cells) for size, kind, cells in read} == groups


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sign_of_the_board_is_taken_for_markdown(lang: str) -> None:
    """A star between two stars would vanish and set the text between in italics."""
    words = translator(lang)
    for _, view in _some(*SETTINGS[-1]):
        castle = "\n".join(castle_in_words(view, words))
        assert plain(castle) == castle
        alt = FACE.closeup_alt(view, view.seats, NAMES, words)
        assert alt == castle or len(alt) < len(castle) > LONGEST_ALT
        assert len(alt) <= LONGEST_ALT
        for seat in range(view.seats):
            assert FACE.closeup_alt(view, seat, NAMES, words).startswith(f"{NAMES[seat]}: ")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=["alone", "two", "four"])
def test_each_answer_is_told_apart_without_its_mark(
    seats: int, options: DragonCastleOptions, lang: str
) -> None:
    """By its cell, or by the thing or deed that it is."""
    words = translator(lang)
    for state, view in _some(seats, options):
        for ask in asks("dragon_castle", state, view.to_act[0]) if view.to_act else ():
            bare = [
                FACE.label(view, ask, option, words).removeprefix(f"{option.mark}: ")
                for option in ask.options
            ]
            assert len(set(bare)) == len(bare), bare
            for option, label in zip(ask.options, bare, strict=True):
                cell = getattr(option.actions[0], "cell", None)
                if cell is not None and ask.question == "act":
                    assert re.search(rf"\b{name_of(cell)}\b", label), label
