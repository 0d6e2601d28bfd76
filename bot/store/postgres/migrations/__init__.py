"""The numbered SQL steps that create the database schema."""
