"""Kingdomino in words: the explanation of the end, with the largest gains first."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from bot.texts import LANGUAGES, translator
from bot.ui.faces.kingdomino.face import FACE
from engines.core.chance import random_seed
from engines.kingdomino.actions import Place
from engines.kingdomino.data import TERRAINS
from engines.kingdomino.game import GAME
from engines.kingdomino.grid import name_of
from engines.kingdomino.options import KingdominoOptions
from engines.kingdomino.placing import placements

NAMES = ("Ann", "Łukasz", "Małgorzata")


@cache
def _over(options: KingdominoOptions, player: str = "greedy") -> Any:
    """Returns the public view of the end of a game of computer players."""
    rng = random.Random(3)
    state = GAME.setup(options, len(NAMES), random_seed(rng))
    while due := GAME.to_act(state):
        action = GAME.players[player](GAME.view(state, due[0]), GAME.legal(state, due[0]), rng, 1.0)
        state = GAME.apply(state, due[0], action).state
    return GAME.view(state, None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_is_explained_game_by_game_and_from_most_points_to_least(lang: str) -> None:
    view, words = _over(KingdominoOptions(middle_kingdom=True, harmony=True, dynasty=True)), translator(lang)
    told = FACE.explain(view, NAMES, words).splitlines()
    for standing, row in zip(view.result.standings, told, strict=False):
        games = [line for line in view.told(standing.seat) if line.source.startswith("game_")]
        assert [line.source for line in games] == ["game_1", "game_2", "game_3"]
        assert sum(line.points for line in games) == standing.points
        lines = [line for line in view.told(standing.seat) if line not in games]
        falling = sorted(lines, key=lambda line: -line.points)
        assert falling != lines, "the engine's order is another one, or this shows nothing"
        assert row.endswith(": " + ", ".join(FACE.account(line, words) for line in (*games, *falling)))


def test_a_variant_that_was_played_and_missed_is_told_with_nothing() -> None:
    played = _over(KingdominoOptions(middle_kingdom=True, harmony=True), "random")
    told = FACE.explain(played, NAMES, translator("en"))
    assert told.count("Middle Kingdom") == told.count("Harmony") == len(NAMES)
    assert "Middle Kingdom 0" in told
    assert "Harmony 0" in told
    assert "Harmony" not in FACE.explain(_over(KingdominoOptions()), NAMES, translator("en"))


def _dynasty() -> list[tuple[Any, Any]]:
    """Each step of a Dynasty of greedy players, with the state after it."""
    rng = random.Random(3)
    state = GAME.setup(KingdominoOptions(dynasty=True), len(NAMES), random_seed(rng))
    steps = []
    while due := GAME.to_act(state):
        action = GAME.players["greedy"](GAME.view(state, due[0]), GAME.legal(state, due[0]), rng, 1.0)
        step = GAME.apply(state, due[0], action)
        state = step.state
        steps.append((step, state))
    return steps


def test_each_game_of_a_dynasty_ends_with_a_line_of_its_points_and_its_kingdoms_in_sight() -> None:
    ends = [
        (step, state) for step, state in _dynasty() if any(event.kind == "scored" for event in step.events)
    ]
    assert len(ends) == 3
    for number, (step, state) in enumerate(ends, 1):
        points = next(event.facts["points"] for event in step.events if event.kind == "scored")
        said = ", ".join(f"{name} {score}" for name, score in zip(NAMES, points, strict=True))
        assert FACE.caption(step.events, NAMES, translator("en")).splitlines()[-1] == (
            f"**Game {number} of three is over**: {said}."
        )
        view = GAME.view(state, None)
        assert view.between_games == (number < 3)
        if view.between_games:
            bare = replace(view, earlier_kingdoms=(*view.earlier_kingdoms[:-1], view.kingdoms))
            shown = FACE.pictures.public(view, NAMES, translator("en"))
            assert shown != FACE.pictures.public(bare, NAMES, translator("en"))


def test_the_one_who_is_due_is_asked_and_the_last_button_names_the_deed() -> None:
    words = translator("en")
    state = GAME.setup(KingdominoOptions(), 3, "5" * 32)
    view = GAME.view(state, None)
    assert FACE.status(view, NAMES, words) == f"{NAMES[view.to_act[0]]}, claim a domino."
    while (view := GAME.view(state, GAME.to_act(state)[0])).phase == "claim":
        state = GAME.apply(state, view.seat or 0, GAME.legal(state, view.seat or 0)[0]).state
    assert FACE.status(view, NAMES, words) == f"{NAMES[view.to_act[0]]}, place domino {view.due}."
    legal = GAME.legal(state, view.to_act[0])
    ask = GAME.ask(legal, (), lambda action: GAME.forecast(view, action))
    assert ask is not None
    square = next(option for option in ask.options if len(option.actions) > 1)
    ways = GAME.ask(legal, (square.answer,), lambda action: GAME.forecast(view, action))
    assert ways is not None
    for option in ways.options:
        assert FACE.label(view, ways, option, words).startswith(f"Place {option.mark}, ")
        (action,) = option.actions
        assert isinstance(action, Place)
        placed = action.placement
        assert FACE.label(view, ways, option, words).endswith(
            f" on {name_of(placed.second, view.size)}: 0 to 0, +0"
        )
    assert FACE.confirm(view, legal[0], words) == "Place here: 0 to 0, +0"


def test_a_claim_says_what_the_domino_would_bring_now() -> None:
    words, seen = translator("en"), set()
    for step, state in _dynasty()[:40]:
        if not GAME.to_act(state) or (view := GAME.view(state, GAME.to_act(state)[0])).phase != "claim":
            continue
        legal = GAME.legal(state, view.to_act[0])
        ask = GAME.ask(legal, (), lambda action: None)
        assert ask is not None, step
        for option in ask.options:
            label = FACE.label(view, ask, option, words)
            assert label.startswith(f"Claim {option.mark}: {option.answer} (")
            places = placements(view.kingdoms[view.to_act[0]].kingdom, int(option.answer), view.size)
            best = max((GAME.forecast(view, place) or 0 for place in places), default=None)
            brings = f", up to +{best}" if best else ")"
            assert label.endswith(", no place now" if best is None else brings)
            seen.add(best)
    assert len(seen) > 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_letter_of_a_terrain_looks_like_an_options_letter_of_another_alphabet(lang: str) -> None:
    alike = dict(zip("АВЕКМНОРСТУХІЈЅ", "ABEKMHOPCTYXIJS", strict=True))
    letters = [translator(lang)(f"kingdomino-letter-{terrain}") for terrain in TERRAINS]
    assert len(set(letters)) == len(letters)
    assert [letter for letter in letters if alike.get(letter) in GAME.marks] == []


def test_the_variants_in_play_are_told() -> None:
    view = GAME.view(GAME.setup(KingdominoOptions(harmony=True, dynasty=True), 3, "0" * 32), None)
    assert [line.split("**")[1] for line in FACE.cards_in_play(view, translator("en"))] == [
        "Dynasty",
        "Harmony",
    ]


def test_an_area_without_points_is_not_told() -> None:
    view = _over(KingdominoOptions())
    first = view.result.standings[0].seat
    nothing = view.result.lines[0]._replace(seat=first, points=0)
    longer = view.result._replace(lines=(nothing, *view.result.lines))
    assert nothing not in FACE.lines_of(longer, first)
    assert len(FACE.lines_of(longer, first)) == len(FACE.lines_of(view.result, first))


def test_nothing_is_explained_before_the_end() -> None:
    view = GAME.view(GAME.setup(KingdominoOptions(), 3, "0" * 32), None)
    assert FACE.explain(view, NAMES, translator("en")) == ""


def test_a_panel_says_which_domino_was_discarded_before_the_claim() -> None:
    words, told, asked = translator("en"), 0, 0
    for seed in range(3):
        rng = random.Random(seed)
        state = GAME.setup(KingdominoOptions(), 3, random_seed(rng))
        while due := GAME.to_act(state):
            legal = GAME.legal(state, due[0])
            step = GAME.apply(state, due[0], rng.choice(legal))
            gone = [event for event in step.events if event.kind == "discarded"]
            state = step.state
            if not (due := GAME.to_act(state)):
                break
            view = GAME.view(state, due[0])
            ask = GAME.ask(GAME.legal(state, due[0]), (), lambda action: None)
            assert ask is not None
            said = f"Domino {gone[-1].facts['domino']} fits nowhere" if gone else "fits nowhere"
            right = bool(gone) and ask.question == "domino" and gone[-1].seat == due[0]
            for text in (FACE.question(view, ask, words), FACE.brief(view, ask, words)):
                assert (said in text) == right
            told, asked = told + right, asked + 1
    assert 0 < told < asked
