"""The names of rooms, castles, cards and attendants in the language of the words."""

from render.core.words import Words


def room_name(room: str, words: Words) -> str:
    """Names a regular or special room."""
    return words(f"between_two_castles-room-{room}")


def castle_name(castle: str, words: Words) -> str:
    """Names a castle by its token."""
    return words(f"between_two_castles-castle-{castle}")


def card_name(card: str, words: Words) -> str:
    """Names a bonus card by its text."""
    return words(f"between_two_castles-card-{card}")


def type_name(kind: str, words: Words) -> str:
    """Names a type of rooms."""
    return words(f"between_two_castles-type-{kind}")


def attendant_name(hanging: str, words: Words) -> str:
    """Names a royal attendant by the thing it carries."""
    return words(f"between_two_castles-attendant-{hanging}")
