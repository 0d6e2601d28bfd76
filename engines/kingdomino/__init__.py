"""Kingdomino: dominoes of land around a castle, for two to four players."""

from engines.kingdomino.game import Kingdomino

__all__ = ["Kingdomino"]
