"""The slash commands, their translations, and the way they are registered with Discord."""
