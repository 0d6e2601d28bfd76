"""/help, /about, /rules and /privacy."""
