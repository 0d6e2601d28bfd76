"""Tables, publishing and crashes, on a real file."""
