"""Games and features are found by looking: one of each lies in its own folder, added by the path alone."""
