"""Between Two Castles of Mad King Ludwig: neighbours build castles together, for two to seven players."""

from engines.between_two_castles.game import BetweenTwoCastles

__all__ = ["BetweenTwoCastles"]
