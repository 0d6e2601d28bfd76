# Being away: `/me away`.

cmd-away = away
cmd-away-help = Say that you're away for a while: a computer player stands in, or your tables wait
cmd-arg-until = until
cmd-arg-until-help = A date such as December 24, or a number of days; 0 if you're back
cmd-arg-how = how
cmd-arg-how-help = What your tables do meanwhile (default: a computer player stands in)

refused-away-unclear = I don't understand that date. Name a day within the next three months, such as December 24, or a number of days. 0 means you're back.

away-stand-in = A computer player stands in
away-pause = My tables wait for me
away-until = { $count ->
    [0] I'm back
    [one] Until { $date }, one day
   *[other] Until { $date }, { $count } days
}
away-stood-in = { $count ->
    [0] See you soon. You're away until { $until }; if a game starts meanwhile, a computer player stands in for you.
    [one] See you soon. You're away until { $until }. A computer player stands in for you at one table; come back anytime.
   *[other] See you soon. You're away until { $until }. A computer player stands in for you at { $count } tables; come back anytime.
}
away-paused = See you soon. You're away until { $until }: no reminders until then, and the clock stops.
back-at-tables = { $count ->
    [0] Welcome back.
    [one] Welcome back: you're in control again at one table.
   *[other] Welcome back: you're in control again at { $count } tables.
}
