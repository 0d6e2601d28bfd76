"""How Castles of Mad King Ludwig is put into words."""
