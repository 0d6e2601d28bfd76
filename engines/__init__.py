"""The games: rules, scoring, views and computer players, with no Discord, disk, clock or asyncio."""
