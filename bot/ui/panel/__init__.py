"""A player's private panel: questions, open panels and what the player missed."""
