# The daily castle: one position a day for everybody, its boards, and what a server sets about it.

cmd-daily = daily
cmd-daily-help = The castle of the day: one position for everybody, one rated try
cmd-arg-board = board
cmd-arg-board-help = A board instead: who has played and how well

daily-title = Daily castle · { $date } · { $game }
daily-alone = You play alone.
daily-with = You play with { $count ->
    [one] { $count } computer player
   *[other] { $count } computer players
} (fair).
daily-intro = Today everybody everywhere gets the same position. You have **one rated try**, then you can practice as often as you like. Only you see your game, and you can stop at any time: `/daily` takes it up again.
daily-had = You've had your rated try of today, before you asked me to forget you. Practice is open, and tomorrow you begin anew.
daily-changes = The day changes at { $ends } your time, { $left }. Your try counts if you finish it before that.
daily-fair = Fair shuffle: the SHA-256 of today's seed is `{ $hash }`. The seed is published when the day is over, with `/daily` and the board { daily-yesterday }.
daily-begin = Begin the rated try
daily-practice = Practice
daily-play = Play today's castle
daily-table = Whole table
daily-share = Share
daily-boards = Boards
daily-rated = Your rated try
daily-practicing = Practice: this game doesn't count
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-place-here = So far in this server: place { $place } of { $count }
daily-place-everywhere = So far everywhere: place { $place } of { $count }
daily-streak = { $count ->
    [one] { $count } day
   *[other] { $count } days
} in a row
daily-shared = **{ $name }** · daily castle of { $date } · { $game }
daily-kept-private = *This server lets me show it only to you. Share it elsewhere, or ask a moderator to allow external apps here.*
daily-notice = **Daily castle**: { $game }, played here today by { $count ->
    [one] { $count } person
   *[other] { $count } people
}
daily-today = Today
daily-yesterday = Yesterday
daily-week = Week
daily-month = Month
daily-week-title = Daily castle: the week from { $date } on
daily-month-title = Daily castle: the month from { $date } on
daily-days-help = Each day that's over counts: { $first } for the first place, one less for each place below, at least 1.
daily-board-closed = The board of today opens once you've finished your rated try, so that nothing is given away.
daily-nobody = Nobody here has finished a rated try.
daily-line = **{ $place }. { $name }**: { $told }
daily-days-line = **{ $place }. { $name }**: { $told } ({ $count ->
    [one] { $count } day
   *[other] { $count } days
})
daily-somebody = somebody
daily-more = … and { $count } more
daily-seed = Seed of that day: `{ $seed }`. Its SHA-256, shown on the day itself, is `{ $hash }`.
daily-evening = Today it's { $game }. The day changes { $left }.

refused-daily-none = There's no daily castle here: no game offers one.
refused-daily-had = { daily-had }
refused-daily-over = That day is over. `/daily` has today's castle.
refused-daily-rated-first = Finish your rated try first: `/daily` takes you there. Practice comes after it.
refused-daily-unfinished = You can share once your rated try is finished. `/daily` takes you there.

server-daily-hint = Where do I tell of the daily castle?
server-daily = Daily castle: { $channel }
server-daily-none = Daily castle: nowhere
server-daily-hour-hint = From which hour on?
server-daily-hour = Daily castle: at { $hour }:00 UTC
server-daily-help = **Daily castle**: once a day I post who played yesterday's castle and how well, with the best one as a picture. At { $time } your time.
