"""The rules of tournaments (docs/tournaments.md) as pure functions: no Discord, no database, no clock."""
