# The daily castle: one position a day for everybody, its boards, and what a server sets about it.

cmd-daily = daily
cmd-daily-help = The castle of the day: the same position for everyone, one official try
cmd-arg-board = leaderboard
cmd-arg-board-help = Show a leaderboard instead: who has played and how well

daily-title = Daily castle · { $date } · { $game }
daily-alone = You play alone.
daily-with = You play against { $count ->
    [one] { $count } computer player
   *[other] { $count } computer players
} (medium).
daily-intro = Today everyone everywhere gets the same position. You have **one official try**, then you can practice as often as you like. Only you see your game, and you can stop anytime: `/daily` picks it up again.
daily-had = You used today's official try before you asked me to forget you. You can still practice, and tomorrow you start fresh.
daily-changes = The next castle comes at { $ends } your time, { $left }. Your try counts if you finish before then.
daily-fair = Fair shuffle: the SHA-256 of today's seed is `{ $hash }`. The seed is published when the day is over: `/daily`, leaderboard “{ daily-yesterday }”.
daily-begin = Start the official try
daily-practice = Practice
daily-play = Play today's castle
daily-table = Whole table
daily-share = Share
daily-boards = Leaderboards
daily-official = Your official try
daily-practicing = Practice: this game doesn't count
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-place-here = So far in this server: #{ $place } of { $count }
daily-place-everywhere = So far everywhere: #{ $place } of { $count }
daily-streak = { $count ->
    [one] { $count } day
   *[other] { $count } days
} in a row
daily-played = Daily castles played: { $count }
daily-length = A whole game takes about { $presses } presses, ten minutes at most.
daily-turns = **Short form.** Turns: { $turns }.
daily-par = Par { $par }, set by the strong computer player on the same deal: you { $apart }
daily-par-was = Par, set by the strong computer player on the same deal: { $par }
daily-legend = From your first turn to the last: { $much } your average or more, { $some } something, { $nothing } nothing, { $lost } a loss
daily-practice-on = Continue practice
daily-leave-practice = Leave practice
daily-shared-before = *You've already shared it here: { $address }*
daily-shared = **{ $name }** · daily castle, { $date } · { $game }
daily-kept-private = *This server lets me show it only to you. Share it elsewhere, or ask a moderator to allow external apps here.*
daily-notice = **Daily castle**: { $game }, { $count ->
    [0] nobody here has played it yet
    [one] played here today by { $count } person
   *[other] played here today by { $count } people
}
daily-today = Today
daily-yesterday = Yesterday
daily-week = Week
daily-month = Month
daily-week-title = Daily castle: week of { $date }
daily-month-title = Daily castle: month from { $date }
daily-days-help = Each finished day counts: { $first } points for first place, one less for each place after that, at least 1.
daily-board-closed = Today's leaderboard opens once you've finished your official try, so nothing is spoiled.
daily-nobody = Nobody here has finished an official try.
daily-line = **{ $place }. { $name }**: { $told }
daily-days-line = **{ $place }. { $name }**: { $told } ({ $count ->
    [one] { $count } day
   *[other] { $count } days
})
daily-somebody = someone
daily-more = …and { $count } more
daily-seed = Seed of that day: `{ $seed }`. Its SHA-256, shown on the day itself, is `{ $hash }`.
daily-evening = Today it's { $game }. The next castle comes { $left }.

refused-daily-none = There's no daily castle here: no game offers one.
refused-daily-had = { daily-had }
refused-daily-over = That day is over. `/daily` has today's castle.
refused-daily-official-first = Finish your official try first: `/daily` takes you there. Practice comes after it.
refused-daily-unfinished = You can share once your official try is finished. `/daily` takes you there.

server-daily-hint = Where should I post the daily castle?
server-daily = Daily castle: { $channel }
server-daily-none = Daily castle: nowhere
server-daily-hour-hint = At what hour?
server-daily-hour = Daily castle: at { $hour }:00 UTC
server-daily-help = **Daily castle**: once a day, at { $time } your time, I post who played yesterday's castle and how well, with a picture of the best one.
