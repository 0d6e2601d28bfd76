"""How Dragon Castle is put into words."""
