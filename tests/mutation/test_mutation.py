"""The mutations themselves: which mistakes are made, that each is one, and that a run counts them right."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.mutation import __main__ as mutation
from tests.mutation.mistakes import mistakes, with_mistake
from tests.mutation.targets import ROOT, TARGETS, Target

SOURCE = '''
"""Words."""

import logging

MOST: int = 3


async def taken(seats: list[int], due: int | None) -> int:
    """Words."""
    if due is not None and not seats:
        log.info("nobody")
        await told(due)
    return len([seat for seat in seats if seat != due])


if sys.platform == "win32":
    LOCKED = 5
else:
    LOCKED = True
'''


def test_each_kind_of_mistake_is_made_once_where_it_can_be() -> None:
    assert [(one.line, one.what) for one in mistakes(SOURCE)] == [
        (6, "3 becomes 4"),
        (6, "3 becomes 2"),
        (11, "the condition is inverted"),
        (11, "And becomes Or"),
        (11, "IsNot becomes Is"),
        (11, "a not is lost"),
        (13, "it does not say await told(due)"),
        (14, "it returns None"),
        (14, "the filter is inverted"),
        (14, "NotEq becomes Eq"),
        (20, "True becomes False"),
    ]


def test_every_mistake_is_another_source_that_can_be_read() -> None:
    written = [with_mistake(SOURCE, one.number) for one in mistakes(SOURCE)]
    assert len({ast.unparse(ast.parse(source)) for source in (SOURCE, *written)}) == len(written) + 1


@pytest.mark.parametrize("name", TARGETS)
def test_the_code_and_the_tests_of_a_target_are_there(name: str) -> None:
    for pattern in TARGETS[name].sources:
        assert list(ROOT.glob(pattern)), f"{pattern} was moved: {name} has to follow it"
    for argument in TARGETS[name].tests:
        assert not argument.startswith("tests/") or (ROOT / argument).exists(), f"{argument} was moved"
    assert len(mutation.all_mutations([TARGETS[name]])) > 10


def test_a_run_tells_what_was_seen_and_what_was_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    source = "def least(a, b):\n    return a if a < b else b\n"
    test = "from counting.sums import least\n\n\ndef test_least():\n    assert least(1, 2) == 1\n"
    (tmp_path / "counting").mkdir()
    for name, text in (("__init__.py", ""), ("sums.py", source), ("test_sums.py", test)):
        (tmp_path / "counting" / name).write_text(text)
    (tmp_path / "pyproject.toml").touch()
    monkeypatch.setattr(mutation, "ROOT", tmp_path)
    monkeypatch.setattr(mutation, "FOLDERS", ("counting",))
    target = Target(("counting/sums.py",), ("counting/test_sums.py",))
    found = [mutation.Mutation(target, Path("counting/sums.py"), one) for one in mistakes(source)]
    survivors = mutation.run(found)
    assert [one.mistake.what for one in found] == [
        "it returns None",
        "the condition is inverted",
        "Lt becomes LtE",
    ]
    assert [one.mistake.what for one in survivors] == ["Lt becomes LtE"]
    assert "3/3 SURVIVED counting/sums.py:2: Lt becomes LtE" in capsys.readouterr().out


def test_a_sample_is_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    drawn = []
    for seed in ("1", "1", "2"):
        assert mutation.main(["--list", "--sample", "5", "--seed", seed]) == 0
        drawn.append(capsys.readouterr().out)
    assert drawn[0] == drawn[1] != drawn[2]
    assert len(drawn[0].splitlines()) == 5
