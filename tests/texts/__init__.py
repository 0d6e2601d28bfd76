"""The catalogues against each other, against the code that says them, and against Discord and the font."""
