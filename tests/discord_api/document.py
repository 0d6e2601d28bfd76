"""Discord's public OpenAPI document: which routes there are, and what their bodies look like.

`openapi.json` is that document without what a bot does not send (answers, forms, descriptions). To take over
a newer one of https://github.com/discord/discord-api-spec:

    python -m tests.discord_api.document specs/openapi.json
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from jsonschema.exceptions import ValidationError  # type: ignore[import-untyped]
from jsonschema.validators import extend  # type: ignore[import-untyped]

DOCUMENT = Path(__file__).with_name("openapi.json")
SCHEMAS = "#/components/schemas/"
NULL = {"type": "null"}
BY_TYPE = "shape by type"
"""A keyword of ours in the document."""
SIZES = {
    "maxLength": "longer than {} characters",
    "minLength": "shorter than {} characters",
    "maxItems": "more than {} entries",
    "minItems": "fewer than {} entries",
    "maxProperties": "more than {} entries",
    "maximum": "more than {}",
    "minimum": "less than {}",
}

Json = dict[str, Any]


def faults(method: str, path: str, body: object) -> list[str]:
    """Returns the faults that the document finds in a request, a sentence for each."""
    for pattern, template in _routes():
        if pattern.fullmatch(path) and method.lower() in _document()["paths"][template]:
            return _faults_of_body(template, method.lower(), body)
    return [f"there is no route {method} {path}"]


def _faults_of_body(template: str, method: str, body: object) -> list[str]:
    described = _document()["paths"][template][method].get("requestBody")
    if described is None:
        return []
    if body is None:
        return ["the body is missing"] if described.get("required") else []
    alternatives = _validators(template, method)
    if isinstance(body, dict) and len(alternatives) > 1:
        known = [len(body.keys() & shape.fields) for shape in alternatives]
        alternatives = [one for one, number in zip(alternatives, known, strict=True) if number == max(known)]
    if any(shape.is_right(body) for shape in alternatives):
        return []
    found = [dict(map(_say, shape.slow.iter_errors(body))) for shape in alternatives]
    return [f"{where} {what}" for where, what in min(found, key=len).items()]


@cache
def _document() -> Json:
    """Returns the stored document, but lenient where Discord is, and with unions that name the wrong part."""
    document: Json = json.loads(DOCUMENT.read_text(encoding="utf-8"))
    schemas = document["components"]["schemas"]
    # Discord takes numbers for ids, and discord.py numbers a message's new files so.
    schemas["SnowflakeType"] = {
        "oneOf": [schemas["SnowflakeType"], {"type": "integer", "minimum": 0}],
    }
    told: Json = _tell_apart(document, schemas)
    return told


@cache
def _routes() -> list[tuple[re.Pattern[str], str]]:
    """Paths with the fewest placeholders first: …/@original is no message's id."""
    templates = sorted(_document()["paths"], key=lambda template: template.count("{"))
    return [
        (re.compile(re.sub(r"\\\{[^}]+\\\}", "[^/]+", re.escape(template))), template)
        for template in templates
    ]


@dataclass
class _Shape:
    """One of the shapes that a body may have: the names of its fields, and its validators."""

    fields: set[str]
    is_right: Callable[[object], bool]
    """Quick, without an explanation: nearly all bodies are right."""
    slow: Any
    """Explains the faults of the others."""


@cache
def _validators(template: str, method: str) -> list[_Shape]:
    """The shapes that a body may have.

    A body has the shape that knows most of its fields: without a name for it, a thread that is made in a
    forum would pass for one in a text channel, whatever stands in its message.
    """
    document = _document()
    schema = document["paths"][template][method]["requestBody"]["content"]["application/json"]["schema"]
    shapes = schema.get("anyOf") or [schema]
    return [
        _Shape(
            set(_resolved(shape, document["components"]["schemas"]).get("properties", ())),
            jsonschema_rs.Draft202012Validator(_in_standard_words(whole)).is_valid,
            _Validator(whole),
        )
        for shape in shapes
        for whole in [{**shape, "components": document["components"]}]
    ]


def _resolved(schema: Json, schemas: Json) -> Json:
    reference = schema.get("$ref")
    return schema if reference is None else schemas[reference.removeprefix(SCHEMAS)]


def _tell_apart(node: Any, schemas: Json) -> Any:
    """Rewrites unions of objects that differ in their `type`, so that each is found by it."""
    if isinstance(node, list):
        return [_tell_apart(one, schemas) for one in node]
    if not isinstance(node, dict):
        return node
    node = {key: _tell_apart(value, schemas) for key, value in node.items()}
    for union in ("oneOf", "anyOf"):
        shapes = node.get(union) or []
        others = [shape for shape in shapes if shape != NULL]
        tags = [_tag(_resolved(shape, schemas)) for shape in others]
        if len(others) > 1 and all(tags):
            del node[union]
            node["if"] = {"not": NULL} if NULL in shapes else {}
            node["then"] = {
                "type": "object",
                "required": ["type"],
                "properties": {"type": {"enum": sorted(number for tag in tags for number in tag)}},
                BY_TYPE: {number: shape for tag, shape in zip(tags, others, strict=True) for number in tag},
            }
        elif others and all("const" in shape for shape in others):
            del node[union]
            node["enum"] = [shape.get("const") for shape in shapes]
        elif len(others) == 1 and NULL in shapes:
            del node[union]
            node["if"] = {"not": NULL}
            node["then"] = others[0]
    return node


def _faults_by_type(validator: Any, shapes: dict[int, Json], body: object, _: Json) -> Iterator[Any]:
    """Checks only the shape that the body's type names."""
    kind = body.get("type") if isinstance(body, dict) else None
    if isinstance(kind, int) and kind in shapes:
        yield from validator.descend(body, shapes[kind], schema_path=kind)


def _in_standard_words(node: Any) -> Any:
    """Returns the document without our keyword."""
    if isinstance(node, list):
        return [_in_standard_words(one) for one in node]
    if not isinstance(node, dict):
        return node
    told = {key: _in_standard_words(value) for key, value in node.items() if key != BY_TYPE}
    if BY_TYPE in node:
        told["allOf"] = [
            {"if": {"properties": {"type": {"const": number}}}, "then": _in_standard_words(shape)}
            for number, shape in node[BY_TYPE].items()
        ]
    return told


_Validator = extend(Draft202012Validator, {BY_TYPE: _faults_by_type})


def _tag(shape: Json) -> list[int]:
    """The numbers that `type` has in this shape alone."""
    numbers = shape.get("properties", {}).get("type", {}).get("enum", [])
    return numbers if all(isinstance(number, int) for number in numbers) else []


def _say(error: ValidationError) -> tuple[str, str]:
    """Returns the place and the fault; of a union, the faults of the shape that was meant."""
    while error.context:
        error = _meant(error.context)
    where = ".".join(map(str, error.absolute_path)) or "the body"
    size = SIZES.get(error.validator)
    if size is not None:
        found = error.instance if isinstance(error.instance, int | float) else len(error.instance)
        return where, f"is {size.format(error.validator_value)} ({found})"
    return f"{where}:", error.message[:160]


def _meant(faults: Sequence[ValidationError]) -> ValidationError:
    """Picks the shape that was meant: the one with the fewest faults; one of another type comes last."""
    shapes: dict[int, list[ValidationError]] = {}
    for fault in faults:
        shapes.setdefault(fault.schema_path[0], []).append(fault)
    return min(shapes.values(), key=lambda one: (len(one), one[0].validator == "type"))[0]


# Taking over a newer document


def reduced(document: Json) -> Json:
    """Returns the document without everything that requests with a JSON body don't need."""
    paths: dict[str, dict[str, Json]] = {}
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            if method == "parameters":
                continue
            body = operation.get("requestBody", {})
            schema = body.get("content", {}).get("application/json", {}).get("schema")
            content = {"application/json": {"schema": schema}}
            request = {"requestBody": {"content": content, "required": body.get("required", False)}}
            paths.setdefault(path, {})[method] = request if schema else {}
    schemas = document["components"]["schemas"]
    needed: set[str] = set()
    found = set(_references(paths))
    while found:
        needed |= found
        found = {name for known in found for name in _references(schemas[known])} - needed
    return {
        **{key: document[key] for key in ("openapi", "info")},
        "paths": paths,
        "components": {"schemas": {name: schemas[name] for name in sorted(needed)}},
    }


def _references(node: Any) -> Iterator[str]:
    if isinstance(node, list):
        for one in node:
            yield from _references(one)
    elif isinstance(node, dict):
        if "$ref" in node:
            yield node["$ref"].removeprefix(SCHEMAS)
        for one in node.values():
            yield from _references(one)


def written(document: Json) -> str:
    """One line for each path and each schema, so that a newer document can be compared with the old one."""

    def lines(entries: Json) -> str:
        dense = {key: json.dumps(value, separators=(",", ":")) for key, value in entries.items()}
        return ",\n".join(f"{json.dumps(key)}:{value}" for key, value in dense.items())

    head = lines({key: document[key] for key in ("openapi", "info")})
    paths, schemas = lines(document["paths"]), lines(document["components"]["schemas"])
    return f'{{{head},\n"paths":{{\n{paths}}},\n"components":{{"schemas":{{\n{schemas}}}}}}}\n'


if __name__ == "__main__":
    newer = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    DOCUMENT.write_text(written(reduced(newer)), encoding="utf-8")
