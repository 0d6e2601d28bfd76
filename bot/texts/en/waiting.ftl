# Weeks at one table: its terms, reminders, stand-ins, seats that change hands, tables that fall asleep.

terms = Table settings
terms-title = Table settings
terms-help = What you agree on besides the rules. You can change it until the game begins.
pace-hint = How much time there is per turn
pace-live = Live: ten minutes
pace-day = A day
pace-three_days = Three days
pace-week = A week
pace-none = No clock
pace-live-help = You're all here. A reminder after five minutes
pace-day-help = A reminder after twelve hours and after a day
pace-three_days-help = A reminder at half time and at the end
pace-week-help = A reminder at half time and at the end
pace-none-help = A reminder after a day, after three days, then once a week
pace-alone = I send reminders only where someone else waits: alone with computer players, you have all the time you like.
lobby-pace = Time per turn: **{ $pace }**
due-until = Deadline: { $until }

reminder = { $who }, the table is waiting for you. Your turn started { $since }.
reminder-until = { $who }, it's your turn. Your time is up { $until }.
reminder-late = { $count ->
    [one] { $who } is late. It's still their turn.
   *[other] { $who } are late. It's still their turn.
}
reminder-stand-in = { $wanted ->
    [one] Anyone else at the table can bring in a computer player until they're back.
   *[other] If { $wanted } of the others agree, a computer player stands in until they're back.
}
stand-in = Computer for { $name }
stand-in-plays = A computer player is standing in for you. Take your seat back whenever you like.
stands-in = { $name } · { $computer } stands in
stands-in-level = { $name } · { $computer } stands in ({ $level })
i-am-back = I'm back
welcome-back = Welcome back: you're in control again.
take-seat = Take { $name }'s seat
reopen = Reopen
reopened = Table { $table } is open again.
table-asleep = Nobody has come by for a long time, so the table has gone to sleep. Anyone who sat here can wake it up.
asleep-until-reopened = Anyone who sat here can wake it up.

news-stood-in = A computer player stands in for { $name }.
news-went-away = { $name } is away for a while; a computer player stands in.
news-went-away-until = { $name } is away until { $until }; a computer player stands in.
news-paused = { $name } is away for a while; the table waits.
news-paused-until = { $name } is away until { $until }; the table waits.
news-came-back = { $name } is back.
news-took-seat = { $name } takes the seat and plays on.
news-reopened = The table is awake again.
news-fell-asleep = Nobody has come by for a long time: the table goes to sleep.

refused-stand-in-plays = A computer player is already in that seat.
refused-stand-in-own = That's your own seat: **{ $button-turn }** lets you decide.
refused-nobody-waits = The table isn't waiting for { $name } right now.
refused-not-late-yet = { $name } still has time.
refused-stand-in-wanted = { $missing ->
    [one] Noted. One more person has to agree before a computer player stands in for { $name }.
   *[other] Noted. { $missing } more people have to agree before a computer player stands in for { $name }.
}
refused-nobody-stands-in = Nobody is standing in for you here: it's your seat.
refused-seat-taken = Someone was quicker: that seat isn't free anymore.
refused-not-asleep = This table isn't asleep.
refused-asleep-too-long = This table has slept too long to be woken up. Open a new one with `/table new`.
refused-away-in-the-past = That day has passed. Choose one that's still to come.
refused-bad-term = You can't change that any longer. Open the table settings again.
