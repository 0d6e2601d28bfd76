"""/table and its subcommands."""
