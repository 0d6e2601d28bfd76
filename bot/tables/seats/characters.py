"""The characters of computer players: each name has a taste of its own in every game.

A seat stores the name alone, in its table's language; the taste follows from the name's place in the list of
names, which is the same in all languages. Names of older tables are on these lists too.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from bot.store import SeatRow
from bot.tables.names import computer_names
from bot.texts import LANGUAGES
from engines.core.contract import AnyGame
from engines.core.tastes import named


@cache
def _places() -> dict[str, int]:
    """Returns the place of each name, in all languages."""
    return {name: place for lang in LANGUAGES for place, name in enumerate(computer_names(lang))}


def taste_of(its_game: AnyGame, seat: SeatRow) -> str | None:
    """Returns the taste of the computer player that has this seat; None if it has none in this game."""
    place = _places().get(seat.name.removesuffix(" II"))
    if place is None or seat.computer not in its_game.weighings or not its_game.tastes:
        return None
    return [*its_game.tastes][place % len(its_game.tastes)]


def program_of(its_game: AnyGame, seat: SeatRow) -> str:
    """Returns the name of the engine's player that decides for a seat, with its taste.

    A stand-in has no taste: it plays for a person.
    """
    if seat.stand_in or not seat.computer:
        return seat.program or ""
    return named(seat.computer, taste_of(its_game, seat))


def free_names(taken: Collection[str], lang: str) -> tuple[str, ...]:
    """Returns the names of the computer players that are not at the table."""
    return tuple(name for name in computer_names(lang) if name not in taken)
