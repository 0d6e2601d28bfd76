# Slash commands: names are lower case without spaces, descriptions at most 100 characters.

cmd-table = table
cmd-table-help = Open and find tables
cmd-me = me
cmd-me-help = Your settings, your tables and what I keep about you
cmd-server = server
cmd-server-help = This server's tables, its best players and records
cmd-tournament = tournament
cmd-tournament-help = Tournaments in which all tables get the same shuffle
cmd-arg-game = game
cmd-arg-game-help = Which game
cmd-arg-table = table
cmd-arg-table-help = Which table; the one played here, or yours, if you leave it out
