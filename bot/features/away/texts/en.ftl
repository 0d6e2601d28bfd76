# Being away: `/me away`.

cmd-away = away
cmd-away-help = Say that you're away for a while: somebody stands in, or your tables wait
cmd-arg-until = until
cmd-arg-until-help = A date such as 24.12. or 2026-12-24, or a number of days; 0 if you're back
cmd-arg-how = how
cmd-arg-how-help = What happens at your tables meanwhile; a computer player stands in if you don't say

refused-away-unclear = I don't know when that is. Name a day within the next three months: a date such as 24.12. or 2026-12-24, or a number of days. 0 means that you're back.

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
