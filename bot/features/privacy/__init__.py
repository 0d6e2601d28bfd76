"""/me data, /me forget and the retention of stored data."""
