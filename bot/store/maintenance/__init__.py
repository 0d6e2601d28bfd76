"""The operator's commands on the data: check it, back it up, move it to another database."""
