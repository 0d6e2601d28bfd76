"""Numbers agree with the nouns that follow them, in every language and every message."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.texts import LANGUAGES, translator
from tests.texts.catalogues import Said, catalogue, entries, files

CATEGORIES = {"en": {"one", "other"}, "ru": {"one", "few", "many"}, "pl": {"one", "few", "many"}}
"""The plural categories of CLDR for whole numbers; `other` is for fractions in Russian and Polish."""
PLURAL = {"zero", "one", "two", "few", "many", "other"}
COUNTED = {
    *(
        "count",
        "tiles",
        "points",
        "missing",
        "gain",
        "others",
        "shrines",
        "rounds",
        "cells",
        "rows",
        "columns",
    ),
    *("crowns", "spots", "coins", "tokens", "players", "cards", "entrances", "kings", "turns", "rooms"),
}
"""Variables that are numbers of something, and may be one."""
NEVER_ONE = (
    *(
        "-ask-tiles",
        "-ask-tiles-hint",
        "-brief-tiles",
        "-lacks",
        "-answer-start",
        "-answer-foyer",
        "-pic-doors",
    ),
    *(
        "-goes-back",
        "-castle-too-many-rows",
        "-castle-too-wide",
        "-do-start",
        "-do-start-back",
        "-chosen-foyer",
    ),
    *("-started", "-setup-seats", "-days-help", "-consolidated-numbers", "-rule-favor"),
)
"""Messages whose numbers are larger than one: of money, of doors of a foyer, of rows of a whole castle."""
NO_NOUN = {
    "en": r"and|in|of|for|on|at|from|to|per|by|is|are|or|now|more|with|left|each|as|free|can|other|"
    r"completed|computer|waiting|instead|begins|Ann",
    "ru": r"и|из|на|в|сразу|за|от|до|по|с|к|или|раз|ещё|у|для|без|над|под|о|при|вместо|Ann",
    "pl": r"i|z|na|w|od|za|od|do|po|ze|lub|albo|raz|jeszcze|dla|bez|nad|pod|o|przy|zamiast|Ann",
}
"""Words after a number that don't change with it."""
OBLIQUE = ("-half",)
"""Messages in which the number stands in a case that only distinguishes one from several."""
PLURALS = re.compile(
    r"(?<![\d+×/.,-])1 (?:outer |more |other |free )?(?:points|rooms|tiles|dominoes|players|seats|cards|"
    r"turns|rounds|coins|kings|crowns|squares|cells|shrines|stacks|spots|spaces|entrances|doors|castles|corridors|"
    r"people|things|rewards|favors|types|levels|columns|rows|twins|sets|tokens|areas|spirits|stones|letters)\b"
)
ALIKE = {"en": (0, 2, 5, 21, 22), "ru": (0, 5, 25), "pl": (0, 5, 21, 25)}
"""Numbers that a noun follows in the same form as 5."""


WHOLE = {
    "next-others",
    *("lobby-waiting", "refused-stand-in-wanted", "away-stood-in", "back-at-tables"),
    *("ask-forget", "ask-end-lobby", "daily-with", "week-solved"),
}
"""Messages that count people and tables, which come whole."""
ADJECTIVES = "(?:(?:bonus|room) (?=cards?))?(?:outer )?"
"""English words between a number and its noun."""
GENITIVES = {
    "ru": {
        *("очка", "храма", "хода", "раунда", "кости", "ячейки"),
        *("события", "игры", "победы", "дня", "шага", "входа", "человека", "стола", "раза"),
        *("карты", "помещения", "места", "замка", "галереи", "лестницы", "внешнего", "жетона"),
    },
    "pl": {
        *("punktu", "świątyni", "tury", "rundy", "kamienia", "pola"),
        *("wydarzenia", "gry", "wygranej", "dnia", "kroku", "wejścia", "osoby", "stołu", "zaproszenia"),
        *("karty", "komnaty", "miejsca", "zamku", "kafelka", "galerii", "żetonu", "drugiego"),
    },
}
"""The form of each noun after a fraction."""


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


class _Selectors(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.keys: list[set[str]] = []
        """The forms of each selection that has its number in its text."""

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        names = [variant.key for variant in node.variants]
        inside = _Variables()
        for variant in node.variants:
            inside.visit(variant.value)
        if isinstance(node.selector, ast.VariableReference) and node.selector.id.name in inside.found:
            self.keys.append({key.name for key in names if isinstance(key, ast.Identifier)})
        self.generic_visit(node)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_plural_has_the_forms_of_its_language(lang: str) -> None:
    """A selection by plural forms has all that the language needs, and no others."""
    wrong, counted = [], 0
    for file in files(lang):
        for entry in entries(file):
            selectors = _Selectors()
            selectors.visit(entry)
            name = entry.id.name if isinstance(entry, ast.Message) else ""
            for keys in selectors.keys:
                if keys & (PLURAL - {"other"}) and not name.endswith(OBLIQUE):
                    counted += 1
                    if keys - {"other"} != CATEGORIES[lang] - {"other"}:
                        wrong.append((name, keys))
    assert counted
    assert wrong == []


def after(said: Said, lang: str, variable: str, number: float) -> list[str]:
    """Returns the words that follow the number, if any."""
    args: dict[str, Any] = {**dict.fromkeys(said.variables, "Ann"), variable: number}
    written = str(number).replace(".", "[.,]")
    return re.findall(rf"(?<![\d+×/.,-]){written} {ADJECTIVES}([^\W\d_]+)", translator(lang)(said.id, **args))


def may_be_one(said: Said) -> bool:
    return "." not in said.id and not said.id.endswith((*NEVER_ONE, *OBLIQUE))


def counts(lang: str) -> Iterator[tuple[Said, str]]:
    """Every variable that stands before a word in some message."""
    for said in catalogue(lang).values():
        for variable in sorted(said.variables & COUNTED) if may_be_one(said) else ():
            if after(said, lang, variable, 5):
                yield said, variable


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_noun_after_a_number_agrees_with_it(lang: str) -> None:
    """One of something is otherwise than five; 21 and 22 go with one and two, or with five."""
    wrong, counted = [], 0
    for said, variable in counts(lang):
        forms = {number: after(said, lang, variable, number) for number in (0, 1, 2, 5, 21, 22, 25)}
        for place, many in enumerate(forms[5]):
            if re.fullmatch(NO_NOUN[lang], many):
                continue
            counted += 1
            form = {number: found[place] for number, found in forms.items() if place < len(found)}
            counted_apart = form.get(1) not in (many, form.get(2)) or many == "человек"
            as_many = all(form.get(number, many) == many for number in ALIKE[lang])
            as_few = form.get(22, form.get(2)) == form.get(2)
            as_one = lang != "ru" or form.get(21, form.get(1)) == form.get(1)
            if not (counted_apart and as_many and as_few and as_one):
                wrong.append((said.id, variable, form))
    assert wrong == []
    assert counted > 2


@pytest.mark.parametrize("lang", ["ru", "pl"])
def test_a_noun_after_a_fraction_is_in_the_genitive_singular(lang: str) -> None:
    """1.5 of something goes by a form of its own, which is not that of five."""
    wrong, counted = [], 0
    for said, variable in counts(lang):
        if said.id in WHOLE:
            continue
        for five, fraction in zip(
            after(said, lang, variable, 5), after(said, lang, variable, 1.5), strict=True
        ):
            if not re.fullmatch(NO_NOUN[lang], five):
                counted += 1
                if five == fraction or fraction not in GENITIVES[lang]:
                    wrong.append((said.id, variable, fraction))
    assert wrong == []
    assert counted > 20


def test_english_never_has_one_of_many() -> None:
    """No message says "1 points", whatever the variable is called."""
    said_wrongly = set()
    for said in catalogue("en").values():
        for variable in said.variables - {"size"} if may_be_one(said) else ():
            args: dict[str, str | int] = {**dict.fromkeys(said.variables, "Ann"), variable: 1}
            text = translator("en")(said.id, **args)
            if PLURALS.search(text):
                said_wrongly.add((said.id, variable))
    assert said_wrongly == set()


def test_two_of_something_is_in_the_genitive_singular_in_russian() -> None:
    """22, like two, has the noun's form of a fraction; only an adjective before the noun differs."""
    wrong, counted = [], 0
    for said, variable in counts("ru"):
        if said.id in WHOLE or said.id.endswith(
            "-rounds-left"
        ):  # there, "at least" takes the genitive plural
            continue
        for two, fraction in zip(
            after(said, "ru", variable, 22), after(said, "ru", variable, 1.5), strict=True
        ):
            if not re.fullmatch(NO_NOUN["ru"], two) and not two.endswith(("их", "ых")):
                counted += 1
                if two != fraction:
                    wrong.append((said.id, variable, two, fraction))
    assert wrong == []
    assert counted > 20
