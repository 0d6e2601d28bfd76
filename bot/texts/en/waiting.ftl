# Weeks at one table: its terms, reminders, stand-ins, seats that change hands, tables that fall asleep.

terms = Terms
terms-title = Terms of the table
terms-help = What you agree on besides the rules. You can change it until the game begins.
pace-hint = How long you have for a decision
pace-live = Live: ten minutes
pace-day = A day
pace-three_days = Three days
pace-week = A week
pace-none = No clock
pace-live-help = You're all here. A reminder after five minutes.
pace-day-help = A reminder after twelve hours and after a day
pace-three_days-help = A reminder at half time and at the end
pace-week-help = A reminder at half time and at the end
pace-none-help = A reminder after a day, after three days, then once a week
lobby-pace = Time for a decision: **{ $pace }**
due-until = Deadline: { $until }

reminder = { $who }, the table is waiting for you. Your turn came { $since }.
reminder-until = { $who }, it's your turn. Your time is up { $until }.
reminder-late = { $count ->
    [one] { $who } is late. It's still their turn.
   *[other] { $who } are late. It's still their turn.
}
reminder-stand-in = { $wanted ->
    [one] Anyone else at the table can let a computer player stand in until they're back.
   *[other] If { $wanted } of the others want it, a computer player stands in until they're back.
}
stand-in = Stand in for { $name }
stand-in-how-strong = How strong should the computer player be that stands in for { $name }? Choose, and it begins.
stand-in-level = Stand in: { $level }
stand-in-begins = { $computer } stands in for { $name } now. { $name } gets the seat back with one press.
stand-in-plays = A computer player is standing in for you. Take your seat back whenever you like: everything you may see is yours again.
stands-in = { $name } · { $computer } stands in
stands-in-level = { $name } · { $computer } stands in ({ $level })
i-am-back = I'm back
welcome-back = Welcome back: you decide again.
take-seat = Take { $name }'s seat
seat-is-yours = The seat is yours. You see what it sees from now on.
reopen = Reopen
reopened = Table { $table } is open again.
table-asleep = Nobody has come by for a long time, so the table has gone to sleep. Anyone who sat here can wake it up.

news-stood-in = A computer player stands in for { $name }.
news-went-away = { $name } is away for a while; a computer player stands in.
news-paused = { $name } is away for a while; the table waits.
news-came-back = { $name } is back.
news-took-seat = { $name } takes the seat and plays on.
news-reopened = The table is awake again.
news-fell-asleep = Nobody has come by for a long time: the table goes to sleep.

refused-stand-in-plays = A computer player is standing in for that seat already.
refused-stand-in-own = That's your own seat: **{ $button-turn }** lets you decide.
refused-nobody-waits = The table isn't waiting for { $name } right now.
refused-not-late-yet = { $name } still has time.
refused-stand-in-wanted = { $missing ->
    [one] Noted. One more person has to want it too, then a computer player stands in for { $name }.
   *[other] Noted. { $missing } more people have to want it too, then a computer player stands in for { $name }.
}
refused-nobody-stands-in = Nobody is standing in for you here: it's your seat.
refused-seat-taken = Somebody was quicker: that seat isn't free any more.
refused-not-asleep = This table isn't asleep.
refused-asleep-too-long = This table has slept too long to be woken up. Open a new one with `/table new`.
refused-away-in-the-past = That moment has passed. Name a day that's still to come.
refused-away-unclear = I don't know when that is. Name a day within the next three months: a date such as 24.12. or 2026-12-24, or a number of days. 0 means that you're back.
refused-bad-term = That can't be set any more. Open the terms again.

away-stand-in = A computer player stands in
away-pause = My tables wait for me
away-until = { $count ->
    [0] I'm back
    [one] Until { $date }, one day
   *[other] Until { $date }, { $count } days
}
away-stood-in = { $count ->
    [0] Have a good time. You're away until { $until }; where a game begins meanwhile, a computer player stands in for you.
    [one] Have a good time. You're away until { $until }. A computer player stands in for you at one table; you can be back any time.
   *[other] Have a good time. You're away until { $until }. A computer player stands in for you at { $count } tables; you can be back any time.
}
away-paused = Have a good time. You're away until { $until }: nobody reminds you before that, and that time doesn't count.
back-at-tables = { $count ->
    [0] Welcome back.
    [one] Welcome back: you decide again at one table.
   *[other] Welcome back: you decide again at { $count } tables.
}
