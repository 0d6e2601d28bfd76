# The next table that waits for somebody.

cmd-next = next
cmd-next-help = Go to the next table that waits for you
next-table = Next table: { $game } ({ $count } waiting)
next-title = **{ $game }** in { $venue }
next-elsewhere = It's your turn at **{ $game }**, it came { $since }.
next-others = { $count ->
    [one] { $count } table more waits for you. `/me tables` lists all of yours.
   *[other] { $count } tables more wait for you. `/me tables` lists all of yours.
}
refused-nothing-waits = No other table waits for you at the moment. `/me tables` lists all of yours.
me-next = Next table
me-next-help = **{ me-next }**: after your decision, the panel leads you to the next table that waits for you.
