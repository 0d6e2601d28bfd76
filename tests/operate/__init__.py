"""The operator's view of the bot: its log, its figures, its documents."""
