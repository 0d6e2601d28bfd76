"""What people see on Discord: cards, lobbies, boards, private panels, and the router behind the buttons."""
