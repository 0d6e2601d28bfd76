"""The variants of a tournament's game: typed as words with commas, offered while a director types."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from pydantic import ValidationError

from bot.tables.refusal import Refusal
from bot.texts import Translator
from bot.ui.board.variants import choices_of, takes_several, value_text
from bot.ui.cards.card import cut
from bot.ui.faces import face_of
from engines.core.chance import ANY_SEED
from engines.core.contract import AnyGame
from engines.core.errors import EngineError
from engines.registry import game

MOST_OFFERED = 25
LONGEST_CHOICE = 100


def parsed(key: str, typed: str, sizes: Iterable[int]) -> dict[str, Any]:
    """Returns the variants that were typed; a Refusal if one does not exist, or not at tables of a size."""
    its_game, found = game(key), dict[str, Any]()
    for word in filter(None, (part.strip() for part in typed.split(","))):
        name, _, text = word.partition("=")
        values = _values(its_game).get(name, {})
        if text not in values:
            raise Refusal("unknown-variant", variant=word)
        value = values[text]
        found[name] = [*found.get(name, []), *value] if isinstance(value, list) else value
    try:
        options = its_game.options_type.model_validate(found)
        for seats in sizes:
            its_game.setup(options, seats, ANY_SEED)
    except (ValidationError, EngineError, ValueError):
        raise Refusal("variants-do-not-fit") from None
    return found


def offered(key: str, typed: str, words: Translator) -> Iterator[tuple[str, str]]:
    """Yields what the typed variants can be continued with: its label and the whole text."""
    chosen, _, begun = typed.rpartition(",")
    before = [part.strip() for part in chosen.split(",") if part.strip()]
    count = 0
    for name, values in _values(game(key)).items():
        for text, value in values.items():
            word = f"{name}={text}" if text else name
            label = _label(key, name, value, words)
            whole = ",".join([*before, word])
            fits = begun.strip().casefold() in f"{label} {word}".casefold()
            if word in before or not fits or len(whole) > LONGEST_CHOICE or count == MOST_OFFERED:
                continue
            count += 1
            yield cut(", ".join([*(_named(key, one, words) for one in before), label]), LONGEST_CHOICE), whole


def described(key: str, options: Mapping[str, Any], words: Translator) -> str:
    """Returns the variants in a line."""
    return ", ".join(_label(key, name, value, words) for name, value in options.items())


def _values(its_game: AnyGame) -> dict[str, dict[str, Any]]:
    """The values of each variant by the text that stands for them; a switch has no text."""
    found: dict[str, dict[str, Any]] = {}
    for name, field in its_game.options_type.model_fields.items():
        if name in its_game.seat_orders:
            continue
        if field.annotation is bool:
            found[name] = {"": True}
        elif choices := choices_of(field):
            several = takes_several(field)
            found[name] = {str(one): [one] if several else one for one in choices}
    return found


def _named(key: str, word: str, words: Translator) -> str:
    name, _, text = word.partition("=")
    values = _values(game(key)).get(name, {})
    return _label(key, name, values[text], words) if text in values else word


def _label(key: str, name: str, value: Any, words: Translator) -> str:
    label = face_of(key).option_label(name, words)
    if value is True:
        return label
    chosen = value if isinstance(value, list | tuple) else [value]
    return f"{label}: {', '.join(value_text(key, one, words) for one in chosen)}"
