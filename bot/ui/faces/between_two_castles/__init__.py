"""How Between Two Castles of Mad King Ludwig is put into words."""
