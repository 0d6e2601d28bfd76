"""A person's tables: /me tables and the daily digest."""
