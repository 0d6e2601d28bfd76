"""Dragon Castle: a castle of tiles taken apart to build one's own, for one to four players."""
