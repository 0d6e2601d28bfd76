"""Computer players that cost nothing, for tests that do not look at how well they play."""

from __future__ import annotations

import pytest

from bot.ui.faces import hosted
from engines.registry import game


def let_computer_players_choose_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replaces the players of all levels."""
    for its_game in map(game, hosted()):
        quick = its_game.players["random"]
        monkeypatch.setattr(type(its_game), "players", dict.fromkeys(its_game.players, quick))
