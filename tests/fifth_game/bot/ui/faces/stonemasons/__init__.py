"""How Stonemasons is put into words."""
