"""The texts of Castles of Mad King Ludwig."""
