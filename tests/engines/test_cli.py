"""The command line: JSON and text in and out, and one sentence when the input is bad."""

from __future__ import annotations

import io
import itertools
import json
import math
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engines.cli.commands import main
from engines.cli.selfplay import confidence, play_one
from engines.core.players import choose_at_random
from engines.registry import game

CASTLE = [0, 0, "castle", 0]
CORPUS = Path(__file__).parent / "corpus"


def run(*arguments: str, given: str | bytes = b"") -> tuple[int, str, str]:
    """Exit code, standard output and standard error of a command, on a clock that ticks once a look."""
    out, err = io.StringIO(), io.StringIO()
    ticks = itertools.count()
    source = io.BytesIO(given.encode() if isinstance(given, str) else given)
    code = main(arguments, source, out, err, lambda: float(next(ticks)))
    return code, out.getvalue(), err.getvalue()


def ask(verb: str, document: Any) -> Any:
    code, out, err = run(verb, "kingdomino", given=json.dumps(document))
    assert (code, err) == (0, "")
    return json.loads(out)


def complaint(*arguments: str, given: str | bytes = b"") -> str:
    """The one sentence of a refused command."""
    code, out, err = run(*arguments, given=given)
    assert (code, out) == (2, "")
    assert err.endswith(".\n")
    assert err.count("\n") == 1
    return err


class TestScore:
    def test_areas_bonuses_and_tie_breaks_are_told(self) -> None:
        squares = [[1, 0, "wheat", 1], CASTLE, [-1, 0, "wheat", 1], [0, 1, "forest", 0], [0, -1, "mine", 3]]
        assert ask("score", {"size": 5, "middle_kingdom": True, "harmony": True, "squares": squares}) == {
            "total": 1 + 1 + 3 + 10,
            "areas": [
                {"terrain": "wheat", "squares": 1, "crowns": 1, "points": 1},
                {"terrain": "wheat", "squares": 1, "crowns": 1, "points": 1},
                {"terrain": "forest", "squares": 1, "crowns": 0, "points": 0},
                {"terrain": "mine", "squares": 1, "crowns": 3, "points": 3},
            ],
            "bonuses": {"middle_kingdom": 10, "harmony": 0},
            "largest_area": 1,
            "crowns": 5,
        }

    def test_bonuses_need_their_variants(self) -> None:
        full = [[x, y, "wheat", 0] for x in range(5) for y in range(5) if (x, y) != (2, 2)]
        squares = [*full, [2, 2, "castle", 0]]
        assert ask("score", {"squares": squares})["total"] == 0
        assert ask("score", {"squares": squares, "harmony": True})["total"] == 5
        assert ask("score", {"squares": squares, "middle_kingdom": True, "harmony": True})["total"] == 15
        assert ask("score", {"size": 7, "squares": squares, "harmony": True})["total"] == 0

    def test_a_kingdom_may_lie_anywhere(self) -> None:
        squares = [[100, -50, "castle", 0], [101, -50, "water", 2], [102, -50, "water", 0]]
        assert ask("score", {"squares": squares})["total"] == 4

    @pytest.mark.parametrize(
        "document",
        [
            [],
            {},
            {"squares": []},
            {"squares": [[1, 0, "wheat", 0]]},
            {"squares": [CASTLE, [1, 0, "castle", 0]]},
            {"squares": [[0, 0, "castle", 1]]},
            {"squares": [CASTLE, [0, 0, "wheat", 0]]},
            {"squares": [CASTLE, [1, 0, "sea", 0]]},
            {"squares": [CASTLE, [1, 0, "wheat", 4]]},
            {"squares": [CASTLE, [1, 0, "wheat", -1]]},
            {"squares": [CASTLE, [5, 0, "wheat", 0]]},
            {"squares": [CASTLE, [1, 0, "wheat"]]},
            {"squares": [CASTLE, [1.5, 0, "wheat", 0]]},
            {"squares": [CASTLE, [True, 0, "wheat", 0]]},
            {"squares": [CASTLE, ["1", 0, "wheat", 0]]},
            {"squares": [CASTLE], "size": 6},
            {"squares": [CASTLE], "harmony": 1},
            {"squares": [CASTLE], "middle": True},
        ],
    )
    def test_what_is_no_kingdom_is_refused(self, document: Any) -> None:
        complaint("score", "kingdomino", given=json.dumps(document))

    @pytest.mark.parametrize("text", ["", "{", "nonsense", "[" * 100_000, b"\xff\xfe"])
    def test_what_is_no_json_is_refused(self, text: str | bytes) -> None:
        assert "not JSON" in complaint("score", "kingdomino", given=text)


class TestLegal:
    def test_a_bare_castle_has_24_places_and_12_for_equal_halves(self) -> None:
        different = {"squares": [CASTLE], "domino": [["wheat", 0], ["water", 1]]}
        equal = {"squares": [CASTLE], "domino": [["wheat", 0], ["wheat", 0]]}
        assert len(ask("legal", different)) == 24
        assert len(ask("legal", equal)) == 12
        pairs = [frozenset([(x1, y1), (x2, y2)]) for x1, y1, x2, y2 in ask("legal", equal)]
        assert len(set(pairs)) == 12

    def test_halves_that_differ_in_crowns_only_are_different(self) -> None:
        assert len(ask("legal", {"squares": [CASTLE], "domino": [["wheat", 0], ["wheat", 1]]})) == 24

    def test_places_are_told_in_the_callers_coordinates(self) -> None:
        squares = [[10, 10, "castle", 0], *([x, 10, "forest", 0] for x in (11, 12, 13, 14))]
        squares += [[10, 11, "forest", 0], [10, 9, "forest", 0]]
        found = ask("legal", {"squares": squares, "domino": [["forest", 0], ["water", 0]]})
        assert [14, 11, 14, 12] in found
        assert [15, 10, 15, 11] not in found
        assert all(10 <= x <= 14 for place in found for x in place[::2])

    def test_the_size_counts(self) -> None:
        row = [CASTLE, *([x, 0, "wheat", 0] for x in (-2, -1, 1, 2))]
        domino = [["wheat", 0], ["wheat", 0]]
        assert [3, 0, 3, 1] not in ask("legal", {"squares": row, "domino": domino})
        assert [3, 0, 3, 1] in ask("legal", {"size": 7, "squares": row, "domino": domino})

    def test_a_domino_has_two_halves_of_land(self) -> None:
        for domino in ([["wheat", 0]], [["castle", 0], ["wheat", 0]], None):
            complaint("legal", "kingdomino", given=json.dumps({"squares": [CASTLE], "domino": domino}))


class TestLines:
    def test_each_line_is_answered_with_a_line_and_errors_do_not_stop_it(self) -> None:
        good = json.dumps({"squares": [CASTLE]})
        code, out, err = run("score", "kingdomino", "--lines", given=f"{good}\nnonsense\n\n[]\n{good}")
        answers = [json.loads(line) for line in out.splitlines()]
        assert (code, err) == (0, "")
        assert [sorted(answer) == ["error"] for answer in answers] == [False, True, True, True, False]


class TestSelfplay:
    def test_shares_of_wins_add_up_and_the_same_seed_gives_the_same_games(self) -> None:
        command = ("selfplay", "kingdomino", "--seats", "3", "--games", "4", "--players", "random", "--json")
        code, out, err = run(*command)
        report = json.loads(out)
        assert code == 0
        assert "4/4" in err
        assert report["games_per_second"] == 4.0
        assert [player["name"] for player in report["players"]] == ["random"] * 3
        assert sum(player["wins"] for player in report["players"]) == pytest.approx(1, abs=0.001)
        assert run(*command)[1] == out

    def test_the_table_names_every_player(self) -> None:
        _, out, _ = run("selfplay", "kingdomino", "--games", "1", "--players", "greedy,random")
        assert [row.split()[0] for row in out.splitlines()] == ["player", "greedy", "random", "1.0"]

    def test_everybody_plays_on_every_seat_and_on_however_many_cores_the_same(self) -> None:
        command = ("selfplay", "kingdomino", "--games", "6", "--players", "random,greedy", "--json")
        alone, many = (json.loads(run(*command, "--workers", workers)[1]) for workers in ("1", "2"))
        for report in (alone, many):
            assert [player.pop("name") for player in report["players"]] == ["random", "greedy"]
            measured = ("median_seconds", "worst_seconds")
            times = [tuple(map(player.pop, measured)) for player in report["players"]]
            assert times[0] == (None, None)
            assert 0 < times[1][0] <= times[1][1]
        assert alone == many
        first = [json.loads(run(*command[:3], "1", *command[4:])[1])["players"][0]["mean"]]
        assert first != [alone["players"][0]["mean"]]

    def test_a_series_that_was_cut_off_continues_with_the_games_that_are_missing(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        file = tmp_path / "games.jsonl"
        command = ("selfplay", "kingdomino", "--players", "random", "--seats", "2", "--json")
        whole = json.loads(run(*command, "--games", "5")[1])["players"]
        run(*command, "--games", "3", "--kept", str(file))
        run(*command, "--games", "2", "--seed", "1", "--kept", str(file))
        first, second, third, *others = file.read_text().splitlines(keepends=True)
        file.write_text("".join([first, third, *others, second[:20]]))
        numbers = []

        def noted(*given: Any, **named: Any) -> Any:
            numbers.append(given)
            return play_one(*given, **named)

        monkeypatch.setattr("engines.cli.selfplay.play_one", noted)
        continued = run(*command, "--games", "5", "--kept", str(file))[1]
        assert json.loads(continued)["players"] == whole
        assert len(numbers) == 3
        assert len(file.read_text().splitlines()) == 7
        assert json.loads(run(*command, "--games", "5", "--kept", str(file))[1])["players"] == whole
        assert len(numbers) == 3

    def test_a_file_that_holds_no_series_is_left_alone(self, tmp_path: Path) -> None:
        command = ("selfplay", "kingdomino", "--games", "1", "--players", "random", "--kept")
        complaint(*command, str(tmp_path))
        file = tmp_path / "notes"
        for text in ("notes\n", "notes", "[1]\n"):
            file.write_text(text)
            complaint(*command, str(file))
            assert file.read_text() == text

    def test_the_interval_holds_the_share_and_narrows_with_more_games(self) -> None:
        assert confidence(50, 100) == (0.4038, 0.5962)
        assert confidence(0, 10)[0] == 0
        assert confidence(10, 10)[1] == 1
        low, high = confidence(500, 1000)
        assert high - low < 0.07

    @pytest.mark.parametrize("verb", ["selfplay", "ladder"])
    def test_deterministic_players_get_no_time_to_look_at(
        self, verb: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        budgets = set[float]()

        def noting(view: Any, legal: Any, rng: random.Random, budget: float) -> Any:
            budgets.add(budget)
            return rng.choice(legal)

        players = {"strong": noting, "random": choose_at_random}
        monkeypatch.setattr(game("kingdomino"), "players", players, raising=False)
        command = (verb, "kingdomino", "--games", "1", "--seats", "2", "--workers", "1")
        for more, budget in ((("--deterministic",), math.inf), (("--budget", "0.3"), 0.3), ((), 1.0)):
            budgets.clear()
            run(*command, *more)
            assert budgets == {budget}

    def test_a_series_rotates_the_seats(self, monkeypatch: pytest.MonkeyPatch) -> None:
        seats = []

        def noted(game: Any, options: Any, names: tuple[str, ...], *rest: Any, **named: Any) -> Any:
            seats.append(names)
            return play_one(game, options, ("random",) * len(names), *rest, **named)

        monkeypatch.setattr("engines.cli.selfplay.play_one", noted)
        run("selfplay", "kingdomino", "--games", "3", "--players", "greedy,random,random")
        assert [names.index("greedy") for names in seats] == [0, 1, 2]

    @pytest.mark.parametrize(
        "arguments",
        [
            ("--workers", "0"),
            ("--budget", "0"),
            ("--players", "nobody"),
            ("--seats", "3", "--players", "random,random"),
            ("--seats", "5"),
            ("--seats", "1"),
            ("--games", "0"),
            ("--games", "many"),
            ("--options", "{"),
            ("--options", '{"dragons": true}'),
            ("--seats", "3", "--options", '{"mighty_duel": true}'),
        ],
    )
    def test_what_can_not_be_played_is_refused(self, arguments: tuple[str, ...]) -> None:
        complaint("selfplay", "kingdomino", *arguments)


class TestLadder:
    def test_each_level_meets_a_table_of_every_level_below(self, monkeypatch: pytest.MonkeyPatch) -> None:
        players = dict.fromkeys(("strong", "easy", "greedy", "random"), choose_at_random)
        monkeypatch.setattr(game("kingdomino"), "players", players, raising=False)
        _, out, err = run("ladder", "kingdomino", "--games", "2", "--seats", "2")
        rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in out.splitlines()]
        assert [row[:3] for row in rows[2:]] == [
            ["strong", "easy", "2"],
            ["strong", "random", "2"],
            ["easy", "random", "2"],
        ]
        assert len({len(row) for row in rows}) == 1
        assert "6/6" in err

    def test_where_there_are_no_levels_all_players_meet(self, monkeypatch: pytest.MonkeyPatch) -> None:
        players = dict.fromkeys(("greedy", "random"), choose_at_random)
        monkeypatch.setattr(game("kingdomino"), "players", players, raising=False)
        command = ("ladder", "kingdomino", "--games", "4", "--json", "--deterministic")
        [rung] = json.loads(run(*command)[1])
        assert (rung["level"], rung["against"], rung["games"]) == ("greedy", "random", 4)
        assert rung["times_its_share"] == pytest.approx(rung["wins"] * 4, abs=0.01)

    @pytest.mark.parametrize("arguments", [("--seats", "1"), ("--seats", "9"), ("--games", "0")])
    def test_what_can_not_be_played_is_refused(self, arguments: tuple[str, ...]) -> None:
        complaint("ladder", "kingdomino", *arguments)


class TestReplay:
    def test_the_final_scores_of_a_recorded_game_are_printed(self) -> None:
        record = CORPUS / "kingdomino_v1_two_seats.json"
        code, out, err = run("replay", str(record))
        assert (code, err) == (0, "")
        *standings, checked = out.splitlines()
        assert [line.split(":")[0] for line in standings] == ["1. Ann", "2. Bob"]
        actions = len(json.loads(record.read_text())["actions"])
        assert checked == f"{actions} actions replayed: seed, hash and every draw are as recorded"

    def test_an_unfinished_game_is_refused(self, tmp_path: Path) -> None:
        document = json.loads((CORPUS / "kingdomino_v1_two_seats.json").read_text())
        file = tmp_path / "unfinished.json"
        file.write_text(json.dumps({**document, "seed": None}))
        assert "not finished" in complaint("replay", str(file))

    def test_what_is_no_record_is_refused(self, tmp_path: Path) -> None:
        file = tmp_path / "nonsense.json"
        file.write_text("nonsense")
        complaint("replay", str(file))
        complaint("replay", str(tmp_path / "missing.json"))
        complaint("replay", str(tmp_path))


@pytest.mark.parametrize("arguments", [(), ("dance",), ("score",), ("score", "chess"), ("replay",)])
def test_a_command_that_is_none_is_refused_in_one_sentence(arguments: tuple[str, ...]) -> None:
    complaint(*arguments)


def test_the_module_runs_as_a_command() -> None:
    command = [sys.executable, "-m", "engines", "score", "kingdomino"]
    done = subprocess.run(command, input=b"nonsense", capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr.count(b"\n")) == (2, b"", 1)
