"""A small game with a simultaneous phase and secrets: all players pick a number, then all are revealed."""

from __future__ import annotations

import random
from typing import NamedTuple

from pydantic import TypeAdapter

from engines.core.action import Action, Parts
from engines.core.contract import Game, Options, Step
from engines.core.errors import BadText, IllegalAction
from engines.core.event import Event
from engines.core.score import Result, ScoreLine, rank

ROUNDS = 2


class Vote(Action):
    kind: str = "vote"
    number: int

    @property
    def answers(self) -> Parts:
        return (("number", str(self.number)),)


class State(NamedTuple):
    seed: str
    round: int
    votes: tuple[int | None, ...]
    points: tuple[int, ...]


class View(NamedTuple):
    round: int
    own: int | None
    points: tuple[int, ...]


def choose_low(view: View, legal: tuple[Vote, ...], rng: random.Random, budget: float) -> Vote:
    return legal[0]


class SecretVote(Game[Options, State, Vote, View]):
    key = "secret_vote"
    seats = range(2, 5)
    options_type = Options
    state_adapter = TypeAdapter(State)
    players = {"low": choose_low}  # noqa: RUF012

    def setup(self, options: Options, seats: int, seed: str) -> State:
        return State(seed, 1, (None,) * seats, (0,) * seats)

    def to_act(self, state: State) -> tuple[int, ...]:
        if state.round > ROUNDS:
            return ()
        return tuple(seat for seat, vote in enumerate(state.votes) if vote is None)

    def legal(self, state: State, seat: int) -> tuple[Vote, ...]:
        return tuple(Vote(number=number) for number in range(3)) if seat in self.to_act(state) else ()

    def apply(self, state: State, seat: int, action: Vote) -> Step[State]:
        if seat not in self.to_act(state):
            raise IllegalAction("not_due", seat=seat)
        if action.number not in range(3):
            raise IllegalAction("no_such_number", number=action.number)
        votes = tuple(action.number if n == seat else vote for n, vote in enumerate(state.votes))
        chosen = Event("chose", seat, {"number": action.number}, (seat,))
        if None in votes:
            return Step(state._replace(votes=votes), (chosen,), False)
        points = tuple(had + (vote or 0) for had, vote in zip(state.points, votes, strict=True))
        revealed = Event("revealed", None, {"votes": list(votes)})
        after = State(state.seed, state.round + 1, (None,) * len(votes), points)
        return Step(after, (chosen, revealed), True)

    def view(self, state: State, seat: int | None) -> View:
        return View(state.round, None if seat is None else state.votes[seat], state.points)

    def score(self, state: State) -> tuple[ScoreLine, ...]:
        return tuple(ScoreLine(seat, "votes", points) for seat, points in enumerate(state.points))

    def result(self, state: State) -> Result:
        return rank(self.score(state), [() for _ in state.points])

    def forecast(self, view: View, action: Vote) -> int | None:
        return action.number

    def redeal(self, state: State, seat: int | None, rng: random.Random) -> State:
        return state

    def parse(self, text: str) -> Vote:
        word, _, number = text.partition(" ")
        if word != "vote" or not number.isdigit():
            raise BadText("not_an_action", text=text)
        return Vote(number=int(number))

    def bound(self, options: Options, seats: int) -> int:
        return ROUNDS * seats

    def seed(self, state: State) -> str:
        return state.seed
