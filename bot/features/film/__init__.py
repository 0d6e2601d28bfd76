"""Films of finished games."""
