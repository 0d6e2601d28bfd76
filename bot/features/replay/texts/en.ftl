# A finished game turn by turn, and private games that continue from one of its moments.

cmd-replay = replay
cmd-replay-help = A finished game turn by turn
cmd-arg-file = file
cmd-arg-file-help = An export of a finished game (.json)

replay = Replay
replay-where = Round { $round } · turn { $turn } of { $count }
replay-begins = The game begins.
replay-lead = Next lead change
replay-mistake = Next mistake
replay-jump = Go to a round
replay-own = Only what I saw
replay-all = Show everything
replay-show = Show everyone
replay-what-if = What if?
replay-together = Play on together
replay-hands = Hands
replay-hand = { $name } holds: { $hand }
file-checked = From a file: replayed by the rules, and every event matches.
replay-shown = { $name } shows this moment.
replay-shown-own = { $name } shows this moment as it looked from that seat.
replay-better = Better there, by an estimate: { $better }, by { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
replay-no-mistake = No clear mistake of yours comes after this turn.
replay-searching = Looking for your next mistake: decision { $done } of { $count }…
replay-search-failed = Sorry, I couldn't finish looking. Press **{ replay-mistake }** again in a while.

what-if-about = A private game of yours from here: { $where }. The rest of the shuffle is the same, and the game doesn't count.
what-if-choose = Choose a seat and how well the computer players play.
what-if-seats = Your seat
what-if-seat = Your seat: { $name }
what-if-against = Against: { $level }
what-if-begin = Play from here
what-if-title = What if? · { $game } · { $table }
what-if-named = What if? { $game } · { $table } · turn { $turn }
what-if-counts-not = From turn { $turn }. This game doesn't count, and only you see it.
what-if-instead = You would have had { $points } instead of { $real }.
what-if-same = You would have had just as many: { $points }.
what-if-table = Whole table
what-if-replay = Back to the replay
what-if-leave = Delete this game
what-if-left = This game is deleted.

together-opened = Table **{ $table }** plays on from here. The game begins when everyone who played has joined.
together-told = { $name } wants to play on together from turn { $turn }: table **{ $table }**. It begins when everyone who played has joined.

refused-replay-too-early = The replay comes when the game is over.
refused-replay-other-rules = I can't replay this game: it began under older rules. You can still get its log and its export.
refused-replay-same-shuffle = You're playing the same shuffle at table { $table }, and a replay would show you its secrets. Finish that game first.
refused-replay-shown-lately = A moment has just been shown here. Try again in ten seconds.
refused-replay-not-here = That works only where the game was played. Open the replay there, below the result.
refused-file-too-large = That file is too large for an export of a game: at most { $limit } KB.
refused-file-no-export = That file isn't an export of a game. Use the .json file that `/table export` gives.
refused-file-other-game = That file is of a game I don't know.
refused-file-unfinished = That game isn't finished, so its export can't be replayed.
refused-file-damaged = That file is damaged or was changed: replayed by the rules, the game goes another way.
refused-file-unread = I couldn't get that file. Try again.
refused-file-gone = I no longer have that file. Use `/table replay` with it again.
refused-what-if-over = From there nothing is left to play. Choose an earlier turn.
refused-what-if-gone = This game is gone. Open the replay and press **{ replay-what-if }** again.
