"""Castles of Mad King Ludwig: rooms of ten shapes joined freely, for one to four players."""
