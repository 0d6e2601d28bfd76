"""The tastes of computer players: each shows in their choices, and none makes them give points away.

`python -m tests.engines.test_tastes GAME TASTE [GAMES] [LEVEL]` plays more games and prints how often one of
the two players with the taste wins, with the interval; equal ones win half of the games.
"""

from __future__ import annotations

import itertools
import math
import random
import sys
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import pytest

from engines import registry
from engines.cli.selfplay import confidence
from engines.core.chance import random_seed
from engines.core.players import Weighed
from engines.core.tastes import Weighing, WithTaste, named
from tests.soak import only_in_soak

GAMES = 48
"""The number of games that show all tastes of a game in a series."""
OFTEN = 2
"""The least number of decisions in a game of four that a taste changes."""
CLEARLY = 1.1
"""The least factor by which a player with a taste shows it more than the others."""


class Shown(NamedTuple):
    """The liking that was shown in a series: of a player with the taste and of one without it."""

    with_taste: float
    without: float
    wins: float
    """The games that a player with the taste won."""


def shown(key: str, tables: Iterable[Sequence[str | None]], level: str = "fair") -> dict[str, Shown]:
    """Plays a game at each table, where each seat has a taste or none."""
    game = registry.game(key)
    liking = {taste: [0.0, 0.0] for taste in game.tastes}
    seats = {taste: [0, 0] for taste in game.tastes}
    wins = dict.fromkeys(game.tastes, 0.0)
    for number, tastes in enumerate(tables):
        rng = random.Random(f"{key}/{number}")
        state = game.setup(game.options_type(), len(tastes), random_seed(rng))
        while due := game.turn_order(state):
            seat = due[0]
            view, legal = game.view(state, seat), game.legal(state, seat)
            action = game.player(named(level, tastes[seat]))(view, legal, rng, math.inf)
            for taste, like in game.tastes.items():
                if len(legal) > 1:
                    liking[taste][taste != tastes[seat]] += like(view, action)
            state = game.apply(state, seat, action).state
        winners = game.result(state).winners
        for taste in game.tastes:
            seats[taste][0] += tastes.count(taste)
            seats[taste][1] += len(tastes) - tastes.count(taste)
            wins[taste] += sum(tastes[seat] == taste for seat in winners) / len(winners)
    return {
        taste: Shown(
            liking[taste][0] / max(1, seats[taste][0]),
            liking[taste][1] / max(1, seats[taste][1]),
            wins[taste],
        )
        for taste in game.tastes
    }


@pytest.mark.parametrize("key", registry.keys())
def test_every_taste_changes_some_decisions_of_a_game(key: str) -> None:
    """In each position of a fair game, the choice with each taste is compared with the plain one."""
    game = registry.game(key)
    weigh, margin, _ = game.weighings["fair"]
    changed = dict.fromkeys(game.tastes, 0)
    rng = random.Random(2)
    state = game.setup(game.options_type(), 4, random_seed(rng))
    while due := game.turn_order(state):
        seat = due[0]
        view, legal = game.view(state, seat), game.legal(state, seat)
        weighed = weigh(view, legal, rng, math.inf)
        for taste, like in game.tastes.items():
            found: Weighing[Any, Any] = Weighing(lambda *_, weighed=weighed: weighed, margin)
            chosen = WithTaste(found, like)(view, legal, rng, math.inf)
            assert like(view, chosen) >= like(view, weighed[0].action)
            changed[taste] += chosen != weighed[0].action
        state = game.apply(state, seat, weighed[0].action).state
    assert min(changed.values()) >= OFTEN, changed


@only_in_soak
@pytest.mark.parametrize("key", registry.keys())
def test_every_taste_can_be_felt(key: str) -> None:
    tastes: list[str | None] = [*registry.game(key).tastes]
    assert len(tastes) == 4
    found = shown(key, [tastes[turn:] + tastes[:turn] for turn in (n % 4 for n in range(GAMES))])
    for taste, one in found.items():
        assert one.with_taste - one.without > (CLEARLY - 1) * abs(one.without), (taste, one)


def test_a_taste_decides_between_actions_of_nearly_the_same_value() -> None:
    values = {"a": 5.0, "b": 4.8, "c": 4.7, "d": 3.0}
    weighing: Weighing[Any, str] = Weighing(
        lambda view, legal, rng, budget: [Weighed(action, values[action]) for action in legal], margin=0.25
    )

    def chosen(liked: str) -> str:
        player = WithTaste(weighing, lambda view, action: float(action == liked))
        return player(None, tuple("abcd"), random.Random(1), 1.0)

    assert [chosen(liked) for liked in "abcd"] == ["a", "b", "a", "a"]


def test_chance_still_makes_the_slips_of_an_easy_player() -> None:
    weighing: Weighing[Any, str] = Weighing(
        lambda view, legal, rng, budget: [Weighed(action, 0.0) for action in legal], margin=1.0, slips=0.3
    )
    player = WithTaste(weighing, lambda view, action: float(action == "j"))
    rng = random.Random(1)
    chosen = [player(None, tuple("abcdefghij"), rng, 1.0) for _ in range(2000)]
    assert 0.24 < sum(choice != "j" for choice in chosen) / 2000 < 0.30


@pytest.mark.parametrize("key", registry.keys())
def test_a_player_is_found_by_its_level_and_taste(key: str) -> None:
    game = registry.game(key)
    for level, taste in [(level, taste) for level in game.weighings for taste in game.tastes]:
        assert isinstance(game.player(f"{level}:{taste}"), WithTaste)
    for name, player in game.players.items():
        assert game.player(name) is game.player(f"{name}:no such taste") is player
    assert game.player("no such level") is next(iter(game.players.values()))


def main(key: str, taste: str, games: str = "100", level: str = "fair") -> None:
    tables = [[taste, None, taste, None], [None, taste, None, taste]]
    found = shown(key, itertools.islice(itertools.cycle(tables), int(games)), level)[taste]
    low, high = confidence(found.wins, int(games))
    sys.stdout.write(
        f"{key} {level}:{taste}, {games} games: liked {found.with_taste:.1f} : {found.without:.1f} a seat, "
        f"wins {found.wins / int(games):.1%} ({low:.1%} – {high:.1%})\n"
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
