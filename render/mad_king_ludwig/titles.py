"""The names of tiles, types, favors and bonus cards in the language of the words, and effects in words."""

from engines.mad_king_ludwig.data import TILES
from render.core.words import Words


def tile_name(tile: str, words: Words) -> str:
    """A tile; both foyers have one name."""
    return words(f"mad_king_ludwig-room-{'foyer' if tile.startswith('foyer') else tile}")


def type_name(kind: str, words: Words) -> str:
    """A type of rooms."""
    return words(f"mad_king_ludwig-type-{kind}")


def reward_rule(kind: str, words: Words) -> str:
    """The reward for a completed tile of a type, with how often it comes."""
    match kind:
        case "corridor":
            return words("mad_king_ludwig-rule-corridor")
        case "downstairs":
            return words("mad_king_ludwig-rule-downstairs")
    return words(f"mad_king_ludwig-reward-{kind}")


def favor_name(favor: str, words: Words) -> str:
    """A king's favor: what there must be most of."""
    return words(f"mad_king_ludwig-favor-{favor}")


def card_name(card: str, words: Words) -> str:
    """A bonus card: what it brings."""
    return words(f"mad_king_ludwig-card-{card}")


def effect_words(tile: str, words: Words) -> str:
    """A tile's effect as a line of words."""
    effect = TILES[tile].effect
    if effect is None:
        return words("mad_king_ludwig-effect-none")
    *most, last = (words(f"mad_king_ludwig-per-{kind}") for kind in effect.types)
    types = words("mad_king_ludwig-list-or").join(part for part in (", ".join(most), last) if part)
    number = f"+{effect.points}" if effect.points > 0 else f"−{-effect.points}"
    return words(f"mad_king_ludwig-effect-{effect.kind}", points=number, types=types)
