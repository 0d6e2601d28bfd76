"""Positions from the command line, as JSON."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from engines.cli.commands import main


def ask(verb: str, document: Any) -> Any:
    out, err = io.StringIO(), io.StringIO()
    source = io.BytesIO(json.dumps(document).encode())
    code = main([verb, "mad_king_ludwig"], source, out, err, lambda: 0.0)
    return json.loads(out.getvalue()) if code == 0 else err.getvalue()


def castle(text: str, foyer: int = 3) -> dict[str, Any]:
    rows = [tile.split() for tile in text.split("; ") if tile]
    return {"foyer": foyer, "tiles": [[row[0], *map(int, row[1:])] for row in rows]}


def test_placements_with_their_points_and_what_they_complete() -> None:
    answer = ask("place", castle("parlor -3 0 0; nap_room -7 0 0; lilac_cabinet -6 2 0"))
    assert answer == {
        "placements": [
            {"tile": "parlor", "points": 4, "completed": []},
            {"tile": "nap_room", "points": 4, "completed": []},
            {"tile": "lilac_cabinet", "points": 7, "completed": ["nap_room"]},
        ],
        "external_entrances": 5,
        "complete": 1,
    }


def test_a_completed_foyer_is_named_foyer() -> None:
    answer = ask("place", castle("stairs -3 1 0; hallway_ground 3 1 0; powder_room 0 -2 0"))
    assert answer["placements"][2]["completed"] == ["foyer", "powder_room"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("parlor -3 0 0; study -3 0 0", "overlap"),
        ("parlor -3 0 0; study 5 0 0", "connection"),
        ("pumpkin_garden 3 0 0; hallway_ground 1 -1 0", "fence"),
        ("stairs 3 1 2; stairs 6 1 0", "floor"),
    ],
)
def test_the_first_illegal_placement_stops(text: str, reason: str) -> None:
    assert ask("place", castle(text)) == {"error": reason, "at": 1}


def test_closing_the_castle_is_refused() -> None:
    text = "powder_room 0 -2 0; utility_room -4 0 0; washroom 3 -1 1"
    assert ask("place", castle(text)) == {"error": "no_external_entrance", "at": 2}


def test_legal_spots_of_a_tile() -> None:
    assert ask("legal", {**castle(""), "tile": "powder_room"}) == [[0, -2, 0], [3, 0, 1], [-2, 1, 3]]
    assert ask("legal", {**castle(""), "tile": "crypt"}) == []


def test_favors() -> None:
    assert ask("favors", [3, 3, 1, 0]) == [6, 6, 2, 0]


@pytest.mark.parametrize(
    ("verb", "document"),
    [
        ("place", {"foyer": 5, "tiles": []}),
        ("place", {"foyer": 3, "tiles": [["ballroom", 0, 0, 0]]}),
        ("place", {"foyer": 3, "tiles": [["parlor", 0, 0, 4]]}),
        ("legal", {"foyer": 3, "tiles": []}),
        ("favors", []),
        ("favors", [1, -1]),
        ("favors", {"amounts": [1]}),
    ],
)
def test_bad_input_gets_a_sentence(verb: str, document: Any) -> None:
    answer = ask(verb, document)
    assert isinstance(answer, str)
    assert answer.endswith(".\n")
