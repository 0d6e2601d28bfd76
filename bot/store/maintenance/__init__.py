"""What operators do with the data: check it, back it up, move it to another database."""
