"""What the coach compares in Dragon Castle."""

from __future__ import annotations

from bot.tables.rating.moment import Moment
from bot.ui.faces.dragon_castle.lesson import LAST
from bot.ui.faces.script import built
from bot.ui.panel.compared import comparable
from engines.registry import game


def test_summoning_the_dragon_is_not_compared_with_taking_a_tile() -> None:
    """Its value depends on how soon the others summon, too, and the estimate does not know that."""
    key, state = "dragon_castle", built("dragon_castle", LAST)
    legal = [action.text for action in game(key).legal(state, 0)]
    taking = [text for text in legal if text != "summon"]
    assert 0 < len(taking) < len(legal)
    for chosen, alike in (("summon", {"summon"}), (taking[0], {*taking})):
        assert comparable(key, 0, Moment(1, game(key).encode(state), chosen), legal) == alike
