"""The house itself: what its code may touch, and whether its papers are true."""
