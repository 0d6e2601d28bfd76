"""Messages as plain values, and their way to Discord's components."""
