"""Work that must not hold the event loop: drawing and thinking."""
