"""The code and the catalogues know the same messages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from bot.commands.table import NEEDED
from bot.store import Phase
from bot.texts import DEFAULT, LANGUAGES, words
from bot.ui.faces import hosted
from bot.ui.looks import rules_pages
from bot.ui.variants import choices_of
from engines.between_two_castles.data import CARDS, HANGINGS, ROOMS, TOKENS
from engines.between_two_castles.data import TYPES as ROOM_TYPES
from engines.between_two_castles.scoring import SHEET
from engines.dragon_castle.data import DRAGONS, RANKS, SPIRITS, TYPE_OF
from engines.dragon_castle.rules import PHASES
from engines.kingdomino.data import TERRAINS
from engines.kingdomino.model import WAYS
from engines.registry import game
from render.core.emblems import SHAPES
from tests.texts.calls import bad_setups, calls_of_speakers, literals, refusals
from tests.texts.catalogues import catalogue
from tests.texts.mad_king_ludwig import mad_king_ludwig_families

NEWS = ("started", "left", "replaced", "ended")
"""What the board tells beside the moves of the game."""
BONUSES = ("middle_kingdom", "harmony")
DRAGON_CASTLE_PHASES = ("act", "finish", "place", "sets", "build", "effect")
DRAGON_CASTLE_WHY = ("same_type", "dragon", "special", "faction")
LINES = ("kingdomino-pic-last-", "dragon_castle-pic-turn-", "dragon_castle-pic-panel-")
"""How the lines with a name begin that are put together at run time."""


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


def families() -> dict[str, set[str]]:
    """Messages whose names are put together at run time: the shape of the name, and all its names."""
    return {
        "refused-{}": {f"refused-{code}" for code in refusal_codes()},
        "permission-{}": {f"permission-{dashed(name)}" for name in NEEDED},
        "phase-{}": {f"phase-{phase}" for phase in get_args(Phase)},
        "news-{}": {f"news-{verb}" for verb in NEWS},
        "way-{}": {f"way-{way}" for way in WAYS},
        "pic-emblem-{}": {f"pic-emblem-{shape}" for shape in SHAPES},
        "{}-rules-{}": {
            f"{key}-rules-{page}"
            for key in hosted()
            for page in range(1, len(rules_pages(key, words(DEFAULT))) + 1)
        },
        "{}-value-{}": {f"{key}-value-{value}" for key in hosted() for value in option_values(key)},
        "kingdomino-{}": {f"kingdomino-{terrain}" for terrain in TERRAINS},
        "kingdomino-letter-{}": {f"kingdomino-letter-{terrain}" for terrain in TERRAINS},
        "kingdomino-tie-{}": {"kingdomino-tie-0", "kingdomino-tie-1"},
        "kingdomino-option-{}": {f"kingdomino-option-{name}" for name in option_names("kingdomino")},
        "kingdomino-option-{}-help": {
            f"kingdomino-option-{name}-help" for name in option_names("kingdomino")
        },
        "kingdomino-pic-{}": {f"kingdomino-pic-{bonus}" for bonus in BONUSES},
        "kingdomino-pic-rules-{}": {f"kingdomino-pic-rules-{step}" for step in ("place", "take")},
        "kingdomino-pic-last{}": {
            f"kingdomino-pic-last{what}"
            for what in ("-placed", "-placed-took", "-discarded", "-discarded-took", "-took")
        },
        **dragon_castle_families(),
        **between_two_castles_families(),
        **mad_king_ludwig_families(),
    }


def dragon_castle_families() -> dict[str, set[str]]:
    """The same for Dragon Castle."""
    parts: dict[str, Iterable[str]] = {
        "{}": TYPE_OF.values(),
        "letter-{}": TYPE_OF.values(),
        "tile-{}": TYPE_OF.values(),
        "rank-{}": (rank for _, rank in RANKS),
        "spirit-{}": SPIRITS,
        "spirit-{}-text": SPIRITS,
        "dragon-{}": DRAGONS,
        "dragon-{}-text": DRAGONS,
        "value-{}": option_values("dragon_castle"),
        "option-{}": option_names("dragon_castle"),
        "option-{}-help": option_names("dragon_castle"),
        "tie-{}": "01",
        "pic-tie-{}": "01",
        "why-{}": DRAGON_CASTLE_WHY,
        "pic-why-{}": (*DRAGON_CASTLE_WHY, "waits", "summon"),
        "status-{}": DRAGON_CASTLE_PHASES,
        "ask-act-{}": DRAGON_CASTLE_PHASES,
        "pic-turn-{}": DRAGON_CASTLE_PHASES,
        "pic-panel-{}": (*DRAGON_CASTLE_PHASES, "first", "second", "spirit"),
        "act-{}": PHASES,
        "pic-{}": ("sets", "discards", "shrines", "countdown"),
    }
    found = {
        f"dragon_castle-{shape}": {f"dragon_castle-{shape.replace('{}', name)}" for name in names}
        for shape, names in parts.items()
    }
    moves = {f"dragon_castle-ask-{kind}-{end}" for kind in ("move", "shift") for end in ("from", "to")}
    return {**found, "dragon_castle-ask-{}-{}": moves}


def between_two_castles_families() -> dict[str, set[str]]:
    """The same for Between Two Castles, and the letters that both Ludwig games share."""
    rooms = [*ROOMS.values()]
    parts: dict[str, Iterable[str]] = {
        "room-{}": ROOMS,
        "castle-{}": TOKENS,
        "type-{}": ROOM_TYPES,
        "card-{}": CARDS,
        "attendant-{}": HANGINGS,
        "hanging-{}": HANGINGS,
        "bonus-{}": (*ROOM_TYPES, "special"),
        "per-{}": {room.want for room in rooms if room.want} | {*HANGINGS},
        "reach-{}": {room.reach for room in rooms},
        "sheet-{}": SHEET,
        "pic-sheet-{}": SHEET,
        "option-{}": option_names("between_two_castles"),
        "option-{}-help": option_names("between_two_castles"),
        "tie-{}": "01",
        "placed-{}": ("draft", "food", "special"),
        "settled-{}": ("accept", "decide"),
        "reshuffled-{}": ("rooms", "cards"),
        "word-{}": ("place", "bonus", "answer", "last", "yours", "partners"),
        "ask-{}": ("room", "keep", "special", "attendant", "card", "bonus"),
        "pic-{}": ("room", "keep", "special", "attendant", "card", "bonus"),
        "pic-{}-castle": ("left", "right"),
        "answer-{}": ("left", "right", "accept", "counter", "decide"),
        "confirm-{}": ("accept", "counter", "decide"),
    }
    found = {
        f"between_two_castles-{shape}": {f"between_two_castles-{shape.replace('{}', name)}" for name in names}
        for shape, names in parts.items()
    }
    kinds = (*ROOM_TYPES, "activity", "special")
    return {**found, "rooms-letter-{}": {f"rooms-letter-{kind}" for kind in kinds}}


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
    assert [call for call in calls_of_speakers() if "{}" in call.message and call.message not in shapes] == []


def test_every_member_of_a_family_is_in_the_catalogue() -> None:
    assert family_names() - catalogue(DEFAULT).keys() == set()


def test_every_line_with_a_name_has_its_short_form() -> None:
    """A picture's line falls back on it where the full one does not fit."""
    names = catalogue(DEFAULT).keys()
    shortened = {name for name in names if name.endswith("-short")}
    assert shortened
    assert {name.removesuffix("-short") for name in shortened} - names == set()
    lines = {name for name in family_names() if name.startswith(LINES)}
    assert {f"{name}-short" for name in lines} - names == set()


def test_no_message_is_unused() -> None:
    named = literals("bot", "render") | family_names() | set(hosted())
    unused = {name for name in catalogue(DEFAULT) if name.removesuffix("-short") not in named}
    assert unused == set()


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
    assert [call for name, call in raised if known[name].variables - call.given] == []


def test_rules_have_the_same_pages_in_every_language() -> None:
    for key in hosted():
        pages = [len(rules_pages(key, words(lang))) for lang in LANGUAGES]
        assert pages[0] > 0
        assert set(pages) == {pages[0]}
