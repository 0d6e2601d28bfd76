"""Moments in the posts of whole games: a post tells each of them once, and no sentence comes too often."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.tables.table import Entry, Table
from bot.texts import LANGUAGES, translator
from bot.ui.board.moments import KINDS, moment_line, moments, varied, victory_line
from bot.ui.faces import face_of, hosted
from engines.core.score import Result, Standing
from engines.registry import game
from tests.cases import case
from tests.ui.tables import ENDED, table_of

SEED = f"{11:032x}"
MOST_TIMES = 4


def told(key: str, seats: int = 3) -> Iterator[tuple[Table, list[Entry], int]]:
    """Yields a greedy game after each turn: the table, its log, and the event before that turn."""
    its_game, rng = game(key), random.Random(3)
    state = its_game.setup(its_game.options_type(), seats, SEED)
    log = [Entry(1, "started", 100, 0, None, (), ENDED)]
    before = 1
    while due := its_game.to_act(state):
        seat = due[0]
        action = its_game.players["greedy"](its_game.view(state, seat), its_game.legal(state, seat), rng, 1.0)
        step = its_game.apply(state, seat, action)
        log.append(Entry(len(log) + 1, "acted", 100 + seat, seat, action.text, step.events, ENDED))
        state = step.state
        if step.turn_ends and its_game.to_act(state):
            table = table_of(key, state, seats)
            yield replace(table, row=replace(table.row, seq=len(log))), [*log], before
            before = len(log)


@pytest.mark.parametrize("key", hosted())
def test_a_moment_is_told_once_and_no_sentence_often(key: str) -> None:
    said: dict[str, list[str]] = {lang: [] for lang in LANGUAGES}
    found: list[tuple[str, int]] = []
    every = list(told(key))
    for table, log, before in every:
        new = moments(table, log, before)
        found += [(one.kind, one.seq) for one in new]
        assert all(before < one.seq <= table.seq for one in new)
        for lang in LANGUAGES:
            said[lang] += filter(None, [moment_line(table, log, before, translator(lang))]) if new else []
    table, log, _ = every[-1]
    with case("the whole log tells the same moments"):
        assert [(one.kind, one.seq) for one in moments(table, log)] == found
    counted = Counter(kind for kind, _ in found)
    assert counted.keys() <= {*KINDS}
    assert counted["half-time"] == (0 if not _has_half(key) else 1)
    assert counted["lead"] + counted["best"] > 0
    for lang, lines in said.items():
        with case(lang):
            assert max(Counter(lines).values()) <= MOST_TIMES


def _has_half(key: str) -> bool:
    return "is_half_over" in vars(type(face_of(key)))


def test_sentences_of_a_kind_come_in_turn() -> None:
    for lang in LANGUAGES:
        values: dict[str, Any] = {"name": "Ann", "other": "Bob", "points": 23, "second": 21, "gain": "+7"}
        for kind in ("lead", "best"):
            lines = [varied(f"moment-{kind}", number, translator(lang), **values) for number in range(10)]
            assert len({*lines}) == 5
            assert lines[:5] == lines[5:]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_names_the_winner_and_the_lead(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = translator(lang)
    table = table_of("kingdomino", None, 2, lang=lang)

    def ended(*standings: Standing) -> str:
        monkeypatch.setattr(Table, "result", Result((), standings))
        return victory_line(table, words)

    first, second = table.names
    by_five = ended(Standing(0, 1, 40), Standing(1, 2, 35))
    assert first in by_five
    assert "5" in by_five
    assert second in ended(Standing(1, 1, 40), Standing(0, 2, 39))
    tie = ended(Standing(0, 1, 40, (9,)), Standing(1, 2, 40, (8,)))
    assert tie == words("victory-tie", name=first)
    shared = ended(Standing(0, 1, 40), Standing(1, 1, 40))
    assert first in shared
    assert second in shared
    gone = ended(Standing(0, 1, 20), Standing(1, 2, 40, left=True))
    assert gone == words("victory", name=first)
