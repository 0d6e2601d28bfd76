"""Castles of Mad King Ludwig: rooms of ten shapes joined freely, for one to four players."""

from engines.mad_king_ludwig.game import MadKingLudwig

__all__ = ["MadKingLudwig"]
