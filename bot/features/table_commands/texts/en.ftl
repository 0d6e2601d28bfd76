# `/table`: its answers and the questions it asks.

cmd-new = new
cmd-new-help = Open a table in this channel
cmd-list = list
cmd-list-help = The open tables in this server
cmd-show = show
cmd-show-help = Show a table as it stands, with its picture
cmd-hand = hand
cmd-hand-help = Your own board and, if it's your turn, your decision
cmd-leave = leave
cmd-leave-help = Leave a table; a computer player takes over a running game
cmd-replace = replace
cmd-replace-help = Let a computer player take over for someone who's away
cmd-end = close
cmd-end-help = Close a table (host or moderator)
cmd-log = log
cmd-log-help = What happened at a table, in words
cmd-export = export
cmd-export-help = A table's game as a file you can replay
cmd-arg-player = player
cmd-arg-player-help = Who's away

list-empty = There are no open tables here. Open one with `/table new`.
list-lobby = [**{ $table }**]({ $address }) { $game }: { $names } – waiting for players
list-playing = [**{ $table }**]({ $address }) { $game }: { $names }
list-legend = { $mark } marks whose turn it is.
list-damaged = I can't read some of my records, so a table may be missing here. Restarting the bot repairs them.
ask-leave-lobby = Leave table { $table }? This frees your seat, and you can join again while there's room.
ask-leave-game = Leave the game at table { $table } for good? A computer player takes over under your name, and anyone here can take the seat and see everything you could see. If you'll only be away for a while, `/me away` saves your seat.
ask-leave-last = Leave table { $table }? Nobody else is there, so it closes for good.
ask-end-lobby = { $others ->
    [0] Close table { $table }? You can't open it again.
    [one] Close table { $table }? One other person is there, and you can't open it again.
   *[other] Close table { $table }? { $others } other people are there, and you can't open it again.
}
ask-end-game = Close table { $table }? The game ends here for everyone, without a result, and can't be continued later.
nothing-changed = Nothing has changed.
exported = Here's the whole game from table { $table }, with its seed. Replay it with `python -m engines replay FILE`.
exported-unfinished = Here's the game at table { $table } so far. The seed stays secret until the end, so you can read the file but not replay it yet.
exported-older = Here's the game of table { $table } as far as it may be shown. It began under older rules that I no longer have: you can read the file, but `python -m engines replay` refuses it.

exported-raw = I can't read table { $table }, so here's its raw data. It contains everyone's secrets: keep it to yourself.
refused-close-before-export = You're playing at table { $table } yourself, and the file would show you everyone's secrets. Close the table first (`/table close`), then export it.

ask-leave-rated = This game is rated: leaving counts as last place.
