"""How Kingdomino is put into words."""
