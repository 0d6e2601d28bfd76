"""The parts that the two Ludwig games share: colors, patterns and symbols of room types, chips, plaques."""
