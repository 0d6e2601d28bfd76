"""The names of a public card's buttons, for private texts that mention them.

A public card is in the table's language, which may differ from the reader's: a text quotes a button as the
card shows it. In the catalogues such a name is `$button-…`.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.store import TableRow
from bot.texts import Translator, translator
from bot.ui.faces import imported_face

INNER = ("leave", "seats", "terms", "options")
"""The buttons of the private card behind **Set up…**, which is in the reader's language."""
_BUTTONS = (
    "join",
    "start",
    "add-computer",
    "set-up",
    "closeup",
    "in-words",
    "film",
    "coach",
    "rematch",
    "refuse-back",
)


def button_names(lang: str, game: str | None = None) -> dict[str, str]:
    """Returns the names in a card's language; without a game, both names of the panel's button."""
    words = translator(lang)
    public = {f"button-{name}": words(name) for name in _BUTTONS}
    face = imported_face(game) if game is not None else None
    turns = (face.turn_button,) if face is not None else ("your-turn", "my-hand")
    return {
        **with_inner_names(public, words),
        "button-turn": " / ".join(words(turn) for turn in turns),
    }


def with_inner_names(buttons: Mapping[str, str], words: Translator) -> dict[str, str]:
    """Returns the names with those behind **Set up…** as their reader's language has them."""
    way = buttons.get("button-set-up", words("set-up"))
    return {**buttons, **{f"button-{name}": f"{way} → {words(name)}" for name in INNER}}


def buttons_at(row: TableRow) -> dict[str, str]:
    """The names on the cards of a table."""
    return button_names(row.lang, row.game)
