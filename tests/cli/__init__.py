"""The command `castellan` and its subcommands."""
