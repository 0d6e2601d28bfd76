"""What made the database's schema, step by step."""
