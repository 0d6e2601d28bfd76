"""The code that all games share: chance that can be checked, small questions, standings and errors."""

from __future__ import annotations

import dataclasses
import hashlib
import tracemalloc
from collections import Counter
from typing import Any, NamedTuple

import pytest
from pydantic import ValidationError

from engines.core.action import Action, Parts
from engines.core.chance import Chance, commitment, is_seed
from engines.core.contract import Options
from engines.core.errors import IllegalAction
from engines.core.panel import NUMBERS, narrow
from engines.core.replacing import replaced_often
from engines.core.score import ScoreLine, rank

SEED = "0" * 32
LARGEST = 380
"""Bytes of an action of four fields: about 270, and 480 with a set of its own of the fields it was given."""


@replaced_often
class Hut(NamedTuple):
    """A value with a default."""

    wall: str
    windows: int
    roof: str = "slate"


class Cut(Action):
    """An action of three small questions."""

    kind: str = "cut"
    cake: str
    knife: str
    way: str

    @property
    def answers(self) -> Parts:
        return (("cake", self.cake), ("knife", self.knife), ("way", self.way))


class Slices(Options):
    """Options of an imaginary game."""

    number: int = 2


CUTS: list[Action] = [
    Cut(cake=cake, knife=knife, way=way)
    for cake, knife, way in (
        ("plum", "long", "across"),
        ("plum", "long", "along"),
        ("pear", "long", "across"),
        ("pear", "short", "across"),
    )
]


def gain(action: Action) -> int | None:
    return (1, 5, None, 2)[CUTS.index(action)]


class Pair(Action):
    """An action that asks for a set of two."""

    kind: str = "pair"
    first: str
    second: str

    @property
    def answers(self) -> Parts:
        return (("fruit", self.first), ("fruit", self.second))


PAIRS: list[Action] = [Pair(first=a, second=b) for a, b in (("fig", "nut"), ("fig", "plum"), ("nut", "plum"))]


class TestActions:
    def test_they_are_small_for_thousands_of_them_are_kept(self) -> None:
        number = 1000
        tracemalloc.start()
        try:
            made = [Cut(kind="cut", cake="plum", knife="long", way="along") for _ in range(number)]
            each = tracemalloc.get_traced_memory()[0] / number
        finally:
            tracemalloc.stop()
        assert len(set(made)) == 1
        assert each < LARGEST


class TestChance:
    def test_a_draw_is_the_hash_of_the_seed_and_its_number(self) -> None:
        expected = int.from_bytes(hashlib.sha256(f"{SEED}/7".encode()).digest(), "big") % 48
        assert Chance(SEED, 7).below(48) == (expected, Chance(SEED, 8))

    def test_a_sample_takes_each_item_once_and_leaves_the_rest_in_order(self) -> None:
        taken, rest, after = Chance(SEED).sample("abcdefgh", 3)
        assert sorted((*taken, *rest)) == list("abcdefgh")
        assert list(rest) == sorted(rest)
        assert after == Chance(SEED, 3)

    def test_every_outcome_is_about_as_likely(self) -> None:
        counts = Counter(Chance(SEED, number).below(6)[0] for number in range(6000))
        assert all(850 < counts[outcome] < 1150 for outcome in range(6))

    def test_the_commitment_is_the_hash_of_the_seed(self) -> None:
        assert commitment(SEED) == hashlib.sha256(SEED.encode()).hexdigest()

    def test_a_seed_is_32_hexadecimal_digits(self) -> None:
        assert is_seed(SEED)
        assert not any(map(is_seed, ("", "0" * 31, "0" * 33, "g" * 32, "A" * 32)))


class TestSmallQuestions:
    def test_the_first_question_has_every_answer_with_its_best_gain(self) -> None:
        ask = narrow(CUTS, (), gain)
        assert ask is not None
        assert ask.question == "cake"
        assert [(option.mark, option.answer, option.gain) for option in ask.options] == [
            ("A", "plum", 5),
            ("B", "pear", 2),
        ]

    def test_marks_are_letters_or_whatever_the_game_takes_instead(self) -> None:
        ask = narrow(CUTS, (), gain, NUMBERS)
        assert ask is not None
        assert [option.mark for option in ask.options] == ["1", "2"]

    def test_a_question_with_one_answer_is_not_asked(self) -> None:
        ask = narrow(CUTS, ("plum",), gain)
        assert ask is not None
        assert (ask.question, ask.chosen, ask.asked) == ("way", ("plum", "long"), ("plum",))

    def test_the_last_answer_leaves_one_action_to_confirm(self) -> None:
        ask = narrow(CUTS, ("pear", "short"), gain)
        assert ask is not None
        assert (ask.question, ask.preview, ask.options) == ("confirm", CUTS[3], ())

    def test_answers_that_lead_nowhere_are_told_apart(self) -> None:
        for answers in (("apple",), ("plum", "short"), ("pear", "short", "across")):
            assert narrow(CUTS, answers, gain) is None
        assert narrow([], (), gain) is None

    def test_a_set_is_asked_for_at_once_and_answered_in_any_order(self) -> None:
        ask = narrow(PAIRS, (), lambda _: None)
        assert ask is not None
        assert (ask.question, ask.count) == ("fruit", 2)
        assert [(option.mark, option.answer) for option in ask.options] == [
            ("A", "fig"),
            ("B", "nut"),
            ("C", "plum"),
        ]
        answered = narrow(PAIRS, ("plum", "fig"), lambda _: None)
        assert answered is not None
        assert answered.preview == PAIRS[1]
        assert answered.chosen == ("fig", "plum")

    def test_a_set_that_is_not_whole_is_asked_for_again(self) -> None:
        assert narrow(PAIRS, ("plum",), lambda _: None) == narrow(PAIRS, (), lambda _: None)
        assert narrow(PAIRS, ("plum", "plum"), lambda _: None) is None


class TestFrozenValues:
    def test_options_stay_as_they_are_and_have_no_other_fields(self) -> None:
        value = Slices(number=3)
        with pytest.raises(ValidationError, match="frozen"):
            value.number = 3
        with pytest.raises(ValidationError, match="extra"):
            Slices.model_validate({**value.model_dump(), "candles": 1})

    def test_actions_stay_as_they_are_and_have_no_other_fields(self) -> None:
        value = CUTS[0]
        for field in dataclasses.fields(value):
            with pytest.raises(dataclasses.FrozenInstanceError):
                setattr(value, field.name, getattr(value, field.name))
        with pytest.raises(TypeError, match="candles"):
            dataclasses.replace(value, candles=1)  # type: ignore[call-arg]

    def test_an_action_takes_little_memory(self) -> None:
        """A list of legal actions holds hundreds: each keeps nothing but its fields."""
        cut = Cut(cake="plum", knife="long", way="across")
        assert set(vars(cut)) == {field.name for field in dataclasses.fields(Cut)}


class TestStandings:
    def test_points_are_sums_and_equal_ranks_are_shared(self) -> None:
        lines = (ScoreLine(0, "a", 3), ScoreLine(1, "a", 5), ScoreLine(0, "b", 2), ScoreLine(2, "a", 1))
        result = rank(lines, [(4,), (4,), (9,)])
        assert [(standing.seat, standing.rank, standing.points) for standing in result.standings] == [
            (0, 1, 5),
            (1, 1, 5),
            (2, 3, 1),
        ]
        assert (result.winners, result.decided_by) == ((0, 1), None)

    def test_the_tie_break_that_decided_is_told(self) -> None:
        result = rank((), [(4, 1), (4, 2)])
        assert (result.winners, result.decided_by) == ((1,), 1)
        assert rank((ScoreLine(0, "a", 1),), [(0,), (5,)]).decided_by is None


class TestReplacing:
    def test_only_the_fields_that_are_named_change(self) -> None:
        before = Hut("oak", 2)
        after = before._replace(windows=5, roof="thatch")
        assert (type(after), after, before) == (Hut, Hut("oak", 5, "thatch"), Hut("oak", 2, "slate"))

    def test_a_field_that_is_not_there_is_refused(self) -> None:
        unknown: dict[str, Any] = {"door": 1}
        with pytest.raises(KeyError):
            Hut("oak", 2)._replace(**unknown)


def test_an_error_reads_as_words_and_keeps_its_reason() -> None:
    error = IllegalAction("not_due", seat=2)
    assert (error.reason, str(error)) == ("not_due", "not due (seat 2)")
