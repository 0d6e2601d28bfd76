"""What whoever runs the bot relies on: its log, its figures, its papers."""
