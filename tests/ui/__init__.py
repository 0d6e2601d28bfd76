"""What people see: cards, buttons and pictures put together, without a wire."""
