"""No line of the log names a person: logged and raised texts contain ids of people only as hashes."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOGGERS = ("log", "logger", "_log", "logging")
METHODS = ("debug", "info", "warning", "error", "exception", "critical", "log")
PEOPLE = {
    *("user", "users", "user_id", "users_ids", "user_ids", "person", "people", "person_id", "persons"),
    *("member", "members", "member_id", "author", "author_id", "owner", "owner_id", "recipient"),
    *("host", "hosts", "host_id", "winner", "winners", "player", "players", "partner", "partners"),
    *("somebody", "newcomer", "caller", "named", "absent", "mention", "mentions"),
    *("requester", "requesters", "follower", "followers", "viewer", "actor", "actors", "owners"),
    *("display_name", "global_name", "username", "nick", "names"),
}
"""Names of variables and attributes that hold a person's id, name, or both."""
NOBODY = ("self.user", "host")
"""The bot's own account, and the address at which a port is opened; a table's host is `row.host`."""
HASHED = ("hashed", "len", "bool", "type")
"""Calls whose result contains no id."""


def named(node: ast.AST) -> Iterator[str]:
    """Yields the people within an expression, except hashed ones."""
    if isinstance(node, ast.Call):
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if called in HASHED:
            return
    text = ast.unparse(node) if isinstance(node, ast.Name | ast.Attribute) else ""
    if text and text.rpartition(".")[2] in PEOPLE:
        if text not in NOBODY:
            yield text
    else:
        for inner in ast.iter_child_nodes(node):
            yield from named(inner)


def is_logged(node: ast.AST) -> bool:
    """Whether this is a call of a logger."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    logger = node.func.value
    name = logger.attr if isinstance(logger, ast.Attribute) else getattr(logger, "id", "")
    return name in LOGGERS and node.func.attr in METHODS


def people_in_log(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yields each log call, or exception that may be logged, that contains a person's id.

    Refusals are skipped: their values are for the person's own answer, and the log gets their code only. A
    variable made of people (`who = f"… {user}"`) counts as one where it is logged.
    """
    for scope in ast.walk(tree):
        if not isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef | ast.Module):
            continue
        made = _made_of_people(scope)
        for node in ast.walk(scope):
            if is_logged(node):
                arguments = [*node.args, *(keyword.value for keyword in node.keywords)]  # type: ignore[attr-defined]
            elif (
                isinstance(node, ast.Raise)
                and isinstance(node.exc, ast.Call)
                and _name(node.exc) != "Refusal"
            ):
                arguments = [*node.exc.args, *(keyword.value for keyword in node.exc.keywords)]
            else:
                continue
            for argument in arguments:
                for found in named(argument):
                    yield argument.lineno, found
                for part in ast.walk(argument):
                    if isinstance(part, ast.Name) and part.id in made:
                        yield argument.lineno, part.id


def _made_of_people(scope: ast.AST) -> set[str]:
    """Returns the variables of a function to which a text with a person in it is assigned."""
    return {
        target.id
        for node in ast.walk(scope)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.JoinedStr) and any(named(node.value))
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def _name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def sources() -> list[tuple[Path, ast.Module]]:
    return [
        (file, ast.parse(file.read_text(encoding="utf-8"))) for file in sorted((ROOT / "bot").rglob("*.py"))
    ]


def test_no_line_of_the_log_tells_who_somebody_is() -> None:
    found = sorted(
        {
            f"{file.relative_to(ROOT)}:{line}: {text}"
            for file, tree in sources()
            for line, text in people_in_log(tree)
        }
    )
    assert found == []


def test_many_lines_were_looked_at() -> None:
    looked = sum(is_logged(node) for _, tree in sources() for node in ast.walk(tree))
    assert looked >= 60


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ('log.warning("%d was not offered a lesson", reply.person.id)', "reply.person"),
        ('self.log.info(f"{interaction.user.id} came")', "interaction.user"),
        ('logging.getLogger("x"); log.exception("%s", user)', "user"),
        ('log.error("%s", {"who": str(row.host)})', "row.host"),
        ('log.log(20, "%s", [seat.user for seat in seats])', "seat.user"),
        ('log.info("x", extra={"person": user_id})', "user_id"),
        ('log.info("%s", member.display_name)', "member.display_name"),
        ('raise Undelivered(f"not sent to {user}")', "user"),
        ('what = f"a message to {user}"\nlog.info("%s", what)', "what"),
    ],
)
def test_such_a_line_would_be_found(source: str, text: str) -> None:
    assert {found for _, found in people_in_log(ast.parse(source))} == {text}


@pytest.mark.parametrize(
    "source",
    [
        'log.warning("%s was not greeted", hashed(person.id))',
        'log.warning("%s was not greeted", logs.hashed(interaction.user.id))',
        'log.info("%d of them", len(people))',
        'what = f"a message to {hashed(user)}"\nlog.info("%s", what)',
        'raise Refusal("not-seated", name=person.name)',
    ],
)
def test_a_line_that_tells_nobody_is_fine(source: str) -> None:
    assert list(people_in_log(ast.parse(source))) == []
