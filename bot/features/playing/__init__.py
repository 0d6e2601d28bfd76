"""Playing: the panel, undo, stand-ins and looking at the board."""
