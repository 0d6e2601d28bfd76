"""What the two Ludwig games share: the colours, patterns and symbols of room types, chips and plaques."""
