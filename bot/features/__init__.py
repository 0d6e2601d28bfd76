"""One package per feature, found by looking. No feature imports another."""
