"""Between Two Castles of Mad King Ludwig: neighbors build castles together, for two to seven players."""
