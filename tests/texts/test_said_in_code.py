"""The code and the catalogues know the same messages."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

from discord.app_commands import locale_str

from bot.features.company.remarks import REMARKS
from bot.features.contract import Sub
from bot.features.following.cards import END, ROUNDS, STOP
from bot.features.lessons.lesson_buttons import lesson_of
from bot.features.settings.cards import SHAPES
from bot.features.tournaments.rules.tournament import Form
from bot.tables.waiting.proposal_remarks import REMARKS as PROPOSAL_REMARKS
from bot.texts import DEFAULT, LANGUAGES, translator
from bot.ui.board.moments import KINDS
from bot.ui.board.rules_card import rules_pages
from bot.ui.board.terms_card import PACES
from bot.ui.board.variants import choices_of
from bot.ui.cards.button_names import button_names
from bot.ui.faces import hosted
from bot.ui.stage.venues import PERMISSIONS
from engines.core.chance import ANY_SEED
from engines.core.errors import BadSetup
from engines.core.players import LEVELS
from engines.registry import game
from render.club.cup import COLUMNS as CUP_COLUMNS
from render.club.page import COLUMNS as PAGE_COLUMNS
from render.rooms.palette import ROOM_COLOURS
from tests.support.features import all_parts
from tests.texts.calls import (
    bad_setups,
    calls_of_speakers,
    literals_among,
    place_of,
    places_naming,
    refusals,
)
from tests.texts.catalogues import catalogue, files, in_file, references, subject

NEWS = (
    *("started", "left", "replaced", "ended"),
    *("stood-in", "went-away", "paused", "came-back", "took-seat", "fell-asleep", "reopened"),
    *("agreed-back", "refused-back", "lapsed-back"),
)
"""The board's news besides the moves of the game."""
LEAVING = ("lobby", "game", "last")
"""The ways of leaving a table."""
WAYS = "NESW"


def dashed(name: str) -> str:
    return name.replace("_", "-")


def refusal_codes() -> set[str]:
    codes = {call.message for call in refusals() if "{}" not in call.message}
    return codes | {f"setup-{dashed(setup.message)}" for key in hosted() for setup in bad_setups(key)}


def option_values(key: str) -> set[str]:
    """The values of a game's options that are chosen from a list."""
    fields = game(key).options_type.model_fields.values()
    return {value for field in fields for value in choices_of(field) if isinstance(value, str)}


def option_names(key: str) -> list[str]:
    return [dashed(name) for name in game(key).options_type.model_fields]


def tie_breaks(key: str) -> int:
    """Returns the number of tie-breaks of a game, whichever variants are on."""
    its_game = game(key)
    fields = its_game.options_type.model_fields
    counts = []
    for switched in ({}, *({name: True} for name, field in fields.items() if field.annotation is bool)):
        with contextlib.suppress(BadSetup):
            start = its_game.setup(its_game.options_type(**switched), its_game.seats[-1], ANY_SEED)
            counts.append(len(its_game.result(start).standings[0].ties))
    return max(counts)


def facts_named(key: str) -> set[str]:
    """Returns the names of the facts that a game's reasons state."""
    reasons = Path(str(import_module(f"bot.ui.faces.{key}").__file__)).with_name("reasons.py")
    source = reasons.read_text(encoding="utf-8") if reasons.exists() else ""
    return {*re.findall(r'"((?:reason|against)-[a-z-]+)"', source)}


MOST_SENTENCES = 5
"""The number of sentences about one kind of moment."""


def moments_named() -> set[str]:
    """Returns the sentences about the kinds of moments, which are numbered."""
    kinds, words = (*KINDS, "half-time-level"), translator(DEFAULT)
    shapes = [f"{game}moment-{kind}" for game in ("", *(f"{key}-" for key in hosted())) for kind in kinds]
    return {
        f"{shape}-{number}"
        for shape in shapes
        for number in range(1, 1 + MOST_SENTENCES)
        if words.has(f"{shape}-{number}")
    }


def registered() -> set[str]:
    """Returns the messages that name and describe the commands of features, their options and choices."""
    found: set[str] = set()
    for parts in all_parts().values():
        for one in parts.commands:
            command: Any = one.command if isinstance(one, Sub) else one
            texts = [command._locale_name, getattr(command, "_locale_description", None)]
            for option in getattr(command, "_params", {}).values():
                texts += [
                    option._rename,
                    option.description,
                    *(each._locale_name for each in option.choices or ()),
                ]
            found |= {text.extras["catalogue"] for text in texts if isinstance(text, locale_str)}
    return found


@cache
def families() -> dict[str, set[str]]:
    """Returns the messages with names built at run time: the shape of the name, and all its names."""
    return {
        "(registered)": registered() - {*hosted()},
        "tournament-form-{}": {f"tournament-form-{form}" for form in get_args(Form)},
        "refused-{}": {f"refused-{code}" for code in refusal_codes()},
        "permission-{}": {f"permission-{dashed(name)}" for name in PERMISSIONS},
        "ask-leave-{}": {f"ask-leave-{means}" for means in LEAVING},
        "news-{}": {f"news-{verb}" for verb in NEWS},
        "me-emblem-{}": {f"me-emblem-{shape}" for shape in SHAPES},
        "pace-{}": {f"pace-{pace}" for pace in PACES},
        "pace-{}-help": {f"pace-{pace}-help" for pace in PACES},
        "level-{}": {f"level-{level}" for level in LEVELS},
        "club-pic-{}": {f"club-pic-{column}" for column in (*PAGE_COLUMNS, *CUP_COLUMNS)},
        "{}-taste-{}": {f"{key}-taste-{name}" for key in hosted() for name in game(key).tastes},
        "remark-{}": {f"remark-{number}" for number in range(1, REMARKS + 1)},
        "{}-record-{}": {f"{key}-record-{name}" for key in hosted() for name in game(key).feats},
        "follow-{}": {f"follow-{choice}" for choice in (END, ROUNDS, STOP)},
        "follows-{}": {f"follows-{choice}" for choice in (END, ROUNDS, STOP)},
        "news-{}-until": {"news-went-away-until", "news-paused-until"},
        "way-{}": {f"way-{way}" for way in WAYS},
        "{}-about": {f"{key}-about" for key in hosted()},
        "proposal-remark-{}": {f"proposal-remark-{number}" for number in range(1, PROPOSAL_REMARKS + 1)},
        "{}-short": {f"{key}-short" for key in hosted()},
        "{}-rules-{}": {
            f"{key}-rules-{page}"
            for key in hosted()
            for page in range(1, len(rules_pages(key, translator(DEFAULT))) + 1)
        },
        "{}-rules-{}-picture": {
            f"{key}-rules-{page}-picture"
            for key in hosted()
            for page in range(1, len(rules_pages(key, translator(DEFAULT))) + 1)
            if translator(DEFAULT).has(f"{key}-rules-{page}-picture")
        },
        "{}-value-{}": {f"{key}-value-{value}" for key in hosted() for value in option_values(key)},
        "{}-rules-since-{}": {
            f"{key}-rules-since-{version}" for key in hosted() for version in game(key).lost_rules
        },
        "{}-{}": {*moments_named(), *(f"{key}-{name}" for key in hosted() for name in facts_named(key))},
        "{}-tie-{}": {f"{key}-tie-{number}" for key in hosted() for number in range(tie_breaks(key))},
        "{}-option-{}": {f"{key}-option-{name}" for key in hosted() for name in option_names(key)},
        "{}-option-{}-help": {f"{key}-option-{name}-help" for key in hosted() for name in option_names(key)},
        "{}-lesson-{}": {
            f"{key}-lesson-{name}"
            for key in hosted()
            if (lesson := lesson_of(key)) is not None
            for name in lesson.messages()
        },
        "rooms-letter-{}": names_like("rooms-letter-{}", {*ROOM_COLOURS} - {"dark_hallway"}),
        **{
            f"{key}-{shape}": names_like(f"{key}-{shape}", members)
            for key in hosted()
            for shape, members in import_module(f"bot.ui.faces.{key}.families").FAMILIES.items()
        },
    }


def names_like(shape: str, members: Iterable[str]) -> set[str]:
    """Returns the names of a shape; two blanks in a row are filled by one member ("move-from")."""
    return {shape.replace("{}-{}", "{}").replace("{}", member) for member in members}


def family_names() -> set[str]:
    return set().union(*families().values())


def test_every_message_that_the_code_names_is_in_the_catalogue() -> None:
    known = catalogue(DEFAULT).keys()
    missing = [
        call
        for call in calls_of_speakers()
        if "{}" not in call.message and call.message not in {*known, *LANGUAGES}
    ]
    assert missing == []


def test_every_name_put_together_at_run_time_is_of_a_known_family() -> None:
    shapes = families().keys()
    own = {shape.replace("{}", key, 1) for shape in shapes if shape.startswith("{}-") for key in hosted()}
    known = shapes | own
    assert [call for call in calls_of_speakers() if "{}" in call.message and call.message not in known] == []


def test_every_member_of_a_family_is_in_the_catalogue() -> None:
    assert family_names() - catalogue(DEFAULT).keys() == set()


def test_every_line_with_a_name_has_its_short_form() -> None:
    """A picture uses a line's short form if the full one does not fit.

    If the name of a line is built at run time, a family lists its first short form.
    """
    names = catalogue(DEFAULT).keys()
    shortened = {name.removesuffix("-short") for name in names if name.endswith("-short")}
    assert shortened
    assert shortened - names == set()
    lines = {call.message for call in calls_of_speakers() if call.is_line}
    assert {line for line in lines if "{}" not in line} - shortened == set()
    for shape, members in families().items():
        if shape in lines or members & shortened:
            assert members - shortened == set()


def test_no_message_is_unused() -> None:
    names = {name.removesuffix("-short") for name in catalogue(DEFAULT)} - family_names() - set(hosted())
    assert names - literals_among(names, "bot", "render") == set()


def test_every_placeholder_is_handed_over() -> None:
    known = catalogue(DEFAULT)
    lacking = [
        call
        for call in calls_of_speakers()
        if call.message in known and not call.open and known[call.message].variables - call.given
    ]
    assert lacking == []


def test_a_refusal_hands_over_what_its_sentence_needs() -> None:
    known = catalogue(DEFAULT)
    raised = [(f"refused-{call.message}", call) for call in refusals() if "{}" not in call.message]
    raised += [
        (f"refused-setup-{dashed(call.message)}", call) for key in hosted() for call in bad_setups(key)
    ]
    buttons = button_names(DEFAULT).keys()  # the reply passes these with every refusal
    assert [call for name, call in raised if known[name].variables - call.given - buttons] == []


def places_saying() -> dict[str, set[str]]:
    """Returns for each message the features that say it, in code or in their messages; "" is the core."""
    places: dict[str, set[str]] = {}
    for call in calls_of_speakers():
        places.setdefault(call.message, set()).add(place_of(Path(call.where.rpartition(":")[0])))
    for call in refusals():
        message = f"refused-{call.message}"
        places.setdefault(message, set()).add(place_of(Path(call.where.rpartition(":")[0])))
    for file in files(DEFAULT):
        for name in references(file):
            places.setdefault(name, set()).add(home_of(file))
    return places


def home_of(file: Path) -> str:
    """Returns the feature of a catalogue; "" for one of the core or of a game."""
    return subject(file) if file.parent.name == "texts" else ""


def test_a_message_of_a_feature_is_said_by_that_feature_alone() -> None:
    places = places_saying()
    homes = {said.id: home_of(file) for file in files(DEFAULT) for said in in_file(file)}
    strangers = {name: places.get(name, set()) - {home} for name, home in homes.items() if home}
    assert len(strangers) > 300
    assert {name: others for name, others in strangers.items() if others} == {}


def test_what_only_one_feature_says_lies_with_that_feature() -> None:
    """Names in the code count wherever they stand: a message that the core may build is the core's."""
    core = {said.id for file in files(DEFAULT) if not home_of(file) for said in in_file(file)}
    places = places_saying()
    named = places_naming(frozenset(core))
    alone = {name for name in core if len(places.get(name, ())) == 1 and "" not in places[name]}
    assert {name for name in alone if named[name] <= places[name]} == set()


def test_rules_have_the_same_pages_in_every_language() -> None:
    for key in hosted():
        pages = [len(rules_pages(key, translator(lang))) for lang in LANGUAGES]
        assert pages[0] > 0
        assert set(pages) == {pages[0]}
