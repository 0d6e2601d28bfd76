# What tables, lobbies and panels say, whatever the game.

## Lobby
lobby-title = { $game } · table { $table }
seat-computer = { $name } (computer player)
seat-host = host
seat-free = free seat
no-variants = No variants: the basic game.
lobby-waiting = { $missing ->
    [one] Waiting for one more player. Press Join, or let the host add a computer player.
   *[other] Waiting for { $missing } more players. Press Join, or let the host add computer players.
}
lobby-ready = Ready when the host is: the host presses Start. More players may join while seats are free.
lobby-full = Everybody is here: the host presses Start.
lobby-playing = The game is on.
lobby-over = The game is over.
lobby-ended = This table was closed.
join = Join
leave = Leave
start = Start
add-computer = Add computer player
remove-computer = Remove computer player
seats = Seats
seats-title = Order of the seats
seats-help = The game is played in the order of the seats.
seats-hint = Choose who takes the first seat
shuffle-seats = Shuffle the seats
options = Variants
rules = Rules
end-table = Close table
go-to-table = Go to the table
options-title = Variants of this table
options-hint = Choose the variants to play with
all-variants = Choose among all variants
thread-name = { $names } · { $game }
no-thread-now = No thread could be made just now, so the game is played in this channel.

## Board
board-title = { $game } · { $table }
your-turn = Your turn
closeup = Look closer
in-words = In words
points-in-full = Points in full
cards = Cards
cards-title = Cards of this game
fair-shuffle = Fair shuffle
fair-promise =
    Before the first turn a secret seed was drawn, and every shuffle of this game follows from it. This is its SHA-256, which also stands above the first picture:
    `{ $hash }`
    The seed is shown here when the game is over. Then anyone can check that nothing was changed.
fair-proof =
    The seed of this game: `{ $seed }`
    Its SHA-256: `{ $hash }`
    The same stood above the first picture, so every shuffle was fixed before the first turn. `/table export` gives the whole game to replay.
closeup-title = **{ $name }**
status-over = The game is over.
seed-hidden = Fair shuffle: SHA-256 `{ $hash }`
rank = **{ $rank }. { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}**
bonus-points = { $bonus } +{ $points }
news-started = The game begins.
news-left = { $name } has left; a computer player goes on in that seat.
news-replaced = A computer player goes on for { $name }.
news-ended = The table was closed before the end.
since-last-picture = Since the picture before
more-happened =
    { $count ->
        [one] … and one more before that: press In words.
       *[other] … and { $count } more before that: press In words.
    }

## Panel
back = Back
do-it = Do it
more-options = Show more
previous = Previous
next = Next
brings-now = { $gain } now
brings-at-most = up to { $gain } now
way-N = up
way-E = right
way-S = down
way-W = left
wait-for-turn = { $status } You will hear from me when it is your turn.
nothing-left = { $status } You have nothing left to decide in this game.
panel-was-old = *That button was from an earlier moment; nothing was changed. This is how the table stands now.*

## Answers to commands
opened = Table **{ $table }** for { $game } is open below. Others press { $button-join }; you press { $button-start }.
left = You have left table { $table }.
ended = Table { $table } is closed.
replaced = A computer player goes on for { $name } at table { $table }.
list-empty = No open tables here. Open one with `/table new`.
list-lobby = [**{ $table }**]({ $address }) { $game }: { $names } – waiting for players
list-playing = [**{ $table }**]({ $address }) { $game }: { $names }
list-your-turn = **Your turn** at [**{ $table }**]({ $address }) { $game }: { $names }
list-legend = { $mark } marks whose turn it is.
which-table = Which of your tables do you mean?
which-table-hint = Choose a table
ask-leave-lobby = Leave table { $table }? Your seat becomes free. You can join again while there is room.
ask-leave-game = Leave the running game at table { $table }? A computer player takes over your seat for good: you can't come back to it.
ask-leave-last = Leave table { $table }? Nobody else is there, so the table is closed for good.
ask-end-lobby = { $others ->
    [0] Close table { $table }? It can't be opened again.
    [one] Close table { $table }? One other person sits there, and it can't be opened again.
   *[other] Close table { $table }? { $others } other people sit there, and it can't be opened again.
}
ask-end-game = Close table { $table }? Its game ends here for everybody, without a result, and can't be continued.
never-mind = Never mind
nothing-changed = Nothing was changed.
log-empty = Nothing has happened at this table yet.
log-title = { $game } · table { $table } · { $date }
log-players = Players: { $names }
log-round = Round { $round }
log-result = Result
log-in-file = What came before is in the file.
exported = The whole game of table { $table } with its seed. Replay it with `python -m engines replay FILE`.
exported-unfinished = Table { $table } so far. The seed stays secret until the end, so it can be read but not replayed yet.
help-text =
    ## Castellan
    I host castle-building board games in this server.
    - `/table new` opens a table in this channel. Others press **{ $button-join }**; add computer players if you like; press **{ $button-start }**.
    - Each table is played in its own thread. When you are mentioned, press **{ $button-turn }** below the newest picture: only you see the panel that opens.
    - **{ $button-closeup }** shows any player's board large, **{ $button-in-words }** the whole board as text.
    - `/table list`, `/table show` and `/table hand` bring you back to your tables; `/table leave` gives your seat to a computer player, `/table replace` that of somebody who is away; `/table end` closes a table (host or moderator).
    - `/rules` explains the games with pictures; `/table log` and `/table export` tell what happened.
about-text =
    ## Castellan { $version }
    A host for castle-building board games: { $games }.
    Every shuffle can be checked: the hash of the seed is shown before the first turn, the seed after the last. Free software under the MIT licence. Rules are told in our own words and all pictures are our own.
privacy-text =
    ## What is kept
    For each table: its server, channel, thread and messages by their Discord ids; who plays, by Discord id and the name at the moment of joining; and every decision with its time. No other messages, no member lists, no presence.
    All of it stays in one file on the machine of whoever runs this bot and is used for nothing but the games. Ask them to have your data removed.
failed = Something went wrong on our side. Please look at the table and try again. If it happens again, report it with the reference `{ $reference }`.
answer-not-shown = My answer could not be shown. What you asked for may be done all the same: look at the table (`/table show`, `/table list`) before you try again.
venue-closed = I can't show table { $table } in { $venue }. Permissions that I lack there: { $permissions }. Decisions count all the same; the table is shown as soon as a moderator allows me that again.

## Refusals: each says what to do next
refused-unknown-game = There is no such game here. Choose one from the list that `/table new` offers.
refused-unknown-table = There is no such table here. `/table list` shows the open ones.
refused-unreadable-table = Table { $table } can't be read: its stored game is damaged. Nothing was changed; please tell whoever runs this bot. Other tables are fine.
refused-no-table-here = No table is played here. `/table list` shows the open ones, `/table new` opens one.
refused-too-many-tables-here = The limit of open tables in this server is reached: { $limit }. Finish or close one first (`/table list`).
refused-too-many-tables-yours = The limit of open tables for one person is reached: { $limit }. Finish or leave one of yours first (`/table list`).
refused-already-seated = You already sit at this table. Wait for the host to start, or press { $button-leave }.
refused-table-full = This table is full. `/table new` opens another one.
refused-not-seated = You do not sit at this table. Press { $button-join } to take a seat.
refused-unknown-computer = There is no such computer player. Press { $button-add-computer } in the lobby instead.
refused-no-computer = There is no computer player to remove. Press { $button-add-computer } to seat one.
refused-no-person-there = No person plays in that seat now, so nobody is to be replaced. `/table show` shows who plays.
refused-bad-option = These variants do not go together. Choose others under { $button-options }.
refused-too-few-players = Players needed: at least { $least }; at the table now: { $now }. Wait for others or add computer players.
refused-setup-seats = This game is for { $fewest } to { $most } players; at the table now: { $seats }. Let others join or leave, then press { $button-start } again.
refused-already-started = This game has already begun. Watch it in its thread, or open another one with `/table new`.
refused-not-started = This game has not begun yet. The host presses { $button-start } in the lobby.
refused-table-over = This game is over. `/table new` opens a new one.
refused-not-over = This game is not over yet. Its points are explained at the end.
refused-only-host = Only the host of this table or a moderator can do that. Ask them.
refused-not-playing = You do not play at this table. { $button-closeup } and { $button-in-words } show you everything; `/table new` opens a table of your own.
refused-not-your-seat = That is not your seat. Press { $button-turn } below the newest picture for your own panel.
refused-not-your-turn = It is not your turn now. You will be mentioned when it is.
refused-seats-changed = The seats have changed meanwhile. Press **{ $button-seats }** again.
refused-stale-button = That button is from an earlier moment. Press { $button-turn } below the newest picture.
refused-unknown-button = I do not know this button: it was made by another version of me. Nothing was changed. `/table show` brings the table as it stands now, with buttons that work.
refused-already-done = That has been done already; you need not do it again.
refused-double-tap = That came so soon after the last press that I took it for a double tap: nothing was done. Press again if you meant it.
refused-illegal-action = That can't be done now; nothing was changed. Press { $button-turn } below the newest picture and choose again.
refused-only-in-server = Tables are opened in a server's channel. Go to one and use `/table new` there.
refused-unknown-command = I do not know this command: it was made by another version of me. Nothing was changed. Type `/` and choose it anew.
refused-not-yet-replaced = The host or a moderator can replace a player at any time; another player only after the table has waited for that seat for a day.
refused-no-tables-here = No table can be played in a channel of this kind. Use `/table new` in a text channel, a thread, a forum post or a voice chat.
refused-thread-locked = This thread is locked, so I can't write here. Ask a moderator to unlock it, or use `/table new` elsewhere.
refused-not-in-thread = I am not in this private thread. Mention me here to bring me in, then use `/table new` again.
refused-missing-permission = I can't host a table in this channel. Permissions that I lack here: { $permissions }. Ask a moderator to allow them for me in this channel's settings, or try another channel.
permission-view-channel = see this channel
permission-send-messages = send messages
permission-attach-files = attach files
permission-send-messages-in-threads = send messages in threads
permission-manage-threads = write in locked threads (unlock this one)

## Private messages
private-messages-open = I will send you your secret choices for { $game }, table { $table }, here.
private-messages-closed = I can't send you private messages. That is fine: the button { $button-turn } below the picture shows you the same. To get them here, allow messages from members of this server.
private-message-title = { $game } in { $venue }
private-message-chosen = { $game } in { $venue }: you chose { $what }.
private-message-decided = { $game } in { $venue }: this is decided.
my-hand = My hand

## The film of a finished game
film = Film
film-begins = The film is being drawn …
film-progress = The film is being drawn: { $drawn } of { $frames } …
film-ready = The film is ready.
film-go = Watch the film
film-title = ### The film: { $game } · { $table }
film-alt = The whole game of { $game } as a film: { $names }.
film-impossible = This game can't be filmed: it was begun under older rules. Its log and its export are still there.
film-failed = The film couldn't be finished. Nothing is lost: press **Film** again in a while.
refused-film-too-early = The film comes when the game is over.
