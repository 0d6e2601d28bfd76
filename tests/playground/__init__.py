"""The local Discord, tried with a real discord.py bot."""
