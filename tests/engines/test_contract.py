"""The promises of every registered game, tried on random games over all seat counts and options."""

from __future__ import annotations

import contextlib
import dataclasses
import hashlib
import itertools
import math
import pickle
import random
import re
import typing
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from engines import registry
from engines.core.action import LONGEST_TEXT, Action
from engines.core.contract import AnyGame
from engines.core.errors import BadSetup, BadState, BadText, IllegalAction
from engines.core.panel import narrow
from engines.core.record import Record, replay
from engines.core.score import total
from tests.engines.playing import SEEDS, Move, Start, brought, moves, shared_games, starts
from tests.soak import SOAK

MANY = 60 if SOAK else 6
LOOKED = 1.0 if SOAK else 0.25
"""The share of positions at which slow checks run."""
LOOKED_LONG = 0.25 if SOAK else 0.05
"""The share of decisions at which computer players think without a limit, twice."""
TOO_MANY = 600
"""Of longer lists only some actions, drawn at random, are checked."""


@pytest.fixture(params=registry.keys(), scope="module")
def game(request: pytest.FixtureRequest) -> AnyGame:
    its_game = registry.game(request.param)
    if not SOAK:
        shared_games(its_game)
    return its_game


def some(actions: typing.Sequence[Action], rng: random.Random) -> list[Action]:
    return rng.sample(list(actions), min(MANY, len(actions)))


def play(data: st.DataObject, game: AnyGame) -> tuple[Start, random.Random, Iterator[Move]]:
    """Returns a random game and a generator for everything else; `make soak` plays one for every test."""
    rng = random.Random(data.draw(st.integers(0, 2**32)))
    if SOAK:
        start = data.draw(starts(game))
        return start, rng, moves(start, rng)
    games = shared_games(game)
    start, played = games[data.draw(st.integers(0, len(games) - 1))]
    note(str(start))
    return start, rng, iter(played)


@given(data=st.data())
def test_legal_actions_are_unique_and_only_of_who_is_due(game: AnyGame, data: st.DataObject) -> None:
    start, _, played = play(data, game)
    for move in played:
        due = game.to_act(move.before)
        assert list(due) == sorted(set(due))
        for seat in range(start.seats):
            legal = game.legal(move.before, seat)
            assert len(set(legal)) == len(legal)
            assert bool(legal) == (seat in due)


@given(data=st.data())
def test_legal_actions_are_sorted(game: AnyGame, data: st.DataObject) -> None:
    """One order holds for the whole game: two actions never swap their order."""
    _, rng, played = play(data, game)
    before: set[tuple[Action, Action]] = set()
    for move in played:
        legal = game.legal(move.before, move.seat)
        assert legal == game.legal(game.decode(game.encode(move.before)), move.seat)
        chosen = sorted(rng.sample(range(len(legal)), min(10, len(legal))))
        pairs = list(itertools.combinations([legal[index] for index in chosen], 2))
        before.update(pairs)
        assert not any((later, earlier) in before for earlier, later in pairs)


@given(data=st.data())
def test_every_legal_action_is_accepted_and_changes_no_old_state(game: AnyGame, data: st.DataObject) -> None:
    _, rng, played = play(data, game)
    for move in played:
        stored = game.encode(move.before)
        for action in some(game.legal(move.before, move.seat), rng):
            assert game.encode(game.apply(move.before, move.seat, action).state) != stored
        assert game.encode(move.before) == stored


@settings(max_examples=200 if SOAK else 3)  # there is more than one reason
@given(data=st.data())
def test_anything_else_is_refused_with_a_reason(game: AnyGame, data: st.DataObject) -> None:
    start, rng, played = play(data, game)
    seen: set[Action] = set()
    for move in played:
        legal = game.legal(move.before, move.seat)
        seen.update(some(legal, rng))
        due = game.to_act(move.before)
        for seat in set(range(-1, start.seats + 1)) - set(due):
            refused(game, move.before, seat, move.action)
        near = [other for action in some(legal, rng)[:5] for other in variations(action)]
        for action in {*some(sorted(seen, key=str), rng), *near} - set(legal):
            refused(game, move.before, move.seat, action)
        if not game.to_act(move.after):
            for seat in range(start.seats):
                refused(game, move.after, seat, move.action)


def refused(game: AnyGame, state: Any, seat: int, action: Action) -> None:
    with pytest.raises(IllegalAction) as refusal:
        game.apply(state, seat, action)
    assert refusal.value.reason.isidentifier()


def variations(action: Action) -> Iterator[Action]:
    """The action with one number or one word in it changed."""
    hints = typing.get_type_hints(type(action))
    for name in (field.name for field in dataclasses.fields(action)):
        value = getattr(action, name)
        others: tuple[Any, ...] = ()
        if typing.get_origin(hints[name]) is typing.Literal:
            others = typing.get_args(hints[name])
        elif isinstance(value, int) and not isinstance(value, bool):
            others = (value - 1, value + 1, -value, 1000)
        for other in others:
            if other != value:
                yield dataclasses.replace(action, **{name: other})


@given(data=st.data())
def test_a_state_survives_its_json(game: AnyGame, data: st.DataObject) -> None:
    _, _, played = play(data, game)
    for move in played:
        text = game.encode(move.after)
        again = game.decode(text)
        assert again == move.after
        assert game.encode(again) == text
        assert game.digest(again) == game.digest(move.after)
        assert game.digest(move.after) == hashlib.sha256(text.encode()).hexdigest()


@given(data=st.data())
def test_private_messages_go_out_where_a_decision_is_secret(game: AnyGame, data: st.DataObject) -> None:
    start, _, played = play(data, game)
    marks = [game.secret(move.before, seat) for move in played for seat in range(start.seats)]
    assert all(mark is None or 1 <= len(mark) <= 12 for mark in marks)
    assert game.has_secrets or not any(marks)
    if start.seats > 1:
        assert any(marks) == game.has_secrets


@given(data=st.data())
def test_a_damaged_state_is_told_as_such(game: AnyGame, data: st.DataObject) -> None:
    start = data.draw(starts(game))
    text = game.encode(start.setup())
    cut = data.draw(st.integers(0, len(text) - 1))
    for damaged in (text[:cut], "[]", "{}", "null", "7"):
        with pytest.raises(BadState):
            game.decode(damaged)


@given(data=st.data())
def test_replaying_the_log_gives_the_same_state(game: AnyGame, data: st.DataObject) -> None:
    start, _, played = play(data, game)
    log = list(played)
    names = [f"Player {seat}" for seat in range(start.seats)]
    entries = [(move.seat, move.action, move.events) for move in log]
    record = Record.from_log(game, start.options, names, start.seed, entries, finished=True)
    end = replay(game, Record.read(record.write()))
    assert end == log[-1].after
    assert game.digest(end) == game.digest(log[-1].after)
    assert game.seed(end) == start.seed


@given(data=st.data())
def test_action_texts_are_short_unique_and_parse_back(game: AnyGame, data: st.DataObject) -> None:
    _, _, played = play(data, game)
    for move in played:
        legal = game.legal(move.before, move.seat)
        assert len({action.text for action in legal}) == len(legal)
        for action in legal:
            assert len(action.text) <= LONGEST_TEXT
            assert game.parse(action.text) == action


@given(data=st.data(), noise=st.text(max_size=70))
def test_other_texts_are_refused(game: AnyGame, data: st.DataObject, noise: str) -> None:
    """An action's text is canonical: only that text is read as the action."""
    _, rng, played = play(data, game)
    others = {noise}
    for move in itertools.islice(played, 0, None, 3):
        for action in some(game.legal(move.before, move.seat), rng)[:3]:
            others.update(near_misses(action.text, rng))
    for text in others:
        with contextlib.suppress(BadText):
            assert game.parse(text).text == text


def near_misses(text: str, rng: random.Random) -> Iterator[str]:
    """Yields the text of an action with one small change."""
    yield from (f" {text}", f"{text} ", f"{text}\n", f"{text}\0", text.replace(" ", "  ", 1))
    yield from (text.replace(" ", "\t", 1), text.replace(" ", "\xa0", 1), text.upper(), text.title())
    words = text.split(" ")
    place = rng.randrange(len(words))
    yield " ".join(words[:place] + words[place + 1 :])
    yield " ".join([*words[:place], words[place], *words[place:]])
    yield " ".join([*words, rng.choice(words)])
    yield " ".join(rng.sample(words, len(words)))
    for found in re.finditer(r"-?[0-9]+", text):
        number = int(found[0])
        wide = "".join(chr(ord("０") + int(digit)) for digit in str(abs(number)))
        sign = "-" * (number < 0)
        for other in (
            *(number - 1, number + 1, -number, number + 100, 10**30),
            *(f"{sign}0{abs(number)}", f"+{number}", f"-{sign}0", f"{number}.0", f"{number}_0", sign + wide),
            *(f"{number}{wide[-1]}", f"{sign}{str(abs(number))[:-1]}{wide[-1]}"),
        ):
            yield f"{text[: found.start()]}{other}{text[found.end() :]}"


@settings(max_examples=200 if SOAK else 3)  # some questions are rare
@given(data=st.data())
def test_the_small_questions_reach_every_legal_action_and_no_other(
    game: AnyGame, data: st.DataObject
) -> None:
    _, rng, played = play(data, game)
    for number, move in enumerate(played):
        if number % 5:
            continue
        legal = game.legal(move.before, move.seat)
        for action in legal:
            assert not any(set("/:") & set(answer) for _, answer in action.parts)
        if len(legal) > TOO_MANY:  # every order of something
            for action in some(legal, rng):
                ask = narrow(legal, [answer for _, answer in action.parts], lambda action: None)
                assert ask is not None
                assert ask.preview == action
            continue
        reached = list(answered(legal, ()))
        assert len(reached) == len(legal)
        assert set(reached) == set(legal)


def answered(legal: typing.Sequence[Action], answers: tuple[str, ...]) -> Iterator[Action]:
    ask = narrow(legal, answers, lambda action: None)
    assert ask is not None
    if ask.preview:
        yield ask.preview
        return
    assert len(ask.options) > 1
    assert {action.parts[len(ask.chosen)][0] for option in ask.options for action in option.actions} == {
        ask.question
    }
    for chosen in itertools.combinations(ask.options, ask.count):
        yield from answered(legal, (*answers, *(option.answer for option in chosen)))


@given(data=st.data())
def test_a_view_tells_nothing_that_its_seat_may_not_know(game: AnyGame, data: st.DataObject) -> None:
    start, rng, played = play(data, game)
    for move in played:
        state = move.before
        if rng.random() > LOOKED:
            continue
        for seat in {move.seat, rng.randrange(start.seats), None}:
            other = game.redeal(state, seat, rng)
            assert game.seed(other) != game.seed(state)
            assert game.to_act(other) == game.to_act(state)
            view = game.view(state, seat)
            assert game.view(other, seat) == view
            assert game.seed(state).encode() not in pickle.dumps(view)
            if seat is not None:
                assert game.legal(other, seat) == game.legal(state, seat)


@given(data=st.data())
def test_who_sees_an_action_that_reveals_nothing_learns_nothing_hidden(
    game: AnyGame, data: st.DataObject
) -> None:
    """The same action makes the same view, whatever is hidden: taking it back leaks nothing."""
    start, rng, played = play(data, game)
    for move in played:
        if game.reveals(move.events) or rng.random() > LOOKED:
            continue
        told = [event for event in move.events if event.only is None]
        for seat in {move.seat, rng.randrange(start.seats), None}:
            other = game.redeal(move.before, seat, rng)
            only = move.events[0].only if move.events else None
            if only is None or seat in only:
                step = game.apply(other, move.seat, move.action)
            else:  # they don't know the action: any that looks the same to them
                steps = (game.apply(other, move.seat, one) for one in some(game.legal(other, move.seat), rng))
                looking = (
                    one for one in steps if [event for event in one.events if event.only is None] == told
                )
                step = next(looking, None)  # type: ignore[assignment]
                if step is None:
                    continue
            assert game.view(step.state, seat) == game.view(move.after, seat), move.action


def test_some_actions_reveal_something_and_some_do_not(game: AnyGame) -> None:
    seats = game.seats[-1]
    log = list(moves(Start(game, game.options_type(), seats, "7" * 32), random.Random(7)))
    assert {game.reveals(move.events) for move in log} == {True, False}
    assert game.reveals(log[-1].events)


@given(data=st.data())
def test_a_game_ends_within_its_bound_and_its_points_add_up(game: AnyGame, data: st.DataObject) -> None:
    start, _, played = play(data, game)
    log = list(played)
    assert len(log) <= game.bound(start.options, start.seats)
    assert log[-1].turn_ends
    end = log[-1].after
    result = game.result(end)
    assert result.lines == game.score(end)
    everybody = start.seats + len(game.rivals(start.seats))
    assert sorted(standing.seat for standing in result.standings) == list(range(everybody))
    for standing in result.standings:
        assert standing.points == total(result.lines, standing.seat)
    assert result.winners


@given(data=st.data())
def test_who_has_nothing_left_to_decide_is_never_asked_again(game: AnyGame, data: st.DataObject) -> None:
    start, _, played = play(data, game)
    log = list(played)
    done: set[int] = set()
    for move in log:
        assert not done.intersection(game.to_act(move.before))
        done |= {seat for seat in range(start.seats) if not game.asks_again(move.before, seat)}
    assert not any(game.asks_again(log[-1].after, seat) for seat in range(start.seats))


def test_before_the_end_some_have_nothing_left_to_decide(game: AnyGame) -> None:
    """At least in some games; if the last choices are secret, this can't be certain."""
    found = False
    for number in range(6):
        *_, last = moves(Start(game, game.options_type(), 3, "7" * 32), random.Random(number))
        found |= not all(game.asks_again(last.before, seat) for seat in range(3))
        found |= any(event.kind == "revealed" for event in last.events)
    assert found


@given(data=st.data())
def test_where_several_act_at_their_own_time_there_is_a_chapter_and_a_reveal_ends_it(
    game: AnyGame, data: st.DataObject
) -> None:
    _, _, played = play(data, game)
    for move in played:
        chapter = game.chapter(move.before)
        assert chapter is None or 0 < len(chapter) <= 12
        assert chapter is not None or len(game.to_act(move.before)) == 1
        if any(event.kind == "revealed" for event in move.events):
            assert game.chapter(move.after) != chapter


@given(data=st.data())
def test_a_forecast_is_what_the_action_then_brings(game: AnyGame, data: st.DataObject) -> None:
    """In a game without variants: some of them count later, or ask something in between.

    A choice that only leads to others (which tiles to draft) has no points of its own to compare.
    """
    start = Start(game, game.options_type(), data.draw(st.sampled_from(game.seats)), data.draw(SEEDS))
    compared = 0
    for move in moves(start, random.Random(start.seed)):
        forecast = game.forecast(game.view(move.before, move.seat), move.action)
        if forecast is not None and move.events[0].only is None:  # a secret choice brings it later
            compared += 1
            assert forecast == brought(game, move), move.action
    assert compared or game.has_secrets


@given(data=st.data())
def test_a_forecast_is_made_from_the_view_alone(game: AnyGame, data: st.DataObject) -> None:
    """Asks a copy of the view from another deal, with all questions about states forbidden."""
    _, rng, played = play(data, game)
    asked = []
    for move in itertools.islice(played, 0, None, 2):
        actions = some(game.legal(move.before, move.seat), rng)[:4]
        view = game.view(move.before, move.seat)
        expected = [game.forecast(view, action) for action in actions]
        stored = pickle.dumps(game.view(game.redeal(move.before, move.seat, rng), move.seat))
        assert game.seed(move.before).encode() not in pickle.dumps(view)
        asked.append((stored, actions, expected))
    with nothing_asked_about_states(game):
        for stored, actions, expected in asked:
            copy = pickle.loads(stored)
            assert [game.forecast(copy, action) for action in actions] == expected


ABOUT_STATES = (
    *("setup", "to_act", "legal", "apply", "view", "score", "result"),
    *("redeal", "seed", "secret", "encode", "decode", "digest"),
)


@contextlib.contextmanager
def nothing_asked_about_states(game: AnyGame) -> Iterator[None]:
    """Makes every question to the game about a state fail inside the block."""

    def refuse(*arguments: object, **named: object) -> typing.NoReturn:
        raise AssertionError("a state was asked for")

    with contextlib.ExitStack() as patches:
        for name in ABOUT_STATES:
            patches.enter_context(patch.object(type(game), name, refuse))
        yield


@settings(max_examples=200 if SOAK else 2)  # they think: that takes longer than all the rest
@given(data=st.data())
def test_computer_players_choose_legal_actions_from_the_view(game: AnyGame, data: st.DataObject) -> None:
    start = data.draw(starts(game))
    names = data.draw(
        st.lists(st.sampled_from(sorted(game.players)), min_size=start.seats, max_size=start.seats)
    )
    rng = random.Random(start.seed)
    state = start.setup()
    while due := game.to_act(state):
        legal = game.legal(state, due[0])
        view = game.view(state, due[0])
        action, looked = rng.choice(legal), rng.random()
        player = game.players[names[due[0]]]
        if LOOKED_LONG <= looked < LOOKED:
            action = player(view, legal, rng, 0.01)
            assert action in legal
        elif looked < LOOKED_LONG:
            memory = rng.getstate()
            # Without a time limit a player's choice follows from the view and its chance.
            action = player(view, legal, rng, math.inf)
            assert action in legal
            rng.setstate(memory)
            again = game.view(game.redeal(state, due[0], random.Random(start.seed)), due[0])
            assert player(again, legal, rng, math.inf) == action
        state = game.apply(state, due[0], action).state


@given(data=st.data(), seed=SEEDS)
def test_too_few_and_too_many_seats_are_refused(game: AnyGame, data: st.DataObject, seed: str) -> None:
    for seats in (0, game.seats.start - 1, game.seats.stop):
        with pytest.raises(BadSetup):
            game.setup(game.options_type(), seats, seed)


def test_every_option_has_a_default_and_a_sentence(game: AnyGame) -> None:
    game.options_type()
    for field in game.options_type.model_fields.values():
        assert field.description
        assert field.description.endswith(".")
