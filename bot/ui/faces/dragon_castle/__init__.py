"""The texts of Dragon Castle."""
