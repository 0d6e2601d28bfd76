"""The bot: store, service, what Discord shows, and the commands."""
