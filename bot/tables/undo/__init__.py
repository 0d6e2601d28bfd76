"""Taking decisions back, alone or by agreement."""
