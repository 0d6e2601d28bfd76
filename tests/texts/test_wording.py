"""The wording of the catalogues: no calques, one word for one thing, the language's marks, short messages."""

from __future__ import annotations

import re
from datetime import date

import pytest

from bot.texts import LANGUAGES, translator
from bot.ui.cards.button_names import button_names
from tests.texts.catalogues import catalogue

BANNED = {
    "en": (
        r"\banew\b|\bany more\b|(?<!at )\bany time\b|\beverybody\b|\bsomebody\b|\bneighbour|\bcolour",
        r"\bbring(?:s|ing)?\b(?! (?:me in|in a computer|you closer))|\bbrought\b",
        r"\bturned round\b|\bway round\b|\broad of wins\b|\bstands? in no top\b|\bover all servers\b",
        r"\brated try\b|\bterms\b|\bcall(?:s|ed)? (?:players|you|a role)\b|\bundo\b|\bfor who\b",
        r"\bpoints of the end\b|\bthe strong player\b|\ba \w+ more,|\bby lot\b|\blower castle\b|\bnew at:",
    ),
    "ru": (
        r"местност|\bмал(?:ые|ых) помещени|десяти размеров|финальн|на полосе|перетасовк|раздач",
        r"[Хх]орошей поездки|в закрытую|только что готов|на сейчас|череда побед|С рейтингом|Звать роль",
        r"не против|целый час разницы|закрытой ветке|\bЗнак:",
    ),
    "pl": (
        r"wspomn(?:ę|ieć) o|\b[Zz]?[Ww]oła(?:j|na|no|m|ć)\b|[Dd]obrego czasu|wyjeżdża",
        r"liczon(?:a|ą|ej) pr[óo]b",
        r"\bwłasne \0|najwięcej punktów, ile|we dwoje|pod twoim imieniem|Zapomnij mnie|\bZnak:|Premia",
        r"płytk|\btraw(?:a|y)\b|w 5 na 5 (?:pól|polach)(?<!kwadracie 5 na 5 pól)|\bNowe u:",
    ),
}
"""Words and phrases that a native speaker would not say here, or that name a thing by a second name."""
LONGEST_ON_A_PHONE = 900
PAGES_OF_RULES = re.compile(r"-rules-\d+(?:-picture)?$")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_said_in_a_calque_or_by_a_second_name(lang: str) -> None:
    banned = re.compile("|".join(BANNED[lang]), re.IGNORECASE if lang == "en" else 0)
    found = {
        said.id: match[0]
        for said in catalogue(lang).values()
        if (match := banned.search("\0".join(said.texts)))
    }
    assert found == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_marks_are_those_of_the_language(lang: str) -> None:
    """No break inside a number, no space before an ellipsis, one kind of quotation marks and apostrophes."""
    wrong = {
        "en": r"[«»„’]|\d[  ]\d{3}\b",
        "ru": r"[“”„\"]|\d \d{3}\b|\d,\d{3}\b",
        "pl": r"[«»“]|\d \d{3}\b|\d,\d{3}\b",
    }
    pattern = re.compile(rf"{wrong[lang]}| …|^… |\.\.\.")
    assert [said.id for said in catalogue(lang).values() if any(map(pattern.search, said.texts))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_pages_of_rules_are_longer_than_a_phone_shows(lang: str) -> None:
    words, buttons = translator(lang), button_names(lang)
    lengths = {
        said.id: len(words(said.id, **{**dict.fromkeys(said.variables, "Annabel"), **buttons}))
        for said in catalogue(lang).values()
        if not PAGES_OF_RULES.search(said.id)
    }
    assert {name: length for name, length in lengths.items() if length > LONGEST_ON_A_PHONE} == {}


def test_dates_are_written_as_each_language_writes_them() -> None:
    day = date(2026, 11, 7)
    assert [translator(lang).day(day) for lang in LANGUAGES] == [
        "November 7, 2026",
        "7 ноября 2026\N{NO-BREAK SPACE}г.",
        "7 listopada 2026",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_thousands_are_kept_together(lang: str) -> None:
    said = translator(lang)("mad_king_ludwig-passed", name="Ann", amount=5000)
    assert {"en": "5,000", "ru": "5\N{NO-BREAK SPACE}000", "pl": "5\N{NO-BREAK SPACE}000"}[lang] in said
