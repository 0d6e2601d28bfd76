"""Positions by JSON: input and output of `score` and `legal`, and refusals."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
from pydantic import ValidationError

from engines.between_two_castles.cli import legal, score
from engines.cli.commands import main
from tests.engines.between_two_castles.test_placement import CASES

A01 = next(case for case in CASES if case["id"] == "A01")
POSITION = {key: A01[key] for key in ("throne", "rooms", "attendants")}


def on_the_command_line(*arguments: str, document: Any) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    source = io.BytesIO(json.dumps(document).encode())
    code = main(arguments, source, out, err, lambda: 0.0)
    return code, out.getvalue(), err.getvalue()


def test_the_62_point_castle_comes_out_whole() -> None:
    code, out, _ = on_the_command_line("score", "between_two_castles", document=POSITION)
    answer = json.loads(out)
    assert code == 0
    assert answer["total"] == 62
    assert answer["sheet"] == A01["expect"]["sheet"]
    assert list(answer["tiles"]) == list(A01["rooms"])
    assert answer["tiles"]["9,3"] == 5
    assert answer["cards"] == {}


def test_cards_are_scored_one_by_one() -> None:
    answer = score({**POSITION, "cards": ["per_food", "per_special"]})
    assert answer["cards"] == {"per_food": 2, "per_special": 8}
    assert answer["sheet"]["bonus_cards"] == 10
    assert answer["total"] == 72


def test_an_empty_castle_is_worth_nothing() -> None:
    answer = score({"throne": "throne_food_sleeping", "rooms": {}})
    assert answer["total"] == 0
    assert answer["tiles"] == {}


def test_legal_lists_cells_by_rows_from_the_top() -> None:
    code, out, _ = on_the_command_line(
        "legal",
        "between_two_castles",
        document={"throne": "throne_utility_food", "rooms": {"2,0": "Terrace"}, "tile": "Kitchen"},
    )
    assert code == 0
    assert json.loads(out) == [[0, 1], [1, 1], [-1, 0], [3, 0]]


def test_special_rooms_may_be_asked_for_too() -> None:
    assert [0, -1] in legal({"throne": "throne_utility_food", "rooms": {}, "tile": "Grand Foyer"})
    assert [0, -1] not in legal({"throne": "throne_utility_food", "rooms": {}, "tile": "Fountain"})


@pytest.mark.parametrize(
    "change",
    [
        {"throne": "throne_of_iron"},
        {"throne": None},
        {"rooms": {"2,0": "Ballroom"}},
        {"rooms": {"1,0": "Kitchen"}},
        {"rooms": {"here": "Kitchen"}},
        {"rooms": {"2,0": 7}},
        {"rooms": {"2,0": "Kitchen", "02,0": "Bakery"}},
        {"attendants": ["spoon"]},
        {"attendants": ["torch"] * 3},
        {"cards": ["per_dragon"]},
        {"cards": ["per_food", "per_food"]},
        {"more": 1},
    ],
)
def test_bad_positions_are_refused_in_a_sentence(change: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        score({**POSITION, **change})
    code, out, err = on_the_command_line("score", "between_two_castles", document={**POSITION, **change})
    assert (code, out) == (2, "")
    assert err.endswith(".\n")
    assert err.count("\n") == 1


def test_selfplay_knows_the_game_and_ludwig() -> None:
    out = io.StringIO()
    arguments = [
        "selfplay",
        "between_two_castles",
        "--seats",
        "2",
        "--games",
        "1",
        "--players",
        "random",
        "--json",
    ]
    assert main(arguments, io.BytesIO(), out, io.StringIO(), lambda: 0.0) == 0
    assert [player["name"] for player in json.loads(out.getvalue())["players"]] == [
        "random",
        "random",
        "ludwig",
    ]
