"""The door for outside checks: the engines by JSON and text, without a bot."""
