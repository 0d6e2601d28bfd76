"""The parts that all pictures share: colors, type, surfaces, marks and frames."""
