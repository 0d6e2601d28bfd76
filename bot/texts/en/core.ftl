# What tables, lobbies and panels say, whatever the game.

## Lobby
lobby-title = { $game } · table { $table }
seat-computer = { $name } (computer player)
seat-host = host
guest = Guest
seat-free = free seat
no-variants = No variants: the basic game.
lobby-waiting = { $missing ->
    [one] Waiting for one more player. Press **{ join }**, or ask the host to add a computer player.
   *[other] Waiting for { $missing } more players. Press **{ join }**, or ask the host to add computer players.
}
lobby-ready = Ready to go: the host presses **{ start }**. You can still join while there are free seats.
lobby-full = Everyone's here: the host presses **{ start }**.
lobby-playing = The game is on.
lobby-over = The game is over.
lobby-ended = This table is closed.
join = Join
leave = Leave
start = Start
# Names of computer players, as many as the largest table has seats.
computer-names = Gargoyle, Beacon, Portcullis, Drawbridge, Turret, Moat, Bailey
has-left = (left)
add-computer = + Computer
remove-computer = − Computer
seats = Seats
seats-title = Who sits where
seats-help = Players take turns in the order of their seats.
seats-hint = Choose who gets the first seat
shuffle-seats = Shuffle the seats
options = Variants
rules = Rules
end-table = Close table
go-to-table = Go to the table
options-title = Variants of this table
options-hint = Choose the variants to play with
all-variants = Choose from all variants
no-thread-now = I couldn't open a thread just now, so you're playing in this channel.

## Board
board-title = { $game } · { $table }
board-sealed = { $count ->
    [0] This game is over; it is shown here once the whole round is over.
   *[other] To move: { $names }. Others see the board once the whole round is over.
}
your-turn = Your turn
closeup = Look closer
in-words = In words
words-first = Words first
pictures-first = Pictures first
words-go-on = …the rest is under **{ in-words }**.
words-go-on-in-file = …the rest is in the file.
points-in-full = Points in full
cards = Cards
cards-title = Cards in this game
fair-shuffle = Fair shuffle
film = Film
fair-promise =
    A secret seed was drawn before the first turn, and it decides every shuffle in this game. This is its SHA-256, the same as above the first picture:
    `{ $hash }`
    You'll see the seed here when the game is over. Then anyone can check that nothing was changed.
fair-proof =
    The seed of this game: `{ $seed }`
    Its SHA-256: `{ $hash }`
    It's the same as above the first picture, so every shuffle was decided before the first turn. `/table export` gives you the whole game to replay.
fair-proof-older =
    The seed of this game: `{ $seed }`
    Its SHA-256: `{ $hash }`
    It's the same as above the first picture, so every shuffle was decided before the first turn. This game began under older rules that I no longer have, so it can't be replayed; `/table export` still gives you everything that was chosen.
closeup-title = **{ $name }**
status-over = The game is over.
seed-hidden = Fair shuffle: SHA-256 `{ $hash }`
rank = **{ $rank }. { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}**
bonus-points = { $bonus } +{ $points }
news-started = The game begins.
news-left = { $name } has left; a computer player takes over the seat.
news-replaced = A computer player takes over for { $name }.
news-ended = The table was closed before the game was over.
news-rules-changed = I was updated and no longer have the rules this game began under, so from here on it continues under newer ones: { $changed } Nothing before this point can be taken back, and the game can't be replayed later. If you'd rather not go on, the host can close the table with `/table close`.
news-took-back = **{ $name }** takes back: { $what }.
news-took-back-agreed = **{ $name }** takes back: { $what }. Everyone agreed; the game continues with the same shuffle.
news-asked-back = **{ $name }** asks to take back: { $what }.
news-agreed-back = **{ $name }** agrees.
news-refused-back = **{ $name }** would rather play on, so nothing is taken back.
news-lapsed-back = The move stands: the request to take it back is closed.
since-last-picture = Since the last picture
more-happened =
    { $count ->
        [one] …and one more thing before that: press **{ in-words }**.
       *[other] …and { $count } more things before that: press **{ in-words }**.
    }

## Panel
back = Back
choose-answer = Choose…
more-options = Show more
previous = Previous
next = Next
brings-now = { $gain } now
brings-at-most = up to { $gain } now
way-N = up
way-E = right
way-S = down
way-W = left
wait-for-turn = The others are deciding. I'll mention you when it's your turn.
nothing-left = The others are deciding. You have nothing left to decide in this game.
panel-was-old = *That button was out of date, so nothing has changed. Here's the table as it stands now.*

## Taking back
take-back = Take back: { $what }
take-back-short = Take back
take-back-of-short = { $name }: take back
take-back-of = { $name }: take back { $what }
ask-back = Ask to take back: { $what }
ask-back-short = Ask to take back
back-step = last step
back-secret = secret choice
wish-waits = { $names }: is that OK with you? This request expires { $until }.
wish-undoes = This also takes back later decisions of: { $names }.
agree-back = Agree
refuse-back = No
by-agreement-on = Take-backs by agreement: on
by-agreement-off = Take-backs by agreement: off
by-agreement-line = Take-backs by agreement: off. A move that reveals something can't be taken back.
by-agreement-help = If a move has revealed something, its player can ask to take it back, and everyone at the table has to agree.

## Answers to commands
opened = Table **{ $table }** ({ $game }) is open below. Others press **{ $button-join }**; once everyone's in, press **{ $button-start }**.
left = You've left table { $table }.
ended = Table { $table } is closed.
replaced = A computer player takes over for { $name } at table { $table }.
list-your-turn = **It's your turn** at [**{ $table }**]({ $address }) { $game }: { $names }
which-table = Which of your tables do you mean?
which-table-hint = Choose a table
never-mind = Never mind
log-empty = Nothing has happened at this table yet.
log-title = { $game } · table { $table } · { $date }
log-players = Players: { $names }
log-round = Round { $round }
log-result = Result
log-in-file = Everything before that is in the file.
store-away = I can't reach my records just now. Nothing is lost: please try again in a moment.
failed = Sorry, something went wrong on my side. Look at the table and try again. If it keeps happening, report it with the reference `{ $reference }`.
answer-not-shown = Sorry, I couldn't show you my answer. Your request may have gone through anyway: check the table (`/table show`, `/table list`) before you try again.
venue-closed = I can't show table { $table } in { $venue }: I need permission there to { $permissions }. Your decisions still count, and the table will appear as soon as a moderator lets me.

## Refusals: each says what to do next
refused-unknown-game = I don't know that game. Choose one from the list that `/table new` offers.
refused-unknown-table = There's no such table here. `/table list` shows the open ones.
refused-round-closed = This table plays the same shuffle as yours. You can look at it once your own game is over.
refused-unreadable-table = Sorry, I can't read table { $table }: its saved game is damaged. Nothing has changed, and other tables are fine. Please tell whoever runs this bot.
refused-no-table-here = There's no game here right now. `/table list` shows the open tables, `/table new` opens one.
picture-follows = I'm very busy: the picture follows.
refused-house-full = I'm very busy right now, so I can't answer this. Nothing has changed. Please press again in a minute.
refused-very-busy = I'm very busy right now, so I'm not opening new tables. Please try again in a few minutes.
refused-too-many-tables-here = This server has reached its limit of open tables: { $limit }. Finish or close one first (`/table list`).
refused-too-many-tables-yours = You've reached your limit of open tables: { $limit }. Finish or leave one first (`/table list`).
refused-already-seated = You're already at this table. Wait for the host to start, or press **{ $button-leave }**.
refused-table-full = This table is full. `/table new` opens another one.
refused-not-seated = You're not at this table. Press **{ $button-join }** to take a seat.
refused-unknown-computer = There's no such computer player. Press **{ $button-add-computer }** in the lobby instead.
refused-no-computer = There's no computer player to remove. **{ $button-add-computer }** adds one.
refused-no-person-there = There's no person in that seat, so there's nobody to replace. `/table show` shows who's playing.
refused-bad-option = These variants don't go together. Choose others under **{ $button-options }**.
refused-too-few-players = You need at least this many players: { $least }. At the table now: { $now }. Wait for others, or add computer players.
refused-setup-seats = This game is for { $fewest } to { $most } players; at the table now: { $seats }. Let others join or leave, then press **{ $button-start }** again.
refused-already-started = This game has already begun. Watch it in its thread, or open another one with `/table new`.
refused-not-started = This game hasn't begun yet. The host presses **{ $button-start }** in the lobby.
refused-table-over = This game is over. `/table new` opens a new one.
refused-not-over = This game isn't over yet. You'll see all its points explained at the end.
refused-only-host = Only the host of this table or a moderator can do that. Ask one of them.
refused-not-playing = You're not playing at this table. **{ $button-closeup }** and **{ $button-in-words }** show you everything; `/table new` opens a table of your own.
refused-not-your-seat = That's not your seat. Press **{ $button-turn }** below the newest picture to open your own panel.
refused-not-your-turn = It's not your turn yet. I'll mention you when it is.
refused-seats-changed = The seats have changed in the meantime. Press **{ $button-seats }** again.
refused-outdated = That button is out of date. Press **{ $button-turn }** below the newest picture.
refused-unknown-button = I don't know this button: it's from another version of me. Nothing has changed. `/table show` shows you the table as it stands now, with buttons that work.
refused-already-done = That's already done; you don't need to do it again.
refused-double-tap = That came so soon after your last press that I took it for a double tap and did nothing. Press again if you meant it.
refused-illegal-action = That isn't possible now, so nothing has changed. Press **{ $button-turn }** below the newest picture and choose again.
refused-back-old = That can't be taken back anymore: the game has moved on, or it's been taken back already. **{ $button-turn }** below the newest picture shows you the table as it stands.
refused-back-not-yours = Only the player who decided that can take it back.
refused-back-others-acted = Someone has acted since, so you can't take that back on your own. Press **{ $button-turn }** below the newest picture to ask the others.
refused-back-revealed = That revealed something hidden, so you can't take it back on your own. Press **{ $button-turn }** below the newest picture to ask the others.
refused-back-not-agreed-on = That can't be taken back: at this table a move stands once it has revealed something or someone else has acted.
refused-back-other-rules = Sorry, I can't take that back: this game began under older rules, so I can't rebuild it step by step. Play on from here.
refused-back-asked-already = I've already asked the others. You'll see their answers below the newest picture.
refused-back-others-answer = It's your own request, so the others answer. **{ $button-refuse-back }** withdraws it.
refused-back-agreed-already = You've already agreed. Now it's up to the others.
refused-back-wish-gone = Nobody's asking for that anymore, so nothing has changed.
refused-only-in-server = You can only open a table in a server's channel. Go to one and use `/table new` there.
refused-not-a-member = I'm not in this server, so I can't open a table here. Use `/table new` in a server that has added me, or add me to one of yours: <{ $invitation }>
refused-no-role-to-ping = This server has no role to ping for players. A server manager can choose one with `/server settings`.
refused-pinged-lately = Players were pinged a short while ago. You can ping them again { $when }.
refused-unknown-command = I don't know this command: it's from another version of me. Nothing has changed. Type `/` and choose it again.
refused-not-yet-replaced = The host or a moderator can replace a player anytime. You can once their time is up; without a clock, after three days.
refused-no-tables-here = You can't play in a channel of this kind. Use `/table new` in a text channel, a thread, a forum post or a voice chat.
refused-thread-locked = This thread is locked, so I can't write here. Ask a moderator to unlock it, or use `/table new` elsewhere.
refused-not-in-thread = I'm not in this private thread. Mention me here to bring me in, then use `/table new` again.
refused-missing-permission = I can't host a table in this channel: I need permission to { $permissions }. Ask a moderator to change that in the channel's settings, or try another channel.
permission-view-channel = see this channel
permission-send-messages = send messages
permission-attach-files = attach files
permission-send-messages-in-threads = send messages in threads
permission-manage-threads = write in locked threads (or unlock this one)

## Private messages
private-messages-open = This is where I'll send you your secret choices for { $game }, table { $table }.
private-messages-closed = I can't send you private messages. No problem: **{ $button-turn }** below the picture shows you the same thing. If you'd like to get them, allow messages from members of this server.
private-message-title = { $game } in { $venue }
private-message-chosen = { $game } in { $venue }: you chose { $what }.
private-message-decided = { $game } in { $venue }: this has been decided.
private-message-gone = { $game } in { $venue }: a move was taken back, so this question is closed.
my-hand = My hand

## Switches, and where tables may be
setting-on = { $setting }: on
setting-off = { $setting }: off

refused-not-in-this-channel = In this server, you can open tables only here: { $channels }. Use `/table new` there.

players-pinged = { $role } { $name } is looking for players: { $game }

## Levels and hints
seat-level = { $name } (computer player, { $level })
levels = Levels
levels-title = How strong the computer players are
levels-help = An easy one makes mistakes you can exploit. A strong one thinks before each move, but sees no more than you would in its seat.
level-of = { $name }: { $level }
level-easy = easy
level-fair = medium
level-strong = strong
character-hint = Someone else at the table
character-instead = { $name } instead of { $other }
character-random = Anyone, at random

hint = Hint
hints-on = Hints: on
hints-off = Hints: off
remarks-on = Remarks: on
remarks-off = Remarks: off
lobby-no-hints = No hints at this table.

## Since your last turn
since-your-turn = Since your last turn
since-the-start = So far
since-more = { $count ->
    [one] …and one more thing before that. Changed: { $names }
   *[other] …and { $count } more things before that. Changed: { $names }
}
since-pictures = Since your last turn
since-page = Since your last turn: { $page } of { $pages }
since-page-from-start = So far: { $page } of { $pages }
since-before = Earlier
since-after = Later
since-back = Back to my turn
refused-no-pictures-then = There are no pictures from back then. The latest picture at the table shows how things stand now.

## Followers, rematches and named shuffles
for-followers = For followers: { $who }

lobby-rematch = Rematch of table { $table }. Until { $until } the seats are saved for those who played.
rematch-order = Whoever finished last takes the first seat.
rematch-neighbours = Whoever finished last takes the first seat, and everyone gets new neighbors if possible.
refused-kept-for-rematch = These seats are saved for the rematch. They open to everyone { $until }.

played-on = This game plays on from table { $table }, turn { $turn }.
played-on-by-all = It begins when everyone who played there has joined, with the same shuffle, and doesn't count.
refused-together-players = This table plays on from table { $table }: only the people who played there can join.
refused-together-fixed = This table plays on from another game, so its seats, variants and shuffle stay as they were, and it isn't rated.
refused-together-waits = The game begins when everyone who played has joined. Still missing: { $names }.
refused-together-gone = The game that this table plays on from can no longer be continued.
refused-together-same-shuffle = Table { $table } is playing the same shuffle, and this game would show its secrets. Finish that game first.

name-shuffle = Name the shuffle
shuffle-name = Name of the shuffle
name-shuffle-help = The same name, variants and number of seats give the same deal anywhere.
lobby-shuffle = Shuffle **{ $name }**: the same name, variants and number of seats give the same deal anywhere.
lobby-other-deal = **Not the same deal yet:** that game had { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, this table has { $now }. Another number of seats gives another deal.
dealt-from-name = Shuffle: `{ $name }`
fair-named = This game's shuffle is `{ $name }`: the same name, variants and number of seats give the same deal anywhere, so anyone can check it.
refused-rated-shuffle = This table is rated, so it needs a fresh shuffle that nobody knows. Switch the rating off first, or play without a named shuffle.

## Rated tables
rated-on = Rated: on
rated-off = Rated: off
lobby-rated = **Rated** if two or more people play: the result counts toward their ratings, there are no hints and no take-backs by agreement, and leaving for good counts as last place.
lobby-unrated = Not rated.

form-title = Open a table
form-game = Which game?
form-computers = How many computer players?
form-level = How strong should they be?
form-pace = How much time is there per turn?
form-rated = Does it count toward ratings?
form-rated-no = No, just for fun
form-rated-yes = Yes, it's rated
show-to-all = Show everyone
rules-chapters = Chapters
shown-to-all = *Everyone here can see it now.*
refused-no-voice = You can't write in this channel, so I can't post it here for you. Try another one.

## Private games
learn-old-button = *That answer isn't available anymore. Here's the question as it stands.*
learn-started = The game at table { $table } has begun: you against { $name }. The picture is in its thread, and the button below it opens your panel.

## In few words
computers-told = { $names }: { $gain }
set-up = Set up…
set-up-title = Before the game
set-up-host = Only the host can change this.
table-language = Table language: { $language }
table-language-hint = Language of this table

## Moments of a game
moment-lead-1 = **{ $name }** takes the lead, { $points } to { $second }.
moment-lead-2 = A new leader: **{ $name }**, { $points } to { $second }.
moment-lead-3 = **{ $name }** overtakes **{ $other }**, { $points } to { $second }.
moment-lead-4 = Now **{ $name }** is ahead, { $points } to { $second }.
moment-lead-5 = **{ $name }** moves into first place: { $points } to { $second }.
moment-best-1 = Best of the round: **{ $name }**, { $gain }.
moment-best-2 = The round's top score: { $gain } for **{ $name }**.
moment-best-3 = A fine round for **{ $name }**: { $gain }.
moment-best-4 = { $gain }, and nobody beats **{ $name }** this round.
moment-best-5 = Most points this round: **{ $name }**, { $gain }.
moment-half-time-1 = **Half-time:** **{ $name }** leads { $points } to { $second }.
moment-half-time-level-1 = **Half-time:** first place is shared at { $points }.
victory = **{ $name } wins.**
victory-by = **{ $name } wins by { $lead }.**
victory-close = **{ $name } wins by a whisker: { $lead }.**
victory-clear = **A clear win for { $name }, by { $lead }.**
victory-tie = **A tie on points, and { $name } wins the tiebreaker.**
victory-shared = **A shared win: { $names }.**

## Remarks
remark-made-by = **{ $name }**: “{ $remark }”
refused-remark-made = You've already added a remark to this proposal. The next proposal can have another one.
proposal-remark-1 = It scores most now.
proposal-remark-2 = It helps us later.
proposal-remark-3 = It gets us ahead of the neighbors.
proposal-remark-4 = I'm not sure. What do you think?
proposal-remark-5 = I'd really like this one.
proposal-remark-6 = Anything is fine with me.

## A decision beside a better one
fact-now = it scores { $gain } now
fact-only-now = it scores { $gain } now
fact-nothing-now = it scores nothing now
decision-round = Round { $round }
decision-round-turn = Round { $round }, turn { $turn }
decision-chosen = **You chose:** { $what }
decision-better = **Better:** { $what }
decision-because = { $told } – { $facts }.
decision-turned = { $what }, turned another way
decision-no-fact = no single fact shows it: the estimate expects more points by the end
decision-picture-chosen = You: { $what }
decision-picture-better = Better: { $what }
