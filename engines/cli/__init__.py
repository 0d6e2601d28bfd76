"""The engines on the command line, without a bot: scores, legal actions, series of games, replays."""
