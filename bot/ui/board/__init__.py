"""The public messages of a table: lobby, board, result, log and close-ups."""
