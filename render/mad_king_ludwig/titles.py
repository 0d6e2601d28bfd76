"""The names of tiles, types, favors and bonus cards in the language of the words, and effects in words."""

from engines.mad_king_ludwig.data import TILES
from render.core.words import Words


def tile_name(tile: str, words: Words) -> str:
    """Names a tile; both foyers have one name."""
    return words(f"mad_king_ludwig-room-{'foyer' if tile.startswith('foyer') else tile}")


def type_name(kind: str, words: Words) -> str:
    """Names a type of rooms."""
    return words(f"mad_king_ludwig-type-{kind}")


def favor_name(favor: str, words: Words) -> str:
    """Names a king's favor by the thing that it counts."""
    return words(f"mad_king_ludwig-favor-{favor}")


def card_name(card: str, words: Words) -> str:
    """Names a bonus card by its points."""
    return words(f"mad_king_ludwig-card-{card}")


LIMITED = ("corridor", "downstairs")
"""Types whose completed tiles do not each bring their reward."""


def reward_rule(kind: str, words: Words) -> str:
    """Says the reward for completed tiles of a type, with its limit."""
    if kind in LIMITED:
        return words(f"mad_king_ludwig-reward-{kind}-limit")
    return words(f"mad_king_ludwig-reward-{kind}")


def effect_words(tile: str, words: Words) -> str:
    """Says a tile's effect as a line of words."""
    effect = TILES[tile].effect
    if effect is None:
        return words("mad_king_ludwig-effect-none")
    *most, last = (words(f"mad_king_ludwig-per-{kind}") for kind in effect.types)
    types = words("mad_king_ludwig-list-or").join(part for part in (", ".join(most), last) if part)
    number = f"+{effect.points}" if effect.points > 0 else f"−{-effect.points}"
    return words(f"mad_king_ludwig-effect-{effect.kind}", points=number, types=types)
