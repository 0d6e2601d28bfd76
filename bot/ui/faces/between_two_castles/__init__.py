"""The texts of Between Two Castles of Mad King Ludwig."""
