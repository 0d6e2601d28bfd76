"""Between Two Castles of Mad King Ludwig: neighbours build castles together, for two to seven players."""
