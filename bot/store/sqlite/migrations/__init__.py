"""What made the file's schema, step by step."""
