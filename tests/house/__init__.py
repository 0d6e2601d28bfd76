"""The project as a whole: the layers of its code, and the truth of its documents."""
