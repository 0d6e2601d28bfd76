"""The film of a finished game: `frames` draws and packs it, `command` makes one from an exported game."""
